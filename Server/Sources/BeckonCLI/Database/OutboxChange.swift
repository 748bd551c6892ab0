import Beckon
import BeckonJSON

/// Makes pushes due now, or drops them, and reports the result for each.
struct OutboxChange: Sendable {
    /// The operator's request.
    enum Act: Sendable, Hashable {
        case retry(expiresAt: Timestamp)
        case drop
    }

    /// The result for each push that was named.
    struct Report: Sendable, Hashable {
        /// These are due now, or dropped.
        var done: [Int64] = []
        /// These are being sent: a retry leaves them alone, a drop removes them when their attempt ends.
        var underWay: [Int64] = []
        /// These ended, and their device is no longer in the store, so they cannot be sent again.
        var withoutDevice: [Int64] = []
        /// The store has no push with these numbers.
        var unknown: [Int64] = []

        /// Whether every push exists and none was refused for want of its device.
        var isComplete: Bool { withoutDevice.isEmpty && unknown.isEmpty }
    }

    let act: Act
    let store: any Store
    let now: Timestamp

    /// Changes pushes.
    ///
    /// - Parameter ids: Their numbers; a number given twice counts once.
    /// - Returns: The result for each.
    /// - Throws: `StoreError`.
    func perform(_ ids: [Int64]) async throws -> Report {
        var report = Report()
        var seen: Set<Int64> = []
        for id in ids where seen.insert(id).inserted {
            guard let entry = try await entry(id) else {
                report.unknown.append(id)
                continue
            }
            if entry.state(now: now) == .sending {
                report.underWay.append(id)
                if case .retry = act { continue }
            }
            try await change(entry)
            if entry.end != nil, act != .drop, try await self.entry(id) != nil {
                report.withoutDevice.append(id)
            } else if entry.state(now: now) != .sending {
                report.done.append(id)
            }
        }
        return report
    }

    private func entry(_ id: Int64) async throws -> OutboxEntry? {
        guard id > 0 else { return nil }
        for dead in [false, true] {
            let first = try await store.outbox(dead: dead, after: id - 1, limit: 1).first
            if let first, first.push.id == id { return first }
        }
        return nil
    }

    private func change(_ entry: OutboxEntry) async throws {
        var changes: [Change] = []
        switch act {
        case .retry(let expiresAt): changes.append(.retryPush(entry.push.id, now: now, expiresAt: expiresAt))
        case .drop: changes.append(.dropPush(entry.push.id))
        }
        if let record = record(of: entry) { changes.append(.record(record)) }
        _ = try await store.commit([Commit(changes)])
    }

    /// The line in the chat's push history that says that an operator did this.
    private func record(of entry: OutboxEntry) -> PushRecord? {
        guard case .chat(let chat, let after, let through) = entry.push.subject else { return nil }
        let (kind, word, reason): (PushRecord.Kind, String, String) =
            switch act {
            case .retry: (.decided, "now", "an operator asked for a retry")
            case .drop: (.ended, "dropped", "an operator dropped it")
            }
        return PushRecord(
            chat: chat, after: after, through: through, deviceID: entry.push.deviceID, at: now, kind: kind, word: word,
            reason: reason)
    }
}

extension OutboxChange.Report {
    /// The report for a program: one JSON object.
    var json: String {
        func list(_ ids: [Int64]) -> JSONValue { .array(ids.map(JSONValue.integer)) }
        let object: JSONValue = [
            "done": list(done), "underWay": list(underWay), "withoutDevice": list(withoutDevice),
            "unknown": list(unknown),
        ]
        return String(decoding: object.encoded(), as: UTF8.self)
    }

    /// The report for a person.
    func text(_ act: OutboxChange.Act) -> String {
        let isDrop = act == .drop
        var lines: [String] = []
        if !done.isEmpty { lines.append("\(done.count) \(isDrop ? "dropped" : "due now")") }
        if !underWay.isEmpty {
            let what = isDrop ? "dropped when this attempt ends" : "not changed"
            lines.append("\(Self.names(underWay)): being sent, \(what)")
        }
        if !withoutDevice.isEmpty {
            lines.append("\(Self.names(withoutDevice)): the device is gone, so it cannot be sent again")
        }
        if !unknown.isEmpty { lines.append("\(Self.names(unknown)): not in the outbox") }
        return lines.isEmpty ? "No push matches." : lines.joined(separator: "\n")
    }

    private static func names(_ ids: [Int64]) -> String {
        ids.prefix(20).map(String.init).joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
    }
}
