import Beckon
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// A Java library for chat version 2 over CometD, and a scanner of files in front of the gateway.
@Suite struct JavaLibraryTests {
    @Test("batches with ids, the key alone, a position as text, and a preview of what is typed")
    func comet() async throws {
        try await FormClient.run { client in
            let phone = JavaPhone(client.browser.node)
            try await phone.arrive()
            try await phone.publish([
                "operation": "requestChat", "nickname": "Ada", "subject": "Order 17",
                "userData": ["push_notification_type": "fcm", "push_notification_deviceid": "token"],
            ])
            let key = phone.secureKey
            #expect(key.count >= 60 && phone.indexes == [1])
            for data: JSONValue in [
                ["operation": "startTyping", "secureKey": .string(key), "message": "He"],
                ["operation": "sendMessage", "secureKey": .string(key), "message": "Hello", "messageType": "text"],
                ["operation": "stopTyping", "secureKey": .string(key), "message": ""],
            ] {
                try await phone.publish(data)
            }
            #expect(phone.secureKey == key && phone.indexes == [1, 2, 3])
            // The next index goes along, as a text.
            try await phone.leave(next: 4)
            try await client.agentSays("Hi", in: phone.chat)
            try await phone.arrive()
            #expect(phone.indexes == [1, 2, 3])
            try await phone.publish([
                "operation": "requestNotifications", "secureKey": .string(key), "transcriptPosition": "4",
                "userData": ["push_notification_type": "fcm"],
            ])
            #expect(phone.indexes == [1, 2, 3, 4, 5])
            try await phone.publish(["operation": "disconnect", "secureKey": .string(key)])
            #expect(phone.isEnded && phone.indexes == Array(1...6))
        }
    }

    @Test("files by multipart whose texts come as bytes of no charset, limits and deletion as well, with the key alone")
    func files() async throws {
        try await FormClient.run { client in
            let phone = JavaPhone(client.browser.node)
            try await phone.arrive()
            try await phone.publish(["operation": "requestChat", "nickname": "Ada"])
            func post(
                _ texts: KeyValuePairs<String, String>, file: (name: String, bytes: [UInt8])? = nil
            ) async throws -> GMSBrowser.Answer {
                let (type, body) = FormClient.multipart(texts, as: "application/octet-stream", file: file)
                let cookie = HTTPField(name: .cookie, value: "BAYEUX_BROWSER=\(phone.cookie ?? "")")
                return try await client.browser.send(
                    .post, "/genesys/2/chat-ntf", bytes: body, fields: [cookie], type: type)
            }
            let key = phone.secureKey
            let limits = try SwiftLibraryAnswer(try await post(["operation": "fileGetLimits", "secureKey": key]))
            #expect(try limits.fileLimits()["upload-max-files"] == "5" && limits.secureKey == key)
            let sent = try JSONValue(
                parsing: try await post(
                    ["operation": "fileUpload", "secureKey": key, "userData[file-description]": "Grüße"],
                    file: ("cat.png", FormClient.png)
                ).bytes)
            let id = try #require(sent["userData"]?["file-id"]?.string)
            #expect(sent["statusCode"] == 0 && sent["chatEnded"] == false && sent["secureKey"] == .string(key))
            try await phone.connect()
            #expect(phone.last?["userData"]?["file-description"] == "Grüße")
            let bytes = try await post(["operation": "fileDownload", "secureKey": key, "fileId": id])
            #expect(bytes.status == 200 && bytes.bytes == FormClient.png)
            let gone = try JSONValue(
                parsing: try await post(["operation": "fileDelete", "secureKey": key, "fileId": id]).bytes)
            #expect(gone["statusCode"] == 0)
        }
    }

    @Test("a scanner in front passes an upload on with the client's cookie, and reads nothing but the answer")
    func scanner() async throws {
        try await FormClient.run { client in
            let phone = JavaPhone(client.browser.node)
            try await phone.arrive()
            try await phone.publish(["operation": "requestChat", "nickname": "Ada"])
            let (type, body) = FormClient.multipart(
                ["operation": "fileUpload", "secureKey": phone.secureKey], file: ("cat.png", FormClient.png))
            // It may also have lost the cookie: the key is enough for files.
            for cookie in [phone.cookie, nil] {
                let fields = cookie.map { [HTTPField(name: .cookie, value: "BAYEUX_BROWSER=\($0)")] } ?? []
                let answer = try SwiftLibraryAnswer(
                    try await client.browser.send(.post, "/genesys/2/chat-ntf", bytes: body, fields: fields, type: type)
                )
                #expect(answer.statusCode == 0 && answer.userData?["file-id"] != nil)
            }
            // CometD is not: without the cookie the client is nobody, and is told to shake hands.
            let lost = try await phone.connectWithoutCookie()
            #expect(lost?["error"]?.string?.hasPrefix("402") == true)
            #expect(lost?["advice"]?["reconnect"] == "handshake" && lost?["advice"]?["interval"] == 0)
        }
    }
}

/// CometD's Java client: arrays, ids that each reply has to repeat, advice with the first connect.
private final class JavaPhone {
    private static let channel = "/service/chatV2/support"

    private let node: SimulatedNode
    private var clientID = ""
    private var number = 0
    private(set) var cookie: String?
    private(set) var secureKey = ""
    private(set) var chat = ""
    private(set) var indexes: [Int] = []
    private(set) var last: JSONValue?
    private(set) var isEnded = false

    init(_ node: SimulatedNode) { self.node = node }

    @discardableResult
    private func ask(_ message: JSONObject, cookie: String?) async throws -> JSONValue? {
        number += 1
        var message = message
        message.append(key: "id", value: .string(String(number)))
        if !clientID.isEmpty { message.append(key: "clientId", value: .string(clientID)) }
        let answer = try await node.comet([.object(message)], user: nil, cookie: cookie)
        self.cookie = answer.cookie ?? self.cookie
        for event in answer.messages where event["data"] != nil { try take(try #require(event["data"])) }
        let own = answer.messages.first { $0["id"] == .string(String(number)) && $0["successful"] != nil }
        #expect(own != nil, "a reply without the id of its request is lost")
        return own
    }

    func arrive() async throws {
        clientID = ""
        let answer = try await ask(
            [
                "channel": "/meta/handshake", "version": "1.0", "minimumVersion": "1.0",
                "supportedConnectionTypes": ["long-polling"], "advice": ["timeout": 60000, "interval": 0],
            ], cookie: cookie)
        #expect(answer?["supportedConnectionTypes"]?.array?.contains("long-polling") == true)
        clientID = try #require(answer?["clientId"]?.string)
        try await connect()
        let subscribed = try await ask(
            ["channel": "/meta/subscribe", "subscription": .string(Self.channel)], cookie: cookie)
        #expect(subscribed?["successful"] == true && subscribed?["subscription"] == .string(Self.channel))
    }

    func connect() async throws {
        let answer = try await ask(
            ["channel": "/meta/connect", "connectionType": "long-polling", "advice": ["timeout": 0]], cookie: cookie)
        #expect(answer?["successful"] == true)
    }

    func connectWithoutCookie() async throws -> JSONValue? {
        try await ask(["channel": "/meta/connect", "connectionType": "long-polling"], cookie: nil)
    }

    func publish(_ data: JSONValue) async throws {
        let answer = try await ask(["channel": .string(Self.channel), "data": data], cookie: cookie)
        #expect(answer?["successful"] == true)
        try await connect()
    }

    func leave(next: Int) async throws {
        let answer = try await ask(
            ["channel": "/meta/disconnect", "ext": ["transcriptPosition": .string(String(next))]], cookie: cookie)
        #expect(answer?["successful"] == true)
    }

    /// It casts the members to these types, and takes a missing `chatEnded` for the end.
    private func take(_ data: JSONValue) throws {
        #expect(data["statusCode"] == 0 && data["chatEnded"]?.bool != nil)
        chat = try #require(data["chatId"]?.string)
        secureKey = try #require(data["secureKey"]?.string)
        for message in data["messages"]?.array ?? [] {
            last = message
            indexes.append(try #require(message["index"]?.int))
        }
        isEnded = isEnded || data["chatEnded"] == true
    }
}
