import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import HTTPTypes
import TestTime
import Testing

@testable import BeckonGMS
@testable import BeckonServer

/// The seven scenarios of callback over HTTP, to every end, as the apps in the field read and request them.
@Suite struct ScenarioTests {
    enum Scenario: String, CaseIterable, Sendable {
        case voiceNowUserOriginated, voiceWaitUserOriginated, voiceNowUserTerminated, voiceWaitUserTerminated
        case voiceScheduledUserTerminated, chatNow, chatWait

        var waits: Bool {
            switch self {
            case .voiceNowUserOriginated, .voiceNowUserTerminated, .chatNow: false
            default: true
            }
        }

        var isScheduled: Bool { self == .voiceScheduledUserTerminated }

        var service: ServiceOptions {
            var options = ServiceOptions(name: rawValue, kind: .callback)
            options.waitForAgent = waits
            options.waitForUserConfirm = waits
            options.onUserConfirmTimeout = .cancel
            options.phoneNumber = "+4930123456"
            options.provideCode = true
            options.timeToLive = .seconds(7_200)
            switch self {
            case .chatNow, .chatWait: options.media = .chat
            case .voiceNowUserOriginated, .voiceWaitUserOriginated: break
            default: options.callDirection = .userTerminated
            }
            return options
        }

        /// What the app shows first, and the action of the dialog by which it is connected.
        var actions: (first: String, last: String) {
            switch self {
            case .voiceNowUserOriginated: ("DialNumber", "DialNumber")
            case .voiceWaitUserOriginated: ("ConfirmationDialog", "DialNumber")
            case .chatNow: ("StartChat", "StartChat")
            case .chatWait: ("ConfirmationDialog", "StartChat")
            default: ("ConfirmationDialog", "ConfirmationDialog")
            }
        }
    }

    enum End: String, CaseIterable, Sendable {
        case agentConnected = "AGENT_CONNECTED"
        case cancelled = "CANCELLED"
        case cancelledByAdmin = "CANCELLED_BY_ADMIN"
        case notAvailable = "NOT_AVAILABLE"
        case timeToLive = "FAIL_TIMEOUT_TTL"
        case noConfirmation = "FAIL_USER_NO_CONFIRM"
    }

    /// Without a question nobody can leave it open, and a customer who may connect at once counts as reached.
    static let journeys = Scenario.allCases.flatMap { scenario in
        End.allCases.filter { scenario.waits || $0 != .noConfirmation && $0 != .notAvailable }.map { (scenario, $0) }
    }

    @Test("every scenario reaches every end, read strictly", arguments: journeys)
    func ends(_ scenario: Scenario, _ end: End) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [scenario.service]
            settings.access = GMSAccess(server: BasicCredentials(user: "gms", password: "all"))
        } _: { browser async throws in
            let app = App(browser: browser, scenario: scenario)
            let id = try await app.start()
            let callbacks = browser.node.core.callbacks
            switch end {
            case .agentConnected:
                try await app.getConnected(id)
                _ = try await callbacks.connect(ServiceID(id))
                #expect(try await app.record(id)["_callback_state"] == "PROCESSING")
                #expect(try await app.cancel(id) == 400)
                _ = try await callbacks.complete(ServiceID(id))
            case .cancelled: #expect(try await app.cancel(id) == 200)
            case .cancelledByAdmin:
                let answer = try await app.send(
                    .post, "/genesys/1/admin/callback/cancel", #"{"reason":"CANCELLED_BY_ADMIN","ids":["\#(id)"]}"#)
                #expect(answer.status == 200)
            case .notAvailable:
                try await app.waitForDesiredTime()
                _ = try await callbacks.complete(ServiceID(id))
            case .timeToLive:
                // The menu that opens at the desired time is answered, else it would end the callback.
                if scenario.isScheduled { try await app.getConnected(id) }
                try await app.pass(seconds: 7_201)
            case .noConfirmation:
                try await app.waitForDesiredTime()
                if !scenario.isScheduled { _ = try await callbacks.offer(ServiceID(id)) }
                try await app.pass(seconds: 31)
            }
            let record = try await app.record(id)
            #expect(record["_callback_state"] == "COMPLETED" && record["_callback_reason"] == end.rawValue, "\(record)")
            // There is one final state: nothing changes it any more.
            #expect(try await app.cancel(id) == 400)
            _ = try await callbacks.complete(ServiceID(id))
            #expect(try await app.record(id) == record)
            #expect(try await app.found(id)["_callback_state"] == "COMPLETED")
        }
    }

    @Test("every refusal of a start, a move and a cancel is read strictly")
    func refusals() async throws {
        try await GMSBrowser.run { settings in
            settings.services = [Scenario.voiceScheduledUserTerminated.service]
            settings.services[0].slots.mostOfSlot = 1
            settings.access = GMSAccess(server: BasicCredentials(user: "gms", password: "all"))
        } _: { browser async throws in
            let app = App(browser: browser, scenario: .voiceScheduledUserTerminated)
            let path = "/genesys/1/service/callback/\(Scenario.voiceScheduledUserTerminated.rawValue)"
            let id = try await app.start()
            let full = try await app.send(
                .post, path, #"{"_customer_number":"5551235","_desired_time":"\#(App.desiredTime)"}"#)
            let fault = try FieldClients.fault(full.body)
            #expect(full.status == 400 && fault.code == 400)
            #expect(fault.exception?.hasSuffix("CallbackExceptionAvailability") == true)
            #expect(fault.availability?.isEmpty == false && fault.availability?[App.desiredTime] == nil)
            for (method, path, body, status) in [
                (HTTPRequest.Method.post, path, "{}", 400),
                (.post, path, #"{"_customer_number":"5","_desired_time":"x"}"#, 400),
                (.post, "/genesys/1/service/callback/none", #"{"_customer_number":"5551235"}"#, 404),
                (.delete, "\(path)/none", "", 404), (.put, "\(path)/none", #"{"a":"b"}"#, 404),
                (.get, "\(path)/availability?start=x", "", 400), (.get, "/genesys/1/service/none/connect", "", 404),
            ] {
                let answer = try await app.send(method, path, body)
                let fault = try FieldClients.fault(answer.body)
                #expect(
                    answer.status == status && fault.code == status, "\(method) \(path)"
                )
            }
            let day = "start=2026-11-20T09:00:00.000Z&number-of-days=1"
            let free = try FieldClients.availability(try await app.send(.get, "\(path)/availability?\(day)").body)
            #expect(!free.isEmpty && free[App.desiredTime] == nil)
            let second = "/genesys/2/service/callback/\(Scenario.voiceScheduledUserTerminated.rawValue)/availability"
            let zone = "start=2026-11-20T10:00:00&number-of-days=1&timezone=Europe/Berlin&report-busy=true"
            let slots = try FieldClients.availability2(
                try await app.send(.get, "\(second)?\(zone)").body, timezone: true)
            #expect(slots[App.desiredTime]?.free == 0 && slots[App.desiredTime]?.total == 1)
            #expect(try await app.cancel(id) == 200)
        }
    }
}

/// An app in the field: it requests everything with GET, follows the URLs of dialogs, and reads strictly.
private struct App {
    static let desiredTime = "2026-11-20T09:00:00.000Z"

    let browser: GMSBrowser
    let scenario: ScenarioTests.Scenario

    private var path: String { "/genesys/1/service/callback/\(scenario.rawValue)" }

    func send(_ method: HTTPRequest.Method, _ path: String, _ body: String = "") async throws -> GMSBrowser.Answer {
        try await browser.send(method, path, body, basic: "gms:all")
    }

    func start() async throws -> String {
        let time = scenario.isScheduled ? #","_desired_time":"\#(Self.desiredTime)""# : ""
        let answer = try await send(.post, path, #"{"_customer_number":"5551234"\#(time)}"#)
        #expect(answer.status == 200)
        let (id, dialog) = try FieldClients.start(answer.body)
        #expect(dialog["_action"]?.string == scenario.actions.first)
        _ = try FieldClients.next(dialog)
        #expect(try await record(id)["_callback_state"] == (scenario.isScheduled ? "SCHEDULED" : "QUEUED"))
        return id
    }

    /// Follows the menu to the dialog that connects the customer.
    func getConnected(_ id: String) async throws {
        try await waitForDesiredTime()
        var action = "get-dialog-user-confirmation"
        if scenario.waits {
            _ = try await browser.node.core.callbacks.offer(ServiceID(id))
        } else {
            switch scenario {
            case .chatNow: action = "get-dialog-start-chat"
            case .voiceNowUserOriginated: action = "connect-inbound"
            default: action = "connect-outbound"
            }
        }
        var dialog = try await get("/genesys/1/service/\(id)/\(action)")
        if dialog["_action"]?.string == "DisplayMenu" {
            let items = try FieldClients.next(dialog)
            let url = try #require(items["Yes, I'm ready to talk"])
            dialog = try await get(String(url.dropFirst("https://gms.example.com".count)))
        }
        #expect(dialog["_action"]?.string == scenario.actions.last)
        _ = try FieldClients.next(dialog)
    }

    private func get(_ path: String) async throws -> JSONValue {
        let answer = try await send(.get, path)
        #expect(answer.status == 200, "\(path)")
        return try JSONValue(parsing: Array(answer.body.utf8))
    }

    func waitForDesiredTime() async throws {
        if scenario.isScheduled { try await pass(seconds: 3_600) }
    }

    /// Lets time pass; the timers run once a second in a node, here at the end.
    func pass(seconds: Int64) async throws {
        browser.node.time.advance(by: .seconds(seconds))
        _ = try await browser.node.core.callbacks.timersDue()
    }

    func record(_ id: String) async throws -> [String: String] {
        let records = try FieldClients.records(try await send(.get, "\(path)?_id=\(id)").body)
        #expect(records.count == 1)
        return records.first ?? [:]
    }

    /// The callback as a query by the customer's number finds it.
    func found(_ id: String) async throws -> [String: String] {
        let records = try FieldClients.records(try await send(.get, "\(path)?_customer_number=5551234").body)
        return records.first { $0["_id"] == id } ?? [:]
    }

    func cancel(_ id: String) async throws -> Int {
        let answer = try await send(.delete, "\(path)/\(id)")
        if answer.status != 200 { #expect(try FieldClients.fault(answer.body).code == answer.status) }
        return answer.status
    }
}
