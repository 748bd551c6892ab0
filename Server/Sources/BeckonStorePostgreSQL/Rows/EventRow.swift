import Beckon

/// Statements about transcripts.
package enum EventQuery {
    private static let columns = TableColumns(
        "event", key: "position",
        [
            "chat": .text, "position": .bigint, "kind": .text, "nickname": .text, "text": .text, "party": .text,
            "at": .bigint, "key": .text,
        ])

    static let page = Statement(
        """
        SELECT position, kind, nickname, text, party, at, key FROM event \
        WHERE chat = $1 AND position > $2 ORDER BY position LIMIT $3
        """, .text, .bigint, .bigint)
    static let positionOfKey = Statement("SELECT position FROM event WHERE chat = $1 AND key = $2", .text, .text)
    package static let positionsOfKeys = Statement(
        """
        SELECT event.chat, event.key, event.position \
        FROM unnest($1, $2) AS wanted (chat, key) JOIN event ON event.chat = wanted.chat AND event.key = wanted.key
        """, rows: [.text, .text])
    package static let insert = columns.insert
}

extension TranscriptEvent {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            position: try row.int(), kind: try row.word(), nickname: try row.text(), text: try row.text(),
            party: try row.word(), at: try row.time(), key: row.optionalText())
    }

    /// What ``EventQuery/insert`` takes.
    func values(in chat: ChatID) -> [SQLValue] {
        [chat.sql, position.sql, kind.sql, nickname.sql, text.sql, party.sql, at.sql, key.sql]
    }
}
