import BeckonSimulators
import Foundation
import Testing

/// What the stand-in for CXone answers, by the documents (contact-centers §3).
@Suite struct SimulatedCXoneTests {
    // MARK: - Sign-in

    @Test("an access key gets a token, a wrong one gets none, and every call needs one that holds")
    func accessKeys() async throws {
        let stage = try await CXoneStage()
        for (id, secret, status) in [
            ("beckon", "wrong", 401), ("other", stage.configuration.accessKeySecret, 401),
            ("beckon", stage.configuration.accessKeySecret, 200),
        ] {
            let answer = await CXoneStage.ask(
                stage.platform, "POST", "authentication/v1/token/access-key",
                ["accessKeyId": .string(id), "accessKeySecret": .string(secret)])
            #expect(answer.status == status)
            #expect((answer.json["access_token"]?.string != nil) == (status == 200))
        }
        #expect(await stage.ask("GET", "dfo/3.0/contacts", token: "none").status == 401)
        stage.platform.faults.set(.expiredTokens, 1)
        #expect(await stage.ask("GET", "dfo/3.0/contacts").status == 401)
        await stage.platform.close()
    }

    @Test("a registered application signs in with the access key as user and password, and refreshes its token once")
    func applications() async throws {
        let secret = UUID().uuidString
        let stage = try await CXoneStage { $0.application = ("app:1", secret) }
        func ask(_ form: String, _ id: String = "app%3A1") async -> CXoneStage.Answer {
            await CXoneStage.ask(
                stage.platform, "POST", "auth/token", body: Array(form.utf8),
                headers: ["authorization": "Basic " + Data("\(id):\(secret)".utf8).base64EncodedString()])
        }
        let user = "username=beckon&password=\(stage.configuration.accessKeySecret)"
        let granted = await ask("grant_type=password&\(user)")
        #expect(granted.status == 200)
        #expect(granted.json["expires_in"]?.integer == 3_600)
        let token = granted.json["access_token"]?.string ?? ""
        #expect(await stage.ask("GET", "dfo/3.0/contacts", token: token).status == 200)
        #expect(await ask("grant_type=password&\(user)", "other").status == 401)
        #expect(await ask("grant_type=password&username=beckon&password=wrong").status == 400)
        #expect(await ask("grant_type=client_credentials").status == 400)
        let refresh = "grant_type=refresh_token&refresh_token=\(granted.json["refresh_token"]?.string ?? "")"
        #expect(await ask(refresh).status == 200)
        #expect(await ask(refresh).status == 400)
        await stage.platform.close()
    }

    @Test("a tenant's hosts are discovered, another tenant's are not")
    func discovery() async throws {
        let stage = try await CXoneStage()
        func find(_ tenant: String) async -> CXoneStage.Answer {
            await CXoneStage.ask(
                stage.platform, "GET", ".well-known/cxone-configuration", query: ["tenantId": tenant])
        }
        #expect(await find(stage.configuration.tenant).json["api_endpoint"]?.string == stage.platform.endpoint)
        #expect(await find("other").status == 404)
        await stage.platform.close()
    }

    // MARK: - Messages

    @Test("a message with an id that was taken before changes nothing, and tells the same contact")
    func twice() async throws {
        let stage = try await CXoneStage()
        let contact = await stage.say("chat-1.1", "Hello")
        #expect(await stage.say("chat-1.1", "Hello") == contact)
        #expect(stage.platform.desk.conversation(contact)?.lines.map(\.text) == ["Hello"])
        #expect(stage.platform.desk.record.entries(after: 0).map(\.outcome) == [.accepted, .duplicate])
        await stage.platform.close()
    }

    @Test(
        "a message without id, thread, author or contents is refused",
        arguments: [
            ("idOnExternalPlatform", "null"), ("thread", "{}"), ("authorEndUserIdentity", "null"),
            ("messageContent", #"{"type":"TEXT","payload":{}}"#), ("messageContent", #"{"type":"SOUND"}"#),
            ("direction", #""outbound""#),
        ])
    func malformed(name: String, value: String) async throws {
        let member = (name, SimulatedJSON.parse(Array(value.utf8)) ?? .null)
        let stage = try await CXoneStage()
        #expect(await stage.post(CXoneStage.message("chat-1.1", "Hello", [member])).status == 400)
        #expect(await stage.post(.null).status == 400)
        #expect(await stage.ask("POST", "dfo/3.0/channels/other/messages", CXoneStage.message("1", "a")).status == 404)
        await stage.platform.close()
    }

    @Test("marked messages are notices about the customer, custom fields are data, attachments are files")
    func contents() async throws {
        let stage = try await CXoneStage()
        func content(_ text: String, _ parameters: SimulatedJSON) -> (String, SimulatedJSON) {
            (
                "messageContent",
                ["type": "TEXT", "payload": ["text": .string(text)], "parameters": parameters]
            )
        }
        let fields: SimulatedJSON = ["customFields": [["ident": "subject", "value": "Order 66"]]]
        _ = await stage.post(
            CXoneStage.message(
                "chat-1.1", "", [content("has joined", ["beckon.event": "Notice.Joined"]), ("contact", fields)]))
        _ = await stage.post(
            CXoneStage.message("chat-1.2", "", [content("is away", ["beckon.presence": "away"])]))
        let file: SimulatedJSON = [["url": "https://example.com/f", "friendlyName": "invoice.pdf"]]
        let contact = await stage.post(CXoneStage.message("chat-1.3", "invoice", [("attachments", file)]))
            .json["contactNumber"]?.string
        let shown = try #require(stage.platform.desk.conversation(contact ?? ""))
        #expect(shown.lines.map(\.side) == [.system, .system, .customer])
        #expect(shown.data == ["subject": "Order 66"])
        #expect(shown.isAway)
        #expect(shown.lines.last?.file?.url == "https://example.com/f")
        _ = await stage.post(
            CXoneStage.message("chat-1.4", "", [content("is back", ["beckon.presence": "online"])]))
        #expect(stage.platform.desk.conversation(contact ?? "")?.isAway == false)
        await stage.platform.close()
    }

    // MARK: - Contacts

    @Test("a contact shows its status and who has it; it is found by its thread")
    func contacts() async throws {
        let stage = try await CXoneStage()
        let contact = await stage.say("chat-1.1", "Hello")
        func view() async -> SimulatedJSON { await stage.ask("GET", "dfo/3.0/contacts/\(contact)").json }
        #expect(await view()["status"]?.string == "new")
        #expect(await view()["inboxAssignee"] == .null)
        await stage.act("accept", contact, ["agent": "Kim"])
        #expect(await view()["status"]?.string == "open")
        #expect(await view()["inboxAssigneeUser"]?["nickname"]?.string == "Kim")
        #expect(await view()["inboxAssigneeUser"]?["id"] == view()["inboxAssignee"])
        await stage.act("transfer", contact, ["agent": "Kim"])
        #expect(await view()["inboxAssigneeUser"] == .null)
        func found(_ thread: String) async -> [String?] {
            let answer = await stage.ask("GET", "dfo/3.0/contacts", query: ["threadIdOnExternalPlatform": thread])
            return (answer.json["data"]?.elements ?? []).map { $0["id"]?.string }
        }
        #expect(await found(CXoneStage.chat) == [contact])
        #expect(await found("other").isEmpty)
        #expect(await stage.ask("GET", "dfo/3.0/contacts/1").status == 404)
        await stage.platform.close()
    }

    @Test("a contact is closed by REST; the next message begins another, with a higher number")
    func closing() async throws {
        let stage = try await CXoneStage()
        let first = await stage.say("chat-1.1", "Hello")
        func close(_ contact: String, _ status: SimulatedJSON) async -> CXoneStage.Answer {
            await stage.ask("PUT", "dfo/3.0/contacts/\(contact)/status", ["status": status])
        }
        #expect(await close(first, "over").status == 400)
        #expect(await close("1", "closed").status == 404)
        #expect(await close(first, "pending").json["status"]?.string == "pending")
        #expect(await close(first, "closed").json["status"]?.string == "closed")
        #expect(await close(first, "open").json["status"]?.string == "closed")
        let second = await stage.say("chat-1.2", "Again")
        #expect(Int(second) ?? 0 > Int(first) ?? 0)
        await stage.platform.close()
    }

    @Test("a contact that the platform lost is not found; the message that came then begins another")
    func lost() async throws {
        let stage = try await CXoneStage()
        let first = await stage.say("chat-1.1", "Hello")
        stage.platform.faults.set(.lostConversations, 1)
        let second = await stage.say("chat-1.2", "Again")
        #expect(second != first)
        #expect(await stage.ask("GET", "dfo/3.0/contacts/\(first)").status == 404)
        #expect(stage.platform.desk.conversation(second)?.lines.map(\.text) == ["Again"])
        await stage.platform.close()
    }

    // MARK: - Limits

    @Test("each answer tells how many requests are left; beyond the limit it is 429 with a pause")
    func limits() async throws {
        let stage = try await CXoneStage {
            $0.limits.inboundPerHour = 2
            $0.limits.contactBurst = 2
        }
        for (number, left) in [(1, "1"), (2, "0")] {
            let answer = await stage.post(CXoneStage.message("chat-1.\(number)", "Hello"))
            #expect(answer.status == 200)
            #expect(answer.headers["x-ratelimit-limit"] == "2")
            #expect(answer.headers["x-ratelimit-remaining"] == left)
        }
        let refused = await stage.post(CXoneStage.message("chat-1.3", "Hello"))
        #expect(refused.status == 429)
        #expect(Int(refused.headers["retry-after"] ?? "") ?? 0 > 3_500)
        let contact = stage.platform.desk.conversations[0].id
        for status in [200, 200, 429] {
            let answer = await stage.ask("PUT", "dfo/3.0/contacts/\(contact)/status", ["status": "pending"])
            #expect(answer.status == status)
        }
        stage.platform.faults.set(.tooMany, 1)
        let storm = await stage.ask("GET", "dfo/3.0/contacts/\(contact)")
        #expect(storm.status == 429)
        #expect(storm.headers["retry-after"] == "1")
        await stage.platform.close()
    }

    // MARK: - Callbacks

    @Test("a callback is queued, talked and over; one that is ended before had no agent")
    func callbacks() async throws {
        let stage = try await CXoneStage()
        let base = "incontactapi/services/v31.0"
        func order(_ path: String, _ query: [String: String]) async -> CXoneStage.Answer {
            await stage.ask("POST", "\(base)/\(path)", query: query)
        }
        let wanted = ["phoneNumber": "+351912345678", "skill": stage.configuration.skill]
        let ordered = await order("queuecallback", wanted)
        #expect(ordered.status == 202)
        let id = ordered.json["contactId"]?.integer.map(String.init) ?? ""
        for (act, state, hasAgent) in [
            ("offer", "Routing", false), ("connect", "Active", true), ("complete", "EndContact", true),
        ] {
            _ = await stage.ask("POST", "_agent/callbacks/\(id)/\(act)", ["agent": "Kim"])
            let view = await stage.ask("GET", "\(base)/contacts/\(id)").json
            #expect(view["stateName"]?.string == state)
            #expect((view["agentId"]?.integer != nil) == hasAgent)
        }
        let later = wanted.merging(["promiseDate": "2026-03-03", "promiseTime": "10:00", "firstName": "Ana"]) { $1 }
        let promised = await order("promise", later).json["contactId"]?.integer.map(String.init) ?? ""
        #expect(stage.platform.desk.callback(promised)?.scheduled == "2026-03-03 10:00")
        #expect(await stage.ask("POST", "\(base)/contacts/\(promised)/end").status == 200)
        let ended = await stage.ask("GET", "\(base)/contacts/\(promised)").json
        #expect(ended["stateName"]?.string == "EndContact")
        #expect(ended["agentId"] == .null)
        #expect(await order("promise", wanted).status == 400)
        #expect(await order("queuecallback", ["phoneNumber": "1"]).status == 400)
        #expect(await order("queuecallback", ["phoneNumber": "1", "skill": "none"]).status == 404)
        #expect(await stage.ask("GET", "\(base)/skills/\(stage.configuration.skill)").status == 200)
        #expect(await stage.ask("GET", "\(base)/skills/none").status == 404)
        await stage.platform.close()
    }

    @Test("during an outage nothing is answered but the agents' page and the control")
    func outage() async throws {
        let stage = try await CXoneStage()
        #expect(await stage.ask("POST", "_control/faults", ["outageSeconds": 1_800]).status == 200)
        #expect(await stage.post(CXoneStage.message("chat-1.1", "Hello")).status == 503)
        #expect(await stage.ask("GET", "_agent/conversations").json["platform"]?.string == "NICE CXone")
        #expect(await stage.ask("POST", "_control/faults", ["outageSeconds": 0]).status == 200)
        #expect(await stage.post(CXoneStage.message("chat-1.1", "Hello")).status == 200)
        await stage.platform.close()
    }
}
