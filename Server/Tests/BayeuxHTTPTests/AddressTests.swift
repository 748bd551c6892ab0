import NIOCore
import NIOHTTP1
import Testing

@testable import BayeuxHTTP

/// Where requests come from: addresses, networks, and what proxies say.
@Suite("Addresses and proxies")
struct AddressTests {
    @Test(
        "callers are counted by IPv4 address or IPv6 network",
        arguments: [
            ("192.0.2.1", "192.0.2.1"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:DB8:1:2:ffff::", "2001:db8:1:2::"), ("::ffff:192.0.2.1", "192.0.2.1"), ("::1", "::1"),
            ("127.0.0.1", "127.0.0.1"),
        ])
    func keys(text: String, key: String) {
        #expect(IPAddress(text)?.countingKey == key)
    }

    @Test("what is no address is none", arguments: ["", "a", "1.2.3", "1.2.3.256", "::g", "[::1]", "1.2.3.4 "])
    func noAddress(text: String) {
        #expect(IPAddress(text) == nil)
        #expect(IPNetwork(text) == nil)
    }

    @Test("networks hold what begins with their bits")
    func networks() throws {
        func holds(_ network: String, _ address: String) throws -> Bool {
            try #require(IPNetwork(network)).contains(#require(IPAddress(address)))
        }
        #expect(try holds("10.0.0.0/8", "10.255.1.2"))
        #expect(try !holds("10.0.0.0/8", "11.0.0.0"))
        #expect(try holds("0.0.0.0/0", "203.0.113.9"))
        #expect(try !holds("0.0.0.0/0", "2001:db8::1"))
        #expect(try holds("192.0.2.7", "192.0.2.7"))
        #expect(try !holds("192.0.2.7", "192.0.2.6"))
        #expect(try holds("2001:db8::/32", "2001:db8:ffff::1"))
        #expect(try !holds("2001:db8::/127", "2001:db8::2"))
        #expect(try holds("::/0", "2001:db8::2"))
        for text in ["10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "::/129", "/8"] { #expect(IPNetwork(text) == nil) }
    }

    private func caller(
        _ form: TrustedProxies.Form, _ fields: [(String, String)], from peer: String = "10.0.0.1"
    ) throws -> String? {
        let networks = try ["10.0.0.0/8", "fd00::/8"].map { try #require(IPNetwork($0)) }
        let proxies = TrustedProxies(networks, form: form)
        return proxies.caller(of: HTTPHeaders(fields), from: try #require(IPAddress(peer)))?.countingKey
    }

    @Test("of X-Forwarded-For counts the last address that is no proxy's, however long the list that a caller made up")
    func xForwardedFor() throws {
        let name = "X-Forwarded-For"
        #expect(try caller(.xForwardedFor, [(name, "192.0.2.1")]) == "192.0.2.1")
        #expect(try caller(.xForwardedFor, [(name, "198.51.100.1, 192.0.2.1, 10.0.0.2")]) == "192.0.2.1")
        #expect(try caller(.xForwardedFor, [(name, "198.51.100.1"), (name, "192.0.2.1:4711")]) == "192.0.2.1")
        #expect(try caller(.xForwardedFor, [(name, "[2001:db8::7]:443, 10.0.0.2")]) == "2001:db8:0:0::")
        #expect(try caller(.xForwardedFor, [(name, "192.0.2.1, unknown, 10.0.0.2")]) == "10.0.0.2")
        #expect(try caller(.xForwardedFor, [(name, "")]) == nil)
        #expect(try caller(.xForwardedFor, [("Forwarded", "for=192.0.2.1")]) == nil)
        let long = Array(repeating: "10.0.0.3", count: 5_000).joined(separator: ",")
        #expect(try caller(.xForwardedFor, [(name, long)]) == "10.0.0.3")
    }

    @Test("a caller that is no trusted proxy is believed nothing")
    func untrusted() throws {
        #expect(try caller(.xForwardedFor, [("X-Forwarded-For", "192.0.2.1")], from: "198.51.100.9") == nil)
        #expect(TrustedProxies.none.caller(of: ["X-Forwarded-For": "192.0.2.1"], from: IPAddress(v4: 7)) == nil)
    }

    @Test("Forwarded is read as RFC 7239 writes it")
    func forwarded() throws {
        let field = "for=198.51.100.1, For=\"[2001:db8:cafe::17]:4711\";proto=https ;by=10.0.0.1"
        #expect(try caller(.forwarded, [("Forwarded", field)]) == "2001:db8:cafe:0::")
        #expect(try caller(.forwarded, [("Forwarded", "proto=http; for=192.0.2.1")]) == "192.0.2.1")
        #expect(try caller(.forwarded, [("Forwarded", "for=192.0.2.1, for=_hidden")]) == nil)
        #expect(try caller(.forwarded, [("X-Forwarded-For", "192.0.2.1")]) == nil)
    }

    // MARK: - PROXY protocol

    private static func binary(_ command: UInt8, _ family: UInt8, _ addresses: [UInt8]) -> [UInt8] {
        Array("\r\n\r\n\0\r\nQUIT\n".utf8) + [0x20 | command, family, 0, UInt8(addresses.count)] + addresses
    }

    private static let v4: [UInt8] = [192, 0, 2, 1, 10, 0, 0, 1, 1, 2, 3, 4]
    private static let v6: [UInt8] =
        [0x20, 0x01, 0x0d, 0xb8] + Array(repeating: 0, count: 11) + [7] + Array(repeating: 0, count: 20)

    @Test("both versions of the PROXY protocol name the caller, and what follows is left alone")
    func proxyHeaders() {
        let text = Array("PROXY TCP4 192.0.2.1 10.0.0.1 4711 80\r\n".utf8)
        let caller = IPAddress("192.0.2.1")
        #expect(ProxyHeader(text + Array("GET /".utf8)) == .complete(length: text.count, caller: caller))
        let long = Array("PROXY TCP6 2001:db8::7 2001:db8::1 4711 80\r\n".utf8)
        #expect(ProxyHeader(long) == .complete(length: long.count, caller: IPAddress("2001:db8::7")))
        let unknown = Array("PROXY UNKNOWN\r\n".utf8)
        #expect(ProxyHeader(unknown) == .complete(length: unknown.count, caller: nil))
        let binary = Self.binary(1, 0x11, Self.v4)
        #expect(ProxyHeader(binary + [1, 2]) == .complete(length: 28, caller: caller))
        #expect(
            ProxyHeader(Self.binary(1, 0x21, Self.v6 + [9, 9, 9]))
                == .complete(length: 55, caller: IPAddress("2001:db8::7")))
        #expect(ProxyHeader(Self.binary(0, 0, [])) == .complete(length: 16, caller: nil))
        #expect(ProxyHeader(Self.binary(1, 0x31, [1, 2])) == .complete(length: 18, caller: nil))
    }

    @Test("every beginning of a header waits for more, and anything else is refused at once")
    func partialAndMalformed() {
        for header in [Array("PROXY TCP4 192.0.2.1 10.0.0.1 4711 80\r\n".utf8), Self.binary(1, 0x11, Self.v4)] {
            for count in 0..<header.count { #expect(ProxyHeader(Array(header.prefix(count))) == .partial) }
        }
        for text in [
            "GET / HTTP/1.1\r\n", "PROXY\r\n", "PROXY TCP4 x 10.0.0.1 1 2\r\n", "PROXY TCP4 192.0.2.1 10.0.0.1\n",
            "PROXY TCP5 192.0.2.1 10.0.0.1 1 2\r\n", "PROXY " + String(repeating: "x", count: 120),
        ] {
            #expect(ProxyHeader(Array(text.utf8)) == .malformed)
        }
        #expect(ProxyHeader(Self.binary(1, 0x11, [1, 2, 3])) == .malformed)
        #expect(ProxyHeader(Self.binary(2, 0x11, Self.v4)) == .malformed)
        #expect(ProxyHeader(Array("\r\n\r\n\0\r\nQUIT\n".utf8) + [0x21, 0x11, 0xff, 0xff]) == .malformed)
    }
}
