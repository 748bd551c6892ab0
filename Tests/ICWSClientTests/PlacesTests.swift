import BeckonTransport
import Synchronization
import Testing

@testable import ICWSClient

@Suite("Places that are taken in turn")
struct PlacesTests {
    /// Work that ends when it is told to, and remembers in which order it began.
    private final class Work: Sendable {
        private let begun = Mutex<[Int]>([])
        private let (signals, go) = AsyncStream.makeStream(of: Void.self)

        var order: [Int] { begun.withLock { $0 } }

        func run(_ number: Int) async {
            begun.withLock { $0.append(number) }
            for await _ in signals { return }
        }

        func endOne() { go.yield() }
    }

    private func eventually(_ isTrue: () async -> Bool) async {
        while await !isTrue() { await Task.yield() }
    }

    @Test("as many as there are places work at a time, the others in the order in which they came")
    func inTurn() async throws {
        let (places, work) = (Places(2), Work())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<5 {
                group.addTask { try await places.with { await work.run(number) } }
                await eventually {
                    let waiting = await places.waiting
                    return work.order.count + waiting == number + 1
                }
            }
            #expect(work.order == [0, 1])
            for ended in 1...5 {
                work.endOne()
                await eventually { work.order.count == min(5, 2 + ended) }
            }
            try await group.waitForAll()
        }
        #expect(work.order == [0, 1, 2, 3, 4])
        #expect(try await places.with { true })
    }

    @Test("who is cancelled in the line leaves it and takes nobody's place")
    func cancelled() async throws {
        let (places, work) = (Places(1), Work())
        let first = Task { try await places.with { await work.run(0) } }
        await eventually { work.order == [0] }
        let second = Task { try await places.with { await work.run(1) } }
        await eventually { await places.waiting == 1 }
        second.cancel()
        let error = await #expect(throws: TransportError.self) { try await second.value }
        #expect(error?.code == .cancelled)
        work.endOne()
        try await first.value
        #expect(try await places.with { await places.waiting } == 0)
        #expect(work.order == [0])
    }

    @Test("a line that is full refuses at once")
    func full() async throws {
        let (places, work) = (Places(1), Work())
        let first = Task { try await places.with { await work.run(0) } }
        await eventually { work.order == [0] }
        let waiting = (0..<Places.longestLine).map { _ in Task { try await places.with {} } }
        await eventually { await places.waiting == Places.longestLine }
        let error = await #expect(throws: TransportError.self) { try await places.with {} }
        #expect(error?.code == .cannotConnect)
        work.endOne()
        try await first.value
        for task in waiting { try await task.value }
    }
}
