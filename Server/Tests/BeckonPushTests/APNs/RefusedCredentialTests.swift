import Beckon
import BeckonSimulators
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

/// A credential that its service refuses is not asked for every push that is owed.
@Suite(.timeLimit(.minutes(20))) struct RefusedCredentialTests {
    /// Owes pushes in a store and has them sent until nothing moves.
    ///
    /// - Parameter time: the provider's clock too: it judges by it until when a claimed push may begin.
    private func send(
        _ tokens: [String], type: PushType, by provider: any PushProvider, time: ManualTime
    ) async throws -> MemoryStore {
        let store = MemoryStore()
        let queue = CommitQueue(store: store)
        let dispatcher = PushDispatcher(
            store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])), providers: [provider],
            time: time, ids: SystemIDs(), logger: Sandbox.logger, node: NodeID("node"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            for (number, token) in tokens.enumerated() {
                let device = Device(type: type, token: token, registeredAt: time.now)
                let push = OwedPush(
                    subject: .note(key: "\(number)", title: "", body: "B"), deviceID: device.id, due: time.now,
                    expiresAt: time.now.advanced(by: .seconds(3_600)), reason: "test")
                _ = try await queue.commit(Commit([.keepDevice(device), .owe(push, now: time.now)]))
            }
            try await dispatcher.runOnce()
            time.advance(by: .seconds(2))
            try await dispatcher.runOnce()
            group.cancelAll()
        }
        return store
    }

    private func tokens(_ count: Int) -> [String] { (1...count).map { Requests.deviceToken($0) } }

    @Test("300 pushes with a key that APNs does not take are three requests at most, and all stay owed")
    func apns() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            let counter = RequestCounter()
            apns.service.faults.add(
                SimulatedFaultRule(SimulatedFault(.refusal(status: 403, reason: "InvalidProviderToken"))))
            let counted = CountingProvider(apns.provider, counter)
            let store = try await send(tokens(300), type: .ios, by: counted, time: time)
            #expect(try await store.outbox(dead: false, after: 0, limit: 500).count == 300)
            #expect((1...3).contains(counter.faults))
        }
    }

    @Test("what has been handed over already is given back at the first refusal, not asked for one by one")
    func givesBack() async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(
                SimulatedFaultRule(SimulatedFault(.refusal(status: 403, reason: "InvalidProviderToken"))))
            let outcomes = await apns.provider.deliver((1...300).map { Requests.callback($0) })
            let faults = outcomes.count { $0 == .configurationFault(reason: "apns 403 InvalidProviderToken") }
            #expect((1...3).contains(faults), "\(faults)")
            let held = PushOutcome.held(for: .seconds(1), reason: "apns: waits because the credential was refused")
            #expect(outcomes.count { $0 == held } == 300 - faults)
        }
    }
}

/// Counts what came of pushes.
private final class RequestCounter: Sendable {
    private let count = Mutex(0)

    var faults: Int { count.withLock { $0 } }

    func note(_ answers: [PushAnswer]) {
        let faults = answers.count { if case .configurationFault = $0.outcome { true } else { false } }
        count.withLock { $0 += faults }
    }
}

/// Another provider, listened to.
private struct CountingProvider: PushProvider {
    private let other: any PushProvider
    private let counter: RequestCounter

    init(_ other: any PushProvider, _ counter: RequestCounter) {
        self.other = other
        self.counter = counter
    }

    var kind: PushProviderKind { other.kind }

    func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
        await other.deliver(pushes) { answers in
            counter.note(answers)
            report(answers)
        }
    }
}
