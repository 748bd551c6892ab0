package import Beckon

/// Statements about callbacks.
package enum CallbackQuery {
    private static let table = Table("callback", of: CallbackColumn.self)
    private static let select = table.select
    private static let isOpen = "state <> 'COMPLETED'"

    static let byID = Statement("\(select) WHERE id = $1", .text)
    static let open = Statement("\(select) WHERE \(isOpen) ORDER BY created_at, id LIMIT $1", .bigint)
    private static func queuedCount(_ index: String = "") -> String {
        "SELECT count(*) FROM callback\(index) WHERE service_name = $1 AND \(isOpen) AND state <> 'SCHEDULED'"
    }
    /// `INDEXED BY` keeps from SQLite the scheduled ones, of which there may be many.
    package static let queuedCount = Statement(
        queuedCount(), sqlite: queuedCount(" INDEXED BY callback_queue"), .text)
    private static func inState(_ index: String = "") -> String {
        "\(select)\(index) WHERE service_name = $1 AND \(isOpen) AND state = $2 AND id > $3 ORDER BY id LIMIT $4"
    }
    /// `INDEXED BY` fixes SQLite's plan: a service's open callbacks, without those of other services.
    static let inState = Statement(
        inState(), sqlite: inState(" INDEXED BY callback_open_service"), .text, .text, .text, .bigint)
    /// Counts rows by the digits of their spelling, and by their key where it says that these belong to another number.
    private static func openCount(
        of number: String, in service: String, spelled: String, index: String = "", unary: String = ""
    ) -> String {
        """
        (SELECT count(*) FROM callback\(index) \
        WHERE \(spelled) = \(number) AND service_name = \(service) AND \(isOpen)) \
        + (SELECT count(*) FROM callback WHERE id IN (SELECT callback FROM callback_key \
        WHERE name = '\(CallbackRecord.Field.customerNumber)' AND value = \(number)) \
        AND \(unary)service_name = \(service) AND \(isOpen) AND \(spelled) <> \(number))
        """
    }
    /// Finds rows by the number, which few share; `INDEXED BY` and `+` fix SQLite's plan.
    package static let openCountOfNumber = Statement(
        "SELECT " + openCount(of: "$1", in: "$2", spelled: Migration.comparedNumber.postgreSQL),
        sqlite: "SELECT "
            + openCount(
                of: "$1", in: "$2", spelled: Migration.comparedNumber.sqlite,
                index: " INDEXED BY callback_open_number", unary: "+"), .text, .text)
    static let pushingTo = Statement(
        "\(select) WHERE device = $1 AND gms_user <> $2 AND \(isOpen) ORDER BY id LIMIT $3", .text, .text, .bigint)
    static let due = Statement("\(select) WHERE due <= $1 ORDER BY due, id LIMIT $2", .bigint, .bigint)

    /// Finds callbacks by a lead; its parameters come behind those of ``CallbackSearch/values``, the limit last.
    static func search(_ lead: CallbackSearch.Lead) -> Statement {
        switch lead {
        case .time: searchByTime
        case .key: searchByKey
        case .number: searchByNumber
        }
    }

    private static let time = "coalesce(desired_time, created_at)"
    private static let found = """
        ($1 IS NULL OR service_name = $1) AND (NOT $2 OR \(isOpen)) AND \(time) >= $3 \
        AND (\(time), id) > ($3, $4) AND \(time) < $5
        """
    private static let searchByTime = Statement(
        "\(select) WHERE \(found) ORDER BY \(time), id LIMIT $6", .text, .boolean, .bigint, .text, .bigint, .bigint)
    private static let searchByKey = Statement(
        """
        \(select) WHERE id IN (SELECT callback FROM callback_key WHERE name = $6 AND value = $7) AND \(found) \
        ORDER BY \(time), id LIMIT $8
        """, .text, .boolean, .bigint, .text, .bigint, .text, .text, .bigint)
    private static let searchByNumber = Statement(
        "\(select) WHERE customer_number = $6 AND \(found) ORDER BY \(time), id LIMIT $7", .text, .boolean, .bigint,
        .text, .bigint, .text, .bigint)

    /// Counts a line, and in it the places before one.
    static let line = Statement(
        """
        SELECT count(*), count(*) FILTER (WHERE (queued_at, id) < ($2, $3)), min(queued_at) FROM callback \
        WHERE service_name = $1 AND queued_at IS NOT NULL AND left_at IS NULL
        """, .text, .bigint, .text)
    static let departures = Statement(
        """
        SELECT queued_at, left_at, state = 'PROCESSING' OR coalesce(reason, '') = 'AGENT_CONNECTED' FROM callback \
        WHERE service_name = $1 AND left_at >= $2 AND queued_at IS NOT NULL ORDER BY left_at DESC, id DESC LIMIT $3
        """, .text, .bigint, .bigint)

    package static let put = table.put(key: .id)
    /// What goes with callbacks, before their own rows; each takes their ids.
    static let belongings = [
        SlotQuery.removeOfCallbacks, CallbackKeyQuery.removeOfCallbacks, CallbackStartQuery.removeOfCallbacks,
    ]
    /// What a commit is judged by on SQLite.
    package static let version = Statement("SELECT version FROM callback WHERE id = $1", .text)
}

/// Statements by which PostgreSQL judges a whole batch.
extension CallbackQuery {
    /// Reads the callbacks that a batch of commits changes and locks them until its end, in the same order on all
    /// nodes.
    package static let lock = Statement(
        "SELECT id, version FROM callback WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])
    /// Counts the queues of many services at once.
    package static let queuedCounts = Statement(
        """
        SELECT wanted.service, (SELECT count(*) FROM callback \
        WHERE service_name = wanted.service AND \(isOpen) AND state <> 'SCHEDULED'), NULL::text \
        FROM unnest($1) AS wanted (service)
        """, rows: [.text])
    /// Counts for many services and numbers at once.
    package static let openCounts = Statement(
        """
        SELECT wanted.service, \
        \(openCount(of: "wanted.number", in: "wanted.service", spelled: Migration.comparedNumber.postgreSQL)), \
        wanted.number FROM unnest($1, $2) AS wanted (service, number)
        """, rows: [.text, .text])
}

/// Statements about the properties by which callbacks are found.
enum CallbackKeyQuery {
    private static let table = Table("callback_key", of: CallbackKeyColumn.self)

    static let insert = Statement(table.insertOne, row: table.types)
    static let remove = Statement("DELETE FROM callback_key WHERE callback = $1", .text)
    static let removeOfCallbacks = Statement("DELETE FROM callback_key WHERE callback = ANY ($1)", rows: [.text])
}

/// Statements about the starts of callbacks that are counted.
package enum CallbackStartQuery {
    private static let table = Table("callback_start", of: CallbackStartColumn.self)

    /// Locks what starts are counted by until the end of the transaction, including what no start was counted by; on
    /// PostgreSQL.
    package static let lock = Statement(
        """
        SELECT pg_advisory_xact_lock(hashtextextended(property, 2)) FROM unnest($1) AS properties (property) \
        ORDER BY hashtextextended(property, 2)
        """, rows: [.text])
    /// Counts for many checks, in their order.
    package static let counts = Statement(
        """
        SELECT wanted.service, wanted.name, wanted.value, wanted.since, (SELECT count(*) FROM callback_start AS start \
        WHERE start.service = wanted.service AND start.name = wanted.name AND start.value = wanted.value \
        AND start.at >= wanted.since) \
        FROM unnest($1, $2, $3, $4) WITH ORDINALITY AS wanted (service, name, value, since, place) ORDER BY place
        """,
        sqlite: """
            SELECT $1, $2, $3, $4, count(*) FROM callback_start \
            WHERE service = $1 AND name = $2 AND value = $3 AND at >= $4
            """, rows: [.text, .text, .text, .bigint])
    /// Inserts, or replaces what the callback was counted by under the name before.
    static let insert = Statement(
        """
        \(table.insertOne) ON CONFLICT (callback, name) \
        DO UPDATE SET service = excluded.service, value = excluded.value, at = excluded.at
        """, row: table.types)
    static let removeOfCallbacks = Statement("DELETE FROM callback_start WHERE callback = ANY ($1)", rows: [.text])
}

/// Statements about time slots.
package enum SlotQuery {
    private static let table = Table("slot_booking", of: BookingColumn.self)

    static let counts = Statement(
        """
        SELECT start_at, count(*) FROM slot_booking WHERE service = $1 AND start_at >= $2 AND start_at < $3 \
        GROUP BY start_at
        """, .text, .bigint, .bigint)
    static let book = table.put(key: .callback)
    static let free = Statement("DELETE FROM slot_booking WHERE callback = $1", .text)
    static let removeOfCallbacks = Statement("DELETE FROM slot_booking WHERE callback = ANY ($1)", rows: [.text])

    /// What a commit is judged by on SQLite.
    package static let others = Statement(
        "SELECT count(*) FROM slot_booking WHERE service = $1 AND start_at >= $2 AND start_at < $3 AND callback <> $4",
        .text, .bigint, .bigint, .text)
    /// Locks the hours of slots until the end of the transaction, including those without a booking; on PostgreSQL.
    package static let lock = Statement(
        """
        SELECT pg_advisory_xact_lock(hashtextextended(slot, 1)) FROM unnest($1) AS slots (slot) \
        ORDER BY hashtextextended(slot, 1)
        """, rows: [.text])
    /// What a batch is judged by on PostgreSQL.
    package static let standing = Statement(
        """
        \(table.select) JOIN unnest($1, $2, $3) AS wanted (wanted_service, wanted_from, wanted_until) \
        ON service = wanted_service AND start_at >= wanted_from AND start_at < wanted_until
        """, rows: [.text, .bigint, .bigint])
}

extension Change {
    /// The requests of a change of callbacks and their time slots; nil for other changes.
    var requestsOfCallbacks: [BoundStatement]? {
        switch self {
        case .bookSlot(let slot, let capacity):
            [BoundStatement(SlotQuery.book, values: slot.values(capacity: capacity))]
        case .freeSlot(let callback): [BoundStatement(SlotQuery.free, callback.sql)]
        case .indexCallback(let callback, let keys):
            [BoundStatement(CallbackKeyQuery.remove, callback.sql)]
                + CallbackKeyColumn.rows(keys, of: callback).map { BoundStatement(CallbackKeyQuery.insert, values: $0) }
        case .countStart(let callback, let at, let checks):
            CallbackStartColumn.rows(checks, of: callback, at: at).map {
                BoundStatement(CallbackStartQuery.insert, values: $0)
            }
        default: nil
        }
    }
}

/// Callbacks, lines, starts and time slots.
extension SQLStore {
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await first(CallbackQuery.byID, id.sql, read: CallbackRecord.init(from:))
    }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.open, limit: limit, read: CallbackRecord.init(from:))
    }

    package func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        guard limit > 0 else { return [] }
        let values = search.values + search.leadValues + [limit.sql]
        return try await all(
            BoundStatement(CallbackQuery.search(search.lead), values: values), read: CallbackRecord.init(from:))
    }

    package func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(
            CallbackQuery.inState, service.sql, state.sql, (after?.text ?? "").sql, limit: limit,
            read: CallbackRecord.init(from:))
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.due, now.sql, limit: limit, read: CallbackRecord.init(from:))
    }

    package func queuedCallbackCount(service: String) async throws -> Int {
        try await first(CallbackQuery.queuedCount, service.sql, read: Int.init(only:)) ?? 0
    }

    package func openCallbackCount(service: String, number: String) async throws -> Int {
        try await first(CallbackQuery.openCountOfNumber, number.sql, service.sql, read: Int.init(only:)) ?? 0
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
        try await all(BoundStatement(CallbackStartQuery.counts, rows: checks.map(\.values))) {
            row throws(Connection.Failure) in try row.int(StartCountColumn.count)
        }
    }

    package func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        let counts = try await all(BoundStatement(SlotQuery.counts, service.sql, from.sql, until.sql)) {
            row throws(Connection.Failure) in
            (try row.time(.first), try row.int(.second))
        }
        return Dictionary(counts) { first, _ in first }
    }
}
