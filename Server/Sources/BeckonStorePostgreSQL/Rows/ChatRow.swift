import Beckon

/// Statements about chats.
package enum ChatQuery {
    private static let columns = TableColumns(
        "chat", key: "id",
        [
            "id": .text, "service": .text, "service_name": .text, "version": .bigint, "state": .text,
            "started_at": .bigint, "ended_at": .bigint, "expires_at": .bigint, "last_position": .bigint,
            "customer_nickname": .text, "gms_user": .text, "presence": .text, "present_client": .text,
            "away_since": .bigint, "holder": .text, "cursor": .bigint, "sent": .bigint, "handed_over": .bigint,
            "seen_at": .bigint, "device": .text, "agents": .text, "agent_is_typing": .boolean,
            "agent_typed_at": .bigint, "customer_is_typing": .boolean, "customer_typed_at": .bigint,
            "last_pushable": .bigint, "first_push_due": .bigint, "due": .bigint, "agent_side": .text,
            "agent_cursor": .bigint, "user_data": .text, "waiting_since": .bigint,
        ])
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
        \(columns.select) WHERE state <> 'ended' AND NOT starts_with(agent_side, 'bridge/') \
        ORDER BY started_at, id LIMIT $1
        """, .bigint)
    static let work = Statement(
        """
        \(columns.select) WHERE state <> 'ended' AND NOT starts_with(agent_side, 'bridge/') \
        ORDER BY CASE WHEN state = 'active' AND agents::json -> 0 ->> 'account' = $1 THEN 0 \
        WHEN state = 'active' THEN 2 WHEN waiting_since IS NOT NULL THEN 1 ELSE 3 END, \
        coalesce(waiting_since, started_at), id LIMIT $2
        """, .text, .bigint)
    static let openCounts = Statement(
        """
        SELECT (SELECT count(*) FROM chat WHERE state <> 'ended' AND NOT starts_with(agent_side, 'bridge/')), \
        (SELECT count(*) FROM callback WHERE state <> 'COMPLETED')
        """)
    static let bridgedOfUser = Statement(
        """
        \(columns.select) WHERE customer_nickname = $1 AND starts_with(agent_side, 'bridge/') \
        ORDER BY started_at DESC, id LIMIT $2
        """, .text, .bigint)
    static let due = Statement("\(columns.select) WHERE due <= $1 ORDER BY due, id LIMIT $2", .bigint, .bigint)
    static let present = Statement(
        "\(columns.select) WHERE \(isPresent) AND id > $1 ORDER BY id LIMIT $2", .text, .bigint)
    static let held = Statement(
        "\(columns.select) WHERE holder = $1 AND \(isPresent) AND id > $2 ORDER BY id LIMIT $3", .text, .text,
        .bigint)
    static let expected = Statement(
        "\(columns.select) WHERE presence = 'expected' ORDER BY started_at, id LIMIT $1", .bigint)
    static let marks = Statement("SELECT id, version, last_position FROM chat WHERE id = ANY ($1)", rows: [.text])

    /// Messages of the customer beyond the agent side's cursor, counted up to a limit.
    static let unread = Statement(
        """
        SELECT id, (SELECT count(*) FROM (SELECT 1 FROM event WHERE event.chat = chat.id \
        AND event.position > greatest(chat.agent_cursor, chat.last_position - \(unreadWindow)) AND kind = 'Message.Text' AND party = 'CLIENT' \
        LIMIT \(unreadLimit)) AS unread) FROM chat WHERE id = ANY ($1)
        """, rows: [.text])

    /// The heads that a batch of commits is about, held until its end, in one order for all nodes.
    package static let lock = Statement(
        """
        SELECT id, version, last_position, service, cursor, sent, agent_cursor, presence, present_client \
        FROM chat WHERE id = ANY ($1) ORDER BY id FOR UPDATE
        """, rows: [.text])
    static let servicesTaken = Statement("SELECT service FROM chat WHERE service = ANY ($1)", rows: [.text])
    static let insert = columns.insert
    /// All columns: an index entry is written anew only when its column's value has changed.
    package static let update = columns.update
    static let moveCursors = Statement(
        """
        UPDATE chat SET cursor = new.cursor, sent = new.sent, agent_cursor = new.agent_cursor \
        FROM unnest($1, $2, $3, $4) AS new (id, cursor, sent, agent_cursor) WHERE chat.id = new.id
        """, rows: [.text, .bigint, .bigint, .bigint])
}

extension ChatHead {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            id: ChatID(try row.text()), serviceID: ServiceID(try row.text()), serviceName: try row.text(),
            version: try row.int64(), state: try row.word(), startedAt: try row.time(),
            endedAt: try row.optionalTime(), expiresAt: try row.time(), lastPosition: try row.int(),
            customerNickname: try row.text(), user: row.optionalText(), presence: try row.presence(),
            holder: row.optionalText().map { NodeID($0) }, cursor: try row.int(), sent: try row.int(),
            handedOver: try row.int(), seenAt: try row.optionalTime(),
            deviceID: row.optionalText().map { DeviceID($0) }, agents: try row.parties(),
            agentTyping: try row.typing(), customerTyping: try row.typing(), lastPushable: try row.int(),
            firstPushDue: try row.optionalTime(), due: try row.optionalTime(), agentSide: try row.text(),
            agentCursor: try row.int(), userData: try row.dictionary())
        waitingSince = try row.optionalTime()
    }

    /// What ``ChatQuery/insert`` and ``ChatQuery/update`` take.
    var values: [SQLValue] {
        let presence = StoredPresence(presence)
        return [
            id.sql, serviceID.sql, serviceName.sql, version.sql, state.sql, startedAt.sql, endedAt.sql,
            expiresAt.sql, lastPosition.sql, customerNickname.sql, user.sql, presence.word.sql, presence.client.sql,
            presence.since.sql, holder.sql, cursor.sql, sent.sql, handedOver.sql, seenAt.sql, deviceID.sql,
            StoredJSON.text(of: agents).sql, agentTyping.isTyping.sql, agentTyping.lastStart.sql,
            customerTyping.isTyping.sql, customerTyping.lastStart.sql, lastPushable.sql, firstPushDue.sql, due.sql,
            agentSide.sql, agentCursor.sql, StoredJSON.text(of: userData).sql, waitingSince.sql,
        ]
    }
}

extension RowReader {
    fileprivate mutating func presence() throws(ConnectionFailure) -> CustomerPresence {
        let stored = StoredPresence(word: try word(), client: optionalText(), since: try optionalTime())
        guard let presence = stored.presence else { throw Self.unknown(CustomerPresence.self) }
        return presence
    }

    fileprivate mutating func typing() throws(ConnectionFailure) -> TypingState {
        TypingState(isTyping: try bool(), lastStart: try optionalTime())
    }

    fileprivate mutating func parties() throws(ConnectionFailure) -> [AgentParty] {
        guard let parties = StoredJSON.parties(from: try text()) else { throw Self.unknown(AgentParty.self) }
        return parties
    }

    mutating func dictionary() throws(ConnectionFailure) -> [String: String] {
        guard let dictionary = StoredJSON.dictionary(from: try text()) else {
            throw Self.unknown([String: String].self)
        }
        return dictionary
    }
}
