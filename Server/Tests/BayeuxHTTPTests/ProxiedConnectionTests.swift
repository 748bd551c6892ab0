import BayeuxServer
import NIOCore
import NIOEmbedded
import Testing

@testable import BayeuxHTTP

/// Connections that proxies make, over sockets.
@Suite("Connections of proxies", .timeLimit(.minutes(20)))
struct ProxiedConnectionTests {
    private static let bayeux =
        "POST /genesys/cometd HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n"

    private func peer(_ form: TrustedProxies.Form, trusted: String, _ request: String) async throws -> [String] {
        let receiver = StubReceiver()
        var loopback = Loopback(receiver: receiver)
        loopback.pipeline.proxies = TrustedProxies([try #require(IPNetwork(trusted))], form: form)
        try await loopback.run { port, _ in
            try await Peer.connect(port: port) { peer in
                await peer.sendIgnoringErrors(request)
                await peer.readToEnd()
            }
        }
        return receiver.requests.map(\.peer)
    }

    @Test("the hub counts the caller that a trusted proxy names, and nobody else's word")
    func header() async throws {
        let request = Self.bayeux + "X-Forwarded-For: 192.0.2.9\r\n\r\n[]"
        #expect(try await peer(.xForwardedFor, trusted: "127.0.0.0/8", request) == ["192.0.2.9"])
        #expect(try await peer(.xForwardedFor, trusted: "10.0.0.0/8", request) == ["127.0.0.1"])
    }

    @Test("the PROXY protocol is taken off in front of the first request, however it comes")
    func proxyProtocol() async throws {
        let header = "PROXY TCP4 192.0.2.9 127.0.0.1 4711 80\r\n"
        let request = header + Self.bayeux + "X-Forwarded-For: 198.51.100.1\r\n\r\n[]"
        #expect(try await peer(.proxyProtocol, trusted: "127.0.0.1", request) == ["192.0.2.9"])
        #expect(try await peer(.proxyProtocol, trusted: "127.0.0.1", Self.bayeux + "\r\n[]") == [])
        #expect(try await peer(.proxyProtocol, trusted: "10.0.0.1", Self.bayeux + "\r\n[]") == ["127.0.0.1"])
    }
}
