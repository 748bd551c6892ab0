import Synchronization

/// Where the unanswered exchanges stand, so that the end of a connection finds its poll.
final class ExchangeRegistry: Sendable {
    private enum Entry {
        case processing
        case abandoned
        case held(SessionHandle, PollToken)
    }

    private final class Part: Sendable {
        let entries = Mutex<[ObjectIdentifier: Entry]>([:])
    }

    private let parts = (0..<16).map { _ in Part() }

    private func part(of exchange: any BayeuxExchange) -> (Part, ObjectIdentifier) {
        let key = ObjectIdentifier(exchange)
        // Objects are aligned: the low bits say nothing.
        return (parts[(key.hashValue >> 4) & 15], key)
    }

    /// The exchange's request is being handled elsewhere.
    ///
    /// - Parameter exchange: The exchange.
    func process(_ exchange: any BayeuxExchange) {
        let (part, key) = part(of: exchange)
        part.entries.withLock { $0[key] = .processing }
    }

    /// The exchange is held for a poll.
    ///
    /// - Parameters:
    ///   - exchange: The exchange.
    ///   - handle: The session.
    ///   - token: The poll.
    /// - Returns: False if the exchange was abandoned while its request was being handled.
    func hold(_ exchange: any BayeuxExchange, for handle: SessionHandle, _ token: PollToken) -> Bool {
        let (part, key) = part(of: exchange)
        return part.entries.withLock { entries in
            if case .abandoned = entries[key] {
                entries[key] = nil
                return false
            }
            entries[key] = .held(handle, token)
            return true
        }
    }

    /// The exchange is about to be answered.
    ///
    /// - Parameter exchange: The exchange.
    func remove(_ exchange: any BayeuxExchange) {
        let (part, key) = part(of: exchange)
        part.entries.withLock { $0[key] = nil }
    }

    /// The exchange's connection is gone.
    ///
    /// - Parameter exchange: The exchange.
    /// - Returns: The poll that is held for it, if any.
    func abandon(_ exchange: any BayeuxExchange) -> (SessionHandle, PollToken)? {
        let (part, key) = part(of: exchange)
        return part.entries.withLock { entries in
            switch entries[key] {
            case .held(let handle, let token):
                entries[key] = nil
                return (handle, token)
            case .processing:
                entries[key] = .abandoned
                return nil
            case .abandoned, nil: return nil
            }
        }
    }

    /// How many exchanges are unanswered beyond the call that brought them.
    var count: Int {
        parts.reduce(0) { sum, part in sum + part.entries.withLock { $0.count } }
    }
}
