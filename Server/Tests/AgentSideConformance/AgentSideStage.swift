package import Beckon
package import BeckonNode

/// An agent side with its agents and its place to work, as a check meets it.
package protocol AgentSideStage: Sendable {
    /// Which agent side it is.
    var name: AgentSideName { get }
    /// What a node has to be built with to deliver to it; none for an agent side that reads by itself.
    var agentSides: [any AgentSide] { get }

    /// Whether agents see how far the customer has read; where not, receipts are accepted and nobody is told.
    var carriesReceipts: Bool { get }
    /// Whether its receipts tell read events from such that only reached a device.
    var carriesReading: Bool { get }
    /// Whether agents can send the address of a page, and notices, as what they are.
    var carriesPagesAndNotices: Bool { get }

    /// Over which node agents act and read from now on.
    func plug(into node: Node)
    /// Whether the agent side can be reached.
    func setReachable(_ isReachable: Bool)
    /// Which messages of customers the agent side refuses from now on, by what they hold.
    func refuse(_ refusal: StageRefusal)

    /// An agent does something at the agent side's own surface.
    ///
    /// - Returns: Whether it was taken.
    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool
    /// An agent tells what became of a callback.
    ///
    /// - Returns: Whether it was taken.
    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool
    /// What agents have been shown of a chat.
    func screen(of chat: ChatID) async throws -> AgentScreen
}

extension AgentSideStage {
    /// True: most agent sides show receipts.
    package var carriesReceipts: Bool { true }
    /// True, if it shows receipts.
    package var carriesReading: Bool { carriesReceipts }
    /// True: most agent sides tell them from texts.
    package var carriesPagesAndNotices: Bool { true }
}

/// What an agent side refuses.
package enum StageRefusal: Hashable, Sendable {
    case nothing
    /// Every message that holds these words.
    case words(String)
    /// The same, with a page of this status from something before the agent side.
    case page(String, status: Int)
    case everything

    /// The status of a refusal that has not the agent side's own.
    package var status: Int? { if case .page(_, let status) = self { status } else { nil } }

    /// Whether a text is refused.
    package func refuses(_ text: String) -> Bool {
        switch self {
        case .nothing: false
        case .words(let words), .page(let words, _): text.contains(words)
        case .everything: true
        }
    }
}

/// What an agent does.
package enum StageAct: Hashable, Sendable {
    case join
    case say(String, key: String)
    case type
    case pushURL(String, key: String)
    case notice(String, key: String)
    case transfer(to: StageAgent, key: String)
    case leave(key: String)
    case end
}

/// The agents there are.
package enum StageAgent: String, Hashable, Sendable, CaseIterable {
    case kim
    case lee

    /// The name that customers see.
    package var nickname: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What agents see of a chat.
package struct AgentScreen: Hashable, Sendable {
    /// The data attached to the chat; nil while it was not shown.
    package var data: [String: String]?
    /// What the customer did, in the order in which it was shown: position, kind and text.
    package var events: [String] = []
    /// What is said of a customer who is away.
    package var notice: String?
    package var receipt = ReceiptMark()

    package init() {}

    /// Adds an event as it was shown.
    package mutating func show(position: Int, kind: String, text: String) {
        events.append("\(position) \(kind) \(text)")
    }
}
