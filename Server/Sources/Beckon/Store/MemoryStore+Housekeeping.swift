extension MemoryTables {
    mutating func erase(user: String, limit: Int) -> ErasedRows {
        guard limit > 0 else { return ErasedRows() }
        var rows = ErasedRows()
        let heads = chats(of: user).sorted { $0.id.text < $1.id.text }.prefix(limit)
        let told = devicesTold(in: heads)
        for head in heads { rows.events += remove(chat: head) }
        rows.chats = heads.count
        let records = callbacks(of: user).sorted { $0.id.text < $1.id.text }.prefix(limit - heads.count)
        for record in records { remove(callback: record) }
        rows.callbacks = records.count
        rows.devices = removeDevices(heads.map(\.customer.deviceID) + records.map(\.deviceID), told: told)
        rows.devices += heads.reduce(0) { $0 + removeDevices(of: .chat($1.id)) } + removeDevices(of: .signed(user))
        rows.isComplete = chats(of: user).isEmpty && callbacks(of: user).isEmpty
        if rows.isComplete {
            clients = clients.filter { $0.value.scope != .user(user) }
            eraseSubscriptions(of: user)
            for service in services.values where service.user == user { remove(service: service.id) }
        }
        return rows
    }

    mutating func removeEnded(before: Timestamp, limit: Int) -> Int {
        let heads = longestEnded(chats.values, before: before, limit: limit) { head in
            (head.life.endedAt ?? head.life.expiresAt, head.id.text)
        }
        let told = devicesTold(in: heads)
        for head in heads { _ = remove(chat: head) }
        let completed = callbacks.values.filter { $0.state == .completed }
        let records = longestEnded(completed, before: before, limit: limit - heads.count) { record in
            (record.expiresAt, record.id.text)
        }
        for record in records { remove(callback: record) }
        _ = removeDevices(heads.map(\.customer.deviceID) + records.map(\.deviceID), told: told)
        for head in heads { _ = removeDevices(of: .chat(head.id)) }
        let unused = services.values.filter { chatsOfServices[$0.id] == nil && callbacks[$0.id] == nil }
        let instances = longestEnded(unused, before: before, limit: limit - heads.count - records.count) { service in
            (service.expiresAt, service.id.text)
        }
        for service in instances { remove(service: service.id) }
        return heads.count + records.count + instances.count
    }

    mutating func removeClients(expiredBefore: Timestamp) {
        clients = clients.filter { _, client in
            let end = client.isSubscribed ? client.expiresAt.advanced(by: StoredClient.memory) : client.expiresAt
            return end >= expiredBefore
        }
        deskSessions = deskSessions.filter { $0.value.idleEnd >= expiredBefore }
        grants = grants.filter { deskSessions[$0.key] != nil }
        removePendingFiles(now: expiredBefore)
        removeSubscriptions(endedBefore: expiredBefore)
        let last = expiredBefore.advanced(by: Milliseconds(-ForgottenDevice.memory.count))
        forgotten = forgotten.filter { $0.value.at >= last }
        for (customer, own) in presences {
            let left = own.filter { $0.value.until >= expiredBefore }
            presences[customer] = left.isEmpty ? nil : left
        }
    }

    private func chats(of user: String) -> [ChatHead] {
        chats.values.filter {
            $0.customer.user == user || services[$0.serviceID]?.user == user || $0.customer.signedID == user
        }
    }

    private func callbacks(of user: String) -> [CallbackRecord] {
        callbacks.values.filter { $0.user == user || $0.customerNumber == user || services[$0.id]?.user == user }
    }

    private func longestEnded<Row>(
        _ rows: some Sequence<Row>, before: Timestamp, limit: Int, end: (Row) -> (Timestamp, String)
    ) -> [Row] {
        Array(rows.filter { end($0).0 < before }.sorted { end($0) < end($1) }.prefix(max(0, limit)))
    }

    /// The devices that the push histories of chats name.
    private func devicesTold(in heads: some Sequence<ChatHead>) -> [DeviceID] {
        heads.flatMap { (records[$0.id] ?? []).compactMap(\.deviceID) }
    }

    /// Removes those of the devices that no other row names.
    ///
    /// - Returns: how many were removed.
    private mutating func removeDevices(_ named: [DeviceID?], told: [DeviceID]) -> Int {
        for device in named.compactMap(\.self) { forgotten[device] = nil }
        return removeUnused(named.compactMap(\.self) + told)
    }

    /// Removes those of the devices that no app has registered and no other row names.
    ///
    /// - Returns: how many were removed.
    mutating func removeUnused(_ ids: [DeviceID]) -> Int {
        let unused = Set(ids).filter { devices[$0] != nil && !isNamed($0) }
        for device in unused { devices[device] = nil }
        return unused.count
    }

    /// Removes a customer's devices and presence.
    ///
    /// - Returns: how many devices were removed.
    private mutating func removeDevices(of customer: CustomerKey) -> Int {
        presences[customer] = nil
        forgotten = forgotten.filter { $0.value.device.customer != customer }
        let own = devices.values.filter { $0.customer == customer }.map(\.id)
        for id in own { remove(device: id) }
        return own.count
    }

    private func isNamed(_ device: DeviceID) -> Bool {
        chats.values.contains { $0.customer.deviceID == device } || callbacks.values.contains { $0.deviceID == device }
            || owed.contains { $0.push.isOwed(to: device) } || devices[device]?.customer != nil
    }
}

extension MemoryTables {
    package func audit(limit: Int, now: Timestamp) -> AuditReport {
        var report = AuditReport(
            chats: chats.count, events: events.values.reduce(0) { $0 + $1.count }, owedPushes: owed.count,
            callbacks: callbacks.count)
        for (chat, list) in events where chats[chat] == nil && !list.isEmpty {
            report.violations.append(.init(rule: .eventsHaveChats, subject: chat.text))
        }
        for head in chats.values {
            let list = events[head.id] ?? []
            for rule in AuditRule.allCases where breaks(rule, head, list) {
                report.violations.append(.init(rule: rule, subject: head.id.text))
            }
        }
        for row in owed {
            for rule in AuditRule.allCases where breaks(rule, row) {
                report.violations.append(.init(rule: rule, subject: "owed push \(row.push.id)"))
            }
        }
        for file in files.values where !file.isPending && chats[file.chat] == nil {
            report.violations.append(.init(rule: .filesFollowChats, subject: file.chat.text))
        }
        report.violations += callbackViolations(now: now)
        report.violations.sort { ($0.rule.rawValue, $0.subject) < ($1.rule.rawValue, $1.subject) }
        report.violations = Array(report.violations.prefix(max(0, limit)))
        return report
    }

    private func breaks(_ rule: AuditRule, _ head: ChatHead, _ list: [TranscriptEvent]) -> Bool {
        let within = 0...max(0, head.lastPosition)
        switch rule {
        case .densePositions: return list.map(\.position) != Array(1..<(max(0, head.lastPosition) + 1))
        case .uniqueKeys: return Set(list.compactMap(\.key)).count != list.compactMap(\.key).count
        case .cursorsWithin:
            return !within.contains(head.attendance.cursor) || !within.contains(head.attendance.sent)
                || head.attendance.sent < head.attendance.cursor
                || !within.contains(head.side.cursor)
        case .oneChatAService: return chatsOfServices[head.serviceID] != head.id
        case .filesFollowChats:
            let own = files.values.filter { $0.chat == head.id && !$0.isPending && $0.party == .client }
            return head.files != ChatFileUse(count: own.count, bytes: own.reduce(0) { $0 + $1.size })
        case .timersFollowState: return (head.life.state == .ended) != (head.life.due == nil)
        case .agentSideIsTold:
            guard let ledger = head.side.ledger else { return head.side.name.isDelivered }
            return !head.side.name.isDelivered
                || ledger.due == nil && list.contains { $0.party == .client && $0.position > head.side.cursor }
        case .passedOverIsKept:
            let kept = Set((records[head.id] ?? []).filter { $0.kind == .passedOver }.map(\.through))
            return list.contains { event in event.passedOver.map { !kept.contains($0) } ?? false }
        default: return false
        }
    }

    private func breaks(_ rule: AuditRule, _ row: OwedRow) -> Bool {
        switch (rule, row.push.subject) {
        case (.owedHasDevice, _): return row.push.target == nil && devices[row.push.deviceID] == nil
        case (.owedWithinTranscript, .chat(let chat, let after, let through)),
            (.owedWithinTranscript, .withdrawal(let chat, let after, let through)):
            return after < 0 || after >= through || through > chats[chat]?.lastPosition ?? -1
        case (.nothingOwedToPresent, .chat(let chat, _, _)):
            return !row.isCancelled && chats[chat].map { !$0.attendance.presence.isAway } ?? false
        case (.activeWithinTranscript, .active(let chat, let after, let through)):
            return after < 0 || after >= through || through > chats[chat]?.lastPosition ?? -1
        default: return false
        }
    }
}
