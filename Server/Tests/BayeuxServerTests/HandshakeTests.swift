import Bayeux
import BayeuxServer
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@Suite(.timeLimit(.minutes(20)))
struct HandshakeTests {
    private let harness = HubHarness()

    @Test("a handshake is answered at once, with everything that clients look for, in order")
    func reply() throws {
        let exchange = harness.send(
            #"[{"channel":"/meta/handshake","id":"1","version":"1.0","supportedConnectionTypes":["long-polling"]}]"#)
        let response = try #require(exchange.response)
        #expect(response.status == 200)
        let browserID = try #require(response.newBrowserID)
        let reply = try #require(try response.messages().first)
        let clientID = try #require(reply.text("clientId"))
        #expect(
            response.text == """
                [{"successful":true,"channel":"/meta/handshake","id":"1","version":"1.0","minimumVersion":"1.0",\
                "supportedConnectionTypes":["long-polling"],"clientId":"\(clientID)",\
                "advice":{"reconnect":"retry","interval":0,"timeout":30000}}]
                """)
        for id in [clientID, browserID] {
            #expect(id.count == 26 && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
        }
        #expect(clientID != browserID)
        #expect(harness.hub.sessions.count == 1)
    }

    @Test("a lone object is accepted, and answered with an array")
    func loneObject() throws {
        let exchange = harness.send(#"{"channel":"/meta/handshake","id":7}"#)
        #expect(
            try #require(exchange.response).text.hasPrefix(#"[{"successful":true,"channel":"/meta/handshake","id":7"#))
    }

    @Test("a browser that has its cookie gets no other; a strange cookie is replaced")
    func cookie() {
        let body = #"{"channel":"/meta/handshake"}"#
        #expect(harness.send(body, as: Client(browserID: "abc-123_Z")).response?.newBrowserID == nil)
        for strange in ["", "a b", String(repeating: "x", count: 65), "ä", "a;b"] {
            #expect(harness.send(body, as: Client(browserID: strange)).response?.newBrowserID != nil)
        }
    }

    @Test("a handshake travels alone: what came with it is dropped")
    func alone() throws {
        let exchange = harness.send(
            #"[{"channel":"/meta/connect","clientId":"x"},{"channel":"/meta/handshake"},{"channel":"/meta/handshake"}]"#
        )
        #expect(try #require(exchange.response).messages().map { $0.text("channel") } == ["/meta/handshake"])
        #expect(harness.hub.sessions.count == 1)
    }

    @Test(
        "versions and connection types are looked at with mercy",
        arguments: [
            (#""minimumVersion":"1.0beta""#, true), (#""minimumVersion":"0.9""#, true),
            (#""minimumVersion":"1.1""#, false),
            (#""minimumVersion":7"#, true), (#""supportedConnectionTypes":"long-polling""#, true),
            (#""supportedConnectionTypes":["websocket"]"#, false), (#""supportedConnectionTypes":[]"#, false),
            (#""supportedConnectionTypes":["websocket","long-polling","iframe"]"#, true),
        ])
    func mercy(_ field: String, _ isAccepted: Bool) throws {
        let exchange = harness.send(#"[{"channel":"/meta/handshake","id":"1",\#(field)}]"#)
        let reply = try #require(try exchange.response?.messages().first)
        #expect(reply.isSuccessful == isAccepted)
        guard !isAccepted else { return }
        #expect(reply["supportedConnectionTypes"] == ["long-polling"])
        #expect(reply.advice?.text("reconnect") == "none")
        #expect(reply.text("error")?.split(separator: ":", omittingEmptySubsequences: false).count == 3)
        #expect(harness.hub.sessions.count == 0)
    }

    @Test("the application sees ext and user, and may refuse for good or for a while")
    func refusal() throws {
        let error = BayeuxError(.forbidden, "Handshake denied")
        harness.application.with { $0.handshakeVerdict = .refuse(error, retryAfter: nil) }
        let body = #"[{"channel":"/meta/handshake","ext":{"gms_user":"u"}}]"#
        var reply = try #require(try harness.send(body, as: Client(user: "u")).response?.messages().first)
        #expect(reply.text("error") == "403::Handshake denied")
        #expect(reply.advice?.text("reconnect") == "none")
        harness.application.with { $0.handshakeVerdict = .refuse(error, retryAfter: 5000) }
        reply = try #require(try harness.send(body).response?.messages().first)
        #expect(reply.advice?.text("reconnect") == "handshake")
        #expect(reply.advice?.integer("interval") == 5000)
        let seen = harness.application.with { $0.handshakes }
        #expect(seen.map(\.request.user) == ["u", nil])
        #expect(
            seen.map { $0.ext.map { String(decoding: $0.bytes, as: UTF8.self) } } == [
                #"{"gms_user":"u"}"#, #"{"gms_user":"u"}"#,
            ])
    }

    @Test("the sessions of a user, of a browser and of the hub are bounded")
    func bounds() throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxSessions = 6
        configuration.limits.maxSessionsPerUser = 2
        configuration.limits.maxSessionsPerBrowser = 3
        let harness = HubHarness(configuration)
        func shake(_ user: String?, _ browser: String?) throws -> Bool {
            let exchange = harness.send(
                #"{"channel":"/meta/handshake"}"#, as: Client(browserID: browser, user: user))
            let reply = try #require(try exchange.response?.messages().first)
            if reply.isSuccessful == false {
                #expect(reply.text("error") == "403::Too many sessions")
                #expect(reply.advice?.text("reconnect") == "handshake")
                #expect(reply.advice?.integer("interval") == 10_000)
            }
            return reply.isSuccessful
        }
        #expect(try shake("a", nil))
        #expect(try shake("a", nil))
        #expect(try shake("a", nil))
        #expect(harness.hub.sessions.count == 2)
        #expect(try shake(nil, "browser"))
        #expect(try shake("b", "browser"))
        #expect(try shake("c", "browser"))
        #expect(try shake("d", "browser") == false)
        #expect(try shake("d", "other"))
        #expect(try shake("e", nil) == false)
        #expect(harness.hub.sessions.count == 6)
        // Those who never connect make room after a while.
        harness.pass(10_100)
        #expect(harness.hub.sessions.count == 0)
        #expect(try shake("a", nil))
    }

    @Test("one session too many ends the user's oldest, first one that is subscribed to nothing")
    func pushedOut() async throws {
        var configuration = BayeuxConfiguration()
        configuration.limits.maxSessionsPerUser = 3
        try await HubHarness.run(configuration) { harness in
            let owner = try await harness.join(user: "alice")
            let held = harness.connect(owner)
            // A stranger who knows the key shakes hands.
            for _ in 0..<9 { _ = try harness.shakeHands(user: "alice") }
            #expect(held.response == nil)
            #expect(harness.hub.sessions.count == 3)
            let others = [try await harness.join(user: "alice"), try await harness.join(user: "alice")]
            #expect(held.response == nil)
            _ = try await harness.join(user: "alice")
            let reply = try #require(try held.response?.messages().last)
            #expect(reply.text("error") == "402::Unknown client")
            #expect(reply.advice?.text("reconnect") == "handshake")
            #expect(harness.hub.sessions.holds(others[0].id) && harness.hub.sessions.holds(others[1].id))
            await harness.application.wait { $0.expired.map(\.clientID) == [owner.id] }
        }
    }

    @Test("a new handshake with the old client ID retires the old session")
    func replacing() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource(last: 3)
            let old = try await harness.join(sources: [SourceAttachment(source, cursor: 1)])
            let held = harness.connect(old)
            #expect(held.response == nil)
            let exchange = harness.send(#"[{"channel":"/meta/handshake","clientId":"\#(old.id)"}]"#, as: old)
            let reply = try #require(try exchange.response?.messages().first)
            let new = try #require(reply.text("clientId"))
            #expect(new != old.id)
            // The poll of the old session is not told to stop: it is the same program.
            let last = try #require(try held.response?.messages().first)
            #expect(last.isSuccessful == true)
            #expect(last.advice?.text("reconnect") == "retry")
            await harness.application.wait { !$0.replaced.isEmpty }
            let replaced = harness.application.with { $0.replaced.map { [$0.session.clientID, $0.by] } }
            #expect(replaced == [[old.id, new]])
            #expect(harness.application.with { $0.replaced.first?.session.cursors } == ["chat": 3])
            #expect(harness.application.with { $0.handshakes.last?.previous?.clientID } == old.id)
            #expect(harness.hub.sessions.count == 1)
        }
    }

    @Test("a new handshake with somebody else's client ID leaves that session alone")
    func foreign() async throws {
        try await HubHarness.run { harness in
            let old = try await harness.join()
            let thief = Client(browserID: "thief", user: "thief")
            harness.send(#"[{"channel":"/meta/handshake","clientId":"\#(old.id)"}]"#, as: thief)
            #expect(harness.hub.sessions.count == 2)
            #expect(harness.connect(old).response == nil)
        }
    }
}
