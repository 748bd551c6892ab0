import Logging
import Synchronization
import TestTime
import Testing

@testable import Beckon

/// How claims meet their provider: how many, until when, and when their outcomes are committed.
@Suite(.timeLimit(.minutes(20))) struct PushDeliveryTests {
    /// Answers a push when the test says so.
    private final class HeldProvider: PushProvider {
        private struct State {
            var taken: [PushRequest] = []
            var report: PushReport?
            var end: CheckedContinuation<Void, Never>?
        }

        let kind = PushProviderKind.httpcb
        let inFlightLimit = 3
        let begun = TaskSignal()
        private let state = Mutex(State())

        var taken: [PushRequest] { state.withLock { $0.taken } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    state.withLock { state in
                        state.taken += pushes
                        state.report = report
                        state.end = continuation
                    }
                    begun.raise()
                    if Task.isCancelled { end() }
                }
            } onCancel: {
                end()
            }
        }

        func answer(_ index: Int, _ outcome: PushOutcome = .delivered) {
            state.withLock { $0.report }?([PushAnswer(index, outcome)])
        }

        func end() { state.withLock { $0.end.take() }?.resume() }
    }

    @Test("the end of a push takes its device along that nothing else names any more, unless an app has registered it")
    func lastName() {
        let now = Timestamp(milliseconds: 1_000)
        let subjects: [PushSubject] = [
            .chat(ChatID("A"), after: 0, through: 1), .active(ChatID("A"), after: 0, through: 1),
            .callback(ServiceID("C"), action: "a", alert: "b"), .note(key: "k", title: "", body: "b"),
        ]
        func removes(_ decision: SettlementRule.Decision, _ registration: String? = nil) -> [Bool] {
            subjects.map { subject in
                let device = Device(type: .fcm, token: "t", registeredAt: now, registration: registration)
                let push = OwedPush(subject: subject, deviceID: device.id, due: now, expiresAt: now, reason: "test")
                let claim = ClaimedPush(push: push, device: device, fence: 1, leaseUntil: now)
                return PushDelivery.changes(about: claim, decision, now: now).contains(.removeUnusedDevice(device.id))
            }
        }
        let dropped = SettlementRule.Decision(settlement: .done, word: "no longer needed")
        #expect(removes(dropped) == [true, true, true, false])
        #expect(removes(.dead("expired", now: now)) == [true, true, true, false])
        #expect(removes(dropped, "r") == [false, false, false, false])
        // Most pushes end so: there such a device goes with its chat.
        let delivered = SettlementRule.Decision(settlement: .done, word: PushRecord.delivered)
        #expect(removes(delivered) == [false, false, true, false])
        let again = SettlementRule.Decision(settlement: .retry(at: now, attempt: .refused), word: "busy")
        #expect(removes(again) == [false, false, true, false])
    }

    private struct Node {
        let store = MemoryStore()
        let time = ManualTime()
        let provider = HeldProvider()
        let queue: CommitQueue
        let dispatcher: PushDispatcher
        let ends: AsyncStream<String>

        init() {
            let queue = CommitQueue(store: store)
            let (ends, continuation) = AsyncStream.makeStream(of: String.self)
            self.queue = queue
            self.ends = ends
            dispatcher = PushDispatcher(
                store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])), providers: [provider],
                time: time, ids: SystemIDs(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
                node: .test, lease: .seconds(30),
                observer: { claim, decision in continuation.yield("\(claim.push.reason) \(decision.word)") })
        }

        func owe(_ count: Int) async throws {
            for number in 1...count {
                let device = Device(type: .httpcb, token: "http://phone/\(number)", registeredAt: time.now)
                let push = OwedPush(
                    subject: .note(key: "\(number)", title: "", body: "text"), deviceID: device.id, due: time.now,
                    expiresAt: time.now.advanced(by: .seconds(3_600)), reason: "\(number)")
                _ = try await queue.commit(Commit([.keepDevice(device), .owe(push, now: time.now)]))
            }
        }

        func owed() async throws -> [String] {
            try await store.outbox(dead: false, after: 0, limit: 100).map(\.push.reason)
        }
    }

    private func run(_ body: (Node) async throws -> Void) async throws {
        let node = Node()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node)
            group.cancelAll()
        }
    }

    @Test("an outcome is committed when its answer comes, not when the slowest has ended")
    func commitsAsTheyCome() async throws {
        try await run { node in
            try await node.owe(3)
            async let round: Void = node.dispatcher.runOnce()
            await node.provider.begun.wait(timeout: nil, time: node.time)
            var ends = node.ends.makeAsyncIterator()
            node.provider.answer(1)
            #expect(await ends.next() == "2 delivered")
            #expect(try await node.owed() == ["1", "3"])
            node.provider.answer(0, .messageBad(reason: "bad"))
            #expect(await ends.next() == "1 bad")
            // One answer too many, and one that never comes: it is in doubt.
            node.provider.answer(1, .messageBad(reason: "twice"))
            node.provider.end()
            try await round
            #expect(await ends.next() == "3 unsure")
            #expect(try await node.owed() == ["3"])
            #expect(try await node.store.outbox(dead: false, after: 0, limit: 9).map(\.failure) == ["unsure"])
            #expect(node.dispatcher.underWay == 0)
        }
    }

    @Test("no more is claimed than the provider can have under way")
    func obeysLimit() async throws {
        try await run { node in
            try await node.owe(8)
            async let round: Void = node.dispatcher.runOnce()
            for expected in [3, 6, 8] {
                await node.provider.begun.wait(timeout: nil, time: node.time)
                #expect(node.provider.taken.count == expected)
                for index in 0..<3 { node.provider.answer(index) }
                node.provider.end()
            }
            try await round
        }
    }

    @Test("a push may begin until what is left of its lease is no more than its answer may take")
    func limitsStart() async throws {
        try await run { node in
            try await node.owe(1)
            node.time.advance(by: .seconds(5))
            let uptime = node.time.uptime
            async let round: Void = node.dispatcher.runOnce()
            await node.provider.begun.wait(timeout: nil, time: node.time)
            #expect(node.provider.taken.map(\.latestStart) == [uptime.advanced(by: .seconds(15))])
            node.provider.answer(0)
            node.provider.end()
            try await round
        }
    }
}
