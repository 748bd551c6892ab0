import Beckon
import BeckonEdge
import BeckonJSON

/// Reads the bodies of the Notification API (gms-push §2).
struct GMSNotificationRequest {
    private let root: JSONObject
    private let details: JSONObject

    /// - Throws: ``Fault`` for anything but an object.
    init(_ body: [UInt8]) throws(Fault) {
        guard let root = try? JSONValue(parsing: body).object else {
            throw Fault(.badRequest, "The body must be a JSON object.")
        }
        self.root = root
        details = root["notificationDetails"]?.object ?? [:]
    }

    /// What a subscription asks for.
    ///
    /// - Parameters:
    ///   - user: The header `gms_user`.
    ///   - lifetime: How long it lasts unless it says so.
    /// - Returns: The wish.
    /// - Throws: ``Fault``.
    func wish(user: String?, lifetime: Milliseconds) throws(Fault) -> NotificationService.Wish {
        NotificationService.Wish(
            subscriber: try required("subscriberId", in: root), filter: try required("filter", in: root),
            channel: try channel(user: user), language: try language(),
            authorization: try text("authorization", in: root, limit: TextLimit.token),
            lifetime: try expiry(otherwise: lifetime))
    }

    /// Where the notification of a publication goes; nil for all subscriptions.
    func direct(user: String?) throws(Fault) -> NotificationSubscription.Channel? {
        root["notificationDetails"] == nil ? nil : try channel(user: user)
    }

    /// What is published; a direct one needs no tag.
    func notification(isDirect: Bool) throws(Fault) -> PublishedNotification {
        let message: String
        switch root["message"] {
        case .string(let text)?: message = text
        case .object(let object)?: message = String(decoding: JSONValue.object(object).encoded(), as: UTF8.self)
        default: throw Fault(.badRequest, "The member message is missing.")
        }
        guard !message.isEmpty, message.utf8.count <= PublishedNotification.longestMessage,
            !message.utf8.contains(0)
        else { throw .badValue("message") }
        let tag = isDirect ? try first("tag", in: [root]) : try required("tag", in: root)
        return PublishedNotification(
            tag: tag ?? "", message: message, isKey: root["mediaType"]?.string?.lowercased() == "localizestring")
    }

    /// The language may stand at each of the three levels.
    func language() throws(Fault) -> String? {
        try first("language", in: [root, details, properties])
    }

    private var properties: JSONObject { details["properties"]?.object ?? [:] }

    private func channel(user: String?) throws(Fault) -> NotificationSubscription.Channel {
        let word = try required("type", in: details).lowercased()
        if word == "comet" {
            guard let user else { throw Fault(.badRequest, "The type comet needs the header gms_user.") }
            return .comet(user: user)
        }
        let token = try required("deviceId", in: details, limit: TextLimit.token)
        // Other types are ignored, as in GMS.
        guard let type = PushType(rawValue: word) else { return .unknown(type: word) }
        return .push(
            PushTarget(
                type: type, token: token, debug: Self.isTrue(details["debug"] ?? properties["debug"]),
                providerName: try first("providerName", in: [root, details])))
    }

    private func expiry(otherwise fallback: Milliseconds) throws(Fault) -> Milliseconds {
        guard let value = root["expire"], value != .null else { return fallback }
        // A longer time counts as the longest, one below a second is none.
        let range = 0...Int(NotificationSubscription.longestLifetime.count / 1_000)
        let text = value.string ?? (value.double == nil ? "" : String(decoding: value.encoded(), as: UTF8.self))
        guard let seconds = WholeNumber.clamped(text, to: range), seconds > 0 else { throw .badValue("expire") }
        return .seconds(Int64(seconds))
    }

    private static func isTrue(_ value: JSONValue?) -> Bool {
        value == .bool(true) || value?.string?.lowercased() == "true"
    }

    private func required(
        _ name: String, in object: JSONObject, limit: Int = TextLimit.name
    ) throws(Fault) -> String {
        guard let text = try text(name, in: object, limit: limit) else {
            throw Fault(.badRequest, "The member \(name) is missing.")
        }
        return text
    }

    /// The first text of a name.
    private func first(_ name: String, in objects: [JSONObject]) throws(Fault) -> String? {
        for object in objects {
            if let text = try text(name, in: object) { return text }
        }
        return nil
    }

    /// A text; nil where it is missing or empty.
    private func text(
        _ name: String, in object: JSONObject, limit: Int = TextLimit.name
    ) throws(Fault) -> String? {
        guard let value = object[name], value != .null else { return nil }
        guard let text = value.string, text.utf8.count <= limit, !ControlCharacters.occur(in: text) else {
            throw .badValue(name)
        }
        return text.isEmpty ? nil : text
    }
}
