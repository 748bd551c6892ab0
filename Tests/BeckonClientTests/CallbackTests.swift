import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract
import Testing

@testable import BeckonClient

@Suite(.timeLimit(.minutes(20)))
struct CallbackTests {
    let harness: ChatHarness
    var server: StandInGateway { harness.server }

    init() throws {
        harness = try ChatHarness()
    }

    /// The body of the last request.
    func lastBody() async throws -> JSONValue {
        try JSONValue(parsing: try #require(await server.requests.last).body)
    }

    @Test(
        "each scenario sends its options and understands its first answer",
        arguments: [
            (CallbackScenario.voiceNowUserOriginated, "dialog-connect-inbound"),
            (.voiceWaitUserOriginated, "dialog-wait-for-agent"), (.voiceNowUserTerminated, "dialog-connect-outbound"),
            (.voiceWaitUserTerminated, "dialog-wait-for-agent"),
            (.voiceScheduledUserTerminated, "dialog-wait-for-agent"),
            (.chatNow, "dialog-start-chat"), (.chatWait, "dialog-wait-for-agent"),
        ])
    func scenarios(scenario: CallbackScenario, answer: String) async throws {
        let fixture = try Fixture(answer).json
        await server.set(dialog: fixture, for: scenario.name)
        let request = CallbackRequest(
            service: scenario.name, customerNumber: "+15551234567", scenario: scenario,
            device: PushDevice(kind: .ios, token: "abcd"), userData: ["first_name": "Kristi"])
        let callback = try await harness.gateway.requestCallback(request, key: "k")
        #expect(callback.id == fixture["_id"]?.string)
        #expect(callback.dialog == (try Dialog(decoding: fixture)))
        let sent = try #require(await server.requests.last)
        #expect(sent.url.path == "/genesys/1/service/callback/\(scenario.name)")
        #expect(sent.headers["Idempotency-Key"]?.isEmpty == false)
        let body = try await lastBody()
        #expect(body["_customer_number"] == "+15551234567")
        #expect(body["_device_notification_id"] == "abcd")
        #expect(body["_device_os"] == "ios")
        #expect(body["first_name"] == "Kristi")
        let isChat = scenario.name.hasPrefix("chat")
        let waits = !scenario.name.contains("now")
        #expect(body["_media_type"]?.string == (isChat ? "chat" : "voice"))
        #expect(body["_wait_for_agent"]?.string == (waits ? "true" : "false"))
        #expect(body["_wait_for_user_confirm"]?.string == (waits ? "true" : "false"))
        #expect(
            body["_call_direction"]?.string
                == (scenario.name.hasSuffix("userterm") ? "USERTERMINATED" : "USERORIGINATED"))
    }

    @Test("all seven scenarios have a name of their own")
    func names() {
        #expect(Set(CallbackScenario.all.map(\.name)).count == 7)
    }

    @Test("a desired time is UTC with milliseconds, and options stay away unless asked for")
    func desiredTime() async throws {
        let callback = try await harness.gateway.requestCallback(
            CallbackRequest(service: "x", desiredTime: Date(timeIntervalSince1970: 1_795_165_200.25)), key: "k")
        #expect(callback.id == "CB1")
        #expect(callback.dialog == nil)
        #expect(try await lastBody() == ["_desired_time": "2026-11-20T09:00:00.250Z"])
        for time in [Date.distantPast, Date.distantFuture, Date(timeIntervalSince1970: .infinity)] {
            _ = try await harness.gateway.requestCallback(CallbackRequest(service: "x", desiredTime: time), key: "k")
        }
    }

    @Test("a push message leads to its dialog, and a choice to the next one")
    func dialogs() async throws {
        let menu = try Fixture("dialog-user-confirmation-provide_code-true").json
        await server.set(dialog: menu, for: "get-dialog-user-confirmation-provide_code-true")
        await server.set(dialog: try Fixture("dialog-connect-outbound").json, for: "connect")
        let intent = try PushIntent(payload: Fixture("push-callback-apns").json)
        guard case .callback(let id, let action) = intent.target else {
            Issue.record("no callback")
            return
        }
        let dialog: Dialog? = try await harness.gateway.dialog(of: id, action)
        guard case .displayMenu(let menu)? = dialog else {
            Issue.record("no menu")
            return
        }
        #expect(menu.groups.map(\.name) == ["Are you ready?"])
        let yes = try #require(menu.groups.first?.items.first)
        #expect(yes.confirmation?.dismissTimeout == 2)
        guard case .confirmation(let confirmation) = try await harness.gateway.choose(yes) else {
            Issue.record("no confirmation")
            return
        }
        #expect(confirmation.text == "You will receive the call shortly")
        #expect(await server.requests.map(\.method) == ["POST", "POST"])
        #expect(await server.log == ["get-dialog-user-confirmation-provide_code-true", "connect"])
    }

    @Test("the app's credentials go to the gateway and to nobody else")
    func credentials() async throws {
        let harness = try ChatHarness { $0.headers = ["Authorization": "Basic c2VjcmV0"] }
        await harness.server.set(dialog: try Fixture("dialog-wait-for-agent").json, for: "connect")
        _ = try await harness.gateway.dialog(of: "A", "connect")
        _ = try await harness.gateway.choose(
            MenuItem(dialogID: "1", label: "Yes", userActionURL: "http://elsewhere.test/genesys/1/service/A/connect"))
        let sent = await harness.server.requests.map { $0.headers["Authorization"] }
        #expect(sent == ["Basic c2VjcmV0", nil])
    }

    @Test("a menu item that leads out of the web is refused")
    func untrusted() async throws {
        let item = MenuItem(dialogID: "1", label: "x", userActionURL: "exit://")
        let error = await #expect(throws: BeckonClientError.self) { try await harness.gateway.choose(item) }
        #expect(error?.code == .untrustedAddress)
        #expect(await server.requests.isEmpty)
    }

    @Test("a callback that the server has forgotten says so")
    func forgotten() async throws {
        let error = await #expect(throws: BeckonClientError.self) {
            try await harness.gateway.dialog(of: "gone", "connect")
        }
        #expect(error?.code == .notFound)
    }

    @Test(
        "every dialog of the documents is understood",
        arguments: [
            ("dialog-connect-inbound", "DialNumber"), ("dialog-connect-outbound", "ConfirmationDialog"),
            ("dialog-start-chat", "StartChat"), ("dialog-user-confirmation-provide_code-false", "DisplayMenu"),
            ("dialog-user-confirmation-provide_code-true", "DisplayMenu"),
            ("dialog-wait-for-agent", "ConfirmationDialog"),
        ])
    func fixtures(name: String, action: String) async throws {
        await server.set(dialog: try Fixture(name).json, for: "any")
        let dialog = try await harness.gateway.dialog(of: "A", "any")
        #expect(dialog.action == action)
        if case .other = dialog { Issue.record("not understood") }
    }

    @Test("the chat that a callback leads to uses the addresses and the user header of the dialog")
    func startChat() async throws {
        guard case .startChat(let dialog) = try Dialog(decoding: Fixture("dialog-start-chat").json) else {
            Issue.record("no chat")
            return
        }
        let snapshot = try harness.gateway.snapshot(dialog, userHeader: "u")
        #expect(
            snapshot.chatURL.absoluteString
                == "https://gms.example.com/genesys/1/service/3SQI3S31693JL9L3R00506T40C000U73/ixn/chat")
        #expect(snapshot.userHeader == "5f1d3a0e9c")
        #expect(dialog.subject == "None")
    }
}
