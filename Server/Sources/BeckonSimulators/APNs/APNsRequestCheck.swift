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
    private static let onceOnly = [
        "apns-id", "apns-topic", "apns-push-type", "apns-priority", "apns-expiration", "apns-collapse-id",
        "authorization",
    ]

    /// The topics that the registered keys may send to; nil for any.
    var topics: Set<String>?

    /// The device token, when method and path are right.
    func token(of request: SimulatedRequest) throws(Refusal) -> String {
        let path = request.path.utf8
        let slash = UInt8(ascii: "/")
        guard path.starts(with: Self.path) else { throw Refusal(404, "BadPath") }
        guard request.method == "POST" else { throw Refusal(405, "MethodNotAllowed") }
        let rest = path.dropFirst(Self.path.count)
        guard rest.isEmpty || rest.first == slash else { throw Refusal(404, "BadPath") }
        let token = rest.dropFirst()
        guard !token.isEmpty else { throw Refusal(400, "MissingDeviceToken") }
        guard !token.contains(slash) else { throw Refusal(404, "BadPath") }
        return String(Substring(token))
    }

    /// Everything that APNs looks at after the provider token.
    func check(_ request: SimulatedRequest, token: String) throws(Refusal) {
        for name in Self.onceOnly where request.count(of: name) > 1 { throw Refusal(400, "DuplicateHeaders") }
        guard (64...200).contains(token.utf8.count), token.utf8.count.isMultiple(of: 2),
            token.utf8.allSatisfy(Self.isHexDigit)
        else { throw Refusal(400, "BadDeviceToken") }
        try checkTopic(request)
        try checkHeaders(request)
        try checkPayload(request)
    }

    private func checkTopic(_ request: SimulatedRequest) throws(Refusal) {
        guard let topic = request.header("apns-topic"), !topic.isEmpty else { throw Refusal(400, "MissingTopic") }
        guard topic.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw Refusal(400, "BadTopic") }
        if let topics, !topics.contains(topic) { throw Refusal(400, "TopicDisallowed") }
    }

    private func checkHeaders(_ request: SimulatedRequest) throws(Refusal) {
        guard let type = request.header("apns-push-type"), Self.pushTypes.contains(type) else {
            throw Refusal(400, "InvalidPushType")
        }
        if let id = request.header("apns-id"), !Self.isUUID(id) { throw Refusal(400, "BadMessageId") }
        if let priority = request.header("apns-priority") {
            let allowed = type == "background" ? ["5", "1"] : ["10", "5", "1"]
            guard allowed.contains(priority) else { throw Refusal(400, "BadPriority") }
        } else if type == "background" {
            throw Refusal(400, "BadPriority")
        }
        if let expiration = request.header("apns-expiration") {
            guard let seconds = Int64(expiration), seconds >= 0 else { throw Refusal(400, "BadExpirationDate") }
        }
        if let collapseID = request.header("apns-collapse-id"), !(1...64).contains(collapseID.utf8.count) {
            throw Refusal(400, "BadCollapseId")
        }
    }

    /// The vendor names no reason for a body that is not a JSON dictionary; it is treated as having no payload.
    private func checkPayload(_ request: SimulatedRequest) throws(Refusal) {
        let limit = request.header("apns-push-type") == "voip" ? 5_120 : 4_096
        guard request.body.count <= limit else { throw Refusal(413, "PayloadTooLarge") }
        guard let members = SimulatedJSON.parse(request.body)?.members, !members.isEmpty else {
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

    /// A canonical UUID: 32 hexadecimal digits in groups of 8-4-4-4-12.
    private static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(isHexDigit)
    }
}
