import BayeuxServer
import Beckon

/// The Bayeux client of a customer's app: follows the protocol's advice and has no other state than its client ID.
extension Customer {
    func shakeHands() {
        guard place == .foreground else { return }
        clientID = nil
        acknowledgement = nil
        let stay = stay
        world.comet(server(), CometMessage.handshake(ack: usesAck), of: self) { answer in
            guard self.stay == stay else { return }
            guard let name = answer?.clientID else {
                return self.plan(self.world.dice.between(500, 3_000)) { self.shakeHands() }
            }
            self.world.coverage.count(.handshake)
            self.clientID = name
            self.browserID = answer?.browserID ?? self.browserID
            self.livePosition = 0
            self.acknowledgement = self.usesAck ? 0 : nil
            self.subscribe()
        }
    }

    private func subscribe() {
        guard let clientID else { return }
        let stay = stay
        world.comet(server(), CometMessage.subscribe(clientID), of: self) { answer in
            guard self.stay == stay else { return }
            guard let answer, answer.isSuccessful else {
                if answer?.isUnknownClient ?? false { return self.shakeHandsAnew() }
                return self.plan(self.world.dice.between(500, 2_000)) { self.subscribe() }
            }
            self.world.coverage.count(.subscription)
            self.connect()
        }
    }

    private func shakeHandsAnew() {
        world.coverage.count(.unknownClient)
        world.note("customer \(number): the server does not know its client")
        shakeHands()
    }

    private func connect() {
        guard place == .foreground, let clientID else { return }
        let stay = stay
        let server = server()
        let call = world.patient(35_000) { answer in
            guard self.stay == stay else { return }
            self.poll = nil
            if case .comet(let answer) = answer { self.connected(answer) } else { self.connected(nil) }
        }
        poll = Poll(call: call)
        world.note("customer \(number) connects as \(clientID) to server \(server.number)")
        let body = CometMessage.connect(clientID, isHeld: !world.dice.chance(60), ack: acknowledgement)
        guard !world.dice.chance(world.weather.loseRequest) else {
            world.coverage.count(.requestLost)
            return world.after(world.dice.between(100, 5_000)) { call.finish(nil) }
        }
        world.arrive(at: server, call) { life in
            // A connection that the client has closed carries no further request.
            guard call.isOpen else { return }
            let exchange = life.poll(clientID, body, of: self, call)
            if self.poll?.call === call { self.poll?.arrival = (life, exchange) }
        }
        guard world.dice.chance(world.weather.doubleRequest) else { return }
        world.coverage.count(.requestDoubled)
        world.arrive(at: server, .echo) { _ = $0.poll(clientID, body, of: self, .echo) }
    }

    private func connected(_ answer: CometAnswer?) {
        guard let answer else {
            world.note("customer \(number) gets no answer")
            mayMiss = true
            wantsCatchUp = true
            return plan(world.dice.between(50, 2_000)) { self.connect() }
        }
        if let number = answer.acknowledgement { acknowledgement = number }
        let ranges = answer.batches.map { "\($0.through - $0.marks.count + 1)...\($0.through)" }
        world.note("customer \(number) gets an answer: \(ranges.joined(separator: ", "))")
        for batch in answer.batches {
            world.judge.delivered(through: batch.through, count: batch.marks.count, to: self, world)
            take(batch.marks, after: batch.through - batch.marks.count, chat: ChatID(batch.chat), isLive: true)
        }
        guard !answer.isUnknownClient, !answer.asksForHandshake else {
            wantsCatchUp = true
            return shakeHandsAnew()
        }
        // The client compares what may have been lost once the connection is back.
        if wantsCatchUp { catchUp() }
        // A client whose connect was refused for now waits before it tries again.
        if answer.isSuccessful { connect() } else { plan(world.dice.between(50, 1_000)) { self.connect() } }
        if world.dice.chance(80) { type() }
    }
}

extension World {
    /// Sends a Bayeux request that the server answers at once, not a held connect.
    func comet(
        _ server: Server, _ body: [UInt8], of customer: Customer, arrived: @escaping (Life) -> Void = { _ in },
        then end: @escaping (CometAnswer?) -> Void
    ) {
        let call = patient(5_000) { answer in
            if case .comet(let answer) = answer { end(answer) } else { end(nil) }
        }
        guard !dice.chance(weather.loseRequest) else { return coverage.count(.requestLost) }
        arrive(at: server, call) { life in
            arrived(life)
            life.receive(customer.request(body), WalkExchange(call, life))
        }
        guard dice.chance(weather.doubleRequest) else { return }
        coverage.count(.requestDoubled)
        arrive(at: server, .echo) { $0.receive(customer.request(body), WalkExchange(.echo, $0)) }
    }
}

extension Customer {
    fileprivate func request(_ body: [UInt8]) -> BayeuxRequest {
        BayeuxRequest(body: body, browserID: keepsCookies ? browserID : nil, user: user)
    }
}

extension Life {
    /// Receives a connect.
    fileprivate func poll(_ clientID: String, _ body: [UInt8], of customer: Customer, _ call: WalkCall) -> WalkExchange
    {
        let exchange = WalkExchange(call, self, pollOf: clientID)
        lastConnects[clientID] = exchange
        receive(customer.request(body), exchange)
        return exchange
    }
}
