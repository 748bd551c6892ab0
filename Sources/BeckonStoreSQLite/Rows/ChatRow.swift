import Beckon
import GRDB

/// Statements about chats.
enum ChatQuery {
    private static let columns = """
        id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, \
        customer_nickname, gms_user, presence, present_client, away_since, cursor, device, agents, \
        agent_is_typing, agent_typed_at, customer_is_typing, customer_typed_at, last_pushable, first_push_due, due, \
        user_data
        """
    private static let select = "SELECT \(columns) FROM chat"

    static let byID = "\(select) WHERE id = ?"
    static let byService = "\(select) WHERE service = ?"
    static let ofUser = """
        \(select) WHERE gms_user = ? AND expires_at > ? AND (state <> 'ended' OR last_position > cursor) \
        ORDER BY started_at, id LIMIT ?
        """
    static let open = "\(select) WHERE state <> 'ended' ORDER BY started_at, id LIMIT ?"
    static let due = "\(select) WHERE due <= ? ORDER BY due, id LIMIT ?"
    static let present = "\(select) WHERE presence IN ('present', 'expected') AND id > ? ORDER BY id LIMIT ?"

    static let standing = "SELECT version, last_position, service FROM chat WHERE id = ?"
    static let ofService = "SELECT 1 FROM chat WHERE service = ?"
    static let insert = "INSERT INTO chat (\(columns)) VALUES (\(repeatElement("?", count: 25).joined(separator: ",")))"
    static let update = """
        UPDATE chat SET version = ?, state = ?, started_at = ?, ended_at = ?, expires_at = ?, last_position = ?, \
        customer_nickname = ?, gms_user = ?, presence = ?, present_client = ?, away_since = ?, cursor = ?, \
        device = ?, agents = ?, agent_is_typing = ?, agent_typed_at = ?, customer_is_typing = ?, \
        customer_typed_at = ?, last_pushable = ?, first_push_due = ?, due = ?, user_data = ? WHERE id = ?
        """
    static let moveCursor = """
        UPDATE chat SET cursor = min(?1, last_position) \
        WHERE id = ?2 AND presence <> 'away' AND cursor < min(?1, last_position)
        """
}

extension ChatHead {
    init(from row: inout RowReader) throws {
        self.init(
            id: ChatID(try row.text()), serviceID: ServiceID(try row.text()), serviceName: try row.text(),
            version: try row.int64(), state: try row.word(), startedAt: try row.time(),
            endedAt: try row.optionalTime(), expiresAt: try row.time(), lastPosition: try row.int(),
            customerNickname: try row.text(), user: try row.optionalText(),
            presence: try CustomerPresence(from: &row), cursor: try row.int(),
            deviceID: try row.optionalText().map { DeviceID($0) }, agents: try AgentParty.list(from: row.text()),
            agentTyping: try TypingState(from: &row), customerTyping: try TypingState(from: &row),
            lastPushable: try row.int(), firstPushDue: try row.optionalTime(), due: try row.optionalTime(),
            userData: try JSONColumn.dictionary(from: row.text()))
    }

    /// What an existing row takes over; the rest never changes.
    var changingValues: [DatabaseValue] {
        let presence = presence.columns
        return [
            version.sql, state.sql, startedAt.sql, endedAt.sql, expiresAt.sql, lastPosition.sql,
            customerNickname.sql, user.sql, presence.word.sql, presence.client.sql, presence.since.sql, cursor.sql,
            deviceID.sql, AgentParty.text(of: agents).sql, agentTyping.isTyping.sql, agentTyping.lastStart.sql,
            customerTyping.isTyping.sql, customerTyping.lastStart.sql, lastPushable.sql, firstPushDue.sql, due.sql,
            JSONColumn.text(of: userData).sql,
        ]
    }

    var values: [DatabaseValue] { [id.sql, serviceID.sql, serviceName.sql] + changingValues }
}

extension CustomerPresence {
    private enum Word: String, SQLBindable {
        case expected, present, polling, away
    }

    fileprivate var columns: (word: any SQLBindable, client: String?, since: Timestamp?) {
        switch self {
        case .expected: (Word.expected, nil, nil)
        case .present(let clientID): (Word.present, clientID, nil)
        case .polling: (Word.polling, nil, nil)
        case .away(let since): (Word.away, nil, since)
        }
    }

    fileprivate init(from row: inout RowReader) throws {
        let word = try row.word(Word.self)
        let client = try row.optionalText()
        let since = try row.optionalTime()
        switch (word, client, since) {
        case (.expected, _, _): self = .expected
        case (.polling, _, _): self = .polling
        case (.present, let client?, _): self = .present(clientID: client)
        case (.away, _, let since?): self = .away(since: since)
        default: throw RowReader.unknown(CustomerPresence.self)
        }
    }
}

extension TypingState {
    fileprivate init(from row: inout RowReader) throws {
        self.init(isTyping: try row.bool(), lastStart: try row.optionalTime())
    }
}
