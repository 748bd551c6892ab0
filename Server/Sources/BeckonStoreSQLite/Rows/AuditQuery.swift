import Beckon

/// One statement for each rule, which returns an id for each violation, up to the limit that is its parameter.
enum AuditQuery {
    static let counts = """
        SELECT (SELECT count(*) FROM chat), (SELECT count(*) FROM event), (SELECT count(*) FROM owed_push), \
        (SELECT count(*) FROM callback)
        """

    static let callbacks = CallbackAudit.all(bookings: "booking", start: "start", now: "?2")

    static let violations: [(rule: AuditRule, statement: String)] = [
        (
            .densePositions,
            """
            SELECT id FROM chat WHERE (SELECT count(*) = chat.last_position \
            AND coalesce(min(position), 1) = 1 AND coalesce(max(position), 0) = chat.last_position \
            FROM event WHERE event.chat = chat.id) IS NOT 1 LIMIT ?
            """
        ),
        (
            .uniqueKeys,
            """
            SELECT DISTINCT chat FROM (SELECT chat FROM event WHERE key IS NOT NULL GROUP BY chat, key \
            HAVING count(*) > 1) LIMIT ?
            """
        ),
        (
            .cursorsWithin,
            """
            SELECT id FROM chat WHERE cursor < 0 OR sent < cursor OR sent > last_position OR agent_cursor < 0 \
            OR agent_cursor > last_position LIMIT ?
            """
        ),
        (
            .oneChatAService,
            "SELECT id FROM chat WHERE (SELECT count(*) FROM chat AS other WHERE other.service = chat.service) > 1 LIMIT ?"
        ),
        (
            .eventsHaveChats,
            """
            SELECT chat FROM event GROUP BY chat HAVING NOT EXISTS (SELECT 1 FROM chat WHERE chat.id = event.chat) \
            LIMIT ?
            """
        ),
        (
            .owedWithinTranscript,
            """
            SELECT 'owed push ' || owed_push.id FROM owed_push LEFT JOIN chat ON chat.id = owed_push.chat \
            WHERE owed_push.chat IS NOT NULL AND (after_position < 0 OR after_position >= through_position \
            OR through_position > coalesce(chat.last_position, -1)) LIMIT ?
            """
        ),
        (
            .owedHasDevice,
            """
            SELECT 'owed push ' || id FROM owed_push \
            WHERE token IS NULL AND NOT EXISTS (SELECT 1 FROM device WHERE device.id = owed_push.device) LIMIT ?
            """
        ),
        (
            .nothingOwedToPresent,
            """
            SELECT 'owed push ' || owed_push.id FROM owed_push JOIN chat ON chat.id = owed_push.chat \
            WHERE cancelled = 0 AND presence <> 'away' AND owed_push.action IS NULL LIMIT ?
            """
        ),
        (
            .activeWithinTranscript,
            """
            SELECT 'owed push ' || owed_push.id FROM owed_push LEFT JOIN chat ON chat.id = owed_push.callback \
            WHERE owed_push.kind = 'active' AND (CAST(action AS INTEGER) < 0 \
            OR CAST(action AS INTEGER) >= CAST(alert AS INTEGER) \
            OR CAST(alert AS INTEGER) > coalesce(chat.last_position, -1)) LIMIT ?
            """
        ),
        (.timersFollowState, "SELECT id FROM chat WHERE (state = 'ended') <> (due IS NULL) LIMIT ?"),
        (
            .agentSideIsTold,
            """
            SELECT id FROM chat WHERE (agent_side NOT IN ('desk', 'bridge')) <> (agent_ledger IS NOT NULL) \
            OR agent_ledger IS NULL AND agent_due IS NOT NULL OR agent_ledger IS NOT NULL AND agent_due IS NULL \
            AND EXISTS (SELECT 1 FROM event WHERE event.chat = chat.id AND position > agent_cursor \
            AND party = 'CLIENT') LIMIT ?
            """
        ),
        (
            .filesFollowChats,
            """
            SELECT id FROM chat WHERE (file_count, file_bytes) IS NOT (SELECT count(*), coalesce(sum(size), 0) \
            FROM chat_file WHERE chat_file.chat = chat.id AND NOT pending AND party = 'CLIENT') UNION ALL \
            SELECT chat FROM chat_file WHERE NOT pending \
            AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.id = chat_file.chat) LIMIT ?
            """
        ),
        (
            .passedOverIsKept,
            """
            SELECT DISTINCT chat FROM event WHERE substr(key, 1, 13) = 'passed-over//' AND NOT EXISTS \
            (SELECT 1 FROM push_record WHERE push_record.chat = event.chat AND push_record.kind = 'passed-over' \
            AND through_position = CAST(substr(event.key, 14) AS INTEGER)) LIMIT ?
            """
        ),
        (
            .oneSlotACallback,
            "SELECT substr(callback, 1, 4) || '…' FROM booking GROUP BY callback HAVING count(*) > 1 LIMIT ?"
        ),
    ]
}
