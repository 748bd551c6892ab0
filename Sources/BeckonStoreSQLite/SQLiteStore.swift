package import Beckon
import GRDB

/// The embedded engine: one SQLite file, written ahead, on disk before a commit is acknowledged.
///
/// Writes go one after another over one connection with `synchronous=FULL`; reads go beside them over a few others,
/// each on a snapshot. All of it happens on threads of its own. One process uses the file at a time.
package final class SQLiteStore: Store {
    let pool: DatabasePool

    init(pool: DatabasePool) {
        self.pool = pool
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        guard !commits.isEmpty else { return [] }
        return try await write { try CommitWriter(database: $0).write(commits) }
    }

    package func claimPushes(now: Timestamp, limit: Int, leaseUntil: Timestamp) async throws -> [ClaimedPush] {
        try await write { try OwedWriter(database: $0).claim(now: now, limit: limit, leaseUntil: leaseUntil) }
    }

    package func nextPushDue() async throws -> Timestamp? {
        try await first(OwedQuery.nextDue) { try $0.time() }
    }

    package func service(_ id: ServiceID) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byID, id.sql) { try ServiceInstance(from: &$0) }
    }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byKey, creationKey.sql) { try ServiceInstance(from: &$0) }
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        try await first(ChatQuery.byID, id.sql) { try ChatHead(from: &$0) }
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        try await first(ChatQuery.byService, service.sql) { try ChatHead(from: &$0) }
    }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.ofUser, user.sql, now.sql, limit: limit) { try ChatHead(from: &$0) }
    }

    package func openChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.open, limit: limit) { try ChatHead(from: &$0) }
    }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.due, now.sql, limit: limit) { try ChatHead(from: &$0) }
    }

    package func presentChats(after: ChatID?, limit: Int) async throws -> [ChatHead] {
        // No id is empty, so that every id comes after the empty text.
        try await all(ChatQuery.present, (after?.text ?? "").sql, limit: limit) { try ChatHead(from: &$0) }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await all(EventQuery.page, chat.sql, position.sql, limit: limit) { try TranscriptEvent(from: &$0) }
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await first(EventQuery.positionOfKey, chat.sql, key.sql) { try $0.int() }
    }

    package func device(_ id: DeviceID) async throws -> Device? {
        try await first(DeviceQuery.byID, id.sql) { try Device(from: &$0) }
    }

    package func client(_ clientID: String) async throws -> StoredClient? {
        try await first(ClientQuery.byID, clientID.sql) { try StoredClient(from: &$0) }
    }

    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await first(CallbackQuery.byID, id.sql) { try CallbackRecord(from: &$0) }
    }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.open, limit: limit) { try CallbackRecord(from: &$0) }
    }

    package func openCallbackCount(service: String) async throws -> Int {
        try await first(CallbackQuery.openCount, service.sql) { try $0.int() } ?? 0
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.due, now.sql, limit: limit) { try CallbackRecord(from: &$0) }
    }

    package func account(_ user: String) async throws -> DeskAccount? {
        try await first(AccountQuery.byUser, user.sql) { try DeskAccount(from: &$0) }
    }

    package func setting(_ name: String) async throws -> String? {
        try await first(SettingQuery.byName, name.sql) { try $0.text() }
    }

    package func removeClients(expiredBefore: Timestamp) async throws {
        try await write { try $0.run(ClientQuery.removeExpired, expiredBefore.sql) }
    }
}
