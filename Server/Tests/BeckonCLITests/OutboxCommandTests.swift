import ArgumentParser
import BeckonJSON
import BeckonStoreSQLite
import Foundation
import Testing

@testable import Beckon
@testable import BeckonCLI

@Suite("beckon outbox", .timeLimit(.minutes(20))) struct OutboxCommandTests {
    private static let now = Timestamp(milliseconds: 1_700_000_000_000)
    private static let secret = "the-key-of-a-customer"
    private let device = Device(type: .ios, token: "abcdef0123456789", registeredAt: now)

    private func push(_ subject: PushSubject, due seconds: Int64 = 0) -> OwedPush {
        OwedPush(
            subject: subject, deviceID: device.id, due: Self.now.advanced(by: .seconds(seconds)),
            expiresAt: Self.now.advanced(by: .seconds(3_600)), reason: "first event of an absence")
    }

    private func withStore(_ body: (MemoryStore, [Int64]) async throws -> Void) async throws {
        let store = MemoryStore()
        let pushes = [
            push(.chat(ChatID("A"), after: 0, through: 1)),
            push(.callback(ServiceID(Self.secret), action: "a", alert: "b")),
            push(.chat(ChatID("B"), after: 0, through: 1), due: 90),
        ]
        _ = try await store.commit([
            Commit([.putDevice(device)] + pushes.map { .owe($0, now: Self.now) })
        ])
        try await body(store, try await store.outbox(dead: false, after: 0, limit: 9).map(\.push.id))
    }

    private func change(_ act: OutboxChange.Act, _ store: MemoryStore) -> OutboxChange {
        OutboxChange(act: act, store: store, now: Self.now)
    }

    @Test("retry and drop say what they did, what is being sent, and what is not there")
    func truth() async throws {
        try await withStore { store, ids in
            let retry = OutboxChange.Act.retry(expiresAt: Self.now.advanced(by: .seconds(60)))
            let claim = try #require(
                try await store.claimPushes(
                    now: Self.now, limit: 1, leaseUntil: Self.now.advanced(by: .seconds(30)), owner: NodeID("n")
                ).first)
            let left = ids.filter { $0 != claim.push.id }
            let first = try await change(retry, store).perform(ids + ids + [99])
            #expect(first == .init(done: left, underWay: [claim.push.id], unknown: [99]))
            #expect(first.text(retry).contains("99: not in the outbox"))
            #expect(claim.push.subject.lane == push(.chat(ChatID("A"), after: 0, through: 1)).subject.lane)
            #expect(try await store.pushRecords(ChatID("A"), position: 1, limit: 9).isEmpty)
            #expect(try JSONValue(parsing: Array(first.json.utf8))["unknown"] == [99])
            let second = try await change(.drop, store).perform(ids)
            #expect(second == .init(done: left, underWay: [claim.push.id]))
            #expect(second.isComplete && second.text(.drop).contains("2 dropped"))
            #expect(try await change(.drop, store).perform(left) == .init(unknown: left))
            #expect(try await change(retry, store).perform([]).text(retry) == "No push matches.")
        }
    }

    @Test("numbers at both ends of their range name no push, and those below 1 are wrong arguments")
    func numbers() async throws {
        try await withStore { store, _ in
            let ends: [Int64] = [.min, -1, 0, .max]
            let report = try await change(.drop, store).perform(ends)
            #expect(report == .init(unknown: ends))
        }
        for number in [Int64.min, -1, 0] {
            #expect(throws: (any Error).self) { try OutboxCommand.Drop.parse(["--", "\(number)"]) }
            #expect(throws: (any Error).self) { try OutboxCommand.Retry.parse(["--", "1", "\(number)"]) }
        }
        #expect(try OutboxCommand.Drop.parse(["\(Int64.max)"]).selection.ids == [.max])
    }

    @Test("a push that ended is not tried again when its device is gone, and retry says so")
    func withoutDevice() async throws {
        try await withStore { store, ids in
            let claim = try #require(
                try await store.claimPushes(
                    now: Self.now, limit: 1, leaseUntil: Self.now.advanced(by: .seconds(30)), owner: NodeID("n")
                ).first)
            _ = try await store.commit([
                Commit([
                    .settle(id: claim.push.id, fence: claim.fence, .dead(cause: "unsure", at: Self.now)),
                    .dropDevice(device.id, asOf: Self.now),
                ])
            ])
            let retry = OutboxChange.Act.retry(expiresAt: Self.now.advanced(by: .seconds(60)))
            let report = try await change(retry, store).perform([claim.push.id])
            #expect(report == .init(withoutDevice: [claim.push.id]))
            #expect(!report.isComplete)
        }
    }

    @Test("the list shows device, state and last failure, and no customer's key, as a table and as JSON")
    func listing() async throws {
        try await withStore { store, ids in
            let entries = try await store.outbox(dead: false, after: 0, limit: 9)
            let rows = entries.map { OutboxText.Row(entry: $0, failure: "apns 503 Shutdown", now: Self.now) }
            let table = OutboxText.table(rows)
            let json = rows.map(OutboxText.line)
            #expect(table.split(separator: "\n").count == 4)
            #expect(table.contains("chat/A") && table.contains("callback/#") && table.contains("waits until 2023-"))
            #expect(table.contains(device.id.text.prefix(8)) && table.contains("apns 503 Shutdown"))
            for text in json + [table] { #expect(!text.contains(Self.secret) && !text.contains(device.token)) }
            let states = try json.map { try JSONValue(parsing: Array($0.utf8))["state"]?.string }
            #expect(states == ["due", "due", "waiting"])
            #expect(try JSONValue(parsing: Array(json[0].utf8))["device"]?.string == device.id.text)
            #expect(OutboxText.table([]) == "No pushes.")
        }
    }

    @Test("the list says once for each node that a credential pauses, until when and why; JSON says it in each row")
    func pauses() async throws {
        try await withStore { store, ids in
            let pause = PushPause(
                node: NodeID("n"), until: Self.now.advanced(by: .seconds(60)), reason: "apns 403 InvalidProviderToken")
            let entries = try await store.outbox(dead: false, after: 0, limit: 9)
            func rows(now: Timestamp) -> [OutboxText.Row] {
                entries.map { OutboxText.Row(entry: $0, now: now, pauses: [.init(node: "berlin", pause: pause)]) }
            }
            let lines = OutboxText.table(rows(now: Self.now)).split(separator: "\n")
            #expect(lines.count == 5)
            #expect(
                lines.last == "apns is paused at berlin, until 2023-11-14T22:14:20Z: apns 403 InvalidProviderToken")
            let over = OutboxText.table(rows(now: pause.until)).split(separator: "\n").last
            #expect(over == "apns is paused at berlin, its next push is a trial: apns 403 InvalidProviderToken")
            let json = try JSONValue(parsing: Array(OutboxText.line(rows(now: Self.now)[2]).utf8))
            #expect(
                json["pauses"] == [
                    ["node": "berlin", "until": "2023-11-14T22:14:20Z", "reason": "apns 403 InvalidProviderToken"]
                ])
        }
    }

    @Test("why the last attempt failed comes from the chat's history; an operator's act stands there as well")
    func history() async throws {
        try await withStore { store, ids in
            let claim = try #require(
                try await store.claimPushes(
                    now: Self.now, limit: 1, leaseUntil: Self.now.advanced(by: .seconds(30)), owner: NodeID("n")
                ).first)
            let record = try #require(PushRecord(claim, word: "retry", reason: "apns 503 Shutdown", at: Self.now))
            let due = Self.now.advanced(by: .seconds(10))
            _ = try await store.commit([
                Commit([
                    .settle(id: claim.push.id, fence: claim.fence, .retry(at: due, attempt: .refused)), .record(record),
                ])
            ])
            let entry = try #require(
                try await store.outbox(dead: false, after: claim.push.id - 1, limit: 1).first)
            #expect(try await store.lastFailure(of: entry)?.hasSuffix("apns 503 Shutdown") == true)
            _ = try await change(.drop, store).perform([claim.push.id])
            let lines = try await store.pushRecords(ChatID("A"), position: 1, limit: 9)
            #expect(lines.map(\.reason).last == "an operator dropped it")
        }
    }

    @Test("forgotten devices are listed without their tokens, and come back by name or all at once")
    func devices() async throws {
        try await CommandRun.withFolder { folder in
            let store = try await SQLiteStore.open(directory: folder)
            let other = Device(type: .fcm, token: "other-secret-token", registeredAt: Self.now)
            func forget() async throws {
                _ = try await store.commit([
                    Commit([
                        .putDevice(device), .putDevice(other),
                        .dropDevice(device.id, asOf: Self.now, at: Self.now, cause: "apns 410 Unregistered"),
                        .dropDevice(other.id, asOf: Self.now, at: Self.now, cause: "fcm 404 UNREGISTERED"),
                    ])
                ])
            }
            func restore(_ arguments: String...) async -> Int32 {
                await CommandRun.exit(of: OutboxDevicesCommand.Restore.self, arguments: arguments + ["--data", folder])
            }
            try await forget()
            let forgotten = try await store.forgottenDevices(after: nil, limit: 9)
            let texts = forgotten.map(ForgottenText.line) + [ForgottenText.table(forgotten)]
            #expect(texts.contains { $0.contains("apns 410 Unregistered") && $0.contains(device.id.text) })
            #expect(texts.allSatisfy { !$0.contains(device.token) && !$0.contains(other.token) })
            #expect(await CommandRun.exit(of: OutboxDevicesCommand.List.self, "--data", folder) == 0)
            #expect(await restore("nobody") == 66)
            #expect(await restore(device.id.text) == 0)
            #expect(try await store.device(device.id) == device)
            #expect(try await store.device(other.id) == nil)
            try await forget()
            #expect(await restore("--all", "--route", "fcm") == 0)
            #expect(try await store.device(other.id) == other)
            #expect(try await store.device(device.id) == nil)
            #expect(await restore("--all") == 0)
            #expect(try await store.device(device.id) == device)
            #expect(await restore() == 64)
            try await store.close()
        }
    }

    @Test("what names nothing that is there ends with 66, an unknown provider section with 64")
    func exits() async throws {
        try await CommandRun.withFolder { folder in
            let store = try await SQLiteStore.open(directory: folder)
            #expect(await CommandRun.exit(of: OutboxCommand.Drop.self, "7", "--data", folder) == 66)
            #expect(await CommandRun.exit(of: OutboxCommand.Retry.self, "7", "--data", folder) == 66)
            #expect(await CommandRun.exit(of: OutboxCommand.Retry.self, "--all-dead", "--data", folder) == 0)
            #expect(await CommandRun.exit(of: OutboxCommand.List.self, "--data", folder) == 0)
            let code = await CommandRun.exit(
                of: PushSendCommand.self, "--provider", "http", "--token", "http://127.0.0.1:1/", "--section", "brnad",
                "--data", folder)
            #expect(code == 64)
            try await store.close()
        }
    }
}
