/// The rules of FCM HTTP v1 for the body of `messages:send`.
///
/// From Google's "REST Resource: projects.messages" and "FCM error codes".
struct FCMMessageCheck {
    /// A refusal: HTTP status, `error.status`, `errorCode` of the FcmError detail, and the field at fault.
    struct Refusal: Error, Equatable {
        var httpStatus: Int
        var status: String
        var errorCode: String?
        var field: String?
        var message: String

        static func invalid(_ field: String, _ message: String) -> Refusal {
            Refusal(
                httpStatus: 400, status: "INVALID_ARGUMENT", errorCode: "INVALID_ARGUMENT", field: field,
                message: message)
        }
    }

    /// A valid message: its token, and whether it is only to be validated.
    struct Message: Equatable {
        var token: String
        var isDryRun: Bool
    }

    private static let requestFields: Set<String> = ["message", "validate_only", "validateOnly"]
    private static let messageFields: Set<String> = [
        "name", "data", "notification", "android", "webpush", "apns", "fcm_options", "fcmOptions", "token", "topic",
        "condition",
    ]
    private static let maximumBytes = 4_096

    /// Checks a body.
    static func check(_ body: [UInt8]) throws(Refusal) -> Message {
        guard let request = SimulatedJSON.parse(body), let members = request.members else {
            throw .invalid("", "Invalid JSON payload received.")
        }
        for member in members where !requestFields.contains(member.name) {
            throw .invalid(member.name, "Unknown name \"\(member.name)\": Cannot find field.")
        }
        guard let message = request["message"], let fields = message.members else {
            throw .invalid("message", "The message is missing.")
        }
        for field in fields where !messageFields.contains(field.name) {
            throw .invalid("message.\(field.name)", "Unknown name \"\(field.name)\" at 'message': Cannot find field.")
        }
        guard let token = message["token"]?.string, !token.isEmpty else {
            throw .invalid("message.token", "The registration token is not a valid FCM registration token")
        }
        try check(data: message["data"])
        try check(android: message["android"])
        try checkSize(of: message)
        return Message(token: token, isDryRun: request["validate_only"] == .bool(true))
    }

    private static func check(data: SimulatedJSON?) throws(Refusal) {
        guard let data else { return }
        guard let members = data.members else { throw .invalid("message.data", "data is not an object") }
        for member in members {
            guard member.value.string != nil else {
                throw .invalid("message.data", "Invalid value at 'message.data[..].value' (TYPE_STRING)")
            }
            let isReserved =
                ["from", "gcm"].contains(member.name) || member.name.hasPrefix("google")
                || member.name.hasPrefix("gcm.")
            if isReserved { throw .invalid("message.data", "Invalid data payload key: \(member.name)") }
        }
    }

    private static func check(android: SimulatedJSON?) throws(Refusal) {
        guard let android else { return }
        if let priority = android["priority"]?.string, !["normal", "high"].contains(priority.lowercased()) {
            throw .invalid("message.android.priority", "Invalid value at 'message.android.priority'")
        }
        guard let ttl = android["ttl"] else { return }
        guard let text = ttl.string, text.hasSuffix("s"), let seconds = Double(text.dropLast()),
            (0...2_419_200).contains(seconds)
        else { throw .invalid("message.android.ttl", "Invalid time to live duration") }
    }

    /// Checks the size: keys and values of data and of the notification count, the JSON structure does not.
    private static func checkSize(of message: SimulatedJSON) throws(Refusal) {
        var bytes = 0
        for part in [message["data"], message["notification"]] {
            for member in part?.members ?? [] {
                bytes += member.name.utf8.count + (member.value.string?.utf8.count ?? 0)
            }
        }
        if bytes > maximumBytes {
            throw .invalid("message", "Message is too big: \(bytes) bytes, at most \(maximumBytes)")
        }
    }
}
