import Beckon

/// Statements about chats.
package enum ChatQuery {
    private static let columns = TableColumns("chat", of: ChatColumn.self)
    private static let isPresent = "presence IN ('present', 'expected')"

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let byService = Statement("\(columns.select) WHERE service = $1", .text)
    static let ofUser = Statement(
        """
        \(columns.select) WHERE gms_user = $1 AND expires_at > $2 AND (state <> 'ended' OR last_position > cursor) \
        ORDER BY started_at, id LIMIT $3
        """, .text, .bigint, .bigint)
    static let pushingTo = Statement(
        "\(columns.select) WHERE device = $1 AND gms_user <> $2 ORDER BY id LIMIT $3", .text, .text, .bigint)
    static let open = Statement(
        """
        \(columns.select) WHERE state <> 'ended' AND agent_side = 'desk' \
        ORDER BY started_at, id LIMIT $1
        """, .bigint)
    static let work = Statement(
        """
        \(columns.select) WHERE state <> 'ended' AND agent_side = 'desk' \
        ORDER BY CASE WHEN state = 'active' AND agents::json -> 0 ->> 'account' = $1 THEN 0 \
        WHEN state = 'active' THEN 2 WHEN waiting_since IS NOT NULL THEN 1 ELSE 3 END, \
        coalesce(waiting_since, started_at), id LIMIT $2
        """, .text, .bigint)
    static let owners = Statement(
        """
        SELECT owner FROM (SELECT DISTINCT agents::json -> 0 ->> 'account' AS owner FROM chat \
        WHERE state = 'active' AND agent_side = 'desk') AS owners WHERE owner IS NOT NULL \
        ORDER BY owner COLLATE "C" LIMIT $1
        """, .bigint)
    static let openCounts = Statement(
        """
        SELECT (SELECT count(*) FROM chat WHERE state <> 'ended' AND agent_side = 'desk'), \
        (SELECT count(*) FROM callback WHERE state <> 'COMPLETED')
        """)
    static let busyServices = Statement(
        """
        SELECT service_name FROM chat WHERE state <> 'ended' \
        UNION SELECT service_name FROM callback WHERE state <> 'COMPLETED' LIMIT $1
        """, .bigint)
    static let bridgedOfUser = Statement(
        """
        \(columns.select) WHERE customer = $1 AND agent_side = 'bridge' \
        ORDER BY started_at DESC, id LIMIT $2
        """, .text, .bigint)
    static let owed = Statement(
        """
        \(columns.select) WHERE agent_side = $1 AND coalesce(agent_source, '') = $2 AND agent_due <= $3 \
        ORDER BY agent_due, id LIMIT $4
        """, .text, .text, .bigint, .bigint)
    static let openOfSide = Statement(
        """
        \(columns.select) WHERE state <> 'ended' AND agent_side <> 'desk' AND agent_side = $1 \
        AND coalesce(agent_source, '') = $2 AND id > $3 ORDER BY id LIMIT $4
        """, .text, .text, .text, .bigint)
    static let owedSides = Statement(
        "SELECT DISTINCT agent_side, coalesce(agent_source, '') FROM chat WHERE agent_due IS NOT NULL LIMIT $1", .bigint
    )
    static let due = Statement("\(columns.select) WHERE due <= $1 ORDER BY due, id LIMIT $2", .bigint, .bigint)
    static let present = Statement(
        "\(columns.select) WHERE \(isPresent) AND id > $1 ORDER BY id LIMIT $2", .text, .bigint)
    static let held = Statement(
        "\(columns.select) WHERE holder = $1 AND \(isPresent) AND id > $2 ORDER BY id LIMIT $3", .text, .text,
        .bigint)
    static let expected = Statement(
        "\(columns.select) WHERE presence = 'expected' ORDER BY started_at, id LIMIT $1", .bigint)
    static let marks = Statement("SELECT \(MarkColumn.list) FROM chat WHERE id = ANY ($1)", rows: [.text])

    /// Counts the customer's messages beyond the agent side's cursor, up to a limit.
    static let unread = Statement(
        """
        SELECT id, (SELECT count(*) FROM (SELECT 1 FROM event WHERE event.chat = chat.id \
        AND event.position > greatest(chat.agent_cursor, chat.last_position - \(unreadWindow)) AND kind = 'Message.Text' AND party = 'CLIENT' \
        LIMIT \(unreadLimit)) AS unread) FROM chat WHERE id = ANY ($1)
        """, rows: [.text])

    /// Reads the heads that a batch of commits changes and locks them until its end, in the same order on all nodes.
    package static let lock = Statement(
        """
        SELECT \(LockedChatColumn.list) FROM chat WHERE id = ANY ($1) ORDER BY id FOR UPDATE
        """, rows: [.text])
    static let servicesTaken = Statement("SELECT service FROM chat WHERE service = ANY ($1)", rows: [.text])
    static let insert = columns.insert
    /// Writes all columns: PostgreSQL writes a new index entry only if an indexed value has changed.
    package static let update = columns.update(key: .id)
    static let moveCursors = Statement(
        """
        UPDATE chat SET cursor = new.cursor, sent = new.sent, agent_cursor = new.agent_cursor \
        FROM unnest($1, $2, $3, $4) AS new (id, cursor, sent, agent_cursor) WHERE chat.id = new.id
        """, rows: [.text, .bigint, .bigint, .bigint])
}

/// Statements about the data attached to chats.
enum ChatDataQuery {
    private static let columns = TableColumns("chat_data", of: ChatDataColumn.self)

    static let ofChat = Statement("SELECT data FROM chat_data WHERE chat = $1", .text)
    static let put = columns.put(key: .chat)
    static let removeOfChats = Statement("DELETE FROM chat_data WHERE chat = ANY ($1)", rows: [.text])
}
