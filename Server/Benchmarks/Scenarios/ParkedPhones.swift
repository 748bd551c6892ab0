import Measure
import NIOCore
import Synchronization

/// Measures how much of the server's memory a parked phone takes.
struct ParkedPhones: Sendable {
    /// Resident memory of the server in KiB, at three times.
    struct Outcome: Sendable {
        var idle = 0.0
        /// With the chats created and no phone connected.
        var withChats = 0.0
        var parked = 0.0
        /// How many polls were held when the last figure was read.
        var held = 0
    }

    static func run(_ count: Int, on gateway: Gateway) async throws -> Outcome {
        var outcome = Outcome()
        outcome.idle = try gateway.process.residentKiB()
        let chats = try await makeChats(count, on: gateway)
        outcome.withChats = try gateway.process.residentKiB()
        let phones = try await inParallel(count) { number, _ in
            try await Phone(chats[number], over: gateway.connect())
        }
        let counter = AnsweredPolls()
        for phone in phones { phone.held.whenComplete { _ in counter.add() } }
        try await Task.sleep(for: .seconds(1))
        outcome.parked = try gateway.process.residentKiB()
        outcome.held = phones.count - counter.count
        return outcome
    }

    private static func makeChats(_ count: Int, on gateway: Gateway) async throws -> [Chat] {
        let run = UInt64.random(in: .min ... .max)
        var connections: [HTTPConnection] = []
        for _ in 0..<workers { connections.append(try await gateway.connect()) }
        let chats = try await inParallel(count) { [connections] number, worker in
            try await gateway.makeChat(user: "parked-\(run)-\(number)", over: connections[worker])
        }
        for connection in connections { await connection.close() }
        return chats
    }

    private static let workers = 64

    private static func inParallel<Value: Sendable>(
        _ count: Int, _ make: @escaping @Sendable (_ number: Int, _ worker: Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: [(Int, Value)].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    var made: [(Int, Value)] = []
                    for number in stride(from: worker, to: count, by: workers) {
                        made.append((number, try await make(number, worker)))
                    }
                    return made
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}

/// Counts polls that were answered although they should be held.
private final class AnsweredPolls: Sendable {
    private let answered = Mutex(0)

    var count: Int { answered.withLock { $0 } }
    func add() { answered.withLock { $0 += 1 } }
}
