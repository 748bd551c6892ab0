import Beckon
import Testing

extension StoreConformance {
    static var nodes: [Check] {
        [
            Check("a node's row can be put, renewed and removed; who has none is told so") { store async throws in
                let (first, second) = (Sample.nodeRecord("a"), Sample.nodeRecord("b"))
                try await store.commit(.putNode(second), .putNode(first))
                #expect(try await store.nodes() == [first, second])
                #expect(try await store.renewNode(first.id, until: Sample.at(60)))
                #expect(try await store.nodes().map(\.leaseUntil) == [Sample.at(60), second.leaseUntil])
                let renamed = NodeRecord(id: first.id, name: "other", leaseUntil: Sample.at(90), knows: 36)
                try await store.commit(.putNode(renamed), .removeNode(second.id))
                #expect(try await store.nodes() == [renamed])
                #expect(try await store.renewNode(second.id, until: Sample.at(99)) == false)
                #expect(try await store.nodes() == [renamed])
                #expect(try await store.commit(.removeNode(NodeID("none"))) == .committed)
            },
            Check("a node that is removed with its lease stays when it has renewed it since") { store async throws in
                let node = Sample.nodeRecord("a")
                try await store.commit(.putNode(node))
                #expect(try await store.renewNode(node.id, until: Sample.at(60)))
                try await store.commit(.removeNode(node.id, leaseUntil: node.leaseUntil))
                #expect(try await store.nodes().map(\.leaseUntil) == [Sample.at(60)])
                try await store.commit(.removeNode(node.id, leaseUntil: Sample.at(60)))
                #expect(try await store.nodes().isEmpty)
            },
            Check("present chats of a node are those whose client it holds, in pages by id") { store async throws in
                try await store.begin(
                    Sample.held("D", by: "n"), Sample.held("A", by: "n"), Sample.held("B", by: "m"),
                    Sample.head("C") { $0.attendance.presence = .present(clientID: "c") },
                    Sample.held("E", by: "n", presence: .away(since: Sample.at(0))),
                    Sample.held("F", by: "n", presence: .polling), Sample.held("G", by: "n", presence: .expected))
                func held(by node: String, after: String? = nil, limit: Int = 9) async throws -> [String] {
                    let after = after.map { ChatID($0) }
                    return try await store.presentChats(heldBy: NodeID(node), after: after, limit: limit).map(\.id.text)
                }
                #expect(try await held(by: "n") == ["A", "D", "G"])
                #expect(try await held(by: "n", limit: 1) == ["A"])
                #expect(try await held(by: "n", after: "A") == ["D", "G"])
                #expect(try await held(by: "n", limit: 0).isEmpty)
                #expect(try await held(by: "m") == ["B"])
                #expect(try await held(by: "other").isEmpty)
                let all = try await store.presentChats(heldBy: nil, after: nil, limit: 9).map(\.id.text)
                #expect(all == ["A", "B", "C", "D", "G"])
                var moved = Sample.held("A", by: "m")
                moved.version = 2
                try await store.commit(.putChat(moved, settingCursor: false))
                #expect(try await held(by: "n") == ["D", "G"])
                #expect(try await held(by: "m") == ["A", "B"])
            },
            Check("chats whose customer is expected, oldest first") { store async throws in
                try await store.begin(
                    Sample.head("B") { $0.attendance.presence = .expected },
                    Sample.head("A") { $0.attendance.presence = .expected },
                    Sample.head("C") {
                        $0.attendance.presence = .expected
                        $0.life.startedAt = Sample.at(-1)
                    },
                    Sample.head("D"), Sample.held("E", by: "n"))
                #expect(try await store.expectedChats(limit: 9).map(\.id.text) == ["C", "A", "B"])
                #expect(try await store.expectedChats(limit: 2).map(\.id.text) == ["C", "A"])
                #expect(try await store.expectedChats(limit: -1).isEmpty)
            },
            Check("what a dead node had claimed is free again at its own time and counts as an attempt") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A", due: Sample.at(-5)), Sample.push("B"), Sample.push("C"))
                let claims = try await store.claim(limit: 2, by: NodeID("dead"))
                let other = try await store.claim(by: NodeID("alive"))
                #expect(claims.map(\.push.subject.lane) == ["chat/A", "chat/B"])
                #expect(try await store.nextPushDue() == Sample.at(30))
                #expect(try await store.commit(.releasePushes(of: NodeID("dead"))) == .committed)
                #expect(try await store.nextPushDue() == Sample.at(-5))
                let again = try await store.claim(at: Sample.at(1), by: NodeID("alive"))
                #expect(again.map(\.push.subject.lane) == ["chat/A", "chat/B"])
                #expect(again.map(\.push.attempts) == [1, 1])
                #expect(again.map(\.push.due) == [Sample.at(-5), Sample.at(0)])
                for (old, new) in zip(claims, again) {
                    #expect(new.fence > old.fence)
                    try await store.commit(old.settled(.done))
                }
                for claim in again + other { try await store.commit(claim.settled(.done)) }
                #expect(try await store.nextPushDue() == nil)
            },
            Check("an outcome that comes after its claim was freed changes nothing") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let late = try #require(try await store.claim(by: NodeID("dead")).first)
                try await store.commit(.releasePushes(of: NodeID("dead")))
                try await store.commit(late.settled(.done))
                try await store.commit(late.settled(.retry(at: Sample.at(50), attempt: .refused)))
                #expect(try await store.claim().map(\.push.attempts) == [1])
            },
            Check("a cancelled push of a dead node goes, a claim that was settled is not freed twice") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"), Sample.push("B"))
                let claims = try await store.claim(by: NodeID("dead"))
                let waiting = try #require(claims.last).settled(.retry(at: Sample.at(50), attempt: .unprocessed))
                try await store.commit(.cancelOwed(lane: "chat/A"), waiting)
                try await store.commit(.releasePushes(of: NodeID("dead")), .releasePushes(of: NodeID("none")))
                let left = try await store.claim(at: Sample.at(50))
                #expect(left.map(\.push.subject.lane) == ["chat/B"])
                #expect(left.map(\.push.attempts) == [0])
            },
            Check("a setting is kept by the first that writes it") { store async throws in
                try await store.commit(.keepSetting(name: "secret", value: "first"))
                try await store.commit(.keepSetting(name: "secret", value: "second"))
                #expect(try await store.setting("secret") == "first")
                try await store.commit(.putSetting(name: "secret", value: "third"))
                #expect(try await store.setting("secret") == "third")
            },
            Check("settings are found by how their names begin") { store async throws in
                for name in ["a.1", "a.2", "a%3", "b.1"] {
                    try await store.commit(.putSetting(name: name, value: name))
                }
                #expect(try await store.settings(startingWith: "a.", limit: 9) == ["a.1": "a.1", "a.2": "a.2"])
                #expect(try await store.settings(startingWith: "a.", limit: 1) == ["a.1": "a.1"])
                #expect(try await store.settings(startingWith: "a%", limit: 9) == ["a%3": "a%3"])
                #expect(try await store.settings(startingWith: "c", limit: 9).isEmpty)
            },
        ]
    }
}

extension Sample {
    static func nodeRecord(_ id: String) -> NodeRecord {
        NodeRecord(id: NodeID(id), name: "node \(id)", leaseUntil: at(30), knows: 35)
    }

    /// A chat whose client a node holds.
    static func held(
        _ id: String, by node: String, presence: CustomerPresence = .present(clientID: "client")
    ) -> ChatHead {
        head(id) {
            $0.attendance.presence = presence
            $0.attendance.holder = NodeID(node)
        }
    }
}
