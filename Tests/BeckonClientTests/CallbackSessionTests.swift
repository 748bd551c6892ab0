import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract
import Testing

@testable import BeckonClient

@Suite(.timeLimit(.minutes(20)))
struct CallbackSessionTests {
    let phone: TestPhone
    var server: StandInGateway { phone.server }
    static let push = "3SQI3S31693JL9L3R00506T40C000U73"
    static let confirm = "get-dialog-user-confirmation-provide_code-true"

    init() throws { phone = try TestPhone() }

    private func intent() throws -> PushIntent { try PushIntent(payload: Fixture("push-callback-apns").json) }

    private func session(_ opened: ContactCentre.Opened) throws -> CallbackSession {
        guard case .callback(let session) = opened else { throw Wrong() }
        return session
    }

    @Test("a push opens the menu, a second tap the same one, and a choice leads on")
    func menu() async throws {
        await server.set(dialog: try Fixture("dialog-user-confirmation-provide_code-true").json, for: Self.confirm)
        await server.set(dialog: try Fixture("dialog-connect-outbound").json, for: "connect")
        let centre = phone.start()
        let session = try session(try await centre.open(intent()))
        #expect(session.id == Self.push)
        guard case .menu(let menu)? = await session.step else { throw Wrong() }
        #expect(menu.label == "Agent is available right now")
        #expect(menu.groups.map(\.name) == ["Are you ready?"])
        let items = menu.groups.flatMap(\.items)
        #expect(items.count == 3)
        #expect(items[0].noticeTime == .seconds(2))
        #expect(items[0].notice?.hasPrefix("You will hear tones") == true)
        #expect(items[1].notice == nil)
        let again = try self.session(try await centre.open(intent()))
        #expect(again === session)
        #expect(await server.log == [Self.confirm])
        let next = try await session.choose(items[0].id)
        #expect(next == .message(text: "You will receive the call shortly", button: "Ok"))
        #expect(await session.back() == .finished)
        #expect(await server.log == [Self.confirm, "connect"])
    }

    @Test("each offer opens its own menu, and a push after a cancel says so; only a double tap asks nothing")
    func offers() async throws {
        func offer(until end: String) throws -> JSONValue {
            var members = try #require(try Fixture("dialog-user-confirmation-provide_code-true").json.object)
            members["_expires"] = .string(end)
            return .object(members)
        }
        func tap(_ centre: ContactCentre) async throws -> CallbackStep? {
            try await session(centre.open(intent())).step
        }
        func end(of step: CallbackStep?) -> Date? { if case .menu(let menu)? = step { menu.expires } else { nil } }
        let (centre, began) = (phone.start(), phone.now())
        await server.set(dialog: try offer(until: "2026-11-20T09:00:30.000Z"), for: Self.confirm)
        #expect(try await end(of: tap(centre)) == began + 30)
        try await phone.time.time.sleep(.seconds(1))
        #expect(try await end(of: tap(centre)) == began + 30)
        #expect(await server.log == [Self.confirm])
        // The first menu has lapsed, and the agent offers again.
        try await phone.time.time.sleep(.seconds(33))
        await server.set(dialog: try offer(until: "2026-11-20T09:01:10.000Z"), for: Self.confirm)
        #expect(try await end(of: tap(centre)) == began + 70)
        // A menu that ends within the time of a double tap is asked for again.
        try await phone.time.time.sleep(.seconds(10))
        await server.set(dialog: try offer(until: "2026-11-20T09:00:45.000Z"), for: Self.confirm)
        #expect(try await end(of: tap(centre)) == began + 45)
        try await phone.time.time.sleep(.seconds(1))
        await server.set(
            dialog: [
                "_dialog_id": "0", "_action": "ConfirmationDialog", "_text": "Your callback is cancelled.",
                "_ok_title": "Ok",
            ], for: Self.confirm)
        #expect(try await tap(centre) == .message(text: "Your callback is cancelled.", button: "Ok"))
        #expect(await server.log.count == 4)
    }

    @Test(
        "a cancel or a move whose answer was lost is done, also where the server refuses to repeat it",
        arguments: [true, false])
    func repeatedChange(isBeckon: Bool) async throws {
        await server.set(isBeckon: isBeckon)
        let session = try await phone.start().callback(CallbackRequest(service: "voice"))
        let time = phone.now() + 3_600
        await server.set(
            dialog: ["_id": "CB1", "_callback_state": "SCHEDULED", "_desired_time": "2026-11-20T10:00:00.000Z"],
            for: "query")
        await server.fault(.lostAnswer, on: "CB1")
        await server.fault(.status(400), on: "CB1")
        try await session.move(to: time)
        await server.fault(.status(400), on: "CB1")
        await #expect(throws: BeckonClientError.self) { try await session.move(to: time + 300) }
        await server.fault(.lostAnswer, on: "CB1")
        try await session.cancel()
        try await session.cancel()
        #expect(await server.log.filter { $0 == "CB1" }.count == 6)
        let deletes = await server.requests.filter { $0.method == "DELETE" }
        #expect(deletes[0].headers["Idempotency-Key"] != nil)
        #expect(deletes[0].headers["Idempotency-Key"] == deletes[1].headers["Idempotency-Key"])
    }

    @Test("a callback that ended otherwise cannot be cancelled, and the server's words say so")
    func cannotCancel() async throws {
        let session = try await phone.start().callback(CallbackRequest(service: "voice"))
        await server.set(
            dialog: ["_id": "CB1", "_callback_state": "COMPLETED", "_callback_reason": "AGENT_CONNECTED"], for: "query")
        await server.fault(.refusal("It is over."), on: "CB1")
        let error = await #expect(throws: BeckonClientError.self) { try await session.cancel() }
        #expect(error?.code == .refused && error?.serverMessage == "It is over.")
    }

    @Test("two taps on an item do one thing")
    func twoTaps() async throws {
        await server.set(dialog: try Fixture("dialog-user-confirmation-provide_code-true").json, for: Self.confirm)
        await server.set(dialog: try Fixture("dialog-connect-outbound").json, for: "connect")
        let session = try session(try await phone.start().open(intent()))
        await server.hold("connect")
        async let first = session.choose("1")
        await server.arrival(on: "connect")
        async let second = session.choose("1")
        await server.release()
        _ = try await first
        do {
            _ = try await second
            Issue.record("the second tap did something")
        } catch let error as BeckonClientError {
            #expect(error.code == .invalidInput)
        }
        #expect(await server.log.filter { $0 == "connect" }.count == 1)
    }

    @Test("a chat begins through its dialog, once, and is found by its push")
    func chat() async throws {
        let server = server
        try await phone.running { centre in
            // The service of the callback exists at the server, as a chat that is not begun.
            let request = try await centre.callback(CallbackRequest(service: "chat-now"))
            #expect(await request.step == nil)
            let seed = try await centre.conversation()
            await seed.until { $0.phase == .open }
            await server.set(
                dialog: [
                    "_dialog_id": "1", "_action": "StartChat", "_label": "Start Chat",
                    "_start_chat_url": "http://gms.test/genesys/1/service/180-1/ixn/chat",
                    "_comet_url": "http://gms.test/genesys/cometd",
                    "_user_header": .string(await seed.record.userHeader),
                    "_id_to_jump_before": "exit://", "_chat_parameters": ["subject": "None"], "_id": "180-1",
                ], for: "get-dialog-start-chat")
            #expect(try await request.perform("get-dialog-start-chat") == .chat(label: "Start Chat"))
            let chat = try await centre.chat(of: request)
            let again = try await centre.chat(of: request)
            #expect(chat === again)
            try await chat.send("Hello.")
            await chat.until { $0.lines.last?.text == "Hello." && $0.lines.last?.position != nil }
        }
    }

    @Test("until the server has answered, the same request is the same call; then it is another one")
    func repeated() async throws {
        let centre = phone.start()
        let request = CallbackRequest(service: "voice", customerNumber: "5550100")
        await server.fault(.lostAnswer, on: "voice", times: 20)
        var session: CallbackSession?
        for _ in 0..<20 where session == nil { session = try? await centre.callback(request) }
        #expect(session != nil)
        #expect(await keys().count == 21)
        #expect(Set(await keys()).count == 1)
        await server.fault(.status(400), on: "voice")
        await #expect(throws: BeckonClientError.self) { try await centre.callback(request) }
        #expect(Set(await keys()).count == 2)
        #expect(try await centre.callback(request) === session)
        #expect(Set(await keys()).count == 3)
    }

    private func keys() async -> [String?] { await server.requests.map { $0.headers["Idempotency-Key"] } }

    @Test("an unknown dialog is told, and a way out of the web refused")
    func unknown() async throws {
        await server.set(dialog: ["_action": "ShowMap", "_dialog_id": "7"], for: Self.confirm)
        let session = try session(try await phone.start().open(intent()))
        #expect(await session.step == .unknown(action: "ShowMap"))
    }

    @Test("the place in line, the times, moving and cancelling are the contract's calls")
    func calls() async throws {
        await server.set(
            dialog: ["_position": "3", "_eta": "120", "_total_waiting": "7", "_agent_ready_threshold_passed": false],
            for: "check-queue-position")
        await server.set(dialog: ["2026-11-20T09:15:00.000Z": 2, "2026-11-20T09:10:00.000Z": 4], for: "availability")
        let centre = phone.start()
        let session = try await centre.callback(CallbackRequest(service: "voice", customerNumber: "5550100"))
        #expect(try await session.place() == CallbackPlace(position: 3, wait: .seconds(120), waiting: 7))
        let times = try await centre.availability(of: "voice")
        #expect(times.map(\.places) == [4, 2])
        #expect(times.first?.time == Date(timeIntervalSince1970: 1_795_165_800))
        try await session.move(to: times[0].time)
        try await session.cancel()
        let requests = await server.requests.suffix(4)
        #expect(requests.map(\.method) == ["GET", "GET", "PUT", "DELETE"])
        #expect(
            requests.map { $0.url.path } == [
                "/genesys/1/service/CB1/check-queue-position", "/genesys/1/service/callback/voice/availability",
                "/genesys/1/service/callback/voice/CB1", "/genesys/1/service/callback/voice/CB1",
            ])
        #expect(requests.contains { $0.url.query?.contains("number-of-days=7") == true })
        let moved = try JSONValue(parsing: requests[requests.startIndex + 2].body)
        #expect(moved == ["_new_desired_time": "2026-11-20T09:10:00.000Z"])
    }

    @Test("beside a chat under another key a callback has none, so neither takes the device from the other")
    func otherKey() async throws {
        let server = server
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .fcm, token: "token-one"))
            let first = CallbackRequest(service: "voice")
            await server.fault(.lostAnswer, on: "voice", times: 20)
            await #expect(throws: BeckonClientError.self) { try await centre.callback(first) }
            let chat = try await centre.conversation(ChatRequest(userHeader: "alice"))
            await chat.until { $0.connection == .live }
            for _ in 0..<20 where await centre.callbackServices.isEmpty { _ = try? await centre.callback(first) }
            _ = try await centre.callback(CallbackRequest(service: "later"))
            try await chat.end()
            await chat.until { $0.phase == .ended }
            _ = try await centre.callback(CallbackRequest(service: "latest"))
            for _ in 0..<200 { await Task.yield() }
            func keys(_ service: String) async -> Set<String?> {
                Set(await server.requests.filter { $0.url.lastPathComponent == service }.map { $0.headers["gms_user"] })
            }
            // A repeated call keeps its key, which counts within its customer.
            #expect(await keys("voice") == [centre.identity])
            #expect(await keys("later") == [nil])
            #expect(await keys("latest") == [nil], "the app's next chat may be under that key, too")
            let named = await server.requests.filter { String(decoding: $0.body, as: UTF8.self).contains("token-one") }
            #expect(Set(named.map(\.url.lastPathComponent)) == ["chat", "voice", "later", "latest"])
        }
    }

    @Test("a callback that begins while the device gets another token is told of that")
    func tokenMeanwhile() async throws {
        let server = server
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .fcm, token: "token-one"))
            await server.hold("voice")
            async let session = centre.callback(CallbackRequest(service: "voice"))
            await server.arrival(on: "voice")
            try await centre.register(PushDevice(kind: .fcm, token: "token-two"))
            await server.release()
            _ = try await session
            await server.arrival(on: "CB1")
            let told = try JSONValue(parsing: await server.requests.last { $0.method == "PUT" }?.body ?? [])
            #expect(told["_device_notification_id"] == "token-two")
        }
    }

    @Test("callbacks that the server forgot or completed are told of a device once, and not all at the same time")
    func forgotten() async throws {
        let (server, phone) = (server, phone)
        let names = (1...20).map { "CB\($0)" }
        let kept = names.map { StoredCallback(id: $0, service: "voice") }
        try await phone.store.write(Array(try JSONEncoder().encode(kept)), named: StoredCallback.name)
        for name in names.prefix(18) { await server.fault(.status(404), on: name, times: 2) }
        await server.fault(.status(400), on: "CB19", times: 2)
        await server.set(dialog: ["_id": "CB19", "_callback_state": "COMPLETED"], for: "query")
        let device = PushDevice(kind: .ios, token: "ab")
        try await phone.running { centre in
            try await centre.register(device) { "customer" }
            // What the next start reads is written after it has changed in memory.
            while true {
                let stored = try await phone.store.read(named: StoredCallback.name) ?? []
                let left = try JSONDecoder().decode([StoredCallback].self, from: Data(stored))
                if left.map(\.id) == ["CB20"], left.first?.untoldDevice == nil { break }
                await Task.yield()
            }
        }
        #expect(phone.time.sleeps.filter { $0 >= .seconds(10) && $0 <= .seconds(30) }.count >= 5)
        let told = await server.log.filter { $0 == "CB20" }.count
        try await phone.running { centre in
            try await centre.register(device) { "customer" }
            await server.arrival(of: told + 1, on: "CB20")
            while await centre.callbackServices.first?.untoldDevice != nil { await Task.yield() }
        }
        for name in names.dropLast() { #expect(await server.log.filter { $0 == name }.count == 1) }
    }

    @Test("after the app's next start a push leads to the callback with its service")
    func restart() async throws {
        await server.set(dialog: try Fixture("dialog-connect-inbound").json, for: "connect-inbound")
        _ = try await phone.start().callback(CallbackRequest(service: "voice"))
        let opened = try await phone.start().open(
            PushIntent(userInfo: ["message": #"{"_id":"CB1","_action":"connect-inbound"}"#]))
        let session = try session(opened)
        #expect(session.service == "voice")
        guard case .dial? = await session.step else { throw Wrong() }
    }

    private struct Wrong: Error {}
}
