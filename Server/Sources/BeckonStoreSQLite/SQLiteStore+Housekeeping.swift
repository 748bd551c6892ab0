package import Beckon

extension SQLiteStore {
    package func removeClients(expiredBefore: Timestamp) async throws {
        try await write { database in
            try database.run(ClientQuery.removeExpired, expiredBefore.sql)
            try database.run(PresenceQuery.removeExpired, expiredBefore.sql)
            try database.run(DeskSessionQuery.removeExpired, expiredBefore.sql)
            let pending = expiredBefore.advanced(by: Milliseconds(-ChatFile.longestPending.count))
            try database.run(FileQuery.removePending, pending.sql)
            try database.run(FileQuery.removeMarks, pending.sql)
            let ended = expiredBefore.advanced(by: Milliseconds(-NotificationSubscription.memory.count))
            try database.run(SubscriptionQuery.removeEnded, ended.sql)
            let forgotten = expiredBefore.advanced(by: Milliseconds(-ForgottenDevice.memory.count))
            try database.run(ForgottenQuery.removeOld, forgotten.sql)
        }
    }

    package func erase(user: String, limit: Int) async throws -> ErasedRows {
        guard limit > 0 else { return ErasedRows() }
        return try await write { try RemovalWriter(database: $0).erase(user: user, limit: limit) }
    }

    package func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        guard limit > 0 else { return 0 }
        return try await write { try RemovalWriter(database: $0).removeEnded(before: before, limit: limit) }
    }

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        try await read { try SQLiteAudit(database: $0).report(limit: limit, now: now) }
    }
}
