import Testing

@testable import BayeuxHTTP

@Suite("Connections of one address", .timeLimit(.minutes(20)))
struct ConnectionLimitTests {
    private func address(_ text: String) throws -> IPAddress { try #require(IPAddress(text)) }

    @Test("an address has so many connections, and another one its own; a closed one makes room")
    func counted() throws {
        let limit = ConnectionLimit(most: 2)
        let (one, other) = (try address("192.0.2.1"), try address("192.0.2.2"))
        #expect(limit.admit(one) == .counted(key: "192.0.2.1"))
        #expect(limit.admit(one) == .counted(key: "192.0.2.1"))
        #expect(limit.admit(one) == .refused)
        #expect(limit.admit(other) == .counted(key: "192.0.2.2"))
        limit.release("192.0.2.1")
        #expect(limit.admit(one) == .counted(key: "192.0.2.1"))
        for key in ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.9"] { limit.release(key) }
        #expect(limit.addresses == 0)
    }

    @Test("the addresses of one IPv6 network are one")
    func network() throws {
        let limit = ConnectionLimit(most: 1)
        #expect(limit.admit(try address("2001:db8::1")) != .refused)
        #expect(limit.admit(try address("2001:db8::ffff:2")) == .refused)
        #expect(limit.admit(try address("2001:db8:0:1::1")) != .refused)
    }

    @Test("who is exempt, and who has no address, is not counted; zero is no limit")
    func exempt() throws {
        let limit = ConnectionLimit(most: 1) { $0.isLoopback }
        for _ in 0..<3 { #expect(limit.admit(try address("127.0.0.1")) == .exempt) }
        #expect(limit.admit(nil) == .exempt)
        #expect(ConnectionLimit().admit(try address("192.0.2.1")) == .exempt)
    }

    @Test("a connection too many is closed without an answer, until another one has closed")
    func sockets() async throws {
        var loopback = Loopback(receiver: StubReceiver())
        let limit = ConnectionLimit(most: 1)
        loopback.pipeline.connections = limit
        try await loopback.run { port, _ in
            try await Peer.connect(port: port) { first in
                try await first.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                #expect(try await first.read(answers: 1).map(\.body) == ["a"])
                try? await Peer.connect(port: port) { second in
                    await second.sendIgnoringErrors("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                    #expect(await second.readToEnd() == [])
                }
                try await first.send("GET /a HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
                #expect(await first.readToEnd().count == 2)
            }
            while limit.addresses > 0 { await Task.yield() }
            try await Peer.connect(port: port) { next in
                try await next.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                #expect(try await next.read(answers: 1).count == 1)
            }
        }
    }

    @Test("a trusted proxy's connections are not counted, with the PROXY protocol those of each caller are")
    func proxies() async throws {
        for (form, expected) in [(TrustedProxies.Form.xForwardedFor, [1, 1]), (.proxyProtocol, [1, 0])] {
            var loopback = Loopback(receiver: StubReceiver())
            loopback.pipeline.connections = ConnectionLimit(most: 1)
            loopback.pipeline.proxies = TrustedProxies([try #require(IPNetwork("127.0.0.1"))], form: form)
            try await loopback.run { port, _ in
                let head = form == .proxyProtocol ? "PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n" : ""
                let request = head + "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"
                try await Peer.connect(port: port) { first in
                    try await first.send(request)
                    let answers = try await first.read(answers: 1).count
                    let more = try? await Peer.connect(port: port) { second in
                        await second.sendIgnoringErrors(request)
                        return try await second.read(answers: 1).count
                    }
                    #expect([answers, more ?? 0] == expected)
                }
            }
        }
    }
}
