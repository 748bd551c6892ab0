@testable import Beckon

/// Pushes for tests.
enum Requests {
    static let deviceToken = String(repeating: "0123456789abcdef", count: 4)

    /// A token of a device of its own.
    static func deviceToken(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 64 - digits.count) + digits
    }

    static func id(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    static func callback(
        _ number: Int = 1, type: PushType = .ios, token: String = deviceToken, priority: Int = 10,
        expiresIn seconds: Int64 = 3_600
    ) -> PushRequest {
        PushRequest(
            id: id(number), collapseID: "callback-\(number)", device: device(type, token),
            content: .callback(
                service: ServiceID("3SQI3S31693JL9L3R00506T40C000U73"), action: "get-dialog-start-chat",
                alert: "Agent is available right now"),
            expiresAt: SystemTime().now.advanced(by: .seconds(seconds)), priority: priority)
    }

    static func chat(
        _ number: Int = 1, type: PushType = .fcm, token: String = "registration-token",
        notice: String = "New message from Agent", lines: [PushedEvent] = []
    ) -> PushRequest {
        PushRequest(
            id: id(number), collapseID: "chat-\(number)", device: device(type, token),
            content: .chat(
                notice: notice, service: ServiceID("180-e941460d-1eb0-4f0b-9022-b99ca9ee41f7"), chat: ChatID("c1"),
                lines: lines, unread: lines.count),
            expiresAt: SystemTime().now.advanced(by: .seconds(3_600)), priority: 10)
    }

    static func note(
        _ number: Int = 1, type: PushType = .ios, token: String = deviceToken, title: String? = "Title",
        body: String = "Body"
    ) -> PushRequest {
        PushRequest(
            id: id(number), collapseID: "note-\(number)", device: device(type, token),
            content: .note(title: title, body: body), expiresAt: SystemTime().now.advanced(by: .seconds(3_600)),
            priority: 10)
    }

    static func line(_ text: String) -> PushedEvent {
        PushedEvent(kind: .messageText, nickname: "Kristi", text: text)
    }

    private static func device(_ type: PushType, _ token: String) -> Device {
        Device(type: type, token: token, registeredAt: Timestamp(milliseconds: 0))
    }
}
