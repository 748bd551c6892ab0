import BayeuxServer
import NIOCore
import NIOEmbedded
import Testing

@testable import BayeuxHTTP

/// A connection whose peer sends on without waiting for answers.
@Suite("Connections that pipeline, in memory")
struct GivingWayTests {
    private func post(_ body: String) -> String {
        "POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    /// The bodies of so many requests.
    private func bodies(_ count: Int) -> [String] { (1...count).map { "[\($0)]" } }

    /// How many requests one turn may handle: those that are allowed and those that came in the same piece.
    private let turn = PipelineTurn.maxRequests + PipelineTurn.pieceBytes / 60

    private func received(_ connection: EmbeddedConnection) -> [String] {
        connection.receiver.requests.map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test("hundreds of requests in one read are handled a few at a time, in their order")
    func turns() throws {
        let connection = try EmbeddedConnection()
        connection.send(bodies(300).map(post).joined())
        var before = connection.receiver.requests.count
        #expect(before > 0 && before <= turn)
        for _ in 0..<100 where before < 300 {
            connection.advance(.milliseconds(1))
            let count = connection.receiver.requests.count
            #expect(count > before && count - before <= TurnQueue<ConnectionGuard>.requestsAtOnce + turn)
            before = count
        }
        #expect(received(connection) == bodies(300))
        #expect(connection.statuses == Array(repeating: 200, count: 300))
    }

    @Test("while requests wait for their turn nothing more is read, and then it is")
    func reading() throws {
        let connection = try EmbeddedConnection()
        connection.channel.read()
        #expect(connection.socket.reads == 1)
        connection.send(bodies(30).map(post).joined())
        let reads = connection.socket.reads
        connection.channel.read()
        connection.channel.read()
        #expect(connection.socket.reads == reads)
        connection.advance(.seconds(1))
        #expect(connection.receiver.requests.count == 30)
        #expect(connection.socket.reads > reads)
    }

    @Test("the end of the input comes after the requests that wait")
    func end() throws {
        let connection = try EmbeddedConnection()
        connection.send(bodies(50).map(post).joined())
        connection.closeInput()
        #expect(!connection.isClosed)
        connection.advance(.seconds(1))
        #expect(received(connection) == bodies(50))
        connection.advance(.seconds(3))
        #expect(connection.isClosed)
    }

    @Test("a peer that leaves its answers unread is not asked what else it wants")
    func unread() throws {
        let connection = try EmbeddedConnection()
        connection.channel.isWritable = false
        connection.send(bodies(40).map(post).joined())
        connection.advance(.seconds(1))
        #expect(connection.receiver.requests.isEmpty)
        let reads = connection.socket.reads
        connection.channel.read()
        #expect(connection.socket.reads == reads)
        connection.channel.isWritable = true
        connection.channel.pipeline.fireChannelWritabilityChanged()
        connection.advance(.seconds(1))
        #expect(received(connection) == bodies(40))
        #expect(connection.socket.reads > reads)
    }

    @Test("a request that was begun is read to its end even if the answer before it is not read")
    func begun() throws {
        let connection = try EmbeddedConnection()
        let request = post("[1]")
        connection.send(String(request.dropLast(5)))
        connection.channel.isWritable = false
        connection.send(String(request.suffix(5)))
        #expect(received(connection) == ["[1]"])
    }

    @Test("a connection that is refused in its turn drops what waits")
    func refused() throws {
        let connection = try EmbeddedConnection()
        connection.send(bodies(20).map(post).joined() + "nonsense\r\n\r\n" + bodies(20).map(post).joined())
        connection.advance(.seconds(1))
        #expect(received(connection) == bodies(20))
        #expect(connection.statuses.last == 400)
        connection.advance(.seconds(3))
        #expect(connection.isClosed)
    }

    @Test("a connection that is closed while requests wait is let go of")
    func closed() throws {
        let connection = try EmbeddedConnection()
        connection.send(bodies(50).map(post).joined())
        let count = connection.receiver.requests.count
        connection.socket.breakDown()
        connection.advance(.seconds(1))
        #expect(connection.receiver.requests.count == count)
    }

    @Test("requests of the router and of Bayeux keep their order over many turns")
    func mixed() throws {
        let connection = try EmbeddedConnection()
        let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"
        connection.send((1...40).map { post("[\($0)]") + get }.joined())
        connection.advance(.seconds(1))
        #expect(received(connection) == bodies(40))
        #expect(connection.router.completed == 40)
        #expect(connection.statuses == Array(repeating: 200, count: 80))
    }
}
