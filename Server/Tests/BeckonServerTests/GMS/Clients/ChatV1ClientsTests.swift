import Beckon
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// Clients of chat version 1, each with its own way of writing requests and reading answers.
@Suite struct ChatV1ClientsTests {
    /// A chat resource as typed clients decode it: every member of the type that they assign it to.
    private struct Resource: Decodable {
        let chatIxnState: String
        let chatSessionId: String
        let transcriptPosition: Int
        let startedAt: String?
        let transcriptToShow: [[String]]?
        let checkChatServiceLoadBalancerPath: String?
        let chatServerLoadBalancerAlias: String?
        let chatServerHost: String?
        let chatWebApiPort: Int?
        let isTLSrequired: Bool?
        let clientTimeZoneOffset: Int?
        let userId: String?
        let secureKey: String?

        init(_ answer: GMSBrowser.Answer) throws {
            #expect(answer.status == 200, "\(answer.body)")
            self = try JSONDecoder().decode(Self.self, from: Data(answer.bytes))
            for entry in transcriptToShow ?? [] { #expect(entry.count == 5 && Int(entry[3]) != nil, "\(entry)") }
        }

        var texts: [String] { (transcriptToShow ?? []).map { $0[2] } }
    }

    // MARK: - Polling

    @Test(
        "a telephone company's apps: GET to begin, JSON bodies, an empty object to poll, the position in the query as a number"
    )
    func telco() async throws {
        try await FormClient.run { client in
            let browser = client.browser
            let created = try await browser.send(.get, "/genesys/1/service/support")
            let id = try #require(try JSONValue(parsing: created.bytes)["_id"]?.string)
            let path = "/genesys/1/service/\(id)/ixn/chat"
            let first = try Resource(
                try await browser.send(
                    .post, path,
                    #"{"firstName":"Ada","lastName":"Byron","LoggedIn":true,"MSISDN":"4930123456","Language":"DE","_verbose":"True","message":"Hello"}"#
                ))
            #expect(first.userId != nil && first.secureKey != nil)
            let data = try await browser.node.core.chats.head(ChatID(first.chatSessionId)).customer.userData
            #expect(data["MSISDN"] == "4930123456" && data["LoggedIn"] == "true" && data["Language"] == "DE")
            // A chat that is polled from its start shows each event once.
            var texts: [String] = []
            var position = 0
            for say in ["Hi", "Where?"] {
                try await client.agentSays(say, in: first.chatSessionId)
                let answer = try Resource(
                    try await browser.send(.post, "\(path)/refresh?transcriptPosition=\(position)", "{}"))
                texts += answer.texts
                position = answer.transcriptPosition
            }
            #expect(
                texts == ["has joined the session", "Hello", "has joined the session", "Hi", "Where?"] && position == 5)
            let sent = try Resource(
                try await browser.send(.post, "\(path)/send", #"{"message":"Here","_verbose":true}"#))
            #expect(sent.chatIxnState == "TRANSCRIPT")
            let left = try Resource(try await browser.send(.post, "\(path)/disconnect", #"{"message":"Bye"}"#))
            #expect(left.chatIxnState == "DISCONNECTED")
        }
    }

    @Test("a bot: forms, a bare refresh goes on after the last answer, and words may go along with a refresh")
    func bot() async throws {
        try await FormClient.run { client in
            let created = try await client.post("/genesys/1/service/request-chat", ["subject": "Order 17"])
            let id = try #require(try JSONValue(parsing: created.bytes)["_id"]?.string)
            let path = "/genesys/1/service/\(id)/ixn/chat"
            let first = try Resource(try await client.post(path, ["userDisplayName": "Bot", "subject": "Order 17"]))
            #expect(first.chatIxnState == "CONNECTED")
            try await client.agentSays("Hi", in: first.chatSessionId)
            #expect(try Resource(try await client.post("\(path)/refresh", [:])).texts.last == "Hi")
            #expect(try Resource(try await client.post("\(path)/refresh", [:])).texts.isEmpty)
            let both = try Resource(try await client.post("\(path)/refresh", ["message": "Hello"]))
            #expect(both.texts == ["Hello"])
            try await client.agent(.ended, in: first.chatSessionId)
            let last = try Resource(try await client.post("\(path)/refresh", [:]))
            #expect(last.texts == ["has left the session"] && last.chatIxnState == "DISCONNECTED")
        }
    }

    // MARK: - CometD

    @Test(
        "a bank's page: CometD first, JSON under a form's type, positions counted from the last one, and a restored session"
    )
    func bank() async throws {
        try await FormClient.run { client in
            let page = BankPage(client)
            try await page.arrive()
            try await page.create()
            try await client.agentSays("How can we help?", in: page.session)
            try await page.connect()
            try await page.post("send", #"{"message":"It rains in."}"#)
            try await client.agent(.custom(text: "form||A7", key: nil), in: page.session)
            try await page.connect()
            #expect(page.foreign == ["has joined the session", "How can we help?", "form||A7"])
            #expect(page.own == ["has joined the session", "It rains in."])
            // One agent hands the chat to another: one message of exactly two events.
            let other = AgentParty(nickname: "Lee", kind: .agent, account: "lee")
            try await client.agent(.transferred(to: other, key: nil), in: page.session)
            try await page.connect()
            #expect(page.lastEvents.map { $0.prefix(2) } == [["Notice.Left", "Kim"], ["Notice.Joined", "Lee"]])

            // The page is closed without a word, and opened again: a good-bye for the old client as a lone object, with the
            // position and the message id that it had kept, then a bare refresh, then a new session.
            let position = page.position
            try await client.browser.node.pass(seconds: 30)
            _ = try await client.browser.node.core.port(of: .desk).tell(
                ChatID(page.session), by: other, .message(text: "Are you there?", key: nil))
            let answer = try await page.sayGoodbyeLate()
            #expect(answer?["successful"] == true)
            #expect(try await client.browser.node.head(ChatID(page.session))?.attendance.cursor == position)
            let refreshed = try await page.post("refresh", "{}")
            #expect(refreshed["transcriptToShow"]?.array?.compactMap { $0[2]?.string } == ["Are you there?"])
            try await page.arrive()
            #expect(page.foreign.last == "Are you there?" && page.gaps.isEmpty)
            let left = try await page.post("disconnect", "{}")
            #expect(left["chatIxnState"] == "DISCONNECTED")
        }
    }

    @Test("errors are read by their message, in whatever operation")
    func errors() async throws {
        try await FormClient.run { client in
            for path in ["/genesys/1/service/none", "/genesys/1/service/none/ixn/chat/refresh"] {
                let answer = try await client.post(path, [:])
                let json = try JSONValue(parsing: answer.bytes)
                #expect(answer.status == 404 && json["exception"]?.string != nil && json["message"]?.string != nil)
            }
            let type = try await client.browser.send(.post, "/genesys/1/service/support", "<a/>", type: "text/xml")
            #expect(type.status == 415)
        }
    }
}

/// A page that keeps its session between visits and counts positions from the last event of each message.
private final class BankPage {
    private let client: FormClient
    private let user = "0123456789abcdef0123456789abcdef"
    private var id = ""
    private var clientID = ""
    private var cookie: String?
    private var number = 0
    private var startedAt = ""
    private(set) var session = ""
    private(set) var position = 0
    private(set) var own: [String] = []
    private(set) var foreign: [String] = []
    private(set) var lastEvents: [[String]] = []
    private(set) var gaps: [Int] = []

    init(_ client: FormClient) { self.client = client }

    @discardableResult
    private func send(_ message: JSONValue) async throws -> JSONValue? {
        let answer = try await client.browser.node.comet(message, user: user, cookie: cookie)
        cookie = answer.cookie ?? cookie
        for event in answer.messages where event["channel"] == "/_genesys" { try take(event) }
        return answer.messages.first { $0["channel"] == message["channel"] }
    }

    func arrive() async throws {
        let answer = try await send([
            "channel": "/meta/handshake", "version": "1.0", "minimumVersion": "0.9", "id": "1",
            "supportedConnectionTypes": ["websocket", "long-polling"],
        ])
        clientID = try #require(answer?["clientId"]?.string)
        let subscribed = try await send([
            "channel": "/meta/subscribe", "clientId": .string(clientID), "subscription": "/_genesys", "id": "2",
        ])
        #expect(subscribed?["successful"] == true)
        try await connect()
    }

    func connect() async throws {
        number += 1
        let answer = try await send([
            "channel": "/meta/connect", "clientId": .string(clientID), "connectionType": "long-polling",
            "advice": ["timeout": 0], "id": .string(String(number)),
        ])
        #expect(answer?["successful"] == true)
    }

    /// Begins the chat once the first connect was answered.
    func create() async throws {
        let fields = [HTTPField(name: try #require(HTTPField.Name("gms_user")), value: user)]
        let form = "application/x-www-form-urlencoded; charset=UTF-8"
        let created = try await client.browser.send(
            .post, "/genesys/1/service/request-chat", #"{"_verbose":"true"}"#, fields: fields, type: form)
        id = try #require(try JSONValue(parsing: created.bytes)["_id"]?.string)
        let answer = try await client.browser.send(
            .post, "/genesys/1/service/\(id)/ixn/chat",
            #"{"notify_by":"comet","FirstName":"Ada","LastName":"Byron","EmailAddress":"ada@example.com","UserName":"Ada"}"#,
            fields: fields, type: form)
        session = try #require(try JSONValue(parsing: answer.bytes)["chatSessionId"]?.string)
    }

    @discardableResult
    func post(_ operation: String, _ body: String) async throws -> JSONValue {
        let answer = try await client.browser.send(
            .post, "/genesys/1/service/\(id)/ixn/chat/\(operation)", body,
            fields: [HTTPField(name: try #require(HTTPField.Name("gms_user")), value: user)],
            type: "application/x-www-form-urlencoded; charset=UTF-8")
        #expect(answer.status == 200, "\(answer.body)")
        return try JSONValue(parsing: answer.bytes)
    }

    func sayGoodbyeLate() async throws -> JSONValue? {
        try await send([
            "channel": "/meta/disconnect", "clientId": .string(clientID), "id": .string(String(number)),
            "ext": ["transcriptPosition": .string(String(position))],
        ])
    }

    private func take(_ event: JSONValue) throws {
        let message = try #require(event["data"]?["message"])
        let (tag, name) = (event["data"]?["tag"]?.string, event["data"]?["id"]?.string ?? "")
        #expect(tag == "service.chat.refresh.\(id)" || id.isEmpty)
        #expect(name.count == 32 && name.allSatisfy(\.isHexDigit))
        guard message["chatSessionId"]?.string == session || session.isEmpty else { return }
        // On CometD the position is a text.
        let text = try #require(message["transcriptPosition"]?.string)
        let last = try #require(Int(text))
        startedAt = try #require(message["startedAt"]?.string)
        #expect(startedAt.count == 20 && !startedAt.contains("."))
        let events = try #require(message["transcriptToShow"]?.array).map { entry in
            try (0..<5).map { try #require(entry[$0]?.string) }
        }
        lastEvents = events
        for (index, entry) in events.enumerated() {
            let place = last - (events.count - 1) + index
            if place <= position { continue }
            if place != position + 1 { gaps.append(place) }
            position = place
            #expect(Int(entry[3]) != nil)
            if entry[4] == "CLIENT" { own.append(entry[2]) } else { foreign.append(entry[2]) }
        }
    }
}
