import Beckon
import BeckonJSON
import Foundation

/// The output of `beckon outbox list`; it holds no message text, no token and no customer key.
enum OutboxText {
    /// An outbox entry with the reason of its last failure and the pauses of its credential.
    struct Row: Sendable {
        var entry: OutboxEntry
        var failure: String?
        /// The time of day that the entry's state is given for.
        var now: Timestamp
        /// The running nodes that paused this credential, until when and why.
        var pauses: [NamedPushPause] = []
    }

    /// The row for a program: one JSON object.
    static func line(_ row: Row) -> String {
        let push = row.entry.push
        var json: JSONObject = [
            "id": .integer(push.id), "route": .string(row.entry.route.description),
            "lane": .string(push.subject.listName),
            "device": .string(push.deviceID.text), "state": .string(row.entry.state(now: row.now).rawValue),
            "due": .string(push.due.utcText), "expires": .string(push.expiresAt.utcText),
            "priority": .integer(Int64(push.priority)), "attempts": .integer(Int64(push.attempts)),
            "doubts": .integer(Int64(push.doubts)), "reason": .string(push.reason),
        ]
        if let failure = row.failure { json["lastFailure"] = .string(failure) }
        if !row.pauses.isEmpty { json["pauses"] = .array(row.pauses.map(\.json)) }
        if let lease = row.entry.leaseUntil { json["claimedUntil"] = .string(lease.utcText) }
        if let end = row.entry.end {
            json["cause"] = .string(end.cause)
            json["ended"] = .string(end.at.utcText)
        }
        return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }

    /// The rows for a person: a line for each, under headings.
    static func table(_ rows: [Row]) -> String {
        guard !rows.isEmpty else { return "No pushes." }
        let cells = [["NUMBER", "CREDENTIAL", "ABOUT", "DEVICE", "STATE", "ATTEMPTS", "WHY"]] + rows.map(cells)
        return ([TextTable.text(cells)] + pauses(rows)).joined(separator: "\n")
    }

    /// A line for each paused credential and each node that paused it.
    private static func pauses(_ rows: [Row]) -> [String] {
        var seen: Set<PushRoute> = []
        return rows.filter { !$0.pauses.isEmpty && seen.insert($0.entry.route).inserted }.flatMap { row in
            row.pauses.map { named in
                let isOver = named.pause.until <= row.now
                let end = isOver ? "its next push is a trial" : "until \(named.pause.until.utcText)"
                return "\(row.entry.route) is paused at \(named.node), \(end): \(named.pause.reason)"
            }
        }
    }

    private static func cells(_ row: Row) -> [String] {
        let push = row.entry.push
        let state =
            switch row.entry.state(now: row.now) {
            case .sending: "sending"
            case .waiting: "waits until \(push.due.utcText)"
            case .due: "due since \(push.due.utcText)"
            case .ended: "ended \(row.entry.end?.at.utcText ?? "")"
            }
        return [
            "\(push.id)", row.entry.route.description, push.subject.listName, String(push.deviceID.text.prefix(8)),
            state,
            "\(push.attempts)", row.entry.end?.cause ?? row.failure ?? push.reason,
        ]
    }
}

extension NamedPushPause {
    /// The pause for a program.
    fileprivate var json: JSONValue {
        ["node": .string(node), "until": .string(pause.until.utcText), "reason": .string(pause.reason)]
    }
}

/// Columns of text.
enum TextTable {
    /// Returns rows with aligned columns; the last column is not padded.
    static func text(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths).map { text, width in
                text + String(repeating: " ", count: max(0, width - text.count))
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension Timestamp {
    /// The time in ISO 8601, in UTC.
    var utcText: String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
    }
}
