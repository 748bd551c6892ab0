import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract
import Testing

@testable import BeckonClient

@Suite(.timeLimit(.minutes(20)))
struct ChatTests {
    let harness: ChatHarness
    var server: StandInGateway { harness.server }

    init() throws {
        harness = try ChatHarness()
    }

    @Test("a chat begins with its own joining, hears the agent, and ends")
    func wholeChat() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest(nickname: "Kristi Sippola"))
        let (id, server) = (chat.serviceID, server)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await chat.run() }
            await chat.say("Hello.")
            let first = await chat.entries(upTo: "Hello.")
            #expect(first.map(\.position) == [1, 2])
            #expect(first.map(\.type) == [.joined, .messageText])
            #expect(first.allSatisfy { $0.isOwn })
            #expect(first.last?.time == Date(timeIntervalSince1970: 1_795_165_201))
            await server.agent("Notice.Joined", "has joined the session", in: id)
            await server.agent("Message.Text", "How can I help?", in: id)
            let second = await chat.entries(upTo: "How can I help?")
            #expect(second.map(\.position) == [3, 4])
            #expect(second.map(\.party) == [.agent, .agent])
            await server.agentEnds(id)
            var rest: [ChatEvent] = []
            for await event in chat.events { rest.append(event) }
            #expect(rest.last == .ended)
            try await group.waitForAll()
        }
        #expect(await server.log.prefix(2) == ["request-chat", "chat"])
    }

    @Test("the creating requests carry what the contract names")
    func creation() async throws {
        let device = PushDevice(kind: .fcm, token: "t/1+2", language: "en-US", isDebug: true, provider: "my-app")
        let chat = try await harness.gateway.startChat(
            ChatRequest(
                nickname: "Ü & Co", firstName: "Kristi", lastName: "Sippola", email: "k@example.com", subject: "Help",
                device: device, userData: ["usr_plan": "gold"]))
        let requests = await server.requests
        #expect(
            requests.map { $0.url.path } == [
                "/genesys/1/service/request-chat", "/genesys/1/service/\(chat.serviceID)/ixn/chat",
            ])
        #expect(requests.allSatisfy { $0.method == "POST" && $0.headers["gms_user"] == chat.userHeader })
        #expect(Set(requests.map { $0.headers["Idempotency-Key"] }).count == 2)
        #expect(chat.userHeader.count == 32)
        let form = FormFields(try #require(requests.last).body)
        let expected = [
            "notify_by": "comet", "firstName": "Kristi", "lastName": "Sippola", "userDisplayName": "Ü & Co",
            "email": "k@example.com", "subject": "Help", "push_notification_deviceid": "t/1+2",
            "push_notification_type": "fcm", "push_notification_language": "en-US", "push_notification_debug": "true",
            "push_notification_provider": "my-app", "usr_plan": "gold",
        ]
        #expect(form.names == Set(expected.keys))
        for (name, value) in expected { #expect(form[name] == value) }
    }

    @Test("going to the background reports the highest position, and the return brings every word once")
    func background() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            await server.agent("Message.Text", "first", in: id)
            _ = await chat.entries(upTo: "first")
            try await chat.startTyping()
            await server.agent("Message.Text", "second", in: id)
            _ = await chat.entries(upTo: "second")
            try await chat.enterBackground()
            #expect(await server.farewells.compactMap { $0["ext"]?["transcriptPosition"]?.string }.last != nil)
            let steps = await server.log.suffix(2)
            #expect(steps == ["stopTyping", "/meta/disconnect"])
            for number in 1...5 { await server.agent("Message.Text", "away \(number)", in: id) }
            await chat.enterForeground()
            let missed = await chat.entries(upTo: "away 5")
            #expect(missed.filter { $0.type == .messageText }.map(\.text) == (1...5).map { "away \($0)" })
        }
    }

    @Test("the position told when leaving counts what was received, as a string")
    func reportedPosition() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            for number in 2...4 { await server.agent("Message.Text", "\(number)", in: id) }
            _ = await chat.entries(upTo: "4")
            try await chat.enterBackground()
            try await chat.enterBackground()
        }
        #expect(await server.farewells.map { $0["ext"] } == [["transcriptPosition": "4"]])
    }

    @Test("a session that the server forgot is replaced without a word lost")
    func unknownClient() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            await server.agent("Message.Text", "before", in: id)
            _ = await chat.entries(upTo: "before")
            await server.restart(keepingSessions: false)
            await server.agent("Message.Text", "after", in: id)
            #expect(await chat.entries(upTo: "after").map(\.position) == [3])
            await server.arrival(of: 2, on: "/meta/subscribe")
        }
    }

    @Test("a server that was down for a while is found again, with the same session")
    func restart() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            await server.agent("Message.Text", "before", in: id)
            _ = await chat.entries(upTo: "before")
            await server.set(down: true)
            await server.restart(keepingSessions: true)
            await chat.loss()
            await server.agent("Message.Text", "while down", in: id)
            await server.set(down: false)
            #expect(await chat.entries(upTo: "while down").map(\.position) == [3])
        }
        #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
    }

    @Test("an answer that was written and lost is made good")
    func lostAnswer() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            await server.agent("Message.Text", "first", in: id)
            _ = await chat.entries(upTo: "first")
            let connects = await server.log.filter { $0 == "/meta/connect" }.count
            await server.fault(.lostAnswer, on: "/meta/connect")
            await server.agent("Message.Text", "second", in: id)
            await server.arrival(of: connects + 1, on: "/meta/connect")
            await server.agent("Message.Text", "in the lost answer", in: id)
            #expect(await chat.entries(upTo: "in the lost answer").map(\.position) == [3, 4])
        }
    }

    @Test("what the server sends again is seen once", arguments: [1, 3, 100])
    func resend(count: Int) async throws {
        await server.set(resend: count)
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            for round in 1...3 {
                await server.agent("Message.Text", "a\(round)", in: id)
                await server.agent("Message.Text", "b\(round)", in: id)
                let entries = await chat.entries(upTo: "b\(round)")
                #expect(entries.suffix(2).map(\.text) == ["a\(round)", "b\(round)"])
                await server.restart(keepingSessions: false)
            }
        }
    }

    @Test("typing is told when it changes, not with every key")
    func typing() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        try await chat.stopTyping()
        try await chat.startTyping()
        try await chat.startTyping()
        await chat.say("done")
        try await chat.stopTyping()
        try await chat.startTyping()
        try await chat.stopTyping()
        #expect(await server.log.suffix(4) == ["startTyping", "send", "startTyping", "stopTyping"])
    }

    @Test("ending tells the server, brings the last events and lets run() return")
    func ending() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await chat.run() }
            await chat.connection(.live)
            try await chat.end()
            try await chat.end()
            var events: [ChatEvent] = []
            for await event in chat.events { events.append(event) }
            #expect(events.last == .ended)
            let texts = events.compactMap { if case .entry(let entry) = $0 { entry.text } else { nil } }
            #expect(texts.last == "has left the session")
            try await group.waitForAll()
        }
        #expect(await server.log.filter { $0 == "disconnect" }.count == 1)
        try await chat.run()
    }

    @Test("an end whose answer was lost is an end, also where the server answers 400 about chats that have ended")
    func endedTwice() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        await server.refuseEndedChats()
        await server.fault(.lostAnswer, on: "disconnect")
        try await chat.end()
        #expect(await server.log.filter { $0 == "disconnect" }.count == 2)
    }

    @Test("a chat that the server does not know ends run() as expired")
    func expired() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        await server.forgetChats()
        let error = await #expect(throws: BeckonClientError.self) { try await chat.run() }
        #expect(error?.code == .expired)
    }

    @Test("a server that answers 400 about a chat that has ended is understood")
    func endedWith400() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let server = server
        await server.refuseEndedChats()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await chat.run() }
            await chat.connection(.live)
            try await chat.enterBackground()
            await server.agentEnds(chat.serviceID)
            await chat.enterForeground()
            try await group.waitForAll()
        }
        var events: [ChatEvent] = []
        for await event in chat.events { events.append(event) }
        #expect(events.last == .ended)
    }

    @Test("run() again after a cancelled one goes on with the same events, and two at a time are refused")
    func runAgain() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        try await harness.running(chat) {
            await chat.connection(.live)
            let second = await #expect(throws: BeckonClientError.self) { try await chat.run() }
            #expect(second?.code == .alreadyRunning)
        }
        await server.agent("Message.Text", "between", in: id)
        try await harness.running(chat) {
            #expect(await chat.entries(upTo: "between").last?.position == 2)
        }
    }

    @Test("an app that does not read stops the polling, and loses nothing")
    func slowApp() async throws {
        let harness = try ChatHarness { $0.eventLimit = 4 }
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, harness.server)
        try await harness.running(chat) {
            await server.arrival(of: 2, on: "/meta/connect")
            for number in 1...200 {
                await server.agent("Message.Text", "\(number)", in: id)
                await Task.yield()
            }
            // Turns enough for a chat without bounds to take everything.
            for _ in 0..<2_000 where await chat.position < 201 {
                _ = await server.log.count
                await Task.yield()
            }
            #expect(await chat.position < 200)
            let texts = await chat.entries(upTo: "200").filter { $0.type == .messageText }.map(\.text)
            #expect(texts == (1...200).map(String.init))
        }
    }

    @Test("a transcript that comes in parts is asked for to its end")
    func pages() async throws {
        await server.set(pageSize: 7)
        let chat = try await harness.gateway.startChat(ChatRequest())
        for number in 1...50 { await server.agent("Message.Text", "\(number)", in: chat.serviceID) }
        await server.fault(.lostAnswer, on: "/meta/connect")
        try await harness.running(chat) {
            #expect(await chat.entries(upTo: "50").count == 51)
        }
    }

    @Test("positions that the server has forgotten are told as a gap")
    func gap() async throws {
        let chat = try await harness.gateway.startChat(ChatRequest())
        let (id, server) = (chat.serviceID, server)
        for number in 2...9 { await server.agent("Message.Text", "\(number)", in: id) }
        await server.forgetEvents(upTo: 5, in: id)
        var found: [ChatEvent] = []
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await chat.run() }
            for await event in chat.events {
                if case .connection = event { continue }
                found.append(event)
                if case .entry(let entry) = event, entry.position == 9 { break }
            }
            group.cancelAll()
        }
        #expect(found.first == .gap(1...5))
        #expect(found.count == 5)
    }

    @Test("chats of one customer do not mix")
    func twoChats() async throws {
        let one = try await harness.gateway.startChat(ChatRequest(userHeader: "same"))
        let other = try await harness.gateway.startChat(ChatRequest(userHeader: "same"))
        let server = server
        try await harness.running(one) {
            await server.agent("Message.Text", "for the other", in: other.serviceID)
            await server.agent("Message.Text", "for one", in: one.serviceID)
            #expect(await one.entries(upTo: "for one").map(\.position) == [1, 2])
        }
    }
}
