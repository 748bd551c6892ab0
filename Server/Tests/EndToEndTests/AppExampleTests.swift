import BeckonClient
import BeckonJSON
import BeckonSimulators
import Foundation
import Testing

/// What `docs/app.md` tells an app team does what it says there: the examples below stand in the page as they stand here.
@Suite(.timeLimit(.minutes(20))) struct AppExampleTests {
    // the first chat begins
    func firstChat(_ url: URL, _ directory: URL? = nil, show: ([TranscriptLine]) -> Bool) async throws {
        let centre = ContactCentre(url: url, directory: directory)
        let running = Task { await centre.run() }
        defer { running.cancel() }
        let chat = try await centre.conversation(ChatRequest(nickname: "Sam"))
        try await chat.send("Hello.")
        for await transcript in chat.changes {
            guard show(transcript.lines) else { break }
        }
    }
    // the first chat ends

    @Test("a first chat takes at most 12 lines")
    func first() async throws {
        let lines = try Self.part("the first chat")
        #expect(lines.split(separator: "\n").count <= 12)
        try await RunningGateway.run { running in
            let disk = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: disk) }
            try await firstChat(running.url, disk) { lines in
                !lines.contains { $0.text == "Hello." && $0.position != nil }
            }
            let desk = try await RunningGateway.Desk(running)
            let id = try await desk.waitingChat()
            #expect(
                try await desk.hears(of: id) { chat in
                    chat["events"]?.array?.contains { $0["text"] == "Hello." } == true
                })
        }
    }

    @Test("a whole app takes at most 80 lines")
    func whole() throws {
        #expect(try WholeApp.source().split(separator: "\n").count <= 80)
    }

    @MainActor @Test("a chat goes on after the app was ended, from its push, with every word in place")
    func story() async throws {
        try await RunningGateway.run { running in
            let disk = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: disk) }
            let desk = try await RunningGateway.Desk(running)
            let id = try await firstLife(running, disk, desk)
            try await desk.post("chats/\(id)/send", ["text": "Are you still there?", "key": "2"])
            try await running.log.wait(for: 1)
            let payload = try #require(running.log.entries(after: 0).first).payload
            try await secondLife(running, disk, payload)
        }
    }

    /// The app until it is ended in the background; gives the chat at the desk.
    @MainActor private func firstLife(
        _ running: RunningGateway, _ disk: URL, _ desk: RunningGateway.Desk
    ) async throws -> String {
        let app = WholeApp(running.url, disk)
        let life = Task { await app.run() }
        defer { life.cancel() }
        try await app.hasToken(String(repeating: "ab", count: 32))
        try await app.openChat(name: "Kristi")
        try await app.say("Hello.")
        await app.until { $0.contains { $0.text == "Hello." && $0.position != nil } }
        let id = try await desk.waitingChat()
        try await desk.post("chats/\(id)/take")
        try await desk.post("chats/\(id)/send", ["text": "How can I help?", "key": "1"])
        await app.until { $0.last?.text == "How can I help?" }
        await app.scene(isActive: false)
        return id
    }

    /// The same app, started by a tap on the push.
    @MainActor private func secondLife(_ running: RunningGateway, _ disk: URL, _ payload: [UInt8]) async throws {
        let app = WholeApp(running.url, disk)
        let life = Task { await app.run() }
        defer { life.cancel() }
        try await app.tapped(PushIntent(payload: payload))
        await app.until { $0.last?.text == "Are you still there?" }
        #expect(
            app.lines.map(\.text) == [
                "has joined the session", "Hello.", "has joined the session", "How can I help?",
                "Are you still there?",
            ])
        #expect(app.lines.compactMap(\.position) == Array(1...5))
        #expect(app.lines.map(\.isOwn) == [true, true, false, false, false])
    }

    @Test("the page shows these examples", arguments: ["the first chat", "the whole app"])
    func page(name: String) throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let page = try String(contentsOf: root.appendingPathComponent("docs/app.md"), encoding: .utf8)
        let source = try name == "the whole app" ? WholeApp.source() : Self.part(name)
        let indent = source.prefix { $0 == " " }
        let text = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : String(line)
        }.joined(separator: "\n")
        #expect(page.contains(text))
    }

    @Test("the Kotlin of the wire page reads what a push through FCM holds, of a chat and of a callback")
    func kotlin() async throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let page = try String(contentsOf: root.appendingPathComponent("docs/wire.md"), encoding: .utf8)
        let code = try #require(page.components(separatedBy: "```kotlin").last?.components(separatedBy: "```").first)
        let names = Set(code.matches(of: /"([^"]+)"/).map { String($0.1) })
        try await RunningGateway.run { running in
            let token = String(repeating: "ef", count: 32)
            let device = PushDevice(kind: .fcm, token: token)
            let held = try await TestApp.run(running.url) { centre in
                let chat = try await centre.conversation(ChatRequest(nickname: "Stan", device: device))
                await chat.until { $0.connection == .live }
                let desk = try await RunningGateway.Desk(running)
                let id = try await desk.waitingChat()
                try await desk.post("chats/\(id)/take")
                // Seen before the app leaves, so that the join is no push of its own.
                await chat.until { $0.agents.count == 1 }
                await centre.enterBackground()
                try await desk.post("chats/\(id)/send", ["text": "A line.", "key": "1"])
                try await running.log.wait(for: 1)
                let callback = try await centre.callback(
                    CallbackRequest(service: "chat-wait", customerNumber: "5550100", device: device))
                try await desk.post("callbacks/\(callback.id)/offer")
                try await running.log.wait(for: 2)
                return try running.log.entries(after: 0).flatMap { try Self.members(ofFCM: $0.payload) }
            }
            #expect(names.isSubset(of: held))
        }
    }

    /// The names of all members that the app gets with a push through FCM.
    private static func members(ofFCM payload: [UInt8]) throws -> [String] {
        let data = try #require(try JSONValue(parsing: payload)["message"]?["data"])
        let inner = try JSONValue(parsing: try #require(data["message"]?.string))
        let lines = inner["lastTranscript"]?.array ?? []
        return [data, inner].flatMap { ($0.object ?? [:]).map(\.key) } + lines.flatMap { ($0.object ?? [:]).map(\.key) }
    }

    /// The lines between two marks of a file.
    static func part(_ name: String, of file: String = #filePath) throws -> String {
        let source = try String(contentsOfFile: file, encoding: .utf8)
        let begin = try #require(source.range(of: "// \(name) begins\n"))
        let end = try #require(source.range(of: "// \(name) ends\n"))
        let text = source[begin.upperBound..<end.lowerBound]
        return String(text[..<(text.lastIndex(of: "\n") ?? text.endIndex)])
    }
}
