import Beckon
import Testing

@testable import BeckonEdge
@testable import BeckonServer

@Suite struct SettingsTests {
    @Test("every problem of a file is listed at once")
    func problems() {
        let yaml = """
            http:
              port: 99999
              colour: green
              allowedOrigins: ["*"]
            push:
              apns:
                keyID: ABC
            services:
              request-chat:
                type: chat
                _client_timeout_notification: soon
                _filtering_chat_events: Notice.Sneezed
            unknown: 1
            """
        #expect {
            try Settings(yaml: yaml)
        } throws: { error in
            let problems = (error as? SettingsError)?.problems ?? []
            let starts = [
                "http.port", "http.colour", "http.allowedOrigins", "push.apns", "unknown",
                "services.request-chat._client_timeout_notification", "services.request-chat._filtering_chat_events",
            ]
            return starts.allSatisfy { start in problems.contains { $0.hasPrefix("\(start):") } }
        }
    }

    @Test("flags win over the environment, that over the file")
    func precedence() throws {
        let yaml = "http:\n  port: 1\n  host: a\ndata: file\n"
        let environment = ["BECKON_PORT": "2", "BECKON_HTTP_HOST": "b", "BECKON_DATA": "environment"]
        let settings = try Settings(yaml: yaml, environment: environment, flags: ["http.port": "3"])
        #expect(settings.http.port == 3)
        #expect(settings.http.host == "b")
        #expect(settings.dataDirectory == "environment")
    }

    @Test("retention is a number of days, thirty when nothing is said, zero for ever")
    func retention() throws {
        #expect(try Settings(yaml: nil).retention == .seconds(2_592_000))
        #expect(try Settings(yaml: "retention: 2\n").retention == .seconds(172_800))
        #expect(try Settings(yaml: nil, environment: ["BECKON_RETENTION": "0"]).retention == .zero)
        for wrong in ["-1", "soon", "36501"] {
            #expect(throws: SettingsError.self) { try Settings(yaml: "retention: \(wrong)\n") }
        }
    }

    @Test("whether a push in doubt is repeated is said by each provider section, or by the default one")
    func atMostOnce() throws {
        #expect(try !Settings(yaml: nil).push.rules.isAtMostOnce)
        let yaml = """
            push:
              deliverAtMostOnce: true
              providers:
                brand:
                  deliverAtMostOnce: false
                other:
                  apple.alertMessage.body: You are next
            """
        let rules = try Settings(yaml: yaml).push.rules
        #expect(rules.isAtMostOnce && rules.atMostOnceSections == ["brand": false])
        #expect(throws: SettingsError.self) { try Settings(yaml: "push:\n  deliverAtMostOnce: perhaps\n") }
    }

    @Test("an options file of GMS can be carried over as it is")
    func gmsOptions() throws {
        let yaml = """
            push:
              pushEnabled: ios,fcm,orscb
              filtering_chat_events: Notice.TypingStarted, Notice.TypingStopped, Notice.Joined
              apple.alertMessage.body: You are next
            services:
              request-chat:
                _type: builtin
                _service: request-chat
                _ttl: 36000
                _chat_endpoint: Environment:default
                _client_timeout_notification: 0
                _agent_timeout_notification_message: gone
              callback:
                type: callback
                _call_direction: USERTERMINATED
                _wait_for_agent: true
                _wait_for_user_confirm: true
                _snooze_duration: 60
                _eta_pos_threshold: "0:10,10:5"
            """
        let settings = try Settings(yaml: yaml)
        let chat = try #require(settings.services.first { $0.name == "request-chat" })
        #expect(chat.kind == .chat)
        #expect(chat.clientTimeoutNotification == .zero)
        #expect(chat.agentTimeoutNotificationMessage == "gone")
        #expect(chat.filteredEvents == [.typingStarted, .typingStopped, .joined])
        let callback = try #require(settings.services.first { $0.name == "callback" })
        #expect(callback.kind == .callback)
        #expect(callback.waitForAgent && callback.waitForUserConfirm)
        #expect(callback.snoozeDuration == .seconds(60))
        #expect(settings.push.enabled == [.ios, .fcm])
        #expect(settings.push.styles[.init()].apple.body == "You are next")
    }

    @Test(
        "keys have one environment form",
        arguments: [
            ("http.port", "BECKON_HTTP_PORT"), ("push.apns.keyID", "BECKON_PUSH_APNS_KEY_ID"),
            ("http.externalURLs", "BECKON_HTTP_EXTERNAL_URLS"),
            ("push.fcm.serviceAccountFile", "BECKON_PUSH_FCM_SERVICE_ACCOUNT_FILE"),
        ])
    func environmentNames(path: String, name: String) {
        #expect(SettingsSource.environmentName(path) == name)
    }

    @Test("queries have the keys of GMS where the section callback names none; a list takes their place")
    func queryKeys() throws {
        let service = "services: {sales: {type: callback}}"
        let plain = try #require(try Settings(yaml: service).services.first { $0.name == "sales" })
        #expect(
            plain.filterKeys == [
                "_callback_state", "_callback_reason", "_request_queue_time_stat", "_request_ewt_service", "_vq",
            ])
        #expect(plain.returnedKeys == ["_desired_time", "_callback_state", "_callback_reason", "_ors_session_id"])
        let named = "callback: {filter-keys: kind, returned-keys: label}\n\(service)"
        let own = try #require(try Settings(yaml: named).services.first { $0.name == "sales" })
        #expect(own.filterKeys == ["kind"] && own.returnedKeys == ["label"])
    }

    @Test("absolute addresses come from the configured list, never from the request")
    func externalURLs() {
        let urls = ExternalURLs(["https://one.example.com", "https://two.example.com:8443"])
        #expect(urls.url(host: "TWO.example.com:8443") == "https://two.example.com:8443")
        #expect(urls.url(host: "evil.example.com") == "https://one.example.com")
        #expect(urls.url(host: nil) == "https://one.example.com")
    }
}
