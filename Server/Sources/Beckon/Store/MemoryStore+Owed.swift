/// An owed push with its claim.
package struct OwedRow: Sendable {
    package internal(set) var push: OwedPush
    /// The credential that it is sent with.
    package internal(set) var route: PushRoute
    package internal(set) var fence: Int64 = 0
    /// When its claim ends; nil while it is unclaimed.
    package internal(set) var leaseUntil: Timestamp?
    /// The node that claimed it last.
    package internal(set) var owner: NodeID?
    /// Why its last attempt failed.
    package internal(set) var failure: String?
    /// Whether it is removed when its claim ends, whatever the outcome.
    package internal(set) var isCancelled = false

    var lane: OwedLane { OwedLane(name: push.subject.lane, deviceID: push.deviceID) }

    /// When a node may claim it.
    package var wakesAt: Timestamp { leaseUntil ?? push.due }
}

/// The key of the pushes that are sent in order, one at a time.
struct OwedLane: Hashable {
    let name: String
    let deviceID: DeviceID
}

/// Owed pushes in memory.
extension MemoryStore {
    package func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] {
        let claim: (Timestamp) -> [ClaimedPush] = { now in
            self.change {
                $0.claimPushes(
                    from: route, to: devices, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
            }
        }
        return try await conduct?.claim(now: now, owner: owner, claim) ?? claim(now)
    }

    package func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        try await read { $0.nextPushDues() }.mapValues { max($0, now) }
    }

    package func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] {
        let entries = try await read { tables in
            dead
                ? tables.dead
                : tables.owed.map {
                    OutboxEntry(
                        push: $0.push, route: $0.route, leaseUntil: $0.leaseUntil, failure: $0.failure, end: nil)
                }
        }
        return entries.filter { $0.push.id > id }.first(limit) { $0.push.id < $1.push.id }
    }
}

extension MemoryTables {
    mutating func owe(_ push: OwedPush, now: Timestamp) {
        guard let device = push.target?.device(id: push.deviceID) ?? devices[push.deviceID] else { return }
        let route = PushRoute(device)
        let lane = OwedRow(push: push, route: route).lane
        switch push.subject {
        case .chat:
            let waiting = owed.lastIndex {
                $0.lane == lane && $0.leaseUntil == nil && (push.joinsDue || $0.push.due > now)
                    && !$0.push.subject.isWithdrawal
            }
            if let waiting {
                owed[waiting].push.absorb(push)
                if owed[waiting].fence == 0 { owed[waiting].push.due = min(owed[waiting].push.due, push.due) }
                return
            }
        case .callback, .note, .withdrawal, .active:
            owed.removeAll { $0.lane == lane && $0.leaseUntil == nil }
        }
        append(push, route: route)
    }

    mutating func hastenOwed(lane: String, _ device: DeviceID, to due: Timestamp) {
        for index in owed.indices
        where owed[index].lane == OwedLane(name: lane, deviceID: device) && owed[index].leaseUntil == nil
            && owed[index].fence == 0 && owed[index].push.due > due && owed[index].push.subject.isOfEvents
        {
            owed[index].push.due = due
            owed[index].push.waitingSince = min(owed[index].push.waitingSince, due)
        }
    }

    private mutating func append(_ push: OwedPush, route: PushRoute) {
        lastOwedID += 1
        var row = OwedRow(push: push, route: route)
        row.push.id = lastOwedID
        owed.append(row)
    }

    mutating func retryPush(_ id: Int64, now: Timestamp, expiresAt: Timestamp) {
        if let index = owed.firstIndex(where: { $0.push.id == id }) {
            guard owed[index].leaseUntil == nil else { return }
            owed[index].push.wait(until: now)
            owed[index].push.expiresAt = max(owed[index].push.expiresAt, expiresAt)
        } else if let index = dead.firstIndex(where: { $0.push.id == id }), devices[dead[index].push.deviceID] != nil {
            let entry = dead.remove(at: index)
            var push = entry.push
            (push.due, push.waitingSince, push.attempts, push.doubts) = (now, now, 0, 0)
            push.expiresAt = max(push.expiresAt, expiresAt)
            append(push, route: entry.route)
        }
    }

    mutating func dropPush(_ id: Int64) {
        dead.removeAll { $0.push.id == id }
        owed.removeAll { $0.push.id == id && $0.leaseUntil == nil }
        if let index = owed.firstIndex(where: { $0.push.id == id }) { owed[index].isCancelled = true }
    }

    private mutating func bury(_ row: OwedRow, cause: String, at time: Timestamp) {
        var push = row.push
        push.target = nil
        dead.append(
            OutboxEntry(push: push, route: row.route, leaseUntil: nil, end: .init(cause: cause, at: time)))
        if dead.count > OutboxEntry.deadLimit { dead.removeFirst(dead.count - OutboxEntry.deadLimit) }
    }

    mutating func cancelOwed(lane: String) {
        owed.removeAll { $0.lane.name == lane && $0.leaseUntil == nil && !$0.push.subject.isWithdrawal }
        for index in owed.indices where owed[index].lane.name == lane && !owed[index].push.subject.isWithdrawal {
            owed[index].isCancelled = true
        }
    }

    mutating func settle(_ id: Int64, fence: Int64, _ settlement: Settlement) {
        guard let index = owed.firstIndex(where: { $0.push.id == id }),
            owed[index].fence == fence, owed[index].leaseUntil != nil
        else { return }
        guard case .retry(let due, let attempt, let failure) = settlement, !owed[index].isCancelled else {
            let row = owed.remove(at: index)
            if case .dead(let cause, let time) = settlement, !row.isCancelled { bury(row, cause: cause, at: time) }
            return
        }
        owed[index].leaseUntil = nil
        owed[index].push.wait(until: due)
        owed[index].push.count(attempt)
        owed[index].failure = failure ?? owed[index].failure
        merge(into: index)
    }

    /// Merges later unclaimed rows of a chat into a row that waits again; a later callback push or withdrawal replaces it.
    private mutating func merge(into index: Int) {
        let lane = owed[index].lane
        let later = owed.indices.filter { $0 > index && owed[$0].lane == lane && owed[$0].leaseUntil == nil }
        guard !later.isEmpty else { return }
        let isReplaced = later.contains { owed[$0].push.subject.isWithdrawal }
        switch owed[index].push.subject {
        case .callback, .note, .active: return _ = owed.remove(at: index)
        case _ where isReplaced: return _ = owed.remove(at: index)
        case .withdrawal: return
        case .chat: break
        }
        for other in later { owed[index].push.absorb(owed[other].push) }
        for other in later.reversed() { owed.remove(at: other) }
    }

    mutating func releasePushes(of node: NodeID) {
        owed.removeAll { $0.owner == node && $0.leaseUntil != nil && $0.isCancelled }
        for index in owed.indices where owed[index].owner == node && owed[index].leaseUntil != nil {
            owed[index].leaseUntil = nil
            owed[index].push.count(.inDoubt)
        }
    }

    /// Claims the due pushes of one credential or, with nil, of all.
    package mutating func claimPushes(
        from route: PushRoute? = nil, to devices: DeviceChoice = .every, now: Timestamp, limit: Int,
        leaseUntil: Timestamp, owner: NodeID
    ) -> [ClaimedPush] {
        owed.removeAll { row in row.isCancelled && row.leaseUntil.map { $0 <= now } ?? true }
        let due = lanesFirst().filter { index in
            owed[index].wakesAt <= now && (route == nil || owed[index].route == route)
                && (devices == .every || wasDelivered(owed[index].push))
        }
        let ordered = due.sorted { left, right in
            let (left, right) = (owed[left].push, owed[right].push)
            return (left.rank, left.id) < (right.rank, right.id)
        }
        var read: Set<Int64> = []
        defer { owed.removeAll { read.contains($0.push.id) } }
        return ordered.prefix(max(0, limit)).compactMap { index in
            if isRead(owed[index].push.subject) {
                read.insert(owed[index].push.id)
                return nil
            }
            let push = owed[index].push
            guard let device = push.target?.device(id: push.deviceID) ?? self.devices[push.deviceID] else { return nil }
            if owed[index].leaseUntil != nil { owed[index].push.count(.inDoubt) }
            owed[index].fence += 1
            owed[index].leaseUntil = leaseUntil
            owed[index].owner = owner
            return ClaimedPush(
                push: owed[index].push, device: device, fence: owed[index].fence, leaseUntil: leaseUntil)
        }
    }

    /// Whether a push goes to a registered device to which a push was delivered before.
    private func wasDelivered(_ push: OwedPush) -> Bool {
        push.target == nil && devices[push.deviceID]?.deliveredAt != nil
    }

    /// Whether the customer's cursor has reached the end of the push's range.
    private func isRead(_ subject: PushSubject) -> Bool {
        guard case .chat(let chat, _, let through) = subject, let head = chats[chat] else { return false }
        return head.attendance.cursor >= through
    }

    func nextPushDues() -> [PushRoute: Timestamp] {
        Dictionary(lanesFirst().map { (owed[$0].route, owed[$0].wakesAt) }, uniquingKeysWith: min)
    }

    /// The index of the first row of every lane and device.
    private func lanesFirst() -> [Int] {
        var seen: Set<OwedLane> = []
        return owed.indices.filter { seen.insert(owed[$0].lane).inserted }
    }
}

extension PushSubject {
    /// Whether it notifies of a chat's events.
    fileprivate var isOfEvents: Bool { if case .chat = self { true } else { false } }
}

extension OwedPush {
    /// Makes it due at another time; the customer's waiting time continues.
    mutating func wait(until time: Timestamp) {
        due = time
        waitingSince = min(waitingSince, time)
    }

    /// Extends this push to cover a later one of its chat and device as well; its own due time stays.
    mutating func absorb(_ later: OwedPush) {
        waitingSince = min(waitingSince, later.waitingSince)
        expiresAt = max(expiresAt, later.expiresAt)
        priority = max(priority, later.priority)
        guard case .chat(let chat, let after, let through) = subject,
            case .chat(_, let laterAfter, let laterThrough) = later.subject
        else { return }
        subject = .chat(chat, after: min(after, laterAfter), through: max(through, laterThrough))
    }
}
