import ArgumentParser
import Beckon
import BeckonJSON
import BeckonPlatform
import BeckonServer

/// Shows how the agent sides stand.
struct AgentSidesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agent-sides", abstract: "Show how agent sides stand.",
        discussion: """
            A table on a terminal and one JSON object a line in a pipe, for each agent side besides the desk: since when \
            it is connected, its last event, the chats that wait for it and how old the oldest of their events is, refused \
            requests, and the platform's limits. Each node notes this every 10 seconds when it has changed.
            """)

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        try await OutboxCommand.withStore(options) { store in
            let sides = try await AgentSideOverview.all(settings.agentSides, from: store)
            let now = SystemTime().now
            if Console.isTerminal { return Console.say(AgentSideText.table(sides, now: now)) }
            for side in sides { Console.say(AgentSideText.line(side, now: now)) }
        }
    }
}

/// The output of `beckon agent-sides`, `beckon outbox chats` and `beckon outbox refused`; it holds no message text and no name of a customer.
enum AgentSideText {
    // MARK: - Agent sides

    /// The agent sides for a person: a line for each node of each agent side, under headings.
    static func table(_ sides: [AgentSideOverview], now: Timestamp) -> String {
        guard !sides.isEmpty else { return "The desk answers all chats." }
        let heading = ["AGENT SIDE", "NODE", "CONNECTED", "LAST EVENT", "OWED", "OLDEST", "REFUSED", "LIMITS"]
        let rows = sides.flatMap { side -> [[String]] in
            let owed = [count(side.owed.count), side.oldest.map { age(of: $0, now: now) } ?? "-"]
            guard !side.reports.isEmpty else { return [[side.name.word, "-", "-", "-"] + owed + ["-", "-"]] }
            return side.reports.map { report in
                [
                    side.name.word, report.node, connection(report.condition, now: now),
                    lastEvent(report.condition, now: now),
                ]
                    + owed + [words(report.condition.refused), limits(report.condition)]
            }
        }
        return TextTable.text([heading] + rows)
    }

    /// The agent side for a program: one JSON object.
    static func line(_ side: AgentSideOverview, now: Timestamp) -> String {
        var json: JSONObject = [
            "agentSide": .string(side.name.word), "owed": .integer(Int64(side.owed.count)),
        ]
        if let oldest = side.oldest {
            json["oldest"] = .string(oldest.utcText)
            json["lag"] = .integer(max(0, now.milliseconds - oldest.milliseconds))
        }
        json["nodes"] = .array(
            side.reports.map { report in
                var node: JSONObject = ["node": .string(report.node), "at": .string(report.at.utcText)]
                for (name, value) in report.condition.json { node[name] = value }
                return .object(node)
            })
        return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }

    private static func connection(_ condition: PlatformCondition, now: Timestamp) -> String {
        if let since = condition.connectedSince { return "since \(since.utcText)" }
        return condition.trouble.map { "no: \($0)" } ?? "no"
    }

    private static func lastEvent(_ condition: PlatformCondition, now: Timestamp) -> String {
        condition.lastEvent.map { "\(age(of: $0, now: now)) ago" } ?? "none"
    }

    private static func words(_ counts: [String: Int]) -> String {
        guard !counts.isEmpty else { return "0" }
        return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }

    private static func limits(_ condition: PlatformCondition) -> String {
        guard !condition.limits.isEmpty else { return "-" }
        return condition.limits.values.sorted { $0.name < $1.name }
            .map { "\($0.name) \($0.used) of \($0.allowed)" }.joined(separator: ", ")
    }

    // MARK: - Chats

    /// The chats that agent sides are owed, for a person.
    static func owedTable(_ sides: [AgentSideOverview], now: Timestamp) -> String {
        let rows = sides.flatMap { side in side.owed.map { cells($0, side.name, now) } }
        guard !rows.isEmpty else { return "No chats." }
        return TextTable.text(
            [["CHAT", "AGENT SIDE", "SERVICE", "EVENTS", "OLDEST", "ATTEMPTS", "NEXT", "WHY"]] + rows)
    }

    /// The chats that agent sides are owed, for a program: one JSON object each.
    static func owedLines(_ sides: [AgentSideOverview]) -> [String] {
        sides.flatMap { side in
            side.owed.map { owed in
                var json: JSONObject = [
                    "chat": .string(owed.chat.text), "agentSide": .string(side.name.word),
                    "service": .string(owed.service), "after": .integer(Int64(owed.cursor)),
                    "last": .integer(Int64(owed.lastPosition)), "due": .string(owed.due.utcText),
                    "attempts": .integer(Int64(owed.failures)),
                ]
                if let oldest = owed.oldest { json["oldest"] = .string(oldest.utcText) }
                if let failure = owed.failure { json["lastFailure"] = .string(failure) }
                return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
            }
        }
    }

    private static func cells(_ owed: AgentSideOverview.Owed, _ name: AgentSideName, _ now: Timestamp) -> [String] {
        let (first, last) = (owed.cursor + 1, owed.lastPosition)
        let events = first > last ? "-" : first == last ? "\(first)" : "\(first) to \(last)"
        return [
            owed.chat.text, name.word, owed.service, events, owed.oldest.map { age(of: $0, now: now) } ?? "-",
            "\(owed.failures)", owed.due > now ? "at \(owed.due.utcText)" : "now", owed.failure ?? "-",
        ]
    }

    // MARK: - Refused notices

    /// What agent sides refused and go on without, for a person.
    static func passedOverTable(_ notices: [PassedOverNotice]) -> String {
        guard !notices.isEmpty else { return "Nothing was refused." }
        let rows = notices.map { notice in
            [
                notice.chat.text, notice.side.word, notice.service, notice.position.map { "\($0)" } ?? "-",
                notice.notice, notice.at.utcText, notice.reason,
            ]
        }
        return TextTable.text([["CHAT", "AGENT SIDE", "SERVICE", "EVENT", "KIND", "AT", "WHY"]] + rows)
    }

    /// What an agent side refused and goes on without, for a program: one JSON object.
    static func line(_ notice: PassedOverNotice) -> String {
        var json: JSONObject = [
            "number": .integer(notice.number), "chat": .string(notice.chat.text),
            "agentSide": .string(notice.side.word), "service": .string(notice.service),
            "notice": .string(notice.notice), "reason": .string(notice.reason), "at": .string(notice.at.utcText),
        ]
        if let position = notice.position { json["position"] = .integer(Int64(position)) }
        return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }

    // MARK: - Words

    private static func count(_ owed: Int) -> String {
        owed >= AgentSideOverview.mostOwed ? "\(owed) chats or more" : owed == 1 ? "1 chat" : "\(owed) chats"
    }

    /// How long ago a time was, in its largest unit.
    static func age(of time: Timestamp, now: Timestamp) -> String { length(max(0, now.seconds(since: time))) }

    /// Seconds in their largest unit.
    static func length(_ seconds: Int64) -> String {
        switch seconds {
        case ..<120: return "\(seconds) s"
        case ..<7_200: return "\(seconds / 60) min"
        case ..<172_800: return "\(seconds / 3_600) h"
        default: return "\(seconds / 86_400) days"
        }
    }
}
