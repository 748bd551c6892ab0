import Beckon
import BeckonJSON

/// How a callback stands (`CallbackStatusResponse`, icws §8).
///
/// The documents name no values of `state`. So it reads the words of interactions widely, and takes what it does not know as waiting.
struct WebCallbackView: Hashable, Sendable {
    enum Stage: Hashable, Sendable {
        case waiting
        /// An agent has it and calls the customer.
        case talking
        case over
    }

    private static let talking: Set<String> = ["active", "connected", "talking", "held", "onhold", "processing"]
    private static let over: Set<String> = [
        "ended", "disconnected", "internaldisconnect", "externaldisconnect", "completed", "complete", "closed", "over",
    ]
    private static let waiting: Set<String> = [
        "waiting", "offering", "alerting", "initializing", "queued", "scheduled", "none", "system", "messaging",
        "voicemail", "proceeding", "dialing", "suspended", "parked", "new",
    ]

    let stage: Stage
    /// The state in letters of its own, when it is none that is known.
    let unknown: String?

    init(_ json: JSONValue) { self.init(state: json["state"]?.string ?? "") }

    init(state: String) {
        let word = String(state.lowercased().filter(\.isLetter).prefix(40))
        stage = Self.over.contains(word) ? .over : Self.talking.contains(word) ? .talking : .waiting
        unknown = stage == .waiting && !Self.waiting.contains(word) ? word : nil
    }

    /// What is to be reported of a call, in order.
    ///
    /// A callback that is over and was not seen with an agent reached nobody.
    static func reports(_ stage: Stage, of call: OpenCall) -> [CallbackReport] {
        switch stage {
        case .waiting: []
        case .talking: call.isConnected ? [] : [CallbackReport(.connect, attempt: call.attempt)]
        case .over: [call.isConnected ? CallbackReport(.complete) : CallbackReport(.noAnswer, attempt: call.attempt)]
        }
    }
}

/// Where a callback is at PureConnect, as it is noted with Beckon's callback.
struct WebCallbackReference: Hashable, Sendable {
    /// The address of the server that took it.
    let server: String
    let callback: String
    /// The customer's id there.
    let participant: String

    init(server: String, callback: String, participant: String) {
        self.server = server
        self.callback = callback
        self.participant = participant
    }

    init?(_ text: String) {
        guard let json = try? JSONValue(parsing: Array(text.utf8)), let server = json["server"]?.string,
            let callback = json["callback"]?.string, let participant = json["participant"]?.string
        else { return nil }
        self.init(server: server, callback: callback, participant: participant)
    }

    /// The text that is noted.
    var text: String {
        let json: JSONValue = [
            "server": .string(server), "callback": .string(callback), "participant": .string(participant),
        ]
        return String(decoding: json.encoded(), as: UTF8.self)
    }
}
