package import BeckonJSON

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

/// The answer to a platform's request.
package struct PlatformAnswer: Hashable, Sendable {
    package var status: Int
    package var headers: PlatformHeaders = [:]
    package var body: [UInt8] = []

    /// An answer without a body.
    package static func empty(_ status: Int) -> PlatformAnswer { PlatformAnswer(status: status) }

    /// An answer with a JSON body.
    package static func json(_ status: Int, _ value: JSONValue) -> PlatformAnswer {
        PlatformAnswer(status: status, headers: ["content-type": "application/json"], body: value.encoded())
    }
}

/// The headers of a request or an answer, in their order; names are compared without case.
package struct PlatformHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A header.
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package private(set) var fields: [Field]

    package init(_ fields: [Field] = []) { self.fields = fields }

    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field($0, $1) }
    }

    /// The first value of a header; setting it replaces all its values, nil removes them.
    package subscript(name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.append(Field(name, newValue)) }
        }
    }
}
