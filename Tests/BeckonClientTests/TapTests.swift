import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@testable import BeckonClient

/// What the taps on pushes open.
@Suite(.timeLimit(.minutes(20)))
struct TapTests {
    let phone: TestPhone
    var server: StandInGateway { phone.server }

    init() throws { phone = try TestPhone() }

    @Test("a push opens its conversation from a killed app, with the words there, and a second tap the same one")
    func tap() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("Hello.")
            await chat.settled()
            await centre.enterBackground()
        }
        await server.agent("Message.Text", "Are you there?", in: "180-1")
        let push = try PushIntent(userInfo: [
            "message": #"{"serviceId":"180-1","message":"New message from Agent"}"#, "aps": ["badge": 1],
        ])
        #expect(push.badge == 1)
        let extensionCentre = phone.start()
        #expect(try await extensionCentre.text(behind: push) == ["Agent: Are you there?"])
        try await phone.running { centre in
            guard case .conversation(let chat) = try await centre.open(push) else {
                Issue.record("the push opens nothing")
                return
            }
            #expect(await chat.transcript.messages.first == "Hello.")
            guard case .conversation(let again) = try await centre.open(push) else { return }
            #expect(again === chat)
            #expect(try await centre.conversation() === chat)
            await chat.until { $0.messages == ["Hello.", "Are you there?"] }
        }
        let unknown = try PushIntent(userInfo: ["message": #"{"serviceId":"other","message":"x"}"#])
        let error = await #expect(throws: BeckonClientError.self) { _ = try await phone.start().open(unknown) }
        #expect(error?.code == .notFound)
    }

    @Test("a push opens the chat that another device of the customer began, once, and only with the customer's key")
    func tapOnAnotherDevice() async throws {
        let server = server
        func device(_ key: String) throws -> TestPhone {
            try TestPhone(server, count: phone.count) { $0.headers["gms_user"] = key }
        }
        let push = try PushIntent(userInfo: ["message": #"{"serviceId":"180-1","message":"x"}"#])
        let (tablet, stranger) = (try device("ada"), try device("mallory"))
        try await device("ada").running { centre in
            let chat = try await centre.conversation()
            try await chat.send("from the phone")
            await chat.settled()
        }
        try await tablet.running { centre in
            async let first = centre.open(push)
            async let second = centre.open(push)
            guard case .conversation(let chat) = try await first, case .conversation(let same) = try await second else {
                Issue.record("the push opens nothing")
                return
            }
            #expect(chat === same)
            #expect(try await centre.conversation() === chat, "a tap on the button opens the same")
            try await chat.send("from the tablet")
            await chat.until { $0.messages == ["from the phone", "from the tablet"] }
            #expect(await server.messages(in: "180-1") == ["from the phone", "from the tablet"])
        }
        // It is kept: the next start of the app has it.
        try await tablet.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.messages == ["from the phone", "from the tablet"] }
            try await chat.end()
            await chat.until { $0.phase == .ended }
            #expect(await server.chats["180-1"]?.isOver == true)
        }
        let error = await #expect(throws: BeckonClientError.self) { _ = try await stranger.start().open(push) }
        #expect(error?.code == .notFound)
        await server.set(down: true)
        let offline = await #expect(throws: BeckonClientError.self) { _ = try await stranger.start().open(push) }
        #expect(offline?.code == .offline)
    }

    @Test("a withdrawal opens nothing, and a conversation elsewhere is told by its name")
    func otherPushes() async throws {
        let centre = phone.start()
        let withdrawal = try PushIntent(userInfo: ["conversationId": "c", "type": "withdrawal", "badge": "0"])
        guard case .nothing = try await centre.open(withdrawal) else {
            Issue.record("a withdrawal opens something")
            return
        }
        let elsewhere = try PushIntent(userInfo: ["conversationId": "c-81", "type": "agent_message"])
        guard case .other("c-81") = try await centre.open(elsewhere) else {
            Issue.record("the conversation is not told")
            return
        }
    }
}
