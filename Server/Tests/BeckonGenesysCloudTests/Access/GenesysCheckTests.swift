import Beckon
import BeckonJSON
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite struct GenesysCheckTests {
    private func subjects(_ findings: [PlatformFinding], _ level: PlatformFinding.Level) -> [String] {
        findings.filter { $0.level == level }.map(\.subject)
    }

    private static let integration: JSONValue = [
        "status": "Active",
        "outboundNotificationWebhookUrl": "https://chat.example.com/beckon/1/agent-sides/genesys-cloud/webhook",
    ]

    private static func answer(_ call: ScriptedGenesys.Call) -> ScriptedGenesys.Answer? {
        if call.path.contains("/integrations/open/") { return .status(200, [:], integration) }
        if call.kind == "estimatedwaittime" {
            return .status(200, [:], ["results": [["estimatedWaitTimeSeconds": 90, "intent": "CALLBACK"]]])
        }
        return call.kind == "receipt" ? .status(400) : nil
    }

    @Test("a set-up in order has nothing but fine findings")
    func fine() async {
        let world = ChatWorld { $0.notifications.queues = ["q-2"] }
        world.genesys.answer(Self.answer)
        let findings = await world.side.findings()
        #expect(findings.allSatisfy { $0.level == .fine })
        #expect(
            findings.map(\.subject) == [
                "token", "integration", "webhook", "secret", "permission", "queue", "queue", "callbacks",
                "topics",
            ])
        #expect(findings.dropLast().last?.text == "Callbacks of the queue queue-1 wait about 90 s.")
    }

    @Test("wrong credentials end the check with their fault")
    func credentials() async {
        let world = ChatWorld { $0.region = "mypurecloud.example" }
        world.genesys.answerTokens(.status(400))
        let findings = await world.side.findings()
        #expect(subjects(findings, .warning) == ["region"])
        #expect(subjects(findings, .fault) == ["token"])
    }

    @Test("what is missing is named")
    func missing() async {
        let world = ChatWorld(secret: "short") { $0.notifications.queues = ["q-2"] }
        world.genesys.answer { call in
            if call.path.contains("/integrations/open/") {
                return .status(
                    200, [:], ["status": "Inactive", "outboundNotificationWebhookUrl": "https://other.example/"])
            }
            if call.kind == "receipt" { return .status(403) }
            return .status(call.kind == "q-2" ? 404 : 403)
        }
        let findings = await world.side.findings()
        #expect(
            subjects(findings, .fault) == [
                "integration", "webhook", "secret", "permission", "queue", "queue", "channel",
            ])
        #expect(subjects(findings, .warning) == ["callbacks"])
        #expect(!findings.contains { $0.text.contains("short\"") })
    }

    @Test("an address that is not the one of the settings, and an outage, are told")
    func address() async {
        let world = ChatWorld { $0.openMessaging.webhookURL = "https://elsewhere.example.com/" }
        world.genesys.answer(Self.answer)
        #expect(subjects(await world.side.findings(), .fault) == ["webhook"])
        world.genesys.answer { _ in .fault(.notReached) }
        #expect(subjects(await world.side.findings(), .fault).contains("integration"))
    }
}
