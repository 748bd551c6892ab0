import Foundation

/// The parts of a `postgresql://…` address that decide whether others can read the connection.
package struct DatabaseAddress: Sendable {
    /// The hosts it names; empty names and paths are sockets of this machine.
    private let hosts: [String]
    private let parameters: [String: String]
    private let userInformation: Substring

    /// Reads an address as libpq does.
    ///
    /// - Parameters:
    ///   - text: `postgresql://[user[:password]@][host][:port][,…][/database][?parameter=value]`.
    ///   - environment: The environment, for `PGHOST` and `PGSSLMODE`.
    package init(_ text: String, environment: [String: String] = [:]) {
        let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
        let query = rest.firstIndex(of: "?").map { rest[$0...].dropFirst() } ?? ""
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        let at = authority.lastIndex(of: "@")
        userInformation = at.map { authority[..<$0] } ?? ""
        var parameters: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            parameters[String(parts[0])] = parts[1].removingPercentEncoding ?? String(parts[1])
        }
        let named = at.map { authority[$0...].dropFirst() } ?? authority
        var hosts = named.split(separator: ",", omittingEmptySubsequences: false).map(Self.host)
        for key in ["host", "hostaddr"] {
            if let value = parameters[key] { hosts = value.split(separator: ",").map(String.init) }
        }
        if hosts.allSatisfy(\.isEmpty), let value = environment["PGHOST"] {
            hosts = value.split(separator: ",").map(String.init)
        }
        self.hosts = hosts
        if parameters["sslmode"] == nil { parameters["sslmode"] = environment["PGSSLMODE"] }
        self.parameters = parameters
    }

    /// Whether the address holds a password.
    package var hasPassword: Bool {
        userInformation.contains(":") || parameters["password"] != nil
    }

    /// Whether the connection leaves this machine without TLS that proves the server's identity.
    package var isReadableOnTheWay: Bool {
        let mode = parameters["sslmode"] ?? ""
        return !["verify-full", "verify-ca"].contains(mode) && hosts.contains { !Self.isOnThisMachine($0) }
    }

    private static func host(of place: Substring) -> String {
        let text = place.removingPercentEncoding ?? String(place)
        if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
        return text.hasPrefix("/") ? text : String(text.prefix { $0 != ":" })
    }

    private static func isOnThisMachine(_ host: String) -> Bool {
        host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host.hasPrefix("127.")
            || ["localhost", "::1"].contains(host.lowercased())
    }
}
