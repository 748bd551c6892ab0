import Beckon

/// Statements about transcripts.
package enum EventQuery {
    static let page = """
        SELECT position, kind, nickname, text, party, at, key FROM event \
        WHERE chat = ? AND position > ? ORDER BY position LIMIT ?
        """
    package static let positionOfKey = "SELECT position FROM event WHERE chat = ? AND key = ?"
    package static let insert = """
        INSERT INTO event (position, kind, nickname, text, party, at, key, chat) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
}

extension TranscriptEvent {
    init(from row: inout RowReader) throws {
        self.init(
            position: try row.int(), kind: try row.word(), nickname: try row.text(), text: try row.text(),
            party: try row.word(), at: try row.time(), key: row.optionalText())
    }

    var values: [SQLValue] {
        [position.sql, kind.sql, nickname.sql, text.sql, party.sql, at.sql, key.sql]
    }
}
