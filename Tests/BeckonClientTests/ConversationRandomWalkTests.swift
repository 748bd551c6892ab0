import BeckonClientTesting
import Foundation
import TestSupport
import Testing

@testable import BeckonClient

/// Whole conversations with random faults, on Beckon and on a server without keys: what the app shows is what the server has.
@Suite(.timeLimit(.minutes(20)))
struct ConversationRandomWalkTests {
    @Test("nothing is lost, doubled or reordered, whatever breaks and whenever the app is ended", arguments: 0..<100)
    func withKeys(round: UInt64) async throws { try await walk(round, isBeckon: true) }

    @Test("on a server without keys nothing is said twice, and what may be lost is told", arguments: 0..<100)
    func withoutKeys(round: UInt64) async throws { try await walk(round, isBeckon: false) }

    @Test("the same for chats of version 2", arguments: 0..<50, [true, false])
    func version2(round: UInt64, isBeckon: Bool) async throws {
        try await walk(round, isBeckon: isBeckon, isVersion2: true)
    }

    private func walk(_ round: UInt64, isBeckon: Bool, isVersion2: Bool = false) async throws {
        let seed = UInt64.random(in: 0...UInt64.max) ^ round
        var random = SeededGenerator(state: seed)
        let phone = try TestPhone {
            $0.eventLimit = 8
            $0.usesChatVersion2 = isVersion2
        }
        let server = phone.server
        await server.set(isBeckon: isBeckon)
        await server.set(resend: Int.random(in: 0...3, using: &random))
        await server.set(pageSize: Int.random(in: 3...20, using: &random))
        let said = Guarded<[String]>([])
        for life in 0..<4 {
            let steps = (0..<12).map { _ in Int.random(in: 0..<22, using: &random) }
            let isLast = life == 3
            // Somebody sets the phone's clock.
            phone.clockError.withLock { $0 = Double.random(in: -100_000_000...100_000_000, using: &random) }
            try await phone.running { centre in
                let chat = try await centre.conversation()
                for (index, step) in steps.enumerated() {
                    // In a chat of version 1 only Beckon takes files.
                    let step = step >= 18 && !isBeckon && !isVersion2 ? 17 : step
                    try await Self.take(step, "\(life).\(index)", chat, centre, server, said)
                    for _ in 0..<(step * 3) { await Task.yield() }
                }
                guard isLast else { return }
                await server.set(down: false)
                await server.release()
                await centre.enterForeground()
                await chat.settled()
                await server.agent("Message.Text", "goodbye", in: "180-1")
                let transcript = await chat.until { $0.messages.contains("goodbye") }
                await Self.judge(transcript, server, said.withLock { $0 }, isBeckon, seed)
            }
        }
    }

    private static func judge(
        _ transcript: Transcript, _ server: StandInGateway, _ said: [String], _ isBeckon: Bool, _ seed: UInt64
    ) async {
        let has = await server.items(in: "180-1")
        let shown = transcript.lines.filter { $0.position != nil && Self.item($0) != nil }
        #expect(shown.compactMap(Self.item) == has, "the app shows what the server has, seed \(seed)")
        #expect(Set(shown.map(\.id)).count == shown.count, "each line has its own id, seed \(seed)")
        let own = has.filter { $0.hasPrefix("customer") }
        #expect(Set(own).count == own.count, "nothing is said twice, seed \(seed)")
        let open = transcript.lines.filter { $0.position == nil }
        if isBeckon {
            #expect(own == said, "everything is said, in order, seed \(seed)")
            #expect(open.isEmpty, "seed \(seed)")
        } else {
            #expect(open.allSatisfy { $0.state == .unknown }, "seed \(seed)")
            #expect(Set(own + open.map(\.text)) == Set(said), "what is not there is told, seed \(seed)")
            #expect(open.allSatisfy { !own.contains($0.text) }, "what is there is not unknown, seed \(seed)")
            let order = own.compactMap { said.firstIndex(of: $0) }
            #expect(order == order.sorted(), "in order, seed \(seed)")
        }
    }

    /// What a line says, or the name of the file that it is; nil for all others.
    private static func item(_ line: TranscriptLine) -> String? {
        switch line.kind {
        case .message: line.text
        case .file(_, let name, _): name
        // A file before the server was asked.
        case .notice: line.text.components(separatedBy: "the file ").last
        default: nil
        }
    }

    private static func take(
        _ step: Int, _ name: String, _ chat: Conversation, _ centre: ContactCentre, _ server: StandInGateway,
        _ said: Guarded<[String]>
    ) async throws {
        func say(_ text: String) async throws {
            try await chat.send(text)
            said.withLock { $0.append(text) }
        }
        func sendFile(_ fault: StandInGateway.Fault? = nil) async throws {
            if let fault { await server.fault(fault, on: "file") }
            do {
                try await chat.send(file: Array(name.utf8), named: "customer \(name).jpg")
            } catch let error as BeckonClientError where error.code == .tooManyPending {
                return
            }
            said.withLock { $0.append("customer \(name).jpg") }
        }
        switch step {
        case 18: try await sendFile(.lostAnswer)
        case 19: try await sendFile(.lostRequest)
        case 20: try await sendFile(.status(503))
        case 21: try await sendFile()
        case 0: await server.restart(keepingSessions: false)
        case 1: await server.fault(.lostAnswer, on: "/meta/connect")
        case 2: await server.fault(.lostRequest, on: "/meta/connect")
        case 3: await server.fault(.lostAnswer, on: "refresh")
        case 4: await server.fault(.status(503), on: "/meta/handshake")
        case 5: await centre.enterBackground()
        case 6: await centre.enterForeground()
        case 7: await centre.networkChanged()
        case 8: await server.set(down: true)
        case 9: await server.set(down: false)
        case 10, 11: await server.agent("Message.Text", "agent \(name)", in: "180-1")
        case 12:
            await server.fault(.lostAnswer, on: "send")
            try await say("customer \(name)")
        case 13:
            await server.fault(.lostRequest, on: "send")
            try await say("customer \(name)")
        case 14:
            await server.fault(.status(503), on: "send")
            try await say("customer \(name)")
        case 15:
            await server.fault(.status(500), on: "send")
            try await say("customer \(name)")
        default: try await say("customer \(name)")
        }
    }
}
