import Bayeux
import BeckonTime

extension SessionShard {
    /// Subscribes a session.
    mutating func subscribe(_ slot: Int, to patterns: [ChannelPattern]) {
        let before = records[slot]?.session.subscriptions.count ?? 0
        records[slot]?.session.subscribe(to: patterns)
        for pattern in records[slot]?.session.subscriptions.dropFirst(before) ?? [] {
            subscribers.add(slot, to: pattern)
        }
    }

    /// Removes subscriptions of a session.
    mutating func unsubscribe(_ slot: Int, from patterns: [ChannelPattern]) {
        for pattern in records[slot]?.session.subscriptions ?? [] where patterns.contains(pattern) {
            subscribers.remove(slot, from: pattern)
        }
        records[slot]?.session.unsubscribe(from: patterns)
    }

    /// The sessions that are subscribed to a message's channel, each once.
    func audience(of letter: Letter) -> [SessionHandle] {
        subscribers.slots(of: letter.patterns).map {
            SessionHandle(shard: number, slot: $0, generation: generations[Int($0)])
        }
    }

    /// Posts a message to some sessions of its audience.
    ///
    /// - Parameters:
    ///   - letter: The message.
    ///   - audience: The sessions; those that have ended are skipped.
    ///   - now: The time.
    ///   - overfull: Collects the sessions whose mailbox is full; the caller must end them.
    ///   - outgoing: Collects what to do outside of the lock.
    mutating func publish(
        _ letter: Letter, to audience: some Sequence<SessionHandle>, now: Uptime, _ overfull: inout [SessionHandle],
        _ outgoing: inout Outgoing
    ) {
        for handle in audience {
            guard let slot = slot(of: handle) else { continue }
            post(slot, letter.message, waitsUntil: letter.waitsUntil, now: now, &overfull, &outgoing)
        }
    }

    /// Posts a message to one session.
    mutating func post(
        _ slot: Int, _ message: [UInt8], waitsUntil: Uptime?, now: Uptime, _ overfull: inout [SessionHandle],
        _ outgoing: inout Outgoing
    ) {
        guard let record = records[slot] else { return }
        guard record.session.post(message, waitsUntil: waitsUntil, now: now) else {
            return overfull.append(record.handle)
        }
        settle(record, slot, now: now, &outgoing)
    }

    /// Takes messages for a response that does not answer a connect.
    mutating func piggyback(_ slot: Int) -> PollAnswer? { records[slot]?.session.piggyback() }
}
