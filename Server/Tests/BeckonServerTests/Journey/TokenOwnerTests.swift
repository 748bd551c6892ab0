import Beckon
import BeckonCallback
import BeckonJSON
import TestTime
import Testing

@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// A push token belongs to one customer: what a former owner is told does not reach the phone's new one.
@Suite struct TokenOwnerTests {
    private static let token = "http://app.example"

    private func node() -> SimulatedNode {
        SimulatedNode {
            var callback = ServiceOptions(name: "voice-wait", kind: .callback)
            callback.waitForAgent = true
            callback.waitForUserConfirm = true
            callback.callDirection = .userTerminated
            callback.limits.queueCheck = .off
            $0.services.append(callback)
            var chats = ServiceOptions(name: "chat-now", kind: .callback)
            chats.media = .chat
            chats.limits.queueCheck = .off
            $0.services.append(chats)
            var issued = ServiceOptions(name: "issued", kind: .chat)
            issued.userHeader = .issued
            $0.services.append(issued)
        }
    }

    private func startChat(
        of user: String?, at service: String = "request-chat", on node: SimulatedNode
    ) async throws -> ChatID {
        let created = try JSONValue(parsing: try await node.chat.createService(service, node.call(user: user)))
        return try await beginChat(ServiceID(created["_id"]?.string ?? ""), of: user, on: node)
    }

    private func beginChat(_ id: ServiceID, of user: String?, on node: SimulatedNode) async throws -> ChatID {
        let answer = try await node.chat.create(
            id,
            node.call(
                [
                    "notify_by": "comet", "push_notification_deviceid": Self.token,
                    "push_notification_type": "httpcb",
                ], user: user))
        return ChatID(try JSONValue(parsing: answer.body)["chatSessionId"]?.string ?? "")
    }

    private func startCallback(of user: String?, on node: SimulatedNode) async throws -> ServiceID {
        try await node.core.callbacks.start(
            "voice-wait",
            parameters: [
                "_customer_number": "4155550100", "_device_notification_id": Self.token, "_device_os": "httpcb",
            ], user: user
        ).record.id
    }

    /// The services whose pushes went out.
    private func told(_ node: SimulatedNode) -> [String] {
        node.recorder.pushes.map { push in
            switch push.content {
            case .chat(_, let service, _, _, _): service.text
            case .callback(let service, _, _): service.text
            default: ""
            }
        }
    }

    @Test("another customer's chat takes the token from a chat: what was owed ends, and nothing new is told")
    func chats() async throws {
        let node = node()
        try await node.run {
            let first = try await startChat(of: "alice", on: node)
            try await node.pass(seconds: 50)
            try await node.agentSays("For Alice.", in: first)
            let second = try await startChat(of: "bob", on: node)
            try await node.agentSays("For Alice again.", in: first)
            try await node.pass(seconds: 120)
            try await node.agentSays("For Bob.", in: second)
            try await node.pass(seconds: 120)
            let service = try await node.head(second)?.serviceID.text
            #expect(Set(told(node)) == [service])
            let records = try await node.store.pushRecords(first, position: 2, limit: 9)
            #expect(records.contains { $0.kind == .ended && $0.reason == "the device belongs to another customer now" })
            // She is back at her phone.
            let third = try await startChat(of: "alice", on: node)
            try await node.pass(seconds: 50)
            try await node.agentSays("For Alice once more.", in: third)
            try await node.agentSays("Not for her.", in: second)
            try await node.pass(seconds: 120)
            #expect(told(node).last == (try await node.head(third)?.serviceID.text))
        }
    }

    @Test("callbacks and chats take a token from each other")
    func callbacks() async throws {
        let node = node()
        try await node.run {
            let alices = try await startCallback(of: "alice", on: node)
            let bobs = try await startCallback(of: "bob", on: node)
            _ = try await node.core.callbacks.offer(alices)
            _ = try await node.core.callbacks.offer(bobs)
            try await node.pass(seconds: 2)
            #expect(told(node) == [bobs.text])
            let chat = try await startChat(of: "alice", on: node)
            #expect(try await node.core.callbacks.callback(bobs)?.deviceID == nil)
            _ = try await startCallback(of: "bob", on: node)
            #expect(try await node.head(chat)?.customer.deviceID == nil)
        }
    }

    @Test("one customer's chats and callbacks share a token, and so do callbacks that name no customer")
    func own() async throws {
        let node = node()
        try await node.run {
            let chat = try await startChat(of: "alice", on: node)
            let callback = try await startCallback(of: "alice", on: node)
            let nobodys = try await startCallback(of: nil, on: node)
            let other = try await startCallback(of: nil, on: node)
            let second = try await startChat(of: "alice", on: node)
            for id in [callback, nobodys, other] {
                #expect(try await node.core.callbacks.callback(id)?.deviceID != nil)
            }
            for id in [chat, second] { #expect(try await node.head(id)?.customer.deviceID != nil) }
        }
    }

    @Test(
        "a registration of another customer takes the token from GMS chats and callbacks, the customer's own does not")
    func registrations() async throws {
        let node = node()
        try await node.run {
            let chat = try await startChat(of: "alice", on: node)
            let callback = try await startCallback(of: "alice", on: node)
            let customers = CustomerService(chats: node.core.chats)
            let device = Device(type: .httpcb, token: Self.token, registeredAt: node.time.now)
            _ = try await customers.register(device, for: .signed("alice"))
            #expect(try await node.head(chat)?.customer.deviceID == device.id)
            _ = try await customers.register(device, for: .signed("bob"))
            #expect(try await node.head(chat)?.customer.deviceID == nil)
            #expect(try await node.core.callbacks.callback(callback)?.deviceID == nil)
        }
    }

    @Test("a value that was issued for a callback, or because the service takes no others, takes the token from nobody")
    func issued() async throws {
        let node = node()
        try await node.run {
            let first = try await startChat(of: "alice", on: node)
            let callback = try await node.core.callbacks.start(
                "chat-now",
                parameters: [
                    "_customer_number": "4155550100", "_device_notification_id": Self.token, "_device_os": "httpcb",
                ]
            ).record
            let second = try await beginChat(callback.id, of: callback.user, on: node)
            let third = try await startChat(of: nil, at: "issued", on: node)
            let fourth = try await startChat(of: nil, at: "issued", on: node)
            for id in [first, second, third, fourth] { #expect(try await node.head(id)?.customer.deviceID != nil) }
            // The app gave the value of this one.
            let stated = try await node.core.callbacks.start(
                "chat-now", parameters: ["_customer_number": "4155550100"], user: "bob"
            ).record
            _ = try await beginChat(stated.id, of: "bob", on: node)
            #expect(try await node.head(first)?.customer.deviceID == nil)
        }
    }

    @Test("a chat that names the phone again with its key goes on after a registration; its history tells of the gap")
    func registeredMeanwhile() async throws {
        let node = node()
        try await node.run {
            let other = try await startChat(of: "other", on: node)
            let (service, id) = try await node.startChat(user: "random")
            let device = Device(type: .httpcb, token: Self.token, registeredAt: node.time.now)
            try await node.pass(seconds: 1)
            _ = try await CustomerService(chats: node.core.chats).register(device, for: .signed("alice"))
            try await node.pass(seconds: 50)
            try await node.agentSays("Lost", in: id)
            let lost = try await node.store.explainPush(id.text, position: 3) {
                node.core.chats.services.chatOptions(of: $0)
            }
            #expect(lost?.lines.map(\.reason).contains("another customer has taken the device") == true)
            try await node.pass(seconds: 120)
            #expect(told(node).isEmpty)
            _ = try await node.chat.perform(
                .refresh, service,
                node.call(
                    ["push_notification_deviceid": Self.token, "push_notification_type": "httpcb"], user: "random"))
            try await node.agentSays("Heard", in: id)
            try await node.agentSays("Not for this phone", in: other)
            try await node.pass(seconds: 120)
            #expect(Set(told(node)) == [service.text])
            #expect(try await node.store.device(device.id)?.customer == .signed("alice"))
        }
    }

    @Test("another token of the same phone gets what was owed to the one before")
    func anotherToken() async throws {
        let node = node()
        try await node.run {
            let (service, id) = try await node.startChat(user: "alice")
            try await node.pass(seconds: 50)
            try await node.agentSays("Hello", in: id)
            _ = try await node.chat.perform(
                .refresh, service,
                node.call(
                    ["push_notification_deviceid": "http://new.example", "push_notification_type": "httpcb"],
                    user: "alice"))
            try await node.pass(seconds: 120)
            #expect(node.recorder.pushes.map(\.device.token) == ["http://new.example"])
        }
    }

    @Test("of the tokens that a chat names one after another the last one is kept, and an ended chat keeps none")
    func replacedTokens() async throws {
        let node = node()
        try await node.run {
            let (service, _) = try await node.startChat(user: "alice")
            func name(_ token: String) async throws {
                _ = try await node.chat.perform(
                    .refresh, service,
                    node.call(["push_notification_deviceid": token, "push_notification_type": "httpcb"], user: "alice"))
            }
            let tokens = ["http://app.example"] + (1...3).map { "http://\($0).example" }
            func kept() async throws -> [String] {
                var kept: [String] = []
                for token in tokens {
                    let id = Device(type: .httpcb, token: token, registeredAt: node.time.now).id
                    if try await node.store.device(id) != nil { kept.append(token) }
                }
                return kept
            }
            for token in tokens.dropFirst() { try await name(token) }
            #expect(try await kept() == ["http://3.example"])
            // Another customer names it: it is stored once more, for that one's callback.
            let callback = try await node.core.callbacks.start(
                "voice-wait",
                parameters: [
                    "_customer_number": "4155550100", "_device_notification_id": "http://3.example",
                    "_device_os": "httpcb",
                ], user: "bob"
            ).record
            #expect(callback.deviceID != nil)
            #expect(try await kept() == ["http://3.example"])
            _ = try await node.chat.perform(.disconnect, service, node.call(user: "alice"))
            try await name("http://1.example")
            #expect(try await kept() == ["http://3.example"])
        }
    }
}
