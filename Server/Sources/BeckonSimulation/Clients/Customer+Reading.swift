import Beckon

extension Customer {
    /// Compares with the transcript: asks for the events after its own position until there are none.
    func catchUp() {
        guard place == .foreground, !isCatchingUp, wantsCatchUp, let chat else { return }
        isCatchingUp = true
        wantsCatchUp = false
        world.coverage.count(.catchUp)
        let stay = stay
        world.ask(server()) {
            try await $0.refresh(chat, after: self.position)
        } then: { answer in
            guard self.stay == stay else { return }
            self.isCatchingUp = false
            guard case .events(let after, let marks) = answer else {
                self.wantsCatchUp = true
                return self.plan(self.world.dice.between(300, 3_000)) { self.catchUp() }
            }
            self.world.note("customer \(self.number) catches up with \(marks.count) after \(after)")
            self.take(marks, after: after, chat: chat, isLive: false)
            if !marks.isEmpty { self.wantsCatchUp = true }
            // Events that were lost since the request was sent are a reason to ask again.
            guard !self.wantsCatchUp else { return self.catchUp() }
            self.mayMiss = false
            if !self.usesComet { self.askAgain() }
        }
    }

    /// Makes a customer without CometD ask again after a while.
    private func askAgain() {
        plan(world.isSettling ? 10_000 : world.dice.about(5_000)) {
            self.wantsCatchUp = true
            self.catchUp()
            if self.world.dice.chance(150) { self.type() }
        }
    }

    /// Passes each position to the application once, in order.
    func take(_ marks: [Int32], after: Int, chat: ChatID, isLive: Bool) {
        guard !marks.isEmpty else { return }
        if after > position {
            if isLive, !mayMiss {
                world.judge.fail("I6", "customer \(number) got events after \(after) but has only \(position)")
            }
            wantsCatchUp = true
            return
        }
        for (offset, mark) in marks.enumerated() {
            let place = after + 1 + offset
            world.judge.delivered(mark, at: place, of: chat)
            guard place > position else {
                world.coverage.count(.repeatedDelivery)
                continue
            }
            position = place
        }
    }
}
