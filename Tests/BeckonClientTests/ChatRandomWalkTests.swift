import BeckonClient
import Foundation
import GMSContract
import Testing

/// Whole chats with random faults: the customer's app must have every word of the agent once and in order, and the
/// agent every word of the customer once and in order.
@Suite(.timeLimit(.minutes(20)))
struct ChatRandomWalkTests {
    @Test("nothing is lost and nothing is doubled, whatever breaks", arguments: 0..<40)
    func walk(round: UInt64) async throws {
        let seed = UInt64.random(in: 0...UInt64.max) ^ round
        var random = SeededGenerator(state: seed)
        let harness = try ChatHarness {
            $0.eventLimit = 8
            $0.patience = .seconds(3_600)
            $0.attempts = 100
        }
        let server = harness.server
        await server.set(resend: Int.random(in: 0...3, using: &random))
        await server.set(pageSize: Int.random(in: 3...20, using: &random))
        var chat = try await harness.gateway.startChat(ChatRequest())
        let id = chat.serviceID
        var said: [String] = []
        var heard: [String] = []
        for life in 0..<4 {
            let current = chat
            let steps = (0..<12).map { _ in Int.random(in: 0..<14, using: &random) }
            let goal = "agent \(life)"
            heard += try await withThrowingTaskGroup(of: [String]?.self) { group in
                group.addTask {
                    try? await current.run()
                    return nil
                }
                group.addTask { await Self.listen(to: current, upTo: goal) }
                for (index, step) in steps.enumerated() {
                    try await Self.take(step, "\(life).\(index)", current, server)
                    if step >= 11 { said.append("customer \(life).\(index)") }
                    for _ in 0..<(step * 3) { await Task.yield() }
                }
                await server.set(down: false)
                await current.enterForeground()
                await server.agent("Message.Text", goal, in: id)
                defer { group.cancelAll() }
                while let words = try await group.next() { if let words { return words } }
                return []
            }
            // The app is ended and started anew.
            chat = harness.gateway.restoreChat(await current.snapshot)
        }
        let transcript = await server.messages(in: id)
        #expect(heard == transcript.filter { heard.contains($0) || $0.hasPrefix("agent") }, "seed \(seed)")
        #expect(heard.filter { $0.hasPrefix("agent") } == transcript.filter { $0.hasPrefix("agent") }, "seed \(seed)")
        #expect(transcript.filter { $0.hasPrefix("customer") } == said, "seed \(seed)")
    }

    /// All messages up to one, with their positions checked.
    private static func listen(to chat: Chat, upTo goal: String) async -> [String] {
        await chat.entries(upTo: goal).filter { $0.type == .messageText }.map(\.text)
    }

    private static func take(_ step: Int, _ name: String, _ chat: Chat, _ server: FakeGMS) async throws {
        switch step {
        case 0: await server.restart(keepingSessions: false)
        case 1: await server.fault(.lostAnswer, on: "/meta/connect")
        case 2: await server.fault(.lostRequest, on: "/meta/connect")
        case 3: await server.fault(.lostAnswer, on: "refresh")
        case 4: await server.fault(.status(503), on: "/meta/handshake")
        case 5: try? await chat.enterBackground()
        case 6: await chat.enterForeground()
        case 7: await chat.networkChanged()
        case 8..<11: await server.agent("Message.Text", "agent \(name)", in: chat.serviceID)
        case 11:
            await server.fault(.lostAnswer, on: "send")
            try await chat.send("customer \(name)")
        case 12:
            await server.fault(.lostRequest, on: "send")
            try await chat.send("customer \(name)")
        default: try await chat.send("customer \(name)")
        }
    }
}
