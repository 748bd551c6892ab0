import Logging
import Synchronization
import TestLog
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// What tokens that nobody was ever delivered to by may do to others.
@Suite(.timeLimit(.minutes(20))) struct InventedTokenTests {
    /// Takes pushes to the tokens it knows.
    private final class Service: PushProvider {
        let kind = PushProviderKind.apns
        private let state: Mutex<(known: Set<String>, taken: [String: Int])>

        init(knowing known: Set<String>) { state = Mutex((known, [:])) }

        func taken(_ token: String) -> Int { state.withLock { $0.taken[token, default: 0] } }

        func forget() { state.withLock { $0.known = [] } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            for (index, push) in pushes.enumerated() {
                let token = push.device.token
                let isKnown = state.withLock { state in
                    if state.known.contains(token) { state.taken[token, default: 0] += 1 }
                    return state.known.contains(token)
                }
                let dead = PushOutcome.tokenDead(asOf: nil, reason: "apns 400 BadDeviceToken", isStrange: true)
                report([PushAnswer(index, isKnown ? .delivered : dead)])
            }
        }
    }

    private struct Node {
        let callbacks: CallbackServiceHarness
        let dispatcher: PushDispatcher
        let lines = LogLines()

        init(_ service: Service) {
            let options = ServiceOptions.voiceWaitUserTerminated.with {
                $0.maxQueuedCallbacks = 10_000
                $0.throttle.first.limit = 10_000
                $0.throttle.second.limit = 10_000
            }
            callbacks = CallbackServiceHarness([options])
            dispatcher = PushDispatcher(
                store: callbacks.memory, queue: callbacks.queue, services: ServiceDirectory(ServiceCatalog([options])),
                providers: [service], time: callbacks.time, ids: SystemIDs(), logger: lines.logger, node: .test)
        }

        /// An anonymous callback that an agent is offered for.
        func callBack(_ token: String, number: Int) async throws {
            let parameters = [
                "_customer_number": "\(5_550_000 + number)", "_device_notification_id": token, "_device_os": "ios",
            ]
            let (record, _) = try await callbacks.service.start("voice-wait-userterm", parameters: parameters)
            _ = try await callbacks.service.offer(record.id)
        }

        func device(_ token: String) async throws -> Device? {
            try await callbacks.memory.device(Device(type: .ios, token: token, registeredAt: callbacks.time.now).id)
        }
    }

    @Test(
        "1,000 anonymous callbacks with invented tokens: a real device's push goes out within 2 s, no credential pauses"
    )
    func strangers() async throws {
        let service = Service(knowing: ["real", "new"])
        let node = Node(service)
        try await node.callbacks.run {
            try await node.callBack("real", number: 0)
            try await node.dispatcher.runOnce()
            #expect(try await node.device("real")?.deliveredAt == node.callbacks.time.now)
            for number in 1...500 { try await node.callBack("invented-\(number)", number: number) }
            try await node.dispatcher.runOnce()
            for number in 501...1_000 { try await node.callBack("invented-\(number)", number: number) }
            try await node.callBack("real", number: 1_001)
            try await node.callBack("new", number: 1_002)
            for _ in 0..<4 {
                try await node.dispatcher.runOnce()
                node.callbacks.time.advance(by: Milliseconds(500))
            }
            #expect(service.taken("real") == 2 && service.taken("new") == 1)
            // Nobody can tell them from the devices of another app: they are asked for now and then until they expire.
            #expect(try await node.device("invented-1") != nil)
            #expect(node.lines.matching("pushes cannot be sent with this configuration").isEmpty)
            #expect(node.lines.matching("pushes with this credential are paused").isEmpty)
        }
    }

    /// Real devices that a push was delivered to.
    private func reach(_ count: Int, on node: Node, from first: Int) async throws {
        for number in 0..<count { try await node.callBack("real-token-\(number)", number: first + number) }
        try await node.dispatcher.runOnce()
    }

    @Test("each device that is forgotten is one line of log, which names no token, key or number")
    func told() async throws {
        let service = Service(knowing: Set((0..<6).map { "real-token-\($0)" }))
        let node = Node(service)
        try await node.callbacks.run {
            try await reach(6, on: node, from: 0)
            try await node.callBack("invented-token", number: 100)
            try await node.dispatcher.runOnce()
            #expect(try await node.device("invented-token") != nil)
            // Others are reached; called dead once more, it is believed dead.
            try await reach(6, on: node, from: 200)
            try await node.callBack("invented-token", number: 300)
            try await node.dispatcher.runOnce()
            #expect(try await node.device("invented-token") == nil)
            let told = node.lines.matching("device forgotten, its token is dead")
            #expect(told.map(\.level) == [.info])
            for line in told {
                #expect(line.metadata["push.route"] == "apns")
                #expect(line.metadata["push.outcome"] == "apns 400 BadDeviceToken")
                let secrets = ["real-token", "invented-token", "555000"]
                #expect(!line.metadata.values.contains { value in secrets.contains { value.contains($0) } })
            }
            let kept = try await node.callbacks.memory.forgottenDevices(after: nil, limit: 9)
            #expect(kept.map(\.device.token) == ["invented-token"])
            #expect(kept.map(\.cause) == ["apns 400 BadDeviceToken"])
        }
    }

    @Test("a mistake of the configuration keeps every device, pauses the credential and is an error of the log")
    func mistake() async throws {
        let tokens = (0..<100).map { "phone-\($0)" }
        let service = Service(knowing: Set(tokens))
        let node = Node(service)
        try await node.callbacks.run {
            for round in 0...1 {
                for (number, token) in tokens.enumerated() {
                    try await node.callBack(token, number: round * 1_000 + number)
                }
                try await node.dispatcher.runOnce()
                service.forget()
            }
            for token in tokens { #expect(try await node.device(token) != nil) }
            #expect(!node.lines.matching("pushes cannot be sent with this configuration").isEmpty)
            #expect(!node.lines.matching("pushes with this credential are paused").isEmpty)
        }
    }
}
