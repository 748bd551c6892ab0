import Beckon

extension StoreError {
    /// Makes the error of a failure before the commit: nothing was written.
    init(_ failure: ConnectionFailure) {
        switch failure {
        case .unreachable(let words): self.init(.unavailable, "the database cannot be reached: \(words)")
        case .down: self.init(.unavailable, "the database cannot be reached")
        case .lost: self.init(.unavailable, "the connection to the database broke")
        case .timedOut: self.init(.unavailable, "the database did not answer in time")
        case .server(let error): self.init(Self.code(of: error), error.text, cause: error)
        case .unusable(let words): self.init(.unusable, words)
        }
    }

    /// Returns the code for the caller that corresponds to a server's code.
    private static func code(of error: ServerError) -> Code {
        if error.sqlState == "53100" { return .full }
        // Data that does not fit, including a text that is too long for an index.
        if ["22", "54"].contains(error.sqlState.prefix(2)) { return .refused }
        // Violated constraints, missing tables or permissions, damaged pages: another attempt cannot succeed.
        return ["23", "28", "3D", "3F", "42", "XX"].contains(error.sqlState.prefix(2)) ? .unusable : .unavailable
    }
}
