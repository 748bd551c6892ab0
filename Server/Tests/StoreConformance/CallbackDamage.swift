package import Beckon
import Testing

/// Damage to stored callbacks that another program can do, and what an audit tells of it.
package struct CallbackDamage: Sendable {
    package let statement: String
    package let violations: [AuditReport.Violation]

    /// Stores two callbacks that have the two places of one slot, and one that waits.
    package static func fill(_ store: any Store) async throws {
        for id in ["A", "B"] {
            let slot = Sample.slot(id, start: 7_200, service: "voice-now")
            #expect(
                try await store.commit(.putCallback(Sample.booked(id)), .bookSlot(slot, capacity: 2)) == .committed)
        }
        #expect(try await store.commit(.putCallback(Sample.waiting("C"))) == .committed)
    }

    /// - Parameter schema: What stands before the name of a table.
    /// - Returns: The damage, each to a database of its own.
    package static func all(schema: String = "") -> [CallbackDamage] {
        func change(_ set: String, _ id: String) -> String { "UPDATE \(schema)callback SET \(set) WHERE id = '\(id)'" }
        let end = "state = 'COMPLETED', step = 'ended', due = NULL, left_at = 9, reason ="
        let full = "slot \(Sample.at(7_200).milliseconds) of voice-now"
        let reasons = ["WHATEVER", "AGENT_PREVIEW_CANCEL_AFTER_0REJECTS", "AGENT_PREVIEW_CANCEL_AFTER_1001REJECTS"]
        return [
            Self("UPDATE \(schema)slot_booking SET capacity = 1", (.slotsWithinCapacity, full)),
            // What nobody noted cannot be judged.
            Self("UPDATE \(schema)slot_booking SET capacity = CASE callback WHEN 'A' THEN 1 END"),
            Self("DELETE FROM \(schema)slot_booking WHERE callback = 'B'", (.scheduledHasSlot, "B…")),
            Self("DELETE FROM \(schema)callback WHERE id = 'A'", (.slotsHaveCallbacks, "A…")),
            Self(
                "UPDATE \(schema)slot_booking SET start_at = 0", (.scheduledHasSlot, "A…"), (.scheduledHasSlot, "B…"),
                (.slotsHaveCallbacks, "A…"), (.slotsHaveCallbacks, "B…")),
            Self(change("step = 'resting'", "C"), (.stepsFollowState, "C…")),
            Self(change("step_until = 9", "C"), (.stepsFollowState, "C…"), (.wakesFollowStep, "C…")),
            Self(change("state = 'LOST', queued_at = NULL", "C"), (.stepsFollowState, "C…")),
            Self(change("due = NULL", "A"), (.wakesFollowStep, "A…")),
            Self(change("step_until = NULL", "A"), (.stepsFollowState, "A…")),
        ]
            + reasons.map { Self(change("\(end) '\($0)'", "C"), (.reasonsFollowState, "C…")) }
    }

    private init(_ statement: String, _ violations: (AuditRule, String)...) {
        self.statement = statement
        self.violations = violations.map { .init(rule: $0.0, subject: $0.1) }
    }
}
