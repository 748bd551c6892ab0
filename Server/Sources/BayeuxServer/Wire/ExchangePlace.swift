import Synchronization

/// Where an exchange stands with its hub, so that the end of a connection finds its poll.
///
/// Each object that is a ``BayeuxExchange`` has one for as long as it lives.
package final class ExchangePlace: Sendable {
    private enum State {
        /// Its request is answered, or is handled in the call that brought it.
        case free
        case processing
        case abandoned
        case held(SessionHandle, PollToken)
        /// Its last request was a poll, which is answered.
        case answered(SessionHandle, PollToken)
    }

    private let state = Mutex(State.free)

    /// Makes a place that stands for no request yet.
    package init() {}

    /// The request is being handled elsewhere.
    func process() { state.withLock { $0 = .processing } }

    /// The exchange is held for a poll.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The poll.
    /// - Returns: False if the exchange was abandoned while its request was being handled.
    func hold(for handle: SessionHandle, _ token: PollToken) -> Bool {
        state.withLock { state in
            if case .abandoned = state {
                state = .free
                return false
            }
            state = .held(handle, token)
            return true
        }
    }

    /// The exchange is about to get the answer of a poll.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The poll.
    func answer(for handle: SessionHandle, _ token: PollToken) { state.withLock { $0 = .answered(handle, token) } }

    /// Whether the last request was a poll of a session, which is answered.
    ///
    /// - Parameter handle: The session.
    /// - Returns: The poll, if it was.
    func answered(_ handle: SessionHandle) -> PollToken? {
        state.withLock { state in
            guard case .answered(handle, let token) = state else { return nil }
            return token
        }
    }

    /// The last answer was not read.
    ///
    /// - Returns: The poll that it was for, if it was one.
    func lose() -> (SessionHandle, PollToken)? {
        state.withLock { state in
            guard case .answered(let handle, let token) = state else { return nil }
            state = .free
            return (handle, token)
        }
    }

    /// The exchange is about to be answered.
    func clear() { state.withLock { $0 = .free } }

    /// The exchange's connection is gone.
    ///
    /// - Returns: The poll that is held for it, if any.
    func abandon() -> (SessionHandle, PollToken)? {
        state.withLock { state in
            switch state {
            case .held(let handle, let token):
                state = .free
                return (handle, token)
            case .processing:
                state = .abandoned
                return nil
            case .abandoned, .free, .answered: return nil
            }
        }
    }

    /// Whether no request of the exchange is unanswered beyond the call that brought it.
    var isFree: Bool {
        state.withLock { state in
            switch state {
            case .free, .answered: true
            case .processing, .abandoned, .held: false
            }
        }
    }
}
