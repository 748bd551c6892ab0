import Beckon
import BeckonClient
import BeckonJSON
import BeckonServer
import BeckonSimulators
import Foundation
import Testing

/// The main job over real sockets, with the library that apps use.
@Suite(.timeLimit(.minutes(20))) struct PhoneStoryTests {
    @Test(
        "chat, background, push, return: every word in place once",
        arguments: [PushDevice.Kind.ios, .fcm, .customhttp])
    func chatStory(kind: PushDevice.Kind) async throws {
        try await RunningGateway.run { running in
            let token = String(repeating: "ab", count: 32)
            try await TestApp.run(running.url) { centre in
                let chat = try await centre.conversation(
                    ChatRequest(nickname: "Stan", device: PushDevice(kind: kind, token: token)))
                await chat.until { $0.connection == .live }
                let desk = try await RunningGateway.Desk(running)
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                try await chat.send("Hello.")
                await chat.until { $0.lines.last?.state == .sent && $0.lines.last?.position != nil }
                try await desk.post("chats/\(id)/send", ["text": "How can I help?", "key": "1"])
                let seen = await chat.until { $0.lines.last?.text == "How can I help?" }
                #expect(seen.lines.compactMap(\.position) == Array(1...4))

                await centre.enterBackground()
                let away = try await desk.get("chats/\(id)")
                #expect(away["online"] == false)
                #expect(away["notice"] == "customer is not online")
                try await desk.post("chats/\(id)/send", ["text": "A line of text.", "key": "2"])
                try await desk.post("chats/\(id)/send", ["text": "Another line of text.", "key": "3"])
                try await checkPushes(running.log, kind: kind, token: token)

                await centre.enterForeground()
                let back = await chat.until { $0.lines.last?.text == "Another line of text." }
                #expect(back.lines.compactMap(\.position) == Array(1...6))
                #expect(
                    back.lines.map(\.text) == [
                        "has joined the session", "has joined the session", "Hello.", "How can I help?",
                        "A line of text.", "Another line of text.",
                    ])
                #expect(try await desk.hears(of: id) { $0["notice"] == .null && $0["online"] == true })
                try await chat.end()
                await chat.until { $0.phase == .ended }
            }
        }
    }

    @Test("a chat of version 2: a word each way, a file, the app ended and started again, the end")
    func version2Story() async throws {
        var options = GatewayOptions()
        options.usesChatVersion2 = true
        let (asked, disk) = (
            options, FileManager.default.temporaryDirectory.appendingPathComponent("phone-\(UUID().uuidString)")
        )
        defer { try? FileManager.default.removeItem(at: disk) }
        try await RunningGateway.run { running in
            let desk = try await RunningGateway.Desk(running)
            let id = try await TestApp.run(running.url, options: asked, directory: disk) { centre in
                let chat = try await centre.conversation(ChatRequest(nickname: "Stan"))
                try await chat.send("Hello.")
                await chat.until { $0.lines.last?.state == .sent && $0.lines.last?.position == 2 }
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                try await desk.post("chats/\(id)/send", ["text": "How can I help?", "key": "1"])
                await chat.until { $0.lines.last?.text == "How can I help?" && $0.agents.count == 1 }
                await centre.enterBackground()
                return id
            }
            try await desk.post("chats/\(id)/send", ["text": "Are you there?", "key": "2"])
            try await TestApp.run(running.url, options: asked, directory: disk) { centre in
                let chat = try await centre.conversation()
                #expect(await chat.transcript.lines.last?.text == "How can I help?")
                await chat.until { $0.lines.last?.text == "Are you there?" }
                try await chat.send(file: Array("%PDF-1.4".utf8), named: "order.pdf")
                let shown = await chat.until { Self.isSentFile($0.lines.last) }
                guard case .file(let file, "order.pdf", 8) = shown.lines.last?.kind else {
                    Issue.record("the file is not shown as one: \(String(describing: shown.lines.last?.kind))")
                    return
                }
                #expect(try await chat.file(file) == Array("%PDF-1.4".utf8))
                await chat.appear()
                try await chat.end()
                await chat.until { $0.phase == .ended }
                #expect(shown.lines.compactMap(\.position) == Array(1...6))
            }
            let left = try await desk.get("chats/\(id)")
            #expect(left["state"] == "ended", "\(left)")
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
        let intent = try PushIntent(payload: json.encoded())
        guard case .chat(let service) = intent.target else {
            Issue.record("the push does not open a chat")
            return []
        }
        #expect(service?.count == 32)
        return intent.lines
    }

    @Test("a chat callback: offer, push, menu, yes, and the chat opens through its dialog")
    func callbackStory() async throws {
        try await RunningGateway.run { running in
            let token = String(repeating: "cd", count: 32)
            try await TestApp.run(running.url) { centre in
                let callback = try await centre.callback(
                    CallbackRequest(
                        service: "chat-wait", customerNumber: "5550100", device: PushDevice(kind: .ios, token: token)))
                let desk = try await RunningGateway.Desk(running)
                let offered = try await desk.post("callbacks/\(callback.id)/offer")
                #expect(offered["state"] == "QUEUED")
                try await running.log.wait(for: 1)
                let push = try #require(running.log.entries(after: 0).first)
                let intent = try PushIntent(payload: push.payload)
                #expect(intent.text == "Agent is available right now")
                guard case .callback(let session) = try await centre.open(intent), session === callback,
                    case .menu(let menu)? = await session.step, let yes = menu.groups.first?.items.first
                else {
                    Issue.record("the push does not lead to the menu")
                    return
                }
                guard case .chat = try await session.choose(yes.id) else {
                    Issue.record("yes does not lead to the chat")
                    return
                }
                let chat = try await centre.chat(of: session)
                await chat.until { $0.connection == .live }
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                try await desk.post("chats/\(id)/send", ["text": "Here I am.", "key": "1"])
                let seen = await chat.until { $0.lines.last?.text == "Here I am." }
                #expect(seen.lines.compactMap(\.position) == [1, 2, 3])
                try await desk.post("chats/\(id)/end")
                await chat.until { $0.phase == .ended }
                #expect(try await desk.get("work")["callbacks"]?.array?.isEmpty == true)
            }
        }
    }

    @Test("a callback beside a chat under the app's own key is pushed, and so is the chat")
    func callbackBesideChat() async throws {
        try await RunningGateway.run { running in
            let token = String(repeating: "ef", count: 32)
            try await TestApp.run(running.url) { centre in
                try await centre.register(PushDevice(kind: .ios, token: token))
                let chat = try await centre.conversation(ChatRequest(nickname: "Stan", userHeader: "stan"))
                await chat.until { $0.connection == .live }
                let desk = try await RunningGateway.Desk(running)
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                let callback = try await centre.callback(
                    CallbackRequest(service: "chat-wait", customerNumber: "5550100"))
                try await desk.post("callbacks/\(callback.id)/offer")
                try await running.log.wait(for: 1)
                let offer = try #require(running.log.entries(after: 0).first)
                #expect(offer.token == token)
                #expect(try PushIntent(payload: offer.payload).text == "Agent is available right now")
                await centre.enterBackground()
                try await desk.post("chats/\(id)/send", ["text": "A line of text.", "key": "1"])
                try await running.log.wait(for: 2)
                #expect(running.log.entries(after: 0).dropFirst().first?.token == token)
            }
        }
    }

    @Test("two chats of a customer share one connection, and both come back from the background")
    func twoChats() async throws {
        try await RunningGateway.run { settings in
            settings.services.append(ServiceOptions(name: "sales", kind: .chat))
        } _: { running in
            try await TestApp.run(running.url) { centre in
                let support = try await centre.conversation(ChatRequest(nickname: "Stan"))
                await support.until { $0.connection == .live }
                let sales = try await centre.conversation(ChatRequest(service: "sales", nickname: "Stan"))
                await sales.until { $0.connection == .live }
                let desk = try await RunningGateway.Desk(running)
                let waiting = try await desk.get("work")["chats"]?.array ?? []
                let ids = waiting.compactMap { $0["id"]?.string }
                #expect(ids.count == 2)
                for id in ids {
                    try await desk.post("chats/\(id)/take")
                    try await desk.post("chats/\(id)/send", ["text": .string("live \(id)"), "key": "1"])
                }
                await support.until { $0.lines.last?.text.hasPrefix("live") == true }
                await sales.until { $0.lines.last?.text.hasPrefix("live") == true }
                await centre.enterBackground()
                for id in ids {
                    #expect(try await desk.hears(of: id) { $0["online"] == false })
                    try await desk.post("chats/\(id)/send", ["text": .string("away \(id)"), "key": "2"])
                }
                await centre.enterForeground()
                for chat in [support, sales] {
                    let transcript = await chat.until { $0.lines.last?.text.hasPrefix("away") == true }
                    #expect(transcript.lines.compactMap(\.position) == Array(1...4))
                }
            }
        }
    }

    @Test("files go both ways: the customer's reaches the desk once, the agent's is fetched, and notices stay notices")
    func files() async throws {
        try await RunningGateway.run { running in
            try await TestApp.run(running.url) { centre in
                let chat = try await centre.conversation(ChatRequest(nickname: "Stan"))
                await chat.until { $0.connection == .live }
                let desk = try await RunningGateway.Desk(running)
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                try await desk.post("chats/\(id)/notice", ["text": "A notice.", "key": "1"])
                let picture: [UInt8] =
                    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 5_000)
                try await chat.send(file: picture, named: "receipt \"1\".png")
                let shown = await chat.until { Self.isSentFile($0.lines.last) }
                guard case .file(let file, let name, let size)? = shown.lines.last?.kind else {
                    Issue.record("the file is not the last line")
                    return
                }
                #expect(name == "receipt 1.png")
                #expect(size == picture.count)
                #expect(shown.lines.contains { $0.kind == .notice && $0.text == "A notice." })
                #expect(try await chat.file(file) == picture)
                let refused = try await chat.send(file: [1, 2, 3], named: "program.exe")
                let after = await chat.until { transcript in
                    if case .failed? = transcript.lines.last?.state { true } else { false }
                }
                #expect(after.lines.last?.id == refused)
                guard case .failed(.refused, let words?) = after.lines.last?.state else {
                    Issue.record("the server's words are missing")
                    return
                }
                #expect(!words.isEmpty)
                try await chat.discard(refused)
                await #expect(throws: BeckonClientError.self) { _ = try await chat.file("nothing") }
            }
        }
    }

    /// Whether a line is a file that has its place and its id at the server.
    private static func isSentFile(_ line: BeckonClient.TranscriptLine?) -> Bool {
        guard let line, line.position != nil, case .file(let id, _, _) = line.kind else { return false }
        return id != line.id
    }

    @Test("a photo of 8 MB that was written offline goes from its copy with its progress, and comes back into a file")
    func photo() async throws {
        let disk = FileManager.default.temporaryDirectory.appendingPathComponent("photo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: disk) }
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        let file = disk.appendingPathComponent("photo.png")
        let content: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + (0..<1_000_000).flatMap { [UInt8($0 & 255), 7, 1, 0, 9, 3, 2, 5] }
        try Data(content).write(to: file)
        try await RunningGateway.run { running in
            try await TestApp.run(running.url, directory: disk) { centre in
                let chat = try await centre.conversation(ChatRequest(nickname: "Stan"))
                let line = try await chat.send(file: file)
                try FileManager.default.removeItem(at: file)
                var parts: [Double] = []
                for await transcript in chat.changes {
                    parts += transcript.lines.compactMap(\.progress?.fraction)
                    if Self.isSentFile(transcript.lines.last) { break }
                }
                #expect(parts == parts.sorted())
                #expect(await chat.transcript.lines.last?.id == line)
                guard case .file(let id, "photo.png", content.count)? = await chat.transcript.lines.last?.kind else {
                    Issue.record("the photo is not the last line")
                    return
                }
                let back = disk.appendingPathComponent("back.png")
                try await chat.file(id, to: back)
                #expect(try Array(Data(contentsOf: back)) == content)
                // The copy goes with the answer, which may come behind the event.
                let kept = disk.appendingPathComponent("Beckon").path
                while try FileManager.default.contentsOfDirectory(atPath: kept).contains(where: {
                    $0.hasPrefix("file-")
                }) {
                    await Task.yield()
                }
            }
        }
    }

    @Test("a certificate that nobody trusts, and an address without a server, are named")
    func troubles() async throws {
        let certificate = try SimulatedCertificate()
        let log = SimulatedPushLog()
        let stranger = try await SimulatedAPNs.listen(
            .init(credentials: [try SimulatedAPNsCredentials()], certificate: certificate, log: log))
        let secure = try #require(URL(string: "https://localhost:\(stranger.port)"))
        try await TestApp.run(secure) { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .offline(.untrusted) }
        }
        let nobody = try #require(URL(string: "http://127.0.0.1:9"))
        try await TestApp.run(nobody) { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .offline(.unreachable) }
        }
    }
}
