package import Beckon
import Synchronization

/// The columns that are read of a chat that a batch of commits changes.
package enum LockedChatColumn: Int, StoredColumn {
    case id, version, lastPosition, service, cursor, sent, agentCursor, presence, presentClient

    package var type: StoredType {
        switch self {
        case .version, .lastPosition, .cursor, .sent, .agentCursor: .integer
        case .id, .service, .presence, .presentClient: .text
        }
    }
}

/// Statements about chats.
package enum ChatQuery {
    private static let table = Table("chat", of: ChatColumn.self)
    private static let select = table.select
    private static let isPresent = "presence IN ('present', 'expected')"
    private static let isOfDesk = "state <> 'ended' AND agent_side = 'desk'"

    static let byID = Statement("\(select) WHERE id = $1", .text)
    static let byService = Statement("\(select) WHERE service = $1", .text)
    static let ofUser = Statement(
        """
        \(select) WHERE gms_user = $1 AND expires_at > $2 AND (state <> 'ended' OR last_position > cursor) \
        ORDER BY started_at, id LIMIT $3
        """, .text, .bigint, .bigint)
    static let pushingTo = Statement(
        "\(select) WHERE device = $1 AND gms_user <> $2 ORDER BY id LIMIT $3", .text, .text, .bigint)
    static let open = Statement("\(select) WHERE \(isOfDesk) ORDER BY started_at, id LIMIT $1", .bigint)

    private static let owner = (sql: "agents::json -> 0 ->> 'account'", sqlite: "json_extract(agents, '$[0].account')")
    private static func work(_ owner: String) -> String {
        """
        \(select) WHERE \(isOfDesk) ORDER BY CASE WHEN state = 'active' AND \(owner) = $1 THEN 0 \
        WHEN state = 'active' THEN 2 WHEN waiting_since IS NOT NULL THEN 1 ELSE 3 END, \
        coalesce(waiting_since, started_at), id LIMIT $2
        """
    }
    static let work = Statement(work(owner.sql), sqlite: work(owner.sqlite), .text, .bigint)
    private static func owners(_ owner: String) -> String {
        """
        SELECT owner FROM (SELECT DISTINCT \(owner) AS owner FROM chat \
        WHERE state = 'active' AND agent_side = 'desk') AS owners WHERE owner IS NOT NULL \
        ORDER BY owner COLLATE "C" LIMIT $1
        """
    }
    static let owners = Statement(owners(owner.sql), sqlite: owners(owner.sqlite), .bigint)

    static let openCounts = Statement(
        """
        SELECT (SELECT count(*) FROM chat WHERE \(isOfDesk)), \
        (SELECT count(*) FROM callback WHERE state <> 'COMPLETED')
        """)
    static let busyServices = Statement(
        """
        SELECT service_name FROM chat WHERE state <> 'ended' \
        UNION SELECT service_name FROM callback WHERE state <> 'COMPLETED' LIMIT $1
        """, .bigint)
    static let bridgedOfUser = Statement(
        "\(select) WHERE customer = $1 AND agent_side = 'bridge' ORDER BY started_at DESC, id LIMIT $2", .text, .bigint)

    /// As the indexes spell it.
    private static let source = (sql: "coalesce(agent_source, '')", sqlite: "ifnull(agent_source, '')")
    private static func owed(_ source: String) -> String {
        "\(select) WHERE agent_side = $1 AND \(source) = $2 AND agent_due <= $3 ORDER BY agent_due, id LIMIT $4"
    }
    static let owed = Statement(owed(source.sql), sqlite: owed(source.sqlite), .text, .text, .bigint, .bigint)
    private static func openOfSide(_ source: String) -> String {
        """
        \(select) WHERE state <> 'ended' AND agent_side <> 'desk' AND agent_side = $1 AND \(source) = $2 AND id > $3 \
        ORDER BY id LIMIT $4
        """
    }
    static let openOfSide = Statement(
        openOfSide(source.sql), sqlite: openOfSide(source.sqlite), .text, .text, .text, .bigint)
    private static func owedSides(_ source: String) -> String {
        "SELECT DISTINCT agent_side, \(source) FROM chat WHERE agent_due IS NOT NULL LIMIT $1"
    }
    static let owedSides = Statement(owedSides(source.sql), sqlite: owedSides(source.sqlite), .bigint)

    static let due = Statement("\(select) WHERE due <= $1 ORDER BY due, id LIMIT $2", .bigint, .bigint)
    static let present = Statement("\(select) WHERE \(isPresent) AND id > $1 ORDER BY id LIMIT $2", .text, .bigint)
    static let held = Statement(
        "\(select) WHERE holder = $1 AND \(isPresent) AND id > $2 ORDER BY id LIMIT $3", .text, .text, .bigint)
    static let expected = Statement(
        "\(select) WHERE presence = 'expected' ORDER BY started_at, id LIMIT $1", .bigint)
    static let marks = Statement("SELECT \(MarkColumn.list) FROM chat WHERE id = ANY ($1)", rows: [.text])

    /// Counts the customer's messages beyond the agent side's cursor, up to a limit.
    static let unread = Statement(
        """
        SELECT id, (SELECT count(*) FROM (SELECT 1 FROM event WHERE event.chat = chat.id \
        AND event.position > greatest(chat.agent_cursor, chat.last_position - \(unreadWindow)) \
        AND kind = 'Message.Text' AND party = 'CLIENT' LIMIT \(unreadLimit)) AS unread) FROM chat WHERE id = ANY ($1)
        """, rows: [.text])

    package static let insert = table.insert
    /// Writes the named parts of heads, and the message's.
    package static func update(_ parts: HeadParts) -> HeadUpdate { HeadUpdate.made(for: parts, isStep: false) }

    /// What goes with chats, before their own rows; each takes their ids.
    static let belongings = [
        ReceiptQuery.removeOfChats, PushRecordQuery.removeOfChats, FileQuery.removeOfChats, ChatDataQuery.removeOfChats,
    ]
}

/// Statements by which PostgreSQL writes the heads of a whole batch.
extension ChatQuery {
    /// Reads the heads that a batch of commits changes and locks them until its end, in the same order on all nodes.
    package static let lock = Statement(
        "SELECT \(LockedChatColumn.list) FROM chat WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])
    package static let servicesTaken = Statement(
        "SELECT service FROM chat WHERE service = ANY ($1)", rows: [.text])
    package static let moveCursors = Statement(
        """
        UPDATE chat SET cursor = new.cursor, sent = new.sent, agent_cursor = new.agent_cursor \
        FROM unnest($1, $2, $3, $4) AS new (id, cursor, sent, agent_cursor) WHERE chat.id = new.id
        """, rows: [.text, .bigint, .bigint, .bigint])
}

/// Statements by which SQLite judges and writes one head after another.
extension ChatQuery {
    package static let standing = Statement("SELECT \(StandingColumn.list) FROM chat WHERE id = $1", .text)
    package static let ofService = Statement("SELECT 1 FROM chat WHERE service = $1", .text)

    /// Writes the named parts of a head, and the message's, if what a ``ChatStep`` asks for is stored.
    package static func step(_ parts: HeadParts) -> HeadUpdate { HeadUpdate.made(for: parts, isStep: true) }
    package static let moveCursor = Statement(
        sqlite: """
            UPDATE chat SET cursor = min(?1, last_position), sent = max(sent, min(?1, last_position)) \
            WHERE id = ?2 AND presence <> 'away' AND present_client IS ?3 AND cursor < min(?1, last_position)
            """)
    package static let moveSent = Statement(
        sqlite: """
            UPDATE chat SET sent = min(?1, last_position) WHERE id = ?2 AND presence = 'present' \
            AND present_client = ?3 AND sent < min(?1, last_position)
            """)
    package static let moveAgentCursor = Statement(
        sqlite: """
            UPDATE chat SET agent_cursor = min(?1, last_position) \
            WHERE id = ?2 AND agent_cursor < min(?1, last_position)
            """)
}

/// A statement that writes some parts of stored heads.
///
/// SQLite rewrites an index entry even if its column keeps its value, and each column that is named has a value to be made. So
/// there is a statement for each choice of parts.
package struct HeadUpdate: Sendable {
    package let statement: Statement
    /// The columns of its first parameters.
    private let columns: [ChatColumn]

    private struct Choice: Hashable {
        let parts: HeadParts
        let isStep: Bool
    }

    private static let made = Mutex<[Choice: HeadUpdate]>([:])

    /// The statement of a choice, made when it is first asked for, as most never are.
    ///
    /// - Parameters:
    ///   - parts: What it writes besides the message's part.
    ///   - isStep: Whether it writes only what a ``ChatStep`` allows, on SQLite alone.
    /// - Returns: The statement.
    fileprivate static func made(for parts: HeadParts, isStep: Bool) -> HeadUpdate {
        let choice = Choice(parts: parts.union(.message), isStep: isStep)
        return made.withLock { made in
            if let update = made[choice] { return update }
            let update = HeadUpdate(of: choice)
            made[choice] = update
            return update
        }
    }

    private init(of choice: Choice) {
        columns = [.id] + ChatColumn.columns(of: choice.parts)
        let table = Table("chat", columns)
        let update = table.update(key: .id)
        guard choice.isStep else {
            statement = update
            return
        }
        let next = columns.count + 1
        // The sign keeps SQLite from looking the row up by its service instance.
        statement = Statement(
            sqlite: """
                \(update.sqlite) AND version = \(table.place(of: .version)) - 1 AND last_position = $\(next) \
                AND +service = $\(next + 1) \
                AND NOT EXISTS (SELECT 1 FROM event WHERE chat = $1 AND key = $\(next + 2))
                """)
    }

    /// The values for a head.
    package func values(of head: ChatHead) -> [StoredValue] { values(of: head, and: []) }

    /// The values for a step.
    package func values(of step: ChatStep) -> [StoredValue] {
        values(of: step.head, and: [step.lastPosition.sql, step.head.serviceID.sql, step.key.sql])
    }

    private func values(of head: ChatHead, and more: [StoredValue]) -> [StoredValue] {
        // Its data, where they are written, are chosen once.
        let row = columns.contains(.userData) ? head.lean : head
        var values: [StoredValue] = []
        values.reserveCapacity(columns.count + more.count)
        for column in columns { values.append(row[column]) }
        values += more
        return values
    }
}

/// Statements about the data attached to chats.
package enum ChatDataQuery {
    static let ofChat = Statement("SELECT data FROM chat_data WHERE chat = $1", .text)
    package static let put = Table("chat_data", of: ChatDataColumn.self).put(key: .chat)
    static let removeOfChats = Statement("DELETE FROM chat_data WHERE chat = ANY ($1)", rows: [.text])
}

/// Statements about transcripts.
package enum EventQuery {
    private static let table = Table("event", of: EventColumn.self)

    static let page = Statement(
        "\(table.select(EventColumn.page)) WHERE chat = $1 AND position > $2 ORDER BY position LIMIT $3", .text,
        .bigint, .bigint)
    package static let positionOfKey = Statement(
        "SELECT position FROM event WHERE chat = $1 AND key = $2", .text, .text)
    /// The same for a whole batch, on PostgreSQL.
    package static let positionsOfKeys = Statement(
        """
        SELECT event.chat, event.key, event.position \
        FROM unnest($1, $2) AS wanted (chat, key) JOIN event ON event.chat = wanted.chat AND event.key = wanted.key
        """, rows: [.text, .text])
    package static let insert = table.insert
}

/// Statements about receipts: how far customers have received and read.
enum ReceiptQuery {
    private static let table = Table("receipt", of: ReceiptColumn.self)

    static let byChat = Statement("\(table.select(ReceiptColumn.marks)) WHERE chat = $1", .text)
    static let raise = Statement(
        """
        \(table.insertOne) ON CONFLICT (chat) DO UPDATE \
        SET delivered = greatest(receipt.delivered, excluded.delivered), read = greatest(receipt.read, excluded.read)
        """, row: table.types)
    static let removeOfChats = Statement("DELETE FROM receipt WHERE chat = ANY ($1)", rows: [.text])
}

/// Statements about service instances.
package enum ServiceQuery {
    private static let table = Table("service", of: ServiceColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let byKey = Statement("\(table.select) WHERE key = $1", .text)
    static let ofUser = Statement("SELECT 1 FROM service WHERE gms_user = $1 LIMIT 1", .text)
    package static let releaseKey = Statement(
        """
        UPDATE service SET key = NULL FROM unnest($1, $2) AS gone (id, key) \
        WHERE service.id = gone.id AND service.key = gone.key
        """, sqlite: "UPDATE service SET key = NULL WHERE id = $1 AND key = $2", rows: [.text, .text])
    static let putData = Statement(
        "UPDATE service SET user_data = $1, expires_at = $2 WHERE id = $3", .text, .bigint, .text)
    package static let insert = table.insert
    /// Removes service instances without a chat or a callback.
    static let removeUnused = Statement("DELETE FROM service WHERE id = ANY ($1) AND \(isUnused)", rows: [.text])
    static let isUnused = """
        NOT EXISTS (SELECT 1 FROM chat WHERE chat.service = service.id) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.id = service.id)
        """

    /// What a batch is judged by on PostgreSQL.
    package static let standing = Statement(
        "SELECT id, key FROM service WHERE id = ANY ($1) OR key = ANY ($2)", rows: [.text, .text])
    /// The rows that lose their keys, locked.
    package static let lock = Statement(
        "SELECT id, key FROM service WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])

    /// What a commit is judged by on SQLite.
    package static let exists = Statement("SELECT 1 FROM service WHERE id = $1", .text)
    package static let idOfKey = Statement("SELECT id FROM service WHERE key = $1", .text)
}

extension Change {
    /// The requests of a change of chats or service instances; nil for other changes.
    var requestsOfChats: [BoundStatement]? {
        switch self {
        case .attachData(let chat, let data):
            [BoundStatement(ChatDataQuery.put, values: ChatDataColumn.values(data, of: chat))]
        case .putData(let id, let data, let end):
            [BoundStatement(ServiceQuery.putData, .text(StoredJSON.text(of: data)), end.sql, id.sql)]
        case .removeService(let id): [BoundStatement(ServiceQuery.removeUnused, id.sql)]
        case .raiseReceipt(let chat, let mark): [BoundStatement(ReceiptQuery.raise, values: mark.values(of: chat))]
        default: nil
        }
    }
}

/// Chats, their transcripts and their service instances.
extension SQLStore {
    package func service(_ id: ServiceID) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byID, id.sql, read: ServiceInstance.init(from:))
    }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byKey, creationKey.sql, read: ServiceInstance.init(from:))
    }

    package func knows(user: String) async throws -> Bool {
        try await first(ServiceQuery.ofUser, user.sql) { _ in true } ?? false
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        try await first(ChatQuery.byID, id.sql, read: ChatHead.init(from:))
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        try await first(ChatQuery.byService, service.sql, read: ChatHead.init(from:))
    }

    package func data(of chat: ChatID) async throws -> [String: String]? {
        try await first(ChatDataQuery.ofChat, chat.sql) { row throws(Connection.Failure) in
            try row.dictionary(.first)
        }
    }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.ofUser, user.sql, now.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.bridgedOfUser, customer.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.due, now.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func busyServices() async throws -> Set<String> {
        Set(try await all(ChatQuery.busyServices, limit: .max, read: String.init(only:)))
    }

    package func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        let marks = try await all(BoundStatement(ChatQuery.marks, rows: chats.map { [$0.sql] })) {
            row throws(Connection.Failure) in
            (ChatID(try row.text(MarkColumn.id)), try ChatMark(from: row))
        }
        return Dictionary(marks) { first, _ in first }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await all(EventQuery.page, chat.sql, position.sql, limit: limit, read: TranscriptEvent.init(from:))
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await first(EventQuery.positionOfKey, chat.sql, key.sql, read: Int.init(only:))
    }

    package func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await first(ReceiptQuery.byChat, chat.sql, read: ReceiptMark.init(from:)) ?? ReceiptMark()
    }
}
