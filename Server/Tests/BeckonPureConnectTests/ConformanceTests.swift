import AgentSideConformance
import BeckonSimulators
import Testing

@Suite("PureConnect as every agent side") struct ConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws {
        let world = try await PureConnectWorld()
        try await AgentSideConformance.verify(check) { PureConnectStage(world, $0) }
        await world.server.close()
    }
}
