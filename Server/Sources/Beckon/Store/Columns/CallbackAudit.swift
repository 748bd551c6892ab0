/// A rule about callbacks with the query that finds what breaks it; its rows are subjects of violations.
package struct CallbackAudit: Sendable {
    package let rule: AuditRule
    package let sql: String
    /// Whether the time of the check is a parameter.
    package var takesNow = false

    /// The rules, in words that all engines read alike; the limit is the first parameter, the time of the check the
    /// second.
    package static let all: [CallbackAudit] = [
        CallbackAudit(
            rule: .scheduledHasSlot,
            sql: """
                \(records) WHERE state = 'SCHEDULED' AND NOT EXISTS (SELECT 1 FROM slot_booking AS booking \
                WHERE booking.callback = record.id AND booking.service = service_name AND start_at = desired_time)
                """),
        CallbackAudit(
            rule: .slotsHaveCallbacks,
            sql: """
                SELECT \(short("booking.callback")) FROM slot_booking AS booking \
                LEFT JOIN callback AS record ON record.id = booking.callback \
                WHERE record.id IS NULL OR service <> service_name OR desired_time IS NULL \
                OR start_at <> desired_time OR state = 'COMPLETED' AND desired_time > $2
                """, takesNow: true),
        CallbackAudit(
            rule: .slotsWithinCapacity,
            sql: """
                SELECT 'slot ' || start_at || ' of ' || service FROM slot_booking GROUP BY service, start_at \
                HAVING count(*) = count(capacity) AND count(*) > max(capacity)
                """),
        CallbackAudit(
            rule: .reasonsFollowState,
            sql: """
                \(records) WHERE (state = 'COMPLETED') <> (reason IS NOT NULL) \
                OR reason IS NOT NULL AND NOT (\(isKnownReason))
                """),
        CallbackAudit(
            rule: .stepsFollowState,
            sql: """
                \(records) WHERE NOT (\(stepsInStates)) OR (step IN (\(timed))) <> (step_until IS NOT NULL) \
                OR step = 'scheduled' AND (desired_time IS NULL OR desired_time <> step_until)
                """),
        CallbackAudit(
            rule: .wakesFollowStep,
            sql: """
                \(records) WHERE (state = 'COMPLETED') <> (due IS NULL) OR due > expires_at \
                OR due > step_until AND state <> 'PAUSED' AND (step <> 'offered' OR state = 'QUEUED')
                """),
        CallbackAudit(
            rule: .lineFollowsState,
            sql: """
                \(records) WHERE (state IN ('QUEUED', 'PAUSED', 'ROUTING')) \
                <> (queued_at IS NOT NULL AND left_at IS NULL) \
                OR (state = 'SCHEDULED' OR queued_at IS NULL) AND left_at IS NOT NULL
                """),
        CallbackAudit(
            rule: .callsHaveResults,
            sql: """
                \(records) WHERE (step = 'reached' OR reason = '\(CallbackReason.customerNotReached.rawValue)') \
                AND calls NOT LIKE '[{"result":%' OR calls LIKE '%{"reference":%},{"re%' OR submissions < 0
                """),
        CallbackAudit(
            rule: .keysHaveCallbacks,
            sql: """
                SELECT \(short("named.callback")) FROM (SELECT callback FROM callback_key \
                UNION SELECT callback FROM callback_start) AS named \
                WHERE NOT EXISTS (SELECT 1 FROM callback AS record WHERE record.id = named.callback)
                """),
    ]

    private static let records = "SELECT \(short("record.id")) FROM callback AS record"

    /// As ``ServiceID/description``: an id is a secret.
    private static func short(_ id: String) -> String { "substr(\(id), 1, 4) || '…'" }

    private static func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

    private static let timed = quoted(StoredStep.Word.allCases.filter(\.hasTime).map(\.rawValue))

    private static let stepsInStates = StoredStep.Word.allCases.map { word in
        "step = '\(word.rawValue)' AND state IN (\(quoted(word.states.map(\.rawValue))))"
    }.joined(separator: " OR ")

    /// A reason without a number, or one with a number from 1 to the greatest.
    private static let isKnownReason: String = {
        let (prefix, suffix) = CallbackReason.refusal
        let number = "replace(replace(reason, '\(prefix)', ''), '\(suffix)', '')"
        let most = String(CallbackReason.mostRefusals)
        return """
            reason IN (\(quoted(CallbackReason.withoutNumber.map(\.rawValue)))) \
            OR reason = '\(prefix)' || \(number) || '\(suffix)' AND \(number) <> '' \
            AND rtrim(\(number), '0123456789') = '' AND substr(\(number), 1, 1) <> '0' \
            AND (length(\(number)) < \(most.count) OR \(number) = '\(most)')
            """
    }()
}

extension StoredStep.Word {
    /// Whether the step ends at a time.
    package var hasTime: Bool {
        switch self {
        case .scheduled, .offered, .snoozed, .dialDue, .dialling, .reached: true
        case .waitingForAgent, .connecting, .connected, .ended: false
        }
    }

    /// The states in which a callback can have the step.
    package var states: [CallbackState] {
        switch self {
        case .scheduled: [.scheduled, .queued, .paused]
        case .waitingForAgent, .snoozed, .dialDue: [.queued, .paused]
        case .offered: [.queued, .routing]
        case .dialling: [.queued]
        case .reached: [.routing]
        case .connecting: [.queued, .routing, .paused]
        case .connected: [.processing]
        case .ended: [.completed]
        }
    }
}
