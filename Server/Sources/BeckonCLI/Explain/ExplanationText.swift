import Beckon
import BeckonJSON
import BeckonServer
import Foundation

/// The output of `beckon explain push`.
enum ExplanationText {
    /// The text for a person: the event, and a line for each decision, attempt and answer.
    static func table(_ explanation: PushExplanation) -> String {
        let event = explanation.event
        let title =
            "\(explanation.head.conversation), event \(event.position): \(event.kind.rawValue) of \(event.party.rawValue)"
        let rows = explanation.lines.map { line in
            [
                time(line.at), line.kind.rawValue, line.word,
                line.deviceID.map(Self.device) ?? (line.kind == .passedOver ? "agent side" : "all devices"),
                line.apnsID.map { "\(line.reason), apns-id \($0)" } ?? line.reason,
            ]
        }
        let owed = explanation.owed.map { entry in
            let state = entry.state(now: explanation.now)
            let next = state == .sending ? "being sent" : "next attempt \(entry.push.due.utcText)"
            let parts = [
                entry.route.description, entry.push.attempts == 1 ? "1 attempt" : "\(entry.push.attempts) attempts",
                entry.failure.map { "last failure \($0)" },
                next,
                "expires \(entry.push.expiresAt.utcText)",
            ]
            return [
                time(explanation.now), "owed", state.rawValue, device(entry.push.deviceID),
                parts.compactMap { $0 }.joined(separator: ", "),
            ]
        }
        return ([title] + [TextTable.text(rows + owed)]).joined(separator: "\n")
    }

    private static func device(_ id: DeviceID) -> String { "device \(id.text.prefix(8))" }

    /// The text for a program: one JSON object.
    static func json(_ explanation: PushExplanation) -> String {
        String(decoding: explanation.json.encoded(), as: UTF8.self)
    }

    private static func time(_ time: Timestamp) -> String {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1_000).ISO8601Format(
            .iso8601WithTimeZone(includingFractionalSeconds: true))
    }
}
