/// Why a body as a whole could not be read as Bayeux messages.
public struct BayeuxDecodingError: Error, Sendable, Hashable {
    /// What is wrong with the body.
    public enum Reason: Sendable, Hashable {
        /// It is not JSON; the offset is that of the first wrong byte.
        case malformed(offset: Int)
        /// It is JSON, but neither an object nor an array with at least one object.
        case noMessages
        /// It is too long or has too many messages.
        case tooLarge
    }

    /// What is wrong with the body.
    public let reason: Reason

    /// Makes an error.
    ///
    /// - Parameter reason: What is wrong with the body.
    public init(reason: Reason) {
        self.reason = reason
    }

    /// The error for a reply; its text is safe to show.
    public var bayeuxError: BayeuxError {
        switch reason {
        case .malformed(let offset): BayeuxError(.badRequest, "Body is not valid JSON from byte \(offset) on")
        case .noMessages: BayeuxError(.badRequest, "Body holds no Bayeux messages")
        case .tooLarge: BayeuxError(.tooLarge, "Body is too large")
        }
    }
}
