import Beckon
import BeckonClient
import BeckonJSON
import BeckonNative
import BeckonSimulators
import BeckonTransport
import Foundation
import Testing

@testable import BeckonServer

/// A chat that a contact centre answers by webhooks, with a phone at the other end, over real sockets.
@Suite("A chat answered by webhooks over real sockets", .timeLimit(.minutes(20))) struct WebhookStoryTests {
    /// The contact centre: what it was told, and what its agents do.
    private struct Centre: Sendable {
        let gateway: URL
        let secret: String
        let log: SimulatedPushLog
        private let transport = URLSessionTransport()

        init(gateway: URL, secret: String, log: SimulatedPushLog) {
            self.gateway = gateway
            self.secret = secret
            self.log = log
        }

        /// The notices of a kind that came, once there are so many; they come one or several in a request.
        ///
        /// A notice whose answer came too late is sent again; it counts once.
        func told(_ kind: String, count: Int) async throws -> [(chat: String, notice: JSONValue)] {
            var requests = 0
            while true {
                var found: [(chat: String, notice: JSONValue)] = []
                for entry in log.entries(after: 0, limit: 99) {
                    let body = try JSONValue(parsing: entry.payload)
                    let chat = body["chat"]?.string ?? ""
                    for notice in body["notices"]?.array ?? [] where notice["notice"]?.string == kind {
                        let isKnown = found.contains { $0.chat == chat && $0.notice == notice }
                        if !isKnown { found.append((chat, notice)) }
                    }
                }
                if found.count >= count { return found }
                requests += 1
                try await log.wait(for: requests)
            }
        }

        func tell(_ event: JSONValue) async throws -> (status: Int, body: JSONValue) {
            let url = gateway.appendingPathComponent("beckon/1/agent-sides/crm/events")
            // The longest text takes its time where many tests run at once.
            var request = TransportRequest(method: "POST", url: url, timeout: .seconds(300))
            request.headers["Authorization"] = "Bearer \(secret)"
            request.headers["Content-Type"] = "application/json"
            request.body = event.encoded()
            let answer = try await transport.send(request)
            return (answer.status, try JSONValue(parsing: answer.body))
        }
    }

    @Test("what the customer writes reaches the contact centre, what its agent writes reaches the phone")
    func story() async throws {
        let secret = SystemIDs().hexadecimal(digits: 32)
        let signing = "whsec_" + Data((0..<32).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
        let verification = try #require(WebhookVerification(.bearer, secrets: [secret]))
        let source = try #require(BridgeSourceName("crm"))
        try await RunningGateway.run { settings in
            let receiver = try #require(settings.push.customHTTPURL).replacing("/customhttp", with: "/centre")
            settings.sources["crm"] = BridgeSource(
                name: source, mapping: .beckon, verification: verification, rules: .init(),
                delivery: WebhookDelivery(url: receiver, secrets: [signing]))
            settings.services[0].agentSide = .webhook(source)
        } _: { running in
            let centre = Centre(gateway: running.url, secret: secret, log: running.log)
            try await TestApp.run(running.url) { app in
                let chat = try await app.conversation(ChatRequest(nickname: "Stan"))
                try await chat.send("Where is my order?")
                let told = try await centre.told("event", count: 2)
                #expect(told.map { $0.notice["text"]?.string } == ["has joined the session", "Where is my order?"])
                #expect(try await centre.told("opened", count: 1).count == 1)
                let id = told[0].chat

                let agent: JSONValue = ["id": "7", "name": "Kristi"]
                let answer = try await centre.tell([
                    "events": [
                        ["chat": .string(id), "event": "joined", "agent": agent],
                        [
                            "chat": .string(id), "event": "message", "agent": agent, "text": "It is on its way.",
                            "key": "m-1",
                        ],
                    ]
                ])
                #expect(answer.status == 200)
                #expect(answer.body["events"]?[1]?["position"] == 4)
                let heard = await chat.until { $0.lines.last?.text == "It is on its way." }
                #expect(heard.lines.suffix(2).map(\.text) == ["has joined the session", "It is on its way."])

                // The longest text of an agent, which is longer than the bodies of apps may be.
                let long = String(repeating: "\u{FC}", count: 131_072)
                let read = try await centre.tell([
                    "chat": .string(id), "event": "message", "agent": agent, "text": .string(long), "key": "m-2",
                ])
                #expect(read.status == 200)
                #expect(read.body["events"]?[0]?["position"] != nil)

                await app.enterBackground()
                let away = try await centre.told("away", count: 1)
                #expect(away.first?.notice["text"] == "customer is not online")
                await app.enterForeground()
                _ = try await centre.told("returned", count: 1)
                let desk = try await RunningGateway.Desk(running)
                #expect(try await desk.get("work")["chats"] == [])
                let signed = try #require(running.log.entries(after: 0, limit: 1).first?.headers)
                #expect(signed["webhook-signature"]?.hasPrefix("v1,") == true)
                try await chat.end()
                await chat.until { $0.phase == .ended }
            }
            let last = try await centre.told("event", count: 3)
            #expect(last.last?.notice["type"] == "Notice.Left")
            let chatID = last[0].chat
            let late = try await centre.tell([
                "chat": .string(chatID), "event": "message", "agent": ["id": "7", "name": "Kristi"], "text": "Bye",
            ])
            #expect(late.body["events"]?[0]?["error"] == "ended")
            let stranger = Centre(gateway: running.url, secret: "wrong", log: running.log)
            #expect(try await stranger.tell(["chat": .string(chatID), "event": "ended"]).status == 401)
        }
    }
}
