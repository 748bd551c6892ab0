import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@testable import BeckonClient

@Suite(.timeLimit(.minutes(20)))
struct ConversationTests {
    let phone: TestPhone
    var server: StandInGateway { phone.server }

    init() throws { phone = try TestPhone() }

    @Test("the first chat: a greeting, an answer, the end")
    func wholeConversation() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation(ChatRequest(nickname: "Kristi"))
            try await chat.send("Hello.")
            await chat.until { $0.messages == ["Hello."] && $0.states.last == .sent }
            await server.agent("Notice.Joined", "has joined the session", in: "180-1")
            await server.agent("Notice.TypingStarted", "is typing", in: "180-1")
            await chat.until { $0.typing == ["Agent"] && $0.agents == ["Agent"] }
            await server.agent("Message.Text", "How can I help?", in: "180-1")
            let transcript = await chat.until { $0.messages.count == 2 }
            #expect(transcript.typing.isEmpty)
            #expect(transcript.unread == 1)
            #expect(transcript.phase == .open)
            await chat.markRead()
            #expect(await chat.transcript.unread == 0)
            await server.agentEnds("180-1")
            let last = await chat.until { $0.phase == .ended }
            #expect(last.agents.isEmpty)
            let error = await #expect(throws: BeckonClientError.self) { try await chat.send("Anybody?") }
            #expect(error?.code == .chatEnded)
        }
    }

    @Test("lines typed offline wait in order, and go by themselves when the network is back", arguments: [true, false])
    func offline(isBeckon: Bool) async throws {
        let server = server
        await server.set(isBeckon: isBeckon)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.set(down: true)
            for text in ["one", "two", "three"] { try await chat.send(text) }
            let waiting = await chat.until { $0.messages.count == 3 }
            #expect(waiting.states.allSatisfy { $0 == .pending || $0 == .sending })
            await server.set(down: false)
            let transcript = await chat.until { $0.lines.suffix(3).allSatisfy { $0.position != nil } }
            #expect(transcript.messages == ["one", "two", "three"])
            #expect(await server.messages(in: "180-1") == ["one", "two", "three"])
        }
    }

    @Test("a conversation can begin offline, and be written in at once")
    func beginsOffline() async throws {
        let server = server
        await server.set(down: true)
        let line = try await phone.running { centre in
            let chat = try await centre.conversation(ChatRequest(nickname: "Sam"))
            return try await chat.send("Before there was a network.")
        }
        await server.set(down: false)
        try await phone.running { centre in
            let chat = try #require(try await centre.history().first)
            let transcript = await chat.until { $0.lines.last?.position != nil }
            #expect(transcript.lines.last?.id == line)
            #expect(transcript.messages == ["Before there was a network."])
        }
        #expect(await server.messages(in: "180-1") == ["Before there was a network."])
        #expect(await server.log.filter { $0 == "request-chat" }.count == 1)
    }

    @Test("an app that is ended while it sends says each line once", arguments: [true, false])
    func killed(isBeckon: Bool) async throws {
        let server = server
        await server.set(isBeckon: isBeckon)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.hold("send")
            try await chat.send("said once")
            try await chat.send("and this")
            await server.arrival(on: "send")
        }
        // The request is with the server, which carries it out after the app is gone.
        await server.release()
        try await phone.running { centre in
            let chat = try await centre.conversation()
            let transcript = await chat.settled()
            #expect(transcript.messages.filter { $0 == "said once" }.count == 1)
            let said = await server.messages(in: "180-1")
            #expect(said.filter { $0 == "said once" }.count <= 1)
            #expect(said.last == "and this")
            #expect(transcript.lines.filter { $0.position != nil && $0.kind == .message }.map(\.text) == said)
        }
    }

    @Test("where keys count for nothing, a lost answer is never repeated; the transcript settles it")
    func lostAnswer() async throws {
        let server = server
        await server.set(isBeckon: false)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.lostAnswer, on: "send")
            try await chat.send("once")
            let transcript = await chat.settled()
            #expect(transcript.states == [.sent])
            #expect(await server.messages(in: "180-1") == ["once"])
        }
    }

    @Test("where keys count for nothing, a lost request is unknown until the customer sends it again")
    func lostRequest() async throws {
        let server = server
        await server.set(isBeckon: false)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.lostRequest, on: "send")
            let id = try await chat.send("lost")
            try await chat.send("next")
            let transcript = await chat.settled()
            #expect(transcript.lines.last?.state == .unknown)
            #expect(await server.messages(in: "180-1") == ["next"])
            try await chat.retry(id)
            await chat.until { $0.lines.last?.position != nil }
            #expect(await server.messages(in: "180-1") == ["next", "lost"])
        }
    }

    @Test("with Beckon a lost answer or request costs nothing")
    func lostWithKeys() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await server.fault(.lostAnswer, on: "send", times: 2)
            await server.fault(.lostRequest, on: "send")
            try await chat.send("only once")
            await server.arrival(of: 4, on: "send")
            #expect(await server.messages(in: "180-1") == ["only once"])
        }
        let keys = await server.requests.filter { $0.url.path.hasSuffix("send") }.map { $0.headers["Idempotency-Key"] }
        #expect(keys.count == 4)
        #expect(Set(keys).count == 1)
    }

    @Test("a refused message fails with the server's words, and can be forgotten")
    func refused() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.status(400), on: "send")
            let id = try await chat.send("bad")
            let transcript = await chat.until { $0.states.last == .failed(.refused, "no") }
            #expect(transcript.lines.last?.id == id)
            try await chat.discard(id)
            #expect(await chat.transcript.messages.isEmpty)
        }
    }

    @Test("on a full disk a message that is to be sent again or forgotten stays what it was")
    func fullDiskLater() async throws {
        let (server, phone) = (server, phone)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.status(400), on: "send")
            let id = try await chat.send("bad")
            let failed = MessageState.failed(.refused, "no")
            await chat.until { $0.states.last == failed }
            phone.store.set(full: true)
            let again = await #expect(throws: BeckonClientError.self) { try await chat.retry(id) }
            #expect(again?.code == .notStored)
            #expect(await chat.transcript.states == [failed])
            let discarded = await #expect(throws: BeckonClientError.self) { try await chat.discard(id) }
            #expect(discarded?.code == .notStored)
            #expect(await chat.transcript.states == [failed])
            #expect(await server.messages(in: "180-1").isEmpty)
            phone.store.set(full: false)
            try await chat.retry(id)
            await chat.until { $0.lines.last?.position != nil }
        }
        #expect(await server.messages(in: "180-1") == ["bad"])
    }

    @Test("a chat that the server has forgotten ends, and says which lines were not said")
    func forgotten() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.forgetChats()
            try await chat.send("too late")
            let transcript = await chat.until { $0.phase == .ended }
            #expect(transcript.lines.last?.state == .failed(.expired, "unknown"))
        }
    }

    @Test("a disk that is full when a chat begins is tried again, and refuses nothing")
    func fullDiskAtStart() async throws {
        let (server, phone) = (server, phone)
        try await phone.running { centre in
            await server.set(down: true)
            let chat = try await centre.conversation()
            phone.store.set(full: true)
            await server.set(down: false)
            await server.arrival(on: "request-chat")
            for _ in 0..<200 { await Task.yield() }
            #expect(await server.log.allSatisfy { $0 != "chat" }, "nothing begins that is not stored")
            phone.store.set(full: false)
            await chat.until { $0.phase == .open }
        }
    }

    @Test("a call that is cancelled before its turn says so with an error of the library")
    func cancelledInLine() async throws {
        let centre = phone.start()
        let taps = (0..<8).map { _ in Task { try await centre.conversation().id } }
        for tap in taps.dropFirst() { tap.cancel() }
        for tap in taps {
            do {
                _ = try await tap.value
            } catch {
                #expect((error as? BeckonClientError)?.code == .cancelled)
            }
        }
    }

    @Test("however often it is asked for, there is one conversation")
    func oneConversation() async throws {
        let phone = phone
        let ids = try await phone.running { centre in
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<10 { group.addTask { try await centre.conversation().id } }
                var ids: Set<String> = []
                for try await id in group { ids.insert(id) }
                return ids
            }
        }
        #expect(ids.count == 1)
        let again = try await phone.running { try await $0.conversation().id }
        #expect(ids == [again])
    }

    @Test("after the end a new conversation begins, and the old one can be read")
    func nextConversation() async throws {
        let (server, phone) = (server, phone)
        try await phone.running { centre in
            let first = try await centre.conversation()
            try await first.send("first")
            await first.settled()
            try await first.end()
            await first.until { $0.phase == .ended }
            try await phone.time.time.sleep(.seconds(1))
            let second = try await centre.conversation()
            #expect(second.id != first.id)
            try await second.send("second")
            await second.until { $0.lines.last?.position != nil }
        }
        var said: [[String]] = []
        for id in await server.chats.keys { said.append(await server.messages(in: id)) }
        #expect(Set(said) == [["first"], ["second"]])
        let kept = try await phone.running { centre in
            var kept: [[String]] = []
            for conversation in try await centre.history() { kept.append(await conversation.transcript.messages) }
            return kept
        }
        #expect(kept.last == ["first"])
    }

    @Test("the end waits for what was said before it")
    func endAfterMessages() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.set(down: true)
            try await chat.send("last words")
            try await chat.end()
            await server.set(down: false)
            await chat.until { $0.phase == .ended }
        }
        #expect(await server.messages(in: "180-1") == ["last words"])
        #expect(await server.log.filter { $0 == "disconnect" }.count == 1)
    }

    @Test("a conversation that is ended before the server knew of it is never begun")
    func endBeforeBeginning() async throws {
        let server = server
        await server.set(down: true)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.end()
            #expect(await chat.transcript.phase == .ended)
            await server.set(down: false)
            let next = try await centre.conversation()
            #expect(next.id != chat.id)
            await next.until { $0.phase == .open }
        }
        #expect(await server.log.filter { $0 == "chat" }.count == 1)
    }

    @Test("an app that comes back opens with the words already there")
    func coldStart() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("Hello.")
            await chat.settled()
            await server.agent("Message.Text", "Hi.", in: "180-1")
            await chat.until { $0.messages == ["Hello.", "Hi."] }
            await centre.enterBackground()
        }
        await server.set(down: true)
        let chat = try #require(try await phone.start().history().first)
        #expect(await chat.transcript.messages == ["Hello.", "Hi."])
        #expect(await chat.transcript.unread == 1)
    }

    @Test("a device that cannot keep a message says so, and sends nothing")
    func fullDisk() async throws {
        let (server, phone) = (server, phone)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            phone.store.set(full: true)
            let error = await #expect(throws: BeckonClientError.self) { try await chat.send("lost?") }
            #expect(error?.code == .notStored)
            #expect(await chat.transcript.messages.isEmpty)
            phone.store.set(full: false)
            try await chat.send("kept")
            await chat.until { $0.lines.last?.position != nil }
        }
        #expect(await server.messages(in: "180-1") == ["kept"])
    }

    @Test("a cancelled task that could not wait for the disk does not say that its message is stored")
    func cancelledSend() async throws {
        let phone = phone
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            let senders = (0..<20).map { number in Task { try await chat.send("\(number)") } }
            for sender in senders { sender.cancel() }
            var said: Set<String> = []
            for (number, sender) in senders.enumerated() where (try? await sender.value) != nil {
                said.insert("\(number)")
            }
            await chat.settled()
            #expect(Set(await chat.transcript.messages) == said)
        }
    }

    @Test("only so many messages wait")
    func limit() async throws {
        await server.set(down: true)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            for number in 0..<256 { try await chat.send("\(number)") }
            let error = await #expect(throws: BeckonClientError.self) { try await chat.send("one more") }
            #expect(error?.code == .tooManyPending)
            let empty = await #expect(throws: BeckonClientError.self) { try await chat.send(" \n") }
            #expect(empty?.code == .invalidInput)
        }
    }

    @Test("a service that the server does not have is refused, and another try begins anew")
    func refusedStart() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation(ChatRequest(service: "unknown"))
            _ = try? await chat.send("Is anybody there?")
            let transcript = await chat.until { if case .refused = $0.phase { true } else { false } }
            #expect(transcript.phase == .refused(.notFound, "unknown"))
            #expect(transcript.states.allSatisfy { $0 == .failed(.notFound, nil) })
            #expect(try await centre.conversation(ChatRequest(service: "unknown")).id != chat.id)
        }
        #expect(await server.log.filter { $0 == "unknown" }.count <= 2)
    }

    @Test("a draft is there when the app comes back")
    func draft() async throws {
        try await phone.running { try await $0.conversation().store(draft: "I wanted to sa") }
        let draft = try await phone.running { try await $0.conversation().draft }
        #expect(draft == "I wanted to sa")
    }

    @Test("on a server without keys a chat whose creation had no answer is asked for, not begun twice")
    func creationInDoubt() async throws {
        let server = server
        await server.set(isBeckon: false)
        await server.fault(.lostAnswer, on: "chat")
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.phase == .open }
        }
        #expect(await server.log.filter { $0 == "chat" }.count == 1)
        #expect(await server.log.filter { $0 == "request-chat" }.count == 1)
    }

    @Test("conversations of one customer share a connection, and one goes on when the other ends")
    func sharedConnection() async throws {
        let server = server
        try await phone.running { centre in
            let one = try await centre.conversation()
            await one.until { $0.connection == .live }
            let other = try await centre.conversation(ChatRequest(service: "sales"))
            await other.until { $0.connection == .live }
            let ids = await server.chats.keys.sorted()
            for id in ids { await server.agent("Message.Text", "to \(id)", in: id) }
            await one.until { $0.messages == ["to \(ids[0])"] || $0.messages == ["to \(ids[1])"] }
            await other.until { $0.messages.count == 1 }
            #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
            try await one.end()
            await one.until { $0.phase == .ended }
            let left = try #require(await other.record.chat?.serviceID)
            await server.agent("Message.Text", "still here", in: left)
            await other.until { $0.messages.last == "still here" }
            #expect(await server.log.filter { $0 == "/meta/handshake" }.count == 1)
            await centre.enterBackground()
            #expect(await server.farewells.last?["ext"]?["transcriptPosition"]?.string == "3")
        }
    }
}
