import Beckon
import BeckonCrypto
import BeckonEdge
import BeckonJSON
import BeckonNative
import BeckonSimulators
import BeckonTransport
import Foundation
import Testing

@testable import BeckonServer

/// Another contact centre's reply on its way to a phone, over real sockets.
@Suite("A bridged conversation over real sockets", .timeLimit(.minutes(20))) struct BridgeStoryTests {
    /// Calls below `/beckon/1`.
    private struct Caller: Sendable {
        let url: URL
        let authorization: String
        private let transport = URLSessionTransport()

        init(_ url: URL, authorization: String) {
            self.url = url
            self.authorization = authorization
        }

        func send(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> (Int, JSONValue) {
            let address = try #require(URL(string: "\(url)/beckon/1/\(path)"))
            var request = TransportRequest(method: method, url: address)
            if !authorization.isEmpty { request.headers["Authorization"] = authorization }
            if let body {
                request.headers["Content-Type"] = "application/json"
                request.body = body.encoded()
            }
            let answer = try await transport.send(request)
            return (answer.status, answer.body.isEmpty ? .null : try JSONValue(parsing: answer.body))
        }
    }

    private static func token(_ key: P256.PrivateKey, _ customer: String) throws -> String {
        func part(_ value: JSONValue) -> String { Data(value.encoded()).base64URL }
        let end = SystemTime().now.milliseconds / 1_000 + 600
        let signed = part(["alg": "ES256"]) + "." + part(["sub": .string(customer), "exp": .integer(end)])
        return signed + "." + (try key.signature(for: Data(signed.utf8)).rawRepresentation.base64URL)
    }

    @Test("where lock screens show no content, no byte that leaves for any service tells the text or who wrote")
    func showsNothing() async throws {
        let key = try P256.PrivateKey()
        let secret = SystemIDs().hexadecimal(digits: 32)
        let verification = try #require(WebhookVerification(.bearer, secrets: [secret]))
        try await RunningGateway.run { settings in
            settings.customers.tokens = CustomerTokens(keys: [
                try CustomerTokens.Key(pem: key.publicKey.pemRepresentation, algorithm: .es256)
            ])
            settings.sources["crm"] = BridgeSource(
                name: try #require(BridgeSourceName("crm")), mapping: .beckon, verification: verification,
                rules: .init())
        } _: { running in
            let app = Caller(running.url, authorization: "Bearer \(try Self.token(key, "customer-4711"))")
            let crm = Caller(running.url, authorization: "Bearer \(secret)")
            let phones: [JSONValue] = [
                ["type": "ios", "token": .string(String(repeating: "cd", count: 32))],
                ["type": "fcm", "token": "registration-token"], ["type": "customhttp", "token": "a-device"],
            ]
            for phone in phones { #expect(try await app.send("POST", "devices", phone).0 == 201) }
            let hidden = ["Zanzibar", "Quetzalcoatl", "customer-4711"]
            let event: JSONValue = [
                "conversation": "c-1", "customer": "customer-4711", "message": "m1", "actor": "agent",
                "sender": "Zanzibar", "text": "Quetzalcoatl",
            ]
            #expect(try await crm.send("POST", "events/crm", event).1["events"]?[0]?["verdict"] == "now")
            let tokens = Set(phones.compactMap { $0["token"]?.string })
            var pushes: [SimulatedPushLog.Entry] = []
            // A push whose answer is late comes again.
            repeat {
                try await running.log.wait(for: pushes.count + 1)
                pushes = running.log.entries(after: 0, limit: 99)
            } while !tokens.isSubset(of: pushes.map(\.token))
            #expect(Set(pushes.map(\.token)) == tokens)
            for push in pushes {
                let words = push.headers.values.joined() + String(decoding: push.payload, as: UTF8.self)
                #expect(words.contains("c-1"))
                for text in hidden {
                    #expect(!words.localizedCaseInsensitiveContains(text))
                    #expect(!words.contains(Data(text.utf8).base64EncodedString().prefix(9)))
                }
            }
        }
    }

    @Test("an app registers, another contact centre reports, the phone is told, reads, and signs out")
    func story() async throws {
        let key = try P256.PrivateKey()
        let secret = SystemIDs().hexadecimal(digits: 32)
        let verification = try #require(WebhookVerification(.bearer, secrets: [secret]))
        try await RunningGateway.run { settings in
            settings.customers.tokens = CustomerTokens(keys: [
                try CustomerTokens.Key(pem: key.publicKey.pemRepresentation, algorithm: .es256)
            ])
            settings.sources["crm"] = BridgeSource(
                name: try #require(BridgeSourceName("crm")), mapping: .beckon, verification: verification,
                rules: .init())
        } _: { running in
            let app = Caller(running.url, authorization: "Bearer \(try Self.token(key, "ana@example.com"))")
            let crm = Caller(running.url, authorization: "Bearer \(secret)")
            let nobody = Caller(running.url, authorization: "")
            let phones: [JSONValue] = [
                ["type": "ios", "token": .string(String(repeating: "ab", count: 32))],
                ["type": "fcm", "token": "registration-token"],
            ]
            var registrations: [JSONValue] = []
            for phone in phones {
                #expect(try await nobody.send("POST", "devices", phone).0 == 401)
                let (status, answer) = try await app.send("POST", "devices", phone)
                #expect(status == 201)
                registrations.append(answer)
            }
            let event: JSONValue = [
                "conversation": "order 81/a", "customer": "ana@example.com", "message": "m1", "actor": "agent",
                "text": "I can see your order",
            ]
            #expect(try await nobody.send("POST", "events/crm", event).0 == 401)
            #expect(try await crm.send("POST", "events/other", event).0 == 404)
            #expect(try await crm.send("POST", "events/crm", [:]).0 == 200)
            let (status, answer) = try await crm.send("POST", "events/crm", event)
            #expect(status == 200)
            #expect(answer["events"]?[0]?["verdict"] == "now")
            try await running.log.wait(for: 2)
            for push in running.log.entries(after: 0, limit: 9) {
                let text = String(decoding: push.payload, as: UTF8.self)
                #expect(text.contains("order 81/a") || text.contains(#"order 81\/a"#))
                #expect(!text.contains("I can see your order"))
            }
            let path = "conversations/order%2081%2Fa/messages"
            #expect(try await app.send("GET", path).1["messages"]?[0]?["text"] == "I can see your order")
            let receipt: JSONValue = [
                "conversation": "order 81/a", "message": "m1", "status": "read",
                "device": registrations[0]["device"] ?? .null,
            ]
            #expect(try await app.send("POST", "receipts", receipt).0 == 200)
            try await running.log.wait(for: 3)
            #expect(running.log.entries(after: 2, limit: 9).map(\.token) == ["registration-token"])
            let presence: JSONValue = ["device": "d", "conversation": "order 81/a", "status": "active"]
            #expect(try await app.send("PUT", "presence", presence).0 == 200)
            for registration in registrations {
                let name = registration["registration"]?.string ?? ""
                #expect(try await nobody.send("DELETE", "devices/\(name)").0 == 204)
                #expect(try await nobody.send("DELETE", "devices/\(name)").0 == 204)
            }
            #expect(try await app.send("DELETE", "devices", phones[0]).0 == 204)
            let later = try await crm.send("POST", "events/crm", event.with("message", "m2")).1
            #expect(later["events"]?[0]?["reason"] == "no device is registered")
        }
    }
}

extension JSONValue {
    /// The same object with a text for one of its members.
    fileprivate func with(_ name: String, _ text: String) -> JSONValue {
        guard var members = object else { return self }
        members[name] = .string(text)
        return .object(members)
    }
}
