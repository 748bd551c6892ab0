import Beckon
import BeckonJSON
import HTTPTypes
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNative
@testable import BeckonNode
@testable import BeckonServer

@Suite("Devices, presence, receipts and events below /beckon/1", .timeLimit(.minutes(20))) struct NativeAPITests {
    private let mint: TokenMint
    private let secret = SystemIDs().hexadecimal(digits: 32)

    init() throws { mint = try TokenMint() }

    private func run(_ body: (SimulatedNode, NativeAPI) async throws -> Void) async throws {
        let key = try mint.key()
        let verification = try #require(WebhookVerification(.bearer, secrets: [secret]))
        var settings = Settings()
        settings.services = [ServiceOptions(name: "request-chat", kind: .chat)]
        settings.customers.tokens = CustomerTokens(keys: [key])
        for (name, mapping) in BridgeMapping.named {
            settings.sources[name] = BridgeSource(
                name: try #require(BridgeSourceName(name)), mapping: mapping, verification: verification, rules: .init()
            )
        }
        let all = settings
        let node = SimulatedNode { $0 = all }
        try await node.run {
            try await body(
                node, NativeAPI(node: node.core, sources: all.sources, tokens: all.customers.tokens, salt: 1))
        }
    }

    private func principal(_ api: NativeAPI, _ customer: String = "ana", lifetime: Int64 = 60) async throws
        -> CustomerPrincipal
    {
        try await api.principal(bearer(api, customer, lifetime: lifetime))
    }

    private func bearer(_ api: NativeAPI, _ customer: String, lifetime: Int64 = 60) throws -> String {
        let end = api.time.now.milliseconds / 1_000 + lifetime
        return "Bearer " + (try mint.token(["sub": .string(customer), "exp": .integer(end)]))
    }

    private func report(_ api: NativeAPI, _ event: JSONValue, isDry: Bool = false) async throws -> JSONValue {
        let body = event.encoded()
        let source = try api.source("beckon", headers: [.authorization: "Bearer \(secret)"], body: body)
        return try await api.take(body, from: source, isDry: isDry)
    }

    private static let phone: JSONValue = ["type": "httpcb", "token": "http://phone.example", "language": "de"]

    @Test("the story of a bridged conversation: registered, told, looked at, read")
    func story() async throws {
        try await run { node, api in
            let ana = try await principal(api)
            let registered = try await api.register(Self.phone, for: ana)
            let device = try #require(registered["device"])
            let message: JSONValue = [
                "conversation": "c", "customer": "ana", "message": "m1", "actor": "agent", "text": "Hello",
            ]
            let dry = try await report(api, message, isDry: true)
            #expect(dry["events"]?[0]?["verdict"] == "now")
            let answer = try await report(api, message)
            #expect(answer["events"]?[0]?["verdict"] == "now")
            #expect(answer["events"]?[0]?["position"] == 1)
            #expect(try await report(api, message)["events"]?[0]?["verdict"] == "known")
            try await node.core.dispatcher.runOnce()
            #expect(node.recorder.pushes.map(\.collapseID) == ["c"])
            #expect(try await api.messages("c", after: nil, of: ana)["messages"]?[0]?["text"] == "Hello")
            let presence: JSONValue = ["device": device, "conversation": "c", "status": "active"]
            #expect(try await api.notePresence(presence, of: ana)["beat"] == 30)
            #expect(
                try await report(
                    api, ["conversation": "c", "message": "m2", "actor": "agent", "text": "Seen"])["events"]?[0]?[
                        "verdict"] == "hold")
            let receipt: JSONValue = ["conversation": "c", "message": "m2", "status": "read", "device": device]
            #expect(try await api.receive(receipt, of: ana) == ["delivered": 2, "read": 2])
            #expect(try await api.messages("c", after: nil, of: ana)["messages"] == [])
            try await node.pass(seconds: 61)
            #expect(node.recorder.pushes.count == 1)
        }
    }

    @Test("nobody reads, registers or signs out for somebody else")
    func strangers() async throws {
        try await run { node, api in
            let (ana, bo) = (try await principal(api), try await principal(api, "bo"))
            _ = try await report(api, ["conversation": "c", "customer": "ana", "actor": "agent", "text": "Hello"])
            await #expect(throws: Fault.unknown) { try await api.messages("c", after: 0, of: bo) }
            await #expect(throws: Fault.unknown) {
                try await api.receive(["conversation": "c", "position": 1, "status": "read"], of: bo)
            }
            _ = try await api.register(Self.phone, for: ana)
            try await api.signOut(Self.phone, of: bo)
            #expect(try await node.store.devices(of: .signed("ana"), limit: 9).count == 1)
            try await api.signOut(Self.phone, of: ana)
            #expect(try await node.store.devices(of: .signed("ana"), limit: 9).isEmpty)
            _ = try await api.notePresence(["device": "d", "conversation": "c", "status": "active"], of: bo)
            let phone = try await api.register(Self.phone, for: ana)
            #expect(
                try await report(api, ["conversation": "c", "actor": "agent"])["events"]?[0]?["verdict"] == "now")
            try await api.signOut(registration: try #require(phone["registration"]?.string))
            #expect(
                try await report(api, ["conversation": "c", "actor": "agent"])["events"]?[0]?["reason"]
                    == "no device is registered")
        }
    }

    @Test("the secret of a chat speaks for that chat alone; a sign-out may come with a token that has ended")
    func principals() async throws {
        try await run { node, api in
            let (service, chat) = try await node.startChat()
            let own = try await api.principal("Bearer \(service.text)")
            #expect(own.key == .chat(chat))
            _ = try await api.register(Self.phone, for: own)
            let receipt = try await api.receive(["position": 1, "status": "delivered"], of: own)
            #expect(receipt == ["delivered": 1, "read": 0, "agent": ["delivered": 0, "read": 0]])
            for position: JSONValue in [.number("1.0"), .number("1e0"), "1"] {
                #expect(try await api.receive(["position": position, "status": "delivered"], of: own) == receipt)
            }
            for position: JSONValue in [.number("1e30"), .integer(.max)] {
                let last = try await api.receive(["position": position, "status": "delivered"], of: own)
                let head = try #require(try await node.store.chat(chat))
                #expect(last["delivered"]?.int == head.lastPosition)
            }
            await #expect(throws: Fault.unknown) { try await api.messages("other", after: 0, of: own) }
            _ = try await report(api, ["conversation": "c", "customer": "ana", "actor": "agent"])
            let bridged = try #require(try await node.store.bridgedChats(of: "ana", limit: 1).first)
            let wrong = [
                nil, "", "Bearer", "Bearer ", "Basic \(service.text)", "Bearer \(chat.text)", "Bearer a.b.c",
                "Bearer \(bridged.serviceID.text)", try bearer(api, "ana", lifetime: -100),
            ]
            for header in wrong {
                await #expect(throws: Fault.unauthorized) { try await api.principal(header) }
            }
            let late = try await api.principal(try bearer(api, "ana", lifetime: -86_400), ignoringEnd: true)
            #expect(late == .signed("ana"))
        }
    }

    @Test("who was wrong too often from one address waits a minute; secrets that proved right do not, nor do tokens")
    func guessing() async throws {
        try await run { node, api in
            let (first, second) = (try await node.startChat().0, try await node.startChat().0)
            _ = try await api.principal("Bearer \(first.text)", from: "peer")
            for number in 0..<SecretGuard.limit {
                await #expect(throws: Fault.unauthorized) {
                    try await api.principal("Bearer wrong\(number)", from: "peer")
                }
            }
            for secret in ["another", second.text] {
                await #expect(throws: Fault.tooManyAttempts) {
                    try await api.principal("Bearer \(secret)", from: "peer")
                }
            }
            _ = try await api.principal("Bearer \(first.text)", from: "peer")
            _ = try await api.principal("Bearer \(second.text)", from: "another peer")
            let token = try await api.principal(try bearer(api, "ana"), from: "peer")
            #expect(token == .signed("ana"))
            node.time.advance(by: .seconds(60))
            await #expect(throws: Fault.unauthorized) { try await api.principal("Bearer another", from: "peer") }
        }
    }

    @Test("what an app sends wrongly is told by the member's name")
    func wrongMembers() async throws {
        try await run { _, api in
            let ana = try await principal(api)
            for body: JSONValue in [
                [:], ["type": "ios"], ["type": "pager", "token": "t"], ["type": "ios", "token": ""],
                ["type": "ios", "token": 7], ["type": "ios", "token": "t", "environment": "moon"],
                ["type": "ios", "token": .string(String(repeating: "t", count: 4_097))],
            ] {
                await #expect(throws: Fault.self) { try await api.register(body, for: ana) }
            }
            for body: JSONValue in [[:], ["status": "active"], ["status": "gone", "device": "d", "conversation": "c"]] {
                await #expect(throws: Fault.self) { try await api.notePresence(body, of: ana) }
            }
            for body: JSONValue in [[:], ["status": "read"], ["status": "seen", "position": 1, "conversation": "c"]] {
                await #expect(throws: Fault.self) { try await api.receive(body, of: ana) }
            }
            let headers: HTTPFields = [.authorization: "Bearer \(secret)"]
            #expect(throws: Fault.unknown) { try api.source("none", headers: headers, body: []) }
            #expect(throws: Fault.unverified) { try api.source("beckon", headers: [:], body: []) }
            let source = try api.source("beckon", headers: headers, body: [])
            await #expect(throws: Fault.self) { try await api.take(Array("{".utf8), from: source, isDry: false) }
            await #expect(throws: BridgeRefusal.self) {
                try await api.take(Array("[]".utf8), from: source, isDry: false)
            }
        }
    }

    @Test("a BYOC channel gets a token for its client's secret, sends messages with it, and is told their ids")
    func byoc() async throws {
        try await run { node, api in
            let verification = try #require(
                WebhookVerification(
                    .clientCredentials, secrets: ["old:\(SystemIDs().hexadecimal(digits: 8))", "box:\(secret)"]))
            var settings = Settings()
            settings.sources["nice"] = BridgeSource(
                name: try #require(BridgeSourceName("nice")), mapping: .cxoneBYOC, verification: verification,
                rules: .init())
            let box = CXoneBox(
                api: NativeAPI(node: node.core, sources: settings.sources, tokens: settings.customers.tokens, salt: 1))
            let client: JSONValue = [
                "client_id": "box", "client_secret": .string(secret), "grant_type": "client_credentials",
            ]
            let token = try #require(try box.token("nice", client)["access_token"]?.string)
            for wrong: JSONValue in [
                [:], ["client_id": "box", "client_secret": "x"],
                ["client_id": "old", "client_secret": .string(secret)],
            ] {
                #expect(throws: Fault.unverified) { try box.token("nice", wrong) }
            }
            #expect(throws: Fault.unknown) { try box.token("none", client) }
            _ = try await api.register(Self.phone, for: .signed("end-user"))
            let message: JSONValue = [
                "thread": ["idOnExternalPlatform": "t"], "messageContent": ["type": "TEXT", "payload": ["text": "Hi"]],
                "endUserRecipients": [["idOnExternalPlatform": "end-user", "isPrimary": true]],
            ]
            func send(_ token: String, version: Int) async throws -> JSONValue {
                try await box.outbound(
                    "nice", headers: [.authorization: "Bearer \(token)"], body: message.encoded(), version: version)
            }
            let first = try await send(token, version: 1)
            try await node.core.dispatcher.runOnce()
            let second = try await send(token, version: 2)
            #expect(first["idOnExternalPlatform"]?.string?.hasSuffix("-1") == true)
            #expect(second["message"]?["idOnExternalPlatform"]?.string?.hasSuffix("-2") == true)
            #expect(second["thread"]?["idOnExternalPlatform"] == "t")
            try await node.core.dispatcher.runOnce()
            #expect(node.recorder.pushes.count == 2)
            for wrong in ["", "x", ".", String(token.dropLast()), "9" + token] {
                await #expect(throws: Fault.unverified) { try await send(wrong, version: 1) }
            }
            node.time.advance(by: .seconds(86_400))
            await #expect(throws: Fault.unverified) { try await send(token, version: 1) }
        }
    }

    @Test("admins are told why an event was pushed or was not; agents are not")
    func desk() async throws {
        try await run { node, api in
            _ = try await api.register(Self.phone, for: try await principal(api))
            let answer = try await report(api, ["conversation": "c", "customer": "ana", "actor": "agent", "text": "x"])
            try await node.core.dispatcher.runOnce()
            let desk = Desk(port: node.core.port(of: .desk), store: node.store, time: node.time)
            let (admin, agent) = (
                DeskAccount(user: "a", nickname: "A", role: .admin, passwordHash: ""),
                DeskAccount(user: "b", nickname: "B", role: .agent, passwordHash: "")
            )
            let chat = try #require(answer["events"]?[0]?["chat"]?.string)
            for name in [chat, "beckon/c"] {
                let told = try JSONValue(parsing: try await desk.explainPush(name, position: 1, to: admin))
                #expect(told["lines"]?.array?.compactMap { $0["word"]?.string } == ["now", "delivered"])
            }
            await #expect(throws: DeskFault.unknown) { try await desk.explainPush(chat, position: 2, to: admin) }
            await #expect(throws: DeskFault.forbidden) { try await desk.explainPush(chat, position: 1, to: agent) }
        }
    }
}
