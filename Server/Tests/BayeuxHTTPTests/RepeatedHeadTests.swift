import BayeuxServer
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BayeuxHTTP

struct RepeatedHeadTests {
    private func head(_ length: Int, _ more: String = "", target: String = "/genesys/cometd") -> String {
        "POST \(target) HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\ngms_user: u\r\n\(more)\r\n"
    }

    private func request(_ body: String, _ more: String = "") -> String { head(body.utf8.count, more) + body }

    @Test("requests with the same head are all handed on, whatever the length of their bodies")
    func same() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        let bodies = ["[1]", "[22]", #"[{"a":"b"}]"#, "[" + String(repeating: "1,", count: 3000) + "1]", "[1]"]
        for body in bodies { connection.send(request(body)) }
        #expect(receiver.requests.map { String(decoding: $0.body, as: UTF8.self) } == bodies)
        #expect(receiver.requests.allSatisfy { $0.user == "u" })
        #expect(connection.statuses == [200, 200, 200, 200, 200])
    }

    @Test("another head is read anew: another customer, another path, an end of the connection")
    func other() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        connection.send(request("[1]"))
        connection.send(request("[1]").replacing("gms_user: u", with: "gms_user: v"))
        connection.send(head(0, target: "/other"))
        connection.send(request("[2]", "Connection: close\r\n"))
        #expect(receiver.requests.map(\.user) == ["u", "v", "u"])
        #expect(connection.router.requests.map(\.uri) == ["/other"])
        #expect(connection.written.hasSuffix("[2]"))
        #expect(connection.written.contains("connection: close"))
    }

    @Test("a body over the limit, and a length that is none, are refused after a good request as before one")
    func limits() throws {
        for (length, status) in [("5000", 413), ("-1", 400), ("x", 400), ("", 400), ("99999999999999999999", 400)] {
            let connection = try EmbeddedConnection(endpoint: BayeuxEndpoint(maxBodyBytes: 1000))
            connection.send(request("[1]"))
            connection.send(head(3).replacing("Content-Length: 3", with: "Content-Length: \(length)") + "[1]")
            #expect(connection.statuses == [200, status], "\(length)")
        }
    }

    @Test("what comes in pieces, or together, is served in order as well")
    func pieces() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        connection.send(request("[1]"))
        let second = request("[2]")
        connection.send(String(second.prefix(30)))
        connection.send(String(second.dropFirst(30)))
        connection.send(request("[3]") + request("[4]"))
        connection.send(request("[5]"))
        #expect(
            receiver.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["[1]", "[2]", "[3]", "[4]", "[5]"])
    }

    @Test("a body that comes after its head leaves the way open for the next request")
    func bodyApart() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        for number in 1...3 {
            connection.send(head(3))
            connection.send("[\(number)]")
        }
        connection.send(request("[4]"))
        #expect(receiver.requests.count == 4)
        #expect(connection.statuses == [200, 200, 200, 200])
    }

    @Test("while a poll is held the next request waits, also with the same head")
    func held() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        connection.send(request("[1]"))
        connection.send(request("hold"))
        connection.send(request("[2]"))
        #expect(receiver.requests.count == 2)
        receiver.release()
        #expect(receiver.requests.count == 3)
        connection.send(request("[3]"))
        #expect(receiver.requests.count == 4)
        #expect(connection.statuses == [200, 200, 200, 200])
    }

    @Test("a shutdown is heeded: the answer in hand is the last")
    func shutdown() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        connection.send(request("[1]"))
        connection.send(request("hold"))
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        receiver.release()
        #expect(connection.written.hasSuffix("connection: close\r\n\r\nhold"))
        connection.send(request("[1]"))
        #expect(receiver.requests.count == 2)
    }
}
