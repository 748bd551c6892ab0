import Beckon
import BeckonJSON
import BeckonPlatform
import FileStandIns
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonGenesysCloud

/// The queue of moto, which checks signatures.
@Suite(.timeLimit(.minutes(20)), .enabled(if: TestBucket.isInstalled, "moto is not installed")) struct SQSTests {
    private struct Queue {
        let configuration: GenesysCloudSide.Configuration.EventBridge
        let transport = HTTPSTransport()
        let client: SQSQueue

        /// A queue of its own for one test.
        init() async throws {
            let (address, key, secret) = try TestBucket.access()
            let base = try #require(URL(string: address))
            var configuration = GenesysCloudSide.Configuration.EventBridge()
            let name = "events-\(UUID().uuidString.lowercased())"
            configuration.queueURL = "http://127.0.0.1:\(try #require(base.port))/123456789012/\(name)"
            configuration.region = "eu-central-1"
            configuration.accessKeyID = key
            configuration.secretAccessKey = secret
            let client = try #require(SQSQueue(configuration, transport: transport, time: SystemTime()))
            let reply = try await client.call("CreateQueue", ["QueueName": .string(name)], timeout: .seconds(300))
            #expect(reply.status == 200)
            if let url = reply.json["QueueUrl"]?.string { configuration.queueURL = url }
            self.configuration = configuration
            self.client = try #require(SQSQueue(configuration, transport: transport, time: SystemTime()))
        }

        func send(_ body: String) async throws {
            let reply = try await client.call(
                "SendMessage", ["MessageBody": .string(body)], timeout: .seconds(300))
            #expect(reply.status == 200)
        }

        /// The messages that no reader has, and those that one has.
        func counts() async throws -> [String?] {
            let names: JSONValue = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"]
            let reply = try await client.call(
                "GetQueueAttributes", ["AttributeNames": names], timeout: .seconds(300))
            return ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"].map {
                reply.json["Attributes"]?[$0]?.string
            }
        }
    }

    @Test("messages are received with a signature and deleted; a wrong secret is refused")
    func client() async throws {
        let queue = try await Queue()
        for number in 0..<3 { try await queue.send("é \(number)") }
        let received = SQSQueue.messages(in: try await queue.client.receive().json)
        #expect(Set(received.map(\.body)) == ["é 0", "é 1", "é 2"])
        #expect(try await queue.client.delete(received).status == 200)
        #expect(try await queue.counts() == ["0", "0"])
        var wrong = queue.configuration
        wrong.secretAccessKey = "wrong"
        let other = try #require(SQSQueue(wrong, transport: queue.transport, time: SystemTime()))
        #expect(try await other.attributes().status == 403)
    }

    @Test("events of the queue change the chat, and are deleted after that, also such as cannot be read")
    func feed() async throws {
        let queue = try await Queue()
        let configuration = queue.configuration
        let world = ChatWorld { $0.eventBridge = configuration }
        try await world.running { node, port in
            let chat = try await world.chat(node, named: WebhookExampleTests.customer)
            for name in ["queue-message", "customer-end"] {
                let bytes = try Example.bytes("genesys-eventbridge-\(name).json")
                try await queue.send(String(decoding: bytes, as: UTF8.self))
            }
            try await queue.send("no event")
            let context = world.side.context.sending(by: queue.transport)
            let feed = EventBridgeFeed(context, EventIntake(context))
            let port = PlatformPort(agents: port.agents, time: SystemTime())
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await feed.run(port) }
                while (try? await queue.counts()) != ["0", "0"] { await Task.yield() }
                group.cancelAll()
            }
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            #expect(world.side.tally.condition.refused == ["malformed": 1])
        }
    }

    @Test("a check tells whether the queue is there")
    func check() async throws {
        let queue = try await Queue()
        func finding(_ change: (inout GenesysCloudSide.Configuration.EventBridge) -> Void) async -> PlatformFinding? {
            var configuration = queue.configuration
            change(&configuration)
            let context = ChatWorld { [configuration] in $0.eventBridge = configuration }.side.context
            return await EventBridgeCheck(context.sending(by: queue.transport, at: SystemTime())).findings().first
        }
        #expect(await finding { _ in }?.level == .fine)
        #expect(await finding { $0.queueURL? += "-not" }?.text == "The SQS queue does not exist.")
        #expect(await finding { $0.secretAccessKey = "wrong" }?.level == .fault)
    }
}

/// The queue's answers as a test orders them.
@Suite struct SQSFeedTests {
    private final class Script: PlatformTransport {
        private struct State {
            var messages: [(id: String, body: String)]
            var deleted: [String] = []
            var calls = 0
        }

        private let state: Mutex<State>
        private let time: ManualTime

        init(_ bodies: [String], _ time: ManualTime) {
            state = Mutex(State(messages: bodies.enumerated().map { ("\($0.offset)", $0.element) }))
            self.time = time
        }

        var deleted: [String] { state.withLock { $0.deleted } }
        var calls: Int { state.withLock { $0.calls } }

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            let operation = call.headers["x-amz-target"] ?? ""
            let body = call.body.flatMap { try? JSONValue(parsing: $0) } ?? .null
            let (reply, waits) = state.withLock { state -> (PlatformReply, Bool) in
                state.calls += 1
                if state.calls == 1 { return (PlatformReply(status: 503), false) }
                if operation.hasSuffix("DeleteMessageBatch") {
                    let ids = (body["Entries"]?.array ?? []).compactMap { $0["ReceiptHandle"]?.string }
                    state.deleted += ids
                    state.messages.removeAll { ids.contains($0.id) }
                    return (PlatformReply(status: 200), false)
                }
                // At least once: every message until it is deleted.
                let messages = state.messages.prefix(10).map { message -> JSONValue in
                    ["Body": .string(message.body), "ReceiptHandle": .string(message.id)]
                }
                let json: JSONValue = ["Messages": .array(messages)]
                return (PlatformReply(status: 200, body: json.encoded()), messages.isEmpty)
            }
            if waits { try? await time.sleep(.seconds(20)) }
            return reply
        }
    }

    @Test("after a refusal it waits and goes on; every message is deleted once it is dealt with")
    func goesOn() async throws {
        var eventBridge = GenesysCloudSide.Configuration.EventBridge()
        eventBridge.queueURL = "https://sqs.eu-central-1.amazonaws.com/1/events"
        let world = ChatWorld { [eventBridge] in $0.eventBridge = eventBridge }
        try await world.running { node, port in
            let chat = try await world.chat(node, named: WebhookExampleTests.customer)
            let names = ["queue-message", "agent-end-transfer", "customer-end"]
            let bodies = try names.map {
                String(decoding: try Example.bytes("genesys-eventbridge-\($0).json"), as: UTF8.self)
            }
            let script = Script(bodies.reversed() + bodies + Array(repeating: "{}", count: 12), world.time)
            let context = world.side.context.sending(by: script)
            let feed = EventBridgeFeed(context, EventIntake(context))
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await feed.run(port) }
                while script.deleted.count < 18 {
                    world.time.advance(by: .seconds(1))
                    await Task.yield()
                }
                group.cancelAll()
            }
            #expect(try await world.store.chat(chat)?.life.state == .ended)
            #expect(world.side.tally.condition.refused == ["queue-status-503": 1, "malformed": 12])
        }
    }
}

/// A queue that answers at once although it is empty.
@Suite struct EmptyQueueTests {
    private final class Empty: PlatformTransport {
        private let count = Mutex(0)

        var calls: Int { count.withLock { $0 } }

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            count.withLock { $0 += 1 }
            return PlatformReply(status: 200, body: Array("{}".utf8))
        }
    }

    @Test("it is asked again after a second, then after growing pauses")
    func quick() async throws {
        var eventBridge = GenesysCloudSide.Configuration.EventBridge()
        eventBridge.queueURL = "https://sqs.eu-central-1.amazonaws.com/1/events"
        let world = ChatWorld { [eventBridge] in $0.eventBridge = eventBridge }
        try await world.running { _, port in
            let queue = Empty()
            let context = world.side.context.sending(by: queue)
            let feed = EventBridgeFeed(context, EventIntake(context))
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await feed.run(port) }
                for (number, seconds) in ([1, 2, 4, 8, 16, 20, 20] as [Int64]).enumerated() {
                    while world.time.sleeperCount == 0, queue.calls < 100 { await Task.yield() }
                    #expect(queue.calls == number + 1)
                    world.time.advance(by: Milliseconds(seconds * 1_000 - 1))
                    #expect(world.time.sleeperCount == 1)
                    world.time.advance(by: Milliseconds(1))
                }
                group.cancelAll()
            }
        }
    }

    @Test("a call that lasted, or brought messages, is followed by the next at once")
    func pauses() {
        var idle = EventBridgeFeed.IdlePause()
        #expect(idle.pause(afterTaking: 0, for: Milliseconds(400)) == Milliseconds(600))
        #expect(idle.pause(afterTaking: 0, for: .zero) == .seconds(2))
        #expect(idle.pause(afterTaking: 1, for: .zero) == .zero)
        #expect(idle.pause(afterTaking: 0, for: .zero) == .seconds(1))
        #expect(idle.pause(afterTaking: 0, for: .seconds(20)) == .zero)
        #expect(idle.pause(afterTaking: 0, for: .zero) == .seconds(1))
    }
}

extension GenesysContext {
    /// The same with another client.
    func sending(by transport: any PlatformTransport, at time: (any TimeSource)? = nil) -> GenesysContext {
        GenesysContext(
            configuration: configuration, api: api, transport: transport, connector: connector,
            conversations: conversations, messages: messages, callbacks: callbacks, index: index, due: due,
            tally: tally, time: time ?? self.time, ids: ids, logger: logger)
    }
}
