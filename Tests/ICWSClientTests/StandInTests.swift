import BeckonJSON
import BeckonTransport
import Foundation
import ICWSCommon
import ICWSConnection
import ICWSCore
import ICWSDirectories
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
import ICWSStatistics
import ICWSStatus
import TestSupport
import Testing

@testable import ICWSClient
@testable import ICWSSimulator
@testable import ICWSViews

/// The stand-in is what a team develops against, so it has to do what servers do.
@Suite(.timeLimit(.minutes(20))) struct StandInTests {
    private typealias Interactions = ICWS.Interactions

    /// An agent whose session reads what the stand-in sends.
    private func agent(
        _ user: String, in world: World, station: String? = nil
    ) async throws -> ICWSSession {
        var configuration = world.configuration
        configuration.station = station.map {
            ICWS.Connection.StationSettings(ICWS.Connection.WorkstationSettings(workstation: $0))
        }
        let session = ICWSSession(configuration) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: user, password: "right"))
        }
        _ = try await session.connect()
        return session
    }

    private func poll(_ session: ICWSSession) async throws -> [JSONValue] {
        let answer = try await session.get("messaging/messages")
        return try JSONValue(parsing: answer.body).array ?? []
    }

    private func states(_ messages: [JSONValue]) -> QueueState {
        var state = QueueState(subscriptionID: "q")
        for json in messages {
            if let message = ICWS.Messaging.Message(json: json) { _ = state.apply(.message(message)) }
        }
        return state
    }

    private func watch(
        _ session: ICWSSession, _ type: ICWS.Queues.QueueType, _ name: String, _ names: [String] = []
    ) async throws {
        _ = try await QueueWatcher(
            session, queues: [.init(queueType: type, queueName: name)], attributes: names, subscriptionID: "q"
        ).states()
    }

    @Test(
        "an interaction is in the queues of its workgroup, its agent and the agent's station, and alerts until it is taken"
    )
    func queues() async throws {
        let world = try World()
        let simulator = world.simulator
        simulator.access { $0.fill(with: .small) }
        let (jo, kim, boss) = (
            try await agent("jo", in: world, station: "desk4"), try await agent("kim", in: world),
            try await agent("boss", in: world)
        )
        try await watch(jo, .user, "JO", ["eic_state"])
        try await watch(kim, .workgroup, "support", ["Eic_State", "Eic_ObjectType"])
        try await watch(boss, .station, "desk4")
        _ = try await AgentSession(kim).alerts()
        let waiting = states(try await poll(kim))
        #expect(waiting.interactions.count == 3)
        #expect(
            Set(waiting.interactions.values.compactMap { $0["Eic_ObjectType"] }) == [
                "Call", "E-Mail Object", "Callback",
            ])
        #expect(waiting.interactions.values.allSatisfy { $0.count == 2 }, "only what was asked for")
        let call = try #require(waiting.interactions.first { $0.value["Eic_ObjectType"] == "Call" }?.key)
        try await AgentSession(jo).pickUp(call)
        #expect(states(try await poll(jo)).attribute("Eic_State", of: call) == "C")
        #expect(states(try await poll(boss)).attribute("Eic_StationName", of: call) == "desk4")
        let told = try await poll(kim)
        #expect(told.contains { $0["interactionsChanged"]?[0]?["attributes"] == ["Eic_State": "C"] })
        let alert = told.compactMap { $0["alertingInteractionDetails"]?[0] }.last
        #expect(alert?["interactionId"]?.string == call && alert?["alertAction"]?.int == 2)
        // Held, muted, and given to a colleague, whom it alerts alone.
        try await AgentSession(jo).hold(call)
        _ = try await jo.send(
            Interactions.Resources.Mute.Mute(
                interactionId: call, muteParameters: Interactions.MuteParameters(on: true))
        ).orThrow()
        let attributes = try await jo.get("interactions/\(call)", query: [("select", "Eic_State,Eic_Muted")])
        #expect(try JSONValue(parsing: attributes.body)["attributes"] == ["Eic_Muted": "1", "Eic_State": "H"])
        try await AgentSession(jo).transfer(call, to: .init(queueType: .user, queueName: "kim"))
        let moved = try await poll(jo)
        #expect(moved.last?["interactionsRemoved"] == [.string(call)])
        #expect(states(try await poll(boss)).interactions.isEmpty)
        #expect(try await poll(kim).contains { $0["alertingInteractionDetails"]?[0]?["alertAction"]?.int == 1 })
        try await AgentSession(kim).disconnect(call)
        #expect(try await kim.get("interactions/\(call)").status == 404)
    }

    @Test("a consultation holds its call and hands it over; a conference has its parties")
    func consultAndConference() async throws {
        let world = try World()
        let jo = try await agent("jo", in: world)
        let calls = AgentSession(jo)
        let first = try await calls.dial("5550101")
        let consult = try await calls.consult(first, target: "5550102")
        let attributes = try await jo.get("interactions/\(first)")
        #expect(try JSONValue(parsing: attributes.body)["attributes"]?["Eic_State"] == "H")
        try await watch(jo, .user, "jo")
        let own = states(try await poll(jo))
        #expect(Set(own.interactions.keys) == [first, consult.interactionID])
        let conference = try await calls.conference([first, consult.interactionID])
        #expect(states(try await poll(jo)).interactions.isEmpty == true || !conference.isEmpty)
        let party = try await jo.get("interactions/\(first)", query: [("select", "Eic_ConferenceId")])
        #expect(try JSONValue(parsing: party.body)["attributes"]?["Eic_ConferenceId"]?.string == conference)
        let second = try await calls.consult(first, target: "5550103")
        try await calls.conclude(second)
        #expect(try await jo.get("interactions/\(second.interactionID)").status == 404)
    }

    @Test("statistics have the values of what goes on, change with it, and name a key that is not known")
    func statistics() async throws {
        let world = try World()
        let jo = try await agent("jo", in: world)
        try await world.running(jo) { events in
            var states = try await StatisticsView(jo).states([
                .workgroup("InteractionsWaiting", "Support"), .workgroup("LongestWaitTime", "Support"),
                .workgroup("Unheard", "Support"),
            ]).makeAsyncIterator()
            var state = try #require(await states.next())
            #expect(state.value(.workgroup("InteractionsWaiting", "Support")) == .int(0))
            #expect(state.value(.workgroup("LongestWaitTime", "Support")) == nil, "nothing waits")
            #expect(state.value(.workgroup("Unheard", "Support")) == .error(.unknownStatisticKey))
            world.simulator.access { $0.fill(with: .small) }
            while state.value(.workgroup("InteractionsWaiting", "Support")) != .int(3) {
                state = try #require(await states.next())
            }
            guard case .timeDuration = state.value(.workgroup("LongestWaitTime", "Support")) else {
                Issue.record("since when the first one waits is not told")
                return
            }
        }
    }

    @Test("the company's directory is listed, and its contacts are read from a place on")
    func directories() async throws {
        let world = try World()
        let jo = try await agent("jo", in: world)
        try await world.running(jo) { _ in
            let view = DirectoryView(jo)
            var lists = try await view.directories().makeAsyncIterator()
            let directory = try #require(await lists.next()?.directories.first?.value)
            #expect(directory.displayName == "Company Directory" && directory.count == 450)
            var contacts = try await view.contacts(
                of: directory.directoryID, from: 10, count: 2, subscriptionID: "people/1"
            ).makeAsyncIterator()
            let people = try #require(await contacts.next())
            #expect(people.contacts.map(\.displayName) == ["User 10", "User 11"] && people.totalCount == 450)
            #expect(!people.isStale && people.problems.isEmpty)
        }
    }

    @Test("only the statuses of the list can be set, in any case, with an end where they have one")
    func statuses() async throws {
        let world = try World()
        let jo = try await agent("jo", in: world)
        let list = try await jo.send(ICWS.Status.Resources.StatusMessages.GetStatusMessages()).value()
        #expect(list?.statusMessageList.contains { $0.statusId == "At Lunch" && $0.canHaveTime } == true)
        #expect(try await jo.call("PUT", "status/user-statuses/JO", body: ["statusId": "at lunch"]).status == 202)
        let now = try await jo.send(ICWS.Status.Resources.UserStatuses.GetUserStatus(userId: "jo")).value()
        #expect(now?.statusId == "At Lunch" && now?.loggedIn == true)
        let unknown = try await jo.call("PUT", "status/user-statuses/jo", body: ["statusId": "Dancing"])
        #expect(unknown.status == 400)
        let refusal = Refusal(unknown)
        #expect(refusal.error?.as(ICWS.Common.InvalidPropertyError.self)?.propertyName == "statusId")
        let endless = try await jo.call(
            "PUT", "status/user-statuses/jo",
            body: [
                "statusId": "Available",
                "until": ["untilDateTime": "20260131T235959Z", "hasDate": true, "hasTime": true],
            ])
        #expect(endless.status == 400)
    }

    @Test("a stream opens and polls are answered by the cookie alone; codes of refusals are those of servers")
    func cookies() async throws {
        let world = try World(streams: true)
        let jo = try await agent("jo", in: world)
        let key = try #require(await jo.key)
        func get(_ cookie: String?, token: String? = nil, _ path: String = "messaging/messages") async throws
            -> TransportResponse
        {
            let url = try #require(URL(string: "http://127.0.0.1:\(world.server.port)/icws/\(key.sessionID)/\(path)"))
            var headers: TransportHeaders = [:]
            headers["Cookie"] = cookie
            headers["ININ-ICWS-CSRF-Token"] = token
            return try await URLSessionStreaming().send(TransportRequest(method: "GET", url: url, headers: headers))
        }
        #expect(try await get(key.cookie).status == 200)
        #expect(try await get(key.cookie, "status/user-statuses/jo").status == 401)
        #expect(try await get("other=1; \(key.cookie)", token: key.csrfToken, "status/user-statuses/jo").status == 200)
        func code(_ response: TransportResponse) throws -> Int? {
            try JSONValue(parsing: response.body)["errorCode"]?.int
        }
        #expect(try code(try await get(nil)) == 4)
        #expect(try code(try await get("icws_1=other")) == 5)
        world.simulator.forgetSessions()
        #expect(try code(try await get(key.cookie)) == 2)
        let wrong = ICWSSession(world.configuration) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "jo", password: "wrong"))
        }
        guard case .refused(let refusal) = try await wrong.connect() else { return #expect(Bool(false)) }
        #expect(refusal.errorID == "error.request.connection.authenticationFailure")
        #expect(refusal.error?.fields.json["errorCode"]?.int == -2_147_221_503)
    }

    @Test("behind a load balancer its cookie comes along, and successes without a body may be 204")
    func balancer() async throws {
        let world = try World()
        world.simulator.switches.loadBalancer = true
        world.simulator.switches.noContent = true
        let jo = try await agent("jo", in: world)
        let answer = try await jo.send(supportQueue("q"))
        #expect(answer.status == 204 && answer.isSuccess)
    }

    @Test("a browser gets a page, and a file that is nowhere is told instead of ending the program")
    func page() async throws {
        let world = try World()
        let url = try #require(URL(string: "http://127.0.0.1:\(world.server.port)/"))
        let page = try await URLSessionStreaming().send(TransportRequest(method: "GET", url: url))
        #expect(page.status == 200 && page.headers["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(String(decoding: page.body, as: UTF8.self).contains("PureConnect stand-in"))
        #expect(SimulatorFiles.find("nowhere.json") == nil)
        #expect(throws: (any Error).self) { try Catalogue(file: URL(fileURLWithPath: "/nowhere.json")) }
    }

    @Test(
        "a request line from a stranger does not end the program",
        arguments: ["/?=", "/?&&=", "/?a=b=c&=%", "/icws/?%=%"])
    func strangers(_ target: String) {
        let request = SimulatedRequest(verb: "GET", target: target, headers: [:], body: [])
        #expect(request.query[""] == nil)
    }

    // MARK: Lists

    private let people: [WireJSON] = (0..<450).map { number in
        .object([
            "configurationId": .object(["id": .text("u\(number)"), "displayName": .text("User \(number)")]),
            "extension": .text(String(9_000 - number)),
        ])
    }

    private func page(_ options: [String: String], _ range: String? = nil) throws(ListQuery.Fault) -> ListQuery.Page {
        try ListQuery(options, range: range).page(of: people)
    }

    @Test("a list is selected, filtered, ordered and cut as the query says")
    func lists() throws {
        #expect(try page([:]).items.count == 450, "without select all ids")
        #expect(try page([:]).items.first?["extension"] == nil)
        let cut = try page(["select": "*"], "items=10-400")
        #expect(cut.items.count == 200 && cut.contentRange == "items 10-209/450")
        #expect(cut.items.first?["extension"]?.text == "8990")
        #expect(try page(["select": "extension"]).items.first?["extension"] != nil)
        let some = try page(["where": "configurationId.displayName sw user 44, extension ct 855"])
        #expect(some.items.count == 9 && some.total == 9)
        #expect(try page(["where": "extension eq 9000"]).items.first?["configurationId"]?["id"]?.text == "u0")
        #expect(try page(["where": "extension eq nobody"]).contentRange == "items */0")
        let ordered = try page(["orderBy": "extension desc", "select": "extension"], "items=0-1")
        #expect(ordered.items.compactMap { $0["extension"]?.text } == ["9000", "8999"])
    }

    @Test("a query that cannot be answered is refused")
    func faults() {
        #expect(throws: ListQuery.Fault.range) { try page([:], "items=450-460") }
        #expect(throws: ListQuery.Fault.range) { try page([:], "items=x") }
        #expect(throws: ListQuery.Fault.property("shoe")) { try page(["where": "shoe eq 44"]) }
        #expect(throws: ListQuery.Fault.property("extension")) { try page(["where": "extension like 44"]) }
        #expect(throws: ListQuery.Fault.property("extension up")) { try page(["orderBy": "extension up"]) }
    }

    @Test("every described list answers such queries")
    func everyList() async throws {
        let world = try World()
        let jo = try await agent("jo", in: world)
        let lists = world.simulator.catalogue.operations.filter { operation in
            // Two operations with these options are no lists.
            operation.verb == "GET" && operation.path.contains("/configuration/")
                && operation.parameters.contains { $0.name == "where" }
                && !operation.path.hasSuffix("/defaults/line") && !operation.path.hasSuffix("/subsystem-certificates")
        }
        #expect(lists.count > 50)
        for list in lists {
            let path = list.segments.dropFirst(2).joined(separator: "/")
            let answer = try await jo.call(
                "GET", path, query: [("select", "*"), ("orderBy", "configurationId.id desc")],
                headers: [("Range", "items=0-1")])
            let items = try JSONValue(parsing: answer.body)["items"]?.array
            #expect(
                answer.status == 200 && items?.count == 2,
                "\(path) \(String(decoding: answer.body.prefix(300), as: UTF8.self))")
            #expect(answer.headers["Content-Range"]?.hasPrefix("items 0-1/") == true, "\(path)")
        }
    }
}
