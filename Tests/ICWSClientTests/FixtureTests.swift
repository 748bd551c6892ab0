import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSCommon
import ICWSConnection
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
import ICWSStatistics
import ICWSStatus
import ICWSViews
import ICWSWebCallback
import ICWSWebChat
import Testing

/// The example exchanges: our requests are theirs, and their answers are read.
@Suite struct FixtureTests {
    private let files = [
        "01-connect-ok", "02-connect-wrong-password", "03-connect-503-alternate-hosts", "04-messages-poll",
        "05-sse-stream", "06-subscriptions", "07-create-callback", "08-async-operation", "09-session-errors",
        "10-web-chat", "11-web-callback", "12-captured",
    ]

    @Test("12: what programs have recorded of servers is read whole, and refusals say what they are")
    func captured() throws {
        let url = try #require(Bundle.module.url(forResource: "Fixtures/12-captured", withExtension: "json"))
        let bodies = try #require(
            try JSONValue(parsing: [UInt8](try Data(contentsOf: url)))["bodies"]?.array?.map {
                ($0["body"] ?? .null, $0["status"]?.int)
            })
        #expect(bodies.count == 10)
        func message(_ index: Int) throws -> ICWS.Messaging.Message {
            try #require(ICWS.Messaging.Message(json: bodies[index].0))
        }
        var statistics = StatisticsState()
        #expect(statistics.apply(.message(try message(1))))
        #expect(statistics.value(.workgroup("InteractionsEntered", "Support", interval: "CurrentPeriod")) == .int(7))
        #expect(statistics.apply(.message(try message(0))))
        #expect(statistics.problems.isEmpty && !statistics.isStale)
        #expect(statistics.value(.workgroup("TotalAgents", "Support")) == .int(4))
        #expect(statistics.value(.workgroup("PercentAvailable", "Support")) == .percent(50))
        #expect(statistics.value(.workgroup("LongestWaitTime", "Support")) == nil)
        let since = ICWS.DateTime(secondsSince1970: 1_769_846_400)
        #expect(statistics.value(.workgroup("LongestAvailable", "Support")) == .timeDuration(since: since))
        #expect(try message(0).summary == "statisticValueMessage, delta: statisticValueChanges 4")
        var statuses = UserStatusState()
        #expect(statuses.apply(.message(try message(2))) && statuses.problems.isEmpty)
        #expect(statuses.status(of: "JO")?.stations == ["desk4"])
        #expect(!statuses.apply(.message(try message(3))), "an unknown message changes nothing")
        let connected = try JSONBody<ICWS.Connection.ConnectionResponse>(body: bodies[4].0.encoded())
        #expect(connected.problems.isEmpty && connected.value.features == nil)
        let refusals = bodies[5...].map {
            Refusal(TransportResponse(status: $0.1 ?? 0, body: $0.0.encoded())).description
        }
        #expect(
            refusals == [
                "503 use another host, error.server.notAcceptingConnections",
                "400 bad request, error.request.connection.authenticationFailure (-2147221503)",
                "400 bad request (-2147221503)", "401 unauthorized (2)", "400 bad request, -2147221496",
            ])
    }

    private func exchanges(_ name: String) throws -> [Exchange] {
        let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"))
        let json = try JSONValue(parsing: [UInt8](try Data(contentsOf: url)))
        return try (json["exchanges"]?.array ?? [json]).map(Exchange.init)
    }

    @Test("no file is left out")
    func all() throws {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        #expect(found.sorted() == files.map { $0 + ".json" })
    }

    private typealias Create = ICWS.Connection.Resources.Connection.CreateConnection

    private func create(_ exchange: Exchange) throws -> Create {
        let body = try ICWS.Connection.BaseAuthConnectionRequestSettings(checkingJSON: exchange.body)
        let include = exchange.path.split(separator: "=").dropFirst().first?.split(separator: ",").map(String.init)
        return Create(acceptLanguage: "en-US", baseAuthConnectionRequestSettings: body, include: include ?? [])
    }

    @Test("01: connecting, and an empty 200 when logging off")
    func connect() async throws {
        let both = try exchanges(files[0])
        let answer = try await both[0].play(create(both[0]))
        let response = try #require(answer.value())
        #expect(response.sessionId == "2110001")
        #expect(response.alternateHostList == ["ic2.example.test"])
        #expect(response.features?.map(\.version) == [11, 2, 13, 1])
        #expect(response.serverTimeInfo?.serverUtcTime.secondsSince1970 == 1_767_268_800)
        let off = try await both[1].play(ICWS.Connection.Resources.ConnectionResource.DeleteConnection())
        #expect(off.isSuccess && off.bytes.isEmpty)
    }

    @Test("02: a wrong password is a refusal")
    func wrongPassword() async throws {
        let exchange = try exchanges(files[1])[0]
        let refusal = try #require(try await exchange.play(create(exchange)).refusal)
        #expect(refusal.kind == .badRequest)
        #expect(refusal.errorID == "error.request.connection.authenticationFailure")
    }

    @Test("03: alternate hosts")
    func alternateHosts() async throws {
        let both = try exchanges(files[2])
        let refusal = try #require(try await both[0].play(create(both[0])).refusal)
        #expect(refusal.kind == .unavailable)
        #expect(refusal.alternateHosts == ["ic2.example.test", "ic3.example.test"])
        #expect(try await both[1].play(create(both[1]), host: "ic2.example.test").status == 201)
    }

    @Test("04: a batch with an unknown message, and an empty one")
    func poll() async throws {
        let both = try exchanges(files[3])
        let answer = try await both[0].play(ICWS.Messaging.Resources.Messages.GetMessages())
        let messages = try #require(answer.value())
        let statuses = messages.compactMap { $0.as(ICWS.Status.UserStatusMessage.self) }
        #expect(statuses.first?.userStatusList.first?.stations == ["st100"])
        let queue = messages.compactMap { $0.as(ICWS.Queues.QueueContentsMessage.self) }.first
        #expect(queue?.interactionsAdded?.first?.attributes["Eic_RemoteName"] == "Ada")
        #expect(queue?.interactionsRemoved == ["1001234001"])
        let chat = messages.compactMap { $0.as(ICWS.Interactions.Chat.ChatContentsMessage.self) }.first
        #expect(chat?.messagesAdded.first?.chatMember.chatMemberType == .external)
        #expect(messages.last?.typeURN == "urn:inin.com:example:messageFromTheFuture")
        #expect(messages.last?.fields.json["anything"] == 1)
        #expect(try await both[1].play(ICWS.Messaging.Resources.Messages.GetMessages()).value() == [])
    }

    @Test("05: an event stream with comments, an id and data on two lines")
    func stream() throws {
        let exchange = try exchanges(files[4])[0]
        var parser = EventStreamParser()
        let events = try parser.take(Array(exchange.stream.utf8))
        #expect(events.map(\.id) == [nil, "7"])
        let messages = try events.map { try ICWS.Messaging.Message(checkingJSON: JSONValue(parsing: $0.data)) }
        #expect(messages[0].as(ICWS.Status.UserStatusMessage.self)?.userStatusList == [])
        let change = messages[1].as(ICWS.Connection.ConnectionStateChangeMessage.self)
        #expect(change?.newConnectionState == .down && change?.shouldReconnect == true)
    }

    @Test("06: subscriptions")
    func subscriptions() async throws {
        let all = try exchanges(files[5])
        typealias Statuses = ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses
        typealias Queues = ICWS.Messaging.Subscriptions.Resources.Queues
        typealias Interactions = ICWS.Messaging.Subscriptions.Resources.Interactions
        let users = ICWS.Status.UserStatusSubscription(userIds: ["agent1", "agent2"])
        try await all[0].succeed(Statuses.UpdateUserStatusSubscription(userStatusSubscription: users))
        let parameters = ICWS.Queues.QueueSubscriptionParameters(
            queueIds: [ICWS.Queues.QueueId(queueType: .workgroup, queueName: "Support")],
            attributeNames: ["Eic_State", "Eic_RemoteName", "Eic_CallbackPhone"])
        try await all[1].succeed(
            Queues.UpdateQueueSubscription(subscriptionId: "q-main", queueSubscriptionParameters: parameters))
        try await all[2].succeed(
            ICWS.Messaging.Subscriptions.Interactions.Resources.Chat.UpdateChatSubscription(
                interactionId: "1001234567"))
        try await all[3].succeed(
            Interactions.UpdateInteractionSubscription(
                interactionId: "1001234567",
                interactionSubscription: ICWS.Interactions.InteractionSubscription(attributeNames: ["Eic_State"])))
        try await all[4].succeed(Queues.DeleteQueueSubscription(subscriptionId: "q-main"))
    }

    @Test("07: creating a callback")
    func callback() async throws {
        var parameters = ICWS.Interactions.Callback.CreateCallbackParameters(
            target: "+15550123", targetQueue: ICWS.Queues.QueueId(queueType: .workgroup, queueName: "Support"),
            subject: "Order 42")
        parameters.name = "Ada Lovelace"
        parameters.additionalAttributes = ["Beckon_Ref": "cb-42"]
        let request = ICWS.Interactions.Resources.Interactions.CreateInteraction(
            createInteractionParameters: parameters)
        #expect(try await exchanges(files[6])[0].play(request).value()?.interactionId == "1001234570")
    }

    @Test("08: accepted now, completed later")
    func asyncOperation() async throws {
        let both = try exchanges(files[7])
        let request = ICWS.Status.Resources.UserStatuses.PutUserStatus(
            userId: "agent1", userStatusUpdate: ICWS.Status.UserStatusUpdate(statusId: "Do Not disturb"))
        #expect(try await both[0].play(request).value()?.requestId == "31")
        let messages = try await both[1].play(ICWS.Messaging.Resources.Messages.GetMessages()).value()
        let completed = messages?.first?.as(ICWS.Messaging.AsyncOperationCompletedMessage.self)
        #expect(completed?.requestId == "31" && completed?.error == nil)
    }

    @Test("09: a stale cookie, an unknown session, a verb that is not allowed")
    func errors() async throws {
        let all = try exchanges(files[8])
        let request = ICWS.Messaging.Resources.Messages.GetMessages()
        let stale = try await all[0].play(request, cookie: "icws_2110001=stale").refusal
        #expect(stale?.kind == .unauthorized && stale?.error?.errorCode == 5)
        let unknown = try await all[1].play(request, session: "9999999").refusal
        #expect(unknown?.kind == .unauthorized && unknown?.error?.errorCode == 2)
        let refusal = Refusal(all[2].response)
        #expect(refusal.kind == .methodNotAllowed)
        #expect(refusal.errorID == "error.request.accessDenied.httpMethodNotAllowed")
    }

    @Test("10: a customer's chat")
    func webChat() async throws {
        let all = try exchanges(files[9])
        let participant = "c0de0000-0000-4000-8000-000000000001"
        typealias Resources = ICWS.WebChat.Resources
        var start = ICWS.WebChat.StartChatRequest(
            participantName: "Ada", targetName: "Support", targetType: "Workgroup")
        start.language = "en-us"
        #expect(try await all[0].play(Resources.Start.ChatStart(startChatRequest: start)).value()?.chatId == "chat-1")
        let hello = ICWS.WebChat.ChatSendMessageRequest(message: "Hello?", contentType: "text/plain")
        try await all[1].succeed(
            Resources.SendMessage.ChatSendMessage(participantId: participant, chatSendMessageRequest: hello))
        let messages = try await all[2].play(
            Resources.Messages.ChatGetMessages(participantId: participant)
        ).value()?.messages
        #expect(messages?[0].as(ICWS.WebChat.ChatParticipantStateChangedMessage.self)?.state == .active)
        #expect(messages?[1].as(ICWS.WebChat.ChatTextMessage.self)?.value == "How can I help?")
        let bad = ICWS.WebChat.ChatSendMessageRequest(message: "x", contentType: "text/plain")
        let refused = try await all[3].play(
            Resources.SendMessage.ChatSendMessage(participantId: "bad", chatSendMessageRequest: bad))
        #expect(refused.refusal?.errorID == "error.request.webChat.invalidParticipantId")
        let again = ICWS.WebChat.ChatReconnectRequest(chatId: "chat-1", participantId: participant)
        try await all[4].succeed(Resources.Reconnect.ChatReconnect(chatReconnectRequest: again))
    }

    @Test("11: a customer's callback")
    func webCallback() async throws {
        let both = try exchanges(files[10])
        typealias Resources = ICWS.WebCallback.Resources
        var request = ICWS.WebCallback.CallbackCreateRequest(
            targetQueue: "Support", targetQueueType: "Workgroup", telephone: "+15550123", name: "Ada")
        request.subject = "Order 42"
        let created = try await both[0].play(Resources.Create.CallbackCreate(callbackCreateRequest: request)).value()
        #expect(created?.callbackID == "cb-1")
        let id = try #require(created?.participantID)
        let status = try await both[1].play(Resources.Status.CallbackStatus(participantId: id.text))
        #expect(status.status == 202 && status.value()?.queuePosition == 3)
    }
}

/// One exchange of an example, played by a transport that knows it alone.
private struct Exchange: RequestDispatcher {
    let method: String
    let path: String
    let body: JSONValue
    let response: TransportResponse
    let stream: String
    private let headers: JSONObject

    init(_ json: JSONValue) throws {
        method = try #require(json["request"]?["method"]?.string)
        path = try #require(json["request"]?["path"]?.string)
        body = json["request"]?["body"] ?? .null
        headers = json["request"]?["headers"]?.object ?? [:]
        let answer = try #require(json["response"])
        stream = answer["stream"]?.string ?? ""
        var fields = TransportHeaders()
        for (name, value) in answer["headers"]?.object ?? [:] { fields[name] = value.string }
        let content = answer["body"] ?? .null
        response = TransportResponse(
            status: answer["status"]?.int ?? 0, headers: fields, body: content.isNull ? [] : content.encoded())
    }

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        #expect(request.method == method)
        let wanted = path.hasPrefix("https://") ? path : "https://ic1.example.test:8019" + path
        #expect(request.url.absoluteString.replacingOccurrences(of: "%2C", with: ",") == wanted)
        for (name, value) in headers { #expect(request.headers[name] == value.string, "\(name)") }
        if !body.isNull { #expect(try JSONValue(parsing: request.body).holdsSame(as: body)) }
        if body.isNull { #expect(request.body.isEmpty) }
        return response
    }

    func play<Request: ServerRequest>(
        _ request: Request, host: String = "ic1.example.test", session: String = "2110001",
        cookie: String = "icws_2110001=5b0a6c1e-6f3a-4c0d-9d55-0c7d2d1b9a10"
    ) async throws -> Answer<Request.Success> {
        let key = SessionKey(sessionID: session, csrfToken: "dG9rZW4tZXhhbXBsZQ==", cookie: cookie)
        return try await ServerCaller(dispatcher: self).call(
            request, to: CallTarget(address: .https, host: host, key: key))
    }

    func succeed(_ request: some ServerRequest) async throws {
        #expect(try await play(request).isSuccess)
    }
}
