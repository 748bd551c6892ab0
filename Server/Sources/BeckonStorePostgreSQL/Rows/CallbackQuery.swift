import Beckon

/// Statements about callbacks.
enum CallbackQuery {
    private static let columns = TableColumns("callback", of: CallbackColumn.self)
    private static let isOpen = "state <> 'COMPLETED'"

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let open = Statement("\(columns.select) WHERE \(isOpen) ORDER BY created_at, id LIMIT $1", .bigint)
    static let queuedCount = Statement(
        "SELECT count(*) FROM callback WHERE service_name = $1 AND \(isOpen) AND state <> 'SCHEDULED'", .text)
    static let inState = Statement(
        "\(columns.select) WHERE service_name = $1 AND \(isOpen) AND state = $2 AND id > $3 ORDER BY id LIMIT $4",
        .text,
        .text, .text, .bigint)
    /// Counts the queues of many services at once.
    static let queuedCounts = Statement(
        """
        SELECT wanted.service, (SELECT count(*) FROM callback \
        WHERE service_name = wanted.service AND \(isOpen) AND state <> 'SCHEDULED'), NULL::text \
        FROM unnest($1) AS wanted (service)
        """, rows: [.text])
    /// Counts for many services and numbers at once.
    static let openCounts = Statement(
        """
        SELECT wanted.service, (SELECT count(*) FROM callback \
        WHERE \(PostgreSQLSchema.comparedNumber) = wanted.number AND service_name = wanted.service AND \(isOpen)), wanted.number \
        FROM unnest($1, $2) AS wanted (service, number)
        """, rows: [.text, .text])
    static let openCountOfNumber = Statement(
        """
        SELECT count(*) FROM callback WHERE \(PostgreSQLSchema.comparedNumber) = $1 AND service_name = $2 AND \(isOpen)
        """, .text, .text)
    static let pushingTo = Statement(
        "\(columns.select) WHERE device = $1 AND gms_user <> $2 AND \(isOpen) ORDER BY id LIMIT $3", .text, .text,
        .bigint)
    static let due = Statement("\(columns.select) WHERE due <= $1 ORDER BY due, id LIMIT $2", .bigint, .bigint)

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
        ($1::text IS NULL OR service_name = $1) AND (NOT $2 OR \(isOpen)) AND (\(time), id) > ($3, $4) AND \(time) < $5
        """
    private static let searchByTime = Statement(
        "\(columns.select) WHERE \(found) ORDER BY \(time), id LIMIT $6", .text, .boolean, .bigint, .text, .bigint,
        .bigint)
    private static let searchByKey = Statement(
        """
        \(columns.select) WHERE id IN (SELECT callback FROM callback_key WHERE name = $6 AND value = $7) AND \(found) \
        ORDER BY \(time), id LIMIT $8
        """, .text, .boolean, .bigint, .text, .bigint, .text, .text, .bigint)
    private static let searchByNumber = Statement(
        "\(columns.select) WHERE customer_number = $6 AND \(found) ORDER BY \(time), id LIMIT $7", .text, .boolean,
        .bigint, .text, .bigint, .text, .bigint)

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

    /// Reads the callbacks that a batch of commits changes and locks them until its end, in the same order on all
    /// nodes.
    static let lock = Statement(
        "SELECT id, version FROM callback WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])
    static let put = columns.put(key: .id)
}

/// Statements about the properties by which callbacks are found.
enum CallbackKeyQuery {
    private static let columns = TableColumns("callback_key", of: CallbackKeyColumn.self)

    static let insert = Statement(columns.insertOne, row: columns.types)
    static let remove = Statement("DELETE FROM callback_key WHERE callback = $1", .text)
}

/// Statements about the starts of callbacks that are counted.
enum CallbackStartQuery {
    private static let columns = TableColumns("callback_start", of: CallbackStartColumn.self)

    /// Locks what starts are counted by until the end of the transaction, including what no start was counted by.
    static let lock = Statement(
        """
        SELECT pg_advisory_xact_lock(hashtextextended(property, 2)) FROM unnest($1) AS properties (property) \
        ORDER BY hashtextextended(property, 2)
        """, rows: [.text])
    /// Counts for many checks at once, in their order.
    static let counts = Statement(
        """
        SELECT wanted.service, wanted.name, wanted.value, wanted.since, (SELECT count(*) FROM callback_start AS start \
        WHERE start.service = wanted.service AND start.name = wanted.name AND start.value = wanted.value \
        AND start.at >= wanted.since) \
        FROM unnest($1, $2, $3, $4) WITH ORDINALITY AS wanted (service, name, value, since, place) ORDER BY place
        """, rows: [.text, .text, .text, .bigint])
    /// Inserts, or replaces what the callback was counted by under the name before.
    static let insert = Statement(
        """
        \(columns.insertOne) ON CONFLICT (callback, name) \
        DO UPDATE SET service = excluded.service, value = excluded.value, at = excluded.at
        """, row: columns.types)
}
