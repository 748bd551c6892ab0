import Beckon
import BeckonJSON
import TestTime
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// Clients that speak the ack extension: an answer that was lost on the way comes again, whatever happened in between.
@Suite struct AcknowledgementJourneyTests {
    private func texts(_ answer: [JSONValue]) -> [String] {
        answer.flatMap { $0["data"]?["message"]?["transcriptToShow"]?.array ?? [] }.compactMap { $0[2]?.string }
    }

    private func number(_ answer: [JSONValue]) throws -> JSONValue {
        ["ack": try #require(answer.last?["ext"]?["ack"])]
    }

    /// A client with a chat whose next answer was written and never arrived.
    private func loseAnswer(on node: SimulatedNode) async throws -> (clientID: String, chat: ChatID, ext: JSONValue) {
        let (clientID, _) = try await node.arrive(ext: ["ack": true])
        let (_, chat) = try await node.startChat()
        let ext = try number(try await node.connect(clientID))
        try await node.agentSays("lost", in: chat)
        _ = try await node.connect(clientID, ext: ext)
        return (clientID, chat, ext)
    }

    private let words = ["has joined the session", "lost"]

    @Test("after a silence that its session did not outlive, the lost answer comes again until it is acknowledged")
    func silence() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, chat, ext) = try await loseAnswer(on: node)
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
            for _ in 0..<2 { #expect(texts(try await node.connect(clientID, ext: ext)) == words) }
            let arrived = try number(try await node.connect(clientID, ext: ext))
            #expect(texts(try await node.connect(clientID, ext: arrived)).isEmpty)
            #expect(try await node.head(chat)?.attendance.cursor == 1)
            try await node.pass(seconds: 1)
            #expect(try await node.head(chat)?.attendance.cursor == 3)
        }
    }

    @Test("after a silence, what was lost is pushed when the client stays away")
    func pushed() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, chat, ext) = try await loseAnswer(on: node)
            for _ in 0..<2 {
                try await node.pass(seconds: 12)
                #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
                #expect(texts(try await node.connect(clientID, ext: ext)) == words)
            }
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
            try await node.pass(seconds: 100)
            #expect(node.recorder.pushes.count == 1)
        }
    }

    @Test("a gateway that stood still for a minute tells again what it wrote to sockets whose clients were gone")
    func stoodStill() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, _) = try await node.arrive(ext: ["ack": true])
            let (_, chat) = try await node.startChat()
            let ext = try number(try await node.connect(clientID))
            // The connects of a client that gave up, each with the number that it has, wait in the kernel.
            node.standStill(seconds: 60)
            try await node.agentSays("lost", in: chat)
            for _ in 0..<3 { #expect(texts(try await node.connect(clientID, ext: ext)).suffix(2) == words) }
        }
    }

    @Test("after a restart the numbers go on, and the lost answer comes again, however often it restarts")
    func restart() async throws {
        let (store, time) = (MemoryStore(), ManualTime())
        var client: (clientID: String, chat: ChatID, ext: JSONValue)?
        let first = SimulatedNode(store: store, time: time)
        try await first.run { client = try await loseAnswer(on: first) }
        let (clientID, chat, ext) = try #require(client)
        for _ in 0..<3 {
            let node = SimulatedNode(store: store, time: time)
            try await node.run {
                try await node.core.chats.release(heldBy: nil, grace: .seconds(10))
                let again = try await node.connect(clientID, ext: ext)
                #expect(texts(again).suffix(2) == words)
                #expect(try number(again)["ack"]?.int64 ?? 0 > ext["ack"]?.int64 ?? 0)
            }
        }
        #expect(try await store.chat(chat)?.attendance.cursor ?? 9 <= 1)
    }
}
