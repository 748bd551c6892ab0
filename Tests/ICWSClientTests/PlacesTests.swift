import BeckonTransport
import Foundation
import ICWSSimulator
import TestSupport
import Testing

@testable import ICWSClient

@Suite("Places that are taken in turn", .timeLimit(.minutes(20)))
struct PlacesTests {
    /// Work that ends when it is told to, and remembers in which order it began.
    private final class Work: Sendable {
        private let begun = Guarded<[Int]>([])
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

    @Test("a cancelled request leaves the line without taking a place")
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

    @Test("what was sent cannot be given up, and what was given up is not sent")
    func sendState() {
        let (sent, late) = (SendState(), SendState())
        #expect(sent.markSent())
        #expect(!sent.giveUp())
        #expect(late.giveUp())
        #expect(!late.markSent())
    }

    @Test("a request whose time ends in the line for a connection is known not to have been sent")
    func lateInLine() async throws {
        let world = try World()
        world.simulator.switches.slowMilliseconds = 20_000
        let transport = URLSessionStreaming(maximumConnectionsPerHost: 2)
        let address = try #require(URL(string: "http://127.0.0.1:\(world.server.port)/icws/connection"))
        var request = TransportRequest(method: "POST", url: address)
        request.mayBeRepeated = false
        let sent = request
        let holders = (0..<2).map { _ in Task { try await transport.send(sent) } }
        await eventually { await transport.ownConnections.free == 0 }
        request.timeout = .milliseconds(50)
        let late = request
        let error = await #expect(throws: TransportError.self) { try await transport.send(late) }
        #expect(error?.code == .cannotConnect)
        #expect(error?.isRetrySafe == true)
        for holder in holders { holder.cancel() }
        for holder in holders { _ = await holder.result }
    }
}
