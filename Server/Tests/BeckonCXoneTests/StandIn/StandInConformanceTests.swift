import AgentSideConformance
import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Testing

@testable import BeckonCXone

@Suite("The stand-in for CXone as an agent side", .serialized, .timeLimit(.minutes(20)))
struct StandInConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        let stage = StandInStage(try await StandInWorld())
        try await AgentSideConformance.verify(check) { _ in stage }
        await stage.world.close()
    }

    @Test("a check of a set-up finds nothing amiss but the loopback address", arguments: [false, true])
    func findings(withApplication: Bool) async throws {
        let world = try await StandInWorld(events: .signature) { configuration in
            if withApplication { configuration.application = ("app", SystemIDs().hexadecimal(digits: 32)) }
        }
        try await world.running(MemoryStore()) { _ in
            let findings = await world.side.findings()
            let amiss = findings.filter { $0.level != .fine }
            #expect(amiss.map(\.level) == [.warning], "\(findings.map(\.text))")
            #expect(amiss.first?.text.contains("must be https") == true)
        }
        await world.close()
    }

    /// A chat with an agent's message and a transfer, and what stands in the transcript.
    private func story(_ world: StandInWorld) async throws -> [String] {
        let store = MemoryStore()
        var chat = ChatID("")
        try await world.running(store) { node in
            chat = try await world.chat(node)
            await world.deliver(node)
            let contact = try #require(world.cloud.desk.conversation(of: chat.text)?.id)
            #expect(await world.act("accept", in: contact, ["agent": "Kim"]))
            for (line, text) in [("1", "Hello"), ("2", "Bye")] {
                #expect(
                    await world.act(
                        "send", in: contact, ["agent": "Kim", "text": .string(text), "id": .string(line)]))
                #expect(await world.settled(line, in: contact))
            }
            let file: JSONValue = ["agent": "Kim", "url": "https://example.com/a.pdf", "name": "a.pdf"]
            #expect(await world.act("file", in: contact, file))
            #expect(await world.act("end", in: contact, ["agent": "Kim"]))
            #expect(try await world.wait { try await store.chat(chat)?.life.state == .ended })
        }
        await world.close()
        return try await store.events(chat, after: 0, limit: 100).map { "\($0.kind.rawValue) \($0.nickname)" }
    }

    private static let expected = [
        "Notice.Joined Ana", "Notice.Joined Kim", "Message.Text Kim", "Message.Text Kim", "Notice.Custom Kim",
        "Notice.Left Kim",
    ]

    @Test("calls of both versions bring texts and files once, before the end", arguments: [1, 2])
    func versions(_ version: Int) async throws {
        #expect(try await story(StandInWorld { $0.version = version }) == Self.expected)
    }

    @Test("events alone bring texts and files once, before the end", arguments: [1, 2])
    func byEvents(_ version: Int) async throws {
        let world = try await StandInWorld(events: .signature, messages: .events) { $0.version = version }
        #expect(try await story(world) == Self.expected)
    }

    @Test("an agent who gets a chat back is in it again")
    func back() async throws {
        let stage = StandInStage(try await StandInWorld())
        try await stage.world.running(MemoryStore()) { node in
            let chat = try await stage.world.chat(node)
            await stage.world.deliver(node)
            stage.plug(into: node)
            #expect(try await stage.act(.join, by: .kim, in: chat))
            #expect(try await stage.act(.transfer(to: .lee, key: "1"), by: .kim, in: chat))
            #expect(try await stage.act(.transfer(to: .kim, key: "2"), by: .lee, in: chat))
            #expect(try await node.chats.head(chat).takenBy?.nickname == "Kim")
        }
        await stage.world.close()
    }

    @Test("without events, a look at the contacts tells who has a chat, and that it has ended")
    func polling() async throws {
        let world = try await StandInWorld(events: nil)
        try await world.running(MemoryStore()) { node in
            let chat = try await world.chat(node)
            await world.deliver(node)
            let port = try #require(world.port)
            let contact = try #require(world.cloud.desk.conversation(of: chat.text)?.id)
            #expect(await world.act("accept", in: contact, ["agent": "Lee"]))
            let holding = Task { await world.side.hold(port) }
            #expect(await world.wait { (try? await node.chats.head(chat).takenBy?.nickname) == "Lee" })
            holding.cancel()
            await holding.value
            #expect(await world.act("end", in: contact, ["agent": "Lee"]))
            let again = Task { await world.side.hold(port) }
            #expect(await world.wait { (try? await node.chats.head(chat).life.state) == .ended })
            again.cancel()
            await again.value
        }
        await world.close()
    }

    @Test("a customer who leaves has the contact closed; the agents' page shows it")
    func leaving() async throws {
        let world = try await StandInWorld()
        try await world.running(MemoryStore()) { node in
            let chat = try await world.chat(node)
            await world.deliver(node)
            _ = try await node.chats.perform(chat, .customerEnded(message: "Bye"))
            await world.deliver(node)
            let shown = try #require(world.cloud.desk.conversation(of: chat.text))
            #expect(shown.state == .ended)
            #expect(shown.lines.map(\.text).suffix(2) == ["Bye", "has left the session"])
            #expect(shown.data == ["subject": "Order 66"])
        }
        await world.close()
    }
}
