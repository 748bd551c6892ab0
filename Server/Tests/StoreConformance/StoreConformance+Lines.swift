import Beckon
import Testing

extension StoreConformance {
    static var lines: [Check] {
        [
            Check("a line is counted by time, then by id, in each service by itself") { store async throws in
                #expect(try await store.line() == CallbackLine(waiting: 0, ahead: 0, oldest: nil))
                for (id, second) in [("B", 5), ("A", 5), ("C", 2)] as [(String, Int64)] {
                    try await store.put(id, queuedAt: second)
                }
                try await store.put("left", queuedAt: 1, leftAt: 6)
                try await store.put("scheduled")
                try await store.put("other", service: "other", queuedAt: 1)
                #expect(try await store.line() == CallbackLine(waiting: 3, ahead: 3, oldest: Sample.at(2)))
                for (id, second, ahead) in [("C", 2, 0), ("A", 5, 1), ("B", 5, 2)] as [(String, Int64, Int)] {
                    let place = CallbackLine.Place(queuedAt: Sample.at(second), id: ServiceID(id))
                    #expect(try await store.callbackLine(of: Sample.line, before: place).ahead == ahead)
                }
                try await store.put("C", version: 2, queuedAt: 2, leftAt: 9)
                #expect(try await store.line() == CallbackLine(waiting: 2, ahead: 2, oldest: Sample.at(5)))
                #expect(try await store.line("none").waiting == 0)
            },
            Check("what left a line is told from a time on, the last first, with who was taken by an agent") {
                store async throws in
                try await store.put("talking", queuedAt: 1, leftAt: 4) { $0.state = .processing }
                try await store.put("served", queuedAt: 2, leftAt: 6) { $0.end(.agentConnected) }
                try await store.put("gave up", queuedAt: 3, leftAt: 5) { $0.end(.cancelled) }
                try await store.put("waits", queuedAt: 3)
                try await store.put("other", service: "other", queuedAt: 1, leftAt: 5)
                func left(since: Int64, limit: Int = 9) async throws -> [LineDeparture] {
                    try await store.lineDepartures(of: Sample.line, since: Sample.at(since), limit: limit)
                }
                let all = [
                    LineDeparture(queuedAt: Sample.at(2), leftAt: Sample.at(6), isTaken: true),
                    LineDeparture(queuedAt: Sample.at(3), leftAt: Sample.at(5), isTaken: false),
                    LineDeparture(queuedAt: Sample.at(1), leftAt: Sample.at(4), isTaken: true),
                ]
                #expect(try await left(since: 0) == all)
                #expect(try await left(since: 5) == Array(all.prefix(2)))
                #expect(try await left(since: 0, limit: 1) == Array(all.prefix(1)))
                #expect(try await left(since: 0, limit: 0).isEmpty)
                #expect(try await left(since: 7).isEmpty)
            },
        ]
    }
}

extension Sample {
    fileprivate static let line = "voice-line"
}

extension CallbackRecord {
    fileprivate mutating func end(_ reason: CallbackReason) {
        state = .completed
        self.reason = reason
    }
}

extension Store {
    fileprivate func line(_ service: String = Sample.line) async throws -> CallbackLine {
        try await callbackLine(of: service, before: .last)
    }

    fileprivate func put(
        _ id: String, service: String = Sample.line, version: Int64 = 1, queuedAt: Int64? = nil, leftAt: Int64? = nil,
        _ change: (inout CallbackRecord) -> Void = { _ in }
    ) async throws {
        var record = CallbackRecord(
            id: ServiceID(id), serviceName: service, version: version, state: .queued, step: .waitingForAgent,
            customerNumber: "5550100", createdAt: Sample.at(0), expiresAt: Sample.at(99), user: "u",
            queuedAt: queuedAt.map(Sample.at), leftAt: leftAt.map(Sample.at))
        change(&record)
        try await commit(.putCallback(record))
    }
}
