import BeckonClientTesting
import BeckonTransport
import Foundation
import TestSupport
import Testing

@testable import BeckonClient

/// What an app team meets besides chats: previews, the log, ends of sequences, privacy.
@Suite(.timeLimit(.minutes(20)))
struct AppDayTests {
    @Test("a preview shows any transcript, and what is sent in it waits")
    func preview() async throws {
        let line = TranscriptLine(id: "#1", kind: .message, text: "How can I help?", sender: "Jo", position: 1)
        let shown = Transcript(lines: [line], phase: .open, connection: .live, typing: ["Jo"], agents: ["Jo"])
        let chat = Conversation.showing(shown)
        #expect(await chat.transcript == shown)
        try await chat.send("Hello.")
        #expect(await chat.transcript.messages == ["How can I help?", "Hello."])
        await chat.show(Transcript(phase: .refused(.refused, "We are closed.")))
        #expect(await chat.transcript.phase == .refused(.refused, "We are closed."))
    }

    @Test("no value comes twice, and the sequence ends with the conversation")
    func changes() async throws {
        let chat = Conversation.showing(Transcript(phase: .open, connection: .live))
        async let seen = chat.changes.reduce(into: [Transcript]()) { $0.append($1) }
        for connection in [ChatConnection.live, .connecting, .connecting, .live] {
            await chat.show(Transcript(phase: .open, connection: connection))
            await chat.show()
            for _ in 0..<20 { await Task.yield() }
        }
        await chat.show(Transcript(phase: .ended, connection: .live))
        let values = await seen
        #expect(values.last?.phase == .ended)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("the sequence goes on after the end while something is unread or not settled")
    func changesAfterEnd() async throws {
        let line = TranscriptLine(id: "#1", kind: .message, text: "Bye.", sender: "Jo", position: 1)
        let chat = Conversation.showing(Transcript(lines: [line], phase: .ended, unread: 1))
        var values = chat.changes.makeAsyncIterator()
        #expect(await values.next()?.unread == 1)
        await chat.appear()
        #expect(await values.next()?.unread == 0)
        #expect(await values.next() == nil)
    }

    @Test("a conversation that was forgotten ends its sequences")
    func changesAfterSignOut() async throws {
        let phone = try TestPhone()
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            async let last = chat.changes.reduce(nil as Transcript?) { $1 }
            try await centre.signOut()
            #expect(await last?.phase == .ended)
        }
    }

    @Test("the log tells of requests and connections, and of no id, text or name")
    func log() async throws {
        let lines = Guarded<[LogLine]>([])
        let phone = try TestPhone { $0.log = { line in lines.withLock { $0.append(line) } } }
        await phone.server.fault(.status(502), on: "send")
        try await phone.running { centre in
            let chat = try await centre.conversation(ChatRequest(nickname: "Kristi"))
            try await chat.send("Hello.")
            await chat.settled()
        }
        let told = lines.withLock { $0 }.map(\.description)
        #expect(told.contains("a conversation's connection changes to=live"))
        #expect(
            told.contains {
                $0.hasPrefix("a request failed code=refused request=POST genesys/1/service/*/ixn/chat/send")
            })
        #expect(told.allSatisfy { !$0.contains("180-1") && !$0.contains("Hello") && !$0.contains("Kristi") })
    }

    @Test(
        "the log knows a path by its words",
        arguments: [
            ("https://gms.test/genesys/1/service/1a2b/ixn/chat", "genesys/1/service/*/ixn/chat"),
            ("https://gms.test/genesys/2/chat/abcdefghijabcdefghijk/send", "genesys/2/chat/*/send"),
            ("https://gms.test/beckon/1/devices/d%C3%A9", "beckon/1/devices/*"),
        ])
    func shape(url: String, shape: String) throws {
        #expect(GatewayCaller.shape(of: try #require(URL(string: url))) == shape)
    }

    @Test("a call that reaches no server says so within seconds; one that a busy server refuses has its time")
    func offline() {
        func last(_ failure: RetryPolicy.Failure) -> Duration {
            let policy = RetryPolicy(patience: .seconds(30), mayRepeat: true)
            var (elapsed, attempt) = (Duration.zero, 1)
            while let delay = policy.delay(after: failure, attempt: attempt, elapsed: elapsed, jitter: 0) {
                (elapsed, attempt) = (elapsed + delay, attempt + 1)
            }
            return elapsed
        }
        let offline = TransportError(code: .cannotConnect, message: "")
        #expect(last(.transport(offline)) <= .seconds(5))
        #expect(last(.status(503, retryAfter: nil)) > .seconds(10))
        let policy = RetryPolicy(patience: .seconds(30), mayRepeat: true)
        let silent = RetryPolicy.Failure.transport(TransportError(code: .timeout, message: ""))
        #expect(policy.delay(after: silent, attempt: 1, elapsed: .seconds(15), jitter: 0) == nil)
    }

    @Test("a text that nobody answers shows that nobody answers, also off the screen")
    func silence() async throws {
        let phone = try TestPhone()
        let server = phone.server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.failure(.timeout), on: "send")
            async let lost = chat.until { $0.connection == .offline(.silent) }
            try await chat.send("Hello.")
            _ = await lost
            await chat.until { $0.connection == .live }
            await chat.settled()
            #expect(await server.messages(in: "180-1") == ["Hello."])
        }
    }

    @Test("an app finds the library's privacy manifest, which says that nothing is tracked")
    func privacy() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/BeckonClient/PrivacyInfo.xcprivacy")
        let manifest = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let members = try #require(manifest as? [String: Any])
        #expect(members["NSPrivacyTracking"] as? Bool == false)
        #expect((members["NSPrivacyCollectedDataTypes"] as? [[String: Any]])?.count == 8)
    }
}
