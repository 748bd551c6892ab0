/// The path and the limits of the Bayeux endpoint over HTTP.
package struct BayeuxEndpoint: Sendable, Equatable {
    /// The path of the endpoint, without a slash at its end.
    ///
    /// Everything below it belongs to the endpoint as well: clients append `/handshake`, `/connect` and so on.
    package let path: String
    /// From how many bytes on an answer is reported, see ``BayeuxReceiver/answered(_:to:)``.
    static let longAnswer = 4_096

    /// The largest request body in bytes; a larger one gets HTTP 413.
    package let maxBodyBytes: Int

    /// Describes an endpoint.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - maxBodyBytes: The largest request body in bytes, at least 1.
    package init(path: String = "/genesys/cometd", maxBodyBytes: Int = 64 << 10) {
        self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
        self.maxBodyBytes = max(1, maxBodyBytes)
    }

    /// Whether a request target belongs to the endpoint.
    ///
    /// - Parameter target: The request target as received, in origin form or absolute.
    /// - Returns: Whether its path is the endpoint's or lies below it.
    package func matches(_ target: String) -> Bool {
        if target.utf8.first == UInt8(ascii: "/") { return matches(pathAndQuery: target[...]) }
        guard let absolute = AbsoluteTarget(target) else { return false }
        return matches(pathAndQuery: absolute.pathAndQuery)
    }

    private func matches(pathAndQuery: Substring) -> Bool {
        let target = pathAndQuery.utf8
        guard target.starts(with: path.utf8) else { return false }
        let next = target.dropFirst(path.utf8.count).first
        return next == nil || next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
    }
}
