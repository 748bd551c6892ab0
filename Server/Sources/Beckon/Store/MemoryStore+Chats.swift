/// Chats, their transcripts and their service instances in memory.
extension MemoryStore {
    package func service(_ id: ServiceID) async throws -> ServiceInstance? { try await read { $0.services[id] } }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        try await read { tables in tables.serviceKeys[creationKey].flatMap { tables.services[$0] } }
    }

    package func knows(user: String) async throws -> Bool {
        try await read { tables in tables.services.values.contains { $0.user == user } }
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        guard !isDamaged(id) else { throw StoreError(.unusable, "the chat cannot be read") }
        return try await read { $0.chats[id] }
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        try await read { tables in tables.chatsOfServices[service].flatMap { tables.chats[$0] } }
    }

    package func data(of chat: ChatID) async throws -> [String: String]? { try await read { $0.data[chat] } }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await oldest(limit) { head in
            head.customer.user == user && head.life.expiresAt > now
                && (head.life.state != .ended || head.lastPosition > head.attendance.cursor)
        }
    }

    package func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        try await chats(limit, where: { $0.isBridged && $0.customer.signedID == customer }) {
            ($1.life.startedAt, $0.id.text) < ($0.life.startedAt, $1.id.text)
        }
    }

    package func busyServices() async throws -> Set<String> {
        try await read { tables in
            let open = tables.chats.values.lazy.filter { $0.life.state != .ended }.map(\.serviceName)
            return Set(open).union(tables.callbacks.values.lazy.filter { $0.state != .completed }.map(\.serviceName))
        }
    }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await chats(limit, where: { head in head.life.due.map { $0 <= now } ?? false }) {
            ($0.life.due ?? now, $0.id.text) < ($1.life.due ?? now, $1.id.text)
        }
    }

    package func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        try await read { tables in
            let marks = chats.compactMap { id in
                tables.chats[id].map { (id, ChatMark(version: $0.version, lastPosition: $0.lastPosition)) }
            }
            return Dictionary(marks) { first, _ in first }
        }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await read { Array(($0.events[chat] ?? []).dropFirst(max(0, position)).prefix(max(0, limit))) }
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await read { $0.position(of: key, in: chat) }
    }

    package func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await read { $0.receipts[chat] ?? ReceiptMark() }
    }

    /// Returns the first of the chats that are wanted, in an order.
    func chats(
        _ limit: Int, where isWanted: (ChatHead) -> Bool, by isBefore: (ChatHead, ChatHead) -> Bool,
        function: String = #function
    ) async throws -> [ChatHead] {
        try await read(function) { $0.chats.values.filter(isWanted) }.first(limit, by: isBefore)
    }

    /// Returns the first of the chats that are wanted, in the order in which they began.
    func oldest(
        _ limit: Int, function: String = #function, where isWanted: (ChatHead) -> Bool
    ) async throws -> [ChatHead] {
        let isOlder: (ChatHead, ChatHead) -> Bool = {
            ($0.life.startedAt, $0.id.text) < ($1.life.startedAt, $1.id.text)
        }
        return try await chats(limit, where: isWanted, by: isOlder, function: function)
    }
}

extension MemoryTables {
    mutating func insert(_ service: ServiceInstance) {
        services[service.id] = service
        if let key = service.key { serviceKeys[key] = service.id }
    }

    mutating func releaseKey(of id: ServiceID, key: String) {
        guard services[id]?.key == key else { return }
        services[id]?.key = nil
        serviceKeys[key] = nil
    }

    mutating func put(_ head: ChatHead, settingCursor: Bool, changing parts: HeadParts) {
        if let data = head.newData { self.data[head.id] = data }
        let parts = settingCursor ? parts.union(.cursors) : parts
        chats[head.id] = chats[head.id]?.taking(parts, of: head.lean) ?? head.lean
        chatsOfServices[head.serviceID] = head.id
    }

    mutating func append(_ event: TranscriptEvent, to chat: ChatID) {
        events[chat, default: []].append(event)
        if let key = event.key { eventKeys[chat, default: [:]][key] = event.position }
    }

    mutating func moveCursor(of chat: ChatID, to position: Int, client: String?) {
        guard var head = chats[chat], head.attendance.presence.isFollowed(by: client), position > head.attendance.cursor
        else { return }
        head.attendance.cursor = max(head.attendance.cursor, min(position, head.lastPosition))
        head.attendance.sent = max(head.attendance.sent, head.attendance.cursor)
        chats[chat] = head
    }

    mutating func moveSent(of chat: ChatID, to position: Int, client: String) {
        guard var head = chats[chat], head.attendance.presence == .present(clientID: client),
            position > head.attendance.sent
        else { return }
        head.attendance.sent = max(head.attendance.sent, min(position, head.lastPosition))
        chats[chat] = head
    }

    mutating func moveAgentCursor(of chat: ChatID, to position: Int) {
        guard var head = chats[chat], position > head.side.cursor else { return }
        head.side.cursor = max(head.side.cursor, min(position, head.lastPosition))
        chats[chat] = head
    }

    /// - Returns: how many events were removed with the chat.
    mutating func remove(chat head: ChatHead) -> Int {
        chats[head.id] = nil
        data[head.id] = nil
        chatsOfServices[head.serviceID] = nil
        eventKeys[head.id] = nil
        receipts[head.id] = nil
        records[head.id] = nil
        files = files.filter { $0.value.chat != head.id }
        let lanes = PushSubject.lanes(of: head.id)
        owed.removeAll { lanes.contains($0.lane.name) }
        dead.removeAll { lanes.contains($0.push.subject.lane) }
        if callbacks[head.serviceID] == nil { remove(service: head.serviceID) }
        return events.removeValue(forKey: head.id)?.count ?? 0
    }

    mutating func remove(service id: ServiceID) {
        guard let service = services.removeValue(forKey: id), let key = service.key else { return }
        serviceKeys[key] = nil
    }
}
