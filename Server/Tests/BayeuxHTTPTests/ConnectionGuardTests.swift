import BayeuxServer
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BayeuxHTTP

@Suite("Connection guard and request gate, in memory")
struct ConnectionGuardTests {
    private static let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"

    private func post(_ path: String, _ body: String, _ fields: String = "") -> String {
        "POST \(path) HTTP/1.1\r\nHost: h\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test("a new connection that says nothing is closed without a word")
    func silent() throws {
        let connection = try EmbeddedConnection()
        connection.advance(.seconds(74))
        #expect(!connection.isClosed)
        connection.advance(.seconds(2))
        #expect(connection.isClosed)
        #expect(connection.written == "")
    }

    @Test("a connection idles for 75 s after each answer")
    func idle() throws {
        let connection = try EmbeddedConnection()
        for _ in 0..<3 {
            connection.advance(.seconds(70))
            connection.send(Self.get)
        }
        #expect(connection.statuses == [200, 200, 200])
        connection.advance(.seconds(74))
        #expect(!connection.isClosed)
        connection.advance(.seconds(2))
        #expect(connection.isClosed)
    }

    @Test("a header that drips is answered 408 after ten seconds")
    func slowHeader() throws {
        let connection = try EmbeddedConnection()
        for byte in "GET / HTTP/1" {
            connection.send(String(byte))
            connection.advance(.milliseconds(800))
        }
        #expect(!connection.isClosed)
        connection.advance(.seconds(2))
        #expect(connection.statuses == [408])
        #expect(connection.socket.closes.first == .output)
        connection.advance(.seconds(2))
        #expect(connection.isClosed)
    }

    @Test("a body that drips is answered 408 after twenty seconds, one that flows may take longer")
    func slowBody() throws {
        let connection = try EmbeddedConnection()
        connection.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 60000\r\n\r\n")
        for _ in 0..<19 {
            connection.advance(.seconds(1))
            connection.send("x")
        }
        #expect(connection.statuses == [])
        connection.advance(.seconds(2))
        #expect(connection.statuses == [408])
        #expect(connection.receiver.requests.isEmpty)

        let flowing = try EmbeddedConnection()
        flowing.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 60000\r\n\r\n")
        for _ in 0..<30 {
            flowing.advance(.seconds(1))
            flowing.send(String(repeating: "x", count: 2000))
        }
        #expect(flowing.statuses == [200])
    }

    @Test("a body that drips interrupts the router, whose late answer is dropped")
    func slowBodyForTheRouter() throws {
        let connection = try EmbeddedConnection()
        connection.send("POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc")
        connection.advance(.seconds(21))
        #expect(connection.statuses == [408])
        #expect(connection.router.completed == 0)
        #expect(connection.router.errors.first is RequestInterrupted)
        connection.router.release()
        #expect(connection.statuses == [408])
    }

    @Test("a held poll outlives every deadline, and the next request comes in its turn")
    func heldPoll() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd", "hold"))
        connection.advance(.hours(1))
        #expect(!connection.isClosed)
        connection.receiver.release()
        #expect(connection.statuses == [200])
        connection.send(Self.get)
        #expect(connection.statuses == [200, 200])
    }

    @Test("a peer that does not read is closed after ten seconds")
    func writeStall() throws {
        let connection = try EmbeddedConnection()
        connection.socket.isBlocked = true
        connection.send(post("/genesys/cometd", "[]"))
        connection.advance(.seconds(9))
        #expect(!connection.isClosed)
        connection.advance(.seconds(2))
        #expect(connection.isClosed)
    }

    @Test("answers keep the order of their requests, whoever gives them")
    func order() throws {
        let connection = try EmbeddedConnection()
        connection.router.isHeld = true
        connection.send(
            Self.get + post("/genesys/cometd", "[1]") + post("/b", "xyz") + post("/genesys/cometd/connect", "hold")
                + Self.get)
        #expect(connection.statuses == [])
        #expect(connection.router.requests.map(\.uri) == ["/a"])
        connection.router.release()
        #expect(connection.statuses == [200, 200])
        #expect(connection.router.requests.map(\.uri) == ["/a", "/b"])
        #expect(connection.router.bodies == ["", "xyz"])
        connection.router.release()
        #expect(connection.receiver.heldCount == 1)
        connection.receiver.release()
        connection.router.release()
        let bodies = connection.written.components(after: "\r\n\r\n")
        #expect(bodies.map { String($0.prefix(4)) } == ["/aHT", "[1]H", "/bHT", "hold", "/a"])
    }

    @Test("at most eight requests wait; then the connection ends, all eight answered")
    func pipelining() throws {
        let connection = try EmbeddedConnection()
        connection.router.isHeld = true
        for _ in 0..<20 { connection.send(Self.get) }
        let reads = connection.socket.reads
        connection.channel.read()
        #expect(connection.socket.reads == reads)
        for _ in 0..<20 { connection.router.release() }
        #expect(connection.statuses == Array(repeating: 200, count: 9))
        #expect(connection.written.lowercased().components(after: "connection: close").count == 1)
        #expect(connection.socket.closes == [.output])
    }

    @Test("nothing is read while requests wait, and reading goes on afterwards")
    func backpressure() throws {
        let connection = try EmbeddedConnection()
        connection.router.isHeld = true
        connection.send(Self.get + Self.get)
        let before = connection.socket.reads
        connection.channel.read()
        #expect(connection.socket.reads == before)
        connection.router.release()
        #expect(connection.socket.reads == before + 1)
        connection.channel.read()
        #expect(connection.socket.reads == before + 2)
    }

    @Test("a body over the limit is answered 413 and the connection closed, whatever the sender still sends")
    func bodyTooLong() throws {
        let connection = try EmbeddedConnection()
        connection.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 9000000\r\n\r\nxxxx")
        #expect(connection.statuses == [413])
        #expect(connection.socket.closes == [.output])
        connection.send(String(repeating: "x", count: 100_000))
        #expect(!connection.isClosed)
        connection.advance(.seconds(3))
        #expect(connection.isClosed)
        #expect(connection.statuses == [413])
    }

    @Test("after the last answer a peer that sends without end is cut off")
    func endlessSender() throws {
        var limits = HTTPLimits()
        limits.lingerBytes = 1000
        let connection = try EmbeddedConnection(limits: limits)
        connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9000000\r\n\r\n")
        connection.send(String(repeating: "x", count: 1000))
        #expect(!connection.isClosed)
        connection.send("x")
        #expect(connection.isClosed)
    }

    @Test("a chunked body over the limit is refused where it goes over")
    func chunkedBodyTooLong() throws {
        let connection = try EmbeddedConnection(endpoint: BayeuxEndpoint(maxBodyBytes: 10))
        connection.send(
            "POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\na\r\n0123456789\r\n")
        #expect(connection.statuses == [])
        connection.send("1\r\nx\r\n0\r\n\r\n")
        #expect(connection.statuses == [413])
        #expect(connection.receiver.requests.isEmpty)
    }

    @Test("a chunk extension of any length is not swallowed")
    func chunkExtension() throws {
        let connection = try EmbeddedConnection()
        connection.send(
            "POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\n[]\r\n0\r\n\r\n")
        #expect(connection.statuses == [200])
        connection.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2;")
        for _ in 0..<8 { connection.send(String(repeating: "a", count: 1000)) }
        #expect(connection.statuses == [200, 400])
        connection.advance(.seconds(3))
        #expect(connection.isClosed)
    }

    @Test("a header block over 16 KiB is refused with 431")
    func headerTooLong() throws {
        let connection = try EmbeddedConnection()
        connection.send("GET / HTTP/1.1\r\nHost: h\r\n")
        for number in 0..<20 where !connection.statuses.contains(431) {
            connection.send("X-\(number): \(String(repeating: "x", count: 1000))\r\n")
        }
        #expect(connection.statuses == [431])
        let lines = try EmbeddedConnection()
        for _ in 0..<100 where !lines.statuses.contains(431) { lines.send(String(repeating: "\r\n", count: 1000)) }
        #expect(lines.statuses == [431])
    }

    @Test("a request cut off by its sender is never handled, and answered 400")
    func cutBody() throws {
        let connection = try EmbeddedConnection()
        connection.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n[{}")
        connection.closeInput()
        #expect(connection.statuses == [400])
        #expect(connection.receiver.requests.isEmpty)
        #expect(connection.isClosed)
        let routed = try EmbeddedConnection()
        routed.send("POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n[{}")
        routed.closeInput()
        #expect(routed.statuses == [400])
        #expect(routed.router.completed == 0)
        #expect(routed.router.errors.first is RequestInterrupted)
    }

    @Test("when the peer closes its side, a held poll is given up at once")
    func halfClose() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd", "hold"))
        connection.closeInput()
        #expect(connection.receiver.events == [.received("hold"), .abandoned])
        connection.advance(.seconds(3))
        #expect(connection.isClosed)
    }

    @Test("when the connection breaks, a held poll is given up at once")
    func reset() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd", "hold"))
        connection.socket.breakDown()
        #expect(connection.receiver.events == [.received("hold"), .abandoned])
    }

    @Test(
        "a peer that finishes after its answer has it, unless the connection is reset then",
        arguments: ["time", "reset", "shutdown"])
    func finished(how: String) throws {
        let connection = try EmbeddedConnection()
        connection.receiver.doubt()
        connection.send(post("/genesys/cometd", "read"))
        connection.closeInput()
        // TLS says so before the socket does.
        connection.closeInput()
        #expect(!connection.isClosed && connection.socket.closes.isEmpty)
        switch how {
        case "time":
            connection.advance(.milliseconds(1_900))
            #expect(!connection.isClosed)
            connection.advance(.milliseconds(200))
        case "reset": connection.socket.breakDown()
        default: connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
        #expect(connection.isClosed)
        #expect(connection.receiver.events.contains(.unread) == (how == "reset"))
    }

    @Test("a peer that closes its side still gets its answers")
    func halfCloseBeforeAnswer() throws {
        let connection = try EmbeddedConnection()
        connection.router.isHeld = true
        connection.send(Self.get + Self.get)
        connection.closeInput()
        connection.router.release()
        #expect(!connection.isClosed)
        connection.router.release()
        #expect(connection.statuses == [200, 200])
        #expect(connection.isClosed)
    }

    @Test("the client is told to go on with its body only when the request is wanted")
    func expectContinue() throws {
        let connection = try EmbeddedConnection()
        connection.send("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
        #expect(connection.written == "HTTP/1.1 100 Continue\r\n\r\n")
        connection.send("[]")
        #expect(connection.statuses == [100, 200])
        connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\n\r\n")
        #expect(connection.statuses == [100, 200, 413])
        let other = try EmbeddedConnection()
        other.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nExpect: 200-ok\r\n\r\n")
        #expect(other.statuses == [417])
    }

    @Test("on shutdown an idle connection closes, one with a poll when the poll is answered")
    func shutdown() throws {
        let idle = try EmbeddedConnection()
        idle.send(Self.get)
        idle.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(idle.socket.closes == [.output])

        let polling = try EmbeddedConnection()
        polling.send(post("/genesys/cometd", "hold"))
        polling.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(polling.socket.closes == [])
        polling.receiver.release()
        #expect(polling.written.lowercased().contains("connection: close"))
        #expect(polling.socket.closes == [.output])
        #expect(polling.receiver.events.last == .written(.whole))
    }

    @Test("on shutdown nothing holds a connection beyond the limit")
    func shutdownDeadline() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd", "hold"))
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        connection.advance(.seconds(19))
        #expect(!connection.isClosed)
        connection.advance(.seconds(2))
        #expect(connection.isClosed)
        #expect(connection.receiver.events.last == .abandoned)
    }

    @Test("after a request that asks for an upgrade the connection ends")
    func upgrade() throws {
        let connection = try EmbeddedConnection()
        connection.send(
            "GET /a HTTP/1.1\r\nHost: h\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n" + Self.get)
        #expect(connection.statuses == [200])
        #expect(connection.written.lowercased().contains("connection: close"))
        #expect(connection.socket.closes == [.output])
    }

    @Test("an answer of unknown length has no chunks for HTTP/1.0")
    func unframedForHTTP10() throws {
        let connection = try EmbeddedConnection()
        connection.router.headers = ["transfer-encoding": "x"]
        connection.router.isHeld = true
        connection.send("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        connection.router.begin()
        connection.router.end()
        #expect(connection.written.hasPrefix("HTTP/1.0 200 OK\r\n"))
        #expect(connection.written.hasSuffix("\r\n\r\n/a"))
        #expect(connection.socket.closes == [.output])
    }
}

extension String {
    /// The parts behind each occurrence of a separator.
    func components(after separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            rest = rest[range.upperBound...]
            parts.append(String(rest.firstRange(of: separator).map { rest[..<$0.lowerBound] } ?? rest))
        }
        return parts
    }
}
