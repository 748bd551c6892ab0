import Beckon
import BeckonJSON

/// Has pushes tried now, or takes them off the list, and tells what became of each.
struct OutboxChange: Sendable {
    /// What an operator wants.
    enum Act: Sendable, Hashable {
        case retry(expiresAt: Timestamp)
        case drop
    }

    /// What became of what was asked for.
    struct Report: Sendable, Hashable {
        /// They are due now, or off the list.
        var done: [Int64] = []
        /// They are just being sent: a retry leaves them alone, a drop takes them with their outcome.
        var underWay: [Int64] = []
        /// They ended, and their device is no longer there, so nothing can be sent to it.
        var withoutDevice: [Int64] = []
        /// There is no such push.
        var unknown: [Int64] = []

        /// Whether everything that was asked for was done.
        var isComplete: Bool { withoutDevice.isEmpty && unknown.isEmpty }
    }

    let act: Act
    let store: any Store
    let now: Timestamp

    /// Changes pushes.
    ///
    /// - Parameter ids: Their numbers; one that is named twice counts once.
    /// - Returns: What became of each.
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

    /// A line for the chat's history: a person did it.
    private func record(of entry: OutboxEntry) -> PushRecord? {
        guard case .chat(let chat, let after, let through) = entry.push.subject else { return nil }
        let (kind, word, reason): (PushRecord.Kind, String, String) =
            switch act {
            case .retry: (.decided, "now", "an operator has it tried now")
            case .drop: (.ended, "dropped", "an operator dropped it")
            }
        return PushRecord(
            chat: chat, after: after, through: through, deviceID: entry.push.deviceID, at: now, kind: kind, word: word,
            reason: reason)
    }
}

extension OutboxChange.Report {
    /// For a program: one JSON object.
    var json: String {
        func list(_ ids: [Int64]) -> JSONValue { .array(ids.map(JSONValue.integer)) }
        let object: JSONValue = [
            "done": list(done), "underWay": list(underWay), "withoutDevice": list(withoutDevice),
            "unknown": list(unknown),
        ]
        return String(decoding: object.encoded(), as: UTF8.self)
    }

    /// For a person.
    func text(_ act: OutboxChange.Act) -> String {
        let isDrop = act == .drop
        var lines: [String] = []
        if !done.isEmpty { lines.append("\(done.count) \(isDrop ? "dropped" : "due now")") }
        if !underWay.isEmpty {
            let what = isDrop ? "they go with their outcome" : "they were left alone"
            lines.append("\(Self.names(underWay)): just being sent, \(what)")
        }
        if !withoutDevice.isEmpty {
            lines.append("\(Self.names(withoutDevice)): the device is no longer there, so nothing can be sent to it")
        }
        if !unknown.isEmpty { lines.append("\(Self.names(unknown)): there is no such push") }
        return lines.isEmpty ? "Nothing is on the list." : lines.joined(separator: "\n")
    }

    private static func names(_ ids: [Int64]) -> String {
        ids.prefix(20).map(String.init).joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
    }
}
