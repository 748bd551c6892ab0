import Beckon
import BeckonCallback
import BeckonJSON
import Foundation
import GMSContract
import HTTPTypes
import Testing

@testable import BeckonServer

/// What becomes of the options of GMS.
@Suite struct OptionsImportTests {
    private static func options(_ text: String) throws -> [OptionsFile.Option] {
        try OptionsFile.read([("f", [UInt8](text.utf8))])
    }

    private static func fixture() throws -> [OptionsFile.Option] {
        let url = try #require(
            Bundle.module.url(forResource: "gms-options", withExtension: "cfg", subdirectory: "Fixtures/import"))
        return try OptionsFile.read([("gms-options.cfg", [UInt8](try Data(contentsOf: url)))])
    }

    private static func fate(_ result: OptionsImport, _ section: String, _ key: String) -> ImportedOption? {
        result.options.first { $0.option.section == section && $0.option.key == key }
    }

    @Test("every option of an exported file has one line, and what is left can be read")
    func whole() throws {
        let options = try Self.fixture()
        #expect(options.count >= 200)
        let result = OptionsImport(options, secretsDirectory: "/etc/beckon/secrets")
        #expect(result.options.map(\.option) == options)
        #expect(ImportedOption.Fate.allCases.reduce(0) { $0 + result.count($1) } == options.count)
        for option in result.options where option.fate != .taken {
            #expect(!option.reason.isEmpty, "\(option.option.section) \(option.option.key)")
        }
        let decisions = result.options.filter { $0.fate == .decide }.map { "\($0.option.section) \($0.option.key)" }
        #expect(
            Set(decisions) == [
                "server node_id", "gms http.ssl_trust_all",
                "port_restrictions 8091", "resources resources_list_dev", "experiments shiny", "push fcm.apiKey",
                "push debug.fcm.apiKey", "push apple.keystore", "push apple.keystorePassword",
                "push localizationFileLocation", "service.chat-wait _max_request_by_time_bucket",
                "service.legacy-flow _type", "service.legacy-flow _service", "service.legacy-flow _ttl",
                "service.misspelt _tttl",
            ])
        #expect(Self.fate(result, "service.sales", "_cpd_enable")?.reason == "the telephone system makes the calls")
        #expect(Self.fate(result, "service.sales", "_ttl")?.fate == .taken)
        #expect(
            Self.fate(result, "service.chat-wait", "_max_request_by_time_bucket")?.reason
                == "must be a whole number from 0 to 1000000")
        #expect(Self.fate(result, "push", "pushEnabled")?.fate == .changed)
        #expect(Self.fate(result, "push", "defaultSubscriptionExpiration")?.fate == .taken)
        #expect(Self.fate(result, "push", "localizationFileLocation")?.reason.contains("does not exist") == true)
        #expect(Self.fate(result, "chat", "push_notification_include_payload")?.fate == .taken)
        #expect(Self.fate(result, "chat", "push_notification_to_active_client")?.fate == .taken)
        #expect(Self.fate(result, "server", "external_url_base")?.value == "https://gms.example.com")
    }

    @Test("a chat whose name is a word of other paths needs a decision, and the other services are taken")
    func names() throws {
        let text = "[service.callback]\n_service=request-chat\n_ttl=60\n[service.help]\n_service=request-chat\n"
        let result = OptionsImport(try Self.options(text), secretsDirectory: nil)
        #expect(result.count(.decide) == 2 && result.yaml.contains("help") && !result.yaml.contains("callback"))
        #expect(Self.fate(result, "service.callback", "_ttl")?.reason.contains("another name") == true)
    }

    @Test("secrets stand in files of their own, and nowhere else")
    func secrets() throws {
        let result = OptionsImport(try Self.fixture(), secretsDirectory: "/etc/beckon/secrets")
        #expect(Set(result.secrets.map(\.file)) == ["server.password", "support.password", "match-call.password"])
        #expect(result.yaml.contains("passwordFile: /etc/beckon/secrets/support.password"))
        for word in ["open-the-", "AAAA-"] {
            #expect(!result.yaml.contains(word))
            #expect(!result.options.contains { $0.reason.contains(word) })
        }
        let without = OptionsImport(try Self.fixture(), secretsDirectory: nil)
        #expect(without.secrets.isEmpty && !without.yaml.contains("username"))
        #expect(Self.fate(without, "service.support", "username")?.fate == .decide)
    }

    @Test("the name of a service leads to no other folder")
    func fileNames() throws {
        let section = { (name: String) in "[service.\(name)]\n_service=request-chat\nusername=u\npassword=p\n" }
        let text = ["../../etc/x", "server", "a/b", "a_b", "..b"].map(section).joined()
        let files = OptionsImport(try Self.options(text), secretsDirectory: "s").secrets.map(\.file)
        #expect(files.count == 5 && Set(files).count == 5)
        #expect(files.allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") } && files.contains("a_b.password"))
    }

    @Test("a user without a password is no pair, at any level")
    func halfPair() throws {
        let text = "[server]\nusername=a\n[service.x]\n_service=request-chat\npassword=b"
        let result = OptionsImport(try Self.options(text), secretsDirectory: "s")
        #expect(result.options.map(\.fate) == [.decide, .changed, .decide])
        #expect(SettingsReading(yaml: result.yaml).problems.isEmpty)
    }

    @Test("options without effect are ignored with their reason, all others that services know are taken")
    func serviceOptions() throws {
        for name in OptionsWithoutEffect.names {
            let text = "[service.s]\n_service=callback\n\(name)=1"
            let last = OptionsImport(try Self.options(text), secretsDirectory: nil).options.last
            #expect(last?.fate == .ignored && last?.reason.isEmpty == false, "\(name)")
        }
        let values = [
            "_call_direction": "USERTERMINATED", "_media_type": "chat", "_on_user_confirm_timeout": "CANCEL",
            "_default_country": "DE", "_do_not_call_items": "3600,9,20", "_phone_number": "+493055512340",
            "_business_hours_service": "h", "_capacity_service": "c", "_redirect": "t",
        ]
        let flags: Set<String> = [
            "_wait_for_agent", "_wait_for_user_confirm", "_provide_code", "_disallow_premium_phone_numbers",
            "_disallow_impossible_phone_numbers", "_enable_notification_reminder", "_use_debug_push_certificate",
        ]
        let others = """
            [service.h]
            _service=office-hours
            _bh_regular1=Mon-Sun 0:00-24:00
            [service.c]
            _service=capacity
            _capacity_1={"1":{"0900":4}}
            [service.t]
            _service=callback
            [service.s]
            _service=callback

            """
        for name in ServiceOptions.settableByRequests {
            let value = values[name] ?? (flags.contains(name) ? "true" : "60")
            let result = OptionsImport(try Self.options(others + "\(name)=\(value)"), secretsDirectory: nil)
            #expect(result.options.last?.fate == .taken, "\(name): \(result.options.last?.reason ?? "")")
        }
    }

    @Test("values keep their exact text through YAML")
    func texts() throws {
        let messages = [
            "true", "007", "a: b # c", "'quoted'", "\"x\"", "- list", "ä €", "{x}", "*", "!tag", "~", "null", "1e3",
            "a  b",
        ]
        for message in messages {
            let text = "[service.s]\n_service=request-chat\n_client_timeout_notification_message=\(message)"
            let yaml = OptionsImport(try Self.options(text), secretsDirectory: nil).yaml
            let reading = SettingsReading(yaml: yaml)
            #expect(reading.problems.isEmpty, "\(message): \(yaml)")
            #expect(reading.settings.services.first?.clientTimeoutNotificationMessage == message, "\(yaml)")
        }
    }

    @Test("a gateway with the imported settings serves chats of both versions, hours, capacity and callbacks")
    func story() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = OptionsImport(try Self.fixture(), secretsDirectory: folder.path)
        for secret in result.secrets {
            let path = folder.appending(path: secret.file).path
            try Data((secret.value + "\n").utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
        let reading = SettingsReading(yaml: result.yaml)
        try #require(reading.problems.isEmpty, "\(reading.problems)")
        let settings = reading.settings
        #expect(settings.http.port == 8443 && settings.http.externalURLs == ["https://gms.example.com"])
        let names = settings.services.map(\.name)
        #expect(names == ["chat-wait", "inbound", "misspelt", "request-chat", "sales", "support", "webchat"])
        try await GMSBrowser.run {
            $0 = settings
        } _: { browser async throws in
            try await Self.tell(browser)
        }
    }

    private static func tell(_ browser: GMSBrowser) async throws {
        let form = "application/x-www-form-urlencoded"
        let (server, own) = ("gmsapp:open-the-server-7", "support-app:open-the-chat-4")
        func begin(_ path: String, _ basic: String?) async throws -> GMSBrowser.Answer {
            try await browser.send(.post, path, "nickname=Ada", basic: basic, type: form)
        }
        #expect(try await begin("/genesys/1/service/request-chat", nil).status == 401)
        let v1 = try await begin("/genesys/1/service/request-chat", server)
        #expect(v1.status == 200 && v1.body.contains("_id"))
        #expect(try await begin("/genesys/2/chat/support", server).status == 401)
        let v2 = try await begin("/genesys/2/chat/support", own)
        #expect(try ChatV2Answer(decoding: JSONValue(parsing: [UInt8](v2.body.utf8))).status == .done)
        #expect(try await begin("/genesys/2/chat/webchat", server).status == 200)
        // Friday, 20 November 2026, 09:00 in Berlin.
        let hours = try await browser.send(.get, "/genesys/1/service/bank-hours", basic: server)
        #expect(hours.status == 200 && hours.body.contains("2026-11-20"))
        let range = "start=2026-11-23T09:00:00.000&end=2026-11-23T12:00:00.000&timezone=Europe/Berlin"
        let capacity = try await browser.send(.get, "/genesys/1/service/capacity-sales?\(range)", basic: server)
        #expect(capacity.status == 200 && capacity.body.contains("\"capacity\":4"))
        let callback = try await browser.send(
            .post, "/genesys/1/service/callback/sales",
            #"{"_customer_number": "+493055512399", "_desired_time": "2026-11-23T09:30:00.000Z"}"#, basic: server)
        #expect(callback.status == 200, "\(callback.body)")
        // No lease is held here, so the node takes no clients.
        #expect(try await browser.send(.get, "/genesys/1/service/get", basic: server).status == 503)
    }
}
