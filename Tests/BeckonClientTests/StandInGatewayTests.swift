import BeckonClientTesting
import BeckonTransport
import Foundation
import Testing

@testable import BeckonClient

/// The stand-in as an app's own tests use it.
@Suite(.timeLimit(.minutes(20)))
struct StandInGatewayTests {
    // the test of an app begins
    @Test func anAnswerIsShown() async throws {
        let gateway = StandInGateway()
        let centre = ContactCentre(gateway)
        let running = Task { await centre.run() }
        defer { running.cancel() }
        let chat = try await centre.conversation(ChatRequest(nickname: "Sam"))
        try await chat.send("Hello.")
        await gateway.untilCustomerSays()
        await gateway.agentJoins("Jo")
        await gateway.agentSays("How can I help?")
        for await transcript in chat.changes where transcript.lines.last?.text == "How can I help?" {
            #expect(transcript.agents == ["Jo"])
            break
        }
    }
    // the test of an app ends

    @Test("docs/app.md shows this test")
    func page() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let page = try String(contentsOf: root.appendingPathComponent("docs/app.md"), encoding: .utf8)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let begin = try #require(source.range(of: "    // the test of an app begins\n")?.upperBound)
        let end = try #require(source.range(of: "    // the test of an app ends\n")?.lowerBound)
        let example = source[begin..<end].split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
        #expect(page.contains(example))
    }

    private func running(
        _ gateway: StandInGateway, _ body: @escaping @Sendable (Conversation) async throws -> Void
    ) async throws {
        let centre = ContactCentre(gateway)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await centre.run() }
            try await body(try await centre.conversation())
            group.cancelAll()
        }
    }

    @Test("the agent types, sends a file and ends the chat")
    func agent() async throws {
        let gateway = StandInGateway()
        try await running(gateway) { chat in
            await gateway.agentJoins("Jo")
            await gateway.agentTypes()
            await chat.until { $0.typing == ["Jo"] }
            await gateway.agentTypes(false)
            await chat.until { $0.typing.isEmpty }
            await gateway.agentSends([1, 2, 3], named: "offer.pdf")
            let shown = await chat.until { if case .file = $0.lines.last?.kind { true } else { false } }
            guard case .file(let id, "offer.pdf", 3)? = shown.lines.last?.kind else {
                Issue.record("the file is not shown")
                return
            }
            let content = try await chat.file(id)
            #expect(content == [1, 2, 3])
            await gateway.agentEnds()
            await chat.until { $0.phase == .ended }
        }
    }

    @Test("texts and files are refused with the words that a test gives")
    func refusals() async throws {
        let gateway = StandInGateway()
        try await running(gateway) { chat in
            await gateway.refuseNextText("Too rude.")
            try await chat.send("…")
            await chat.until { $0.lines.last?.state == .failed(.refused, "Too rude.") }
            await gateway.refuseNextFile("Too long.")
            try await chat.send(file: [1], named: "photo.jpg")
            await chat.until { $0.lines.last?.state == .failed(.refused, "Too long.") }
            try await chat.send(file: [1, 2], named: "photo.jpg")
            await chat.until { $0.lines.contains { $0.position != nil && $0.isOwn && $0.state == .sent } }
            #expect(await gateway.customerFiles == [[1, 2]])
            #expect(await gateway.customerTexts.isEmpty)
        }
    }

    @Test("without a network texts wait, and go when it is back")
    func offline() async throws {
        let gateway = StandInGateway()
        await gateway.set(isReachable: false)
        try await running(gateway) { chat in
            try await chat.send("Hello.")
            await chat.until { $0.connection == .offline(.unreachable) && $0.lines.last?.state == .pending }
            await gateway.set(isReachable: true)
            await gateway.untilCustomerSays()
            #expect(await gateway.customerTexts == ["Hello."])
        }
    }
}
