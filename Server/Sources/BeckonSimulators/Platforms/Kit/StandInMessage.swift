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

    /// The body as JSON; null if it is none.
    package var json: SimulatedJSON { SimulatedJSON.parse(body) ?? .null }
}

/// The answer of a stand-in for a platform.
package struct StandInAnswer: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package init(_ status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer in JSON.
    package init(_ status: Int = 200, json: SimulatedJSON) {
        self.init(status, headers: [("content-type", "application/json")], body: json.bytes)
    }

    /// A refusal in the form of the stand-ins' own interface.
    static func refusal(_ status: Int, _ words: String) -> StandInAnswer {
        StandInAnswer(status, json: ["error": .string(words)])
    }
}
