import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

struct ChannelDeliveryTests {
    @Test("a message goes to every subscriber once, without the publisher's id and client ID")
    func broadcast() throws {
        let harness = OpenHarness()
        let (one, two, other) = (try harness.join("/a/b"), try harness.join("/a/b"), try harness.join("/a/c"))
        let held = [one, two, other].map { harness.connect($0) }
        let reply = try harness.publish(#"{"n":1}"#, on: "/a/b", as: other)
        #expect(reply.map { $0.text("id") } == ["9"])
        #expect(reply.first?.isSuccessful == true && reply.first?["data"] == nil)
        #expect(
            held[0].response?.text
                == #"[{"channel":"/a/b","data":{"n":1}},{"successful":true,"channel":"/meta/connect","#
                + #""advice":{"reconnect":"retry","interval":0,"timeout":30000}}]"#)
        #expect(try held[1].response?.messages().events == [#"{"n":1}"#])
        #expect(held[2].response == nil)
    }

    @Test(
        "patterns stand for one segment or for many, and overlapping ones deliver once",
        arguments: [
            ("/a/*", 1), ("/a/**", 1), ("/**", 1), ("/*", 0), ("/a/b/*", 0), ("/a/b/**", 0), ("/x/**", 0), ("/a/b", 1),
        ])
    func patterns(_ pattern: String, _ count: Int) throws {
        let harness = OpenHarness()
        let client = try harness.join(pattern)
        let both = try harness.join(pattern, "/a/**", "/a/b", "/a/b")
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a/b", as: publisher)
        #expect(try harness.connect(client).response?.messages().events.count ?? 0 == count)
        #expect(try harness.connect(both).response?.messages().events == ["1"])
    }

    @Test("a publisher that is subscribed gets its own message with the answer, or with the connect that is held")
    func publisher() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        #expect(try harness.publish("1", on: "/a", as: client).events == ["1"])
        let held = harness.connect(client)
        #expect(held.response == nil)
        #expect(try harness.publish("2", on: "/a", as: client).events == [])
        #expect(try held.response?.messages().events == ["2"])
    }

    @Test("own messages of one request are not split between the connect that is held and the answer")
    func publishedTogether() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let held = harness.connect(client)
        let batch = (0..<20).map { #"{"channel":"/a","clientId":"\#(client.id)","data":\#($0)}"# }
        let body = "[" + batch.joined(separator: ",") + "]"
        #expect(try harness.ask(body, as: client).events == [])
        #expect(try held.response?.messages().events == (0..<20).map(String.init))
        #expect(try harness.ask(body, as: client).events == (0..<20).map(String.init))
    }

    @Test("events that went along with a response that was lost come again")
    func lostResponse() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let body = #"[{"channel":"/a","clientId":"\#(client.id)","data":1}]"#
        harness.send(body, as: client, to: FakeExchange(.failing))
        #expect(try harness.connect(client).response?.messages().events == ["1"])
    }

    @Test("events stay until a connect proves that the answer with them came")
    func keptUntilProven() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: publisher)
        #expect(try harness.connect(client, to: FakeExchange(.failing)).response?.messages().events == ["1"])
        try harness.publish("2", on: "/a", as: publisher)
        #expect(try harness.connect(client).response?.messages().events == ["1", "2"])
        #expect(harness.connect(client).response == nil)
    }

    @Test("a client that does not keep up loses its session and is told to shake hands")
    func overfull() throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxQueuedMessages = 3
        let harness = OpenHarness(configuration)
        let client = try harness.join("/a")
        let publisher = try harness.shakeHands()
        for number in 1...4 { try harness.publish("\(number)", on: "/a", as: publisher) }
        let reply = try #require(try harness.connect(client).response?.messages().first)
        #expect(reply.text("error") == "402::Unknown client")
        #expect(reply.advice?.text("reconnect") == "handshake")
        #expect(harness.hub.sessions.count == 1)
    }

    @Test("messages of lazy channels wait for others, or for their time")
    func lazy() throws {
        let pattern = ChannelPattern.pattern("/lazy/*")
        let harness = OpenHarness(lazyChannels: [(pattern, 5000)])
        let client = try harness.join("/lazy/a", "/b")
        let publisher = try harness.shakeHands()
        let first = harness.connect(client)
        try harness.publish("1", on: "/lazy/a", as: publisher)
        #expect(first.response == nil)
        try harness.publish("2", on: "/b", as: publisher)
        #expect(try first.response?.messages().events == ["1", "2"])
        let second = harness.connect(client)
        try harness.publish("3", on: "/lazy/a", as: publisher)
        harness.pass(4900)
        #expect(second.response == nil)
        harness.pass(100)
        #expect(try second.response?.messages().events == ["3"])
    }

    @Test("a service's reply reaches its client without a subscription; publishing to it reaches nobody")
    func service() throws {
        let harness = OpenHarness()
        let client = try harness.join()
        let other = try harness.join("/**")
        let name = try #require(ChannelName("/service/echo"))
        #expect(harness.hub.deliver(RawJSON(Array("7".utf8)), on: name, to: client.id))
        #expect(!harness.hub.deliver(RawJSON(Array("7".utf8)), on: name, to: "nobody"))
        #expect(try harness.connect(client).response?.messages().events == ["7"])
        #expect(try harness.publish("1", on: "/service/echo", as: client).first?.isSuccessful == true)
        #expect(harness.connect(other).response == nil)
    }

    @Test("a publish without data is refused")
    func noData() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let reply = try harness.ask(#"{"channel":"/a","clientId":"\#(client.id)"}"#, as: client)
        #expect(reply.first?.text("error") == "400::Data missing")
    }

    @Test("an unsubscribed channel's messages come no more; unsubscribing twice is no fault")
    func unsubscribe() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let body = #"[{"channel":"/meta/unsubscribe","clientId":"\#(client.id)","id":3,"subscription":"/a"}]"#
        for _ in 1...2 {
            let reply = try #require(try harness.ask(body, as: client).first)
            #expect(reply.isSuccessful && reply.integer("id") == 3 && reply.text("subscription") == "/a")
        }
        try harness.publish("1", on: "/a", as: client)
        #expect(harness.connect(client).response == nil)
    }

    @Test("a session that the server ends is told so and unknown afterwards")
    func dismissed() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let held = harness.connect(client)
        harness.hub.sessions.dismiss(client.id)
        let messages = try #require(try held.response?.messages())
        #expect(messages.map { $0.text("channel") } == ["/meta/disconnect", "/meta/connect"])
        #expect(messages.last?.advice?.text("reconnect") == "none")
        #expect(try harness.connect(client).response?.messages().first?.text("error") == "402::Unknown client")
    }

    @Test("a new handshake of the same client takes over what the old session had not delivered")
    func takenOver() throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        let body =
            #"[{"channel":"/meta/handshake","clientId":"\#(client.id)","supportedConnectionTypes":["long-polling"]}]"#
        var next = client
        next.id = try #require(try harness.ask(body, as: client).first?.text("clientId"))
        #expect(next.id != client.id)
        #expect(try harness.connect(next).response?.messages().events == ["1"])
        #expect(try harness.connect(client).response?.messages().first?.text("error") == "402::Unknown client")
    }

    @Test(
        "nothing of a data value is changed on its way",
        arguments: ["[[[]]]", "9007199254740993", #""\u00e9""#, "null"])
    func exactData(_ data: String) throws {
        let harness = OpenHarness()
        let client = try harness.join("/a")
        let held = harness.connect(client)
        try harness.publish(data, on: "/a", as: try harness.shakeHands())
        #expect(held.response?.text.contains(#""data":\#(data)}"#) == true)
    }
}
