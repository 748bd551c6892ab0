import Beckon
import BeckonJSON
import BeckonServer
import Foundation

/// What `beckon explain push` says.
enum ExplanationText {
    /// For a person: the event, and a line for each decision, attempt and answer.
    static func table(_ explanation: PushExplanation) -> String {
        let event = explanation.event
        let title =
            "\(explanation.head.conversation), event \(event.position): \(event.kind.rawValue) of \(event.party.rawValue)"
        let rows = explanation.lines.map { line in
            [
                time(line.at), line.kind.rawValue, line.word,
                line.deviceID.map { "device \($0.text.prefix(8))" } ?? "all devices", line.reason,
            ]
        }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths + [0]).map { text, width in
                text + String(repeating: " ", count: max(0, width - text.count))
            }.joined(separator: "  ")
        }
        return ([title] + lines).joined(separator: "\n")
    }

    /// For a program: one JSON object.
    static func json(_ explanation: PushExplanation) -> String {
        String(decoding: explanation.json.encoded(), as: UTF8.self)
    }

    private static func time(_ time: Timestamp) -> String {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1_000).ISO8601Format(
            .iso8601WithTimeZone(includingFractionalSeconds: true))
    }
}
