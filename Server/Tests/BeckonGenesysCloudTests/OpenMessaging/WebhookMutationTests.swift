import Beckon
import BeckonJSON
import BeckonPlatform
import Testing

@testable import BeckonGenesysCloud

@Suite struct WebhookMutationTests {
    @Test("signed bodies with any damage are answered, and nothing traps", arguments: WebhookExampleTests.names)
    func damage(_ name: String) async throws {
        let body = try Example.bytes(name)
        let world = ChatWorld()
        var random = SplitMix(state: UInt64(body.count))
        try await world.running { node, port in
            _ = try await world.chat(node, named: WebhookExampleTests.customer)
            for _ in 0..<500 {
                var damaged = body
                for _ in 0..<Int.random(in: 1...4, using: &random) where !damaged.isEmpty {
                    let place = Int.random(in: 0..<damaged.count, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
                    case 1: damaged.remove(at: place)
                    case 2: damaged.insert(UInt8.random(in: 0x20...0x7e, using: &random), at: place)
                    default: damaged.removeSubrange(place..<min(damaged.count, place + 40))
                    }
                }
                let status = await world.side.answer(world.webhook(damaged), port).status
                #expect([200, 400, 403].contains(status))
            }
        }
    }

    @Test("members of other types than they should be are left out")
    func types() {
        let wrong: JSONValue = [
            "id": "m", "type": "Text", "text": 5, "channel": ["to": [], "from": "x", "time": true, "id": .null],
            "content": ["x", ["contentType": 1]], "events": ["eventType": "Typing"], "metadata": [1, 2],
        ]
        let message = OpenMessage(wrong)
        #expect(message?.text == nil)
        #expect(message?.customer == nil)
        #expect(message?.contents == [])
        #expect(message?.unknown == ["", ""])
        #expect(OpenMessage(["id": 5, "type": "Text"]) == nil)
        #expect(OpenMessage(["id": "", "type": "Text"]) == nil)
    }
}
