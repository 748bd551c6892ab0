import Beckon
import BeckonSimulators
import Synchronization
import Testing

@testable import BeckonPush

/// A service that cuts its connections again and again in a long stream of owed pushes.
@Suite(.timeLimit(.minutes(20))) struct HardGoAwayTests {
    @Test(
        "a cut each so many pushes: none is lost, and none arrives a third time",
        arguments: [(300, 3_000), (100, 1_000)])
    func cuts(every: Int, count: Int) async throws {
        // On a slow machine new pushes may take their time, too.
        try await Sandbox.withAPNs(sender: { $0.queue.patience = .seconds(30) }) { apns in
            apns.service.faults.add(
                SimulatedFaultRule(SimulatedFault(.cut, recorded: true), every: every))
            let (store, time) = (MemoryStore(), SystemTime())
            let queue = CommitQueue(store: store)
            let retries = Mutex(0)
            let (ends, end) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(count))
            let dispatcher = PushDispatcher(
                store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])),
                providers: [apns.provider], rules: PushRules(timeScale: 0.05), time: time, ids: SystemIDs(),
                logger: Sandbox.logger, node: NodeID("node"), lease: Sandbox.patience,
                observer: { _, decision in
                    switch decision.settlement {
                    case .done: end.yield()
                    case .retry(_, .inDoubt, _): retries.withLock { $0 += 1 }
                    case .retry, .dead: break
                    }
                })
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await queue.run() }
                for first in stride(from: 0, to: count, by: 500) {
                    let changes = (first..<min(first + 500, count)).flatMap { number -> [Change] in
                        let device = Device(
                            type: .ios, token: Requests.deviceToken(number), registeredAt: time.now)
                        let push = OwedPush(
                            subject: .note(key: "k", title: "", body: "B"), deviceID: device.id, due: time.now,
                            expiresAt: time.now.advanced(by: .seconds(36_000)), reason: "test")
                        return [.keepDevice(device), .owe(push, now: time.now)]
                    }
                    _ = try await queue.commit(Commit(changes))
                }
                group.addTask { await dispatcher.run() }
                var left = count
                for await _ in ends {
                    left -= 1
                    if left == 0 { break }
                }
                group.cancelAll()
            }
            let arrivals = Dictionary(grouping: apns.log.entries(after: 0), by: \.token).mapValues(\.count)
            #expect(arrivals.count == count)
            #expect(arrivals.values.max() == 2)
            // Every repeat was one of the sender, which waits for nothing but the next connection.
            #expect(retries.withLock { $0 } == 0)
            #expect(apns.service.acceptedConnections >= count / every)
        }
    }
}
