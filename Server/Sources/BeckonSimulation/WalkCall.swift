import BayeuxServer
import Beckon

/// A server's answer to a request.
enum WalkAnswer {
    case done
    /// The position of the event that the request made.
    case position(Int)
    case named(String)
    case events(after: Int, [Int32])
    /// The answer to a Bayeux request.
    case comet(CometAnswer)
    /// Refused for good.
    case refused(ChatRefusal.Code)
    /// 503: nothing was promised, try again.
    case unavailable
}

/// One request of a client: answered once, or given up.
final class WalkCall: @unchecked Sendable {
    private var end: ((WalkAnswer?) -> Void)?
    /// Whether the server notices that its answer reaches no client.
    let isDeaf: Bool

    /// A copy of a request that the network made: its answer reaches no client.
    static var echo: WalkCall { WalkCall(isDeaf: true) }

    private init(isDeaf: Bool) { self.isDeaf = isDeaf }

    init(_ end: @escaping (WalkAnswer?) -> Void) {
        self.end = end
        isDeaf = false
    }

    var isOpen: Bool { end != nil }

    /// Ends the call; only the first end counts.
    func finish(_ answer: WalkAnswer?) {
        guard let end else { return }
        self.end = nil
        end(answer)
    }

    /// Gives the call up: the client no longer waits.
    func abandon() { end = nil }
}

extension World {
    /// Sends a request to a server and waits for its answer, up to a time-out.
    ///
    /// Requests may be lost or doubled, and answers may be lost; `end` gets nil if no answer arrives.
    func ask(
        _ server: Server, patience: Int64 = 5_000, _ work: @escaping (Requests) async throws -> WalkAnswer,
        then end: @escaping (WalkAnswer?) -> Void
    ) {
        let call = patient(patience, end)
        guard !dice.chance(weather.loseRequest) else { return coverage.count(.requestLost) }
        let reply: (WalkAnswer) -> Void = { answer in
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

    /// Makes a call that ends with nil after a time-out.
    func patient(_ patience: Int64, _ end: @escaping (WalkAnswer?) -> Void) -> WalkCall {
        let call = WalkCall(end)
        after(patience) {
            if call.isOpen { call.finish(nil) } else { self.passOver() }
        }
        return call
    }

    /// Delivers a request to a server; a server that is down refuses the connection.
    func arrive(at server: Server, _ call: WalkCall, _ handle: @escaping (Life) -> Void) {
        after(latency()) {
            guard server.life != nil else { return call.finish(nil) }
            server.run(handle)
        }
    }

    func latency() -> Int64 { !isFair && dice.chance(30) ? dice.about(2_000) : dice.between(1, 40) }

    /// Returns a server for a request: mostly the one used last, as behind a proxy.
    func server(preferring last: Int?) -> Server {
        if let last, dice.chance(servers[last].life != nil ? 850 : 200) { return servers[last] }
        let up = servers.filter { $0.life != nil }
        guard !up.isEmpty, !dice.chance(60) else { return servers[dice.below(servers.count)] }
        return up[dice.below(up.count)]
    }
}
