extension MemoryTables {
    package func chats(user: String, now: Timestamp, limit: Int) -> [ChatHead] {
        oldest(limit) { head in
            head.user == user && head.expiresAt > now && (head.state != .ended || head.lastPosition > head.cursor)
        }
    }

    package func openChats(limit: Int) -> [ChatHead] { oldest(limit) { $0.state != .ended && $0.agentSide == .desk } }

    func openWork(of account: String, limit: Int) -> [ChatHead] {
        func rank(_ head: ChatHead) -> Int {
            if head.state == .active { return head.takenBy?.account == account ? 0 : 2 }
            return head.waitingSince != nil ? 1 : 3
        }
        let open = chats.values.filter { $0.state != .ended && $0.agentSide == .desk }
        return first(limit, of: open) { left, right in
            let times = (left.waitingSince ?? left.startedAt, right.waitingSince ?? right.startedAt)
            return (rank(left), times.0, left.id.text) < (rank(right), times.1, right.id.text)
        }
    }

    func openCounts() -> OpenCounts {
        OpenCounts(
            chats: chats.values.count { $0.state != .ended && $0.agentSide == .desk },
            callbacks: callbacks.values.count { $0.state != .completed })
    }

    func busyServices() -> Set<String> {
        let open = chats.values.lazy.filter { $0.state != .ended }.map(\.serviceName)
        return Set(open).union(callbacks.values.lazy.filter { $0.state != .completed }.map(\.serviceName))
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) -> [ChatHead] {
        let owed = chats.values.filter { head in
            head.agentSide == side && (head.side.ledger?.due).map { $0 <= now } ?? false
        }
        return first(limit, of: owed) {
            ($0.side.ledger?.due ?? now, $0.id.text) < ($1.side.ledger?.due ?? now, $1.id.text)
        }
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) -> [ChatHead] {
        let open = chats.values.filter {
            $0.state != .ended && side != .desk && $0.agentSide == side && (after?.text ?? "") < $0.id.text
        }
        return first(limit, of: open) { $0.id.text < $1.id.text }
    }

    package func chatsDue(now: Timestamp, limit: Int) -> [ChatHead] {
        let due = chats.values.filter { head in head.due.map { $0 <= now } ?? false }
        return first(limit, of: due) { ($0.due ?? now, $0.id.text) < ($1.due ?? now, $1.id.text) }
    }

    package func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) -> [ChatHead] {
        let present = chats.values.filter { head in
            guard after.map({ $0.text < head.id.text }) ?? true else { return false }
            guard node == nil || head.holder == node else { return false }
            return switch head.presence {
            case .present, .expected: true
            case .polling, .away: false
            }
        }
        return first(limit, of: present) { $0.id.text < $1.id.text }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) -> [TranscriptEvent] {
        Array((events[chat] ?? []).dropFirst(max(0, position)).prefix(max(0, limit)))
    }

    func openCallbacks(limit: Int) -> [CallbackRecord] {
        let open = callbacks.values.filter { $0.state != .completed }
        return first(limit, of: open) { ($0.createdAt, $0.id.text) < ($1.createdAt, $1.id.text) }
    }

    func queuedCallbackCount(service: String) -> Int {
        callbacks.values.count { $0.serviceName == service && $0.state != .completed && $0.state != .scheduled }
    }

    func callbacks(of service: String, in state: CallbackState, after: ServiceID?, limit: Int) -> [CallbackRecord] {
        guard state != .completed else { return [] }
        let found = callbacks.values.filter {
            $0.serviceName == service && $0.state == state && (after.map(\.text) ?? "") < $0.id.text
        }
        return first(limit, of: found) { $0.id.text < $1.id.text }
    }

    func settings(startingWith prefix: String, limit: Int) -> [String: String] {
        let names = settings.keys.filter { $0.hasPrefix(prefix) }.sorted().prefix(max(0, limit))
        return settings.filter { names.contains($0.key) }
    }

    func openCallbackCount(service: String, number: String) -> Int {
        callbacks.values.count {
            $0.serviceName == service && $0.state != .completed
                && DialledDigits.withoutMarks($0.customerNumber) == number
        }
    }

    func callbackLine(of service: String, before place: CallbackLine.Place) -> CallbackLine {
        let waiting = callbacks.values.filter { $0.serviceName == service && $0.leftAt == nil }
            .compactMap { record in record.queuedAt.map { CallbackLine.Place(queuedAt: $0, id: record.id) } }
        return CallbackLine(
            waiting: waiting.count,
            ahead: waiting.count { ($0.queuedAt, $0.id.text) < (place.queuedAt, place.id.text) },
            oldest: waiting.map(\.queuedAt).min())
    }

    func lineDepartures(of service: String, since: Timestamp, limit: Int) -> [LineDeparture] {
        let left = callbacks.values.filter { record in
            record.serviceName == service && record.departure.map { $0.leftAt >= since } ?? false
        }
        return first(limit, of: left) { ($1.leftAt ?? since, $1.id.text) < ($0.leftAt ?? since, $0.id.text) }
            .compactMap(\.departure)
    }

    package func callbacksDue(now: Timestamp, limit: Int) -> [CallbackRecord] {
        let due = callbacks.values.filter { record in record.due.map { $0 <= now } ?? false }
        return first(limit, of: due) { ($0.due ?? now, $0.id.text) < ($1.due ?? now, $1.id.text) }
    }

    package func expectedChats(limit: Int) -> [ChatHead] { oldest(limit) { $0.presence == .expected } }

    package func marks(of ids: [ChatID]) -> [ChatID: ChatMark] {
        let marks = ids.compactMap { id in
            chats[id].map { (id, ChatMark(version: $0.version, lastPosition: $0.lastPosition)) }
        }
        return Dictionary(marks) { first, _ in first }
    }

    func callbacks(_ search: CallbackSearch, limit: Int) -> [CallbackRecord] {
        let found = callbacks.values.filter { record in
            (record.time, record.id.text) > (search.from, search.after) && record.time < search.until
                && (search.service ?? record.serviceName) == record.serviceName
                && !(search.isOpen && record.state == .completed) && leads(search.lead, to: record)
        }
        return first(limit, of: found) { ($0.time, $0.id.text) < ($1.time, $1.id.text) }
    }

    private func leads(_ lead: CallbackSearch.Lead, to record: CallbackRecord) -> Bool {
        switch lead {
        case .time: true
        case .number(let number): record.customerNumber == number
        case .key(let name, let value):
            callbackKeys[record.id]?[name]?.prefix(bytes: CallbackSearch.keyLength)
                == value.prefix(bytes: CallbackSearch.keyLength)
        }
    }

    func bookings(service: String, from: Timestamp, until: Timestamp) -> [Timestamp: Int] {
        let slots = bookings.values.filter { $0.service == service && $0.start >= from && $0.start < until }
        return Dictionary(grouping: slots, by: \.start).mapValues(\.count)
    }

    private func oldest(_ limit: Int, where isWanted: (ChatHead) -> Bool) -> [ChatHead] {
        first(limit, of: chats.values.filter(isWanted)) { ($0.startedAt, $0.id.text) < ($1.startedAt, $1.id.text) }
    }

    private func first<Row>(_ limit: Int, of rows: [Row], by isBefore: (Row, Row) -> Bool) -> [Row] {
        Array(rows.sorted(by: isBefore).prefix(max(0, limit)))
    }

    package func unreadMessages(in chats: [ChatID]) -> [ChatID: Int] {
        chats.reduce(into: [:]) { counts, chat in
            let cursor = self.chats[chat].map { max($0.agentCursor, $0.lastPosition - unreadWindow) } ?? .max
            let count = events[chat, default: []].count {
                $0.position > cursor && $0.kind == .messageText && $0.party == .client
            }
            if count > 0 { counts[chat] = min(count, unreadLimit) }
        }
    }
}
