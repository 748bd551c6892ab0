/// The headers that APNs reads, taken from a request in one pass; of a repeated header the first counts.
struct APNsHeaders: Sendable {
    private(set) var id: String?
    private(set) var topic: String?
    private(set) var pushType: String?
    private(set) var priority: String?
    private(set) var expiration: String?
    private(set) var collapseID: String?
    private(set) var authorization: String?
    /// Whether one of them was sent more than once.
    private(set) var hasDuplicates = false

    /// Reads them from a request.
    ///
    /// - Parameter headers: All headers of a request.
    init(_ headers: [SimulatedHeader]) {
        for header in headers {
            let isNew =
                switch header.name {
                case "apns-id": Self.note(header, in: &id)
                case "apns-topic": Self.note(header, in: &topic)
                case "apns-push-type": Self.note(header, in: &pushType)
                case "apns-priority": Self.note(header, in: &priority)
                case "apns-expiration": Self.note(header, in: &expiration)
                case "apns-collapse-id": Self.note(header, in: &collapseID)
                case "authorization": Self.note(header, in: &authorization)
                default: true
                }
            if !isNew { hasDuplicates = true }
        }
    }

    private static func note(_ header: SimulatedHeader, in value: inout String?) -> Bool {
        guard value == nil else { return false }
        value = header.value
        return true
    }
}
