package import BeckonJSON

/// The answer to a platform's request.
package struct PlatformAnswer: Hashable, Sendable {
    package var status: Int
    package var headers: PlatformHeaders
    package var body: [UInt8]

    package init(status: Int, headers: PlatformHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer without a body.
    package static func empty(_ status: Int) -> PlatformAnswer { PlatformAnswer(status: status) }

    /// An answer with a JSON body.
    package static func json(_ status: Int, _ value: JSONValue) -> PlatformAnswer {
        PlatformAnswer(status: status, headers: ["content-type": "application/json"], body: value.encoded())
    }
}
