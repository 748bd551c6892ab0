import Beckon

extension Judge {
    /// Checks events that a live connection delivered.
    ///
    /// Repeated positions are harmless behind the position filter, but must not occur in a walk without faults.
    func delivered(through position: Int, count: Int, to customer: Customer, _ world: World) {
        if world.isFair, position - count < customer.livePosition {
            fail("I7", "customer \(customer.number) got a position twice in a walk without faults")
        }
        customer.livePosition = max(customer.livePosition, position)
    }

    /// Checks the state when everything is at rest.
    func conclude(_ world: World) {
        guard world.isAtRest else {
            return fail("rest", "the walk ended before it was at rest: \(restlessness(world))")
        }
        concludeTexts(world)
        concludePushes(world)
        world.deliveries.conclude(world)
        world.calls.conclude(world)
        // Where the clock jumped, an end before the desired time and one after it look alike.
        let now = world.jumps == 0 ? world.wall : Timestamp(milliseconds: .max)
        let audit = world.database.tables.audit(limit: 5, now: now)
        for found in audit.violations { fail("audit", "\(found.rule.rawValue): \(found.subject)") }
        let overdue = world.database.tables.callbacksDue(now: world.wall.advanced(by: .seconds(-60)), limit: 1)
        if world.jumps == 0, !overdue.isEmpty { fail("callback", "a callback's timer has not fired") }
    }

    private func concludeTexts(_ world: World) {
        for (index, text) in sent.enumerated() where text.acknowledged > 0 {
            let events = world.database.tables.events[chats[text.chat]] ?? []
            guard text.position <= events.count, Judge.mark(of: events[text.position - 1]) == Int32(index + 1) else {
                return fail("I1", "text \(index + 1) was acknowledged and is not in the final transcript")
            }
        }
        var last: [Int: Int] = [:]
        for (index, text) in sent.enumerated() where text.acknowledged > 0 {
            if text.position < last[text.sender, default: 0] {
                fail("I4", "text \(index + 1) of sender \(text.sender) is in the transcript before an earlier one")
            }
            last[text.sender] = text.position
        }
    }

    /// Checks that each away customer got pushes for new events, or that there is a reason why not.
    private func concludePushes(_ world: World) {
        for customer in world.customers {
            guard let chat = customer.chat, let head = world.database.tables.chats[chat],
                head.attendance.presence.isAway,
                let device = head.customer.deviceID, world.database.tables.devices[device] != nil
            else { continue }
            if isEndedByCustomer(head, world) { continue }
            let events = world.database.tables.events[chat] ?? []
            let owedPosition = events.last {
                $0.position > head.attendance.cursor && NotificationPolicy.isPushable($0, options: world.options)
            }?.position
            guard let owedPosition, covered[index(of: chat)] < owedPosition else { continue }
            fail(
                "I10",
                "customer \(customer.number) is away at \(head.attendance.cursor) and got no push for event \(owedPosition)"
            )
        }
    }

    /// Returns whether the customer or the chat's age ended it, so that no push is owed.
    private func isEndedByCustomer(_ head: ChatHead, _ world: World) -> Bool {
        guard head.life.state == .ended, let last = world.database.tables.events[head.id]?.last else { return false }
        return last.party == .client
    }

    private func restlessness(_ world: World) -> String {
        var parts: [String] = []
        if !world.database.tables.owed.isEmpty { parts.append("\(world.database.tables.owed.count) pushes are owed") }
        if world.owesAgentSides { parts.append("an agent side is owed something") }
        if !world.calls.isAtRest(world.database.tables) { parts.append("a customer is still to be called") }
        parts += world.servers.filter { !$0.isAtRest }.map { "server \($0.number)" }
        for customer in world.customers where !customer.isAtRest {
            let head = customer.chat.flatMap { world.database.tables.chats[$0] }
            parts.append(
                "customer \(customer.number) \(customer.place) at \(customer.position) of \(head?.lastPosition ?? -1), "
                    + (head.map { "\($0.attendance.presence) at \($0.attendance.holder?.text ?? "no node")" }
                        ?? "no chat"))
        }
        parts += world.agents.filter { !$0.isAtRest }.map { _ in "an agent" }
        return parts.joined(separator: ", ") + " after \(world.settlingSteps) steps"
    }
}
