import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@testable import BeckonClient

/// What a device tells the server: that it is there, what is looked at, what was read.
@Suite(.timeLimit(.minutes(20)))
struct DeviceTests {
    let phone: TestPhone
    var server: StandInGateway { phone.server }

    init() throws { phone = try TestPhone() }

    @Test("what is on the screen is read, and the contact centre's progress shows at the customer's messages")
    func receipts() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("Hello.")
            await chat.settled()
            await server.set(delivered: 2, read: 0)
            await chat.appear()
            await chat.until { $0.states == [.delivered] }
            await server.set(delivered: 2, read: 2)
            await server.agent("Message.Text", "Hi.", in: "180-1")
            let transcript = await chat.until { $0.states == [.read] }
            #expect(transcript.unread == 0)
            while await server.receipts.last?["position"] != 3 { await Task.yield() }
            await chat.disappear()
            await server.agent("Message.Text", "Still there?", in: "180-1")
            await chat.until { $0.unread == 1 }
        }
    }

    @Test("where nobody takes receipts, none are sent")
    func noReceipts() async throws {
        let server = server
        await server.set(isBeckon: false)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.appear()
            await chat.until { $0.connection == .live }
            await server.agent("Message.Text", "Hi.", in: "180-1")
            await chat.until { $0.messages == ["Hi."] && $0.unread == 0 }
        }
        #expect(await server.log.allSatisfy { $0 != "receipts" })
    }

    @Test("a device is registered, goes along with what begins, and a sign-out that happened offline is told later")
    func device() async throws {
        let server = server
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            while await server.registrations.isEmpty { await Task.yield() }
            let chat = try await centre.conversation()
            await chat.until { $0.phase == .open }
            while await centre.devices.registration == nil { await Task.yield() }
            await server.set(down: true)
            try await centre.signOut()
            #expect(try await centre.history().isEmpty)
        }
        let form = FormFields(try #require(await server.requests.first { $0.url.path.hasSuffix("/ixn/chat") }).body)
        #expect(form["push_notification_deviceid"] == "ab")
        #expect(await server.registrations.values.first == "customer")
        await server.set(down: false)
        try await phone.running { _ in
            while await !server.registrations.isEmpty { await Task.yield() }
        }
        let names = try await phone.store.names()
        #expect(names.allSatisfy { !$0.hasPrefix("conversation-") && !$0.hasPrefix("transcript-") })
    }

    @Test("a conversation elsewhere is reported while it is on the screen, again and again, and when it goes")
    func presence() async throws {
        let server = server
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            await centre.appear("c-81")
            while await server.presences.count < 3 { await Task.yield() }
            #expect(
                await server.presences.prefix(3).allSatisfy { $0["status"] == "active" && $0["conversation"] == "c-81" }
            )
            await centre.enterBackground()
            while await server.presences.last?["status"] != "background" { await Task.yield() }
            let count = await server.presences.count
            for _ in 0..<200 { await Task.yield() }
            #expect(await server.presences.count == count)
            await centre.enterForeground()
            while await server.presences.last?["status"] != "active" { await Task.yield() }
            await centre.disappear("c-81")
            while await server.presences.last?["status"] != "background" { await Task.yield() }
        }
    }

    @Test(
        "a customer who signs out while the device is being registered, or wants no pushes any more, is not registered")
    func signOutMeanwhile() async throws {
        let server = server
        try await phone.running { centre in
            await server.hold("devices")
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            await server.arrival(on: "devices")
            try await centre.signOut()
            await server.release()
            // The registration is made, and ended by its name.
            while await !server.log.contains(where: { $0.hasPrefix("reg") }) { await Task.yield() }
            while await !server.registrations.isEmpty { await Task.yield() }
            try await centre.register(PushDevice(kind: .ios, token: "cd")) { "other" }
            while await centre.devices.registration == nil { await Task.yield() }
            try await centre.register(nil)
            while await !server.registrations.isEmpty { await Task.yield() }
        }
    }

    @Test("a sign-out on a full disk removes all the same, and what ends later keeps nothing for the next customer")
    func signOutOnFullDisk() async throws {
        let (server, phone) = (server, phone)
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            while await centre.devices.registration == nil { await Task.yield() }
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.hold("voice")
            async let late = centre.callback(CallbackRequest(service: "voice"))
            await server.arrival(on: "voice")
            phone.store.set(full: true)
            let error = await #expect(throws: BeckonClientError.self) { try await centre.signOut() }
            #expect(error?.code == .notStored, "that the registration ends could not be kept")
            #expect(try await phone.store.names() == [DeviceRecord.name])
            let gone = await #expect(throws: BeckonClientError.self) { try await chat.send("Too late.") }
            #expect(gone?.code == .chatEnded)
            phone.store.set(full: false)
            try await centre.signOut()
            await server.release()
            _ = try await late
            #expect(try await phone.store.read(named: StoredCallback.name) == nil)
            #expect(await centre.callbackServices.isEmpty)
            while await !server.registrations.isEmpty { await Task.yield() }
        }
    }

    @Test("a sign-out that is told late takes the device from no chat of the next customer")
    func lateSignOut() async throws {
        let server = server
        try await phone.running { centre in
            let device = PushDevice(kind: .ios, token: "token-one")
            try await centre.register(device) { "customer" }
            while await centre.devices.registration == nil { await Task.yield() }
            let name = try #require(await server.registrations.keys.first)
            await server.hold(name)
            try await centre.signOut()
            try await centre.register(device)
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.release()
            func names(_ request: TransportRequest) -> Bool {
                request.url.lastPathComponent == "refresh"
                    && String(decoding: request.body, as: UTF8.self).contains("token-one")
            }
            while await !server.requests.contains(where: names) { await Task.yield() }
            #expect(await server.registrations.isEmpty)
        }
    }

    @Test("another customer's sign-in registers the device anew")
    func nextCustomer() async throws {
        let server = server
        try await phone.running { centre in
            for customer in ["first", "second"] {
                try await centre.register(PushDevice(kind: .ios, token: "ab")) { customer }
                while await !server.registrations.values.contains(customer) { await Task.yield() }
            }
        }
    }

    @Test("a callback goes under the chats' key; a new token reaches what is open, and again after a registration")
    func newToken() async throws {
        let server = server
        /// The calls that have named a token, by the last parts of their paths.
        @Sendable func calls(naming token: String) async -> [String] {
            await server.requests.filter { String(decoding: $0.body, as: UTF8.self).contains(token) }
                .map(\.url.lastPathComponent)
        }
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .fcm, token: "token-one"))
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            _ = try await centre.callback(CallbackRequest(service: "voice"))
            let asked = await server.requests.first { $0.url.path.hasSuffix("/callback/voice") }
            #expect(asked?.headers["gms_user"] == (await centre.identity))
            #expect(await server.chats["180-1"]?.userHeader == (await centre.identity))
            try await centre.register(PushDevice(kind: .fcm, token: "token-two"))
            while await !Set(calls(naming: "token-two")).isSuperset(of: ["refresh", "CB1"]) { await Task.yield() }
            try await centre.register(PushDevice(kind: .fcm, token: "token-two")) { "customer" }
            for name in ["refresh", "CB1"] {
                while await calls(naming: "token-two").filter({ $0 == name }).count < 2 { await Task.yield() }
            }
            #expect(await calls(naming: "token-one") == ["chat", "voice"])
            while await centre.callbackServices.first?.untoldDevice != nil { await Task.yield() }
        }
    }

    @Test("a chat under a key of the server's own names the device again after each chat that took it from there")
    func issuedKey() async throws {
        let server = server
        let service = try #require(URL(string: "http://gms.test/genesys/1/service/chat-now"))
        _ = try await server.send(TransportRequest(method: "POST", url: service, headers: ["gms_user": "issued"]))
        await server.set(
            dialog: [
                "_dialog_id": "1", "_action": "StartChat", "_label": "Start Chat", "_user_header": "issued",
                "_start_chat_url": "http://gms.test/genesys/1/service/180-1/ixn/chat", "_id": "180-1",
                "_comet_url": "http://gms.test/genesys/cometd",
            ], for: "get-dialog-start-chat")
        /// The calls that have named a token, by the ids and the last words of their paths.
        @Sendable func calls(naming token: String) async -> [String] {
            await server.requests.filter { String(decoding: $0.body, as: UTF8.self).contains(token) }
                .map { "\($0.url.path.split(separator: "/")[3]) \($0.url.lastPathComponent)" }
        }
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .fcm, token: "token-one"))
            let callback = try await centre.callback(CallbackRequest(service: "chat-now"))
            _ = try await callback.perform("get-dialog-start-chat")
            let issued = try await centre.chat(of: callback)
            await issued.until { $0.connection == .live }
            let own = try await centre.conversation()
            while await calls(naming: "token-one").last != "180-1 refresh" { await Task.yield() }
            await own.until { $0.connection == .live }
            let id = try #require(await own.record.chat?.serviceID)
            #expect(
                await calls(naming: "token-one") == [
                    "callback chat-now", "180-1 chat", "\(id) chat", "180-1 refresh",
                ])
            try await centre.register(PushDevice(kind: .fcm, token: "token-two"))
            func isLast(_ calls: [String]) -> Bool {
                guard let own = calls.firstIndex(of: "\(id) refresh") else { return false }
                return calls[own...].contains("180-1 refresh")
            }
            while await !isLast(calls(naming: "token-two")) { await Task.yield() }
        }
    }

    @Test("without /beckon/1 a device goes along with chats alone, and nothing fails")
    func deviceAtGMS() async throws {
        let server = server
        await server.set(isBeckon: false)
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            while await !centre.isNativeUnavailable { await Task.yield() }
            try await centre.conversation().until { $0.phase == .open }
        }
    }

    @Test(
        "a sign-out is told until the server has said what became of it",
        arguments: ConnectionTroubleTests.foreign.map { StandInGateway.Fault.foreign($0) } + [.page, .status(404)])
    func signOutBehindProxy(fault: StandInGateway.Fault) async throws {
        let server = server
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            while await centre.devices.registration == nil { await Task.yield() }
            let name = try #require(await server.registrations.keys.first)
            await server.fault(fault, on: name, times: 3)
            try await centre.signOut()
            // The customer's next sign-in does not wait for it.
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "next" }
            while await !centre.devices.signOuts.isEmpty { await Task.yield() }
            #expect(await server.registrations[name] == nil)
            while await centre.devices.registration == nil { await Task.yield() }
            #expect(Array(await server.registrations.values) == ["next"])
        }
    }

    @Test("a server's word that it does not know a registration settles a sign-out")
    func signOutOfUnknown() async throws {
        let server = server
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            while await centre.devices.registration == nil { await Task.yield() }
            let name = try #require(await server.registrations.keys.first)
            await server.fault(.native(404, "unknown"), on: name)
            try await centre.signOut()
            while await !centre.devices.signOuts.isEmpty { await Task.yield() }
            #expect(await server.log.filter { $0 == name }.count == 1)
        }
    }

    @Test("a proxy's page does not say that there is nothing below /beckon/1", arguments: [404, 403, 302])
    func registrationBehindProxy(status: Int) async throws {
        let server = server
        await server.fault(.foreign(status), on: "devices", times: 3)
        await server.fault(.foreign(status), on: "presence", times: 3)
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            await centre.appear("c-81")
            while await server.presences.isEmpty, await !centre.isNativeUnavailable { await Task.yield() }
            #expect(await !centre.isNativeUnavailable)
            #expect(await Array(server.registrations.values) == ["customer"])
        }
    }

    @Test("a customer token that the server does not take is shown to it ever more rarely", arguments: [401, 403])
    func refusedToken(status: Int) async throws {
        let (server, phone) = (server, phone)
        await server.fault(.native(status, "unauthorized"), on: "devices", times: 12)
        try await phone.running { centre in
            try await centre.register(PushDevice(kind: .ios, token: "ab")) { "customer" }
            while await centre.devices.registration == nil { await Task.yield() }
        }
        #expect(phone.time.sleeps.filter { $0 > .seconds(100) && $0 <= .seconds(300) }.count >= 3)
    }

    @Test("whatever time of renewal a server names, the device registers no more often than every ten minutes")
    func refreshAfter() async throws {
        let server = server
        for time in [Int64.min, -1, 0, 1, Int64.max] {
            await server.set(refreshAfter: time)
            let registration = try await phone.start().gateway.register(
                PushDevice(kind: .ios, token: "ab"), as: .customer("customer"))
            let now = phone.now().millisecondsSince1970
            #expect(registration.left(at: now) >= 590_000)
            #expect(registration.left(at: Int64.max) <= 0 && registration.left(at: Int64.min) > 0)
        }
    }

    @Test(
        "a kept registration with any number is read", arguments: ["-9223372036854775808", "9223372036854775807", "0"])
    func keptRegistration(number: String) throws {
        let record = #"{"signOuts":[],"registration":{"device":"d","registration":"r","refreshAfter":\#(number)}}"#
        let kept = try JSONDecoder().decode(DeviceRecord.self, from: Data(record.utf8))
        let registration = try #require(kept.registration)
        for now in [Int64.min, 0, 1_795_165_200_000, Int64.max] { _ = registration.left(at: now) }
        #expect(GatewayCalls.Registration.times.contains(registration.refreshAfter))
    }

    @Test(
        "a report of what is on the screen is repeated within bounds",
        arguments: [(Int64.min, 5), (0, 5), (30, 30), (Int64.max, 600)])
    func beat(told: Int64, seconds: Int) async throws {
        let server = server
        await server.set(beat: told)
        let (beat, _) = try await phone.start().gateway.notePresence(
            "c-81", device: "device", isActive: true, as: .customer("customer"))
        #expect(beat == .seconds(seconds))
    }

    @Test("a page in the place of an answer is no answer to a report, a receipt or a registration")
    func pages() async throws {
        let server = server
        let gateway = await phone.start().gateway
        for path in ["presence", "receipts", "devices", "messages"] {
            await server.fault(.page, on: path)
            await #expect(throws: BeckonClientError.self) {
                switch path {
                case "presence": _ = try await gateway.notePresence("c", device: "d", isActive: true, as: .nobody)
                case "receipts": _ = try await gateway.noteRead(through: 1, nil, device: "d", as: .nobody)
                case "devices": _ = try await gateway.register(PushDevice(kind: .ios, token: "ab"), as: .nobody)
                default: _ = try await gateway.messages("c", as: .nobody)
                }
            }
        }
    }
}
