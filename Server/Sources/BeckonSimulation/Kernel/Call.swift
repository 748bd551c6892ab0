import BayeuxServer
import Beckon

/// What a server answers to a request.
enum Answer {
    case done
    /// The position of the event that the request made.
    case position(Int)
    case named(String)
    case events(after: Int, [Int32])
    /// What a Bayeux request brought.
    case comet(CometAnswer)
    /// Refused for good.
    case refused(ChatRefusal.Code)
    /// 503: nothing was promised, try again.
    case unavailable
}

/// One request of a client: answered once, or given up.
final class Call: @unchecked Sendable {
    private var end: ((Answer?) -> Void)?
    /// Whether the server sees that nobody hears the answer.
    let isDeaf: Bool

    /// A copy of a request that the network made: its answer reaches nobody.
    static var echo: Call { Call(isDeaf: true) }

    private init(isDeaf: Bool) { self.isDeaf = isDeaf }

    init(_ end: @escaping (Answer?) -> Void) {
        self.end = end
        isDeaf = false
    }

    var isOpen: Bool { end != nil }

    /// Ends the call; only the first end counts.
    func finish(_ answer: Answer?) {
        guard let end else { return }
        self.end = nil
        end(answer)
    }

    /// The client does not wait any more.
    func abandon() { end = nil }
}

extension World {
    /// Sends a request to a server and waits for its answer, for a time.
    ///
    /// Requests get lost, are doubled, and so are answers lost; whoever asked hears nil then.
    func ask(
        _ server: Server, patience: Int64 = 5_000, _ work: @escaping (Requests) async throws -> Answer,
        then end: @escaping (Answer?) -> Void
    ) {
        let call = patient(patience, end)
        guard !dice.chance(weather.loseRequest) else { return coverage.count(.requestLost) }
        let reply: (Answer) -> Void = { answer in
            if self.dice.chance(self.weather.loseAnswer) { return self.coverage.count(.answerLost) }
            self.after(self.latency()) {
                if call.isOpen { call.finish(answer) } else { self.passOver() }
            }
        }
        arrive(at: server, call) { $0.handle(work, reply) }
        guard dice.chance(weather.doubleRequest) else { return }
        coverage.count(.requestDoubled)
        arrive(at: server, call) { $0.handle(work, reply) }
    }

    /// A call that is given up after a time.
    func patient(_ patience: Int64, _ end: @escaping (Answer?) -> Void) -> Call {
        let call = Call(end)
        after(patience) {
            if call.isOpen { call.finish(nil) } else { self.passOver() }
        }
        return call
    }

    /// Lets a request arrive; a server that is down refuses the connection.
    func arrive(at server: Server, _ call: Call, _ handle: @escaping (Life) -> Void) {
        after(latency()) {
            guard server.life != nil else { return call.finish(nil) }
            server.run(handle)
        }
    }

    func latency() -> Int64 { !isFair && dice.chance(30) ? dice.about(2_000) : dice.between(1, 40) }

    /// A server to ask: mostly the one that was asked last, as a proxy would have it.
    func server(preferring last: Int?) -> Server {
        if let last, dice.chance(servers[last].life != nil ? 850 : 200) { return servers[last] }
        let up = servers.filter { $0.life != nil }
        guard !up.isEmpty, !dice.chance(60) else { return servers[dice.below(servers.count)] }
        return up[dice.below(up.count)]
    }
}
