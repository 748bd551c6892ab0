import Beckon

/// The database of a walk: the memory engine, observed by the judge.
final class Database {
    let memory: MemoryStore
    let defects: Defects

    init(isShared: Bool, defects: Defects) {
        memory = MemoryStore(isShared: isShared)
        self.defects = defects
    }

    /// The current tables.
    var tables: MemoryTables { memory.tables }

    /// Commits one list of changes, as every engine does.
    func commit(_ commit: Commit, _ world: World) -> CommitResult {
        let fenced = fencedRows(commit)
        var commit = defects.isEmpty ? commit : spoiled(commit)
        observeBefore(commit, world)
        observeMoves(commit, world)
        let heads = headsBefore(commit)
        var result = memory.change { $0.commit(commit) }
        for row in fenced {
            world.coverage.count(.outcomeFenced)
            world.judge.fenced(row, tables.owed.first { $0.push.id == row.push.id })
        }
        if result == .conflict, defects.contains(.staleHeadAccepted), let fitted = fitted(commit) {
            commit = fitted
            result = memory.change { $0.commit(fitted) }
        }
        if result == .conflict, defects.contains(.staleCallbackAccepted), let fitted = fittedCallback(commit) {
            commit = fitted
            observeBefore(fitted, world)
            result = memory.change { $0.commit(fitted) }
        }
        switch result {
        case .committed:
            observe(commit, world)
            for (chat, head) in heads {
                if let now = tables.chats[chat] { world.deliveries.stands(now, after: head, world) }
            }
        case .conflict: world.coverage.count(.conflict)
        case .duplicateEvent, .duplicateService: world.coverage.count(.keyRepeated)
        case .slotFull, .throttled, .queueFull: break
        }
        return result
    }

    /// Returns the rows that the commit names with another fencing number than their own.
    private func fencedRows(_ commit: Commit) -> [OwedRow] {
        // Removing a dead device removes its pushes, whatever their claims.
        guard !commit.changes.contains(where: { if case .dropDevice = $0 { true } else { false } }) else { return [] }
        return commit.changes.compactMap { change in
            guard case .settle(let id, let fence, _) = change else { return nil }
            return tables.owed.first { $0.push.id == id && $0.fence != fence }
        }
    }

    /// Returns the current heads of the chats whose agent side may be owed something else after the commit.
    private func headsBefore(_ commit: Commit) -> [(ChatID, ChatHead?)] {
        var chats: [ChatID] = []
        for change in commit.changes {
            switch change {
            case .putChat(let head, _, _): if !chats.contains(head.id) { chats.append(head.id) }
            case .moveAgentCursor(let chat, _): if !chats.contains(chat) { chats.append(chat) }
            default: break
            }
        }
        return chats.map { ($0, tables.chats[$0]) }
    }

    private func observeBefore(_ commit: Commit, _ world: World) {
        for change in commit.changes {
            if case .putCallback(let record) = change, tables.version(of: record.id) ?? 0 == record.version - 1 {
                world.judge.stands(record, after: tables.callbacks[record.id], world)
            }
            guard case .settle(let id, let fence, let settlement) = change else { continue }
            guard let row = tables.owed.first(where: { $0.push.id == id }), row.fence == fence, row.leaseUntil != nil
            else { continue }
            world.judge.settled(row.push, fence: fence, settlement, now: world.wall)
            switch settlement {
            case .done, .dead: world.judge.concluded(row.push.subject)
            case .retry: world.coverage.count(.pushRetried)
            }
        }
    }

    /// Notes customers that become present or away; the commit may still be refused.
    private func observeMoves(_ commit: Commit, _ world: World) {
        for case .putChat(let head, _, _) in commit.changes {
            guard let before = tables.chats[head.id], before.version + 1 == head.version else { continue }
            switch (before.attendance.presence, head.attendance.presence) {
            case (.polling, .away): world.coverage.count(.pollingCustomerAway)
            case (.present, .away(_, let farewell)):
                world.coverage.count(.customerAway)
                if farewell == nil { world.coverage.count(.clientMissed) }
            case (.away, .present), (.away, .polling): world.coverage.count(.customerBack)
            default: break
            }
            guard case .present(let clientID) = head.attendance.presence else { continue }
            if let holder = before.attendance.holder, let next = head.attendance.holder, holder != next {
                world.coverage.count(.takeOver)
            }
            if before.attendance.presence.isAway, tables.clients[clientID] != nil { world.coverage.count(.resumption) }
        }
    }

    private func observe(_ commit: Commit, _ world: World) {
        for case .append(let chat, let event) in commit.changes { world.judge.appended(event, to: chat) }
        for change in commit.changes {
            switch change {
            case .append(let chat, let event):
                world.coverage.count(.eventCommitted)
                world.note("\(chat) has event \(event.position): \(event.kind) \(Judge.mark(of: event))")
            case .putChat(let head, _, _):
                check(head.id, world)
                world.note(
                    "\(head.id) version \(head.version): \(head.attendance.presence) at \(head.attendance.holder?.text ?? "none")"
                )
            case .owe(let push, _):
                world.coverage.count(.pushOwed)
                world.note("owed: \(push.subject), due at \(push.due.milliseconds - World.epoch)")
            case .cancelOwed(let lane):
                world.coverage.count(.debtCancelled)
                world.note("nothing is owed to \(lane)")
            case .moveCursor(let chat, _, _), .moveSent(let chat, _, _):
                check(chat, world)
                let head = tables.chats[chat]
                world.note("\(chat): cursor \(head?.attendance.cursor ?? 0), sent \(head?.attendance.sent ?? 0)")
            case .releasePushes(let node): world.judge.released(node, world)
            case .removeNode(let node, _) where tables.nodes[node] == nil:
                world.note("\(node) is taken over")
                world.coverage.count(.nodeDeclaredDead)
            default: break
            }
        }
    }

    private func check(_ chat: ChatID, _ world: World) {
        guard let head = tables.chats[chat] else { return }
        world.judge.stands(head)
    }
}

// MARK: - Planted mistakes

extension Database {
    private func spoiled(_ commit: Commit) -> Commit {
        var commit = commit
        if defects.contains(.debtsNotCancelled) {
            commit.changes.removeAll { if case .cancelOwed = $0 { true } else { false } }
        }
        commit.changes = commit.changes.map { change in
            switch change {
            case .append(let chat, let event) where defects.contains(.keyIgnored):
                .append(chat, event.moved(to: event.position, key: nil))
            case .settle(let id, _, let settlement) where defects.contains(.settlementWithoutFence):
                .settle(
                    id: id, fence: tables.owed.first { $0.push.id == id }?.fence ?? 0, settlement)
            default: change
            }
        }
        return commit
    }

    /// Returns the same commit as if it had been decided on the current callback.
    private func fittedCallback(_ commit: Commit) -> Commit? {
        guard case .callback(let id, _) = commit.expectation, let standing = tables.callbacks[id] else { return nil }
        var fitted = Commit(expecting: .callback(id, version: standing.version), commit.changes)
        fitted.changes = commit.changes.map { change in
            guard case .putCallback(var record) = change else { return change }
            record.version = standing.version + 1
            return .putCallback(record)
        }
        return fitted
    }

    /// Returns the same commit as if it had been decided on the current head.
    private func fitted(_ commit: Commit) -> Commit? {
        guard case .chat(let id, _) = commit.expectation, let head = tables.chats[id] else { return nil }
        let count = commit.changes.count { if case .append = $0 { true } else { false } }
        var position = head.lastPosition
        var fitted = Commit(expecting: .chat(id, version: head.version), [])
        for change in commit.changes {
            switch change {
            case .putChat(var next, let settingCursor, _):
                next.version = head.version + 1
                next.lastPosition = head.lastPosition + count
                fitted.changes.append(.putChat(next, settingCursor: settingCursor))
            case .append(let chat, let event):
                position += 1
                fitted.changes.append(.append(chat, event.moved(to: position, key: event.key)))
            default: fitted.changes.append(change)
            }
        }
        return fitted
    }
}

extension TranscriptEvent {
    fileprivate func moved(to position: Int, key: String?) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: kind, nickname: nickname, text: text, party: party, at: at, key: key)
    }
}
