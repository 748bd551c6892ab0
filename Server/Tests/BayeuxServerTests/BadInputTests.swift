import Bayeux
import BayeuxServer
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@Suite(.timeLimit(.minutes(20)))
struct BadInputTests {
    @Test(
        "what holds no message is refused as a whole, with a reason",
        arguments: [
            "", "[]", "7", "null", "[", "{", "[{]", #"[{"channel":"/meta/handshake"},]"#, "[1,2,3]", "[[[]]]",
            #"{"channel":"/meta/subscribe","clientid":"x"},{"channel":"/meta/connect"}"#, "\u{FEFF}[]",
        ])
    func refused(_ body: String) throws {
        let response = try #require(HubHarness().send(body).response)
        #expect(response.status == 400)
        let error = try #require(try response.messages().first?.text("error"))
        #expect(error.hasPrefix("400::"))
        #expect(error.split(separator: ":", omittingEmptySubsequences: false).count == 3)
    }

    @Test("too much is refused with 413")
    func tooMuch() throws {
        let harness = HubHarness()
        let many = "[" + Array(repeating: "{}", count: 1001).joined(separator: ",") + "]"
        #expect(harness.send(many).response?.status == 413)
        let large = #"{"channel":"/a","data":"\#(String(repeating: "x", count: 1 << 20))"}"#
        #expect(harness.send(large).response?.status == 413)
        let deep = String(repeating: "[", count: 100_000)
        #expect(harness.send(deep).response?.status == 400)
    }

    @Test("every message of a batch gets a reply of its own, in order")
    func perMessage() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let replies = try await harness.ask(
                """
                [7,{"id":1},{"channel":5,"id":2},{"channel":"/meta/unknown","id":3},{"channel":"/a//b","id":4},
                {"channel":"/service/echo","clientId":"\(client.id)","id":5},
                {"channel":"/service/echo","clientId":7,"id":6},
                {"channel":"/service/echo","clientId":"\(client.id)","id":7,"data":"\(String(repeating: "x", count: 70_000))"}]
                """, as: client)
            #expect(
                replies.map { $0.text("error") } == [
                    "400::Message is not an object", "400::Channel missing", "400::Channel missing",
                    "403::Publish denied", "400::Channel invalid", nil, "400::Client ID is not a string",
                    "413::Message is too large",
                ])
            #expect(replies.map { $0.integer("id") } == [nil, 1, 2, 3, 4, 5, 6, 7])
        }
    }

    @Test("mutilated requests are always answered, and with 200, 400 or 413", arguments: 1...4)
    func mutants(_ seed: UInt64) async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            var random = SplitMix(seed: seed)
            let seeds = [
                #"[{"channel":"/meta/handshake","version":"1.0","supportedConnectionTypes":["long-polling"],"id":"1"}]"#,
                #"[{"channel":"/meta/connect","clientId":"\#(client.id)","advice":{"timeout":0},"id":2}]"#,
                #"[{"channel":"/meta/subscribe","clientId":"\#(client.id)","subscription":["/_genesys"],"id":3}]"#,
                #"[{"channel":"/service/echo","clientId":"\#(client.id)","data":{"a":[1,null]},"id":4},{"channel":"/meta/connect"}]"#,
                #"{"channel":"/meta/disconnect","clientId":"\#(client.id)","ext":{"transcriptPosition":"4"}}"#,
            ]
            for _ in 0..<400 {
                var body = Array(seeds[random.next(0, seeds.count - 1)].utf8)
                for _ in 0..<random.next(1, 3) {
                    let index = random.next(0, body.count - 1)
                    switch random.next(0, 2) {
                    case 0: body[index] = UInt8(truncatingIfNeeded: random.next())
                    case 1: body.insert(Array(#"{}[]",:0"#.utf8)[random.next(0, 7)], at: index)
                    default: body.remove(at: index)
                    }
                }
                let exchange = FakeExchange()
                harness.hub.receive(
                    BayeuxRequest(body: body, browserID: client.browserID, user: client.user), now: harness.now,
                    exchange: exchange)
                // A connect that lost its advice may be held.
                harness.pass(0)
                harness.hub.tick(now: harness.now.advanced(by: 30_000))
                let response = await exchange.awaitResponse()
                #expect([200, 400, 413].contains(response.status))
                _ = try response.messages()
                #expect(exchange.answers == 1)
            }
        }
    }
}
