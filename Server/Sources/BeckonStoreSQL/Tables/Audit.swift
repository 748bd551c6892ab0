package import Beckon

extension AuditReport {
    /// Counts the rows and finds what breaks a rule, in the connection's snapshot.
    ///
    /// - Parameters:
    ///   - connection: A connection inside one read.
    ///   - limit: At most so many violations of each rule are found.
    ///   - now: The time of the check.
    /// - Throws: The connection's error; what was found until then stays.
    package mutating func check<Connection: SQLConnection>(
        over connection: Connection, limit: Int, now: Timestamp
    ) throws(Connection.Failure) {
        let found = violations
        self = try connection.first(BoundStatement(AuditQuery.counts), AuditReport.init(from:)) ?? AuditReport()
        violations = found
        for (rule, statement) in AuditQuery.violations {
            let values = [max(0, limit).sql, now.sql].prefix(statement.parameters.count)
            let request = BoundStatement(statement, values: Array(values))
            violations += try connection.all(request) { row throws(Connection.Failure) in
                .init(rule: rule, subject: try row.text(.first))
            }
        }
    }

    /// Sorts the violations and keeps the first ones.
    package mutating func sort(limit: Int) {
        violations.sort { ($0.rule.rawValue, $0.subject) < ($1.rule.rawValue, $1.subject) }
        violations = Array(violations.prefix(max(0, limit)))
    }
}

/// One statement for each rule, which returns an id for each violation, up to the limit that is its parameter.
enum AuditQuery {
    static let counts = Statement(
        """
        SELECT (SELECT count(*) FROM chat), (SELECT count(*) FROM event), (SELECT count(*) FROM owed_push), \
        (SELECT count(*) FROM callback)
        """)

    static let violations: [(rule: AuditRule, statement: Statement)] =
        sql.map { rule, sql in (rule, Statement("\(sql) LIMIT $1", .bigint)) }
        + CallbackAudit.all.map { audit in
            let types = audit.takesNow ? [ParameterType.bigint, .bigint] : [.bigint]
            return (audit.rule, Statement("\(audit.sql) LIMIT $1", row: types))
        }

    private static let sql: KeyValuePairs<AuditRule, String> = [
        .densePositions: """
        SELECT id FROM chat LEFT JOIN (SELECT chat, count(*) AS events, min(position) AS first, \
        max(position) AS last FROM event GROUP BY chat) AS transcript ON transcript.chat = chat.id \
        WHERE coalesce(events, 0) <> last_position OR coalesce(transcript.first, 1) <> 1 \
        OR coalesce(transcript.last, 0) <> last_position ORDER BY id
        """,
        .uniqueKeys: """
        SELECT DISTINCT chat FROM (SELECT chat FROM event WHERE key IS NOT NULL GROUP BY chat, key \
        HAVING count(*) > 1) AS twice ORDER BY chat
        """,
        .cursorsWithin: """
        SELECT id FROM chat WHERE cursor < 0 OR sent < cursor OR sent > last_position OR agent_cursor < 0 \
        OR agent_cursor > last_position ORDER BY id
        """,
        .oneChatAService: """
        SELECT id FROM chat WHERE service IN (SELECT service FROM chat GROUP BY service HAVING count(*) > 1) \
        ORDER BY id
        """,
        .eventsHaveChats: """
        SELECT DISTINCT chat FROM event WHERE NOT EXISTS (SELECT 1 FROM chat WHERE chat.id = event.chat) \
        ORDER BY chat
        """,
        .owedWithinTranscript: """
        SELECT 'owed push ' || owed_push.id FROM owed_push LEFT JOIN chat ON chat.id = owed_push.chat \
        WHERE owed_push.chat IS NOT NULL AND (after_position < 0 OR after_position >= through_position \
        OR through_position > coalesce(chat.last_position, -1)) ORDER BY owed_push.id
        """,
        .owedHasDevice: """
        SELECT 'owed push ' || id FROM owed_push \
        WHERE token IS NULL AND NOT EXISTS (SELECT 1 FROM device WHERE device.id = owed_push.device) ORDER BY id
        """,
        .nothingOwedToPresent: """
        SELECT 'owed push ' || owed_push.id FROM owed_push JOIN chat ON chat.id = owed_push.chat \
        WHERE NOT cancelled AND presence <> 'away' AND owed_push.action IS NULL ORDER BY owed_push.id
        """,
        .activeWithinTranscript: """
        SELECT 'owed push ' || owed_push.id FROM owed_push LEFT JOIN chat ON chat.id = owed_push.callback \
        WHERE owed_push.kind = 'active' AND (CAST(action AS bigint) < 0 \
        OR CAST(action AS bigint) >= CAST(alert AS bigint) \
        OR CAST(alert AS bigint) > coalesce(chat.last_position, -1)) ORDER BY owed_push.id
        """,
        .timersFollowState: "SELECT id FROM chat WHERE (state = 'ended') <> (due IS NULL) ORDER BY id",
        .agentSideIsTold: """
        SELECT id FROM chat WHERE (agent_side NOT IN ('desk', 'bridge')) <> (agent_ledger IS NOT NULL) \
        OR agent_ledger IS NULL AND agent_due IS NOT NULL OR agent_ledger IS NOT NULL AND agent_due IS NULL \
        AND EXISTS (SELECT 1 FROM event WHERE event.chat = chat.id AND position > agent_cursor \
        AND party = 'CLIENT') ORDER BY id
        """,
        .filesFollowChats: """
        SELECT id FROM chat LEFT JOIN (SELECT chat, count(*) AS files, sum(size) AS bytes FROM chat_file \
        WHERE NOT pending AND party = 'CLIENT' GROUP BY chat) AS own ON own.chat = chat.id \
        WHERE coalesce(files, 0) <> file_count OR coalesce(bytes, 0) <> file_bytes UNION ALL \
        SELECT chat FROM chat_file WHERE NOT pending \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.id = chat_file.chat)
        """,
        .passedOverIsKept: """
        SELECT DISTINCT chat FROM event WHERE substr(key, 1, 13) = 'passed-over//' \
        AND NOT EXISTS (SELECT 1 FROM push_record \
        WHERE push_record.chat = event.chat AND push_record.kind = 'passed-over' \
        AND CAST(through_position AS text) = substr(event.key, 14)) ORDER BY chat
        """,
        .oneSlotACallback: """
        SELECT substr(callback, 1, 4) || '…' FROM slot_booking GROUP BY callback HAVING count(*) > 1
        """,
    ]
}
