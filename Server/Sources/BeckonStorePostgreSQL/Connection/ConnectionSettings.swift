package import Beckon
import CLibPQ

/// The address and settings of the database: everything that libpq accepts in a URL, with defaults for the rest.
package struct ConnectionSettings: Sendable {
    /// libpq's names and values, in libpq's order.
    private(set) var values: [(name: String, value: String)]
    /// How long the server may take for one exchange.
    let limit: Milliseconds
    /// Shared by all connections that are made with these settings.
    let pulse = DatabasePulse()
    /// Shared by all connections of this node.
    let timelines: SeenTimelines

    /// The settings that apply unless the URL has others: a server that does not answer is noticed within seconds.
    ///
    /// A standby takes no writes, so libpq refuses it.
    private static let defaults = [
        "connect_timeout": "2", "keepalives_idle": "10", "keepalives_interval": "3", "keepalives_count": "3",
        "tcp_user_timeout": "10000", "target_session_attrs": "read-write", "application_name": "beckon",
    ]

    /// The settings that the engine depends on, whatever the URL has.
    private static let fixed = ["client_encoding": "UTF8"]

    /// - Parameters:
    ///   - url: `postgresql://…`, with any of libpq's settings after a `?`.
    ///   - limit: How long the server may take for one exchange.
    ///   - timelines: What the node has seen so far.
    /// - Throws: ``StoreError`` with `unusable` if libpq does not accept the URL.
    package init(
        url: String, limit: Milliseconds = .seconds(10), timelines: SeenTimelines = SeenTimelines()
    ) throws(StoreError) {
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
        self.timelines = timelines
    }

    /// The settings that list something for each address.
    private static let lists = ["host", "hostaddr", "port"]

    /// The same settings for each address alone, in the URL's order.
    var addresses: [ConnectionSettings] {
        let counts = values.filter { Self.lists.contains($0.name) }.map { Self.parts(of: $0.value).count }
        return (0..<(counts.max() ?? 1)).map { number in
            var one = self
            for (index, setting) in values.enumerated() where Self.lists.contains(setting.name) {
                let parts = Self.parts(of: setting.value)
                // One port is for all addresses.
                if parts.count > 1 { one.values[index].value = number < parts.count ? String(parts[number]) : "" }
            }
            return one
        }
    }

    private static func parts(of list: String) -> [Substring] {
        list.split(separator: ",", omittingEmptySubsequences: false)
    }

    /// libpq's messages may repeat the URL with its password; only messages about a setting's name are passed on.
    private static func advice(on message: String) -> String {
        let words = message.split(separator: "\n").first.map(String.init) ?? ""
        let isName = words.hasPrefix("invalid URI query parameter") || words.hasPrefix("invalid connection option")
        return "the database URL is not valid"
            + (isName ? ": \(words)" : ": write postgresql://user:password@host:port/database")
    }

    /// Passes names and values in libpq's form, each list ended by nil.
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
