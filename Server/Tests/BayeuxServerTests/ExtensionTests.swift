import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

struct ExtensionTests {
    @Test("a good-bye that is repeated at a plain hub is of an unknown client")
    func repeatedGoodbye() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let body = #"[{"channel":"/meta/disconnect","clientId":"\#(client.id)"}]"#
        #expect(try harness.ask(body, as: client).first?.isSuccessful == true)
        #expect(try harness.ask(body, as: client).first?.text("error") == "402::Unknown client")
    }

    // MARK: - ack

    @Test("the ack extension numbers every answer; an unconfirmed one comes again, ahead of newer events")
    func acknowledge() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: publisher)
        let first = try #require(try harness.connect(client, ext: #"{"ack":1}"#).response?.messages())
        #expect(first.events == ["1"])
        #expect(first.last?["ext"]?["ack"]?.int64 == 2)
        try harness.publish("2", on: "/a", as: publisher)
        // The client did not get number 2.
        let again = try #require(try harness.connect(client, ext: #"{"ack":1}"#).response?.messages())
        #expect(again.events == ["1", "2"])
        #expect(again.last?["ext"]?["ack"]?.int64 == 3)
        #expect(harness.connect(client, ext: #"{"ack":3}"#).response == nil)
    }

    @Test(
        "a handshake that asks for acknowledgement is told that it is spoken",
        arguments: ["true", #"{"enabled":true}"#])
    func agreed(_ ack: String) throws {
        let harness = OpenHarness()
        let body = #"{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"],"ext":{"ack":\#(ack)}}"#
        let reply = try #require(try harness.ask(body, as: OpenClient()).first)
        #expect(reply["ext"]?["ack"]?.bool == true)
    }

    @Test("without being asked, or switched off, nothing is said of it", arguments: [("false", true), ("true", false)])
    func notAgreed(_ ack: String, _ isOffered: Bool) throws {
        var configuration = BayeuxConfiguration()
        configuration.offersAcknowledgement = isOffered
        let harness = OpenHarness(configuration)
        let body = #"{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"],"ext":{"ack":\#(ack)}}"#
        #expect(try harness.ask(body, as: OpenClient()).first?["ext"] == nil)
    }

    @Test("with acknowledgement events go with connects alone")
    func connectsOnly() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        #expect(try harness.publish("1", on: "/a", as: client).events == [])
        #expect(try harness.connect(client, ext: #"{"ack":1}"#).response?.messages().events == ["1"])
    }

    @Test("a number proves an answer even while its write has not ended")
    func provenEarly() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        let publisher = try harness.shakeHands()
        let slow = harness.connect(client, ext: #"{"ack":1}"#, to: FakeExchange(.byHand))
        try harness.publish("1", on: "/a", as: publisher)
        #expect(slow.response != nil)
        let next = harness.connect(client, ext: #"{"ack":2}"#)
        #expect(next.response == nil)
        try harness.publish("2", on: "/a", as: publisher)
        #expect(try next.response?.messages().events == ["2"])
        slow.finishWrite(.whole)
        #expect(harness.connect(client, ext: #"{"ack":3}"#).response == nil)
    }

    @Test(
        "after a failed write the client's number says whether it has the events",
        arguments: [(acknowledged: 2, comesAgain: false), (1, true)])
    func failedWrite(_ acknowledged: Int, comesAgain: Bool) throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        let broken = harness.connect(client, ext: #"{"ack":1}"#, to: FakeExchange(.byHand))
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        #expect(broken.response != nil)
        broken.finishWrite(.failed)
        let next = harness.connect(client, ext: #"{"ack":\#(acknowledged)}"#)
        #expect((try next.response?.messages().events ?? []) == (comesAgain ? ["1"] : []))
    }

    @Test("a client that uses numbers and names none after a failed write gets the events again")
    func failedWriteWithoutNumber() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        let broken = harness.connect(client, ext: #"{"ack":1}"#, to: FakeExchange(.byHand))
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        broken.finishWrite(.failed)
        #expect(try harness.connect(client).response?.messages().events == ["1"])
    }

    @Test("a number that this hub has not given proves none of its answers")
    func foreignNumber() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        #expect(try harness.connect(client, ext: #"{"ack":1}"#).response?.messages().events == ["1"])
        let again = try #require(try harness.connect(client, ext: #"{"ack":9}"#).response?.messages())
        #expect(again.events == ["1"])
        #expect(again.last?["ext"]?["ack"]?.int64 == 10)
        #expect(harness.connect(client, ext: #"{"ack":10}"#).response == nil)
    }

    @Test("a client that never confirms costs no more than its mailbox")
    func hoarder() throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxQueuedMessages = 5
        let harness = OpenHarness(configuration)
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        let publisher = try harness.shakeHands()
        for number in 1...6 {
            try harness.publish("\(number)", on: "/a", as: publisher)
            harness.connect(client, ext: #"{"ack":0}"#)
        }
        #expect(harness.hub.sessions.count == 1)
    }

    @Test(
        "numbers that make no sense do no harm",
        arguments: ["-1", "9e99", #""1""#, "null", "[]", "9223372036854775807"])
    func nonsense(_ ack: String) throws {
        let harness = OpenHarness()
        let client = try harness.join("/a", ext: #"{"ack":true}"#)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        for _ in 1...3 {
            let exchange = harness.connect(client, ext: #"{"ack":\#(ack)}"#)
            if let messages = try exchange.response?.messages() { #expect(messages.last?.isSuccessful == true) }
        }
    }

    // MARK: - timesync

    @Test("the time is told on handshake and connect, with how long the answer was held")
    func timesync() throws {
        let harness = OpenHarness()
        let question = #"{"timesync":{"tc":1699999999000,"l":0,"o":0}}"#
        let body =
            #"{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"],"ext":\#(question)}"#
        let reply = try #require(try harness.ask(body, as: OpenClient()).first?["ext"]?["timesync"])
        #expect(reply["tc"]?.int64 == 1_699_999_999_000)
        #expect(reply["ts"]?.int64 == 1_700_000_000_000)
        #expect(reply["p"]?.int64 == 0)
        #expect(reply["a"]?.int64 == -1000)
        let client = try harness.join("/a")
        let held = harness.connect(client, ext: question)
        harness.pass(1500)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        #expect(try held.response?.messages().last?["ext"]?["timesync"]?["p"]?.int64 == 1500)
    }

    @Test(
        "the time is not told when the client knows it, or does not ask properly",
        arguments: [
            #"{"tc":1700000000000,"l":10,"o":0}"#, #"{"tc":"x"}"#, #"{"l":0}"#, "[]", "null", #"{"tc":1e999,"l":0}"#,
        ])
    func timeNotTold(_ question: String) throws {
        let harness = OpenHarness()
        let body =
            #"{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"],"ext":{"timesync":\#(question)}}"#
        #expect(try harness.ask(body, as: OpenClient()).first?["ext"] == nil)
    }

    // MARK: - activity

    @Test("a client that polls and does nothing else is dismissed after its time", arguments: [false, true])
    func activity(_ countsDeliveries: Bool) throws {
        var configuration = BayeuxConfiguration()
        configuration.activity = ActivityRule(maxInactivity: 20_000, countsDeliveries: countsDeliveries)
        let harness = OpenHarness(configuration)
        let client = try harness.join("/a")
        harness.pass(5000)
        let busy = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: busy)
        _ = harness.connect(client)
        let held = harness.connect(client)
        harness.pass(15_100)
        #expect((held.response != nil) == !countsDeliveries)
        harness.pass(5000)
        let messages = try #require(try held.response?.messages())
        #expect(messages.first?.text("channel") == "/meta/disconnect")
        #expect(messages.last?.advice?.text("reconnect") == "none")
    }

    // MARK: - settings

    @Test("a session may have a timeout, an interval and a life of its own, and is told of them")
    func settings() throws {
        var settings = SessionSettings()
        settings.timeout = 10_000
        settings.interval = 500
        settings.maxInterval = 3000
        let harness = OpenHarness(settings: settings)
        let client = try harness.join("/a")
        let held = harness.connect(client)
        harness.pass(8900)
        #expect(held.response == nil)
        harness.pass(100)
        let advice = try #require(try held.response?.messages().last?.advice)
        #expect(advice.integer("timeout") == 10_000 && advice.integer("interval") == 500)
        harness.pass(3400)
        #expect(harness.hub.sessions.count == 1)
        harness.pass(200)
        #expect(harness.hub.sessions.count == 0)
    }

    @Test("a client ID alone is not enough, unless the session says so", arguments: [false, true])
    func hijack(_ trusts: Bool) throws {
        var settings = SessionSettings()
        settings.trustsClientID = trusts
        let harness = OpenHarness(settings: settings)
        var client = try harness.join("/a")
        client.browserID = nil
        #expect(try harness.subscribe(client, to: "/b").isSuccessful == trusts)
        client.browserID = "another"
        let reply = try #require(try harness.subscribe(client, to: "/c") as JSONObject?)
        #expect(reply.isSuccessful == trusts)
        #expect(trusts || reply.text("error") == "402::Unknown client")
    }

    @Test("sessions of one address can be bounded")
    func peers() throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxSessionsPerPeer = 2
        let harness = OpenHarness(configuration)
        for _ in 1...2 { _ = try harness.shakeHands() }
        let body = #"{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"]}"#
        #expect(try harness.ask(body, as: OpenClient()).first?.text("error") == "403::Too many sessions")
        harness.pass(10_100)
        #expect(try harness.ask(body, as: OpenClient()).first?.isSuccessful == true)
    }
}
