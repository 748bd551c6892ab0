import Beckon
import Testing

extension StoreConformance {
    static var queues: [Check] {
        [
            Check("a number has as many uncompleted callbacks as allowed, a service as many in its queue") {
                store async throws in
                #expect(try await store.start("A", .open(number: "5550100"), limit: 2) == .committed)
                #expect(
                    try await store.start("B", .open(number: "5550100"), limit: 2) { $0.state = .scheduled }
                        == .committed)
                let number = QueueLimit.Count.open(number: "5550100")
                #expect(try await store.start("C", number, limit: 2) == .queueFull(number))
                #expect(try await store.callback(ServiceID("C")) == nil)
                #expect(
                    try await store.start("C", .open(number: "5550101"), limit: 0)
                        == .queueFull(.open(number: "5550101")))
                // Of the two one is in the queue.
                #expect(try await store.start("C", .queued, limit: 1) == .queueFull(.queued))
                #expect(try await store.start("C", .queued, limit: 0) == .queueFull(.queued))
                #expect(try await store.start("C", .queued, limit: 2) == .committed)
                try await store.commit(.putCallback(Sample.callback("A", version: 2) { $0.state = .completed }))
                #expect(try await store.start("D", number, limit: 3) == .committed)
                #expect(try await store.start("E", .queued, limit: 3, service: "other") == .committed)
                #expect(try await store.queuedCallbackCount(service: "voice-now") == 3)
            },
            Check("a number in several spellings has one queue") { store async throws in
                for (id, number) in [("A", "+1 (555) 010-0"), ("B", "1555.0100"), ("C", "1/555\u{a0}0100")] {
                    try await store.commit(.putCallback(Sample.callback(id) { $0.customerNumber = number }))
                }
                #expect(try await store.openCallbackCount(service: "voice-now", number: "15550100") == 3)
                let number = QueueLimit.Count.open(number: "15550100")
                #expect(try await store.start("D", number, limit: 3) == .queueFull(number))
                try await store.commit(.putCallback(Sample.callback("A", version: 2) { $0.state = .completed }))
                #expect(try await store.start("D", number, limit: 3) == .committed)
            },
            Check("a number that its spelling does not show is counted by its key, once and while it is open") {
                store async throws in
                let key = ["_customer_number": "15550100"]
                for (id, number) in [("A", "555 0100;ext=1"), ("B", "15550100"), ("C", "+1 555 0100")] {
                    try await store.commit(
                        .putCallback(Sample.callback(id) { $0.customerNumber = number }),
                        .indexCallback(ServiceID(id), key.merging(["mail": "15550101"]) { $1 }))
                }
                #expect(try await store.openCallbackCount(service: "voice-now", number: "15550100") == 3)
                #expect(try await store.openCallbackCount(service: "voice-now", number: "5550100;ext=1") == 1)
                #expect(try await store.openCallbackCount(service: "voice-now", number: "15550101") == 0)
                #expect(try await store.openCallbackCount(service: "other", number: "15550100") == 0)
                let number = QueueLimit.Count.open(number: "15550100")
                #expect(try await store.start("D", number, limit: 3) == .queueFull(number))
                try await store.commit(
                    .putCallback(
                        Sample.callback("A", version: 2) {
                            $0.customerNumber = "555 0100;ext=1"
                            $0.state = .completed
                        }))
                #expect(try await store.openCallbackCount(service: "voice-now", number: "15550100") == 2)
                #expect(try await store.start("D", number, limit: 3) == .committed)
            },
            Check("of the commits of one list the earlier ones are in the queue") { store async throws in
                let commits = ["A", "B", "C"].map { id in
                    Commit([
                        .limitQueue(QueueLimit(service: "voice-now", .open(number: "5550100"), limit: 2)),
                        .limitQueue(QueueLimit(service: "voice-now", .queued, limit: 9)),
                        .putCallback(Sample.callback(id)),
                    ])
                }
                #expect(
                    try await store.commit(commits)
                        == [.committed, .committed, .queueFull(.open(number: "5550100"))])
                #expect(try await store.openCallbackCount(service: "voice-now", number: "5550100") == 2)
            },
        ]
    }
}

extension Store {
    fileprivate func start(
        _ id: String, _ count: QueueLimit.Count, limit: Int, service: String = "voice-now",
        _ change: (inout CallbackRecord) -> Void = { _ in }
    ) async throws -> CommitResult? {
        try await commit(
            .limitQueue(QueueLimit(service: service, count, limit: limit)),
            .putCallback(Sample.callback(id, change)))
    }
}
