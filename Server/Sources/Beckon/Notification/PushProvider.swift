package import BeckonTracing
import Synchronization

/// One event in a chat push: its kind, nickname and text.
package struct PushedEvent: Hashable, Sendable {
    package let kind: EventKind
    package let nickname: String
    package var text: String
}

/// The content of a push, before a provider encodes it.
package enum PushContent: Hashable, Sendable {
    /// A chat has new events (tag `chat.newagentmessage`): the notice text and every unfiltered agent event of the owed
    /// range, in order; `lines` is empty when the push text rule forbids content.
    case chat(notice: String, service: ServiceID, chat: ChatID, lines: [PushedEvent], unread: Int)
    /// A callback's next step.
    case callback(service: ServiceID, action: String, alert: String)
    /// A conversation has unread messages, for an app that registered its device with Beckon.
    case conversation(ConversationNotice)
    /// A conversation was read on another device: its notice is removed, and the badge shows what is still unread.
    case withdrawal(conversation: String, badge: Int)
    /// A text without a chat or callback, from `beckon push send`.
    case note(title: String?, body: String)
    /// What a back-end published with a tag (Notification API of GMS).
    case published(tag: String, message: String)
}

/// One push to hand to a push service.
package struct PushRequest: Hashable, Sendable {
    /// The same for every attempt: `apns-id`, a UUID of 8-4-4-4-12 lower-case digits.
    package let id: String
    /// A push replaces the phone's earlier notice with the same collapse id; at most 64 bytes.
    package let collapseID: String
    package var device: Device
    package let content: PushContent
    package let expiresAt: Timestamp
    /// 10 at once, 5 when convenient.
    package let priority: Int
    /// The last uptime at which sending may begin; later another node may have claimed the push.
    package var latestStart: Uptime
    /// Whether the push helps only now: the service must not keep it for a phone that it cannot reach at once.
    package var isOnlyNow = false
    /// Whether an earlier attempt may have been delivered.
    package var isRepeat = false
    /// Whether an attempt that may have been delivered must be the last.
    package var isAtMostOnce = false
    /// How the phone shows it, from the operator's options.
    package var style = PushStyle()
    /// The number on the app's icon; nil leaves it as it is.
    package var badge: Int?
    /// The message of `customhttp` as JSON, in place of the push's own; nil for that one.
    package var payload: [UInt8]?
    /// User and password in base64 for `customhttp`, in place of the provider's own; never logged.
    package var authorization: String?
    /// The trace of what caused it; nil for none, or if it is not known here.
    package var trace: TraceContext?

    package init(
        id: String, collapseID: String, device: Device, content: PushContent, expiresAt: Timestamp, priority: Int,
        latestStart: Uptime = .never
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

/// The outcome of one push at a push service: what is at fault, and when to try again.
package enum PushOutcome: Hashable, Sendable {
    /// The service accepted it.
    case delivered
    /// It was certainly not processed: send it again at once; this does not count as an attempt.
    case unprocessed
    /// It was not sent because there is no capacity now: try again after this time; this does not count as an attempt.
    case held(for: Milliseconds, reason: String)
    /// It may have been delivered: send it again with the same ids.
    case unsure
    /// Try again, after the service's time or else by back-off; with `isDeviceOnly` the service limits this device alone.
    case retry(after: Milliseconds?, reason: String, isDeviceOnly: Bool = false)
    /// The service calls the token dead since a time, nil for now; ``CredentialRecord`` decides whether to believe it.
    ///
    /// With `isStrange` the service does not know the token at all, so it may belong to the other environment.
    case tokenDead(asOf: Timestamp?, reason: String, isStrange: Bool = false)
    /// This message can never be delivered; the token is good.
    case messageBad(reason: String)
    /// It was refused for a reason that tells neither the message's nor the configuration's fault: keep it and try again.
    case unexplained(reason: String)
    /// No push can be delivered with this configuration: keep the pushes and log an error.
    case configurationFault(reason: String)
}

/// The answer about one push of a call.
package struct PushAnswer: Hashable, Sendable {
    /// The push's place among those of the call, from 0.
    package let index: Int
    package let outcome: PushOutcome
    /// The service's id for the accepted push, if it gives one; logs and lists may hold it.
    package let receipt: String?
    /// Whether the outcome was found without asking the service, so that it tells nothing about the credential.
    package let isOwn: Bool

    package init(_ index: Int, _ outcome: PushOutcome, receipt: String? = nil, isOwn: Bool = false) {
        self.index = index
        self.outcome = outcome
        self.receipt = receipt
        self.isOwn = isOwn
    }
}

/// Called with answers as they arrive, on any thread; it must be quick.
package typealias PushReport = @Sendable ([PushAnswer]) -> Void

/// A push service: sends pushes and reports an outcome for each.
package protocol PushProvider: Sendable {
    var kind: PushProviderKind { get }
    /// The credential, which decides the devices that it serves; by default that of the default section.
    var route: PushRoute { get }
    /// How many pushes it can send at once; more would wait inside it while their leases run out.
    var inFlightLimit: Int { get }

    /// Names the receiver that answers about a device; nil when one service answers about all of them.
    func receiver(of device: Device) -> String?

    /// Sends pushes, in their order if the service keeps one.
    ///
    /// Right before a provider writes the first byte of a push, it checks its ``PushRequest/latestStart``; a push past it
    /// is `unprocessed`.
    ///
    /// - Parameters:
    ///   - pushes: The pushes of at most one claim. Every attempt ends within the provider's request time-out.
    ///   - report: Called with one answer for each push, as soon as it is known. A cancelled call reports `unsure` for
    ///     pushes under way. A push without an answer when the call returns counts as `unsure`.
    func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async
}

extension PushProvider {
    package var route: PushRoute { PushRoute(kind) }
    package var inFlightLimit: Int { CredentialGate.limit }

    package func receiver(of device: Device) -> String? { nil }

    /// Sends pushes and waits for the last answer.
    ///
    /// - Parameter pushes: The pushes of at most one claim.
    /// - Returns: One outcome for each push, in the same order.
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

/// The configured credentials, and the choice of one for a device.
package struct PushProviderTable: Sendable {
    private let providers: [PushRoute: any PushProvider]

    /// Makes a table; of two providers with the same route the last is used.
    package init(_ providers: [any PushProvider]) {
        self.providers = Dictionary(providers.map { ($0.route, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// All providers.
    package var all: [any PushProvider] { Array(providers.values) }

    /// Whether the settings have a credential for a route; apps may name sections that do not exist.
    func isConfigured(_ route: PushRoute) -> Bool { providers[route] != nil }

    /// The routes that the settings have a credential for.
    var routes: [PushRoute] { Array(providers.keys) }

    /// How many pushes of a route may be under way at once: the smallest limit of the providers of its kind.
    func inFlightLimit(of route: PushRoute) -> Int {
        let limits = providers.values.filter { $0.kind == route.kind }.map(\.inFlightLimit)
        return min(CredentialGate.limit, limits.min() ?? CredentialGate.limit)
    }

    /// A device as one of the other environment; nil when no credential of that environment would serve it.
    func inOtherEnvironment(_ device: Device) -> Device? {
        var other = device
        other.debug.toggle()
        guard let found = provider(for: other)?.route, found.isDebug == other.debug,
            found != provider(for: device)?.route
        else { return nil }
        return other
    }

    /// The provider that serves a device: the one of its section, else the default one.
    ///
    /// For a development device, each section's credential for development devices is tried first.
    package func provider(for device: Device) -> (any PushProvider)? {
        let kind = device.type.provider
        for name in device.providerName == nil ? [nil] : [device.providerName, nil] {
            for isDebug in device.debug ? [true, false] : [false] {
                if let found = providers[PushRoute(kind, providerName: name, isDebug: isDebug)] { return found }
            }
        }
        return nil
    }
}
