import BeckonClient
import BeckonJSON
import BeckonSimulators
import GMSContract
import Testing

/// The main job over real sockets, with the library that apps use.
@Suite(.timeLimit(.minutes(20))) struct PhoneStoryTests {
    /// Reads a chat's events until one says a text; gives every entry that came, in order.
    private func entries(
        _ events: inout ChatEvents.Iterator, until text: String
    ) async -> [ChatEntry] {
        var entries: [ChatEntry] = []
        while let event = await events.next() {
            guard case .entry(let entry) = event else { continue }
            entries.append(entry)
            if entry.text == text { break }
        }
        return entries
    }

    @Test(
        "chat, background, push, return: every word in place once",
        arguments: [PushDevice.Kind.ios, .fcm, .customhttp])
    func chatStory(kind: PushDevice.Kind) async throws {
        try await RunningGateway.run { running in
            let gateway = BeckonClient.Gateway(url: running.url)
            let token = String(repeating: "ab", count: 32)
            let chat = try await gateway.startChat(
                ChatRequest(nickname: "Stan", device: PushDevice(kind: kind, token: token)))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await chat.run() }
                var events = chat.events.makeAsyncIterator()
                var seen = await entries(&events, until: "has joined the session")

                let desk = try await RunningGateway.Desk(running)
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                try await chat.send("Hello.")
                try await desk.post("chats/\(id)/send", ["text": "How can I help?", "key": "1"])
                seen += await entries(&events, until: "How can I help?")
                #expect(seen.map(\.position) == Array(1...4))

                try await chat.enterBackground()
                let away = try await desk.get("chats/\(id)")
                #expect(away["online"] == false)
                #expect(away["notice"] == "customer is not online")
                try await desk.post("chats/\(id)/send", ["text": "A line of text.", "key": "2"])
                try await desk.post("chats/\(id)/send", ["text": "Another line of text.", "key": "3"])
                try await checkPushes(running.log, kind: kind, token: token)

                await chat.enterForeground()
                seen += await entries(&events, until: "Another line of text.")
                #expect(seen.map(\.position) == Array(1...6))
                #expect(
                    seen.map(\.text) == [
                        "has joined the session", "has joined the session", "Hello.", "How can I help?",
                        "A line of text.", "Another line of text.",
                    ])
                #expect(try await desk.hears(of: id) { $0["notice"] == .null && $0["online"] == true })
                try await chat.end()
                group.cancelAll()
            }
        }
    }

    /// Reads pushes until both lines were pushed, each once: in one push, or in two when the first line's grace was over
    /// before the second came. A push to an iPhone has no room for lines.
    private func checkPushes(_ log: SimulatedPushLog, kind: PushDevice.Kind, token: String) async throws {
        var lines: [String] = []
        var count = 0
        repeat {
            count += 1
            try await log.wait(for: count)
            let push = try #require(log.entries(after: 0).dropFirst(count - 1).first)
            #expect(push.token == token)
            lines += try self.lines(of: push.payload, kind: kind)
        } while kind != .ios && lines.last != "Another line of text." && count < 2
        #expect(lines == (kind == .ios ? [] : ["A line of text.", "Another line of text."]))
    }

    /// What a push carries; it opens the chat when it is tapped.
    private func lines(of payload: [UInt8], kind: PushDevice.Kind) throws -> [String] {
        var json = try JSONValue(parsing: payload)
        if kind == .fcm { json = json["message"]?["data"] ?? .null }
        guard case .openChat(let service, _, let lines) = try PushIntent(payload: json) else {
            Issue.record("the push does not open a chat")
            return []
        }
        #expect(service?.count == 32)
        return lines.compactMap(\.text)
    }

    @Test("a chat callback: offer, push, menu, yes, and the chat opens through its dialog")
    func callbackStory() async throws {
        try await RunningGateway.run { running in
            let gateway = BeckonClient.Gateway(url: running.url)
            let token = String(repeating: "cd", count: 32)
            let callback = try await gateway.requestCallback(
                CallbackRequest(
                    service: "chat-wait", customerNumber: "5550100",
                    device: PushDevice(kind: .ios, token: token)))
            let desk = try await RunningGateway.Desk(running)
            let offered = try await desk.post("callbacks/\(callback.id)/offer")
            #expect(offered["state"] == "QUEUED")
            try await running.log.wait(for: 1)
            let push = try #require(running.log.entries(after: 0).first)
            let json = try JSONValue(parsing: push.payload)
            #expect(json["aps"]?["alert"] == "Agent is available right now")
            let intent = try PushIntent(payload: json)
            guard case .displayMenu(let menu)? = try await gateway.dialog(for: intent) else {
                Issue.record("the push does not lead to the menu")
                return
            }
            let yes = try #require(menu.groups.first?.items.first)
            guard case .startChat(let start) = try await gateway.choose(yes) else {
                Issue.record("yes does not lead to the chat")
                return
            }
            let chat = try await gateway.startChat(start)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await chat.run() }
                var events = chat.events.makeAsyncIterator()
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                try await desk.post("chats/\(id)/send", ["text": "Here I am.", "key": "1"])
                let seen = await entries(&events, until: "Here I am.")
                #expect(seen.map(\.position) == [1, 2, 3])
                try await desk.post("chats/\(id)/end")
                group.cancelAll()
            }
            #expect(try await desk.get("work")["callbacks"]?.array?.isEmpty == true)
        }
    }
}
