import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

@Suite(.timeLimit(.minutes(20)))
struct RepeatedPollTests {
    private func body(_ client: OpenClient, id: String?, more: String = "") -> String {
        let member = id.map { #","id":\#($0)"# } ?? ""
        return #"[{"channel":"/meta/connect"\#(member),"clientId":"\#(client.id)"\#(more)}]"#
    }

    /// Hands in a body as one like that of a poll before.
    private func handIn(
        _ body: String, _ poll: RepeatedPoll, _ harness: OpenHarness, to exchange: FakeExchange = FakeExchange()
    ) -> FakeExchange? {
        let isTaken = Array(body.utf8).withUnsafeBytes {
            harness.hub.receive($0, repeating: poll, now: harness.now, exchange: exchange)
        }
        return isTaken ? exchange : nil
    }

    @Test("polls that differ in their plain ids are held and answered as if they had been read")
    func ids() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let first = harness.send(body(client, id: #""7""#), as: client)
        let poll = try #require(first.heldAs)
        for id in [#""8""#, #""9a-_.Z""#, #""""#, "10", "0", "123456789012345678"] {
            let exchange = try #require(handIn(body(client, id: id), poll, harness))
            #expect(exchange.response == nil)
            harness.hub.broadcast(RawJSON(Array("1".utf8)), on: try #require(ChannelName("/a")))
            #expect(
                exchange.response?.text == """
                    [{"channel":"/a","data":1},{"successful":true,"channel":"/meta/connect","id":\(id),\
                    "advice":{"reconnect":"retry","interval":0,"timeout":30000}}]
                    """)
        }
        #expect(first.answers == 1)
    }

    @Test("a body that differs in anything else is left to be read")
    func others() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let poll = try #require(harness.send(body(client, id: #""7""#), as: client).heldAs)
        let long = #"""# + String(repeating: "1", count: 40) + #"""#
        for id in [#""a\"b""#, #""é""#, "01", "-1", "1.5", "[]", "", #""8","id":"9""#, #"" ""#, "\"", long, "1 "] {
            #expect(handIn(body(client, id: id), poll, harness) == nil, "\(id)")
        }
        #expect(handIn(body(client, id: nil), poll, harness) == nil)
        #expect(handIn(body(client, id: #""8""#, more: #","advice":{"timeout":0}"#), poll, harness) == nil)
        #expect(handIn("", poll, harness) == nil)
        #expect(handIn("[]", poll, harness) == nil)
    }

    @Test("while another client of its browser has one held, a poll is left to be read")
    func crowded() throws {
        let harness = OpenHarness()
        let first = try harness.join("/a")
        let second = try harness.shakeHands(browserID: first.browserID)
        #expect(harness.connect(second).response != nil)
        let held = harness.send(body(second, id: "7"), as: second)
        let poll = try #require(held.heldAs)
        harness.hub.sessions.abandoned(held)
        let others = harness.connect(first)
        #expect(others.response == nil)
        #expect(handIn(body(second, id: "8"), poll, harness) == nil)
        harness.hub.sessions.abandoned(others)
        #expect(handIn(body(second, id: "8"), poll, harness) != nil)
    }

    @Test("a poll without an id is known again as a whole")
    func withoutID() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let poll = try #require(harness.send(body(client, id: nil), as: client).heldAs)
        #expect(handIn(body(client, id: nil), poll, harness) != nil)
        #expect(handIn(body(client, id: "1"), poll, harness) == nil)
        #expect(handIn(body(client, id: nil) + " ", poll, harness) == nil)
    }

    @Test("what changes from poll to poll, or is not held, is not kept")
    func notKept() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        #expect(harness.send(body(client, id: "1", more: #","advice":{"timeout":0}"#), as: client).heldAs == nil)
        #expect(harness.send(body(client, id: "1", more: #","ext":{"ack":1}"#), as: client).heldAs == nil)
        let long = String(repeating: " ", count: 1024)
        #expect(harness.send(body(client, id: "1") + long, as: client).heldAs == nil)
        #expect(harness.send("[\(body(client, id: "1").dropFirst().dropLast()),{}]", as: client).heldAs == nil)
    }

    @Test("a session that is gone, or a hub that drains, leaves the poll to be read")
    func gone() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let poll = try #require(harness.send(body(client, id: "1"), as: client).heldAs)
        harness.hub.sessions.dismiss(client.id)
        #expect(handIn(body(client, id: "2"), poll, harness) == nil)
        let other = try harness.join("/a")
        let second = try #require(harness.send(body(other, id: "1"), as: other).heldAs)
        harness.hub.drain(now: harness.now, over: 1000)
        #expect(handIn(body(other, id: "2"), second, harness) == nil)
    }

    @Test("a request that may not speak for the session any more is not let in")
    func foreign() throws {
        var settings = SessionSettings()
        settings.trustsClientID = true
        let harness = OpenHarness(settings: settings)
        let client = try harness.join("/a")
        var stranger = client
        stranger.browserID = "another"
        let poll = try #require(harness.send(body(client, id: "1"), as: stranger).heldAs)
        #expect(handIn(body(client, id: "2"), poll, harness) != nil)
        harness.hub.sessions.setTrust(false, of: client.id)
        #expect(handIn(body(client, id: "3"), poll, harness) == nil)
    }

    @Test("where handshakes are kept, a client without subscriptions is looked for before it is held again")
    func mayHaveMoved() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            harness.application.with { $0.keepsHandshakes = true }
            let poll = try #require(harness.connect(client).heldAs)
            let body = Array(
                #"[{"channel":"/meta/connect","clientId":"\#(client.id)","connectionType":"long-polling"}]"#.utf8)
            let receive = {
                body.withUnsafeBytes {
                    harness.hub.receive($0, repeating: poll, now: harness.now, exchange: FakeExchange())
                }
            }
            #expect(receive())
            _ = try await harness.ask(
                #"{"channel":"/meta/unsubscribe","clientId":"\#(client.id)","subscription":"/_genesys"}"#, as: client)
            #expect(!receive())
        }
    }
}
