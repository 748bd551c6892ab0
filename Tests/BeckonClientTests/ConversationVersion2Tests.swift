import BeckonClientTesting
import BeckonTransport
import Foundation
import GMSContract
import TestSupport
import Testing

@testable import BeckonClient

/// Conversations with a server whose chats are of version 2 over REST.
struct ConversationVersion2Tests {
    static func phone() throws -> TestPhone { try TestPhone { $0.usesChatVersion2 = true } }

    @Test("a chat begins, says and hears, is read, and ends, all of it by version 2", arguments: [true, false])
    func wholeChat(isBeckon: Bool) async throws {
        let phone = try Self.phone()
        let server = phone.server
        await server.set(isBeckon: isBeckon)
        try await phone.running { centre in
            let chat = try await centre.conversation(ChatRequest(nickname: "Ada"))
            await chat.appear()
            try await chat.send("Hello")
            await chat.settled()
            await server.agent("Message.Text", "Good morning", in: "180-1")
            let heard = await chat.until { $0.messages == ["Hello", "Good morning"] }
            #expect(heard.phase == .open)
            #expect(heard.lines.first?.sender == "Ada")
            #expect(heard.lines.last?.sender == "Agent")
            #expect(heard.lines.last?.time != nil)
            await server.arrival(on: "readReceipt")
            try await chat.end()
            await chat.until { $0.phase == .ended }
        }
        #expect(await server.chats["180-1"]?.isOver == true)
        #expect(await server.readReceipts.first.map { $0 > 1 } == true)
        #expect(await server.receipts.isEmpty, "the key of a chat is no secret of a service")
        let paths = await server.requests.map(\.url.path)
        #expect(paths.allSatisfy { $0.hasPrefix("/genesys/2/chat/request-chat") })
        #expect(paths.filter { $0 == "/genesys/2/chat/request-chat" }.count == 1)
    }

    @Test("the connection is shown by the answers, and in the background nothing is asked")
    func connection() async throws {
        let phone = try Self.phone()
        let server = phone.server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.set(down: true)
            await chat.until { $0.connection == .offline(.unreachable) }
            await server.set(down: false)
            await chat.until { $0.connection == .live }
            await centre.enterBackground()
            await chat.until { $0.connection == .background }
            let before = await server.requests.count
            await server.agent("Message.Text", "Are you there?", in: "180-1")
            for _ in 0..<200 { await Task.yield() }
            #expect(await server.requests.count <= before + 1, "at most the question that was under way")
            await centre.enterForeground()
            await chat.until { $0.messages == ["Are you there?"] }
        }
    }

    @Test("a chat goes on after the app was ended, under the alias that the server gave last")
    func restart() async throws {
        let phone = try Self.phone()
        let server = phone.server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("one")
            await chat.settled()
            await server.set(alias: "118")
            try await chat.send("two")
            await chat.settled()
            await centre.enterBackground()
        }
        await server.agent("Message.Text", "three", in: "180-1")
        try await phone.running { centre in
            let chat = try await centre.conversation()
            #expect(await Array(chat.transcript.messages.prefix(2)) == ["one", "two"], "the words are there already")
            await chat.until { $0.messages == ["one", "two", "three"] }
        }
        let last = try #require(await server.requests.last)
        #expect(FormFields(last.body)["alias"] == "118")
    }

    @Test(
        "a request that may be repeated is repeated; a refused line fails with the server's words; an ended chat ends")
    func statuses() async throws {
        let phone = try Self.phone()
        let server = phone.server
        try await phone.running { centre in
            await server.refuseVersion2(1, isEnded: false)
            let chat = try await centre.conversation()
            await chat.until { $0.phase == .open }
            await centre.enterBackground()
            await chat.until { $0.connection == .background }
            await server.refuseVersion2(1, isEnded: false)
            await server.refuseVersion2(2, isEnded: false)
            try await chat.send("Hello")
            let failed = await chat.until { $0.states.contains { $0 == .failed(.refused, "not now") } }
            #expect(failed.phase == .open)
            await server.refuseVersion2(2, isEnded: true)
            await centre.enterForeground()
            await chat.until { $0.phase == .ended }
        }
    }

    @Test("a refused chat says so with the server's words")
    func refusedChat() async throws {
        let phone = try Self.phone()
        await phone.server.refuseVersion2(2, isEnded: true)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            let shown = await chat.until { if case .refused = $0.phase { true } else { false } }
            #expect(shown.phase == .refused(.chatEnded, "not now"))
        }
    }

    @Test(
        "an index at the end of all numbers is no position, and costs nothing",
        arguments: [Int64.max, Int64.max - 1, 0, -1, .min])
    func extremeIndices(index: Int64) throws {
        func message(_ index: Int64) -> ChatV2Message {
            ChatV2Message(
                index: index, type: .message, utcTime: 1, from: .init(nickname: "a", participantID: 2, type: "Agent"),
                text: "x")
        }
        var transcript = ChatTranscript(serviceID: "1")
        let odd = ChatNews(
            ChatV2Answer(status: .done, isEnded: false, chatID: "1", messages: [message(index), message(1)]))
        #expect(transcript.receive(odd).count == 1)
        _ = transcript.skipGap()
        #expect(transcript.position == 1)
        #expect(GatewayCalls.lastPosition(before: index) >= 0)
    }

    @Test("what the server sends out of order or without an index costs no event")
    func indices() throws {
        func message(_ index: Int64?, _ text: String) -> ChatV2Message {
            ChatV2Message(
                index: index, type: index == nil ? .notice : .message, utcTime: 1,
                from: .init(nickname: "a", participantID: 2, type: "Agent"), text: text)
        }
        var transcript = ChatTranscript(serviceID: "1")
        let news = ChatNews(
            ChatV2Answer(
                status: .done, isEnded: false, chatID: "1",
                messages: [message(nil, "limits"), message(1, "a"), message(3, "c")]))
        #expect(transcript.receive(news).count == 1)
        #expect(transcript.needsCatchUp)
        let rest = ChatNews(
            ChatV2Answer(status: .done, isEnded: false, chatID: "1", messages: [message(2, "b"), message(3, "c")]))
        #expect(transcript.catchUp(rest).count == 2)
        #expect(!transcript.needsCatchUp)
    }
}
