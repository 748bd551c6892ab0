import Foundation
public import ICWSClient

/// A state that a session's events build up.
public protocol SessionState: Sendable {
    /// Whether changes may be missing; the next full state clears it.
    var isStale: Bool { get }
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
    /// - Parameter first: The state before the first event.
    /// - Returns: The state after each event that changed it.
    func states<State: SessionState>(_ first: State) -> SessionStates<State> {
        let box = StateBox(first)
        return compactMap { box.apply($0) }
    }
}

/// Holds the state between two events.
///
/// `@unchecked Sendable`: `lock` guards the state.
private final class StateBox<State: SessionState>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    init(_ state: State) { self.state = state }

    func apply(_ event: SessionEvent) -> State? {
        lock.withLock { state.apply(event) ? state : nil }
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
        case .connected, .message, .unreadable: false
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
