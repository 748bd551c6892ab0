package import Beckon
package import BeckonJSON

/// How an adapter stands on one node, as that node last stored it, for `beckon agent-sides`.
package struct PlatformReport: Hashable, Sendable {
    /// The name of the setting that holds the report of a platform on a node.
    package static func setting(_ platform: AgentSideName, node: String) -> String { prefix(platform) + node }
    static func prefix(_ platform: AgentSideName) -> String { "agent-side.\(platform.word)." }

    /// The operator's name for the node.
    package let node: String
    /// When the node stored it.
    package let at: Timestamp
    package let condition: PlatformCondition

    /// The stored text.
    package var text: String {
        var object: JSONObject = ["node": .string(node), "at": .integer(at.milliseconds)]
        for (name, value) in condition.json { object[name] = value }
        return String(decoding: JSONValue.object(object).encoded(), as: UTF8.self)
    }

    package init(node: String, at: Timestamp, condition: PlatformCondition) {
        self.node = node
        self.at = at
        self.condition = condition
    }

    /// - Returns: nil when the text is something else.
    init?(_ text: String) {
        guard let value = try? JSONValue(parsing: Array(text.utf8)), let node = value["node"]?.string,
            let at = value["at"]?.int64
        else { return nil }
        self.init(node: node, at: Timestamp(milliseconds: at), condition: PlatformCondition(value))
    }

    /// The reports of all nodes about a platform, in the order of the nodes' names.
    ///
    /// - Throws: ``StoreError``.
    package static func all(of platform: AgentSideName, in store: any Store) async throws -> [PlatformReport] {
        try await store.settings(startingWith: prefix(platform), limit: 100).values.compactMap { PlatformReport($0) }
            .sorted { $0.node < $1.node }
    }
}

extension PlatformCondition {
    /// The members of its JSON, in their order.
    package var json: [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        if let connectedSince { members.append(("connectedSince", .integer(connectedSince.milliseconds))) }
        if let trouble { members.append(("trouble", .string(trouble))) }
        if let lastEvent { members.append(("lastEvent", .integer(lastEvent.milliseconds))) }
        members.append(("events", .integer(Int64(events))))
        members.append(("refused", Self.json(refused)))
        members.append(("unknown", Self.json(unknown)))
        let limits = limits.values.sorted { $0.name < $1.name }.map { limit -> JSONValue in
            var object: JSONObject = [
                "name": .string(limit.name), "used": .integer(Int64(limit.used)),
                "allowed": .integer(Int64(limit.allowed)),
            ]
            if let resetsIn = limit.resetsIn { object["resetsIn"] = .integer(resetsIn.count) }
            return .object(object)
        }
        members.append(("limits", .array(limits)))
        return members
    }

    fileprivate init(_ value: JSONValue) {
        self.init()
        connectedSince = value["connectedSince"]?.int64.map { Timestamp(milliseconds: $0) }
        trouble = value["trouble"]?.string
        lastEvent = value["lastEvent"]?.int64.map { Timestamp(milliseconds: $0) }
        events = value["events"]?.int ?? 0
        refused = Self.counts(value["refused"])
        unknown = Self.counts(value["unknown"])
        for limit in value["limits"]?.array ?? [] {
            guard let name = limit["name"]?.string, let used = limit["used"]?.int, let allowed = limit["allowed"]?.int
            else { continue }
            limits[name] = PlatformLimit(
                name, used: used, allowed: allowed, resetsIn: limit["resetsIn"]?.int64.map { Milliseconds($0) })
        }
    }

    private static func json(_ counts: [String: Int]) -> JSONValue {
        .object(JSONObject(counts.sorted { $0.key < $1.key }.map { (key: $0.key, value: .integer(Int64($0.value))) }))
    }

    private static func counts(_ value: JSONValue?) -> [String: Int] {
        var counts: [String: Int] = [:]
        for (key, value) in value?.object ?? [:] { counts[key] = value.int }
        return counts
    }
}
