import BeckonJSON
import BeckonMetrics
import BeckonPlatform
import Logging
import TestTime
import Testing

@testable import Beckon
@testable import BeckonServer

@Suite("The status of a node, as JSON")
struct NodeStatusTests {
    private let now = Timestamp(milliseconds: 1_700_000_000_000)

    private func status(
        _ samples: [String: [MetricSample]] = [:], reading: FigureReader.Reading? = nil,
        warnings: [RecentWarnings.Entry] = []
    ) -> JSONValue {
        .object(
            NodeStatus(
                version: "1.2.3", name: "one", node: NodeID("1"), now: now, samples: samples, reading: reading,
                warnings: warnings
            ).json)
    }

    private func reading(
        nodes: [NodeRecord] = [], reports: [AgentSideName: [PlatformReport]] = [:],
        pauses: [PushRoute: [NamedPushPause]] = [:]
    ) -> FigureReader.Reading {
        FigureReader.Reading(
            figures: StoreFigures(), nodes: nodes, owners: 0, reports: reports, pauses: pauses, at: 0)
    }

    private func node(_ id: String, _ name: String, lease: Int64) -> NodeRecord {
        NodeRecord(id: NodeID(id), name: name, leaseUntil: now.advanced(by: .seconds(lease)))
    }

    @Test("numbers are those of the metrics, in the order of their labels")
    func numbers() {
        let status = status(
            [
                "beckon_health": [MetricSample(["ready"], 1), MetricSample(["draining"], 0)],
                "beckon_uptime_seconds": [MetricSample(61.6)], "beckon_lease_seconds": [MetricSample(24.2)],
                "beckon_certificate_end_timestamp_seconds": [MetricSample(1_700_086_400)],
                "beckon_chats": [MetricSample(["b", "waiting"], 3), MetricSample(["a", "active"], 2)],
                "beckon_chat_longest_wait_seconds": [MetricSample(["b"], 12.4)],
                "beckon_clients": [MetricSample(["polling"], 5), MetricSample(["between_polls"], 1)],
                "beckon_agents": [MetricSample(["signed_in"], 4), MetricSample(["with_chats"], 2)],
                "beckon_sign_ins": [MetricSample(6)],
                "beckon_push_owed": [MetricSample(["fcm"], 0), MetricSample(["apns"], 7)],
                "beckon_push_oldest_owed_seconds": [MetricSample(["apns"], 40)],
                "beckon_disk_free_bytes": [MetricSample(12_000_000_000)],
                "beckon_commit_queue": [MetricSample(["customers"], 1), MetricSample(["housekeeping"], 2)],
            ], reading: reading())
        #expect(
            status["node"] == [
                "name": "one", "version": "1.2.3", "health": "ready", "upSeconds": 62, "leaseSeconds": 24,
                "certificateEnd": 1_700_086_400_000,
            ])
        #expect(
            status["chats"] == [
                ["service": "a", "state": "active", "count": 2], ["service": "b", "state": "waiting", "count": 3],
            ])
        #expect(status["waits"] == [["service": "b", "seconds": 12]])
        #expect(status["callbacks"] == [])
        #expect(status["agents"] == ["signedIn": 4, "withChats": 2, "signIns": 6])
        #expect(status["phones"] == ["webSocket": 0, "polling": 5, "betweenPolls": 1])
        #expect(
            status["pushes"] == [
                ["provider": "apns", "owed": 7, "oldestSeconds": 40],
                ["provider": "fcm", "owed": 0, "oldestSeconds": 0],
            ])
        #expect(
            status["store"] == ["freeBytes": 12_000_000_000, "commits": ["customers": 1, "housekeeping": 2]])
        #expect(status["now"]?.int64 == now.milliseconds)
    }

    @Test("without an answer of the database only what the node knows itself is told")
    func silent() {
        let status = status(["beckon_push_credential_paused": [MetricSample(["apns"], 1), MetricSample(["fcm"], 0)]])
        for member in ["chats", "waits", "callbacks", "agents", "pushes", "agentSides"] {
            #expect(status[member] == nil, "\(member)")
        }
        #expect(status["nodes"] == [])
        #expect(status["paused"] == [["credential": "apns", "node": "one"]])
        #expect(status["log"] == [])
    }

    @Test("an agent side tells what it is owed, and how each node is connected to it")
    func agentSides() {
        var (up, down) = (PlatformCondition(), PlatformCondition())
        up.connectedSince = now.advanced(by: .seconds(-60))
        down.trouble = "status 401"
        let reports = [up, down].enumerated().map {
            PlatformReport(node: "\($0.offset)", at: now, condition: $0.element)
        }
        let status = status(
            [
                "beckon_agent_side_owed": [MetricSample(["shop"], 0), MetricSample(["genesys-cloud"], 2)],
                "beckon_agent_side_lag_seconds": [MetricSample(["genesys-cloud"], 90)],
            ], reading: reading(reports: [.genesysCloud: reports]))
        #expect(
            status["agentSides"] == [
                [
                    "name": "genesys-cloud", "owed": 2, "lagSeconds": 90,
                    "nodes": [
                        ["node": "0", "connectedSince": .integer(now.milliseconds - 60_000)],
                        ["node": "1", "trouble": "status 401"],
                    ],
                ],
                ["name": "shop", "owed": 0, "lagSeconds": 0, "nodes": []],
            ])
    }

    @Test("the nodes of the database have their leases, and the one that answers is marked")
    func nodes() {
        let nodes = [node("1", "one", lease: 24), node("2", "two", lease: -3)]
        #expect(
            status(reading: reading(nodes: nodes))["nodes"] == [
                ["name": "one", "leaseSeconds": 24, "here": true], ["name": "two", "leaseSeconds": 0, "here": false],
            ])
    }

    @Test("a paused credential is told once, with the reason where it is stored")
    func paused() throws {
        let until = now.advanced(by: .seconds(30))
        let stored = { (node: String) in
            NamedPushPause(
                node: node == "1" ? "one" : "two",
                pause: PushPause(node: NodeID(node), until: until, reason: "apns 403 InvalidProviderToken"))
        }
        let own = ["beckon_push_credential_paused": [MetricSample(["apns"], 1), MetricSample(["fcm"], 1)]]
        let told = { (node: JSONValue) -> JSONValue in
            [
                "credential": "apns", "node": node, "until": .integer(until.milliseconds),
                "reason": "apns 403 InvalidProviderToken",
            ]
        }
        #expect(
            status(own, reading: reading(pauses: [PushRoute(.apns): [stored("1"), stored("2")]]))["paused"]
                == [told("one"), told("two"), ["credential": "fcm", "node": "one"]])
    }

    @Test("the log's last warnings have level, number and facts")
    func log() {
        let entry = RecentWarnings.Entry(
            level: .error, message: "it broke", source: "Beckon", facts: [.init(name: "reason", value: "x")], at: now,
            count: 3)
        #expect(
            status(warnings: [entry])["log"] == [
                [
                    "at": .integer(now.milliseconds), "level": "error", "count": 3, "message": "it broke",
                    "source": "Beckon", "facts": ["reason": "x"],
                ]
            ])
    }
}
