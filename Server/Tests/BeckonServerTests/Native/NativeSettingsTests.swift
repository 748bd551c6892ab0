import BeckonCrypto
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import Beckon
@testable import BeckonNative
@testable import BeckonServer

@Suite("Settings of customers, notices and sources") struct NativeSettingsTests {
    @Test("keys, notices and sources are read")
    func reading() throws {
        let mint = try TokenMint()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString).pem")
        try Data(mint.es256.publicKey.pemRepresentation.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let secret = SystemIDs().hexadecimal(digits: 32)
        let settings = try Settings(
            yaml: """
                push:
                  content: sender
                  othersWhileActive: push
                  preview: {characters: 20}
                  devices: {perCustomer: 3, maxAgeDays: 30}
                  sound: bell
                  android: {channel: chat, clickAction: OPEN}
                  title: News
                  texts:
                    de: {title: Neues, body: Es gibt Neues., sender: "Von {sender}"}
                customers:
                  issuer: https://id.example
                  keys:
                    any: {algorithm: ES256, file: \(file.path)}
                bridge:
                  sources:
                    genesys:
                      mapping: genesys-open-messaging
                      bots: push
                      notices: [joined, ended]
                      verify: {scheme: hub-signature, secrets: [\(secret)]}
                    crm:
                      paths:
                        conversation: {path: chat.id}
                        kind: {path: type, values: {msg: text}, default: other}
                        actor: {default: agent}
                      verify: {scheme: header, header: X-Secret, secrets: [\(secret)]}
                """)
        #expect(settings.push.text == .sender)
        let rules = settings.push.rules
        #expect(rules.noticeText == .sender)
        #expect(rules.previewLength == 20)
        #expect(rules.noticeStyle.sound == "bell")
        #expect(rules.noticeStyle.androidChannel == "chat")
        #expect(rules.noticeStyle.clickAction == "OPEN")
        #expect(rules.noticeTexts.text(\.title, language: "de-AT") == "Neues")
        #expect(rules.noticeTexts.text(\.title, language: "fr") == "News")
        #expect(settings.customers.rules.othersWhileActive == .push)
        #expect(settings.customers.rules.devicesPerCustomer == 3)
        #expect(settings.customers.rules.longestAge == .seconds(30 * 86_400))
        let now = Timestamp(milliseconds: 1_000_000)
        let claims: JSONObject = ["sub": "ana", "exp": 2_000, "iss": "https://id.example"]
        #expect(settings.customers.tokens.customer(of: try mint.token(claims), now: now) == "ana")
        let genesys = try #require(settings.sources["genesys"])
        #expect(genesys.mapping == .genesysOpenMessaging)
        #expect(genesys.rules == BridgePolicy.Rules(pushesBots: true, notices: [.joined, .ended]))
        let crm = try #require(settings.sources["crm"])
        let event = try crm.mapping.report(["chat": ["id": "c"], "type": "msg"]).events.first
        #expect(event == BridgeEvent(conversation: "c", actor: .agent, direction: .outbound, kind: .text))
        let name = try #require(HTTPField.Name("X-Secret"))
        #expect(crm.verification.accepts([name: secret], body: [], now: now))
    }

    @Test("without settings lock screens show no content, nobody may report and no token counts")
    func defaults() throws {
        let settings = try Settings(yaml: nil)
        #expect(settings.push.rules.noticeText == .none)
        #expect(settings.sources.isEmpty)
        #expect(settings.customers.rules == AudienceRules())
        let token = try TokenMint().token(["sub": "ana", "exp": 2_000])
        #expect(settings.customers.tokens.customer(of: token, now: Timestamp(milliseconds: 0)) == nil)
    }

    @Test("what cannot be used is told all at once")
    func problems() {
        let error = #expect(throws: SettingsError.self) {
            try Settings(
                yaml: """
                    push: {othersWhileActive: whisper, preview: {characters: 0}, texts: {de: {tittle: x}}}
                    customers: {keys: {k: {algorithm: HS256, file: /nowhere}, l: {}}}
                    bridge:
                      sources:
                        a: {mapping: other, verify: {scheme: bearer, secrets: [x]}}
                        b: {mapping: beckon}
                        c: {verify: {scheme: standard-webhooks, secrets: [short]}}
                        d: {paths: {text: {path: "a..b"}}, notices: [typing], verify: {scheme: basic, secrets: ["u:p"]}}
                    """)
        }
        let problems = error?.problems ?? []
        for key in [
            "push.othersWhileActive", "push.preview.characters", "push.texts.de.tittle", "customers.keys.k.algorithm",
            "customers.keys.k.file", "customers.keys.l.file", "bridge.sources.a.mapping", "bridge.sources.b.verify",
            "bridge.sources.c.verify.secrets", "bridge.sources.d.paths.text.path",
            "bridge.sources.d.paths.conversation", "bridge.sources.d.notices",
        ] {
            #expect(problems.contains { $0.hasPrefix(key + ":") }, "\(key)")
        }
    }
}
