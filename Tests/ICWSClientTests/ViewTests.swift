import BeckonTransport
import ICWSClient
import ICWSConfiguration
import ICWSConfigurationPeople
import ICWSConnection
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
import ICWSSimulator
import ICWSStatus
import ICWSViews
import ICWSWebCallback
import ICWSWebChat
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ViewTests {
    private let support = ICWS.Queues.QueueId(queueType: .workgroup, queueName: "Support")

    private func caller(_ world: World) -> (ServerCaller, CallTarget) {
        let caller = ServerCaller(dispatcher: TransportDispatcher(URLSessionStreaming()))
        return (caller, CallTarget(address: world.configuration.address, host: "127.0.0.1"))
    }

    private func connected(_ events: inout Reader<SessionEvent>) async {
        _ = await events.skip { if case .connected = $0 { true } else { false } }
    }

    @Test("a chat from the customer's first word to its end", arguments: [false, true])
    func chat(_ streams: Bool) async throws {
        let world = try World(streams: streams)
        let (caller, target) = caller(world)
        let session = world.session()
        try await world.running(session) { events in
            await connected(&events)
            let agent = AgentSession(session)
            var alerts = try await agent.alerts(attributes: ["Eic_State"]).makeAsyncIterator()
            var queue = try await QueueWatcher(
                session, queues: [support], attributes: ["eic_state", "eic_remotename"], subscriptionID: "q"
            ).states().makeAsyncIterator()
            var customer = try await WebChatClient.start(
                ICWS.WebChat.StartChatRequest(
                    participantName: "Ada", targetName: "Support", targetType: "Workgroup"),
                caller: caller, target: target)
            var state = await queue.next()
            while state?.interactions.isEmpty == true { state = await queue.next() }
            let interaction = try #require(state?.interactions.keys.first)
            #expect(state?.attribute("eic_remotename", of: interaction) == "Ada")
            var alert = await alerts.next()
            while alert?.alerting.isEmpty == true { alert = await alerts.next() }
            #expect(alert?.alerting.first?.interactionId == interaction)
            try await agent.pickUp(interaction)
            let view = ChatView(session, interactionID: interaction)
            var chat = try await view.states().makeAsyncIterator()
            try await customer.say("Hello?")
            var texts = await chat.next()
            while texts?.texts.isEmpty != false { texts = await chat.next() }
            #expect(texts?.texts.map(\.text) == ["Hello?"])
            #expect(texts?.isStale == false)
            try await customer.showTyping(true)
            while texts?.customerIsTyping != true { texts = await chat.next() }
            try await view.say("How can I help?")
            let heard = try await customer.poll()
            let words = heard.compactMap { $0.as(ICWS.WebChat.ChatTextMessage.self)?.value }
            #expect(words == ["Hello?", "How can I help?"])
            #expect(try await customer.catchUp().isEmpty)
            try await agent.disconnect(interaction)
            let states = try await customer.poll().compactMap {
                $0.as(ICWS.WebChat.ChatParticipantStateChangedMessage.self)?.state
            }
            #expect(states == [.disconnected])
            while state?.interactions.isEmpty == false { state = await queue.next() }
            #expect(state?.isStale == false)
            try await customer.leave()
            await #expect(throws: RefusedError.self) { try await customer.say("more") }
        }
    }

    @Test("a text that was taken but not answered is not said again, though connections are kept")
    func unansweredText() async throws {
        let world = try World()
        let (caller, target) = caller(world)
        let session = world.session()
        _ = try await session.connect()
        var customer = try await WebChatClient.start(
            ICWS.WebChat.StartChatRequest(participantName: "Ada", targetName: "Support", targetType: "Workgroup"),
            caller: caller, target: target)
        let interaction = try #require(world.simulator.interactionIDs.first)
        let view = ChatView(session, interactionID: interaction)
        try await view.say("first")
        world.simulator.switches.swallowNext = "chatSendMessage"
        await #expect(throws: TransportError.self) { try await view.say("second") }
        let heard = try await customer.poll().compactMap { $0.as(ICWS.WebChat.ChatTextMessage.self)?.value }
        #expect(heard == ["first", "second"])
        await session.logOff()
    }

    @Test("a callback from its asking to its disposition")
    func callback() async throws {
        let world = try World()
        let (caller, target) = caller(world)
        let session = world.session()
        let customer = try await WebCallbackClient.create(
            ICWS.WebCallback.CallbackCreateRequest(
                targetQueue: "Support", targetQueueType: "Workgroup", telephone: "+15550123", name: "Ada"),
            caller: caller, target: target)
        #expect(try await customer.status().state == "Waiting")
        try await world.running(session) { events in
            await connected(&events)
            let view = CallbackView(session, interactionID: customer.callbackID)
            var states = try await view.states().makeAsyncIterator()
            #expect(await states.next()?.callback?.target == "+15550123")
            try await view.close(.success)
            #expect(try await customer.status().state == "Ended")
            let own = try await CallbackView.create(
                session, target: "+15550124", queue: support, subject: "Order 42", name: "Ada")
            var others = try await own.states().makeAsyncIterator()
            #expect(await others.next()?.callback?.subject == "Order 42")
        }
    }

    @Test("a status is set, completed and seen")
    func status() async throws {
        let world = try World()
        let session = world.session()
        try await world.running(session) { events in
            await connected(&events)
            let view = UserStatusView(session)
            var states = try await view.states(of: ["agent1", "agent2"]).makeAsyncIterator()
            #expect(await states.next()?.status(of: "AGENT1")?.statusId == "Available")
            guard case .done = try await view.set("Gone Home", of: "agent1") else {
                return #expect(Bool(false), "it is not done")
            }
            let state = await states.next()
            #expect(state?.status(of: "agent1")?.statusId == "Gone Home")
            #expect(state?.status(of: "agent2")?.statusId == "Available")
        }
    }

    @Test("a configuration list is read to its end, though a page is cut short", arguments: [7, 200, 1_000])
    func pages(_ size: Int) async throws {
        let world = try World()
        let session = world.session()
        _ = try await session.connect()
        let pages = ConfigurationPages(session, pageSize: size) { range in
            ICWS.Configuration.People.Resources.Users.GetUsers(range: range, select: "*")
        }
        var ids: [String] = []
        for try await page in pages {
            ids += page.value()?.items.compactMap { $0.configurationId?.id } ?? []
        }
        #expect(ids == (0..<450).map { "user\($0)" })
    }

    @Test("a range header is read, and nonsense refused")
    func ranges() {
        #expect(ContentRange("items 5-10/200") == ContentRange("items 5-10/200"))
        #expect(ContentRange("items 5-10/200")?.last == 10)
        #expect(ContentRange("items 5-10/*")?.last == 10)
        #expect(ContentRange("items 5-10/*")?.total == nil)
        for text in [
            "", "items", "items 0-9223372036854775807/*", "items 5-10/x", "items */200", "items 10-5/200",
            "bytes 5-10/200", "items 5-10/10", "items -1-2/5",
        ] {
            #expect(ContentRange(text) == nil)
        }
    }

    @Test("a list whose length the server does not say is read until there is no more")
    func endlessRanges() async throws {
        let session = ICWSSession(SessionConfiguration(hosts: ["ic1"]), dispatcher: Pages()) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(applicationName: "Test", userID: "u", password: "p"))
        }
        _ = try await session.connect()
        let pages = ConfigurationPages(session, pageSize: 2) { range in
            ICWS.Configuration.People.Resources.Users.GetUsers(range: range, select: "*")
        }
        var ranges: [String?] = []
        for try await page in pages { ranges.append(page.headers["Content-Range"]) }
        #expect(ranges == ["items 0-1/*", "items 2-3/*"])
    }
}

/// A server with four users, which does not say how many there are.
private struct Pages: RequestDispatcher {
    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        guard let range = request.headers["Range"] else {
            return TransportResponse(status: 201, body: Array(#"{"csrfToken":"t","sessionId":"1","features":[]}"#.utf8))
        }
        guard range == "items=0-1" || range == "items=2-3" else { return TransportResponse(status: 416) }
        let content = "items \(range.dropFirst(6))/*"
        return TransportResponse(
            status: 200, headers: ["Content-Range": content], body: Array(#"{"items":[]}"#.utf8))
    }
}
