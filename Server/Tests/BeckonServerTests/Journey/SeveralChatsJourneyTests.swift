import Beckon
import BeckonJSON
import BeckonStoreSQLite
import Foundation
import Testing

@testable import BeckonServer

/// One `gms_user` with more than one chat: which of them a reported position is about.
@Suite struct SeveralChatsJourneyTests {
    /// What an app shows: the words it was sent, and the position it counts.
    private struct App {
        var texts: [String] = []
        var position = 0

        mutating func read(_ answer: [JSONValue]) {
            for message in answer.compactMap({ $0["data"]?["message"] }) {
                texts += (message["transcriptToShow"]?.array ?? []).compactMap { $0[2]?.string }
                position = message["transcriptPosition"]?.string.flatMap { Int($0) } ?? position
            }
        }
    }

    private func withNode(_ body: (SimulatedNode) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await SQLiteStore.open(directory: folder.path)
        let node = SimulatedNode(store: store)
        try await node.run { try await body(node) }
        try await store.close()
    }

    /// Chat, background, push, return: what document 001 tells, once.
    private func story(_ part: String, _ app: inout App, _ clientID: inout String, on node: SimulatedNode) async throws
        -> ChatID
    {
        let pushes = node.recorder.pushes.count
        let (_, chat) = try await node.startChat()
        app.read(try await node.connect(clientID))
        try await node.agentSays("\(part): hello", in: chat)
        app.read(try await node.connect(clientID))
        // No connect proves that answer any more: only the position tells how far the app has come.
        _ = try await node.sayGoodbye(clientID, position: app.position)
        try await node.pass(seconds: 600)
        #expect(node.recorder.pushes.count == pushes, "nothing new was said: \(part)")
        try await node.agentSays("\(part): are you there?", in: chat)
        try await node.pass(seconds: 91)
        #expect(node.recorder.pushes.count == pushes + 1)
        let (returned, events) = try await node.arrive()
        clientID = returned
        app.read(events)
        app.read(try await node.connect(clientID))
        return chat
    }

    @Test("the story of background and return, twice on one database with one gms_user")
    func twice() async throws {
        try await withNode { node in
            var app = App()
            var (clientID, _) = try await node.arrive()
            let first = try await story("one", &app, &clientID, on: node)
            try await node.agentEnds(first)
            app.read(try await node.connect(clientID))
            app.read(try await node.connect(clientID))
            _ = try await story("two", &app, &clientID, on: node)
            let joins = ["has joined the session", "has joined the session"]
            #expect(
                app.texts == joins + ["one: hello", "one: are you there?", "has left the session"] + joins + [
                    "two: hello", "two: are you there?",
                ])
        }
    }

    @Test("with two open chats the position is about the one whose events came last; both are away")
    func twoOpen() async throws {
        try await withNode { node in
            let (clientID, _) = try await node.arrive()
            let (_, first) = try await node.startChat()
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 1)
            let (_, second) = try await node.startChat()
            for text in ["a", "b", "c"] { try await node.agentSays(text, in: second) }
            _ = try await node.connect(clientID)
            try await node.agentSays("d", in: first)
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            _ = try await node.sayGoodbye(clientID, position: 2)
            #expect(try await node.head(first)?.attendance.cursor == 2)
            #expect(try await node.head(second)?.attendance.cursor == 5)
            #expect(try await node.head(first)?.attendance.presence.isAway == true)
            #expect(try await node.head(second)?.attendance.presence.isAway == true)
        }
    }

    @Test("while the app still counts a chat that is over, its position is about no other chat")
    func stillCountsTheEarlier() async throws {
        try await withNode { node in
            let (clientID, _) = try await node.arrive()
            let (_, first) = try await node.startChat()
            for text in ["a", "b", "c"] { try await node.agentSays(text, in: first) }
            try await node.agentEnds(first)
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 1)
            let (_, second) = try await node.startChat()
            try await node.agentSays("not told yet", in: second)
            _ = try await node.sayGoodbye(clientID, position: 6)
            #expect(try await node.head(second)?.attendance.cursor == 0)
            #expect(try await node.head(second)?.attendance.presence.isAway == true)
            try await node.pass(seconds: 91)
            #expect(node.recorder.pushes.count == 1)
        }
    }

    @Test("the good-bye of a caller who only knows a customer's key makes no customer away")
    func strangersGoodbye() async throws {
        try await withNode { node in
            let (clientID, _) = try await node.arrive()
            let (_, chat) = try await node.startChat()
            try await node.agentSays("a", in: chat)
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            let foreign = try await node.comet(
                [["channel": "/meta/handshake", "supportedConnectionTypes": ["long-polling"]]], user: "mallory")
            let strangers = [String(repeating: "0", count: 26), foreign.first?["clientId"]?.string ?? ""]
            func tryAll() async throws {
                for stranger in strangers {
                    let answer = try await node.sayGoodbye(stranger, position: 0)
                    #expect(answer.first?["successful"] == true)
                }
            }
            try await tryAll()
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: clientID))
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
            try await tryAll()
            #expect(try await node.head(chat)?.attendance.cursor == 3)
            // Its own client counts, long after it could come back.
            try await node.pass(seconds: 900)
            _ = try await node.sayGoodbye(clientID, position: 1)
            #expect(try await node.head(chat)?.attendance.cursor == 1)
            _ = try await node.sayGoodbye(clientID, position: 2)
            #expect(try await node.head(chat)?.attendance.cursor == 2)
        }
    }

    @Test(
        "a late good-bye is about the chat whose events came last; where several are open and nobody knows, about none")
    func late() async throws {
        try await withNode { node in
            let (clientID, _) = try await node.arrive()
            let (_, first) = try await node.startChat()
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 1)
            let (_, second) = try await node.startChat()
            try await node.agentSays("a", in: second)
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(second)?.attendance.presence.isAway == true })
            let (before, read) = (
                try await node.head(first)?.attendance.cursor, try await node.head(second)?.attendance.cursor
            )
            #expect((before, read) == (1, 3))
            let answer = try await node.sayGoodbye(clientID, position: 2)
            #expect(answer.first?["successful"] == true)
            #expect(try await node.head(first)?.attendance.cursor == 1)
            #expect(try await node.head(second)?.attendance.cursor == 2)
        }
    }
}
