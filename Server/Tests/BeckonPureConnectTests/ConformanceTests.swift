import AgentSideConformance
import BeckonSimulators
import Testing

@testable import BeckonPureConnect

@Suite("PureConnect as every agent side") struct ConformanceTests {
    @Test("it does what every agent side must do", arguments: AgentSideConformance.checks)
    func check(_ check: AgentSideConformance.Check) async throws { try await verify(check, .icws) }

    @Test("it does so in the older dialect", arguments: AgentSideConformance.checks)
    func checkWebTools(_ check: AgentSideConformance.Check) async throws { try await verify(check, .webTools) }

    private func verify(
        _ check: AgentSideConformance.Check, _ dialect: PureConnectSide.Configuration.Dialect
    ) async throws {
        let world = try await PureConnectWorld(dialect: dialect)
        try await AgentSideConformance.verify(check) { PureConnectStage(world, $0) }
        await world.server.close()
    }
}
