import Beckon
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

/// Control characters on every way in: texts lose them, identifiers that hold them are refused in the dialect's own shape.
@Suite(.timeLimit(.minutes(20))) struct ControlCharacterTests {
    private struct Answer {
        let status: Int
        let body: JSONValue
    }

    private func post(
        _ path: String, _ body: JSONValue, query: String = "", token: String? = nil, _ running: RunningGateway
    ) async throws -> Answer {
        let url = try #require(URL(string: "\(running.url.absoluteString)/\(path)\(query)"))
        var request = TransportRequest(method: "POST", url: url)
        request.headers["Content-Type"] = "application/json"
        if let token { request.headers["Authorization"] = "Bearer \(token)" }
        request.body = body.encoded()
        let answer = try await URLSessionTransport().send(request)
        return Answer(status: answer.status, body: try JSONValue(parsing: answer.body))
    }

    @Test("texts of customers and agents")
    func texts() async throws {
        try await RunningGateway.run { running in
            let created = try await post("genesys/1/service/request-chat", ["usr_note": "a\u{0}b"], running)
            let id = try #require(created.body["_id"]?.string)
            let chat = "genesys/1/service/\(id)/ixn/chat"
            _ = try await post(chat, ["userDisplayName": "S\u{0}tan", "subject": "Or\u{1b}der"], running)
            let said = try await post("\(chat)/send", ["message": "one\r\ntwo\u{0}"], running)
            #expect(said.status == 200)
            #expect(try await post("\(chat)/send", ["message": "\u{0}\u{1}"], running).status == 400)
            let desk = try await RunningGateway.Desk(running)
            let session = try await desk.waitingChat()
            try await desk.post("chats/\(session)/take")
            try await desk.post("chats/\(session)/send", ["text": "an\u{7f}swer", "key": "1"])
            let shown = try await post("\(chat)/refresh", ["transcriptPosition": 0], running).body
            let entries = shown["transcriptToShow"]?.array ?? []
            let texts = entries.compactMap { $0[2]?.string }
            #expect(texts.contains("one\ntwo") && texts.contains("answer"))
            #expect(entries.first?[1] == "Stan")
        }
    }

    @Test("identifiers below /genesys")
    func identifiers() async throws {
        try await RunningGateway.run { running in
            let service = "genesys/1/service/request-chat"
            let bad = "a\u{0}b"
            #expect(try await post(service, ["gms_user": .string(bad)], running).status == 400)
            #expect(try await post(service, [:], query: "?gms_user=a%00b", running).status == 400)
            #expect(try await post(service, ["usr\u{0}": "x"], running).status == 400)
            #expect(try await post(service, ["push_notification_deviceid": .string(bad)], running).status == 400)
            let callback = try await post(
                "genesys/1/service/callback/chat-wait", ["_customer_number": .string("555\u{0}0100")], running)
            #expect(callback.status == 400 && callback.body["code"] == 400)
        }
    }

    @Test("a customer's key at the Bayeux handshake")
    func handshake() async throws {
        try await RunningGateway.run { running in
            let handshake: JSONValue = [
                "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
                "ext": ["gms_user": "a\u{0}b"],
            ]
            let answers = [
                try await post("genesys/cometd", .array([handshake]), running),
                try await post("genesys/cometd", .array([handshake]), query: "?gms_user=a%01b", running),
            ]
            for answer in answers {
                #expect(answer.body[0]?["successful"] == false)
                #expect(answer.body[0]?["error"]?.string?.hasPrefix("400:") == true)
            }
        }
    }

    @Test("identifiers below /beckon/1")
    func native() async throws {
        try await RunningGateway.run { running in
            let created = try await post("genesys/1/service/request-chat", [:], running)
            let id = try #require(created.body["_id"]?.string)
            _ = try await post("genesys/1/service/\(id)/ixn/chat", [:], running)
            let answer = try await post(
                "beckon/1/devices", ["type": "ios", "token": "a\u{0}b"], token: id, running)
            #expect(answer.status == 400)
            #expect(answer.body["error"] == "bad-request")
        }
    }
}
