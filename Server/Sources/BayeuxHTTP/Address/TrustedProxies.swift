import HTTPTypes
package import Hummingbird
import NIOHTTP1

/// Finds the caller's address of a request that may have come through proxies.
///
/// Only the networks named in the settings are believed, and each proxy only about the hop before it: the last address that
/// is not a trusted proxy's is the caller's. Addresses that the caller itself put into the field stand before that one and
/// are never read.
package struct TrustedProxies: Hashable, Sendable {
    /// How proxies name their callers.
    package enum Form: String, Hashable, Sendable, CaseIterable {
        /// The header field `X-Forwarded-For`.
        case xForwardedFor = "X-Forwarded-For"
        /// The header field `Forwarded` of RFC 7239.
        case forwarded = "Forwarded"
        /// The PROXY protocol, version 1 or 2, at the beginning of a connection.
        case proxyProtocol = "PROXY"
    }

    /// The most proxies in a row that are followed.
    private static let longestChain = 16

    package let networks: [IPNetwork]
    package let form: Form

    package init(_ networks: [IPNetwork] = [], form: Form = .xForwardedFor) {
        self.networks = networks
        self.form = form
    }

    /// No trusted proxies: the caller is always the connection's peer.
    package static let none = TrustedProxies()

    func trusts(_ address: IPAddress) -> Bool { networks.contains { $0.contains(address) } }

    /// Whether requests that come over a connection of this address are a proxy's own: with the PROXY protocol the address is
    /// the caller's, and header fields are as the caller sent them.
    func sends(from peer: IPAddress) -> Bool { form != .proxyProtocol && trusts(peer) }

    /// Whether connections of an address begin with the PROXY protocol.
    func expectsProxyHeader(from address: IPAddress?) -> Bool {
        guard form == .proxyProtocol, let address else { return false }
        return trusts(address)
    }

    /// The caller of a request.
    ///
    /// - Parameters:
    ///   - headers: The request's header fields.
    ///   - peer: The other end of the connection.
    /// - Returns: The address; nil if it is the connection's own.
    func caller(of headers: HTTPHeaders, from peer: IPAddress) -> IPAddress? {
        guard form != .proxyProtocol, trusts(peer) else { return nil }
        let fields = headers[form == .forwarded ? "forwarded" : "x-forwarded-for"]
        let hops = fields.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        var caller: IPAddress?
        for hop in hops.reversed().prefix(Self.longestChain) {
            guard let address = form == .forwarded ? Self.forwarded(hop) : Self.address(hop) else { break }
            caller = address
            guard trusts(address) else { break }
        }
        return caller
    }

    /// The address of an element of `Forwarded`: its parameter `for`.
    private static func forwarded(_ element: Substring) -> IPAddress? {
        for pair in element.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, trimmed(parts[0]).lowercased() == "for" else { continue }
            return address(parts[1])
        }
        return nil
    }

    /// An address, also with a port, in brackets or quoted.
    private static func address(_ text: Substring) -> IPAddress? {
        var text = trimmed(text)
        if text.count >= 2, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]") else { return nil }
            return IPAddress(text[text.index(after: text.startIndex)..<end])
        }
        // One colon separates a port; more colons make an IPv6 address.
        if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon { text = text[..<colon] }
        return IPAddress(text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...end]
    }
}

/// The header field in which a connection tells the router the caller's address; it replaces a field of this name from the
/// client.
package enum PeerField {
    static let name = "x-beckon-peer"
    private static let field = HTTPField.Name(name)

    /// The caller's address, for counting: an IPv4 address, or the network of an IPv6 address; empty if it is unknown.
    ///
    /// Behind a trusted proxy this is the address that the proxy reports.
    package static func peer(of request: Request) -> String { field.flatMap { request.headers.value(of: $0) } ?? "" }

    /// The field that tells the router that a trusted proxy has sent the request; it replaces one from the client as well.
    static let proxyName = "x-beckon-proxied"
    private static let proxyField = HTTPField.Name(proxyName)

    /// Whether a trusted proxy has sent the request, so that its header fields are the proxy's word.
    package static func isProxied(_ request: Request) -> Bool {
        proxyField.flatMap { request.headers.value(of: $0) } == "true"
    }
}
