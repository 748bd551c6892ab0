import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

struct SocketTests {
    private func joined(
        _ harness: OpenHarness, on socket: FakeSocket, ext: String = "{}"
    ) throws -> (client: OpenClient, open: OpenSocket) {
        let open = harness.hub.sessions.open(socket)
        return (try harness.join("/a", ext: ext, socket: open), open)
    }

    @Test("events are pushed without a connect, and the connect is held all the while")
    func push() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        let (client, _) = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: publisher)
        #expect(try socket.takeEvents() == ["1"])
        let held = harness.connect(client)
        try harness.publish("2", on: "/a", as: publisher)
        #expect(try socket.takeEvents() == ["2"])
        #expect(held.response == nil)
        harness.pass(28_500)
        #expect(try held.response?.messages().events == [])
    }

    @Test("what was written to a WebSocket that broke comes again on the next one, in order")
    func broken() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        let (client, open) = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: publisher)
        _ = harness.connect(client)
        harness.hub.sessions.closed(open)
        try harness.publish("2", on: "/a", as: publisher)
        let next = FakeSocket()
        var returned = client
        returned.socket = harness.hub.sessions.open(next)
        let held = harness.connect(returned)
        #expect(try next.takeEvents() == ["1", "2"])
        #expect(held.response == nil)
        #expect(try socket.takeEvents() == ["1"])
    }

    @Test("the next connect confirms what was pushed before the last connect's answer")
    func confirmed() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        let (client, open) = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: publisher)
        _ = harness.connect(client)
        harness.pass(28_500)
        _ = harness.connect(client)
        harness.hub.sessions.closed(open)
        var returned = client
        returned.socket = harness.hub.sessions.open(socket)
        _ = try socket.takeEvents()
        _ = harness.connect(returned)
        #expect(try socket.takeEvents() == [])
    }

    @Test("one write at a time; what comes meanwhile goes with the next")
    func flight() throws {
        let harness = OpenHarness()
        let socket = FakeSocket(byHand: true)
        _ = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        for number in 1...3 { try harness.publish("\(number)", on: "/a", as: publisher) }
        #expect(try socket.takeEvents() == ["1"])
        socket.finishWrites(.whole)
        #expect(try socket.takeEvents() == ["2", "3"])
    }

    @Test("a reader that takes nothing loses its session and its WebSocket")
    func slow() throws {
        var configuration = BayeuxConfiguration(connectionTypes: [.webSocket])
        configuration.limits.maxQueuedMessages = 4
        let harness = OpenHarness(configuration)
        let socket = FakeSocket(byHand: true)
        let (client, _) = try joined(harness, on: socket)
        let held = harness.connect(client)
        let publisher = try harness.shakeHands()
        for number in 1...5 { try harness.publish("\(number)", on: "/a", as: publisher) }
        #expect(socket.isClosed)
        #expect(try held.response?.messages().first?.text("error") == "402::Unknown client")
    }

    @Test("a busy channel does not fill the mailbox of a client that keeps up: connects are answered early")
    func earlyProof() throws {
        var configuration = BayeuxConfiguration(connectionTypes: [.webSocket])
        configuration.limits.maxQueuedMessages = 10
        let harness = OpenHarness(configuration)
        let socket = FakeSocket()
        let (client, _) = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        var held = harness.connect(client)
        for number in 1...100 {
            try harness.publish("\(number)", on: "/a", as: publisher)
            if held.response != nil { held = harness.connect(client) }
        }
        #expect(try socket.takeEvents() == (1...100).map(String.init))
    }

    @Test("with the ack extension events go with connects on a WebSocket too")
    func acknowledged() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        let (client, _) = try joined(harness, on: socket, ext: #"{"ack":true}"#)
        let held = harness.connect(client, ext: #"{"ack":1}"#)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        #expect(try socket.takeEvents() == [])
        #expect(try held.response?.messages().events == ["1"])
    }

    @Test("over a WebSocket the client ID is enough, over HTTP it is not")
    func binding() throws {
        let harness = OpenHarness()
        var client = try harness.join("/a", socket: harness.hub.sessions.open(FakeSocket()))
        client.browserID = nil
        #expect(try harness.subscribe(client, to: "/b").isSuccessful)
        client.socket = harness.hub.sessions.open(FakeSocket())
        client.browserID = "another"
        #expect(try harness.subscribe(client, to: "/c").isSuccessful)
        client.socket = nil
        #expect(try harness.subscribe(client, to: "/d").text("error") == "402::Unknown client")
    }

    @Test("a client that keeps no cookies comes back over another WebSocket and gets what it had not acknowledged")
    func returned() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        var (client, open) = try joined(harness, on: socket, ext: #"{"ack":true}"#)
        let held = harness.connect(client, ext: #"{"ack":1}"#)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        #expect(try held.response?.messages().events == ["1"])
        harness.hub.sessions.closed(open)
        client.socket = harness.hub.sessions.open(FakeSocket())
        client.browserID = "made for the new WebSocket"
        let next = harness.connect(client, ext: #"{"ack":1}"#)
        #expect(try next.response?.messages().events == ["1"])
    }

    @Test("to a WebSocket whose writes fail nothing more is written, and another one gets it all")
    func failing() throws {
        let harness = OpenHarness()
        let socket = FakeSocket(end: .failed)
        var (client, _) = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        for number in 1...3 { try harness.publish("\(number)", on: "/a", as: publisher) }
        #expect(socket.writes == 1)
        let next = FakeSocket()
        client.socket = harness.hub.sessions.open(next)
        _ = harness.connect(client)
        try harness.publish("4", on: "/a", as: publisher)
        #expect(try next.takeEvents() == ["1", "2", "3", "4"])
    }

    @Test("a write that fails late breaks the WebSocket that it went to, not the next one")
    func failingLate() throws {
        let harness = OpenHarness()
        let socket = FakeSocket(byHand: true)
        var (client, _) = try joined(harness, on: socket)
        let publisher = try harness.shakeHands()
        try harness.publish("1", on: "/a", as: publisher)
        let next = FakeSocket()
        client.socket = harness.hub.sessions.open(next)
        _ = harness.connect(client)
        socket.finishWrites(.failed)
        try harness.publish("2", on: "/a", as: publisher)
        #expect(try next.takeEvents() == ["1", "2"])
    }

    @Test("what a client has acknowledged does not come again over another WebSocket, however often that changes")
    func acknowledgedOnce() throws {
        let harness = OpenHarness()
        var (client, open) = try joined(harness, on: FakeSocket(), ext: #"{"ack":true}"#)
        let publisher = try harness.shakeHands()
        for number in 1...5 {
            let held = harness.connect(client, ext: #"{"ack":\#(number)}"#)
            try harness.publish("\(number)", on: "/a", as: publisher)
            #expect(try held.response?.messages().events == ["\(number)"])
            harness.hub.sessions.closed(open)
            open = harness.hub.sessions.open(FakeSocket())
            client.socket = open
        }
        #expect(harness.connect(client, ext: #"{"ack":6}"#).response == nil)
    }

    @Test("a client that falls back to long-polling gets what it had not")
    func fallback() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        var (client, _) = try joined(harness, on: socket)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        client.socket = nil
        #expect(try harness.connect(client).response?.messages().events == ["1"])
    }

    @Test("a new handshake over another WebSocket closes the old one")
    func rehandshake() throws {
        let harness = OpenHarness()
        let socket = FakeSocket()
        var (client, _) = try joined(harness, on: socket)
        client.socket = harness.hub.sessions.open(FakeSocket())
        let body =
            #"[{"channel":"/meta/handshake","clientId":"\#(client.id)","supportedConnectionTypes":["websocket"]}]"#
        #expect(try harness.ask(body, as: client).first?.isSuccessful == true)
        #expect(socket.isClosed)
    }

    @Test("a WebSocket that is closed while its request waits leaves nothing behind")
    func closedEarly() throws {
        let harness = OpenHarness()
        let open = harness.hub.sessions.open(FakeSocket())
        harness.hub.sessions.closed(open)
        let client = try harness.join("/a", socket: open)
        try harness.publish("1", on: "/a", as: try harness.shakeHands())
        harness.hub.sessions.closed(open)
        #expect(harness.hub.sessions.table.sockets.count == 0)
        _ = harness.connect(client)
        harness.pass(60_000)
        harness.pass(20_000)
        #expect(harness.hub.sessions.count == 0)
    }
}
