import Beckon
import BeckonPush
import Foundation
import TestTime
import Testing

@testable import BeckonNative
@testable import BeckonServer

@Suite("Settings of agent sides") struct AgentSideSettingsTests {
    private let signing = "whsec_" + Data((0..<32).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()

    private func settings(_ services: String, deliver: String? = nil) throws -> Settings {
        let deliver = deliver ?? "{url: \"https://crm.example/hook\", secrets: [\(signing)]}"
        return try Settings(
            yaml: """
                services: {\(services)}
                bridge:
                  sources:
                    crm:
                      verify: {scheme: bearer, secrets: [0123456789abcdef]}
                      deliver: \(deliver)
                    reports:
                      verify: {scheme: bearer, secrets: [0123456789abcdef]}
                """)
    }

    @Test("a service is answered at the desk, or by a source that is told of chats")
    func chosen() throws {
        let settings = try settings(
            "a: {type: chat, agentSide: crm}, b: {type: chat, agentSide: desk}, c: {type: chat}")
        let crm = AgentSideName.webhook(try #require(BridgeSourceName("crm")))
        #expect(settings.services.map(\.agentSide) == [crm, .desk, .desk])
        #expect(settings.sources["crm"]?.delivery?.url == "https://crm.example/hook")
        #expect(settings.sources["reports"]?.delivery == nil)
        #expect(try OutsideWorld(settings, time: ManualTime()).agentSides.map(\.name) == [crm])
    }

    @Test("a source that only reports, or is unknown, cannot answer chats", arguments: ["reports", "nobody"])
    func unknown(_ name: String) {
        let error = #expect(throws: SettingsError.self) { try settings("a: {type: chat, agentSide: \(name)}") }
        #expect(error?.problems.map { $0.prefix(20) } == ["services.a.agentSide"])
    }

    @Test(
        "an address and secrets are needed",
        arguments: [
            ("{url: \"ftp://crm.example/\", secrets: [SIGNING]}", "bridge.sources.crm.deliver.url"),
            ("{secrets: [SIGNING]}", "bridge.sources.crm.deliver.url"),
            ("{url: \"https://crm.example/\"}", "bridge.sources.crm.deliver.secrets"),
            ("{url: \"https://crm.example/\", secrets: [short]}", "bridge.sources.crm.deliver.secrets"),
        ])
    func incomplete(_ deliver: String, key: String) {
        let error = #expect(throws: SettingsError.self) {
            try settings("a: {type: chat}", deliver: deliver.replacing("SIGNING", with: signing))
        }
        #expect(error?.problems.contains { $0.hasPrefix(key) } == true)
    }

    @Test("a source that answers chats is not named as the built-in desk")
    func namedDesk() {
        let yaml = """
            bridge:
              sources:
                desk:
                  verify: {scheme: bearer, secrets: [0123456789abcdef]}
                  deliver: {url: "https://crm.example/hook", secrets: [\(signing)]}
            """
        let error = #expect(throws: SettingsError.self) { try Settings(yaml: yaml) }
        #expect(error?.problems.map { $0.prefix(28) } == ["bridge.sources.desk.deliver:"])
    }

    @Test("a file of roots that is not there is told with its key")
    func roots() throws {
        let settings = try settings(
            "a: {type: chat}",
            deliver: "{url: \"https://crm.example/\", secrets: [\(signing)], trustRootsFile: /nowhere}")
        let error = #expect(throws: SettingsError.self) {
            _ = try OutsideWorld(settings, time: ManualTime())
        }
        #expect(error?.problems.first?.hasPrefix("bridge.sources.crm.deliver") == true)
    }
}
