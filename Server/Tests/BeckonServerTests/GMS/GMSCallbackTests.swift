import Beckon
import BeckonCallback
import BeckonJSON
import Foundation
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// The answers of callback, byte for byte against the contract's own messages.
@Suite struct GMSCallbackTests {
    private static let base = "https://gms.example.com/genesys"

    @Test("a chat now answers the contract's start-chat dialog, at the start and when asked again")
    func startChat() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, first) = try await gateway.start("chat-now", user: "5f1d3a0e9c")
            let expected = try fixture("dialog-start-chat", id: id)
            #expect(text(first) == expected)
            #expect(text(try await gateway.dialog(id, "get-dialog-start-chat")) == expected)
        }
    }

    @Test("a customer who calls now gets the contract's connect-inbound dialog")
    func connectInbound() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, first) = try await gateway.start("voice-now-userorig")
            let expected = try fixture("dialog-connect-inbound", id: id)
            #expect(text(first) == expected)
            #expect(text(try await gateway.dialog(id, "connect-inbound")) == expected)
        }
    }

    @Test("a customer who is called now gets the contract's connect-outbound dialog")
    func connectOutbound() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, first) = try await gateway.start("voice-now-userterm")
            let expected = try fixture("dialog-connect-outbound", id: id)
            #expect(text(first) == expected)
            #expect(text(try await gateway.dialog(id, "connect-outbound")) == expected)
        }
    }

    @Test("the way from waiting over the menus to the call is the contract's at every step")
    func menus() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, first) = try await gateway.start("voice-wait-userterm")
            let waiting = try fixture("dialog-wait-for-agent", id: id)
            #expect(text(first) == waiting)
            #expect(text(try await gateway.dialog(id, "wait-for-agent")) == waiting)
            _ = try await gateway.callbacks.offer(ServiceID(id))
            let plain = "dialog-user-confirmation-provide_code-false"
            let withCode = "dialog-user-confirmation-provide_code-true"
            #expect(text(try await gateway.dialog(id, "get-\(plain)")) == (try fixture(plain, id: id)))
            #expect(text(try await gateway.dialog(id, "get-\(withCode)")) == (try fixture(withCode, id: id)))
            #expect(
                text(try await gateway.dialog(id, "get-dialog-user-confirmation")) == (try fixture(plain, id: id)))
            #expect(text(try await gateway.dialog(id, "not-used")) == (try fixture(plain, id: id)))
            #expect(text(try await gateway.dialog(id, "snooze")) == waiting)
            gateway.time.advance(by: .seconds(300))
            _ = try await gateway.callbacks.timersDue()
            let outbound = try fixture("dialog-connect-outbound", id: id)
            #expect(text(try await gateway.dialog(id, "connect")) == outbound)
            #expect(text(try await gateway.dialog(id, "connect")) == outbound)
        }
    }

    @Test(
        "the menu says how long a snooze lasts",
        arguments: [(60, "1 minute"), (600, "10 minutes"), (90, "90 seconds"), (1, "1 second"), (3_600, "60 minutes")])
    func snoozeWords(seconds: Int64, words: String) async throws {
        let gateway = GMSCallbackGateway { $0.snoozeDuration = .seconds(seconds) }
        try await gateway.run {
            let (id, _) = try await gateway.start("voice-wait-userterm")
            _ = try await gateway.callbacks.offer(ServiceID(id))
            let menu = try JSONValue(parsing: try await gateway.dialog(id, "get-dialog-user-confirmation"))
            #expect(
                menu["_content"]?[0]?["_group_content"]?[1]?["_label"] == .string("No, try again in \(words)"))
        }
    }

    @Test("what a start attaches comes back in queries, under no name of the record's own")
    func attachedData() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start(
                "voice-wait-userterm",
                [
                    "subject": "Order 17", "usr_plan": "gold", "first_name": "Ada", "_customer_id": "c-1",
                    "gms_user": "secret", "_device_notification_id": "token", "_device_os": "ios", "_id": "forged",
                    "url": "forged", "_media_type": "chat",
                ])
            let answer = try await gateway.query(["_id": id]).body
            let record = try #require(try JSONValue(parsing: answer)[0]?.object)
            #expect(record["subject"] == "Order 17" && record["usr_plan"] == "gold")
            #expect(record["first_name"] == "Ada" && record["_customer_id"] == "c-1")
            #expect(record["_id"]?.string == id && record["url"] != "forged")
            #expect(record["_media_type"] == nil)
            #expect(!text(answer).contains("secret") && !text(answer).contains("token"))
        }
    }

    @Test("every start answer has its id, even a menu's")
    func startID() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start("voice-wait-userterm", user: "u", key: "k")
            _ = try await gateway.callbacks.offer(ServiceID(id))
            let (again, menu) = try await gateway.start("voice-wait-userterm", user: "u", key: "k")
            #expect(again == id)
            #expect(try JSONValue(parsing: menu).object?["_action"]?.string == "DisplayMenu")
            let (_, scheduled) = try await gateway.start(
                "voice-wait-userterm", ["_desired_time": "2023-11-15T00:00:00.000Z"])
            #expect(try JSONValue(parsing: scheduled).object?["_action"]?.string == "ConfirmationDialog")
        }
    }

    @Test("an item of a menu that is over is told so in a dialog")
    func expired() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start("voice-wait-userterm")
            _ = try await gateway.callbacks.offer(ServiceID(id))
            gateway.time.advance(by: .seconds(30))
            let before = try await gateway.callbacks.callback(ServiceID(id))
            for action in ["connect", "snooze", "cancel"] {
                let dialog = try JSONValue(parsing: try await gateway.dialog(id, action)).object
                #expect(dialog?["_action"]?.string == "ConfirmationDialog")
                #expect(dialog?["_text"]?.string == "The time to answer has expired")
            }
            #expect(try await gateway.callbacks.callback(ServiceID(id)) == before)
        }
    }

    @Test("an unknown action is refused in the form that callback clients read")
    func unknownAction() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start("chat-now")
            for action in ["dance", "", "Connect", "get-dialog-"] {
                let refusal = await #expect(throws: CallbackRefusal.self) { try await gateway.dialog(id, action) }
                let body =
                    #"{"code":404,"phrase":"Not Found","message":"Callback is not found.","exception":"#
                    + #""com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionNotFound"}"#
                #expect(refusal.map { text($0.body) } == body)
            }
        }
    }

    @Test("a query answers an array with the record, and a cancelled callback stays readable")
    func query() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start("voice-wait-userterm")
            #expect(text(try await gateway.callback.cancel(id, of: "voice-wait-userterm")) == "{}")
            let url = "\(Self.base)/1/service/callback/voice-wait-userterm/\(id)"
            let record =
                #"[{"_id":"\#(id)","_desired_time":"2023-11-14T22:13:20.000Z","_service_name":"voice-wait-userterm","#
                + #""_callback_state":"COMPLETED","_expiration_time":"2023-11-15T22:13:20.000Z","#
                + #""_customer_number":"5550100","_url":"\#(url)","url":"\#(url)","_callback_reason":"CANCELLED"}]"#
            for service in [nil, "voice-wait-userterm"] {
                let found = try await gateway.query(["_id": id], of: service)
                #expect(text(found.body) == record && found.wrong.isEmpty)
            }
            for (id, service) in [(id, "chat-now"), ("none", nil)] {
                let found = try await gateway.query(["_id": id], of: service)
                #expect(text(found.body) == "[]" && found.wrong.count == 1)
            }
        }
    }

    @Test("a query by the number answers all its callbacks; operand and properties that are not known are refused")
    func queryByNumber() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start("voice-wait-userterm", ["secret": "s"])
            let (other, _) = try await gateway.start("chat-now")
            func query(_ parameters: [String: String], of service: String? = nil) async throws -> [String] {
                let answer = try await gateway.query(parameters, of: service).body
                return try #require(JSONValue(parsing: answer).array).compactMap { $0.object?["_id"]?.string }
            }
            let number = ["_customer_number": "5550100"]
            #expect(try await query(number).sorted() == [id, other].sorted())
            #expect(try await query(number, of: "chat-now") == [other])
            #expect(try await query(number.merging(["operand": "or", "_id": "x"]) { $1 }).count == 2)
            #expect(try await query(number.merging(["_callback_state": "COMPLETED"]) { $1 }).isEmpty)
            for (parameters, kind) in [
                (["operand": "xor", "_customer_number": "1"], CallbackRefusal.Kind.invalid),
                (["secret": "s", "_customer_number": "1"], .invalid), ([:], .invalid),
                (["_callback_state": "QUEUED"], .forbidden),
            ] {
                let refusal = await #expect(throws: CallbackRefusal.self) { try await query(parameters) }
                #expect(refusal?.kind == kind)
            }
        }
    }

    @Test("of the conditions of an OR each one that no found callback fulfils is a wrong guess; of an AND all together")
    func wrongGuesses() async throws {
        let gateway = GMSCallbackGateway()
        try await gateway.run {
            let (id, _) = try await gateway.start("voice-wait-userterm")
            func wrong(_ parameters: [String: String]) async throws -> Set<String> {
                let filters = try await gateway.query(parameters).wrong
                return Set(filters.flatMap(\.conditions).map(\.name))
            }
            let (right, other) = ("5550100", "5550101")
            #expect(try await wrong(["_id": id, "_customer_number": other, "operand": "OR"]) == ["_customer_number"])
            #expect(try await wrong(["_id": "none", "_customer_number": right, "operand": "OR"]) == ["_id"])
            #expect(try await wrong(["_id": id, "_customer_number": right, "operand": "OR"]).isEmpty)
            #expect(try await wrong(["_id": id, "_customer_number": right]).isEmpty)
            #expect(try await wrong(["_id": id, "_customer_number": other]) == ["_id", "_customer_number"])
        }
    }

    /// The contract's message in the fewest bytes, with this callback's id and the manual clock's time.
    private func fixture(_ name: String, id: String) throws -> String {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
        let file = try JSONValue(parsing: Array(try Data(contentsOf: url)))
        return text(try #require(file.object?["json"]).encoded())
            .replacing("3SQI3S31693JL9L3R00506T40C000U73", with: id)
            .replacing("2026-11-20T09:05:00.000Z", with: "2023-11-14T22:13:50.000Z")
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The callback operations on a store in memory.
struct GMSCallbackGateway {
    let time = ManualTime()
    let callbacks: CallbackService
    let callback: GMSCallback
    private let queue: CommitQueue

    /// - Parameter change: What every service says besides.
    init(_ change: (inout ServiceOptions) -> Void = { _ in }) {
        let store = MemoryStore()
        queue = CommitQueue(store: store)
        let scenarios = [
            Self.scenario("chat-now", .userOriginated, .chat, waits: false),
            Self.scenario("voice-now-userorig", .userOriginated, .voice, waits: false),
            Self.scenario("voice-now-userterm", .userTerminated, .voice, waits: false),
            Self.scenario("voice-wait-userterm", .userTerminated, .voice, waits: true),
        ]
        let catalog = ServiceCatalog(
            scenarios.map { scenario in
                var scenario = scenario
                change(&scenario)
                return scenario
            })
        callbacks = CallbackService(
            store: store, queue: queue, wakes: WakePlane(), time: time, ids: SystemIDs(), services: { catalog })
        callback = GMSCallback(callbacks: callbacks)
    }

    private static func scenario(
        _ name: String, _ direction: ServiceOptions.CallDirection, _ media: ServiceOptions.Media, waits: Bool
    ) -> ServiceOptions {
        var options = ServiceOptions(name: name, kind: .callback)
        options.callDirection = direction
        options.media = media
        options.waitForAgent = waits
        options.waitForUserConfirm = waits
        return options
    }

    /// Runs a test with the commit queue at work.
    func run(_ body: () async throws -> Void) async throws {
        let queue = queue
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            defer { queue.close() }
            try await body()
        }
    }

    /// Starts a callback; its id and the whole answer.
    func start(
        _ service: String, _ parameters: [String: String] = [:], user: String? = nil, key: String? = nil
    ) async throws -> (id: String, answer: [UInt8]) {
        let parameters = parameters.merging(["_customer_number": "5550100"]) { $1 }
        let answer = try await callback.start(
            service, parameters: RequestParameters(parameters), baseURL: "https://gms.example.com/genesys",
            user: user, key: key)
        let id = try JSONValue(parsing: answer).object?["_id"]?.string
        return (try #require(id), answer)
    }

    func query(_ parameters: [String: String], of service: String? = nil) async throws -> GMSCallback.Found {
        let filter = try callback.filter(RequestParameters(parameters))
        return try await callback.query(filter, of: service, baseURL: "https://gms.example.com/genesys")
    }

    func dialog(_ id: String, _ action: String) async throws -> [UInt8] {
        try await callback.dialog(id, action: action, baseURL: "https://gms.example.com/genesys")
    }
}
