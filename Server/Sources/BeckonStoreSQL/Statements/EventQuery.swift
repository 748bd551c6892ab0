import Beckon

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
