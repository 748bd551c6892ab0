import Synchronization

/// One text of a chat push: an event's type and what it said.
package struct TranscriptLine: Hashable, Sendable {
    package let kind: EventKind
    package let nickname: String
    package var text: String
}

/// What a push says, before a provider spells it.
package enum PushContent: Hashable, Sendable {
    /// A chat has news (tag `chat.newagentmessage`): the notice text and every unfiltered agent event of the debt, in
    /// order; `lines` is empty where the push text rule forbids content.
    case chat(notice: String, service: ServiceID, chat: ChatID, lines: [TranscriptLine], unread: Int)
    /// A callback's next step.
    case callback(service: ServiceID, action: String, alert: String)
    /// A conversation has unread messages, for an app that registered its device with Beckon.
    case conversation(ConversationNotice)
    /// Everything of a conversation was read elsewhere: its notice goes, and the badge shows what is left unread.
    case withdrawal(conversation: String, badge: Int)
    /// A text of its own that belongs to nothing: what `beckon push send` sends.
    case note(title: String?, body: String)
}

/// One push to hand to a push service.
package struct PushRequest: Hashable, Sendable {
    /// The same for every attempt: `apns-id`, a UUID of 8-4-4-4-12 lower-case digits.
    package let id: String
    /// What replaces an earlier notice on the phone: the conversation.
    ///
    /// At most 64 bytes.
    package let collapseID: String
    package let device: Device
    package let content: PushContent
    package let expiresAt: Timestamp
    /// 10 at once, 5 when convenient.
    package let priority: Int
    /// The last uptime in milliseconds at which it may begin: after that its claim may be another node's.
    package var latestStart: Int64
    /// How it looks on the phone, beyond what its content says.
    package var style = PushStyle()
    /// The number on the app's icon; nil leaves it as it is.
    package var badge: Int?

    package init(
        id: String, collapseID: String, device: Device, content: PushContent, expiresAt: Timestamp, priority: Int,
        latestStart: Int64 = .max
    ) {
        self.id = id
        self.collapseID = collapseID
        self.device = device
        self.content = content
        self.expiresAt = expiresAt
        self.priority = priority
        self.latestStart = latestStart
    }
}

/// What became of one push at a push service: whose fault, try again when, is the token dead.
package enum PushOutcome: Hashable, Sendable {
    /// The service took it.
    case delivered
    /// It surely was not processed: send again at once, this was no attempt.
    case unprocessed
    /// Nothing was tried, for there is no place for it now: again after this time, this was no attempt.
    case held(for: Milliseconds, reason: String)
    /// It may have been delivered: send again with the same ids.
    case unsure
    /// Try again, after the time the service named or else by back-off; `isDeviceOnly` says that this device has had too
    /// many while the service is well.
    case retry(after: Milliseconds?, reason: String, isDeviceOnly: Bool = false)
    /// The token is dead since a time, or since now: forget the device unless it was registered later. `isStrange` says
    /// that the service does not know it at all, so that it may be one of the other environment.
    case tokenDead(asOf: Timestamp?, reason: String, isStrange: Bool = false)
    /// This message can never be delivered; the token is good.
    case messageBad(reason: String)
    /// Nothing can be delivered with this configuration; keep the messages and alarm.
    case configurationFault(reason: String)
}

/// What became of one push of a call.
package struct PushAnswer: Hashable, Sendable {
    /// The push's place among those of the call, from 0.
    package let index: Int
    package let outcome: PushOutcome
    /// What the service calls the push that it took, where it names it; logs and lists may hold it.
    package let receipt: String?
    /// Whether it was found here, without asking the service: it says nothing about that.
    package let isOwn: Bool

    package init(_ index: Int, _ outcome: PushOutcome, receipt: String? = nil, isOwn: Bool = false) {
        self.index = index
        self.outcome = outcome
        self.receipt = receipt
        self.isOwn = isOwn
    }
}

/// Hears answers as they come, on any thread; it must be quick.
package typealias PushReport = @Sendable ([PushAnswer]) -> Void

/// A push service.
///
/// Delivers what it is given and says for each what became of it.
package protocol PushProvider: Sendable {
    var kind: PushProviderKind { get }
    /// Whose devices it serves; by default those of the default section.
    var route: PushRoute { get }
    /// How many pushes it can have under way at once; more would wait inside it while their claims run out.
    var inFlightLimit: Int { get }

    /// Sends pushes, in their order where the service keeps one.
    ///
    /// Right before the first byte of a push is written its ``PushRequest/latestStart`` is looked at; one that is past it
    /// is `unprocessed`.
    ///
    /// - Parameters:
    ///   - pushes: At most a claim's worth. Every attempt ends within the provider's request time-out.
    ///   - report: Hears one answer a push, each as soon as it is there. A cancelled call reports `unsure` for what was
    ///     under way. What was not reported when the call returns is taken for `unsure`.
    func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async
}

extension PushProvider {
    package var route: PushRoute { PushRoute(kind) }
    package var inFlightLimit: Int { CredentialGate.limit }

    /// Sends pushes and waits for the last answer.
    ///
    /// - Parameter pushes: At most a claim's worth.
    /// - Returns: One outcome a push, in the same order.
    package func deliver(_ pushes: [PushRequest]) async -> [PushOutcome] {
        let outcomes = OutcomeList(count: pushes.count)
        await deliver(pushes) { outcomes.note($0) }
        return outcomes.all
    }
}

/// Outcomes in the order of their pushes.
private final class OutcomeList: Sendable {
    private let outcomes: Mutex<[PushOutcome]>

    init(count: Int) { outcomes = Mutex(Array(repeating: .unsure, count: count)) }

    var all: [PushOutcome] { outcomes.withLock { $0 } }

    func note(_ answers: [PushAnswer]) {
        outcomes.withLock { for answer in answers { $0[answer.index] = answer.outcome } }
    }
}
