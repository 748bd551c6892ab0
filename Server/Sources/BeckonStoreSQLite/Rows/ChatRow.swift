import Beckon

/// Statements about chats.
package enum ChatQuery {
    private static let columns = """
        id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, \
        customer_nickname, gms_user, presence, present_client, away_since, cursor, device, agents, \
        agent_is_typing, agent_typed_at, customer_is_typing, customer_typed_at, last_pushable, first_push_due, due, \
        user_data, holder, sent, handed_over, seen_at, agent_side, agent_cursor, waiting_since
        """
    private static let select = "SELECT \(columns) FROM chat"

    static let byID = "\(select) WHERE id = ?"
    static let byService = "\(select) WHERE service = ?"
    static let ofUser = """
        \(select) WHERE gms_user = ? AND expires_at > ? AND (state <> 'ended' OR last_position > cursor) \
        ORDER BY started_at, id LIMIT ?
        """
    static let pushingTo = "\(select) WHERE device = ? AND gms_user <> ? ORDER BY id LIMIT ?"
    static let open = """
        \(select) WHERE state <> 'ended' AND substr(agent_side, 1, 7) <> 'bridge/' ORDER BY started_at, id LIMIT ?
        """
    static let work = """
        \(select) WHERE state <> 'ended' AND substr(agent_side, 1, 7) <> 'bridge/' \
        ORDER BY CASE WHEN state = 'active' THEN iif(json_extract(agents, '$[0].account') IS ?, 0, 2) \
        WHEN waiting_since IS NOT NULL THEN 1 ELSE 3 END, \
        coalesce(waiting_since, started_at), id LIMIT ?
        """
    static let openCount =
        "SELECT count(*) FROM chat WHERE state <> 'ended' AND substr(agent_side, 1, 7) <> 'bridge/'"
    static let bridgedOfUser = """
        \(select) WHERE customer_nickname = ? AND substr(agent_side, 1, 7) = 'bridge/' \
        ORDER BY started_at DESC, id LIMIT ?
        """
    static let due = "\(select) WHERE due <= ? ORDER BY due, id LIMIT ?"
    static let present = "\(select) WHERE presence IN ('present', 'expected') AND id > ? ORDER BY id LIMIT ?"
    static let presentAtNode = """
        \(select) WHERE holder = ? AND presence IN ('present', 'expected') AND id > ? ORDER BY id LIMIT ?
        """
    static let expected = "\(select) WHERE presence = 'expected' ORDER BY started_at, id LIMIT ?"
    static let mark = "SELECT version, last_position FROM chat WHERE id = ?"

    /// A row for each message of the customer beyond the agent side's cursor, up to a limit.
    static let unread = """
        SELECT 1 FROM chat JOIN event ON event.chat = chat.id \
        AND position > max(agent_cursor, last_position - \(unreadWindow)) \
        WHERE chat.id = ? AND kind = 'Message.Text' AND party = 'CLIENT' LIMIT ?
        """

    package static let standing = "SELECT version, last_position, service FROM chat WHERE id = ?"
    static let ofService = "SELECT 1 FROM chat WHERE service = ?"
    static let insert = "INSERT INTO chat (\(columns)) VALUES (\(repeatElement("?", count: 32).joined(separator: ",")))"
    /// The columns that no index holds: what most commits change.
    package static let update = """
        UPDATE chat SET version = ?, last_position = ?, customer_nickname = ?, present_client = ?, away_since = ?, \
        handed_over = ?, seen_at = ?, agents = ?, agent_is_typing = ?, agent_typed_at = ?, customer_is_typing = ?, \
        customer_typed_at = ?, last_pushable = ?, first_push_due = ?, agent_side = ?, user_data = ?, \
        waiting_since = ? WHERE id = ?
        """
    static let setCursor = "UPDATE chat SET cursor = ?, sent = ? WHERE id = ?"
    /// The columns that indexes hold.
    ///
    /// They are written only when one changed: SQLite writes an index entry anew even when its column keeps its value.
    package static let updateIndexed = """
        UPDATE chat SET state = ?1, started_at = ?2, ended_at = ?3, expires_at = ?4, gms_user = ?5, presence = ?6, \
        holder = ?7, device = ?8, due = ?9 WHERE id = ?10 AND \
        (state, started_at, ended_at, expires_at, gms_user, presence, holder, device, due) \
        IS NOT (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """
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
    init(from row: inout RowReader) throws {
        self.init(
            id: ChatID(try row.text()), serviceID: ServiceID(try row.text()), serviceName: try row.text(),
            version: try row.int64(), state: try row.word(), startedAt: try row.time(),
            endedAt: row.optionalTime(), expiresAt: try row.time(), lastPosition: try row.int(),
            customerNickname: try row.text(), user: row.optionalText(),
            presence: try CustomerPresence(from: &row), cursor: try row.int(),
            deviceID: row.optionalText().map { DeviceID($0) }, agents: try AgentParty.list(from: row.text()),
            agentTyping: try TypingState(from: &row), customerTyping: try TypingState(from: &row),
            lastPushable: try row.int(), firstPushDue: row.optionalTime(), due: row.optionalTime(),
            userData: try JSONColumn.dictionary(from: row.text()))
        holder = row.optionalText().map { NodeID($0) }
        sent = try row.int()
        handedOver = try row.int()
        seenAt = row.optionalTime()
        agentSide = try row.text()
        agentCursor = try row.int()
        waitingSince = row.optionalTime()
    }

    /// What ``ChatQuery/update`` takes.
    var plainValues: [SQLValue] {
        let presence = StoredPresence(presence)
        return [
            version.sql, lastPosition.sql, customerNickname.sql, presence.client.sql, presence.since.sql,
            handedOver.sql, seenAt.sql, AgentParty.text(of: agents).sql, agentTyping.isTyping.sql,
            agentTyping.lastStart.sql,
            customerTyping.isTyping.sql, customerTyping.lastStart.sql, lastPushable.sql, firstPushDue.sql,
            agentSide.sql, JSONColumn.text(of: userData).sql, waitingSince.sql, id.sql,
        ]
    }

    /// What ``ChatQuery/setCursor`` takes.
    var cursorValues: [SQLValue] { [cursor.sql, sent.sql, id.sql] }

    /// What ``ChatQuery/updateIndexed`` takes.
    var indexedValues: [SQLValue] {
        [
            state.sql, startedAt.sql, endedAt.sql, expiresAt.sql, user.sql, StoredPresence(presence).word.sql,
            holder.sql,
            deviceID.sql, due.sql, id.sql,
        ]
    }

    /// What ``ChatQuery/insert`` takes.
    var values: [SQLValue] {
        let presence = StoredPresence(presence)
        return [
            id.sql, serviceID.sql, serviceName.sql, version.sql, state.sql, startedAt.sql, endedAt.sql,
            expiresAt.sql, lastPosition.sql, customerNickname.sql, user.sql, presence.word.sql, presence.client.sql,
            presence.since.sql, cursor.sql, deviceID.sql, AgentParty.text(of: agents).sql, agentTyping.isTyping.sql,
            agentTyping.lastStart.sql, customerTyping.isTyping.sql, customerTyping.lastStart.sql, lastPushable.sql,
            firstPushDue.sql, due.sql, JSONColumn.text(of: userData).sql, holder.sql, sent.sql, handedOver.sql,
            seenAt.sql, agentSide.sql, agentCursor.sql, waitingSince.sql,
        ]
    }
}

extension CustomerPresence {
    fileprivate init(from row: inout RowReader) throws {
        let stored = StoredPresence(
            word: try row.word(StoredPresence.Word.self), client: row.optionalText(), since: row.optionalTime())
        guard let presence = stored.presence else { throw RowReader.unknown(CustomerPresence.self) }
        self = presence
    }
}

extension TypingState {
    fileprivate init(from row: inout RowReader) throws {
        self.init(isTyping: try row.bool(), lastStart: row.optionalTime())
    }
}
