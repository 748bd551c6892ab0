import Foundation
public import ICWSClient

/// A state that is put together from what happens in a session.
public protocol SessionState: Sendable {
    /// Whether changes may have been missed; the next full state ends it.
    var isStale: Bool { get }
    /// Takes an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    mutating func apply(_ event: SessionEvent) -> Bool
}

/// The states of something in a session, each time it changes; it ends with the session.
///
/// One task reads it: the state is put together as it is read.
public typealias SessionStates<State: SessionState> = AsyncCompactMapSequence<AsyncStream<SessionEvent>, State>

extension AsyncStream<SessionEvent> {
    /// The states that the events make.
    ///
    /// - Parameter first: The state before the first event.
    /// - Returns: Each state that is another one than before.
    func states<State: SessionState>(_ first: State) -> SessionStates<State> {
        let box = StateBox(first)
        return compactMap { box.apply($0) }
    }
}

/// A state between two events.
///
/// `@unchecked Sendable`: the state is touched only inside `lock`.
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
    /// - Returns: True if they may.
    func maySkipMessages(of subscription: String) -> Bool {
        switch self {
        case .gap, .lost, .ended: true
        case .subscriptionRefused(let path, _): path == "messaging/subscriptions/" + subscription
        case .connected, .message, .unreadable: false
        }
    }
}

/// The server refused what a view needs.
public struct RefusedError: Error, Sendable, Hashable {
    /// Why.
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
