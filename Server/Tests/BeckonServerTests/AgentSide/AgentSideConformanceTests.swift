import AgentSideConformance
import Testing

/// The agent sides that ship, each through the checks that hold for all.
@Suite("Agent sides", .timeLimit(.minutes(20))) struct AgentSideConformanceTests {
    @Test("the built-in desk", arguments: AgentSideConformance.checks)
    func desk(_ check: AgentSideConformance.Check) async throws {
        try await AgentSideConformance.verify(check) { try await DeskStage($0) }
    }

    @Test("a contact centre by webhooks", arguments: AgentSideConformance.checks)
    func webhooks(_ check: AgentSideConformance.Check) async throws {
        try await AgentSideConformance.verify(check) { try WebhookStage($0) }
    }
}
