package import Beckon
import GRDB

/// The embedded engine: one SQLite file with a write-ahead log, on disk before a commit is acknowledged.
///
/// Writes run one after another on one connection with `synchronous=FULL`; reads run at the same time on a few others,
/// each on a snapshot. All of them run on threads of their own. One server uses the file at a time.
package final class SQLiteStore: Store {
    let pool: DatabasePool
    let failure = StoreFailure()
    let checkpointer = Checkpointer()
    /// The faults of the file or its disk, for the operator.
    package let condition = StoreCondition()
    /// Held by a server, so that no second one starts.
    let lock: DirectoryLock?

    /// Only one process uses the file.
    package var isShared: Bool { false }

    /// Reports once that the disk failed, after which every write is refused; one reader at most.
    ///
    /// A server on this store must end then, so that no caller is promised anything by a disk that cannot keep it.
    package var failures: AsyncStream<StoreError> { failure.stream }

    init(pool: DatabasePool, lock: DirectoryLock? = nil) {
        self.pool = pool
        self.lock = lock
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        guard !commits.isEmpty else { return [] }
        return try await write { try CommitWriter(database: $0).write(commits) }
    }

    package func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] {
        try await write {
            try OwedWriter(database: $0).claim(
                from: route, to: devices, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
        }
    }

    package func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        let dues = try await read { database in
            try database.all(OwedQuery.nextDues, [now.sql]) { row in
                (try row.route(NextDueColumn.route), try row.optionalTime(NextDueColumn.due))
            }
        }
        return Dictionary(dues) { first, _ in first }.compactMapValues(\.self).mapValues { max($0, now) }
    }

    package func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] {
        let query = dead ? OwedQuery.deadEntries : OwedQuery.owedEntries
        return try await all(query, id.sql, limit: limit) { row in
            dead ? try OutboxEntry(dead: row) : try OutboxEntry(owed: row)
        }
    }

    package func service(_ id: ServiceID) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byID, id.sql) { try ServiceInstance(from: $0) }
    }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byKey, creationKey.sql) { try ServiceInstance(from: $0) }
    }

    package func knows(user: String) async throws -> Bool {
        try await first(ServiceQuery.ofUser, user.sql) { _ in true } ?? false
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        try await first(ChatQuery.byID, id.sql) { try ChatHead(from: $0) }
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        try await first(ChatQuery.byService, service.sql) { try ChatHead(from: $0) }
    }

    package func data(of chat: ChatID) async throws -> [String: String]? {
        try await first(ChatDataQuery.ofChat, chat.sql) { try $0.dictionary(OnlyColumn.value) }
    }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.ofUser, user.sql, now.sql, limit: limit) { try ChatHead(from: $0) }
    }

    package func openChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.open, limit: limit) { try ChatHead(from: $0) }
    }

    package func openWork(of account: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.work, account.sql, limit: limit) { try ChatHead(from: $0) }
    }

    package func openCounts() async throws -> OpenCounts {
        let chats = try await first(ChatQuery.openCount) { try $0.int(OnlyColumn.value) } ?? 0
        return OpenCounts(
            chats: chats, callbacks: try await first(CallbackQuery.allOpenCount) { try $0.int(OnlyColumn.value) } ?? 0)
    }

    package func busyServices() async throws -> Set<String> {
        Set(try await all(ChatQuery.busyServices, limit: .max) { try $0.text(OnlyColumn.value) })
    }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.due, now.sql, limit: limit) { try ChatHead(from: $0) }
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        let side = StoredAgentSide(side)
        return try await all(
            ChatQuery.owed, side.word.rawValue.sql, (side.source ?? "").sql, now.sql, limit: limit
        ) { try ChatHead(from: $0) }
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        let side = StoredAgentSide(side)
        return try await all(
            ChatQuery.openOfSide, side.word.rawValue.sql, (side.source ?? "").sql, (after?.text ?? "").sql, limit: limit
        ) { try ChatHead(from: $0) }
    }

    package func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        try await all(ChatQuery.owedSides, limit: limit) { try StoredAgentSide(from: $0) }.compactMap(\.name)
    }

    package func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        // No id is empty, so that every id comes after the empty text.
        let after = (after?.text ?? "").sql
        guard let node else {
            return try await all(ChatQuery.present, after, limit: limit) { try ChatHead(from: $0) }
        }
        return try await all(ChatQuery.presentAtNode, node.sql, after, limit: limit) { try ChatHead(from: $0) }
    }

    package func expectedChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.expected, limit: limit) { try ChatHead(from: $0) }
    }

    package func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        try await read { database in
            try chats.reduce(into: [:]) { marks, chat in
                marks[chat] = try database.first(ChatQuery.mark, [chat.sql]) { try ChatMark(from: $0) }
            }
        }
    }

    package func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        try await read { database in
            try chats.reduce(into: [:]) { counts, chat in
                let count = try database.all(ChatQuery.unread, [chat.sql, unreadLimit.sql]) {
                    try $0.int(OnlyColumn.value)
                }.count
                if count > 0 { counts[chat] = count }
            }
        }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await all(EventQuery.page, chat.sql, position.sql, limit: limit) { try TranscriptEvent(from: $0) }
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await first(EventQuery.positionOfKey, chat.sql, key.sql) { try $0.int(OnlyColumn.value) }
    }

    package func device(_ id: DeviceID) async throws -> Device? {
        try await first(DeviceQuery.byID, id.sql) { try Device(from: $0) }
    }

    package func client(_ clientID: String) async throws -> StoredClient? {
        try await first(ClientQuery.byID, clientID.sql) { try StoredClient(from: $0) }
    }

    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await first(CallbackQuery.byID, id.sql) { try CallbackRecord(from: $0) }
    }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.open, limit: limit) { try CallbackRecord(from: $0) }
    }

    package func queuedCallbackCount(service: String) async throws -> Int {
        try await first(CallbackQuery.queuedCount, service.sql) { try $0.int(OnlyColumn.value) } ?? 0
    }

    package func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.inState, service.sql, state.sql, (after?.text ?? "").sql, limit: limit) {
            try CallbackRecord(from: $0)
        }
    }

    package func openCallbackCount(service: String, number: String) async throws -> Int {
        try await first(CallbackQuery.openCountOfNumber, number.sql, service.sql) { try $0.int(OnlyColumn.value) } ?? 0
    }

    package func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        try await first(CallbackQuery.line, service.sql, place.queuedAt.sql, place.id.sql) {
            try CallbackLine(from: $0)
        } ?? CallbackLine(waiting: 0, ahead: 0, oldest: nil)
    }

    package func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] {
        try await all(CallbackQuery.departures, service.sql, since.sql, limit: limit) { try LineDeparture(from: $0) }
    }

    package func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] {
        try await read { database in
            try checks.map { check in
                try database.first(CallbackStartQuery.count, check.values) { try $0.int(OnlyColumn.value) } ?? 0
            }
        }
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.due, now.sql, limit: limit) { try CallbackRecord(from: $0) }
    }

    package func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        guard limit > 0 else { return [] }
        return try await read { database in
            let values = search.values + search.leadValues + [limit.sql]
            return try database.all(CallbackQuery.search(search.lead), values) { try CallbackRecord(from: $0) }
        }
    }

    package func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] {
        let found = try await all(SettingQuery.byPrefix, prefix.sql, limit: limit) {
            (try $0.text(SettingColumn.name), try $0.text(SettingColumn.value))
        }
        return Dictionary(found) { first, _ in first }
    }

    package func setting(_ name: String) async throws -> String? {
        try await first(SettingQuery.byName, name.sql) { try $0.text(OnlyColumn.value) }
    }

    package func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        try await read { database in
            let counts = try database.all(BookingQuery.counts, [service.sql, from.sql, until.sql]) { row in
                (try row.time(SlotCountColumn.start), try row.int(SlotCountColumn.count))
            }
            return Dictionary(counts) { first, _ in first }
        }
    }

    package func nodes() async throws -> [NodeRecord] {
        try await read { try $0.all(NodeQuery.all, []) { try NodeRecord(from: $0) } }
    }

    package func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool {
        try await write { database in
            try database.run(NodeQuery.renew, until.sql, id.sql)
            return database.changesCount > 0
        }
    }

    /// Returns nil: this machine's clock is the only one.
    package func clock() async throws -> Timestamp? { nil }
}
