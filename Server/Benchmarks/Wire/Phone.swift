import BeckonJSON
import Measure
import NIOCore

/// A customer's phone on Bayeux long-polling, always with one poll under way.
struct Phone: Sendable {
    let chat: Chat
    private let connection: HTTPConnection
    private let connect: ByteBuffer
    private(set) var held: EventLoopFuture<HTTPAnswer>

    /// Makes a handshake, subscribes, reads the backlog and parks a poll.
    init(_ chat: Chat, over connection: HTTPConnection) async throws {
        let header = chat.user.map { "gms_user: \($0)\r\n" } ?? ""
        func request(_ body: String) -> ByteBuffer { HTTPRequests.json("/genesys/cometd", headers: header, body) }
        let handshake = try await connection.expect2xx(
            request(
                """
                [{"channel":"/meta/handshake","version":"1.0","supportedConnectionTypes":["long-polling"],"id":"1"}]
                """))
        let reply = try JSONValue(parsing: Array(handshake.body.readableBytesView)).array?.first
        guard let clientID = reply?["clientId"]?.string else { throw BenchmarkError("the handshake was refused") }
        let named = "\"clientId\":\"\(clientID)\""
        _ = try await connection.expect2xx(
            request("[{\"channel\":\"/meta/subscribe\",\"subscription\":\"/_genesys\",\(named),\"id\":\"2\"}]"))
        self.chat = chat
        self.connection = connection
        connect = request(
            "[{\"channel\":\"/meta/connect\",\"connectionType\":\"long-polling\",\(named),\"id\":\"3\"}]")
        _ = try await connection.expect2xx(connect)
        held = connection.start(connect)
    }

    /// Waits for the poll's answer, parks the next poll and returns the received marks.
    mutating func next() async throws -> (marks: [Mark], at: UInt64) {
        let answer = try await held.get()
        guard answer.status == 200, !answer.text.contains("\"successful\":false") else {
            throw BenchmarkError("a poll was refused with \(answer.status): \(answer.text.prefix(200))")
        }
        held = connection.start(connect)
        return (Mark.all(in: answer.body), answer.receivedAt)
    }

    func close() async { await connection.close() }
}
