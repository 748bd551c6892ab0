import Beckon
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// The vendor's Swift library against the gateway: what it sends, and its strict reading of every answer.
@Suite struct SwiftLibraryTests {
    /// The identity that the library gives with each request, as the last answer named it.
    private static func identity(_ answer: SwiftLibraryAnswer) throws -> [(String, String)] {
        [
            ("userId", try #require(answer.userId)), ("secureKey", try #require(answer.secureKey)),
            ("alias", try #require(answer.alias)),
        ]
    }

    private static func form(_ pairs: [(String, String)]) -> String {
        pairs.map { "\($0)=\($1)" }.joined(separator: "&")
    }

    @Test("over REST every operation's answer can be decoded, and no event is lost or doubled")
    func rest() async throws {
        try await FormClient.run { client in
            let path = "/genesys/2/chat/support"
            let first = try SwiftLibraryAnswer(
                try await client.post(
                    path,
                    [
                        "nickname": "Ada", "firstName": "Ada", "lastName": "Byron", "subject": "Order 17",
                        "emailAddress": "ada@example.com", "userData[push_notification_type]": "fcm",
                        "userData[push_notification_deviceid]": "token",
                        "userData[push_notification_language]": "de-DE",
                        "userData[push_notification_debug]": "false",
                    ]))
            #expect(first.statusCode == 0 && !first.chatEnded && first.errors == nil)
            #expect(first.events.map(\.type) == [.participantJoined] && first.events.first?.index == 1)
            let identity = try Self.identity(first)
            func perform(_ operation: String, _ more: [(String, String)] = []) async throws -> SwiftLibraryAnswer {
                let answer = try SwiftLibraryAnswer(
                    try await client.post("\(path)/\(first.chatId)/\(operation)", raw: Self.form(identity + more)))
                #expect(answer.chatId == first.chatId, "\(operation)")
                return answer
            }
            for (operation, more) in [
                ("startTyping", []), ("stopTyping", []), ("send", [("message", "Hello"), ("messageType", "text")]),
                ("pushUrl", [("pushUrl", "https://example.com/a")]), ("customNotice", [("message", "scrolled")]),
                ("updateNickname", [("nickname", "Ada%20L.")]), ("updateData", [("userData%5Bmood%5D", "good")]),
                ("readReceipt", [("transcriptPosition", "2")]),
            ] as [(String, [(String, String)])] {
                let answer = try await perform(operation, more)
                #expect(answer.statusCode == 0 && !answer.chatEnded && answer.errors == nil, "\(operation)")
            }
            try await client.agentSays("Hi", in: first.chatId)
            var next = try #require(first.nextPosition)
            var seen: [SwiftLibraryAnswer.Message] = []
            for _ in 0..<2 {
                let answer = try await perform("refresh", [("transcriptPosition", String(next))])
                seen += answer.events
                next = try #require(answer.nextPosition)
            }
            #expect(seen.map(\.index) == Array(2...9))
            #expect(
                seen.map(\.type) == [
                    .typingStarted, .typingStopped, .message, .pushURL, .customNotice, .nicknameUpdated,
                    .participantJoined, .message,
                ])
            #expect(seen[2].messageType == "text" && seen[2].userData == nil && seen[7].messageType == nil)
            let left = try await perform("disconnect")
            #expect(left.statusCode == 0 && left.chatEnded)
            let refused = try await perform("send", [("message", "late")])
            #expect(refused.statusCode == 2 && refused.chatEnded && refused.errors?.map(\.code) == [249])
        }
    }

    @Test(
        "files over REST: the limits, an upload, a download and a delete can be decoded, and the events that they cause"
    )
    func files() async throws {
        try await FormClient.run { client in
            let path = "/genesys/2/chat/support"
            let first = try SwiftLibraryAnswer(try await client.post(path, ["nickname": "Ada"]))
            let identity = try Self.identity(first)
            let chat = "\(path)/\(first.chatId)"
            let before = try SwiftLibraryAnswer(try await client.post("\(chat)/file/limits", raw: Self.form(identity)))
            #expect(try before.fileLimits()["used-upload-max-files"] == "0" && !before.chatEnded)
            let (type, body) = FormClient.multipart(
                [
                    "userId": identity[0].1, "alias": identity[2].1, "secureKey": identity[1].1,
                    "userData[file-description]": "a cat",
                ], file: ("cat.png", FormClient.png))
            let sent = try SwiftLibraryAnswer(
                try await client.browser.send(.post, "\(chat)/file", bytes: body, type: type))
            let id = try #require(sent.userData?["file-id"])
            let bytes = try await client.post("\(chat)/file/\(id)/download", raw: Self.form(identity))
            #expect(bytes.status == 200 && bytes.bytes == FormClient.png)
            let gone = try SwiftLibraryAnswer(
                try await client.post("\(chat)/file/\(id)/delete", raw: Self.form(identity)))
            #expect(gone.statusCode == 0 && !gone.chatEnded)
            let all = try SwiftLibraryAnswer(
                try await client.post("\(chat)/refresh", raw: Self.form(identity + [("transcriptPosition", "1")])))
            #expect(all.events.map(\.type) == [.participantJoined, .fileUploaded, .fileDeleted])
            #expect(all.events[1].userData?["file-name"] == "cat.png" && all.events[2].userData?["file-id"] == id)
            let again = try SwiftLibraryAnswer(
                try await client.post("\(chat)/file/\(id)/download", raw: Self.form(identity)))
            #expect(again.statusCode == 2 && !again.chatEnded)
        }
    }

    @Test(
        "over CometD it subscribes before it connects, unsubscribes before it leaves, and asks for the next index on its return"
    )
    func comet() async throws {
        try await FormClient.run { client in
            let phone = SwiftLibraryPhone(client.browser.node)
            try await phone.arrive()
            try await phone.publish(
                "requestChat",
                [
                    "nickname": "Ada", "firstName": "Ada", "lastName": "Byron", "subject": "Order 17",
                    "emailAddress": "ada@example.com",
                    "userData": ["push_notification_deviceid": "token", "push_notification_type": "fcm"],
                ])
            try await phone.publish("startTyping")
            try await phone.publish("sendMessage", ["message": "Hello", "messageType": "text"])
            try await client.agentSays("Hi", in: phone.chat)
            try await phone.connect()
            try await phone.leave()
            let away = try await client.browser.node.core.chats.head(ChatID(phone.chat))
            #expect(away.life.state == .active && away.attendance.presence.isAway && away.attendance.cursor == 5)
            try await client.agentSays("Where?", in: phone.chat)
            try await phone.arrive()
            #expect(phone.events.count == 5)
            try await phone.publish("requestNotifications", ["transcriptPosition": .integer(Int64(phone.next))])
            #expect(phone.events.compactMap(\.text).suffix(2) == ["Hi", "Where?"])
            for (operation, members) in [
                ("pushUrl", ["pushUrl": "https://example.com/a"]), ("customNotice", ["message": "scrolled"]),
                ("updateNickname", ["nickname": "Ada L."]), ("updateData", ["userData": ["mood": "good"]]),
            ] as [(String, JSONObject)] {
                try await phone.publish(operation, members)
            }
            #expect(phone.events.map(\.type).suffix(3) == [.pushURL, .customNotice, .nicknameUpdated])
            try await phone.publish("disconnect")
            #expect(phone.isEnded && phone.events.last?.type == .participantLeft && phone.failures.isEmpty)
        }
    }

    @Test(
        "files beside CometD: an upload without an operation, at the library's own path, and the limits by its own word"
    )
    func cometFiles() async throws {
        try await FormClient.run { client in
            let phone = SwiftLibraryPhone(client.browser.node)
            try await phone.arrive()
            try await phone.publish("requestChat", ["nickname": "Ada"])
            let path = "/genesys/http://gms.example.com/genesys/2/chat-ntf"
            let (type, body) = FormClient.multipart(
                ["secureKey": phone.secureKey, "userData[file-description]": "a cat"], file: ("cat.png", FormClient.png)
            )
            let cookie = HTTPField(name: .cookie, value: "BAYEUX_BROWSER=\(phone.cookie ?? "")")
            let sent = try SwiftLibraryAnswer(
                try await client.browser.send(.post, path, bytes: body, fields: [cookie], type: type))
            let id = try #require(sent.userData?["file-id"])
            #expect(sent.secureKey == phone.secureKey && sent.chatId == phone.chat)
            try await phone.connect()
            #expect(phone.events.last?.type == .fileUploaded && phone.events.last?.userData?["file-id"] == id)
            for operation in ["fileGetsLimits", "fileDelete"] {
                let answer = try SwiftLibraryAnswer(
                    try await client.post(
                        path, ["operation": operation, "secureKey": phone.secureKey, "fileId": id]))
                if operation == "fileGetsLimits" { _ = try answer.fileLimits() }
                #expect(answer.statusCode == 0 && !answer.chatEnded)
            }
            try await phone.connect()
            #expect(phone.events.last?.type == .fileDeleted)
        }
    }
}

/// The library's CometD side: no `gms_user`, meta messages without ids, one object a request, credentials inside the data.
private final class SwiftLibraryPhone {
    private static let channel = "/service/chatV2/support"

    private let node: SimulatedNode
    private var clientID = ""
    private var isSubscribed = false
    private(set) var cookie: String?
    private(set) var identity: [String: String] = [:]
    private(set) var chat = ""
    private(set) var events: [SwiftLibraryAnswer.Message] = []
    private(set) var failures: [Int] = []
    private(set) var isEnded = false

    init(_ node: SimulatedNode) { self.node = node }

    var secureKey: String { identity["secureKey"] ?? "" }
    var next: Int { (events.last?.index ?? 0) + 1 }

    @discardableResult
    private func send(_ message: JSONValue) async throws -> JSONValue? {
        let answer = try await node.comet(message, user: nil, cookie: cookie)
        cookie = answer.cookie ?? cookie
        var own: JSONValue?
        for received in answer.messages {
            if received["channel"]?.string == Self.channel, let data = received["data"] {
                #expect(isSubscribed, "an event before the answer to the subscription is lost")
                try take(data)
            } else if received["channel"] == message["channel"] {
                own = received
            }
        }
        return own
    }

    func arrive() async throws {
        let answer = try await send([
            "channel": "/meta/handshake", "version": "1.0", "minimumVersion": "1.0beta",
            "supportedConnectionTypes": ["long-polling", "callback-polling", "iframe", "websocket"],
        ])
        clientID = try #require(answer?["clientId"]?.string)
        let subscribed = try await send([
            "channel": "/meta/subscribe", "clientId": .string(clientID), "subscription": .string(Self.channel),
        ])
        #expect(subscribed?["successful"] == true && subscribed?["subscription"] == .string(Self.channel))
        isSubscribed = true
        try await connect()
    }

    func connect() async throws {
        let answer = try await send([
            "channel": "/meta/connect", "clientId": .string(clientID), "connectionType": "long-polling",
            "advice": ["timeout": 0],
        ])
        #expect(answer?["successful"] == true)
    }

    func publish(_ operation: String, _ members: JSONObject = [:]) async throws {
        var data: JSONObject = ["operation": .string(operation)]
        for (name, value) in identity { data.append(key: name, value: .string(value)) }
        for (name, value) in members { data.append(key: name, value: value) }
        try await send(["channel": .string(Self.channel), "clientId": .string(clientID), "data": .object(data)])
        try await connect()
    }

    func leave() async throws {
        try await send([
            "channel": "/meta/unsubscribe", "clientId": .string(clientID), "subscription": .string(Self.channel),
        ])
        let answer = try await send([
            "channel": "/meta/disconnect", "clientId": .string(clientID),
            "ext": ["transcriptPosition": .string(String(next))],
        ])
        #expect(answer?["successful"] == true)
        isSubscribed = false
    }

    private func take(_ data: JSONValue) throws {
        let answer = try SwiftLibraryAnswer(reading: data.encoded())
        guard answer.statusCode == 0 else { return failures.append(answer.statusCode) }
        #expect(answer.errors == nil)
        chat = answer.chatId
        for (name, value) in [
            ("secureKey", answer.secureKey), ("userId", answer.userId), ("alias", answer.alias),
        ] {
            if let value { identity[name] = value }
        }
        for event in answer.events {
            #expect(event.index == next, "\(event)")
            events.append(event)
        }
        isEnded = isEnded || answer.chatEnded
    }
}
