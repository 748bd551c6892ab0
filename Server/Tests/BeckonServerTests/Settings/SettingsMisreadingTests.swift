import Beckon
import BeckonCallback
import Foundation
import Testing

@testable import BeckonServer

@Suite("Settings that could be read as something else are refused") struct SettingsMisreadingTests {
    private func problems(
        _ yaml: String?, environment: [String: String] = [:]
    ) -> [String] {
        do {
            _ = try Settings(yaml: yaml, environment: environment)
            return []
        } catch {
            return error.problems
        }
    }

    @Test(
        "a service whose GMS kind is not offered is no chat",
        arguments: [
            "_service: request-mail", "_type: ors", "{_type: ors, _service: x.scxml}",
            "_type: builtin", "_type: magic",
        ])
    func foreignKinds(options: String) {
        let body = options.hasPrefix("{") ? options : "{\(options)}"
        let found = problems("services:\n  other: \(body)\n")
        #expect(found.contains { $0.hasPrefix("services.other.type:") }, "\(found)")
    }

    @Test(
        "a kind that is known, or said in our own word, is taken",
        arguments: [
            ("_type: builtin, _service: request-chat", ServiceKind.chat), ("_service: callback", .callback),
            ("_type: ors, type: callback", .callback), ("_type: ors, _service: chat.scxml, type: chat", .chat),
            ("_ttl: 60", .chat),
        ])
    func knownKinds(options: String, kind: ServiceKind) throws {
        let settings = try Settings(yaml: "services:\n  one: {\(options)}\n")
        #expect(settings.services.first?.kind == kind)
    }

    @Test(
        "a service that no request could name is refused, whatever it is",
        arguments: ["callback", "ewt-for-vq", "\"\"", ".", "..", #""a\tb""#, #""a\u0085b""#],
        ["chat", "office-hours", "get"])
    func unnameable(name: String, kind: String) {
        let option = kind == "chat" ? "type: chat" : "_service: \(kind)"
        let found = problems("services:\n  \(name): {\(option)}\n")
        #expect(found.count == 1 && found[0].contains(": must have another name, because "), "\(found)")
    }

    @Test("a callback service may have a word of other paths, because it has paths of its own")
    func callbackNames() {
        #expect(problems("services:\n  callback: {type: callback}\n  ewt-for-vq: {type: callback}\n").isEmpty)
        #expect(problems("services:\n  .: {type: callback}\n").count == 1)
    }

    @Test("aliases that name each other many times over are refused at once")
    func aliases() {
        var yaml = "a0: &a0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\n"
        for level in 1...9 {
            let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            yaml += "a\(level): &a\(level) [\(names)]\n"
        }
        #expect(problems(yaml) == ["the file is not valid YAML: its aliases name more than 100000 parts"])
        #expect(problems("services:\n  one: &one {type: chat}\n  two: *one\n").isEmpty)
    }

    @Test("a kind that contradicts itself is refused")
    func contradiction() {
        let found = problems("services:\n  one: {type: callback, _service: request-chat}\n")
        #expect(found.contains { $0.hasPrefix("services.one._service:") })
    }

    @Test("variables that no setting has, and log levels that there are not, are listed")
    func variables() {
        let found = problems(
            nil,
            environment: [
                "BECKON_HTTP_PROT": "1", "BECKON_LOG_LEVEL": "loud", "BECKON_LOG_FORMAT": "TEXT",
                "BECKON_SERVICES_CHAT__TTL": "5", "PATH": "/bin",
            ])
        #expect(found.contains { $0.hasPrefix("BECKON_HTTP_PROT:") })
        #expect(found.contains { $0.hasPrefix("BECKON_LOG_LEVEL:") })
        #expect(found.contains { $0 == "BECKON_LOG_FORMAT: must be one of text, json, journald" })
        #expect(found.contains { $0.hasPrefix("BECKON_SERVICES_CHAT__TTL:") })
        #expect(found.count == 4)
    }

    @Test("variables that the program reads elsewhere, and those a cluster gives to each container, are no mistake")
    func otherVariables() throws {
        let settings = try Settings(
            yaml: "services: {chat: {}}\npush: {http: {allow: [a.example]}}\n",
            environment: [
                "BECKON_CONFIG": "x", "BECKON_DEMO_PASSWORD": "x", "BECKON_PASSWORD": "x", "BECKON_LOG_LEVEL": "debug",
                "BECKON_LOG_FORMAT": "json", "BECKON_WITHOUT_POSTGRESQL": "1",
                "BECKON_SERVICE_HOST": "10.0.0.1", "BECKON_SERVICE_PORT": "8080",
                "BECKON_PORT": "tcp://10.0.0.1:8080",
                "BECKON_PORT_8080_TCP_ADDR": "10.0.0.1", "BECKON_SERVICES_CHAT__TTL": "5",
                "BECKON_PUSH_HTTP_ALLOW": "b.example, c.example", "BECKON_PUSH_APNS_KEY_ID": "K",
                "BECKON_PUSH_APNS_TEAM_ID": "T", "BECKON_PUSH_APNS_TOPIC": "t",
                "BECKON_PUSH_APNS_PRIVATE_KEY_FILE": "/k", "BECKON_WAKES": "none",
            ])
        #expect(settings.http.port == 8_080)
        #expect(settings.services.first?.timeToLive == .seconds(5))
        #expect(settings.push.apns?.keyID == "K")
        #expect(settings.push.allowedHTTPHosts == ["b.example", "c.example"])
    }

    @Test("half of what TLS needs is told as that, and as nothing else")
    func halfTLS() {
        #expect(problems("http: {tls: {privateKeyFile: x}}").count == 1)
    }

    @Test(
        "what is no YAML is told with its line and column",
        arguments: [
            ("http:\n  port: [1\ndata: x\n", "line 3, column 5"), ("http:\n\tport: 1\n", "line 2, column 1"),
            ("a: *b\n", "line 1, column 4"), ("data: x\ndata: y\n", "data"),
        ])
    func places(yaml: String, place: String) {
        let found = problems(yaml)
        #expect(found.contains { $0.contains(place) }, "\(found)")
    }

    @Test("a problem names the line, or the variable, that it comes from")
    func lines() {
        let found = problems(
            "http:\n  port: 99999\n  prot: 1\n", environment: ["BECKON_RETENTION": "soon"])
        #expect(found.contains { $0.hasPrefix("http.port:") && $0.hasSuffix("(line 2)") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("http.prot:") && $0.hasSuffix("(line 3)") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("retention:") && $0.hasSuffix("(BECKON_RETENTION)") }, "\(found)")
    }

    @Test(
        "an address of this server may have a path, of its own",
        arguments: [
            ("https://host/mobile_chat", "https://host/mobile_chat"),
            ("https://host:8443/a/b-c.d~e/", "https://host:8443/a/b-c.d~e"),
            ("http://host/", "http://host"),
        ])
    func externalURLs(written: String, read: String) throws {
        #expect(try Settings(yaml: "http: {externalURLs: ['\(written)']}").http.externalURLs == [read])
    }

    @Test(
        "an address that could be read in two ways is refused",
        arguments: [
            "host", "ftp://host", "https://", "https://host/a?b", "https://host/a#b", "https://host/a//b",
            "https://host/a/../b", "https://host/%41", "https://host/a b", "https://u@host/a", "https://host/genesys",
            "https://host/beckon/x", "https://host/desk",
        ])
    func badExternalURLs(url: String) {
        let found = problems("http: {externalURLs: ['\(url)']}")
        #expect(found.contains { $0.hasPrefix("http.externalURLs:") }, "\(found)")
    }

    @Test("an options section as the vendor's template has it is taken, and an unknown option is an error")
    func template() {
        let template = [
            "_booking_expiration_timeout: 30", "_max_notify_delivery_attempts: 3", "_notification_message_file: ''",
            "_paused_services_list: GMS_Paused_Services", "_ors: ''", "_ors_lb_strategy: circular", "_target: ''",
            "_request_ewt_service: ''", "_attach_udata: single_json", "_ttl: 86400", "_queue_poll_period: '-120,120'",
            "_eta_pos_threshold: '0:10,10:5,20:2,30:1,40:0'", "_max_dial_attempts: 3", "_dial_retry_timeout: 300",
            "_status_notification_type: httpcb", "_enable_status_notification: 'false'", "_exceptions: ''",
            "_overwritable_options: ''", "_redirect: ''", "_paused_services_id: ''", "_snooze_duration: 300",
        ]
        let service = template.map { "    \($0)\n" }.joined()
        let callback = "callback: {queue-polling-rate: 60, callback_column_alias: '{}'}\n"
        #expect(problems("\(callback)services:\n  sales:\n    type: callback\n\(service)").isEmpty)
        #expect(problems("services: {s: {type: callback, _overwritable_options: '_ors,_target,_redirect'}}").isEmpty)
        let word = problems("services: {s: {type: callback, _overwritable_options: '_ttl,_tttl'}}")
        #expect(word.contains { $0.contains("_tttl is no option that a request can set") }, "\(word)")
        let unknown = problems("services: {sales: {type: callback, _ors_lb: x}}")
        #expect(unknown.contains { $0.hasPrefix("services.sales._ors_lb: is not a known key") }, "\(unknown)")
    }

    @Test(
        "an option of the vendor's routing, calls and reports is taken, and no request can set it",
        arguments: [
            "_agent_availability_notification_delay", "_agent_disposition_timeout", "_agent_preview",
            "_agent_preview_timeout", "_agent_reserve_timeout", "_agent_transfer_confirm_timeout", "_attach_udata",
            "_booking_expiration_timeout", "_call_timeguard_timeout", "_chat_endpoint", "_client_timeout",
            "_cpd_enable", "_desired_connect_time_threshold", "_eta_pos_threshold", "_ixn_createcall_timeout",
            "_max_notify_delivery_attempts", "_max_number_of_user_availability_confirmation_attempts",
            "_max_time_to_reach_eta_pos_threshold", "_max_transfer_to_agent_attempts",
            "_max_urs_ewt_pos_polling_interval", "_min_queue_wait", "_min_urs_ewt_pos_polling_interval",
            "_notification_message_file", "_ors", "_ors_lb_strategy", "_paused_services_list",
            "_plugin_on_dial_timeout", "_prefix_dial_out", "_queue_ping_ors_period", "_queue_poll_period",
            "_queue_poll_period_recovery", "_request_ewt_service", "_request_queue_time_stat",
            "_status_notification_debug", "_status_notification_language", "_status_notification_provider", "_target",
            "_urs_ewt_estimation_method", "_urs_queued_ttl", "_urs_request_timeout",
            "_userterminated_first_connect_party",
        ])
    func withoutEffect(name: String) {
        #expect(problems("services: {s: {type: callback, \(name): '1'}}").isEmpty)
        #expect(!ServiceOptions.settableByRequests.contains(name))
    }
}
