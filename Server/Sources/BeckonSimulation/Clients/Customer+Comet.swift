import BayeuxServer
import Beckon

/// The Bayeux client of a customer's app: follows the protocol's advice and knows no other state than its client ID.
extension Customer {
    func shakeHands() {
        guard place == .foreground, let user else { return }
        clientID = nil
        let stay = stay
        world.ask(node()) { node, reply in
            node.shakeHands(user, reply)
        } then: { answer in
            guard self.stay == stay else { return }
            guard case .named(let name) = answer else {
                return self.plan(self.world.dice.between(500, 3_000)) { self.shakeHands() }
            }
            self.clientID = name
            self.livePosition = 0
            self.subscribe()
        }
    }

    private func subscribe() {
        guard let clientID, let user else { return }
        let stay = stay
        world.ask(node()) { node, reply in
            node.subscribe(clientID, user, reply)
        } then: { answer in
            guard self.stay == stay else { return }
            switch answer {
            case .done: self.connect()
            case .unknownClient: self.shakeHands()
            default: self.plan(self.world.dice.between(500, 2_000)) { self.subscribe() }
            }
        }
    }

    private func connect() {
        guard place == .foreground, let clientID else { return }
        let stay = stay
        let node = node()
        let call = Call { answer in
            guard self.stay == stay else { return }
            self.poll = nil
            self.connected(answer)
        }
        poll = (call, node)
        world.note("customer \(number) connects as \(clientID) to node \(node.number)")
        let hold: Int64 = world.dice.chance(60) ? 0 : 28_500
        world.after(35_000) {
            if call.isOpen { call.finish(nil) } else { self.world.passOver() }
        }
        guard !world.dice.chance(world.weather.loseRequest) else {
            world.coverage.count(.requestLost)
            return world.after(world.dice.between(100, 5_000)) { call.finish(nil) }
        }
        world.arrive(at: node, call) {
            // A connection that its peer has closed brings no request any more.
            if call.isOpen { node.connect(clientID, hold: hold, call) }
        }
        guard world.dice.chance(world.weather.doubleRequest) else { return }
        world.coverage.count(.requestDoubled)
        world.arrive(at: node, .echo) { node.connect(clientID, hold: hold, .echo) }
    }

    private func connected(_ answer: Answer?) {
        switch answer {
        case .batches(let batches):
            let ranges = batches.map { "\($0.through - $0.count + 1)...\($0.through)" }
            world.note("customer \(number) has an answer: \(ranges.joined(separator: ", "))")
            for batch in batches {
                let (chat, marks) = BatchBytes.read(batch)
                world.judge.delivered(through: batch.through, count: marks.count, to: self, world)
                take(marks, after: batch.through - marks.count, chat: chat, isLive: true)
            }
            // What may have been lost is compared once the connection is back.
            if wantsCatchUp { catchUp() }
            connect()
            if world.dice.chance(80) { type() }
        case .unknownClient:
            world.note("customer \(number) is not known")
            shakeHands()
            wantsCatchUp = true
        default:
            world.note("customer \(number) has no answer")
            mayMiss = true
            wantsCatchUp = true
            plan(world.dice.between(50, 2_000)) { self.connect() }
        }
    }
}
