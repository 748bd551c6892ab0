/// A kind of callback: a name and the options of its request.
public struct CallbackScenario: Sendable, Hashable {
    /// The name of the matching sample service.
    let name: String
    /// The options of the request.
    let options: [String: String]

    /// Makes a scenario of your own.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - options: The options of the request.
    public init(name: String, options: [String: String]) {
        self.name = name
        self.options = options
    }

    private init(_ name: String, direction: String, waits: Bool, media: String) {
        self.init(
            name: name,
            options: [
                "_call_direction": direction, "_media_type": media,
                "_wait_for_agent": waits ? "true" : "false", "_wait_for_user_confirm": waits ? "true" : "false",
            ])
    }

    /// The customer calls at once.
    public static let voiceNowUserOriginated = CallbackScenario(
        "voice-now-userorig", direction: "USERORIGINATED", waits: false, media: "voice")
    /// The customer calls when an agent is ready.
    public static let voiceWaitUserOriginated = CallbackScenario(
        "voice-wait-userorig", direction: "USERORIGINATED", waits: true, media: "voice")
    /// The customer is called at once.
    public static let voiceNowUserTerminated = CallbackScenario(
        "voice-now-userterm", direction: "USERTERMINATED", waits: false, media: "voice")
    /// The customer is called when an agent is ready.
    public static let voiceWaitUserTerminated = CallbackScenario(
        "voice-wait-userterm", direction: "USERTERMINATED", waits: true, media: "voice")
    /// The customer is called at a chosen time: the request needs a desired time.
    public static let voiceScheduledUserTerminated = CallbackScenario(
        "voice-scheduled-userterm", direction: "USERTERMINATED", waits: true, media: "voice")
    /// A chat at once.
    public static let chatNow = CallbackScenario(
        "chat-now", direction: "USERORIGINATED", waits: false, media: "chat")
    /// A chat when an agent is ready.
    public static let chatWait = CallbackScenario(
        "chat-wait", direction: "USERORIGINATED", waits: true, media: "chat")

    /// All scenarios of the contract.
    static let all = [
        voiceNowUserOriginated, voiceWaitUserOriginated, voiceNowUserTerminated, voiceWaitUserTerminated,
        voiceScheduledUserTerminated, chatNow, chatWait,
    ]
}
