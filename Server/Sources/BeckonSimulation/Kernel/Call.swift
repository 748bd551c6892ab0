import BayeuxServer
import Beckon

/// What a node answers to a request.
enum Answer {
    case done
    /// The position of the event that the request made.
    case position(Int)
    case named(String)
    case events(after: Int, [Int32])
    /// What a connect brought.
    case batches([SourceBatch])
    /// Refused for good.
    case refused(ChatRefusal.Code)
    /// 503: nothing was promised, try again.
    case unavailable
    /// 402: the client ID means nothing here.
    case unknownClient
}

/// One request of a client: answered once, or given up.
final class Call {
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
    /// Sends a request to a node and waits for its answer, for a time.
    ///
    /// Requests get lost, are doubled, and so are answers lost; whoever asked hears nil then.
    func ask(
        _ node: Node, patience: Int64 = 5_000, _ handle: @escaping (Node, @escaping (Answer) -> Void) -> Void,
        then end: @escaping (Answer?) -> Void
    ) {
        let call = Call(end)
        after(patience) {
            if call.isOpen { call.finish(nil) } else { self.passOver() }
        }
        guard !dice.chance(weather.loseRequest) else { return coverage.count(.requestLost) }
        let reply: (Answer) -> Void = { answer in
            if self.dice.chance(self.weather.loseAnswer) { return self.coverage.count(.answerLost) }
            self.after(self.latency()) {
                if call.isOpen { call.finish(answer) } else { self.passOver() }
            }
        }
        arrive(at: node, call) { handle(node, reply) }
        guard dice.chance(weather.doubleRequest) else { return }
        coverage.count(.requestDoubled)
        arrive(at: node, call) { handle(node, reply) }
    }

    /// Lets a request arrive; a node that is down refuses the connection.
    func arrive(at node: Node, _ call: Call, _ handle: @escaping () -> Void) {
        after(latency()) {
            guard node.isUp else { return call.finish(nil) }
            node.run(handle)
        }
    }

    func latency() -> Int64 { !isFair && dice.chance(30) ? dice.about(2_000) : dice.between(1, 40) }

    /// A node to ask: mostly the one that was asked last, as a proxy would have it.
    func node(preferring last: Int?) -> Node {
        if let last, dice.chance(nodes[last].isUp ? 850 : 200) { return nodes[last] }
        let up = nodes.filter(\.isUp)
        guard !up.isEmpty, !dice.chance(60) else { return nodes[dice.below(nodes.count)] }
        return up[dice.below(up.count)]
    }
}
