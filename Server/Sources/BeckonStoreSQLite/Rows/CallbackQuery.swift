import Beckon

/// Statements about callbacks.
enum CallbackQuery {
    private static let table = Table("callback", of: CallbackColumn.self)
    private static let select = table.select

    static let byID = "\(select) WHERE id = ?"
    static let open = "\(select) WHERE state <> 'COMPLETED' ORDER BY created_at, id LIMIT ?"
    /// `INDEXED BY` keeps from it the scheduled ones, of which there may be many.
    static let queuedCount = """
        SELECT count(*) FROM callback INDEXED BY callback_queue WHERE service_name = ? AND state <> 'COMPLETED' AND state <> 'SCHEDULED'
        """
    /// `INDEXED BY` fixes the plan: a service's open callbacks, without those of other services.
    static let inState = """
        \(select) INDEXED BY callback_open_service \
        WHERE service_name = ? AND state <> 'COMPLETED' AND state = ? AND id > ? ORDER BY id LIMIT ?
        """
    static let allOpenCount = "SELECT count(*) FROM callback WHERE state <> 'COMPLETED'"
    /// Finds rows by the number, which few share; `INDEXED BY` fixes the plan.
    static let openCountOfNumber = """
        SELECT count(*) FROM callback INDEXED BY callback_open_number \
        WHERE \(SQLiteSchema.comparedNumber) = ? AND service_name = ? AND state <> 'COMPLETED'
        """
    static let pushingTo = """
        \(select) WHERE device = ? AND gms_user <> ? AND state <> 'COMPLETED' ORDER BY id LIMIT ?
        """
    static let due = "\(select) WHERE due <= ? ORDER BY due, id LIMIT ?"

    /// Finds callbacks by a lead; its parameters come behind those of ``CallbackSearch/values``, the limit last.
    static func search(_ lead: CallbackSearch.Lead) -> String {
        switch lead {
        case .time: searchByTime
        case .key: searchByKey
        case .number: searchByNumber
        }
    }

    private static let time = "coalesce(desired_time, created_at)"
    private static let found = """
        (?1 IS NULL OR service_name = ?1) AND (NOT ?2 OR state <> 'COMPLETED') AND \(time) >= ?3 \
        AND (\(time), id) > (?3, ?4) AND \(time) < ?5
        """
    private static let searchByTime = "\(select) WHERE \(found) ORDER BY \(time), id LIMIT ?6"
    private static let searchByKey = """
        \(select) WHERE id IN (SELECT callback FROM callback_key WHERE name = ?6 AND value = ?7) AND \(found) \
        ORDER BY \(time), id LIMIT ?8
        """
    private static let searchByNumber = """
        \(select) WHERE customer_number = ?6 AND \(found) ORDER BY \(time), id LIMIT ?7
        """

    /// Counts a line, and in it the places before one.
    static let line = """
        SELECT count(*), count(*) FILTER (WHERE (queued_at, id) < (?2, ?3)), min(queued_at) FROM callback \
        WHERE service_name = ?1 AND queued_at IS NOT NULL AND left_at IS NULL
        """
    static let departures = """
        SELECT queued_at, left_at, state = 'PROCESSING' OR coalesce(reason, '') = 'AGENT_CONNECTED' FROM callback \
        WHERE service_name = ? AND left_at >= ? AND queued_at IS NOT NULL ORDER BY left_at DESC, id DESC LIMIT ?
        """

    static let version = "SELECT version FROM callback WHERE id = ?"
    static let put = table.put(key: .id)
}

/// Statements about the properties by which callbacks are found.
enum CallbackKeyQuery {
    private static let table = Table("callback_key", of: CallbackKeyColumn.self)

    static let insert = table.insert
    static let remove = "DELETE FROM callback_key WHERE callback = ?"
}

/// Statements about the starts of callbacks that are counted.
enum CallbackStartQuery {
    private static let table = Table("callback_start", of: CallbackStartColumn.self)

    static let count = "SELECT count(*) FROM callback_start WHERE service = ? AND name = ? AND value = ? AND at >= ?"
    /// Inserts, or replaces what the callback was counted by under the name before.
    static let insert = """
        \(table.insert) ON CONFLICT (callback, name) \
        DO UPDATE SET service = excluded.service, value = excluded.value, at = excluded.at
        """
    static let remove = "DELETE FROM callback_start WHERE callback = ?"
}
