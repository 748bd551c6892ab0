package import Beckon

extension PostgreSQLStore {
    package func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        let dues = try await read(Request(OwedQuery.nextDues)) { row throws(ConnectionFailure) in
            (try row.route(NextDueColumn.route), try row.optionalTime(NextDueColumn.due))
        }
        return Dictionary(dues) { first, _ in first }.compactMapValues(\.self).mapValues { max($0, now) }
    }

    package func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] {
        dead
            ? try await all(DeadQuery.deadEntries, id.sql, limit: limit, read: OutboxEntry.init(dead:))
            : try await all(DeadQuery.owedEntries, id.sql, limit: limit, read: OutboxEntry.init(owed:))
    }

    package func service(_ id: ServiceID) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byID, id.sql, read: ServiceInstance.init(from:))
    }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byKey, creationKey.sql, read: ServiceInstance.init(from:))
    }

    package func knows(user: String) async throws -> Bool {
        try await first(ServiceQuery.ofUser, user.sql) { _ throws(ConnectionFailure) in true } ?? false
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        try await first(ChatQuery.byID, id.sql, read: ChatHead.init(from:))
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        try await first(ChatQuery.byService, service.sql, read: ChatHead.init(from:))
    }

    package func data(of chat: ChatID) async throws -> [String: String]? {
        try await first(ChatDataQuery.ofChat, chat.sql) { row throws(ConnectionFailure) in
            try row.dictionary(OnlyColumn.value)
        }
    }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.ofUser, user.sql, now.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func openChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.open, limit: limit, read: ChatHead.init(from:))
    }

    package func openWork(of account: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.work, account.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func openCounts() async throws -> OpenCounts {
        try await first(ChatQuery.openCounts) { row throws(ConnectionFailure) in
            OpenCounts(chats: try row.int(OpenCountColumn.chats), callbacks: try row.int(OpenCountColumn.callbacks))
        } ?? OpenCounts(chats: 0, callbacks: 0)
    }

    package func busyServices() async throws -> Set<String> {
        Set(
            try await all(ChatQuery.busyServices, limit: .max) { row throws(ConnectionFailure) in
                try row.text(OnlyColumn.value)
            })
    }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.due, now.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        let side = StoredAgentSide(side)
        return try await all(
            ChatQuery.owed, side.word.rawValue.sql, (side.source ?? "").sql, now.sql, limit: limit,
            read: ChatHead.init(from:))
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        let side = StoredAgentSide(side)
        return try await all(
            ChatQuery.openOfSide, side.word.rawValue.sql, (side.source ?? "").sql, (after?.text ?? "").sql,
            limit: limit,
            read: ChatHead.init(from:))
    }

    package func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        try await all(ChatQuery.owedSides, limit: limit, read: StoredAgentSide.init(from:)).compactMap(\.name)
    }

    package func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        // No id is empty, so that every id comes after the empty text.
        let start = (after?.text ?? "").sql
        guard let node else { return try await all(ChatQuery.present, start, limit: limit, read: ChatHead.init(from:)) }
        return try await all(ChatQuery.held, node.sql, start, limit: limit, read: ChatHead.init(from:))
    }

    package func expectedChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.expected, limit: limit, read: ChatHead.init(from:))
    }

    package func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        guard !chats.isEmpty else { return [:] }
        let request = Request(ChatQuery.marks, rows: chats.map { [$0.sql] })
        let marks = try await read(request) { row throws(ConnectionFailure) in
            (ChatID(try row.text(MarkColumn.id)), try ChatMark(from: row))
        }
        return Dictionary(marks) { first, _ in first }
    }

    package func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        guard !chats.isEmpty else { return [:] }
        let request = Request(ChatQuery.unread, rows: chats.map { [$0.sql] })
        let counts = try await read(request) { row throws(ConnectionFailure) in
            (ChatID(try row.text(UnreadColumn.chat)), try row.int(UnreadColumn.count))
        }
        return Dictionary(counts) { first, _ in first }.filter { $0.value > 0 }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await all(EventQuery.page, chat.sql, position.sql, limit: limit, read: TranscriptEvent.init(from:))
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await first(EventQuery.positionOfKey, chat.sql, key.sql) { row throws(ConnectionFailure) in
            try row.int(OnlyColumn.value)
        }
    }

    package func device(_ id: DeviceID) async throws -> Device? {
        try await first(DeviceQuery.byID, id.sql, read: Device.init(from:))
    }

    package func client(_ clientID: String) async throws -> StoredClient? {
        try await first(ClientQuery.byID, clientID.sql, read: StoredClient.init(from:))
    }

    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await first(CallbackQuery.byID, id.sql, read: CallbackRecord.init(from:))
    }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.open, limit: limit, read: CallbackRecord.init(from:))
    }

    package func queuedCallbackCount(service: String) async throws -> Int {
        try await first(CallbackQuery.queuedCount, service.sql) { row throws(ConnectionFailure) in
            try row.int(OnlyColumn.value)
        } ?? 0
    }

    package func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(
            CallbackQuery.inState, service.sql, state.sql, (after?.text ?? "").sql, limit: limit,
            read: CallbackRecord.init(from:))
    }

    package func openCallbackCount(service: String, number: String) async throws -> Int {
        try await first(CallbackQuery.openCountOfNumber, number.sql, service.sql) {
            row throws(ConnectionFailure) in try row.int(OnlyColumn.value)
        } ?? 0
    }

    package func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        try await first(
            CallbackQuery.line, service.sql, place.queuedAt.sql, place.id.sql, read: CallbackLine.init(from:)
        ) ?? CallbackLine(waiting: 0, ahead: 0, oldest: nil)
    }

    package func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] {
        try await all(
            CallbackQuery.departures, service.sql, since.sql, limit: limit, read: LineDeparture.init(from:))
    }

    package func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] {
        guard !checks.isEmpty else { return [] }
        return try await read(Request(CallbackStartQuery.counts, rows: checks.map(\.values))) {
            row throws(ConnectionFailure) in try row.int(StartCountColumn.count)
        }
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.due, now.sql, limit: limit, read: CallbackRecord.init(from:))
    }

    package func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        guard limit > 0 else { return [] }
        let request = Request(
            CallbackQuery.search(search.lead), values: search.values + search.leadValues + [limit.sql])
        return try await read(request, with: CallbackRecord.init(from:))
    }

    package func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        let request = Request(SlotQuery.counts, service.sql, from.sql, until.sql)
        let counts = try await read(request) { row throws(ConnectionFailure) in
            (try row.time(SlotCountColumn.start), try row.int(SlotCountColumn.count))
        }
        return Dictionary(counts) { first, _ in first }
    }

    package func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] {
        let found = try await all(SettingQuery.byPrefix, prefix.sql, limit: limit) { row throws(ConnectionFailure) in
            (try row.text(SettingColumn.name), try row.text(SettingColumn.value))
        }
        return Dictionary(found) { first, _ in first }
    }

    package func setting(_ name: String) async throws -> String? {
        try await first(SettingQuery.byName, name.sql) { row throws(ConnectionFailure) in try row.text(OnlyColumn.value)
        }
    }

    package func nodes() async throws -> [NodeRecord] {
        try await read(Request(NodeQuery.all), with: NodeRecord.init(from:))
    }

    package func clock() async throws -> Timestamp? {
        try await first(NodeQuery.clock) { row throws(ConnectionFailure) in try row.time(OnlyColumn.value) }
    }
}
