import BeckonCrypto
import BeckonSimulators
import Foundation
import Testing

/// What the stand-in for CXone sends, and how often (contact-centers §3.2, §3.4).
@Suite(.timeLimit(.minutes(20))) struct SimulatedCXoneCallTests {
    /// Runs a test with a stand-in, a gateway and a chat that Kim has accepted.
    private func withChat(
        _ statuses: [Int] = [], _ change: (inout SimulatedCXone.Configuration, CXoneGateway) -> Void = { _, _ in },
        _ body: (CXoneStage, CXoneGateway, _ contact: String) async throws -> Void
    ) async throws {
        let gateway = try await CXoneGateway(statuses)
        let stage = try await CXoneStage {
            $0.middleware = gateway.middleware
            change(&$0, gateway)
        }
        let contact = await stage.say("chat-1.1", "Hello")
        await stage.act("accept", contact, ["agent": "Kim"])
        try await body(stage, gateway, contact)
        await stage.platform.close()
        await gateway.server.close()
    }

    private func outcome(_ line: String, _ stage: CXoneStage) async -> StandInRecord.Entry.Outcome? {
        for _ in 0..<2_000 {
            let entries = stage.platform.desk.record.entries(after: 0)
            if let found = entries.first(where: { $0.direction == .outgoing && $0.id == line }) { return found.outcome }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return nil
    }

    private static func text(_ request: StandInRequest) -> String? {
        request.json["messageContent"]?["payload"]?["text"]?.string
    }

    // MARK: - The channel's calls

    @Test("a first call is refused, asks for a token and is made again; the next one has the token")
    func tokens() async throws {
        try await withChat { stage, gateway, contact in
            await stage.act("send", contact, ["agent": "Kim", "text": "One", "id": "m-1"])
            let (call, token, again) = try await gateway.next(3).triple
            #expect(call.path.suffix(4) == ["2.0", "channel", stage.configuration.channel, "outbound"])
            #expect(call.headers["authorization"] == nil)
            #expect(token.path.suffix(2) == ["1.0", "token"])
            #expect(token.json["client_id"]?.string == "channel")
            #expect(token.json["client_secret"]?.string == stage.configuration.client.secret)
            #expect(token.json["grant_type"]?.string == "client_credentials")
            #expect(again.headers["authorization"] == "Bearer token-1")
            #expect(again.body == call.body)
            await stage.act("send", contact, ["agent": "Kim", "text": "Two"])
            let came = try await gateway.next(1).first?.headers["authorization"]
            #expect(came == "Bearer token-1")
            #expect(await outcome("m-1", stage) == .accepted)
            #expect(stage.platform.desk.conversation(contact)?.lines[1].state == "sent")
        }
    }

    @Test("a call of the second version names thread, recipient, time and file")
    func second() async throws {
        try await withChat { stage, gateway, contact in
            await stage.act("file", contact, ["agent": "Kim", "url": "https://example.com/a.pdf", "name": "a.pdf"])
            let body = try await gateway.next(3)[2].json
            #expect(body["thread"]?["idOnExternalPlatform"]?.string == CXoneStage.chat)
            #expect(body["endUserRecipients"]?.elements.first?["idOnExternalPlatform"]?.string == "ana")
            #expect(body["createdAtWithMilliseconds"]?.string?.hasSuffix("Z") == true)
            #expect(body["attachments"]?.elements.first?["friendlyName"]?.string == "a.pdf")
            #expect(body["author"] == nil)
        }
    }

    @Test("a call of the first version names post, recipients and author, and has neither id nor time")
    func first() async throws {
        try await withChat([], { configuration, _ in configuration.version = 1 }) { stage, gateway, contact in
            await stage.act("send", contact, ["agent": "Kim", "text": "One"])
            let call = try await gateway.next(3)[2]
            #expect(
                call.path.suffix(4) == [
                    "1.0", "posts", "\(stage.configuration.channel)_\(CXoneStage.chat)", "messages",
                ])
            #expect(call.json["post"]?["idOnExternalPlatform"]?.string == CXoneStage.chat)
            #expect(call.json["recipients"]?.elements.first?["isPrimary"]?.bool == true)
            #expect(call.json["author"]?["id"]?.integer == 20_456)
            #expect(call.json["createdAtWithMilliseconds"] == nil)
        }
    }

    @Test("a call is repeated after 5xx, and given up at once after 4xx: the agent sees it as failed")
    func repetitions() async throws {
        try await withChat([503, 503, 200, 410]) { stage, gateway, contact in
            await stage.act("send", contact, ["agent": "Kim", "text": "One", "id": "m-1"])
            let came = try await gateway.next(5).count
            #expect(came == 5)
            #expect(await outcome("m-1", stage) == .accepted)
            await stage.act("send", contact, ["agent": "Kim", "text": "Two", "id": "m-2"])
            #expect(await outcome("m-2", stage) == .failed)
            #expect(stage.platform.desk.conversation(contact)?.lines.map(\.state) == [nil, "sent", "failed"])
        }
    }

    @Test("a forged call comes before the right one, a doubled one after it; an expired token is renewed")
    func faults() async throws {
        try await withChat { stage, gateway, contact in
            for fault in [StandInFaults.Fault.wronglySigned, .doubled, .expiredTokens] {
                stage.platform.faults.set(fault, 1)
            }
            // The accept's requests need a token at the stand-in, not here.
            await stage.act("send", contact, ["agent": "Kim", "text": "One"])
            let headers = try await gateway.next(5).map { $0.headers["authorization"] ?? "" }
            #expect(headers == ["Bearer forged", "Bearer expired", "", "Bearer token-1", "Bearer token-1"])
        }
    }

    // MARK: - Events

    private func withEvents(
        _ proof: SimulatedCXone.Events.Proof, kinds: Set<SimulatedCXone.Events.Kind>,
        _ body: (CXoneStage, CXoneGateway, _ contact: String, _ secret: String) async throws -> Void
    ) async throws {
        let secret = UUID().uuidString
        let change: (inout SimulatedCXone.Configuration, CXoneGateway) -> Void = { configuration, gateway in
            var events = SimulatedCXone.Events(
                url: "\(gateway.middleware)/events", proof: proof, header: "x-proof", secret: secret)
            events.kinds = kinds
            configuration.events = events
        }
        try await withChat([], change) { try await body($0, $1, $2, secret) }
    }

    @Test("a contact's events tell its status and assignee, in order")
    func contactEvents() async throws {
        try await withEvents(.header, kinds: [.contacts, .typing]) { stage, gateway, contact, secret async throws in
            await stage.act("typing", contact, ["agent": "Kim", "on": true])
            await stage.act("transfer", contact, ["agent": "Kim", "to": "Lee"])
            await stage.act("end", contact, ["agent": "Lee"])
            let requests = try await gateway.next(6)
            try #require(requests.count == 6)
            #expect(requests.allSatisfy { $0.headers["x-proof"] == secret })
            let events = requests.map(\.json)
            #expect(
                events.map { $0["eventType"]?.string } == [
                    "CaseCreated", "CaseStatusChanged", "CaseInboxAssigneeChanged", "SenderTypingStarted",
                    "CaseInboxAssigneeChanged", "CaseStatusChanged",
                ])
            let cases = events.map { $0["data"]?["case"] }
            #expect(cases.map { $0?["status"]?.string } == ["new", "open", "open", nil, "open", "closed"])
            #expect(cases[4]?["inboxAssigneeUser"]?["nickname"]?.string == "Lee")
            #expect(events[3]["data"]?["user"]?["nickname"]?.string == "Kim")
            #expect(events.allSatisfy { $0["data"]?["thread"]?["idOnExternalPlatform"]?.string == CXoneStage.chat })
            #expect(Set(events.map { $0["eventId"]?.string }).count == 6)
        }
    }

    @Test("messages of both sides and receipts are events; a signature is made over the body")
    func messageEvents() async throws {
        try await withEvents(.signature, kinds: [.messages, .receipts]) { stage, gateway, contact, secret in
            let beginning = try await gateway.next(2)
            await stage.act("send", contact, ["agent": "Kim", "text": "One", "id": "m-1"])
            let all = beginning + (try await gateway.next(5))
            let requests = all.filter { $0.path.last == "events" }
            for request in requests {
                let code = HMACSHA256.authenticationCode(for: request.body, using: Data(secret.utf8))
                #expect(request.headers["x-proof"] == "sha256=" + code.base64EncodedString())
            }
            let events = requests.map(\.json)
            #expect(
                events.map { $0["eventType"]?.string } == [
                    "MessageCreated", "MessageReadChanged", "MessageCreated", "MessageDeliveryStatusChanged",
                ])
            let messages = events.map { $0["data"]?["message"] }
            #expect(messages.map { $0?["direction"]?.string } == ["inbound", "inbound", "outbound", "outbound"])
            #expect(messages[0]?["authorUser"] == .null)
            #expect(messages[0]?["authorEndUserIdentity"]?["idOnExternalPlatform"]?.string == "ana")
            #expect(messages[2]?["authorUser"]?["nickname"]?.string == "Kim")
            #expect(messages[2]?["idOnExternalPlatform"]?.string == "m-1")
        }
    }
}

extension [StandInRequest] {
    /// The first three.
    fileprivate var triple: (StandInRequest, StandInRequest, StandInRequest) { (self[0], self[1], self[2]) }
}
