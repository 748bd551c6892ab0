import AgentSideConformance
import Testing

@testable import BeckonGenesysCloud

@Suite("Genesys Cloud as an agent side") struct ConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        try await AgentSideConformance.verify(check) { _ in ScriptedStage() }
    }
}
