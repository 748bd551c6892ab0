import Foundation
public import ICWSClient
public import ICWSCore
import ICWSMessaging

/// A state that a session's events build up.
///
/// It never hides a message that it cannot read: what can be read is applied, ``problems`` say what cannot, and when a change
/// is missing because of it, the state is stale until the server has sent all of it again.
public protocol SessionState: Sendable {
    /// Whether changes may be missing; the next full state clears it.
    var isStale: Bool { get }
    /// What could not be read of the subscription's last message; empty when it was read whole.
    var problems: [ContractProblem] { get }
    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    mutating func apply(_ event: SessionEvent) -> Bool
}

/// A sequence with the state after each change; it ends with the session.
///
/// Only one task may read it, since reading an event applies it to the state.
public typealias SessionStates<State: SessionState> = AsyncCompactMapSequence<AsyncStream<SessionEvent>, State>

extension AsyncStream<SessionEvent> {
    /// The states that result from the events.
    ///
    /// A message that cannot be read whole is told to the session; when changes are missing because of it, the session asks for
    /// all of the state once, until a message could be read again.
    ///
    /// - Parameters:
    ///   - first: The state before the first event.
    ///   - session: The session.
    ///   - subscription: The path of the state's subscription below `messaging/subscriptions/`, tokens encoded.
    /// - Returns: The state after each event that changed it.
    func states<State: SessionState>(
        _ first: State, in session: ICWSSession, of subscription: String
    ) -> SessionStates<State> {
        let box = StateBox(first)
        return compactMap { event in
            let applied = box.apply(event)
            if let misread = applied.misread, case .message(let message) = event {
                await session.misread(
                    message, misread, renewing: applied.asks ? "messaging/subscriptions/" + subscription : nil)
            }
            return applied.state
        }
    }
}

/// Whether a state is what the server has, as far as is known.
struct Freshness: Sendable, Hashable {
    /// What a state does with a message.
    enum Taken<Kind> {
        /// It is not about this state.
        case other
        /// It changes the state, and nothing of it can be used.
        case unreadable
        /// What could be read.
        case value(Kind)
    }

    private(set) var isStale = true
    private(set) var problems: [ContractProblem] = []

    /// Notes an event that is no message.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - subscription: The path below `messaging/subscriptions/`, tokens encoded.
    /// - Returns: Whether the state changed.
    mutating func note(_ event: SessionEvent, of subscription: String) -> Bool {
        guard event.maySkipMessages(of: subscription), !isStale else { return false }
        isStale = true
        return true
    }

    /// Reads a message of a kind.
    ///
    /// - Parameters:
    ///   - message: A message of any kind.
    ///   - kind: The kind that the state is built from.
    ///   - isOurs: Whether a message of the kind belongs to the state's subscription; one without its required fields does.
    /// - Returns: What to do.
    mutating func take<Kind: MessageContract & ICWS.Messaging.Message.Kind>(
        _ message: ICWS.Messaging.Message, as kind: Kind.Type, where isOurs: (Kind) -> Bool = { _ in true }
    ) -> Taken<Kind> {
        guard let reading = message.reading(as: kind) else { return .other }
        guard let value = reading.value else {
            problems = reading.problems
            isStale = true
            return .unreadable
        }
        guard isOurs(value) else { return .other }
        problems = reading.isWhole ? [] : reading.problems
        // A full state is all that the server has, also where a part of it cannot be read; a delta without a part is not.
        if !value.isDelta { isStale = false } else if !reading.isWhole { isStale = true }
        return .value(value)
    }
}

/// Holds the state between two events.
///
/// `@unchecked Sendable`: `lock` guards the state.
private final class StateBox<State: SessionState>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State
    /// The server was asked for all of the state, and no message could be read whole since.
    private var hasAsked = false

    init(_ state: State) { self.state = state }

    /// What an event does.
    struct Applied {
        /// The state, if it changed.
        var state: State?
        /// What could not be read, if the event is a message that could not be read whole.
        var misread: [ContractProblem]?
        /// Whether the server is to be asked for all of the state.
        var asks = false
    }

    func apply(_ event: SessionEvent) -> Applied {
        lock.withLock {
            guard state.apply(event) else { return Applied() }
            var applied = Applied(state: state)
            guard case .message = event else { return applied }
            guard !state.problems.isEmpty else {
                hasAsked = false
                return applied
            }
            applied.misread = state.problems
            applied.asks = state.isStale && !hasAsked
            hasAsked = hasAsked || applied.asks
            return applied
        }
    }
}

extension SessionEvent {
    /// Whether messages of a subscription may be missing after this event.
    ///
    /// - Parameter subscription: Its path below `messaging/subscriptions/`, tokens encoded.
    /// - Returns: True after a gap, a loss or the end, and when the server refused this subscription.
    func maySkipMessages(of subscription: String) -> Bool {
        switch self {
        case .gap, .lost, .ended: true
        case .subscriptionRefused(let path, _): path == "messaging/subscriptions/" + subscription
        case .connected, .message, .unreadable, .misread: false
        }
    }
}

/// The server refused a view's request.
public struct RefusedError: Error, Sendable, Hashable {
    /// The refusal.
    public var refusal: Refusal
}

extension Answer {
    /// Throws when the answer is a refusal.
    ///
    /// - Returns: The answer itself.
    /// - Throws: ``RefusedError``.
    @discardableResult
    public func orThrow() throws -> Answer {
        if let refusal { throw RefusedError(refusal: refusal) }
        return self
    }
}
