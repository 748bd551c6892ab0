import Beckon
import BeckonStoreSQLite
import Testing

@testable import BeckonCLI
@testable import BeckonPlatform
@testable import BeckonServer

@Suite struct AgentSideTextTests {
    private let now = Timestamp(milliseconds: 1_700_000_000_000)

    /// A store in which two chats wait for an agent side, and a node has noted how it stands.
    private func overview() async throws -> [AgentSideOverview] {
        let store = MemoryStore()
        for (id, failures) in [("A", 0), ("B", 3)] {
            var ledger = AgentLedger()
            ledger.due = now.advanced(by: .seconds(Int64(failures) * 20))
            ledger.failures = failures
            ledger.failure = failures > 0 ? "status 503" : nil
            var head = ChatHead(
                ChatID(id), serviceID: ServiceID("s\(id)"), serviceName: "support",
                life: ChatLife(startedAt: now, expiresAt: now.advanced(by: .seconds(3_600))),
                customer: ChatCustomer(nickname: "Stan"), attendance: ChatAttendance(.away(since: now)),
                side: ChatAgentSide(.genesysCloud, ledger: ledger), version: 1)
            head.lastPosition = 2
            let instance = ServiceInstance(
                id: head.serviceID, name: "support", kind: .chat, createdAt: now,
                expiresAt: now.advanced(by: .seconds(3_600)), user: nil, key: nil, userData: [:])
            let events = (1...2).map { position in
                TranscriptEvent(
                    position: position, kind: .messageText, nickname: "Stan", text: "secret words", party: .client,
                    at: now.advanced(by: .seconds(Int64(position) - 400)), key: nil)
            }
            _ = try await store.commit([
                Commit(
                    [.insertService(instance), .putChat(head, settingCursor: true)]
                        + events.map { .append(head.id, $0) })
            ])
        }
        let tally = PlatformTally()
        tally.connected(at: now.advanced(by: .seconds(-60)))
        tally.heard(at: now.advanced(by: .seconds(-5)))
        tally.refused("forged")
        tally.limit(PlatformLimit("requests", used: 12, allowed: 300, resetsIn: .seconds(40)))
        let report = PlatformReport(node: "one", at: now, condition: tally.condition)
        _ = try await store.commit([
            Commit([.putSetting(name: PlatformReport.setting(.genesysCloud, node: "one"), value: report.text)])
        ])
        return try await AgentSideOverview.all([], from: store)
    }

    @Test("what an agent side refused and goes on without is listed without its words")
    func passedOver() async throws {
        let store = MemoryStore()
        let head = ChatHead(
            ChatID("A"), serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: now, expiresAt: now.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Stan"), attendance: ChatAttendance(.away(since: now)),
            side: ChatAgentSide(newOf: .cxone), version: 1)
        let instance = ServiceInstance(
            id: head.serviceID, name: "support", kind: .chat, createdAt: now,
            expiresAt: now.advanced(by: .seconds(3_600)), user: nil, key: nil, userData: [:])
        let record = PushRecord(
            chat: head.id, after: 2, through: 3, at: now, kind: .passedOver, word: "Message.Text", reason: "status 422")
        _ = try await store.commit([
            Commit([.insertService(instance), .putChat(head, settingCursor: true), .record(record)])
        ])
        let notices = try await PassedOverNotice.newest(in: store, limit: 9)
        #expect(
            notices.map(AgentSideText.line) == [
                #"{"number":1,"chat":"A","agentSide":"cxone","service":"support","notice":"Message.Text","reason":"status 422","at":"2023-11-14T22:13:20Z","position":3}"#
            ])
        let row = AgentSideText.passedOverTable(notices).split(separator: "\n").last?.split(separator: " ").joined(
            separator: " ")
        #expect(row == "A cxone support 3 Message.Text 2023-11-14T22:13:20Z status 422")
        #expect(AgentSideText.passedOverTable([]) == "Nothing was refused.")
    }

    @Test("the table says since when an agent side is connected, what it is owed, and what was refused")
    func table() async throws {
        let lines = AgentSideText.table(try await overview(), now: now).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[1].split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
                == "genesys-cloud one since 2023-11-14T22:12:20Z 5 s ago 2 chats 6 min 1 forged requests 12 of 300")
    }

    @Test("a program gets one JSON object for each agent side, and no words of customers")
    func line() async throws {
        let sides = try await overview()
        let line = AgentSideText.line(try #require(sides.first), now: now)
        #expect(line.hasPrefix(#"{"agentSide":"genesys-cloud","owed":2,"oldest":"2023-11-14T22:06:41Z","lag":399000"#))
        #expect(line.contains(#""refused":{"forged":1}"#))
        #expect(!line.contains("secret") && !line.contains("Stan"))
    }

    @Test("the chats that wait are listed with their events, the next attempt and why")
    func owed() async throws {
        let sides = try await overview()
        let table = AgentSideText.owedTable(sides, now: now).split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        #expect(
            table == [
                "CHAT AGENT SIDE SERVICE EVENTS OLDEST ATTEMPTS NEXT WHY",
                "A genesys-cloud support 1 to 2 6 min 0 now -",
                "B genesys-cloud support 1 to 2 6 min 3 at 2023-11-14T22:14:20Z status 503",
            ])
        #expect(AgentSideText.owedLines(sides).count == 2)
        #expect(AgentSideText.owedTable([], now: now) == "No chats.")
    }

    @Test("a report that was stored is read as it was")
    func roundTrip() async throws {
        let report = try #require(try await overview().first?.reports.first)
        #expect(PlatformReport(report.text) == report)
    }
}
