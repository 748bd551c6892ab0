import Beckon
import Testing

extension StoreConformance {
    static var agentSides: [Check] {
        [
            Check("what an agent side is owed is kept with the chat, to the last word") { store async throws in
                var ledger = AgentLedger()
                ledger.told.isOpened = true
                ledger.told.awaySince = Sample.at(4)
                ledger.told.perhapsAwaySince = Sample.at(5)
                ledger.told.receipt = ReceiptMark(delivered: 3, read: 2)
                ledger.told.reference = #"{"conversation":"é"}"#
                ledger.due = Sample.at(9)
                ledger.claim = "claim"
                ledger.hasNews = true
                ledger.failures = 7
                ledger.failure = "status 500"
                ledger.refused = RefusedNotice("7", count: 2)
                let full = Sample.head("A") { $0.side = ChatAgentSide(Sample.webhook("crm"), ledger: ledger) }
                let fresh = Sample.head("B") { $0.side = ChatAgentSide(newOf: .genesysCloud) }
                let own = Sample.head("C")
                for head in [full, fresh, own] { try await store.commit(.putChat(head, settingCursor: true)) }
                #expect(try await store.chat(full.id) == full)
                #expect(try await store.chat(fresh.id)?.side.ledger == AgentLedger())
                #expect(try await store.chat(own.id)?.side.ledger == nil)
                var later = full
                later.version = 2
                later.side.ledger = AgentLedger()
                try await store.commit(.putChat(later, settingCursor: false))
                #expect(try await store.chat(full.id) == later)
            },
            Check("each agent side is given its own chats that are due, the longest waiting first") {
                store async throws in
                func put(_ id: String, _ side: AgentSideName, due: Int64?) async throws {
                    var ledger = AgentLedger()
                    ledger.due = due.map(Sample.at)
                    let head = Sample.head(id) { $0.side = ChatAgentSide(side, ledger: ledger) }
                    try await store.commit(.putChat(head, settingCursor: true))
                }
                let (crm, shop) = (Sample.webhook("crm"), Sample.webhook("shop"))
                try await put("A", crm, due: 5)
                try await put("B", crm, due: 3)
                try await put("C", crm, due: 6)
                try await put("D", crm, due: nil)
                try await put("E", shop, due: 1)
                try await put("F", .genesysCloud, due: 1)
                try await store.commit(.putChat(Sample.head("G"), settingCursor: true))
                func owed(_ side: AgentSideName, limit: Int = 9) async throws -> [String] {
                    try await store.chatsOwed(to: side, now: Sample.at(5), limit: limit).map(\.id.text)
                }
                #expect(try await owed(crm) == ["B", "A"])
                #expect(try await owed(crm, limit: 1) == ["B"])
                #expect(try await owed(shop) == ["E"])
                #expect(try await owed(.genesysCloud) == ["F"])
                #expect(try await owed(.cxone) == [])
                #expect(try await owed(.desk) == [])
            },
            Check("the agent sides that are owed something are told, each once") { store async throws in
                for (id, side, due) in [
                    ("A", Sample.webhook("crm"), 5), ("B", Sample.webhook("crm"), 9), ("C", .cxone, 1),
                    ("D", Sample.webhook("shop"), nil), ("E", .genesysCloud, nil),
                ] as [(String, AgentSideName, Int64?)] {
                    var ledger = AgentLedger()
                    ledger.due = due.map(Sample.at)
                    let head = Sample.head(id) { $0.side = ChatAgentSide(side, ledger: ledger) }
                    try await store.commit(.putChat(head, settingCursor: true))
                }
                try await store.commit(.putChat(Sample.head("F"), settingCursor: true))
                let owed = try await store.agentSidesOwed(limit: 9)
                #expect(owed.count == 2)
                #expect(Set(owed) == [Sample.webhook("crm"), .cxone])
                #expect(try await store.agentSidesOwed(limit: 0).isEmpty)
            },
            Check("what is open is counted by service, state, step, provider and agent side") { store async throws in
                func group(_ name: String, _ kind: String, _ count: Int, _ since: Int64?) -> StoreFigures.Group {
                    StoreFigures.Group(name, kind, count: count, since: since.map(Sample.at))
                }
                #expect(try await store.figures(at: Sample.at(0)).chats.isEmpty)
                var ledger = AgentLedger()
                ledger.due = Sample.at(7)
                let side = ChatAgentSide(Sample.webhook("crm"), ledger: ledger)
                try await store.begin(
                    Sample.head("A", of: "sales") { $0.customer.waitingSince = Sample.at(5) },
                    Sample.head("B", of: "sales") { $0.customer.waitingSince = Sample.at(3) },
                    Sample.head("C", of: "sales") { ($0.life.state, $0.side) = (.active, side) },
                    Sample.head("D", of: "care"), Sample.head("E", of: "care") { $0.life.state = .ended })
                let owing = Sample.head("F", of: "sales", last: 1) { ($0.life.state, $0.side) = (.active, side) }
                try await store.append(Sample.event(1), with: owing)
                try await store.commit(.putCallback(Sample.callback("K")))
                try await store.commit(.putCallback(Sample.callback("L") { $0.step = .connected }))
                try await store.commit(.putCallback(Sample.callback("M") { $0.state = .completed }))
                let apns = Device(type: .ios, token: "other", registeredAt: Sample.at(0))
                for device in [Sample.device(), apns] { try await store.commit(.putDevice(device)) }
                try await store.owe(
                    Sample.push("A", due: Sample.at(9), waitingSince: Sample.at(4)),
                    Sample.push("B", due: Sample.at(8)), Sample.push("D", to: apns, due: Sample.at(1)))
                let figures = try await store.figures(at: Sample.at(10))
                #expect(
                    figures.chats.joined == [
                        group("care", "waiting", 1, nil), group("sales", "active", 2, nil),
                        group("sales", "waiting", 2, 3),
                    ])
                #expect(
                    figures.callbacks.joined == [
                        group("voice-now", "connected", 1, 0), group("voice-now", "waitingForAgent", 1, 0),
                    ])
                #expect(figures.pushes.joined == [group("apns", "", 1, 1), group("fcm", "", 2, 4)])
                // What F owes happened before its next try.
                #expect(figures.agentSides.joined == [group("crm", "", 2, 1)])
                #expect(figures.signIns == 0 && figures.agents == 0)
            },
            Check("an agent side's open chats are listed in the order of their ids, page by page") {
                store async throws in
                for (id, side, state) in [
                    ("C", .cxone, .active), ("A", .cxone, .waiting), ("B", .cxone, .ended), ("D", .cxone, .active),
                    ("E", Sample.webhook("crm"), .active), ("F", .desk, .active),
                ] as [(String, AgentSideName, ChatState)] {
                    let head = Sample.head(id) {
                        $0.side = ChatAgentSide(newOf: side)
                        $0.life.state = state
                    }
                    try await store.commit(.putChat(head, settingCursor: true))
                }
                func open(_ side: AgentSideName, after: String? = nil, limit: Int = 9) async throws -> [String] {
                    try await store.openChats(of: side, after: after.map { ChatID($0) }, limit: limit).map(\.id.text)
                }
                #expect(try await open(.cxone) == ["A", "C", "D"])
                #expect(try await open(.cxone, limit: 2) == ["A", "C"])
                #expect(try await open(.cxone, after: "C") == ["D"])
                #expect(try await open(Sample.webhook("crm")) == ["E"])
                #expect(try await open(.genesysCloud) == [])
                #expect(try await open(.desk) == [])
                #expect(try await open(.cxone, limit: 0) == [])
            },
            Check("the desk's work is the desk's alone") { store async throws in
                try await store.commit(.putChat(Sample.head("A"), settingCursor: true))
                for (id, side) in [("B", Sample.webhook("crm")), ("C", .cxone), ("D", Sample.bridge("crm"))] {
                    let head = Sample.head(id) { $0.side = ChatAgentSide(newOf: side) }
                    try await store.commit(.putChat(head, settingCursor: true))
                }
                #expect(try await store.openWork(of: "ada", limit: 9).map(\.id.text) == ["A"])
                #expect(try await store.openChats(limit: 9).map(\.id.text) == ["A"])
                #expect(try await store.openCounts().chats == 1)
            },
        ]
    }
}
