import AgentSideConformance
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite("Genesys Cloud as an agent side") struct ConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        try await AgentSideConformance.verify(check) { _ in ScriptedStage() }
    }
}

@Suite("The stand-in for Genesys Cloud as an agent side", .serialized, .timeLimit(.minutes(2)))
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
}
