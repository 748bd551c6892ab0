extension MemoryTables {
    mutating func erase(user: String, limit: Int) -> ErasedRows {
        var rows = ErasedRows()
        var devicesLeft: Set<DeviceID> = []
        for head in chats.values.filter({ $0.user == user }).sorted(by: { $0.id.text < $1.id.text }).prefix(limit) {
            rows.events += remove(chat: head)
            rows.chats += 1
            if let device = head.deviceID { devicesLeft.insert(device) }
        }
        let named = callbacks.values.filter { $0.user == user || $0.customerNumber == user }
        for record in named.sorted(by: { $0.id.text < $1.id.text }).prefix(max(0, limit - rows.chats)) {
            remove(callback: record)
            rows.callbacks += 1
            if let device = record.deviceID { devicesLeft.insert(device) }
        }
        for device in devicesLeft where !isNamed(device) {
            devices[device] = nil
            owed.removeAll { $0.push.deviceID == device }
            rows.devices += 1
        }
        rows.isComplete =
            !chats.values.contains { $0.user == user }
            && !callbacks.values.contains { $0.user == user || $0.customerNumber == user }
        if rows.isComplete {
            clients = clients.filter { $0.value.user != user }
            for service in services.values where service.user == user { remove(service: service.id) }
        }
        return rows
    }

    mutating func removeEnded(before: Timestamp, limit: Int) -> Int {
        var count = 0
        let endedChats = chats.values.filter { ($0.endedAt ?? $0.expiresAt) < before }
        for head in endedChats.sorted(by: { $0.id.text < $1.id.text }).prefix(max(0, limit)) {
            _ = remove(chat: head)
            count += 1
        }
        let endedCallbacks = callbacks.values.filter { $0.state == .completed && $0.expiresAt < before }
        for record in endedCallbacks.sorted(by: { $0.id.text < $1.id.text }).prefix(max(0, limit - count)) {
            remove(callback: record)
            count += 1
        }
        let endedServices = services.values.filter {
            $0.expiresAt < before && chatsOfServices[$0.id] == nil && callbacks[$0.id] == nil
        }
        for service in endedServices.sorted(by: { $0.id.text < $1.id.text }).prefix(max(0, limit - count)) {
            remove(service: service.id)
            count += 1
        }
        return count
    }

    /// - Returns: how many events went with it.
    private mutating func remove(chat head: ChatHead) -> Int {
        chats[head.id] = nil
        chatsOfServices[head.serviceID] = nil
        eventKeys[head.id] = nil
        let lane = PushSubject.chat(head.id, after: 0, through: 0).lane
        owed.removeAll { $0.lane.name == lane }
        remove(service: head.serviceID)
        return events.removeValue(forKey: head.id)?.count ?? 0
    }

    private mutating func remove(callback record: CallbackRecord) {
        callbacks[record.id] = nil
        bookings[record.id] = nil
        let lane = PushSubject.callback(record.id, action: "", alert: "").lane
        owed.removeAll { $0.lane.name == lane }
        if chatsOfServices[record.id] == nil { remove(service: record.id) }
    }

    private mutating func remove(service id: ServiceID) {
        guard let service = services.removeValue(forKey: id), let key = service.key else { return }
        serviceKeys[key] = nil
    }

    private func isNamed(_ device: DeviceID) -> Bool {
        chats.values.contains { $0.deviceID == device } || callbacks.values.contains { $0.deviceID == device }
    }
}

extension MemoryTables {
    func audit(limit: Int) -> AuditReport {
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
            return !within.contains(head.cursor) || !within.contains(head.sent) || head.sent < head.cursor
                || !within.contains(head.agentCursor)
        case .oneChatAService: return chatsOfServices[head.serviceID] != head.id
        case .timersFollowState: return (head.state == .ended) != (head.due == nil)
        default: return false
        }
    }

    private func breaks(_ rule: AuditRule, _ row: OwedRow) -> Bool {
        switch (rule, row.push.subject) {
        case (.owedHasDevice, _): return devices[row.push.deviceID] == nil
        case (.owedWithinTranscript, .chat(let chat, let after, let through)):
            return after < 0 || after >= through || through > chats[chat]?.lastPosition ?? -1
        case (.nothingOwedToPresent, .chat(let chat, _, _)):
            return !row.isCancelled && chats[chat].map { !$0.presence.isAway } ?? false
        default: return false
        }
    }
}
