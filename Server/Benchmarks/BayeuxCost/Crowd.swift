import Measure
import Wires

/// Subscribers parked at one server, and the cost of broadcasts to them.
final class Crowd {
    private let dialect: any Dialect
    private let wires: Wires
    private let size: Int
    private var begun = 0
    private var parked = 0
    private var published = 0
    private var arrived = 0

    /// How many subscribers connect at a time.
    private static let entering = 128

    init(_ size: Int, speaking dialect: any Dialect, port: UInt16) throws {
        self.dialect = dialect
        self.size = size
        wires = try Wires(port: port)
        wires.opened = { [unowned self] in try begin($0) }
        wires.handle = { [unowned self] in try take($1, for: $0) }
    }

    /// Connects all subscribers and parks them.
    func park() throws {
        for _ in 0..<min(size, Self.entering) { try enter() }
        guard try wires.serve(seconds: 120, until: { parked == size }) else {
            throw BenchmarkError("only \(parked) of \(size) subscribers are parked after 120 s")
        }
        if !dialect.publishesOverSubscription { try wires.open() }
        // The server is still reading the last polls.
        try settle()
    }

    /// The results of a series of broadcasts.
    struct Outcome {
        /// Seconds from the publication until the last subscriber received it, for each broadcast.
        var seconds: [Double] = []
        var lost = 0
        var doubled = 0
    }

    /// Publishes messages one after the other, each after all subscribers have received the one before.
    func broadcast(_ count: Int) throws -> Outcome {
        var outcome = Outcome()
        for _ in 0..<count {
            published += 1
            arrived = 0
            let start = Monotonic.now
            let publisher = wires.clients[dialect.publishesOverSubscription ? 0 : size]
            try wires.send(dialect.publication(published, by: wires.clients[0]), by: publisher)
            _ = try wires.serve(seconds: 20) { arrived == size }
            outcome.seconds.append(Monotonic.seconds(since: start))
            try settle()
        }
        let subscribers = wires.clients.prefix(size)
        outcome.lost = subscribers.reduce(0) { $0 + $1.lost + published - $1.last }
        outcome.doubled = subscribers.reduce(0) { $0 + $1.doubled }
        return outcome
    }

    /// Gives the server time to read the polls that were just sent.
    private func settle() throws {
        _ = try wires.serve(seconds: 0.05 + Double(size) / 50_000) { false }
    }

    private func enter() throws {
        guard begun < size else { return }
        begun += 1
        try wires.open()
    }

    private func begin(_ client: Client) throws {
        guard client.number < size else { return }
        client.isWebSocket = dialect.isWebSocket
        try wires.send(dialect.next(client, after: nil), by: client)
        try noteParking(of: client)
    }

    private func take(_ answer: Answer, for client: Client) throws {
        // Events on the publisher's connection belong to the session that it publishes for.
        let subscriber = client.number < size ? client : wires.clients[0]
        Event.forEachNumber(in: answer.body) { if subscriber.note($0), $0 == published { arrived += 1 } }
        guard client === subscriber else { return }
        try wires.send(dialect.next(client, after: answer), by: client)
        try noteParking(of: client)
    }

    private func noteParking(of client: Client) throws {
        guard client.answers == dialect.answersBeforeParking, parked < size else { return }
        parked += 1
        try enter()
    }
}
