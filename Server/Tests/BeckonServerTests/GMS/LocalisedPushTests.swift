import Beckon
import BeckonCallback
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// What phones of several languages are shown, for chats of both versions and callbacks.
@Suite struct LocalisedPushTests {
    private static let yaml = """
        push:
          language: en
          apple.title: news.title
          texts:
            en: {messages: {news.title: News}}
            de:
              messages:
                news.title: Neues
                New message from Agent: Neue Nachricht
                Agent is available right now: Jetzt ist jemand frei
        services:
          support: {type: chat, _client_timeout_notification: 0}
          call: {type: callback, _wait_for_agent: true, _wait_for_user_confirm: true}
        """

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        let settings = try Settings(yaml: yaml)
        try await GMSBrowser.run {
            $0 = settings
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static func says(_ text: String, _ chat: String, _ browser: GMSBrowser) async throws {
        let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
        _ = try await browser.node.core.chats.receive(
            AgentEvent(chat: ChatID(chat), party: agent, action: .message(text: text, key: nil)))
    }

    @Test("the language of requestChat picks the texts; without one, or with a strange one, the default holds")
    func version2() async throws {
        try await Self.run { browser in
            for (token, language) in [("aa", "de-AT"), ("bb", "xx"), ("cc", "")] {
                let client = V2CometClient(browser.node)
                try await client.shakeHands()
                try await client.publish(
                    "requestChat",
                    [
                        "nickname": "Ada",
                        "userData": [
                            "push_notification_type": "ios", "push_notification_deviceid": .string(token),
                            "push_notification_language": .string(language),
                        ],
                    ])
                try await client.leave()
                try await Self.says("Hi", client.chat, browser)
            }
            try await browser.node.pass(seconds: 1)
            let pushes = browser.node.recorders[.apns]?.pushes ?? []
            let shown = Dictionary(
                uniqueKeysWithValues: pushes.map { ($0.device.token, [$0.style.apple.title, $0.content.notice]) })
            #expect(
                shown == [
                    "aa": ["Neues", "Neue Nachricht"], "bb": ["News", "New message from Agent"],
                    "cc": ["News", "New message from Agent"],
                ])
        }
    }

    @Test("a callback's push is in the language that its start named")
    func callback() async throws {
        try await Self.run { browser in
            let answer = try await browser.send(
                .post, "/genesys/1/service/callback/call",
                #"""
                {"_customer_number": "+4930123456", "_device_notification_id": "aa", "_device_os": "ios",
                 "push_notification_language": "de"}
                """#)
            let id = ServiceID(try JSONValue(parsing: Array(answer.body.utf8))["_id"]?.string ?? "")
            _ = try await browser.node.core.callbacks.offer(id)
            try await browser.node.pass(seconds: 1)
            #expect(browser.node.recorders[.apns]?.pushes.map(\.content.notice) == ["Jetzt ist jemand frei"])
        }
    }
}

extension PushContent {
    /// What a phone shows.
    var notice: String? {
        switch self {
        case .chat(let notice, _, _, _, _): notice
        case .callback(_, _, let alert): alert
        default: nil
        }
    }
}
