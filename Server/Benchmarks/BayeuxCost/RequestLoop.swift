import Measure
import Wires

/// Short sessions: handshake, connect, publish, disconnect, over and over on kept-alive connections.
final class RequestLoop {
    private let wires: Wires
    private let dialect: BayeuxPolling
    private let connections: Int
    private var mayGoOn = true
    private var idle = 0
    /// How many requests were answered.
    private(set) var count = 0

    init(connections: Int, speaking dialect: BayeuxPolling, port: UInt16) throws {
        self.dialect = dialect
        self.connections = connections
        wires = try Wires(port: port)
        wires.opened = { [unowned self] client in try wires.send(next(client, after: nil), by: client) }
        wires.handle = { [unowned self] client, answer in
            count += 1
            guard mayGoOn || client.answers % 4 != 0 else { return idle += 1 }
            try wires.send(next(client, after: answer), by: client)
        }
        for _ in 0..<connections { try wires.open() }
    }

    /// Runs rounds for some time.
    ///
    /// - Returns: How many requests were answered in this time.
    func run(seconds: Double) throws -> Int {
        let before = count
        _ = try wires.serve(seconds: seconds) { false }
        return count - before
    }

    /// Lets each connection finish its round.
    func finish() throws {
        mayGoOn = false
        guard try wires.serve(seconds: 10, until: { idle == connections }) else {
            throw BenchmarkError("a request has no answer after 10 s")
        }
    }

    private func next(_ client: Client, after answer: Answer?) throws -> [UInt8] {
        let messages = BayeuxMessages(clientID: client.session)
        switch client.answers % 4 {
        case 0: return dialect.post(messages.handshake("long-polling"), of: client)
        case 1:
            guard let answer, let session = answer.body.string(after: "\"clientId\":\"") else {
                throw BenchmarkError("a handshake was refused")
            }
            client.session = session
            if let cookie = answer.header("\r\nSet-Cookie: ") ?? answer.header("\r\nset-cookie: ") {
                client.headers = "Cookie: \(cookie.prefix { $0 != ";" })\r\n"
            }
            let connect = BayeuxMessages(clientID: session).connect(
                "long-polling", advice: ",\"advice\":{\"timeout\":0}")
            return dialect.post(connect, of: client)
        case 2: return dialect.post(messages.publish(Event.data(1), to: "/nobody"), of: client)
        default: return dialect.post(messages.disconnect, of: client)
        }
    }
}
