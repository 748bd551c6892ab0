import Beckon

/// As ``CallbackService`` does it: the record is read, decided upon, and committed with what it owes.
extension Node {
    func startCallback(_ device: Device, _ reply: @escaping (Answer) -> Void) {
        read({ $0.callbacks[CallbackUser.id] }) { found in
            guard let found else { return reply(.unavailable) }
            guard found == nil else { return reply(.done) }
            let now = self.now
            let blank = CallbackRecord(
                id: CallbackUser.id, serviceName: "callback", state: .queued, step: .waitingForAgent,
                customerNumber: "1", createdAt: now, desiredTime: now.advanced(by: .seconds(15)),
                expiresAt: now.advanced(by: .seconds(86_400)), deviceID: device.id, user: "caller")
            var session = CallbackSession(record: blank, options: CallbackUser.options)
            let decision = session.start(at: now)
            let change = CallbackChange(
                from: blank, to: session.record, push: decision.push, now: now, first: [.putDevice(device)])
            self.enqueue(change.commit) { result in
                if case .ended(.committed) = result { reply(.done) } else { reply(.unavailable) }
            }
        }
    }

    func carryOut(_ event: CallbackEvent, attempt: Int = 0, _ reply: @escaping (Answer) -> Void) {
        guard attempt < 5 else { return reply(.unavailable) }
        read({ $0.callbacks[CallbackUser.id] }) { found in
            guard let found, let record = found else { return reply(.unavailable) }
            guard let change = self.change(record, event) else { return reply(.done) }
            self.enqueue(change.commit) { result in
                switch result {
                case .ended(.committed):
                    self.wake(change.wakes)
                    reply(.done)
                case .failed: reply(.unavailable)
                case .ended: self.carryOut(event, attempt: attempt + 1, reply)
                }
            }
        }
    }

    /// Acts on callbacks whose time has come.
    func callbackTimers() {
        guard !world.store.tables.callbacks.isEmpty else { return }
        let now = now
        read({ $0.callbacksDue(now: now, limit: 16) }) { due in
            for record in due ?? [] {
                guard let change = self.change(record, .timeReached) else { continue }
                self.enqueue(change.commit) { result in
                    guard case .ended(.committed) = result else { return }
                    self.world.coverage.count(.callbackTimer)
                    self.wake(change.wakes)
                }
            }
        }
    }

    private func change(_ record: CallbackRecord, _ event: CallbackEvent) -> CallbackChange? {
        var session = CallbackSession(record: record, options: CallbackUser.options)
        let decision = session.handle(event, at: now)
        guard decision.changed else { return nil }
        return CallbackChange(from: record, to: session.record, push: decision.push, now: now)
    }
}
