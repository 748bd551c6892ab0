import Beckon
import BeckonGenesysCloud
import BeckonPureConnect
import Testing

@testable import BeckonServer

@Suite struct PlatformSettingsTests {
    private static let whole = """
        agentSides:
          genesys-cloud:
            region: mypurecloud.ie
            clientID: client
            clientSecret: secret
            openMessaging: {integration: abc, webhookSecrets: [0123456789abcdef], botName: Robot}
            notifications: {queues: [q1, q2], deployments: [d1]}
            eventBridge: {queueURL: "https://sqs.eu-west-1.amazonaws.com/1/q", region: eu-west-1, accessKeyID: key, \
        secretAccessKey: secret}
            callbacks: {queue: q3, countryCode: PT}
            bridge: reports
        bridge:
          sources:
            reports: {verify: {scheme: bearer, secrets: [abcdefghijklmnopqrstuvwxyz012345]}}
        services:
          support: {type: chat, agentSide: genesys-cloud}
          calls: {type: callback, agentSide: genesys-cloud, telephony: genesys-cloud}
        """

    @Test("a platform of agentSides answers chats and calls customers")
    func platform() throws {
        let settings = try Settings(yaml: Self.whole)
        let configuration = try #require(settings.platforms.genesysCloud)
        #expect(configuration.region == "mypurecloud.ie")
        #expect(configuration.openMessaging.webhookSecrets == ["0123456789abcdef"])
        #expect(configuration.openMessaging.botName == "Robot")
        #expect(configuration.notifications.queues == ["q1", "q2"])
        #expect(configuration.eventBridge?.queueURL == "https://sqs.eu-west-1.amazonaws.com/1/q")
        #expect(configuration.callbacks?.queue == "q3")
        #expect(settings.platforms.bridges == [.genesysCloud: "reports"])
        #expect(settings.services.first { $0.name == "support" }?.agentSide == .genesysCloud)
        #expect(settings.services.first { $0.name == "calls" }?.dialling.telephony?.text == "genesys-cloud")
    }

    @Test(
        "what is missing or wrong is named",
        arguments: [
            (
                "{clientID: a, clientSecret: b, openMessaging: {integration: c, webhookSecrets: [0123456789abcdef]}}",
                "region"
            ),
            ("{region: mypurecloud.de, clientSecret: b}", "clientID"),
            ("{region: mypurecloud.de, clientID: a}", "clientSecretFile"),
            ("{region: mypurecloud.de, clientID: a, clientSecret: b}", "openMessaging.integration"),
            (
                "{region: mypurecloud.de, clientID: a, clientSecret: b, openMessaging: {integration: c, "
                    + "webhookSecrets: [short]}}", "openMessaging.webhookSecrets"
            ),
            ("{region: mypurecloud.de, bridge: nothing}", "bridge"), ("{endpoint: nowhere}", "endpoint"),
            ("{surprise: 1}", "surprise"),
        ])
    func problems(section: String, key: String) {
        let error = #expect(throws: SettingsError.self) {
            try Settings(yaml: "agentSides:\n  genesys-cloud: \(section)")
        }
        let problems = error?.problems ?? []
        #expect(problems.contains { $0.hasPrefix("agentSides.genesys-cloud.\(key):") }, "\(problems)")
    }

    @Test("PureConnect is a platform with servers and a target")
    func pureConnect() throws {
        let settings = try Settings(
            yaml: """
                agentSides:
                  pureconnect:
                    servers: ["https://ic1:8019/", "https://ic2:8019"]
                    target: Support
                    targetType: User
                    dialect: web-tools
                services:
                  support: {type: chat, agentSide: pureconnect}
                """)
        let configuration = try #require(settings.platforms.pureConnect)
        #expect(configuration.servers == ["https://ic1:8019", "https://ic2:8019"])
        #expect(configuration.targetType == "User")
        #expect(configuration.dialect == .webTools)
        #expect(settings.services.first { $0.name == "support" }?.agentSide == .pureConnect)
        for section in [
            "{target: a}", "{servers: [nowhere], target: a}", "{servers: [\"https://a\"]}",
            "{servers: [\"https://a\"], target: a, dialect: latin}",
        ] {
            #expect(throws: SettingsError.self) { try Settings(yaml: "agentSides:\n  pureconnect: \(section)") }
        }
    }

    @Test("a platform calls customers only with its section callbacks")
    func callers() {
        #expect(throws: SettingsError.self) {
            try Settings(
                yaml: """
                    agentSides:
                      pureconnect: {servers: ["https://ic1:8019"], target: Support}
                    services:
                      calls: {type: callback, telephony: pureconnect}
                    """)
        }
    }

    @Test("PureConnect calls customers from the queue of its section callbacks, for a day unless told otherwise")
    func pureConnectCallbacks() throws {
        let settings = try Settings(
            yaml: """
                agentSides:
                  pureconnect:
                    servers: ["https://ic1:8019"]
                    target: Support
                    callbacks: {target: Calls, targetType: User, subject: Call me}
                services:
                  calls: {type: callback, telephony: pureconnect}
                  short: {type: callback, telephony: pureconnect, dialResultTimeout: 600}
                """)
        let callbacks = try #require(settings.platforms.pureConnect?.callbacks)
        #expect(callbacks.target == "Calls")
        #expect(callbacks.targetType == "User")
        #expect(callbacks.subject == "Call me")
        let timeouts = ["calls", "short"].map { name in
            settings.services.first { $0.name == name }?.dialling.resultTimeout
        }
        #expect(timeouts == [.seconds(86_400), .seconds(600)])
        for section in ["{subject: Call me}", "{target: Calls, targetType: Moon}", "{target: Calls, colour: red}"] {
            #expect(throws: SettingsError.self) {
                try Settings(
                    yaml: """
                        agentSides:
                          pureconnect: {servers: ["https://ic1:8019"], target: Support, callbacks: \(section)}
                        """)
            }
        }
    }

    @Test("PureConnect takes a user whose session shows receipts")
    func pureConnectAgent() throws {
        func configuration(_ section: String) throws -> PureConnectSide.Configuration? {
            try Settings(
                yaml: """
                    agentSides:
                      pureconnect: {servers: ["https://ic1:8019"], target: Support, agent: \(section)}
                    """
            ).platforms.pureConnect
        }
        let words = "You are number {place}."
        let agent = try configuration("{user: a, password: b, placeWords: \"\(words)\"}")?.agent
        #expect(agent?.user == "a" && agent?.password == "b" && agent?.placeWords == words)
        #expect(try configuration("{user: a, password: b}")?.agent?.placeWords == nil)
        let waiting = "{user: a, password: b, placeWords: \"\(words)\", waitWords: \"{minutes} min\"}"
        #expect(try configuration(waiting)?.agent?.waitWords == "{minutes} min")
        for section in [
            "{user: a}", "{password: b}", "{user: a, password: b, placeWords: none}", "{colour: red}",
            "{user: a, password: b, waitWords: \"{minutes} min\"}",
        ] {
            #expect(throws: SettingsError.self) { try configuration(section) }
        }
    }

    @Test("PureConnect takes secrets for the addresses of webhooks, of the dialect icws alone")
    func pureConnectWebhook() throws {
        func configuration(_ rest: String) throws -> PureConnectSide.Configuration? {
            try Settings(
                yaml: """
                    agentSides:
                      pureconnect: {servers: ["https://ic1:8019"], target: Support, \(rest)}
                    """
            ).platforms.pureConnect
        }
        #expect(try configuration("webhook: {secrets: [0123456789abcdef]}")?.webhook?.secrets == ["0123456789abcdef"])
        #expect(try configuration("language: en")?.webhook == nil)
        for rest in [
            "webhook: {secrets: [short]}", "webhook: {colour: red}",
            "dialect: web-tools, webhook: {secrets: [0123456789abcdef]}",
        ] {
            #expect(throws: SettingsError.self) { try configuration(rest) }
        }
    }

    private static let sourceCalledPureConnect = """
        bridge:
          sources:
            pureconnect: {verify: {scheme: bearer, secrets: [abcdefghijklmnopqrstuvwxyz012345]}}

        """

    @Test("a source cannot have the name of a platform that answers chats")
    func names() {
        #expect(throws: SettingsError.self) {
            try Settings(
                yaml: Self.sourceCalledPureConnect + """
                    agentSides:
                      pureconnect: {servers: ["https://ic1:8019"], target: Support}
                    """)
        }
    }

    @Test("a source may have the name of a platform that answers no chats")
    func namesOfOthers() throws {
        let settings = try Settings(yaml: Self.sourceCalledPureConnect)
        #expect(settings.sources["pureconnect"] != nil)
    }
}
