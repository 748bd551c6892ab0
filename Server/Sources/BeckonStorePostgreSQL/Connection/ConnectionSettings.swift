package import Beckon
import CLibPQ

/// How to reach the database: everything that libpq understands in a URL, and defaults for what it does not say.
package struct ConnectionSettings: Sendable {
    /// libpq's names and values, in libpq's order.
    let values: [(name: String, value: String)]
    /// How long the server may take for one exchange.
    let limit: Milliseconds
    /// Shared by all connections that are made with these settings.
    let pulse = DatabasePulse()

    /// What holds when the URL says nothing else: a server that does not answer is noticed within seconds.
    ///
    /// A standby cannot take what is written, so one of several hosts that is the primary is looked for.
    private static let defaults = [
        "connect_timeout": "2", "keepalives_idle": "10", "keepalives_interval": "3", "keepalives_count": "3",
        "tcp_user_timeout": "10000", "target_session_attrs": "read-write", "application_name": "beckon",
    ]

    /// What the engine depends on, whatever the URL says.
    private static let fixed = ["client_encoding": "UTF8"]

    /// - Parameters:
    ///   - url: `postgresql://…`, with any of libpq's settings after a `?`.
    ///   - limit: how long the server may take for one exchange.
    /// - Throws: ``StoreError`` with `unusable` when libpq does not understand the URL.
    package init(url: String, limit: Milliseconds = .seconds(10)) throws(StoreError) {
        var message: UnsafeMutablePointer<CChar>?
        guard let options = PQconninfoParse(url, &message) else {
            defer { PQfreemem(message) }
            throw StoreError(.unusable, Self.advice(on: message.map { String(cString: $0) } ?? ""))
        }
        defer { PQconninfoFree(options) }
        var values: [(name: String, value: String)] = []
        var option = options
        while let keyword = option.pointee.keyword {
            let name = String(cString: keyword)
            let given = option.pointee.val.map { String(cString: $0) }
            if let value = Self.fixed[name] ?? given ?? Self.defaults[name] { values.append((name, value)) }
            option += 1
        }
        self.values = values
        self.limit = limit
    }

    /// libpq's own words may repeat the URL with its password; only those about a setting's name are passed on.
    private static func advice(on message: String) -> String {
        let words = message.split(separator: "\n").first.map(String.init) ?? ""
        let isName = words.hasPrefix("invalid URI query parameter") || words.hasPrefix("invalid connection option")
        return "the database URL is not understood"
            + (isName ? ": \(words)" : ": write postgresql://user:password@host:port/database")
    }

    /// Gives names and values as libpq takes them, each list ended by nil.
    func withPointers<Result>(
        _ body: ([UnsafePointer<CChar>?], [UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let bytes = values.map { (name: Array($0.name.utf8CString), value: Array($0.value.utf8CString)) }
        var flat: [CChar] = []
        var places: [(name: Int, value: Int)] = []
        for pair in bytes {
            places.append((flat.count, flat.count + pair.name.count))
            flat += pair.name + pair.value
        }
        return flat.withUnsafeBufferPointer { buffer in
            body(
                places.map { place in buffer.baseAddress?.advanced(by: place.name) } + [nil],
                places.map { place in buffer.baseAddress?.advanced(by: place.value) } + [nil])
        }
    }
}
