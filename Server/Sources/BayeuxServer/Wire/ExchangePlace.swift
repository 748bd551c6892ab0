import Synchronization

/// The hub's state of an exchange, so that the hub finds the poll of a connection that closes.
///
/// Each ``BayeuxExchange`` has one for its whole life.
package final class ExchangePlace: Sendable {
    private enum State {
        /// It has no unanswered request, apart from one that is being handled in the call that handed it in.
        case free
        case processing
        case abandoned
        case held(SessionHandle, PollToken)
        /// Its last request was a poll, which has been answered.
        case answered(SessionHandle, PollToken)
    }

    private let state = Mutex(State.free)

    /// Makes a place without a request.
    package init() {}

    /// Records that the request is handled outside of the call that handed it in.
    func process() { state.withLock { $0 = .processing } }

    /// Records that the exchange waits for the answer to a poll.
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

    /// Records that the exchange is about to get the answer to a poll.
    ///
    /// - Parameters:
    ///   - handle: The session.
    ///   - token: The poll.
    func answer(for handle: SessionHandle, _ token: PollToken) { state.withLock { $0 = .answered(handle, token) } }

    /// The poll of the last request, if it was a poll of the given session and has been answered.
    ///
    /// - Parameter handle: The session.
    /// - Returns: The poll; nil if the last request was anything else.
    func answered(_ handle: SessionHandle) -> PollToken? {
        state.withLock { state in
            guard case .answered(handle, let token) = state else { return nil }
            return token
        }
    }

    /// The poll of the last request, with its session; nil unless it was a poll that has been answered.
    var answered: (SessionHandle, PollToken)? {
        state.withLock { state in
            guard case .answered(let handle, let token) = state else { return nil }
            return (handle, token)
        }
    }

    /// Records that the client did not read the last answer.
    ///
    /// - Returns: The poll that was answered; nil if the last request was not a poll.
    func lose() -> (SessionHandle, PollToken)? {
        state.withLock { state in
            guard case .answered(let handle, let token) = state else { return nil }
            state = .free
            return (handle, token)
        }
    }

    /// Records that the exchange is about to be answered.
    func clear() { state.withLock { $0 = .free } }

    /// Records that the exchange's connection is gone.
    ///
    /// - Returns: The poll that the exchange waited for, if any.
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

    /// Whether the exchange has no unanswered request, apart from one in the call that handed it in.
    var isFree: Bool {
        state.withLock { state in
            switch state {
            case .free, .answered: true
            case .processing, .abandoned, .held: false
            }
        }
    }
}
