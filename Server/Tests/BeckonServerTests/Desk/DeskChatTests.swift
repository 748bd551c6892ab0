import Beckon
import BeckonCallback
import BeckonJSON
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// What agents do in chats at the desk, down to what the customer's phone is pushed.
@Suite("Chats at the desk") struct DeskChatTests {
    private static let kim = DeskAccount(user: "kim", nickname: "Kim", role: .agent, passwordHash: "")
    private static let lee = DeskAccount(user: "lee", nickname: "Lee", role: .agent, passwordHash: "")

    private func run(
        _ change: (inout Settings) -> Void = { _ in },
        _ body: (SimulatedNode, Desk, ChatID) async throws -> Void
    ) async throws {
        let node = SimulatedNode { settings in
            settings.services[0].clientTimeoutNotification = .zero
            change(&settings)
        }
        try await node.run {
            for account in [Self.kim, Self.lee] {
                _ = try await node.store.commit([Commit([.putAccount(account)])])
            }
            try await body(node, node.desk, try await node.startChat().id)
        }
    }

    private func kinds(_ node: SimulatedNode, _ chat: ChatID) async throws -> [EventKind] {
        try await node.store.events(chat, after: 1, limit: 99).map(\.kind)
    }

    private func entry(_ desk: Desk, _ account: DeskAccount) async throws -> JSONValue {
        try #require(try JSONValue(parsing: try await desk.work(for: account))["chats"]?[0])
    }

    @Test("every event that filters name comes from the desk, and each pushes to a customer who is away")
    func producers() async throws {
        try await run({ $0.services[0].filteredEvents = [] }) { node, desk, chat in
            let (client, _) = try await node.arrive()
            _ = try await node.comet([
                ["channel": "/meta/disconnect", "clientId": .string(client), "ext": ["transcriptPosition": "1"]]
            ])
            try await desk.take(chat, by: Self.kim)
            try await desk.typing(chat, .began, by: Self.kim)
            try await desk.typing(chat, .stopped, by: Self.kim)
            _ = try await desk.send(chat, text: "Hello", key: "1", by: Self.kim)
            _ = try await desk.pushURL(chat, url: "https://example.com/a", key: "2", by: Self.kim)
            _ = try await desk.notice(chat, text: "Form received||F1", key: "3", by: Self.kim)
            try await desk.transfer(chat, to: "lee", key: "4", by: Self.kim)
            try await desk.leave(chat, key: "5", by: Self.lee)
            #expect(
                try await kinds(node, chat) == [
                    .joined, .typingStarted, .typingStopped, .messageText, .pushURL, .custom, .left, .joined, .left,
                ])
            try await node.pass(seconds: 3)
            let lines = node.recorder.pushes.flatMap { push -> [PushedEvent] in
                if case .chat(_, _, _, let lines, _) = push.content { lines } else { [] }
            }
            #expect(
                Set(lines.map(\.kind))
                    == Set(EventKind.allCases).subtracting([.nicknameUpdated, .fileUploaded, .fileDeleted]))
        }
    }

    @Test("what is asked twice with one key happens once, also when the chat has changed hands since")
    func keys() async throws {
        try await run { node, desk, chat in
            try await desk.take(chat, by: Self.kim)
            let url = try await desk.pushURL(chat, url: "https://example.com/a", key: "1", by: Self.kim)
            #expect(try await desk.pushURL(chat, url: "https://example.com/a", key: "1", by: Self.kim) == url)
            let notice = try await desk.notice(chat, text: "n", key: "2", by: Self.kim)
            #expect(try await desk.notice(chat, text: "n", key: "2", by: Self.kim) == notice)
            try await desk.transfer(chat, to: "lee", key: "3", by: Self.kim)
            try await desk.transfer(chat, to: "lee", key: "3", by: Self.kim)
            #expect(try await desk.pushURL(chat, url: "https://example.com/a", key: "1", by: Self.kim) == url)
            try await desk.leave(chat, key: "4", by: Self.lee)
            try await desk.leave(chat, key: "4", by: Self.lee)
            try await desk.take(chat, by: Self.kim)
            try await desk.leave(chat, key: "4", by: Self.lee)
            #expect(
                try await kinds(node, chat) == [.joined, .pushURL, .custom, .left, .joined, .left, .joined])
        }
    }

    @Test("the customer's app gets a hand-over as one message of exactly two events")
    func handOverOnTheWire() async throws {
        try await run { node, desk, chat in
            try await desk.take(chat, by: Self.kim)
            let (client, _) = try await node.arrive()
            try await desk.transfer(chat, to: "lee", key: "1", by: Self.kim)
            let answer = try await node.connect(client).filter { $0["channel"] == "/_genesys" }
            let shown = answer.compactMap { $0["data"]?["message"]?["transcriptToShow"]?.array }
            #expect(shown.map { $0.map { $0[0] } } == [["Notice.Left", "Notice.Joined"]])
            #expect(shown.first?.map { $0[1] } == ["Kim", "Lee"])
            #expect(shown.first?.map { $0[4] } == ["AGENT", "AGENT"])
        }
    }

    @Test("a second take is refused with the owner's name, taking over is not")
    func owner() async throws {
        try await run { node, desk, chat in
            #expect(try await entry(desk, Self.kim)["owner"] == nil)
            try await desk.take(chat, by: Self.kim)
            let refusal = await #expect(throws: ChatRefusal.self) { try await desk.take(chat, by: Self.lee) }
            let fault = DeskFault(try #require(refusal))
            #expect(Fault(fault) == Fault(.conflict, "Kim has this chat.", word: "taken"))
            #expect(fault.members == ["owner": "Kim"])
            #expect(try await entry(desk, Self.kim)["mine"] == true)
            #expect(try await entry(desk, Self.lee)["mine"] == false)
            #expect(try await entry(desk, Self.lee)["owner"] == "Kim")
            try await desk.takeOver(chat, by: Self.lee)
            #expect(try await entry(desk, Self.lee)["mine"] == true)
            await #expect(throws: ChatRefusal.self) {
                _ = try await desk.send(chat, text: "x", key: nil, by: Self.kim)
            }
            #expect(try await kinds(node, chat) == [.joined, .left, .joined])
        }
    }

    @Test("what the owner has not seen is counted, on whichever page it asks")
    func unread() async throws {
        try await run { node, desk, chat in
            func says(_ text: String) async throws {
                _ = try await node.core.chats.perform(chat, .customerMessage(text: text, key: nil))
            }
            try await says("one")
            try await says("two")
            #expect(try await entry(desk, Self.kim)["unread"] == 2)
            try await desk.read(chat, through: 99, by: Self.kim)
            #expect(try await entry(desk, Self.kim)["unread"] == 2)
            try await desk.take(chat, by: Self.kim)
            try await desk.read(chat, through: 2, by: Self.kim)
            try await desk.read(chat, through: 99, by: Self.lee)
            #expect(try await entry(desk, Self.kim)["unread"] == 1)
            #expect(try await entry(desk, Self.kim)["read"] == 2)
            try await desk.read(chat, through: 99, by: Self.kim)
            #expect(try await entry(desk, Self.kim)["unread"] == 0)
            #expect(try await entry(desk, Self.kim)["read"] == 4)
            try await says("three")
            #expect(try await entry(desk, Self.kim)["unread"] == 1)
        }
    }

    @Test("attached data, subject and since when the customer waits reach the desk; push addresses do not")
    func data() async throws {
        let node = SimulatedNode()
        try await node.run {
            let desk = node.desk
            let created = try JSONValue(
                parsing: try await node.chat.createService(
                    "request-chat", node.call(["usr_tier": "gold", "push_notification_deviceid": "secret"])))
            let service = ServiceID(created["_id"]?.string ?? "")
            _ = try await node.chat.create(
                service, node.call(["firstName": "Ada", "lastName": "Lovelace", "subject": "Order 17"]))
            let entry = try await entry(desk, Self.kim)
            #expect(entry["subject"] == "Order 17")
            #expect(entry["service"] == "request-chat")
            #expect(entry["waitingSince"]?.int64 == node.time.now.milliseconds)
            let chat = ChatID(try #require(entry["id"]?.string))
            let transcript = try await desk.transcript(chat, after: 0, for: Self.kim)
            #expect(
                try JSONValue(parsing: transcript)["data"] == [
                    ["subject", "Order 17"], ["firstName", "Ada"], ["lastName", "Lovelace"], ["usr_tier", "gold"],
                ])
            #expect(!String(decoding: transcript, as: UTF8.self).contains("secret"))
            let page = try JSONValue(parsing: try await desk.transcript(chat, after: 1, for: Self.kim))
            #expect(page["data"] == nil)
        }
    }

    @Test("an agent's own words are told from those of another of the same name")
    func ownWords() async throws {
        try await run { _, desk, chat in
            let twin = DeskAccount(user: "kim2", nickname: "Kim", role: .agent, passwordHash: "")
            _ = try await desk.send(chat, text: "mine", key: "1", by: Self.kim)
            try await desk.takeOver(chat, by: twin)
            _ = try await desk.send(chat, text: "the twin's", key: "1", by: twin)
            let answer = try JSONValue(parsing: try await desk.transcript(chat, after: 0, for: Self.kim))
            let said = try #require(answer["events"]?.array).filter { $0["type"] == "Message.Text" }
            #expect(said.map { $0["mine"] } == [true, nil])
        }
    }

    @Test("a chat goes to agents that there are, and a page has a web address")
    func refusals() async throws {
        try await run { node, desk, chat in
            try await desk.take(chat, by: Self.kim)
            await #expect(throws: DeskFault.bad("This agent does not exist.")) {
                try await desk.transfer(chat, to: "nobody", key: nil, by: Self.kim)
            }
            await #expect(throws: DeskFault.self) {
                _ = try await desk.pushURL(chat, url: "javascript:alert(1)", key: nil, by: Self.kim)
            }
            #expect(try await kinds(node, chat) == [.joined])
            let agents = try JSONValue(parsing: try await desk.agents())
            #expect(agents["agents"]?.array?.map { $0["name"] } == ["Kim", "Lee"])
        }
    }

    @Test("the chat of a callback names it, and taking it connects the callback")
    func callback() async throws {
        var service = ServiceOptions(name: "chat-wait", kind: .callback)
        service.media = .chat
        try await run({ $0.services.append(service) }) { node, desk, other in
            let record = try await node.core.callbacks.start(
                "chat-wait", parameters: ["_customer_number": "5550123", "first_name": "Ada"]
            ).record
            _ = try await node.chat.create(record.id, node.call(["userDisplayName": "Ada"]))
            let work = try JSONValue(parsing: try await desk.work(for: Self.kim))
            let chats = try #require(work["chats"]?.array)
            let chat = try #require(chats.first { $0["callback"]?.string == record.id.text })
            #expect(chats.count == 2 && chats.contains { $0["callback"] == nil })
            #expect(work["callbacks"]?[0]?["name"] == "Ada")
            try await desk.transfer(ChatID(chat["id"]?.string ?? ""), to: "lee", key: "1", by: Self.kim)
            let shown = try JSONValue(parsing: try await desk.callback(record.id))
            #expect(shown["step"] == "connected")
            #expect(shown["data"] == [["first_name", "Ada"]])
        }
    }

    @Test("a callback that is cancelled ends its chat, whoever cancels it; a chat that an agent has stays")
    func cancelledCallback() async throws {
        var service = ServiceOptions(name: "chat-wait", kind: .callback)
        service.media = .chat
        try await run({ $0.services.append(service) }) { node, desk, _ in
            let callbacks = node.core.callbacks
            func start(_ number: Int) async throws -> (callback: ServiceID, chat: ChatID) {
                let id = try await callbacks.start(
                    "chat-wait", parameters: ["_customer_number": "555012\(number)"]
                ).record.id
                _ = try await node.chat.create(id, node.call(["userDisplayName": "Ada"]))
                return (id, try await node.core.chats.head(service: id).id)
            }
            func state(_ chat: ChatID) async throws -> ChatState? { try await node.store.chat(chat)?.life.state }
            let (one, two, three, four) = try await (start(1), start(2), start(3), start(4))
            _ = try await callbacks.cancelByCustomer(one.callback, serviceName: "chat-wait")
            _ = try await callbacks.cancel([two.callback], for: .everything)
            _ = try await callbacks.cancel(three.callback)
            for chat in [one.chat, two.chat, three.chat] {
                #expect(try await state(chat) == .ended)
                #expect(try await kinds(node, chat) == [.left])
            }
            try await desk.take(four.chat, by: Self.kim)
            _ = try await callbacks.cancel(four.callback)
            #expect(try await callbacks.callback(four.callback)?.reason == .cancelledByAdmin)
            #expect(try await state(four.chat) == .active)
        }
    }

    @Test("a chat that begins while its callback is cancelled ends at once")
    func cancelledMeanwhile() async throws {
        var service = ServiceOptions(name: "chat-wait", kind: .callback)
        service.media = .chat
        try await run({ $0.services.append(service) }) { node, _, _ in
            let callbacks = node.core.callbacks
            let id = try await callbacks.start("chat-wait", parameters: ["_customer_number": "5550123"]).record.id
            try await callbacks.checkChat(id)
            _ = try await callbacks.cancelByCustomer(id, serviceName: "chat-wait")
            let chat = try await node.core.chats.createChat(
                service: id,
                NewChatRequest(
                    nickname: "Ada", usesComet: false, user: nil, device: nil, message: nil, userData: [:])
            ).head.id
            try await callbacks.chatStarted(id)
            #expect(try await node.store.chat(chat)?.life.state == .ended)
        }
    }
}
