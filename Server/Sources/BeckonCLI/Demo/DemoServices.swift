import Beckon

/// The sample services of the demo: one for chat, one for each callback scenario of the contract.
enum DemoServices {
    static let chatName = "request-chat"

    static var all: [ServiceOptions] { [chat] + callbacks }

    static var callbackNames: [String] { callbacks.map(\.name) }

    private static var chat: ServiceOptions {
        var options = ServiceOptions(name: chatName, kind: .chat)
        options.clientTimeoutNotification = .seconds(5)
        return options
    }

    private static var callbacks: [ServiceOptions] {
        [
            callback("voice-now-userorig", .userOriginated, .voice, waits: false),
            callback("voice-wait-userorig", .userOriginated, .voice, waits: true),
            callback("voice-now-userterm", .userTerminated, .voice, waits: false),
            callback("voice-wait-userterm", .userTerminated, .voice, waits: true),
            callback("voice-scheduled-userterm", .userTerminated, .voice, waits: true),
            callback("chat-now", .userOriginated, .chat, waits: false),
            callback("chat-wait", .userOriginated, .chat, waits: true),
        ]
    }

    private static func callback(
        _ name: String, _ direction: ServiceOptions.CallDirection, _ media: ServiceOptions.Media, waits: Bool
    ) -> ServiceOptions {
        var options = ServiceOptions(name: name, kind: .callback)
        options.callDirection = direction
        options.media = media
        options.waitForAgent = waits
        options.waitForUserConfirm = waits
        options.snoozeDuration = .seconds(5)
        options.provideCode = direction == .userOriginated && media == .voice
        options.phoneNumber = "+15550100"
        options.clientTimeoutNotification = .seconds(5)
        return options
    }
}
