import Beckon
import BeckonJSON

/// The output of `beckon status` on a terminal.
///
/// It takes what a gateway tells as it is: a member that is missing, as from a program of another version, shows as unknown.
enum StatusText {
    /// The page.
    ///
    /// - Parameters:
    ///   - status: What the gateway told.
    ///   - now: The time of this machine, for what the gateway does not say.
    /// - Returns: The page's lines.
    static func page(_ status: JSONValue, now: Timestamp) -> String {
        let now = time(status["now"]) ?? now
        var rows = [["NODE", node(status, now)]]
        if status["chats"] == nil {
            rows.append(["DATABASE", "it does not answer, so what it holds is not known"])
        } else {
            rows += [["CHATS", chats(status)], ["CALLBACKS", callbacks(status)], ["AGENTS", agents(status)]]
        }
        rows.append(["PHONES", phones(status)])
        if status["pushes"] != nil { rows.append(["PUSHES", pushes(status)]) }
        rows += titled("PAUSED", list(status["paused"]).map { paused($0, now) })
        if status["chats"] != nil {
            rows += titled("AGENT SIDES", list(status["agentSides"]).map { agentSide($0, now) })
            rows += titled("NODES", list(status["nodes"]).map(node))
        }
        rows += [["DISK", disk(status)], ["COMMITS", commits(status)]]
        return TextTable.text(rows) + "\n\n" + log(list(status["log"]), now)
    }

    // MARK: - Lines

    private static func node(_ status: JSONValue, _ now: Timestamp) -> String {
        let node = status["node"]
        var words = [
            "\(text(node?["name"])): \(text(node?["health"]))", "version \(text(node?["version"]))",
            "up \(length(node?["upSeconds"]))",
        ]
        if let end = time(node?["certificateEnd"]) {
            let days = end.seconds(since: now) / 86_400
            words.append(end <= now ? "its certificate has ended" : "its certificate ends in \(days) days")
        }
        words.append(now.utcText)
        return words.joined(separator: ", ")
    }

    private static func chats(_ status: JSONValue) -> String {
        let counts = sums(status["chats"], "state")
        let all = ["waiting", "active"] + counts.keys.filter { !["waiting", "active"].contains($0) }.sorted()
        let open = all.map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
        let waits = list(status["waits"]).map { (text($0["service"]), $0["seconds"]?.int64 ?? 0) }
        guard let longest = waits.max(by: { $0.1 < $1.1 }), longest.1 > 0 else { return "\(open), nobody waits" }
        return "\(open), the longest wait \(AgentSideText.length(longest.1)) (\(longest.0))"
    }

    private static func callbacks(_ status: JSONValue) -> String {
        let counts = sums(status["callbacks"], "step")
        guard !counts.isEmpty else { return "none" }
        return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }

    private static func agents(_ status: JSONValue) -> String {
        let agents = status["agents"]
        return "\(number(agents?["signedIn"])) signed in, \(number(agents?["withChats"])) with chats"
    }

    private static func phones(_ status: JSONValue) -> String {
        let phones = status["phones"]
        return "\(number(phones?["webSocket"])) by WebSocket, \(number(phones?["polling"])) polling, "
            + "\(number(phones?["betweenPolls"])) between two polls"
    }

    private static func pushes(_ status: JSONValue) -> String {
        let owed = list(status["pushes"]).filter { ($0["owed"]?.int64 ?? 0) > 0 }
        guard !owed.isEmpty else { return "none owed" }
        return owed.map {
            "\(text($0["provider"])): \(number($0["owed"])) owed, the longest wait \(length($0["oldestSeconds"]))"
        }.joined(separator: "; ")
    }

    private static func paused(_ pause: JSONValue, _ now: Timestamp) -> String {
        let begin = "\(text(pause["credential"])) at \(text(pause["node"]))"
        guard let until = time(pause["until"]) else { return begin }
        let end = until <= now ? "its next push is a trial" : "until \(until.utcText)"
        return "\(begin), \(end): \(text(pause["reason"]))"
    }

    private static func agentSide(_ side: JSONValue, _ now: Timestamp) -> String {
        let owed = side["owed"]?.int64 ?? 0
        let chats = owed == 0 ? "nothing owed" : "\(owed) \(owed == 1 ? "chat" : "chats") owed"
        let lag = (side["lagSeconds"]?.int64 ?? 0) > 0 ? ", due for \(length(side["lagSeconds"]))" : ""
        return "\(text(side["name"])): \(connection(list(side["nodes"]), now)), \(chats)\(lag)"
    }

    private static func connection(_ nodes: [JSONValue], _ now: Timestamp) -> String {
        for node in nodes {
            guard let since = time(node["connectedSince"]) else { continue }
            return "connected for \(AgentSideText.age(of: since, now: now)) at \(text(node["node"]))"
        }
        if let node = nodes.first(where: { $0["trouble"] != nil }) { return "not connected: \(text(node["trouble"]))" }
        return nodes.isEmpty ? "by webhooks" : "no connection held"
    }

    private static func disk(_ status: JSONValue) -> String {
        let store = status["store"]
        var words = ["\(bytes(store?["freeBytes"])) free"]
        if store?["databaseBytes"] != nil { words.append("database \(bytes(store?["databaseBytes"]))") }
        if store?["logBytes"] != nil { words.append("its log \(bytes(store?["logBytes"]))") }
        return words.joined(separator: ", ")
    }

    private static func commits(_ status: JSONValue) -> String {
        let commits = status["store"]?["commits"]
        return
            "\(number(commits?["customers"])) wait to be written, \(number(commits?["housekeeping"])) of housekeeping"
    }

    private static func node(_ node: JSONValue) -> String {
        let here = node["here"]?.bool == true ? ", answers here" : ""
        return "\(text(node["name"])), lease \(length(node["leaseSeconds"]))\(here)"
    }

    private static func log(_ entries: [JSONValue], _ now: Timestamp) -> String {
        guard !entries.isEmpty else { return "No warnings and no errors since the start." }
        let rows = entries.map { entry -> [String] in
            let age = time(entry["at"]).map { AgentSideText.age(of: $0, now: now) } ?? "?"
            let facts = (entry["facts"]?.object ?? [:]).map { " \(clean($0.key))=\(text($0.value))" }.joined()
            return [
                "\(age) ago", text(entry["level"]), "\(number(entry["count"]))x",
                text(entry["message"]) + facts,
            ]
        }
        return "LAST WARNINGS AND ERRORS\n" + TextTable.text(rows)
    }

    // MARK: - Words

    /// Rows under one title; the single row `none` without any.
    private static func titled(_ title: String, _ lines: [String]) -> [[String]] {
        let lines = lines.isEmpty ? ["none"] : lines
        return lines.enumerated().map { [$0.offset == 0 ? title : "", $0.element] }
    }

    private static func list(_ value: JSONValue?) -> [JSONValue] { value?.array ?? [] }

    /// The counts of some rows, added up by one of their words.
    private static func sums(_ rows: JSONValue?, _ word: String) -> [String: Int64] {
        list(rows).reduce(into: [:]) { $0[text($1[word]), default: 0] &+= $1["count"]?.int64 ?? 0 }
    }

    private static func text(_ value: JSONValue?) -> String { value?.string.map(clean) ?? "?" }

    /// A text on one line, without what a terminal would obey.
    private static func clean(_ text: String) -> String {
        ControlCharacters.stripped(from: text).replacing("\n", with: " ").replacing("\t", with: " ")
    }

    /// A time that can be spelled, up to the year 9999.
    private static func time(_ value: JSONValue?) -> Timestamp? {
        value?.int64.flatMap { (0..<253_402_300_800_000).contains($0) ? Timestamp(milliseconds: $0) : nil }
    }

    private static func number(_ value: JSONValue?) -> String { value?.int64.map { "\($0)" } ?? "?" }

    private static func length(_ value: JSONValue?) -> String { value?.int64.map(AgentSideText.length) ?? "?" }

    /// A size in its largest unit, by thousands as disks are sold.
    private static func bytes(_ value: JSONValue?) -> String {
        guard let value = value?.int64 else { return "?" }
        let units: [(Int64, String)] = [
            (1_000_000_000_000, "TB"), (1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB"),
        ]
        guard let (size, unit) = units.first(where: { value >= $0.0 }) else { return "\(value) B" }
        let tenths = value / (size / 10)
        return tenths >= 100 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
    }
}
