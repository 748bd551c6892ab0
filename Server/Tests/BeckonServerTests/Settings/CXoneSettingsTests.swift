import Beckon
import BeckonCXone
import Testing

@testable import BeckonServer

@Suite("Settings of CXone") struct CXoneSettingsTests {
    private static let whole = """
        agentSides:
          cxone:
            area: eu1
            tenant: 11ee-0
            accessKeyID: key
            accessKeySecret: secret
            application: {clientID: app, clientSecret: hidden}
            channel: byoc_1
            brand: 1092
            byoc: {clientID: beckon, clientSecrets: [0123456789abcdef, fedcba9876543210]}
            events: {scheme: signature, header: x-signature, secrets: [0123456789abcdef], hosts: [events.example.com]}
            messages: events
            bots: false
            systemTexts: true
            closeContacts: false
            customFields: [subject=order_subject, "*"]
            agentName: Support
            repeatWindow: 5
            endGrace: 1
            pollInterval: 60
            pollRate: 5
            callbacks: {skill: 77, callerID: "+49301", version: v32.0}
        services:
          support: {type: chat, agentSide: cxone}
          calls: {type: callback, telephony: cxone}
        """

    @Test("all settings reach the adapter")
    func whole() throws {
        let settings = try Settings(yaml: Self.whole)
        var expected = CXoneSide.Configuration(
            area: "eu1", accessKey: .init(id: "key", secret: "secret"), channel: "byoc_1",
            box: [.init(id: "beckon", secret: "0123456789abcdef"), .init(id: "beckon", secret: "fedcba9876543210")])
        expected.tenant = "11ee-0"
        expected.application = .init(id: "app", secret: "hidden")
        expected.brand = "1092"
        expected.events = .signature(header: "x-signature", secrets: ["0123456789abcdef"])
        expected.eventHosts = ["events.example.com"]
        expected.messages = .events
        expected.takesBots = false
        expected.takesSystem = true
        expected.closesContacts = false
        expected.customFields = ["subject": "order_subject", "*": "*"]
        expected.agentName = "Support"
        expected.repeatWindow = .seconds(5)
        expected.endGrace = .seconds(1)
        expected.pollPause = .seconds(60)
        expected.pollRate = 5
        expected.callbacks = .init(skill: "77", callerID: "+49301")
        expected.callbacks?.version = "v32.0"
        #expect(settings.platforms.cxone == expected)
        #expect(settings.platforms.names == [.cxone])
        #expect(settings.services.first { $0.name == "support" }?.agentSide == .cxone)
        #expect(settings.services.first { $0.name == "calls" }?.dialling.telephony?.text == "cxone")
    }

    @Test("without events a secret header is needed by nobody, and the contacts are polled")
    func least() throws {
        let settings = try Settings(
            yaml: """
                agentSides:
                  cxone:
                    endpoint: http://127.0.0.1:8080/
                    accessKeyID: key
                    accessKeySecret: secret
                    channel: byoc_1
                    byoc: {clientID: beckon, clientSecrets: [0123456789abcdef]}
                """)
        #expect(settings.platforms.cxone?.endpoint == "http://127.0.0.1:8080")
        #expect(settings.platforms.cxone?.events == nil)
        #expect(settings.platforms.cxone?.messages == .channel)
    }

    @Test(
        "what is missing or wrong is named",
        arguments: [
            ("{accessKeyID: a, accessKeySecret: b, channel: c}", "area"), ("{area: NA 1}", "area"),
            ("{area: na1}", "accessKeyID"), ("{area: na1, accessKeyID: a}", "accessKeySecretFile"),
            ("{area: na1, accessKeyID: a, accessKeySecret: b}", "channel"), ("{area: na1}", "byoc.clientID"),
            ("{area: na1, byoc: {clientID: a, clientSecrets: [short]}}", "byoc.clientSecrets"),
            ("{area: na1, application: {clientID: a}}", "application.clientSecretFile"),
            ("{area: na1, events: {scheme: header}}", "events.secrets"),
            ("{area: na1, events: {scheme: basic}}", "events.scheme"), ("{area: na1, messages: events}", "messages"),
            ("{area: na1, callbacks: {callerID: x}}", "callbacks.skill"),
            ("{area: na1, customFields: [a]}", "customFields"),
            ("{endpoint: nowhere}", "endpoint"), ("{surprise: 1}", "surprise"), ("{bridge: nothing}", "bridge"),
        ])
    func problems(section: String, key: String) {
        let error = #expect(throws: SettingsError.self) { try Settings(yaml: "agentSides:\n  cxone: \(section)") }
        let problems = error?.problems ?? []
        #expect(problems.contains { $0.hasPrefix("agentSides.cxone.\(key)") }, "\(problems)")
    }
}
