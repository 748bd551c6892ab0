import BayeuxServer
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import BayeuxHTTP

struct WebSocketTests {
    private static let key = "dGhlIHNhbXBsZSBub25jZQ=="

    private func upgrade(
        path: String = "/genesys/cometd", version: String = "13", key: String = key, more: String = ""
    ) -> String {
        "GET \(path) HTTP/1.1\r\nHost: example.com\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
            + "Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: \(version)\r\n\(more)\r\n"
    }

    /// A frame as a client sends it.
    private func frame(
        _ text: String, opcode: UInt8 = 1, isLast: Bool = true, mask: [UInt8]? = [1, 2, 3, 4], reserved: UInt8 = 0
    ) -> [UInt8] {
        let payload = Array(text.utf8)
        var bytes: [UInt8] = [(isLast ? 0x80 : 0) | reserved | opcode]
        let flag: UInt8 = mask == nil ? 0 : 0x80
        if payload.count < 126 {
            bytes.append(flag | UInt8(payload.count))
        } else {
            bytes += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        }
        guard let mask else { return bytes + payload }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    private func opened(
        _ receiver: StubReceiver = StubReceiver(), limits: HTTPLimits = HTTPLimits(),
        endpoint: BayeuxEndpoint = BayeuxEndpoint(), path: String = "/genesys/cometd", more: String = ""
    ) throws -> EmbeddedConnection {
        let connection = try EmbeddedConnection(limits: limits, receiver: receiver, endpoint: endpoint)
        connection.send(upgrade(path: path, more: more))
        let answer = String(decoding: connection.takeBytes(), as: UTF8.self)
        try #require(answer.hasPrefix("HTTP/1.1 101 "))
        return connection
    }

    /// What the server sent: the code of a close, nil if the last frame is none.
    private func closeCode(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4, bytes[bytes.count - 4] == 0x88, bytes[bytes.count - 3] == 2 else { return nil }
        return Int(bytes[bytes.count - 2]) << 8 | Int(bytes[bytes.count - 1])
    }

    @Test("the answer to an upgrade is the one of RFC 6455, with a cookie for a client that has none")
    func handshake() throws {
        let connection = try EmbeddedConnection()
        connection.send(upgrade())
        let answer = String(decoding: connection.takeBytes(), as: UTF8.self)
        #expect(answer.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        #expect(answer.lowercased().contains("\r\nupgrade: websocket\r\n"))
        #expect(answer.contains("Set-Cookie: BAYEUX_BROWSER=newbrowser; Path=/; HttpOnly"))
        #expect(!answer.lowercased().contains("sec-websocket-protocol"))
        #expect(!answer.lowercased().contains("transfer-encoding"))
        #expect(answer.hasSuffix("\r\n\r\n"))
    }

    @Test(
        "an upgrade that is not well-formed is refused, and the connection closed",
        arguments: [("12", key, 426), ("13", "short", 400), ("13", "", 400), ("", key, 426)])
    func refused(_ version: String, _ key: String, _ status: Int) throws {
        let connection = try EmbeddedConnection()
        connection.send(upgrade(version: version, key: key))
        #expect(connection.statuses == [status])
    }

    @Test(
        "pages of other origins may not open a WebSocket, unless they are listed",
        arguments: [
            ("https://evil.example", 403), ("null", 403), ("https://app.example", 101), ("http://example.com", 101),
            ("https://EXAMPLE.com", 101), ("http://example.com.evil.example", 403),
        ])
    func origin(_ origin: String, _ status: Int) throws {
        let connection = try EmbeddedConnection(cors: CORSPolicy(allowedOrigins: ["https://app.example"]))
        connection.send(upgrade(more: "Origin: \(origin)\r\n"))
        #expect(connection.statuses == [status])
    }

    @Test("an upgrade of another path, or to something else, is a plain request")
    func elsewhere() throws {
        let connection = try EmbeddedConnection()
        connection.send(upgrade(path: "/elsewhere"))
        #expect(connection.statuses == [200])
        let other = try EmbeddedConnection()
        other.send("GET /genesys/cometd HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n")
        #expect(other.statuses == [405])
    }

    @Test("a text is a request, its answer a text; who asks is told from the upgrade")
    func request() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver, more: "gms_user: u1\r\nCookie: BAYEUX_BROWSER=abc\r\n")
        connection.send(bytes: frame("[{}]"))
        #expect(connection.takeBytes() == [0x81, 4] + Array("[{}]".utf8))
        let request = try #require(receiver.requests.first)
        #expect(request.user == "u1" && request.browserID == "abc" && request.peer == "192.0.2.7")
        #expect(request.socket != nil)
        #expect(receiver.events == [.opened, .received("[{}]"), .written(.whole)])
    }

    @Test("the hub's pushes are texts as well")
    func push() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        receiver.sockets.first?.send(Array("[1]".utf8)) { _ in }
        #expect(connection.takeBytes() == [0x81, 3] + Array("[1]".utf8))
    }

    @Test("fragments make a message, and a ping between them is answered")
    func fragments() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        connection.send(bytes: frame("[1", isLast: false))
        connection.send(bytes: frame("alive?", opcode: 9))
        #expect(connection.takeBytes() == [0x8A, 6] + Array("alive?".utf8))
        connection.send(bytes: frame(",2", opcode: 0, isLast: false))
        connection.send(bytes: frame("]", opcode: 0))
        #expect(receiver.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["[1,2]"])
    }

    @Test("a path with double slashes is the endpoint's as well")
    func doubleSlashes() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver, path: "//genesys//cometd")
        connection.send(bytes: frame("[{}]"))
        #expect(receiver.requests.count == 1)
    }

    @Test("the parts of a message are added in place, without copying what came before")
    func partsInPlace() {
        var assembly = MessageAssembly(maxBytes: 1 << 16)
        func take(_ opcode: WebSocketOpcode, _ text: String, isLast: Bool = false) -> MessageAssembly.Step {
            assembly.receive(
                WebSocketFrame(fin: isLast, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: text)))
        }
        func place() -> Int { assembly.message.withUnsafeReadableBytes { Int(bitPattern: $0.baseAddress) } }
        #expect(take(.text, String(repeating: "x", count: 40_000)) == .nothing)
        #expect(take(.continuation, "y") == .nothing)
        var places = [place()]
        for _ in 0..<500 {
            #expect(take(.continuation, "") == .nothing && take(.continuation, "y") == .nothing)
            places.append(place())
        }
        #expect(Set(places).count == 1)
        let text = String(repeating: "x", count: 40_000) + String(repeating: "y", count: 501) + "z"
        #expect(take(.continuation, "z", isLast: true) == .text(ByteBuffer(string: text)))
        #expect(take(.text, "next", isLast: true) == .text(ByteBuffer(string: "next")))
    }

    @Test("a message of too many parts ends the WebSocket, also of empty ones; the next message counts anew")
    func tooManyParts() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        for _ in 0..<2 {
            connection.send(bytes: frame("[", isLast: false))
            for _ in 0..<1_022 { connection.send(bytes: frame("", opcode: 0, isLast: false)) }
            connection.send(bytes: frame("]", opcode: 0))
        }
        #expect(receiver.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["[]", "[]"])
        _ = connection.takeBytes()
        for part in 0..<1_024 { connection.send(bytes: frame("", opcode: part == 0 ? 1 : 0, isLast: false)) }
        #expect(connection.takeBytes() == [])
        connection.send(bytes: frame("", opcode: 0))
        #expect(closeCode(connection.takeBytes()) == 1008)
        #expect(receiver.requests.count == 2)
    }

    @Test("parts of a message take turns with other connections, as whole messages do")
    func turns() throws {
        let connection = try opened()
        let ping = frame("p", opcode: 9)
        let parts =
            frame("[", isLast: false) + Array((0..<900).map { _ in frame(" ", opcode: 0, isLast: false) }.joined())
        connection.send(bytes: parts + ping)
        // The first turn has not come to the end.
        #expect(connection.takeBytes() == [])
        connection.advance(.seconds(1))
        #expect(connection.takeBytes().count == ping.count - 4)
    }

    @Test("a long answer and long messages are reported with their address; short ones are not")
    func longAnswers() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        let text = String(repeating: "x", count: BayeuxEndpoint.longAnswer)
        receiver.sockets.first?.send(Array(text.utf8.dropLast())) { _ in }
        receiver.sockets.first?.send(Array(text.utf8)) { _ in }
        connection.send(bytes: frame(text))
        #expect(receiver.longAnswers == ["4096 192.0.2.7", "4096 192.0.2.7"])
        let poll = try EmbeddedConnection(receiver: receiver)
        for body in ["[]", text, String(text.dropLast())] {
            poll.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
        }
        #expect(receiver.longAnswers.count == 3)
    }

    @Test("frames against the rules end the WebSocket with the rule's code")
    func rules() throws {
        let cases: [(bytes: [UInt8], code: Int)] = [
            (frame("x", mask: nil), 1002), (frame("x", reserved: 0x40), 1002), (frame("x", opcode: 3), 1002),
            (frame("x", opcode: 0), 1002), (frame("x", opcode: 2), 1003), (frame("x", opcode: 9, isLast: false), 1002),
            (frame("", opcode: 8), 1000), ([0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4], 1009),
            (frame("a", isLast: false) + frame("b"), 1002),
        ]
        for (bytes, code) in cases {
            let receiver = StubReceiver()
            let connection = try opened(receiver)
            connection.send(bytes: bytes)
            #expect(closeCode(connection.takeBytes()) == code, "\(bytes)")
            #expect(receiver.requests.isEmpty)
            #expect(receiver.events == [.opened, .closed])
        }
    }

    @Test("a message that grows over the limit ends the WebSocket before it is kept")
    func tooLarge() throws {
        let connection = try opened(endpoint: BayeuxEndpoint(maxBodyBytes: 300))
        let part = String(repeating: "x", count: 200)
        connection.send(bytes: frame(part, isLast: false))
        #expect(connection.takeBytes() == [])
        connection.send(bytes: frame(part, opcode: 0, isLast: false))
        #expect(closeCode(connection.takeBytes()) == 1009)
    }

    @Test("what the hub cannot read is answered and ends the WebSocket", arguments: [(400, 1007), (413, 1009)])
    func unreadable(_ status: Int, _ code: Int) throws {
        let connection = try opened(StubReceiver(status: status))
        connection.send(bytes: frame("[no]"))
        let bytes = connection.takeBytes()
        #expect(bytes.starts(with: [0x81, 4] + Array("[no]".utf8)))
        #expect(closeCode(bytes) == code)
    }

    @Test("a draining hub's answer ends the WebSocket; one without requests ends at once")
    func drain() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        connection.send(bytes: frame("hold"))
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(connection.takeBytes() == [])
        receiver.release(closeConnection: true)
        #expect(closeCode(connection.takeBytes()) == 1001)
        let idle = try opened()
        idle.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(closeCode(idle.takeBytes()) == 1001)
    }

    @Test("a WebSocket without whole messages is closed after its time, whatever else the client sends")
    func silent() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        connection.advance(.seconds(100))
        connection.send(bytes: frame("[{}]"))
        for _ in 0..<11 {
            connection.advance(.seconds(10))
            connection.send(bytes: frame("", opcode: 9))
            #expect(!connection.isClosed)
        }
        connection.advance(.seconds(11))
        #expect(connection.isClosed)
        #expect(receiver.events.last == .closed)
    }

    @Test("too many requests without an answer end the WebSocket")
    func flood() throws {
        let connection = try opened()
        for _ in 0..<65 { connection.send(bytes: frame("hold")) }
        #expect(closeCode(connection.takeBytes()) == 1008)
    }

    @Test("a connection that breaks tells the hub once, and late answers are not written")
    func broken() throws {
        let receiver = StubReceiver()
        let connection = try opened(receiver)
        connection.send(bytes: frame("hold"))
        connection.socket.breakDown()
        connection.loop.run()
        #expect(receiver.events == [.opened, .received("hold"), .closed])
        receiver.release()
        // The hub hears of a failure when its call has returned.
        #expect(receiver.events.last == .closed)
        connection.loop.run()
        #expect(receiver.events.last == .written(.failed))
    }
}
