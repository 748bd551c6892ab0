/// An owed push with its claim.
package struct OwedRow: Sendable {
    package internal(set) var push: OwedPush
    package internal(set) var fence: Int64 = 0
    /// When its claim ends; nil while nobody has claimed it.
    package internal(set) var leaseUntil: Timestamp?
    /// Whose claim it is or was last.
    package internal(set) var owner: NodeID?
    /// Whether it goes as soon as its claim ends, whatever became of it.
    package internal(set) var isCancelled = false

    var lane: OwedLane { OwedLane(name: push.subject.lane, deviceID: push.deviceID) }

    /// When somebody may act on it.
    package var wakesAt: Timestamp { leaseUntil ?? push.due }
}

/// What leaves in order, one at a time.
struct OwedLane: Hashable {
    let name: String
    let deviceID: DeviceID
}

extension MemoryTables {
    mutating func owe(_ push: OwedPush, now: Timestamp) {
        guard devices[push.deviceID] != nil else { return }
        let lane = OwedRow(push: push).lane
        switch push.subject {
        case .chat:
            let waiting = owed.lastIndex {
                $0.lane == lane && $0.leaseUntil == nil && $0.push.due > now && !$0.push.subject.isWithdrawal
            }
            if let waiting { return owed[waiting].push.absorb(push) }
        case .callback, .withdrawal:
            owed.removeAll { $0.lane == lane && $0.leaseUntil == nil }
        }
        lastOwedID += 1
        var row = OwedRow(push: push)
        row.push.id = lastOwedID
        owed.append(row)
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
        guard case .retry(let due, let counted) = settlement, !owed[index].isCancelled else {
            owed.remove(at: index)
            return
        }
        owed[index].leaseUntil = nil
        owed[index].push.due = due
        if counted { owed[index].push.attempts += 1 }
        merge(into: index)
    }

    /// Later unclaimed rows of a chat go into a row that waits again; a later one of a callback, and a later withdrawal,
    /// take its place.
    private mutating func merge(into index: Int) {
        let lane = owed[index].lane
        let later = owed.indices.filter { $0 > index && owed[$0].lane == lane && owed[$0].leaseUntil == nil }
        guard !later.isEmpty else { return }
        let isReplaced = later.contains { owed[$0].push.subject.isWithdrawal }
        switch owed[index].push.subject {
        case .callback: return _ = owed.remove(at: index)
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
            owed[index].push.attempts += 1
        }
    }

    package mutating func claimPushes(now: Timestamp, limit: Int, leaseUntil: Timestamp, owner: NodeID) -> [ClaimedPush]
    {
        owed.removeAll { row in row.isCancelled && row.leaseUntil.map { $0 <= now } ?? true }
        let due = lanesFirst().filter { owed[$0].wakesAt <= now }
        let ordered = due.sorted { left, right in
            let (left, right) = (owed[left].push, owed[right].push)
            return (right.priority, left.due, left.id) < (left.priority, right.due, right.id)
        }
        return ordered.prefix(max(0, limit)).compactMap { index in
            guard let device = devices[owed[index].push.deviceID] else { return nil }
            if owed[index].leaseUntil != nil { owed[index].push.attempts += 1 }
            owed[index].fence += 1
            owed[index].leaseUntil = leaseUntil
            owed[index].owner = owner
            return ClaimedPush(
                push: owed[index].push, device: device, fence: owed[index].fence, leaseUntil: leaseUntil)
        }
    }

    package func nextPushDue() -> Timestamp? { lanesFirst().map { owed[$0].wakesAt }.min() }

    /// The index of the first row of every lane and device.
    private func lanesFirst() -> [Int] {
        var seen: Set<OwedLane> = []
        return owed.indices.filter { seen.insert(owed[$0].lane).inserted }
    }
}

extension OwedPush {
    /// Makes this push stand for a later one of its chat and device as well; its own due time stays.
    mutating func absorb(_ later: OwedPush) {
        expiresAt = max(expiresAt, later.expiresAt)
        priority = max(priority, later.priority)
        guard case .chat(let chat, let after, let through) = subject,
            case .chat(_, let laterAfter, let laterThrough) = later.subject
        else { return }
        subject = .chat(chat, after: min(after, laterAfter), through: max(through, laterThrough))
    }
}
