/// Why a body holds no Bayeux messages that could be answered one by one.
public struct BayeuxDecodingError: Error, Sendable, Hashable {
    /// What the body's fault is.
    public enum Reason: Sendable, Hashable {
        /// It is not JSON; the byte offset of the fault is given.
        case malformed(offset: Int)
        /// It is JSON, but neither an object nor an array with at least one object.
        case noMessages
        /// It is too long or has too many messages.
        case tooLarge
    }

    /// What the body's fault is.
    public let reason: Reason

    /// Makes an error.
    ///
    /// - Parameter reason: What the body's fault is.
    public init(reason: Reason) {
        self.reason = reason
    }

    /// The same as the error of a reply; safe to show.
    public var bayeuxError: BayeuxError {
        switch reason {
        case .malformed(let offset): BayeuxError(.badRequest, "Body is not valid JSON from byte \(offset) on")
        case .noMessages: BayeuxError(.badRequest, "Body holds no Bayeux messages")
        case .tooLarge: BayeuxError(.tooLarge, "Body is too large")
        }
    }
}
