import BeckonClient
import BeckonSimulators
import Foundation
import Testing

// the model begins
/// One chat of the customer, as the screen shows it.
@MainActor final class CustomerChat {
    private(set) var lines: [ChatEntry] = []
    private(set) var connection = ChatConnection.connecting
    private(set) var hasEnded = false
    /// Called after each change.
    var changed: () -> Void = {}

    let chat: Chat

    init(_ chat: Chat) { self.chat = chat }

    /// Begins a chat.
    static func begin(_ gateway: Gateway, nickname: String, device: PushDevice?) async throws -> CustomerChat {
        CustomerChat(try await gateway.startChat(ChatRequest(nickname: nickname, device: device)))
    }

    /// Goes on with a chat that was kept, from its first line.
    static func restore(_ gateway: Gateway, _ snapshot: ChatSnapshot) -> CustomerChat {
        var snapshot = snapshot
        snapshot.position = 0
        return CustomerChat(gateway.restoreChat(snapshot))
    }

    /// Keeps the chat connected and the screen up to date, until the chat ends or the task is cancelled.
    func run() async throws {
        let chat = chat
        async let connected: Void = chat.run()
        async let resent: Void = resend()
        for await event in chat.events {
            switch event {
            case .entry(let line): lines.append(line)
            case .gap: break  // The server has forgotten these lines; what follows is complete.
            case .connection(let state): connection = state
            case .ended: hasEnded = true
            }
            changed()
        }
        await resent
        try await connected
    }

    /// Says what an earlier run of the app could not deliver.
    private func resend() async {
        for message in await chat.unsentMessages { try? await chat.send(message) }
    }

    /// Says something; throws when it could not be delivered, and keeps it among the unsent messages.
    func say(_ text: String) async throws { try await chat.send(text) }

    /// Leaves the screen: from now on the gateway pushes. Gives what to keep in the keychain.
    func leave() async -> ChatSnapshot {
        try? await chat.enterBackground()  // Offline: the gateway notices by itself after a while.
        return await chat.snapshot
    }

    /// Comes back to the screen.
    func comeBack() async { await chat.enterForeground() }
}
// the model ends

/// What `docs/app.md` tells an app team does what it says there.
@Suite(.timeLimit(.minutes(20))) struct AppExampleTests {
    /// Runs a chat beside a body, which can wait until the screen shows something.
    @MainActor private func showing(
        _ screen: CustomerChat, _ body: (_ until: (_ text: String) async -> Void) async throws -> Void
    ) async throws {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        screen.changed = { change.yield() }
        let running = Task { try await screen.run() }
        defer { running.cancel() }
        try await body { text in
            while !screen.lines.contains(where: { $0.text == text }) {
                for await _ in changes { break }
            }
        }
    }

    @MainActor @Test("a chat goes on after the app was ended, from its push, with every word in place")
    func story() async throws {
        try await RunningGateway.run { running in
            let gateway = Gateway(url: running.url)
            let device = PushDevice(kind: .ios, token: String(repeating: "ab", count: 32))
            let desk = try await RunningGateway.Desk(running)
            let screen = try await CustomerChat.begin(gateway, nickname: "Kristi", device: device)
            let kept = try await first(screen, desk)
            try await running.log.wait(for: 1)
            let payload = try #require(running.log.entries(after: 0).first).payload
            guard case .openChat(let service, _, _) = try PushIntent(payload: payload) else {
                Issue.record("the push does not open a chat")
                return
            }
            let snapshot = try JSONDecoder().decode(ChatSnapshot.self, from: kept)
            #expect(service == snapshot.serviceID)
            try await again(CustomerChat.restore(gateway, snapshot))
        }
    }

    /// The chat until the app is gone and the agent has answered; gives what the app kept.
    @MainActor private func first(_ screen: CustomerChat, _ desk: RunningGateway.Desk) async throws -> Data {
        var kept = Data()
        try await showing(screen) { until in
            await until("has joined the session")
            let id = try await desk.waitingChat()
            try await desk.post("chats/\(id)/take")
            try await screen.say("Hello.")
            try await desk.post("chats/\(id)/send", ["text": "How can I help?", "key": "1"])
            await until("How can I help?")
            kept = try JSONEncoder().encode(await screen.leave())
            try await desk.post("chats/\(id)/send", ["text": "Are you still there?", "key": "2"])
        }
        return kept
    }

    /// The same chat in an app that was started anew.
    @MainActor private func again(_ screen: CustomerChat) async throws {
        try await showing(screen) { until in
            await until("Are you still there?")
            #expect(
                screen.lines.map(\.text) == [
                    "has joined the session", "has joined the session", "Hello.", "How can I help?",
                    "Are you still there?",
                ])
            #expect(screen.lines.map(\.position) == Array(1...5))
            #expect(screen.lines.map(\.isOwn) == [true, false, true, false, false])
        }
    }

    @Test("the page shows this model")
    func page() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let page = try String(contentsOf: root.appendingPathComponent("docs/app.md"), encoding: .utf8)
        let begin = try #require(source.range(of: "// the model begins\n"))
        let end = try #require(source.range(of: "// the model ends\n"))
        #expect(page.contains(source[begin.upperBound..<end.lowerBound]))
    }
}
