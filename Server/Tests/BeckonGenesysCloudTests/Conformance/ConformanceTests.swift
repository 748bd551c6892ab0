import AgentSideConformance
import Beckon
import BeckonNode
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite("Genesys Cloud as an agent side") struct ConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        try await AgentSideConformance.verify(check) { _ in ScriptedStage() }
    }
}

@Suite("The stand-in for Genesys Cloud as an agent side", .serialized, .timeLimit(.minutes(20)))
struct StandInConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        let stage = try await StandInStage()
        try await AgentSideConformance.verify(check) { _ in stage }
        await stage.world.close()
    }

    @Test("a check of a set-up in order finds nothing amiss")
    func findings() async throws {
        let world = try await StandInWorld()
        let findings = await world.side.findings()
        #expect(findings.allSatisfy { $0.level == .fine }, "\(findings.map(\.text))")
        await world.close()
    }

    @Test("an agent who gets a chat back is in it again")
    func back() async throws {
        let stage = try await StandInStage()
        try await stage.world.running(MemoryStore()) { node in
            let chat = try await stage.world.chat(node)
            await stage.world.deliver(node)
            stage.plug(into: node)
            #expect(try await stage.act(.join, by: .kim, in: chat))
            #expect(try await stage.act(.transfer(to: .lee, key: "1"), by: .kim, in: chat))
            #expect(try await stage.act(.transfer(to: .kim, key: "2"), by: .lee, in: chat))
            #expect(try await node.chats.head(chat).side.agents.map(\.nickname) == ["Kim"])
        }
        await stage.world.close()
    }
}
