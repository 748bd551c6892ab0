import Beckon

/// Statements about transcripts.
package enum EventQuery {
    private static let table = Table("event", of: EventColumn.self)

    static let page = "\(table.select(EventColumn.page)) WHERE chat = ? AND position > ? ORDER BY position LIMIT ?"
    package static let positionOfKey = "SELECT position FROM event WHERE chat = ? AND key = ?"
    package static let insert = table.insert
}
