import Beckon
import BeckonJSON
import BeckonPlatform
import Synchronization
import Testing

@testable import BeckonGenesysCloud

@Suite struct EventBridgeFeedTests {
    private let secret = SystemIDs().hexadecimal(digits: 32)

    private func world(_ store: Bool = true) -> ChatWorld {
        ChatWorld { configuration in
            var eventBridge = GenesysCloudSide.Configuration.EventBridge()
            eventBridge.header = "X-Api-Key"
            eventBridge.headerSecrets = [secret, "old"]
            configuration.eventBridge = eventBridge
        }
    }

    private func request(_ body: [UInt8], key: String?) -> PlatformRequest {
        PlatformRequest(path: ["eventbridge"], headers: key.map { ["x-api-key": $0] } ?? [:], body: body)
    }

    @Test("the destination takes an event with its secret, once, and ends the chat of the customer's end")
    func destination() async throws {
        let world = world()
        try await world.running { node, port in
            let chat = try await world.chat(node, named: WebhookExampleTests.customer)
            let message = try Example.bytes("genesys-eventbridge-queue-message.json")
            for _ in 0..<2 { #expect(await world.side.answer(request(message, key: secret), port).status == 200) }
            #expect(try await world.transcript(chat).last == "Notice.Joined Lee Park: has joined the session")
            let transfer = try Example.bytes("genesys-eventbridge-agent-end-transfer.json")
            #expect(await world.side.answer(request(transfer, key: "old"), port).status == 200)
            #expect(try await world.transcript(chat).last == "Notice.Left Lee Park: has left the session")
            #expect(try await world.store.chat(chat)?.life.state != .ended)
            let end = try Example.bytes("genesys-eventbridge-customer-end.json")
            #expect(await world.side.answer(request(end, key: secret), port).status == 200)
            #expect(try await world.store.chat(chat)?.life.state == .ended)
        }
    }

    @Test("a request without the secret, a malformed one and one that is too long are refused and counted")
    func refusals() async throws {
        let world = world()
        try await world.running { _, port in
            let body = try Example.bytes("genesys-eventbridge-customer-end.json")
            for key in [nil, "", "wrong"] {
                #expect(await world.side.answer(request(body, key: key), port).status == 401)
            }
            #expect(await world.side.answer(request([0x7b], key: secret), port).status == 400)
            let long = [UInt8](repeating: 0x20, count: EventBridgeFeed.longestBody + 1)
            #expect(await world.side.answer(request(long, key: secret), port).status == 413)
            let get = PlatformRequest(method: "GET", path: ["eventbridge"], headers: ["x-api-key": secret])
            #expect(await world.side.answer(get, port).status == 405)
            #expect(
                world.side.tally.condition.refused == [
                    "eventbridge-secret": 3, "malformed": 1, "too-large": 1, "method": 1,
                ])
        }
    }

    @Test("without a secret in the settings there is no destination")
    func none() async throws {
        let world = ChatWorld()
        try await world.running { _, port in
            let body = try Example.bytes("genesys-eventbridge-customer-end.json")
            #expect(await world.side.answer(request(body, key: ""), port).status == 404)
        }
    }
}
