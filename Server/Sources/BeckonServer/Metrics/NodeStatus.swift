import Beckon
import BeckonJSON
import BeckonMetrics
import BeckonPlatform
import Logging

/// What an operator wants to know at a glance, spelled for `beckon status` and the desk's page of it: pure.
///
/// Numbers are those of the metrics. It names services, credentials, agent sides and nodes, as the metrics do, and never
/// a chat, a customer or a token. What the database has not told is left out.
struct NodeStatus: Sendable {
    let version: String
    /// The operator's name for the node.
    let name: String
    let node: NodeID
    let now: Timestamp
    /// The values of a scrape, by the names of their families.
    let samples: [String: [MetricSample]]
    /// What the database told; nil if it does not answer.
    let reading: FigureReader.Reading?
    /// The newest first.
    let warnings: [RecentWarnings.Entry]

    var json: JSONObject {
        var json: JSONObject = ["now": .integer(now.milliseconds), "node": node(of: reading)]
        if reading != nil {
            json["chats"] = rows("beckon_chats", ["service", "state"], "count")
            json["waits"] = rows("beckon_chat_longest_wait_seconds", ["service"], "seconds")
            json["callbacks"] = rows("beckon_callbacks", ["service", "step"], "count")
            json["agents"] = agents
            json["pushes"] = pushes
            json["agentSides"] = agentSides
        }
        json["phones"] = numbers(
            "beckon_clients", ["websocket": "webSocket", "polling": "polling", "between_polls": "betweenPolls"])
        json["paused"] = .array(paused)
        json["store"] = store
        json["nodes"] = .array(reading?.nodes.map(self.json) ?? [])
        json["log"] = .array(warnings.map(self.json))
        return json
    }

    private func node(of reading: FigureReader.Reading?) -> JSONValue {
        var json: JSONObject = ["name": .string(name), "version": .string(version)]
        if let health = samples["beckon_health"]?.first(where: { Self.number($0) == 1 })?.labels.first {
            json["health"] = .string(health)
        }
        json["upSeconds"] = value("beckon_uptime_seconds")
        json["leaseSeconds"] = value("beckon_lease_seconds")
        if let end = number("beckon_certificate_end_timestamp_seconds") {
            json["certificateEnd"] = .integer(end * 1_000)
        }
        if reading != nil { json["figuresAgeSeconds"] = value("beckon_database_figures_age_seconds") }
        return .object(json)
    }

    private var agents: JSONValue {
        guard case .object(var json) = numbers("beckon_agents", ["signed_in": "signedIn", "with_chats": "withChats"])
        else { return [:] }
        json["signIns"] = value("beckon_sign_ins")
        return .object(json)
    }

    private var pushes: JSONValue {
        let oldest = samples["beckon_push_oldest_owed_seconds"] ?? []
        return .array(
            sorted("beckon_push_owed").map { sample in
                [
                    "provider": .string(sample.labels.first ?? ""), "owed": .integer(Self.number(sample)),
                    "oldestSeconds": .integer(oldest.first { $0.labels == sample.labels }.map(Self.number) ?? 0),
                ]
            })
    }

    private var agentSides: JSONValue {
        let lags = samples["beckon_agent_side_lag_seconds"] ?? []
        return .array(
            sorted("beckon_agent_side_owed").map { sample in
                let name = sample.labels.first ?? ""
                let reports = reading?.reports.first { $0.key.word == name }?.value ?? []
                return [
                    "name": .string(name), "owed": .integer(Self.number(sample)),
                    "lagSeconds": .integer(lags.first { $0.labels == sample.labels }.map(Self.number) ?? 0),
                    "nodes": .array(reports.map(self.json)),
                ]
            })
    }

    private func json(_ report: PlatformReport) -> JSONValue {
        var json: JSONObject = ["node": .string(report.node)]
        if let since = report.condition.connectedSince { json["connectedSince"] = .integer(since.milliseconds) }
        if let trouble = report.condition.trouble { json["trouble"] = .string(trouble) }
        return .object(json)
    }

    /// The credentials that nodes pause; what this node pauses is known without the database.
    private var paused: [JSONValue] {
        let stored = (reading?.pauses ?? [:]).sorted { $0.key.description < $1.key.description }
        let told = stored.flatMap { credential, pauses in
            pauses.map { named -> JSONValue in
                [
                    "credential": .string(credential.description), "node": .string(named.node),
                    "until": .integer(named.pause.until.milliseconds), "reason": .string(named.pause.reason),
                ]
            }
        }
        let own = sorted("beckon_push_credential_paused").filter { Self.number($0) == 1 }.compactMap(\.labels.first)
        let missing = own.filter { word in
            !stored.contains { $0.key.description == word && $0.value.contains { $0.pause.node == node } }
        }
        return told + missing.map { ["credential": .string($0), "node": .string(name)] }
    }

    private var store: JSONValue {
        var json: JSONObject = [:]
        json["freeBytes"] = value("beckon_disk_free_bytes")
        json["databaseBytes"] = value("beckon_database_bytes")
        json["logBytes"] = value("beckon_database_log_bytes")
        json["commits"] = numbers(
            "beckon_commit_queue", ["customers": "customers", "housekeeping": "housekeeping"])
        return .object(json)
    }

    private func json(_ record: NodeRecord) -> JSONValue {
        let left = max(0, record.leaseUntil.milliseconds - now.milliseconds) / 1_000
        return [
            "name": .string(record.name), "leaseSeconds": .integer(left), "here": .bool(record.id == node),
        ]
    }

    private func json(_ entry: RecentWarnings.Entry) -> JSONValue {
        let facts = entry.facts.map { (key: $0.name, value: JSONValue.string($0.value)) }
        return [
            "at": .integer(entry.at.milliseconds), "level": .string(entry.level.rawValue),
            "count": .integer(Int64(entry.count)), "message": .string(entry.message),
            "source": .string(entry.source), "facts": .object(JSONObject(facts)),
        ]
    }
}

// MARK: - Values of a scrape

extension NodeStatus {
    private static func number(_ sample: MetricSample) -> Int64 {
        guard case .number(let value) = sample.value else { return 0 }
        return Int64(exactly: value.rounded()) ?? 0
    }

    /// The value of a family without labels.
    private func number(_ family: String) -> Int64? { samples[family]?.first.map(Self.number) }

    private func value(_ family: String) -> JSONValue? { number(family).map { .integer($0) } }

    private func sorted(_ family: String) -> [MetricSample] {
        (samples[family] ?? []).sorted { $0.labels.lexicographicallyPrecedes($1.labels) }
    }

    /// One object for each series, with its labels under these names.
    private func rows(_ family: String, _ labels: [String], _ name: String) -> JSONValue {
        .array(
            sorted(family).map { sample in
                let words = zip(labels, sample.labels).map { (key: $0, value: JSONValue.string($1)) }
                return .object(JSONObject(words + [(key: name, value: .integer(Self.number(sample)))]))
            })
    }

    /// One object with a member for each value of a family's one label.
    private func numbers(_ family: String, _ names: KeyValuePairs<String, String>) -> JSONValue {
        .object(
            JSONObject(
                names.map { word, name in
                    let sample = samples[family]?.first { $0.labels == [word] }
                    return (key: name, value: .integer(sample.map(Self.number) ?? 0))
                }))
    }
}
