import ArgumentParser
import Beckon
import BeckonJSON
import BeckonStoreSQLite
import Foundation
import Testing

@testable import BeckonCLI

@Suite("beckon explain push", .timeLimit(.minutes(20))) struct ExplainCommandTests {
    private static let secretText = "the words of an agent"
    private static let token = String(repeating: "ab", count: 32)

    /// A bridged conversation with one event that was pushed at the second attempt, and one that only its kind explains.
    private static func fill(_ store: SQLiteStore) async throws {
        let start = Timestamp(milliseconds: 1_700_000_000_000)
        let device = Device(type: .ios, token: token, registeredAt: start)
        let service = ServiceInstance(
            id: ServiceID("S"), name: "", kind: .chat, createdAt: start, expiresAt: start.advanced(by: .seconds(60)),
            user: nil, key: "/bridge/crm/order 81", userData: [:])
        let head = ChatHead(
            ChatID("CHAT"), serviceID: service.id, serviceName: "",
            life: ChatLife(startedAt: start, expiresAt: start.advanced(by: .seconds(60))),
            customer: ChatCustomer(nickname: "ana"), attendance: ChatAttendance(.polling), version: 1,
            lastPosition: 2)
        func event(_ position: Int, _ party: PartyKind) -> TranscriptEvent {
            TranscriptEvent(
                position: position, kind: .messageText, nickname: "Kristi", text: secretText, party: party, at: start,
                key: nil)
        }
        func line(_ seconds: Int64, _ kind: PushRecord.Kind, _ word: String, _ reason: String) -> Change {
            .record(
                PushRecord(
                    chat: head.id, after: 0, through: 1, deviceID: kind == .answered ? device.id : nil,
                    at: start.advanced(by: .seconds(seconds)), kind: kind, word: word, reason: reason))
        }
        let results = try await store.commit([
            Commit([
                .insertService(service), .keepDevice(device), .putChat(head, settingCursor: true),
                .append(head.id, event(1, .agent)), .append(head.id, event(2, .client)),
                line(0, .decided, "now", "the customer is away"),
                line(1, .answered, "retry", "apns, attempt 1: apns 503 Shutdown"),
                line(3, .answered, "delivered", "apns, attempt 2"),
            ])
        ])
        #expect(results == [.committed])
    }

    private static func explanation(_ store: SQLiteStore, _ position: Int) async throws -> PushExplanation {
        try #require(
            try await store.explainPush("crm/order 81", position: position) {
                ServiceOptions(name: $0.serviceName, kind: .chat)
            })
    }

    @Test("a chat is named by its id or by its source; what is not there ends with 66, what makes no sense with 64")
    func naming() async throws {
        try await CommandRun.withFolder { folder in
            typealias Explain = ExplainCommand.Push
            // While a server has the directory.
            let store = try await SQLiteStore.open(directory: folder)
            try await Self.fill(store)
            for chat in ["CHAT", "crm/order 81"] {
                #expect(await CommandRun.exit(of: Explain.self, chat, "1", "--data", folder) == 0)
                #expect(await CommandRun.exit(of: Explain.self, chat, "2", "--data", folder) == 0)
                #expect(await CommandRun.exit(of: Explain.self, chat, "3", "--data", folder) == 66)
            }
            #expect(await CommandRun.exit(of: Explain.self, "crm/order", "1", "--data", folder) == 66)
            #expect(await CommandRun.exit(of: Explain.self, "CHAT", "0", "--data", folder) == 64)
            #expect(await CommandRun.exit(of: Explain.self, "CHAT", "--data", folder) == 64)
            #expect(await CommandRun.exit(of: Explain.self, "CHAT", "1", "--data", folder + "/none") == 70)
            try await store.close()
        }
    }

    @Test("what is owed now stands at the end with its next attempt and expiry; attempts name their apns-id")
    func owed() async throws {
        try await CommandRun.withFolder { folder in
            let store = try await SQLiteStore.open(directory: folder)
            try await Self.fill(store)
            let now = Timestamp(milliseconds: 1_700_000_060_000)
            let device = Device(type: .ios, token: Self.token, registeredAt: now)
            let push = OwedPush(
                subject: .chat(ChatID("CHAT"), after: 0, through: 1), deviceID: device.id,
                due: now.advanced(by: .seconds(30)), expiresAt: now.advanced(by: .seconds(3_600)), reason: "retry")
            _ = try await store.commit([Commit([.owe(push, now: now)])])
            let explanation = try #require(
                try await store.explainPush("CHAT", position: 1, now: now) {
                    ServiceOptions(name: $0.serviceName, kind: .chat)
                })
            let json = try JSONValue(parsing: Array(ExplanationText.json(explanation).utf8))
            #expect(json["owed"]?.array?.count == 1)
            let owed = try #require(json["owed"]?.array?.first)
            #expect(owed["nextAttempt"] == 1_700_000_090_000 && owed["expires"] == 1_700_003_660_000)
            #expect(owed["state"] == "waiting" && owed["pushID"]?.string == push.stableID)
            let ids = json["lines"]?.array?.map { $0["apnsID"]?.string }
            #expect(ids == [nil, push.stableID, push.stableID])
            let last = try #require(ExplanationText.table(explanation).split(separator: "\n").last)
            #expect(last.contains("next attempt 2023-11-14T22:14:50Z, expires 2023-11-14T23:14:20Z"))
            #expect(owed["lastFailure"] == nil && !last.contains("last failure"))
            let other = try await Self.explanation(store, 2)
            #expect(other.owed.isEmpty)
            try await store.close()
        }
    }

    @Test("why the last attempt at what is owed failed stands with it")
    func lastFailure() async throws {
        try await CommandRun.withFolder { folder in
            let store = try await SQLiteStore.open(directory: folder)
            try await Self.fill(store)
            let now = Timestamp(milliseconds: 1_700_000_060_000)
            let device = Device(type: .ios, token: Self.token, registeredAt: now)
            let push = OwedPush(
                subject: .chat(ChatID("CHAT"), after: 0, through: 1), deviceID: device.id, due: now,
                expiresAt: now.advanced(by: .seconds(3_600)), reason: "away")
            _ = try await store.commit([Commit([.owe(push, now: now)])])
            let claims = try await store.claimPushes(
                now: now, limit: 1, leaseUntil: now.advanced(by: .seconds(30)), owner: NodeID("n"))
            let claim = try #require(claims.first)
            let again = Settlement.retry(
                at: now.advanced(by: .seconds(10)), attempt: .refused, failure: "apns 503 Shutdown")
            _ = try await store.commit([Commit([.settle(id: claim.push.id, fence: claim.fence, again)])])
            let explanation = try #require(
                try await store.explainPush("CHAT", position: 1, now: now) {
                    ServiceOptions(name: $0.serviceName, kind: .chat)
                })
            let json = try JSONValue(parsing: Array(ExplanationText.json(explanation).utf8))
            #expect(json["owed"]?[0]?["lastFailure"] == "apns 503 Shutdown")
            #expect(ExplanationText.table(explanation).contains("1 attempt, last failure apns 503 Shutdown, next"))
            try await store.close()
        }
    }

    @Test("every decision, attempt and answer stands in order, as JSON and as a table; no text and no token does")
    func telling() async throws {
        try await CommandRun.withFolder { folder in
            let store = try await SQLiteStore.open(directory: folder)
            try await Self.fill(store)
            let pushed = try await Self.explanation(store, 1)
            let json = try JSONValue(parsing: Array(ExplanationText.json(pushed).utf8))
            #expect(json["conversation"] == "CHAT" && json["position"] == 1 && json["party"] == "AGENT")
            #expect(json["lines"]?.array?.compactMap { $0["word"]?.string } == ["now", "retry", "delivered"])
            let table = ExplanationText.table(pushed).split(separator: "\n")
            #expect(table.count == 4 && table[0].hasPrefix("CHAT, event 1"))
            #expect(table[1].hasSuffix("the customer is away") && table[1].contains("all devices"))
            #expect(table[2].contains("2023-11-14T22:13:21") && table[2].contains("apns 503 Shutdown, apns-id "))
            #expect(table[3].contains("delivered"))
            let own = try await Self.explanation(store, 2)
            #expect(own.lines.map(\.word) == ["drop"] && own.lines.first?.reason == "the customer's own event")
            for explanation in [pushed, own] {
                for text in [ExplanationText.json(explanation), ExplanationText.table(explanation)] {
                    #expect(!text.contains(Self.secretText) && !text.contains(Self.token))
                }
            }
            try await store.close()
        }
    }
}
