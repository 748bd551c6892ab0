package import Beckon

/// Statements that count what is open; they read an index of open rows alone, so that ended ones cost nothing.
enum FigureQuery {
    static let chats = Statement(
        """
        SELECT service_name, state, count(*), min(waiting_since) FROM chat WHERE state <> 'ended' \
        GROUP BY service_name, state
        """)
    static let callbacks = Statement(
        """
        SELECT service_name, step, count(*), min(created_at) FROM callback WHERE state <> 'COMPLETED' \
        GROUP BY service_name, step
        """)
    static let pushes = Statement("SELECT route, '', count(*), min(waiting_since) FROM owed_push GROUP BY route")
    private static func agentSides(_ source: String) -> String {
        """
        SELECT agent_side, \(source), count(*), min(coalesce(event.at, agent_due)) FROM chat \
        LEFT JOIN event ON event.chat = chat.id AND event.position = chat.agent_cursor + 1 \
        WHERE agent_due IS NOT NULL GROUP BY agent_side, \(source)
        """
    }
    static let agentSides = Statement(
        agentSides("coalesce(agent_source, '')"), sqlite: agentSides("ifnull(agent_source, '')"))
    static let signIns = Statement(
        "SELECT count(*), count(DISTINCT user_name) FROM desk_session WHERE idle_end > $1", .bigint)
    static let bytes = Statement(
        "SELECT pg_database_size(current_database())",
        sqlite: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
}

extension SQLStore {
    package func figures(at now: Timestamp) async throws -> StoreFigures {
        try await read { connection throws(Connection.Failure) in
            var figures = StoreFigures()
            figures.chats = try connection.all(BoundStatement(FigureQuery.chats), StoreFigures.Group.init(from:))
            figures.callbacks = try connection.all(
                BoundStatement(FigureQuery.callbacks), StoreFigures.Group.init(from:))
            figures.pushes = try connection.all(BoundStatement(FigureQuery.pushes), StoreFigures.Group.init(ofRoute:))
                .joined
            figures.agentSides = try connection.all(
                BoundStatement(FigureQuery.agentSides), StoreFigures.Group.init(ofSide:))
            let signIns = try connection.first(BoundStatement(FigureQuery.signIns, now.sql)) {
                row throws(Connection.Failure) in
                (try row.int(.first), try row.int(.second))
            }
            (figures.signIns, figures.agents) = signIns ?? (0, 0)
            figures.bytes =
                try connection.first(BoundStatement(FigureQuery.bytes)) { row throws(Connection.Failure) in
                    try row.int64(.first)
                } ?? 0
            return figures
        }
    }
}
