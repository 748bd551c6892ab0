import Bayeux
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@testable import BayeuxClient

@Suite(.timeLimit(.minutes(20)))
struct PublishingTests {
    let server = FakeBayeuxServer()
    let time = VirtualTime()

    func makeClient(maximumPublications: Int = 1_000) throws -> BayeuxClient {
        let url = try #require(URL(string: "http://gms.test/genesys/cometd"))
        return BayeuxClient(
            configuration: .init(url: url, maximumPublications: maximumPublications), transport: server,
            time: time.time, jitter: { 0 })
    }

    func running(_ client: BayeuxClient, _ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try? await client.run() }
            await server.arrival(of: 2, on: "/meta/connect")
            try await body()
            group.cancelAll()
        }
    }

    @Test("messages published together go together, in their order")
    func together() async throws {
        let client = try makeClient()
        try await running(client) {
            let subscription = try await client.subscribe(to: "/a")
            try await client.publish((1...20).map { Publication(.integer($0), to: "/a") })
            var found: [String] = []
            for try await delivery in subscription {
                found.append(String(decoding: delivery.data.bytes, as: UTF8.self))
                if found.count == 20 { break }
            }
            #expect(found == (1...20).map(String.init))
            #expect(await server.largestBatch == 20)
        }
    }

    @Test("no more wait than are allowed, and what was refused is not sent")
    func bound() async throws {
        let client = try makeClient(maximumPublications: 3)
        try await running(client) {
            let error = await #expect(throws: BayeuxClientError.self) {
                try await client.publish((1...4).map { Publication(.integer($0), to: "/a") })
            }
            #expect(error?.code == .queueFull)
            try await client.publish((1...3).map { Publication(.integer($0), to: "/a") })
        }
        #expect(await server.log.filter { $0 == "/a" }.count == 3)
    }

    @Test("a body holds 50 publications and 32 KiB of data at most, and one that is larger alone")
    func batches() {
        var sendQueue = SendQueue(limit: 1_000)
        _ = sendQueue.post((1...120).map { Publication(.integer($0), to: "/a") })
        let counts = (1...3).map { _ in sendQueue.takeBatch().count }
        #expect(counts == [50, 50, 20])
        let large = JSONValue.string(String(repeating: "x", count: 20_000))
        _ = sendQueue.post(
            [large, large, .string(String(repeating: "x", count: 60_000)), 1].map { Publication($0, to: "/a") })
        let single = (1...4).map { _ in sendQueue.takeBatch().count }
        #expect(single == [1, 1, 1, 1])
        #expect(sendQueue.isEmpty)
    }

    @Test("a call whose task is cancelled takes back what was not sent")
    func cancelled() {
        var sendQueue = SendQueue(limit: 10)
        let first = sendQueue.post([Publication(1, to: "/a"), Publication(2, to: "/a")])
        _ = sendQueue.post([Publication(3, to: "/a")])
        let removed = first.flatMap { sendQueue.remove($0) }
        #expect(removed?.open == 2)
        let left = sendQueue.takeBatch().map(\.publication)
        #expect(left == [Publication(3, to: "/a")])
    }

    @Test("a publication that waits fails when run() ends")
    func endOfRun() async throws {
        let client = try makeClient()
        await #expect(throws: BayeuxClientError.self) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try? await client.run() }
                await server.arrival(of: 2, on: "/meta/connect")
                await server.fail("/a", .cancelled)
                group.addTask { try await client.publish(1, to: "/a") }
                await server.arrival(on: "/a")
                try await client.disconnect()
                try await group.waitForAll()
            }
        }
    }
}
