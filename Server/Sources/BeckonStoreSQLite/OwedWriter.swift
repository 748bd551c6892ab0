import Beckon
import BeckonStoreSQL
import GRDB

/// Writes owed pushes: how they grow, which node claims them, and their outcomes.
struct OwedWriter {
    let database: Database
    private let removeWaiting: RepeatedStatement
    private let insert: RepeatedStatement
    private let insertWithTarget: RepeatedStatement
    private let claimOne: RepeatedStatement
    private let claimMany: RepeatedStatement
    private let removeClaimed: RepeatedStatement

    init(database: Database) {
        self.database = database
        removeWaiting = RepeatedStatement(EmbeddedOwedQuery.removeWaiting, on: database)
        insert = RepeatedStatement(EmbeddedOwedQuery.insert, on: database)
        insertWithTarget = RepeatedStatement(EmbeddedOwedQuery.insertWithTarget, on: database)
        claimOne = RepeatedStatement(EmbeddedOwedQuery.claimOne, on: database)
        claimMany = RepeatedStatement(EmbeddedOwedQuery.claimMany, on: database)
        removeClaimed = RepeatedStatement(OwedQuery.remove, on: database)
    }

    func owe(_ push: OwedPush, now: Timestamp) throws {
        // Nothing is owed to a missing device; waiting pushes that carry that device along stay.
        guard let route = try route(of: push) else { return }
        let lane = [push.subject.lane.sql, push.deviceID.sql]
        switch push.subject {
        case .chat(_, let after, let through):
            let range = [after.sql, through.sql, push.waitingSince.sql, push.expiresAt.sql, push.priority.sql]
            let later = push.joinsDue ? Timestamp(milliseconds: .min) : now
            try database.run(EmbeddedOwedQuery.grow, range + lane + [later.sql, push.due.sql, now.sql])
            if database.changesCount > 0 { return }
        case .callback, .note, .withdrawal, .active:
            try removeWaiting.run(lane)
        }
        try (push.target == nil ? insert : insertWithTarget).run(push.values(route: route, now: now))
    }

    private func route(of push: OwedPush) throws -> StoredRoute? {
        if let target = push.target { return StoredRoute(target.route) }
        return try database.first(DeviceQuery.routeByID, [push.deviceID.sql]) {
            StoredRoute(text: try $0.text(.first))
        }
    }

    func withdraw(_ subject: PushSubject, but device: DeviceID?, now: Timestamp, expiresAt: Timestamp) throws {
        guard case .withdrawal(let chat, let after, _) = subject else { return }
        let values = [chat.sql, after.sql, subject.lane.sql, (device?.text ?? "").sql]
        for device in try database.all(
            EmbeddedOwedQuery.told, values, read: { DeviceID(try $0.text(.first)) })
        {
            let push = OwedPush(
                subject: subject, deviceID: device, due: now, expiresAt: expiresAt,
                priority: OwedPush.withdrawalPriority, reason: OwedPush.withdrawalReason)
            try owe(push, now: now)
        }
    }

    func settle(_ id: Int64, fence: Int64, _ settlement: Settlement) throws {
        if case .done = settlement { return try removeClaimed.run(id.sql, fence.sql) }
        guard case .retry(let due, let attempt, let failure) = settlement else {
            for request in settlement.requests(of: id, fence: fence) ?? [] { try database.change(request) }
            return
        }
        let claimed = try database.first(EmbeddedOwedQuery.claimed, [id.sql, fence.sql]) { row in
            (
                lane: [try row.text(.first).sql, try row.text(.second).sql],
                isCancelled: try row.bool(.third), isCallback: try row.bool(.fourth),
                isWithdrawal: try row.bool(.fifth)
            )
        }
        guard let claimed else { return }
        guard !claimed.isCancelled else { return try database.run(EmbeddedOwedQuery.remove, id.sql) }
        let counts = [attempt.attempts.sql, attempt.doubts.sql]
        try database.run(EmbeddedOwedQuery.wait, [due.sql] + counts + [failure.sql, id.sql])
        let later = claimed.lane + [id.sql]
        let isReplaced = try database.first(EmbeddedOwedQuery.later, later) { try $0.bool(.first) }
        guard let isReplaced else { return }
        if claimed.isCallback || isReplaced { return try database.run(EmbeddedOwedQuery.remove, id.sql) }
        if claimed.isWithdrawal { return }
        try database.run(EmbeddedOwedQuery.absorbLater, later)
        try database.run(EmbeddedOwedQuery.removeLater, later)
    }

    func retry(_ id: Int64, now: Timestamp, expiresAt: Timestamp) throws {
        try database.run(EmbeddedOwedQuery.hurry, id.sql, now.sql, expiresAt.sql)
        try database.run(EmbeddedOwedQuery.revive, id.sql, now.sql, expiresAt.sql)
        if database.changesCount > 0 { try database.run(DeadQuery.remove, id.sql) }
    }

    func claim(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) throws -> [ClaimedPush] {
        try database.run(EmbeddedOwedQuery.removeCancelled, now.sql)
        let rows = try claimable(from: route, to: devices, now: now, limit: max(0, limit))
        for row in rows where row.isRead { try database.run(EmbeddedOwedQuery.remove, row.id.sql) }
        let claims = rows.filter { !$0.isRead }.map { $0.claim(until: leaseUntil) }
        var left = claims[...]
        while !left.isEmpty {
            let count = left.count < EmbeddedOwedQuery.claimedTogether ? 1 : EmbeddedOwedQuery.claimedTogether
            let ids = left.prefix(count).map(\.push.id.sql)
            try (count == 1 ? claimOne : claimMany).run([leaseUntil.sql, owner.sql] + ids)
            left = left.dropFirst(count)
        }
        return claims
    }

    /// Returns the first of the rows that can be claimed.
    private func claimable(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int
    ) throws -> [ClaimableRow] {
        let queries = devices == .every ? EmbeddedOwedQuery.claimable : EmbeddedOwedQuery.claimableDeliveredBefore
        let parts = try queries.map { part in
            try database.all(part, [StoredRoute(route).text.sql, now.sql, limit.sql]) { try ClaimableRow(from: $0) }
        }.filter { !$0.isEmpty }
        guard parts.count > 1 else { return parts.first ?? [] }
        return Array(parts.joined().sorted(by: <).prefix(limit))
    }
}

extension OwedPush {
    /// The values of a new row, for ``EmbeddedOwedQuery/insert`` or, with a target,
    /// ``EmbeddedOwedQuery/insertWithTarget``.
    fileprivate func values(route: StoredRoute, now: Timestamp) -> [StoredValue] {
        values + [route.text.sql, (due > now).sql] + (target?.values ?? [])
    }
}

/// A row that can be claimed, in its state before the claim.
struct ClaimableRow {
    /// Whether the customer has read everything that the push is about.
    let isRead: Bool
    private let standing: StoredClaim

    /// Reads the columns of ``StoredClaim``, and after them whether the push was read.
    init(from row: RowReader) throws {
        standing = try StoredClaim(from: row)
        isRead = try row.after(PushColumn.waitingSince).after(OwedColumn.leaseUntil).after(DeviceColumn.deliveredAt)
            .bool(.first)
    }

    var id: Int64 { standing.push.id }

    /// Whether this row is claimed before another one.
    static func < (left: ClaimableRow, right: ClaimableRow) -> Bool {
        (left.standing.push.rank, left.id) < (right.standing.push.rank, right.id)
    }

    /// Returns the claim of this row; a lease that ended without an outcome counts as an attempt.
    func claim(until leaseUntil: Timestamp) -> ClaimedPush {
        var push = standing.push
        if standing.leaseUntil != nil { push.count(.inDoubt) }
        return ClaimedPush(push: push, device: standing.device, fence: standing.fence + 1, leaseUntil: leaseUntil)
    }
}
