import Bayeux
import BeckonJSON
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

@Suite(.timeLimit(.minutes(20)))
struct DisconnectTests {
    private func disconnect(_ id: String, _ ext: String = "") -> String {
        #"{"channel":"/meta/disconnect","clientId":"\#(id)","id":"4"\#(ext)}"#
    }

    @Test("a good-bye ends the session at once and releases the held connect with the advice to stop")
    func ends() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join(sources: [SourceAttachment(FakeSource(last: 4), cursor: 1)])
            let held = harness.connect(client)
            let body = disconnect(client.id, #","ext":{"transcriptPosition":"4"}"#)
            let response = await harness.send(body, as: client).awaitResponse()
            #expect(response.text == #"[{"successful":true,"channel":"/meta/disconnect","id":"4"}]"#)
            let last = try #require(try held.response?.messages().first)
            #expect(last.isSuccessful)
            #expect(last.advice?.text("reconnect") == "none")
            #expect(harness.hub.sessions.count == 0)
            #expect(harness.connect(client).response == nil)
            let farewell = try #require(harness.application.with { $0.farewells.first })
            #expect(farewell.session?.user == "user")
            #expect(farewell.clientID == client.id)
            #expect(farewell.confirmed == ["chat": 4])
            #expect(farewell.ext.map { String(decoding: $0.bytes, as: UTF8.self) } == #"{"transcriptPosition":"4"}"#)
        }
    }

    @Test("afterwards the client ID is unknown")
    func unknownAfterwards() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            _ = try await harness.ask(disconnect(client.id), as: client)
            let reply = try await harness.connect(client).awaitResponse().messages()
            #expect(reply.first?.text("error") == "402::Unknown client")
            #expect(harness.hub.sessions.summaries(user: "user").isEmpty)
        }
    }

    @Test("a successful reply to a good-bye waits for the application, and nothing is delivered meanwhile")
    func awaited() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            let held = harness.connect(client)
            harness.application.closeGate()
            let exchange = harness.send(disconnect(client.id), as: client)
            await harness.application.wait { !$0.farewells.isEmpty }
            source.append()
            harness.hub.sessions.wake(source: "chat")
            #expect(held.response == nil && exchange.response == nil)
            // Nobody counts on a client that is about to go.
            #expect(harness.hub.sessions.summaries(user: "user").isEmpty)
            harness.application.openGate()
            _ = await exchange.awaitResponse()
            #expect(try #require(try held.response?.messages()).count == 1)
        }
    }

    @Test("a good-bye that cannot be kept leaves the session as it was")
    func failed() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource()
            let client = try await harness.join(sources: [SourceAttachment(source, cursor: 0)])
            harness.application.with { $0.disconnectVerdict = .fail(.busy) }
            let reply = try #require(try await harness.ask(disconnect(client.id), as: client).first)
            #expect(reply.isSuccessful == false)
            #expect(reply.text("error") == "503::Server busy")
            #expect(harness.hub.sessions.summaries(user: "user").map(\.clientID) == [client.id])
            source.append()
            #expect(try #require(try harness.connect(client).response?.messages()).count == 2)
        }
    }

    @Test("an unknown client gets a successful reply, and the application is told")
    func unknown() async throws {
        try await HubHarness.run { harness in
            let response = await harness.send(
                disconnect("71k6evjfbffqq9eir3jhn6udxz", #","ext":{"transcriptPosition":4}"#), as: Client(user: "alice")
            ).awaitResponse()
            #expect(response.text == #"[{"successful":true,"channel":"/meta/disconnect","id":"4"}]"#)
            let farewell = try #require(harness.application.with { $0.farewells.first })
            #expect(farewell.session == nil)
            #expect(farewell.clientID == "71k6evjfbffqq9eir3jhn6udxz")
            #expect(farewell.request.user == "alice")
            #expect(harness.application.with { $0.resumes }.isEmpty)
        }
    }

    @Test("a caller cannot end another's session, or learn that it exists")
    func foreign() async throws {
        try await HubHarness.run { harness in
            let client = try await harness.join()
            let held = harness.connect(client)
            let thief = Client(browserID: "thief", user: "user")
            let response = await harness.send(disconnect(client.id), as: thief).awaitResponse()
            #expect(response.text == #"[{"successful":true,"channel":"/meta/disconnect","id":"4"}]"#)
            #expect(harness.application.with { $0.farewells.map(\.session) } == [nil])
            #expect(held.response == nil)
            #expect(harness.hub.sessions.count == 1)
        }
    }
}

@Suite(.timeLimit(.minutes(20)))
struct ResumeTests {
    private let id = "abcdefghijklmnopqrstuvwxyz"

    @Test("a stored client goes on with a connect, without a handshake, and is held")
    func resume() async throws {
        try await HubHarness.run { harness in
            let source = FakeSource(last: 5)
            harness.application.with {
                $0.stored[id] = ResumedSession(
                    user: "alice", browserID: "b", subscriptions: ["/_genesys"],
                    sources: [SourceAttachment(source, cursor: 3)])
            }
            let client = Client(id: id, browserID: "b")
            let messages = try await harness.connect(client).awaitResponse().messages()
            #expect(messages.map { $0.text("data") ?? "reply" } == ["chat-4", "chat-5", "reply"])
            #expect(harness.hub.sessions.summaries(user: "alice").map(\.clientID) == [id])
            #expect(harness.connect(client).response == nil)
            #expect(harness.application.with { $0.resumes } == [id])
        }
    }

    @Test("a client of which it cannot be known now is told to come again, alone or among others")
    func away() async throws {
        try await HubHarness.run { harness in
            harness.application.with { $0.isStoreAway = true }
            let client = Client(id: id, browserID: "b")
            let alone = await harness.connect(client).awaitResponse()
            #expect(alone.status == 503)
            let subscribe = #"[{"channel":"/meta/subscribe","clientId":"\#(id)","subscription":"/_genesys"}]"#
            let among = try await harness.ask(subscribe, as: client)
            for reply in try alone.messages() + among {
                #expect(try #require(reply.text("error")).hasPrefix("503"))
                #expect(reply.advice?.text("reconnect") == "retry")
            }
            harness.application.with { $0.isStoreAway = false }
            let known = try await harness.connect(client).awaitResponse().messages()
            #expect(known.first?.text("error") == "402::Unknown client")
        }
    }

    @Test("a client is kept before its handshake is answered; while that cannot be, it is told to come again")
    func kept() async throws {
        try await HubHarness.run { harness in
            harness.application.with { $0.keepsHandshakes = true }
            let body = #"{"channel":"/meta/handshake"}"#
            let clientID = try await harness.ask(body).first?.text("clientId")
            #expect(harness.application.with { $0.kept } == [clientID])
            harness.application.with { $0.isStoreAway = true }
            let refused = await harness.send(body).awaitResponse()
            #expect(refused.status == 503)
            #expect(harness.hub.sessions.count == 1)
        }
    }

    @Test("a client that shook hands here and subscribed at another hub goes on as one that comes back")
    func moved() async throws {
        try await HubHarness.run { harness in
            harness.application.with { $0.keepsHandshakes = true }
            let handshake = #"{"channel":"/meta/handshake"}"#
            let newcomer = Client(browserID: "b")
            let clientID = try #require(try await harness.ask(handshake, as: newcomer).first?.text("clientId"))
            let source = FakeSource(last: 5)
            harness.application.with {
                $0.moved = [clientID]
                $0.stored[clientID] = ResumedSession(
                    user: nil, browserID: "b", subscriptions: ["/_genesys"],
                    sources: [SourceAttachment(source, cursor: 4)])
            }
            let client = Client(id: clientID, browserID: "b")
            let messages = try await harness.connect(client).awaitResponse().messages()
            #expect(messages.map { $0.text("data") ?? "reply" } == ["chat-5", "reply"])
            #expect(harness.hub.sessions.count == 1)
            #expect(harness.application.with { $0.resumes } == [clientID])
            #expect(harness.connect(client).response == nil)
        }
    }

    @Test("a client that only shook hands, here or elsewhere, has its first connect answered at once and reads nothing")
    func handshakeOnly() async throws {
        try await HubHarness.run { harness in
            harness.application.with { $0.keepsHandshakes = true }
            let handshake = #"{"channel":"/meta/handshake"}"#
            let newcomer = Client(browserID: "b")
            let clientID = try #require(try await harness.ask(handshake, as: newcomer).first?.text("clientId"))
            let client = Client(id: clientID, browserID: "b")
            let here = try await harness.connect(client).awaitResponse().messages()
            #expect(here.count == 1 && here.first?.isSuccessful == true)
            #expect(harness.application.with { $0.resumes }.isEmpty)
            harness.application.with { $0.isStoreAway = true }
            #expect(await harness.connect(client).awaitResponse().status == 503)
            harness.application.with {
                $0.isStoreAway = false
                $0.stored[id] = ResumedSession(user: "alice", browserID: "b", subscriptions: [], sources: [])
            }
            let elsewhere = try await harness.connect(Client(id: id, browserID: "b")).awaitResponse().messages()
            #expect(elsewhere.count == 1 && elsewhere.first?.isSuccessful == true)
            #expect(harness.hub.sessions.summaries(user: "alice").isEmpty)
        }
    }

    @Test("a stored client without backlog is held at once")
    func held() async throws {
        try await HubHarness.run { harness in
            harness.application.with {
                $0.stored[id] = ResumedSession(user: "alice", browserID: "b", subscriptions: ["/_genesys"], sources: [])
            }
            harness.application.closeGate()
            let exchange = harness.connect(Client(id: id, browserID: "b"))
            await harness.application.wait { !$0.resumes.isEmpty }
            harness.application.openGate()
            // A publish is handled behind it and shows that the session is there.
            let reply = try await harness.ask(
                #"{"channel":"/service/echo","clientId":"\#(id)"}"#, as: Client(id: id, browserID: "b"))
            #expect(reply.first?.isSuccessful == true)
            #expect(exchange.response == nil)
            #expect(harness.hub.sessions.count == 1)
        }
    }

    @Test("other messages bring a stored client back too; only well-formed IDs are looked for")
    func otherMessages() async throws {
        try await HubHarness.run { harness in
            let odd =
                #"[{"channel":"/service/echo","clientId":"short"},{"channel":"/service/echo","clientId":"\#(id.uppercased())"}]"#
            #expect(
                try await harness.ask(odd).map { $0.text("error") } == ["402::Unknown client", "402::Unknown client"])
            #expect(harness.application.with { $0.resumes }.isEmpty)
            let missing = try await harness.ask(#"{"channel":"/service/echo","clientId":"\#(id)"}"#)
            #expect(missing.first?.text("error") == "402::Unknown client")
            harness.application.with {
                $0.stored[id] = ResumedSession(user: "alice", browserID: "b", subscriptions: [], sources: [])
            }
            let found = try await harness.ask(
                #"{"channel":"/service/echo","clientId":"\#(id)"}"#, as: Client(browserID: "b"))
            #expect(found.first?.isSuccessful == true)
        }
    }

    @Test("a stored client is brought back only for whom it belongs to")
    func foreign() async throws {
        try await HubHarness.run { harness in
            harness.application.with {
                $0.stored[id] = ResumedSession(user: "alice", browserID: "b", subscriptions: [], sources: [])
            }
            let reply = try await harness.connect(Client(id: id, browserID: "other")).awaitResponse().messages()
            #expect(reply.first?.text("error") == "402::Unknown client")
        }
    }

    @Test("a connect whose peer goes while its client is looked for leaves no poll behind")
    func abandonedMeanwhile() async throws {
        try await HubHarness.run { harness in
            harness.application.with {
                $0.stored[id] = ResumedSession(user: "alice", browserID: "b", subscriptions: ["/_genesys"], sources: [])
            }
            harness.application.closeGate()
            let exchange = harness.connect(Client(id: id, browserID: "b"), to: FakeExchange(.failing))
            await harness.application.wait { !$0.resumes.isEmpty }
            harness.hub.sessions.abandoned(exchange)
            harness.application.openGate()
            _ = await exchange.awaitResponse()
            #expect(exchange.answers == 1)
            #expect(exchange.place.isFree)
            harness.pass(10_100)
            await harness.application.wait { !$0.expired.isEmpty }
        }
    }
}
