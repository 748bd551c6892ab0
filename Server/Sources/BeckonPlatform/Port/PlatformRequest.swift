/// A request of a platform, such as a webhook, as it arrived.
package struct PlatformRequest: Sendable {
    package var method: String
    /// The segments of the path after the agent side's name, decoded.
    package var path: [String]
    package var query: [String: String]
    package var headers: PlatformHeaders
    /// The body's raw bytes, at most 1 MiB: signatures are made over them.
    package var body: [UInt8]

    package init(
        method: String = "POST", path: [String], query: [String: String] = [:], headers: PlatformHeaders = [:],
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}
