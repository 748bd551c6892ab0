/// One header of a request, its name in lower case.
struct SimulatedHeader: Sendable, Equatable {
    var name: String
    var value: String
}

/// A whole request, in one form for HTTP/2 and HTTP/1.1.
struct SimulatedRequest: Sendable {
    /// The most bytes that a body may have; more is answered with 413.
    static let maximumBodyBytes = 32_768

    /// The number of the connection, 1 for the first that the stand-in accepted.
    var connection: Int
    var method: String
    /// The path with its query, as sent.
    var target: String
    /// Without the pseudo headers of HTTP/2; `host` holds `:authority`.
    var headers: [SimulatedHeader]
    var body: [UInt8]

    /// The path without its query.
    var path: Substring { target[..<(target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)] }

    /// The value of the header, or nil when it is absent; the first when it is repeated.
    func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}
