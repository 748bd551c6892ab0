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

/// The rules of the APNs provider API for one request, apart from its provider token.
///
/// From Apple's "Sending notification requests to APNs" and "Handling notification responses from APNs".
struct APNsRequestCheck: Sendable {
    /// A refusal: status and `reason`.
    struct Refusal: Error, Equatable {
        var status: Int
        var reason: String

        init(_ status: Int, _ reason: String) {
            self.status = status
            self.reason = reason
        }
    }

    private static let pushTypes: Set<String> = [
        "alert", "background", "voip", "location", "complication", "fileprovider", "mdm", "liveactivity",
        "pushtotalk", "widgets", "controls",
    ]
    private static let path = Array("/3/device".utf8)

    /// The topics that the registered keys may send to; nil for any.
    var topics: Set<String>?

    /// Returns the device token, if method and path are valid.
    func token(of request: SimulatedRequest) throws(Refusal) -> String {
        var target = request.target
        let result = target.withUTF8 { Self.token(method: request.method, path: $0.prefix { $0 != UInt8(ascii: "?") }) }
        return try result.get()
    }

    private static func token(method: String, path: Slice<UnsafeBufferPointer<UInt8>>) -> Result<String, Refusal> {
        let slash = UInt8(ascii: "/")
        guard path.starts(with: Self.path) else { return .failure(Refusal(404, "BadPath")) }
        guard method == "POST" else { return .failure(Refusal(405, "MethodNotAllowed")) }
        let rest = path.dropFirst(Self.path.count)
        guard rest.isEmpty || rest.first == slash else { return .failure(Refusal(404, "BadPath")) }
        let token = rest.dropFirst()
        guard !token.isEmpty else { return .failure(Refusal(400, "MissingDeviceToken")) }
        guard !token.contains(slash) else { return .failure(Refusal(404, "BadPath")) }
        return .success(String(decoding: token, as: UTF8.self))
    }

    /// Checks everything that APNs checks after the provider token.
    func check(headers: APNsHeaders, body: [UInt8], token: String) throws(Refusal) {
        if headers.hasDuplicates { throw Refusal(400, "DuplicateHeaders") }
        guard (64...200).contains(token.utf8.count), token.utf8.count.isMultiple(of: 2),
            token.allBytes(Self.isHexDigit)
        else { throw Refusal(400, "BadDeviceToken") }
        try check(topic: headers.topic)
        try check(headers)
        try check(body, pushType: headers.pushType)
    }

    private func check(topic: String?) throws(Refusal) {
        guard let topic, !topic.isEmpty else { throw Refusal(400, "MissingTopic") }
        guard topic.allBytes({ (0x21...0x7E).contains($0) }) else { throw Refusal(400, "BadTopic") }
        if let topics, !topics.contains(topic) { throw Refusal(400, "TopicDisallowed") }
    }

    private func check(_ headers: APNsHeaders) throws(Refusal) {
        guard let type = headers.pushType, Self.pushTypes.contains(type) else { throw Refusal(400, "InvalidPushType") }
        if let id = headers.id, !Self.isUUID(id) { throw Refusal(400, "BadMessageId") }
        if let priority = headers.priority {
            guard priority == "5" || priority == "1" || priority == "10" && type != "background" else {
                throw Refusal(400, "BadPriority")
            }
        } else if type == "background" {
            throw Refusal(400, "BadPriority")
        }
        if let expiration = headers.expiration {
            guard let seconds = Int64(expiration), seconds >= 0 else { throw Refusal(400, "BadExpirationDate") }
        }
        if let collapseID = headers.collapseID, !(1...64).contains(collapseID.utf8.count) {
            throw Refusal(400, "BadCollapseId")
        }
    }

    /// Checks the body; Apple names no reason for one that is not a JSON dictionary, so it counts as an empty payload.
    private func check(_ body: [UInt8], pushType: String?) throws(Refusal) {
        guard body.count <= (pushType == "voip" ? 5_120 : 4_096) else { throw Refusal(413, "PayloadTooLarge") }
        guard let members = SimulatedJSON.parse(body)?.members, !members.isEmpty else {
            throw Refusal(400, "PayloadEmpty")
        }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// Whether a text is a canonical UUID: 32 hexadecimal digits in groups of 8-4-4-4-12.
    private static func isUUID(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.count == 36
                && bytes.indices.allSatisfy { index in
                    index == 8 || index == 13 || index == 18 || index == 23
                        ? bytes[index] == UInt8(ascii: "-") : isHexDigit(bytes[index])
                }
        }
    }
}
