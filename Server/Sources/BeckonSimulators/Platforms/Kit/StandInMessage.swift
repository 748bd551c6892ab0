import BeckonCrypto

/// A request to a stand-in for a platform.
package struct StandInRequest: Sendable {
    package var method: String
    /// The segments of the path, decoded.
    package var path: [String]
    package var query: [String: String]
    /// Names are in lower case; of a repeated header the last one counts.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(
        method: String, path: [String], query: [String: String], headers: [String: String], body: [UInt8]
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    init(_ request: SimulatedRequest) {
        let target = StandInTarget(request.target)
        self.init(
            method: request.method, path: target.path, query: target.query,
            headers: Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
            body: request.body)
    }

    /// The body as JSON; null if it is none.
    package var json: SimulatedJSON { SimulatedJSON.parse(body) ?? .null }
}

extension SimulatedAnswer {
    /// An answer in JSON.
    package init(_ status: Int = 200, json: SimulatedJSON) {
        self.init(status, headers: [("content-type", "application/json")], body: json.bytes)
    }

    /// A refusal in the form of the stand-ins' own interface.
    static func refusal(_ status: Int, _ words: String) -> SimulatedAnswer {
        SimulatedAnswer(status, json: ["error": .string(words)])
    }
}

/// Ids that a stand-in makes of words.
enum StandInID {
    /// A UUID that is the same for the same words.
    static func of(_ first: String, _ second: String) -> String {
        let digits = SHA256.hash(data: Array("\(first)/\(second)".utf8)).prefix(16).hexadecimal
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
            String(Array(digits)[range])
        }
        return parts.joined(separator: "-")
    }
}
