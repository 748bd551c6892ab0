package import Beckon

/// Statements about chats.
package enum ChatQuery {
    private static let table = Table("chat", of: ChatColumn.self)
    private static let select = table.select

    static let byID = "\(select) WHERE id = ?"
    static let byService = "\(select) WHERE service = ?"
    static let ofUser = """
        \(select) WHERE gms_user = ? AND expires_at > ? AND (state <> 'ended' OR last_position > cursor) \
        ORDER BY started_at, id LIMIT ?
        """
    static let pushingTo = "\(select) WHERE device = ? AND gms_user <> ? ORDER BY id LIMIT ?"
    static let open = """
        \(select) WHERE state <> 'ended' AND agent_side = 'desk' ORDER BY started_at, id LIMIT ?
        """
    static let work = """
        \(select) WHERE state <> 'ended' AND agent_side = 'desk' \
        ORDER BY CASE WHEN state = 'active' THEN iif(json_extract(agents, '$[0].account') IS ?, 0, 2) \
        WHEN waiting_since IS NOT NULL THEN 1 ELSE 3 END, \
        coalesce(waiting_since, started_at), id LIMIT ?
        """
    static let owners = """
        SELECT DISTINCT json_extract(agents, '$[0].account') FROM chat \
        WHERE state = 'active' AND agent_side = 'desk' AND json_extract(agents, '$[0].account') IS NOT NULL \
        ORDER BY 1 LIMIT ?
        """
    static let openCount =
        "SELECT count(*) FROM chat WHERE state <> 'ended' AND agent_side = 'desk'"
    static let busyServices = """
        SELECT service_name FROM chat WHERE state <> 'ended' \
        UNION SELECT service_name FROM callback WHERE state <> 'COMPLETED' LIMIT ?
        """
    static let bridgedOfUser = """
        \(select) WHERE customer = ? AND agent_side = 'bridge' \
        ORDER BY started_at DESC, id LIMIT ?
        """
    static let owed = """
        \(select) WHERE agent_side = ? AND ifnull(agent_source, '') = ? AND agent_due <= ? \
        ORDER BY agent_due, id LIMIT ?
        """
    static let openOfSide = """
        \(select) WHERE state <> 'ended' AND agent_side <> 'desk' AND agent_side = ? AND ifnull(agent_source, '') = ? AND id > ? \
        ORDER BY id LIMIT ?
        """
    static let owedSides = """
        SELECT DISTINCT agent_side, ifnull(agent_source, '') FROM chat WHERE agent_due IS NOT NULL LIMIT ?
        """
    static let due = "\(select) WHERE due <= ? ORDER BY due, id LIMIT ?"
    static let present = "\(select) WHERE presence IN ('present', 'expected') AND id > ? ORDER BY id LIMIT ?"
    static let presentAtNode = """
        \(select) WHERE holder = ? AND presence IN ('present', 'expected') AND id > ? ORDER BY id LIMIT ?
        """
    static let expected = "\(select) WHERE presence = 'expected' ORDER BY started_at, id LIMIT ?"
    static let mark = "SELECT \(MarkColumn.list) FROM chat WHERE id = ?"

    /// A row for each message of the customer beyond the agent side's cursor, up to a limit.
    static let unread = """
        SELECT 1 FROM chat JOIN event ON event.chat = chat.id \
        AND position > max(agent_cursor, last_position - \(unreadWindow)) \
        WHERE chat.id = ? AND kind = 'Message.Text' AND party = 'CLIENT' LIMIT ?
        """

    package static let standing = "SELECT \(StandingColumn.list) FROM chat WHERE id = ?"
    static let ofService = "SELECT 1 FROM chat WHERE service = ?"
    static let insert = table.insert
    /// The columns that no index holds, which most commits change.
    package static let plain: [ChatColumn] = [
        .version, .lastPosition, .lastPushable, .customerNickname, .customerIsTyping, .customerTypedAt, .waitingSince,
        .userData, .presentClient, .awaySince, .handedOver, .seenAt, .firstPushDue, .agentSide, .agentSource,
        .conversation, .agents, .agentIsTyping, .agentTypedAt, .agentLedger, .fileCount,
        .fileBytes, .moreData,
    ]
    package static let update = """
        UPDATE chat SET \(plain.map { "\($0.name) = ?" }.joined(separator: ", ")) WHERE id = ?
        """
    static let setCursor = "UPDATE chat SET cursor = ?, sent = ? WHERE id = ?"
    /// The columns that indexes hold.
    package static let indexed: [ChatColumn] = [
        .state, .startedAt, .endedAt, .expiresAt, .due, .customer, .gmsUser, .device, .presence, .holder,
        .agentDue,
    ]
    /// Writes these columns only if one changed: SQLite rewrites an index entry even if its column keeps its value.
    package static let updateIndexed: String = {
        let numbered = indexed.enumerated().map { (name: $1.name, value: "?\($0 + 1)") }
        return """
            UPDATE chat SET \(numbered.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")) \
            WHERE id = ?\(indexed.count + 1) AND (\(numbered.map(\.name).joined(separator: ", "))) \
            IS NOT (\(numbered.map(\.value).joined(separator: ", ")))
            """
    }()
    static let moveCursor = """
        UPDATE chat SET cursor = min(?1, last_position), sent = max(sent, min(?1, last_position)) \
        WHERE id = ?2 AND presence <> 'away' AND cursor < min(?1, last_position)
        """
    static let moveSent = """
        UPDATE chat SET sent = min(?1, last_position) WHERE id = ?2 AND presence = 'present' AND present_client = ?3 \
        AND sent < min(?1, last_position)
        """
    static let moveAgentCursor = """
        UPDATE chat SET agent_cursor = min(?1, last_position) WHERE id = ?2 AND agent_cursor < min(?1, last_position)
        """
}

extension ChatHead {
    /// The parameters of ``ChatQuery/update``.
    var plainValues: [StoredValue] { values(of: ChatQuery.plain) + [id.sql] }

    /// The parameters of ``ChatQuery/setCursor``.
    var cursorValues: [StoredValue] { [cursor.sql, sent.sql, id.sql] }

    /// The parameters of ``ChatQuery/updateIndexed``.
    var indexedValues: [StoredValue] { values(of: ChatQuery.indexed) + [id.sql] }

    private func values(of columns: [ChatColumn]) -> [StoredValue] { columns.map { self[$0] } }
}

/// Statements about the data attached to chats.
package enum ChatDataQuery {
    private static let table = Table("chat_data", of: ChatDataColumn.self)

    static let ofChat = "SELECT data FROM chat_data WHERE chat = ?"
    package static let put = table.put(key: .chat)
    static let remove = "DELETE FROM chat_data WHERE chat = ?"
}
