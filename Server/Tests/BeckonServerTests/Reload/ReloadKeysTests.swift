import Beckon
import BeckonCallback
import BeckonNode
import Foundation
import Synchronization
import TestLog
import Testing

@testable import BeckonGMS
@testable import BeckonServer

/// Every key below a section that a reload takes over, from the settings' own list of keys: a new key needs a line here.
@Suite struct ReloadKeysTests {
    /// What a reload replaces, and what is read again at each use; or why it replaces nothing.
    private enum Effect: Hashable {
        /// `ServiceCatalog`: the options of a service.
        case options
        /// `CalendarDirectory.calendar`: office hours and capacities, and the highest number of these.
        case calendar, maximum
        /// `ServiceCatalog.callAccess`, `.accessNumbers`, `.statusCodes` and `.mayListCallbacks`.
        case callAccess, accessNumbers, statusCodes, listing
        /// `CurrentAccess`: the credentials.
        case access
        /// A problem says that the key holds at the next start only.
        case nextStart
        /// A problem says that the service cannot become another kind.
        case kind
        /// The key has no effect beside the others of its section.
        case nothing
        /// The key names a file, see ``files()``.
        case file
    }

    private static let deliver = "{url: 'https://pbx.example', secrets: [\(secret)]}"
    private static let secret = "whsec_" + Data(repeating: 7, count: 32).base64EncodedString()

    private static let text = """
        server: {username: all, password: one, access_code_prefix: "7"}
        operator: {username: boss, password: two}
        http: {trustedProxies: [10.0.0.1]}
        bridge:
          sources:
            pbx: {verify: {scheme: bearer, secrets: [0123456789abcdef]}, deliver: \(deliver)}
        callbackEvents:
          list: {_cbe_on_dial_done: [_id]}
          other: {_cbe_on_dial_init: [_id]}
        accessNumbers: {DNIS: ["+49305550100"], other: ["+49305550101"]}
        services:
          c: &told
            type: callback
            username: own
            password: three
            _enable_status_notification: subscribe_notify
            _status_notification_target: https://a.example
            _callback_events_list: list
          d: {<<: *told, _callback_events_list: other}
          hours: {type: office-hours, _timezone: UTC, _bh_regular1: "Mon-Sun 09:00-17:00"}
          places: {type: capacity, _timezone: UTC, _capacity_1: '{"1":{"0900":4}}', _capacity_add: "{}"}
          ask: {type: request-interaction}
          match: {type: match-interaction}
          state: {type: get}
        """

    /// Another value of each option of a chat or callback service.
    private static let options: [String: String] = [
        "agentSide": "pbx", "_ttl": "61", "_client_timeout_notification": "61",
        "_client_timeout_notification_message": "News", "_agent_timeout_notification_message": "gone",
        "_filtering_chat_events": "Notice.Joined", "_provider_name": "brand", "_use_debug_push_certificate": "true",
        "_chat_400_response_on_disconnected": "true", "restTranscriptPosition": "string", "trustClientID": "true",
        "userHeader": "issued", "pushContent": "none", "pushOnlyNow": "true", "files.maxFiles": "1",
        "files.maxFileSize": "1000", "files.maxTotalSize": "20971520", "files.types": "pdf", "files.needAgent": "true",
        "files.downloads": "1", "files.delete": "false", "_media_type": "chat", "_call_direction": "USERTERMINATED",
        "_wait_for_agent": "true", "_wait_for_user_confirm": "true", "_user_confirm_timeout": "61",
        "_on_user_confirm_timeout": "CANCEL", "_snooze_duration": "61", "_provide_code": "true",
        "_userorig_connect_limit": "7", "_mandatory_customer_lookup_keys": "mail", "_customer_lookup_keys": "mail",
        "_phone_number": "+15550100", "_max_queued_callbacks_per_service": "7", "_urs_virtual_queue": "queue",
        "_business_hours_service": "hours", "_capacity_service": "places", "_request_time_bucket": "30",
        "_max_request_by_time_bucket": "7", "_enable_reject_out_of_office_hours": "true",
        "_disallow_premium_phone_numbers": "false", "_disallow_impossible_phone_numbers": "false",
        "_default_country": "", "_exceptions": "+49900*", "_reject_past_desired_time": "61",
        "_reject_future_desired_time": "1w", "_enable_in_queue_checking": "strict",
        "_throttle_callbacks_per_service_1": "7", "_throttle_ttl_1": "7", "_throttle_callbacks_per_service_2": "7",
        "_throttle_ttl_2": "7", "_throttle_request_parameters": "mail", "_throttle_customer_number_limit": "7",
        "_throttle_request_parameters_limit": "7", "_enable_throttle_header_parameters": "true",
        "_request_execution_time_buffer": "7", "telephony": "pbx", "_max_dial_attempts": "7",
        "_dial_retry_timeout": "7", "_do_not_call_items": "3600,9,21", "_max_time_to_wait_for_agent_on_the_call": "7",
        "_max_ors_submit_attempts": "7", "dialResultTimeout": "70", "_notification_reminder_buffer": "7",
        "customerPushes.upcoming": "Soon", "customerPushes.ready": "Now", "customerPushes.missed": "Missed",
        "customerPushes.moved": "Moved", "customerPushes.cancelled": "Gone", "_enable_notification_reminder": "true",
        "_enable_status_notification": "false", "_status_notification_attempts": "7", "_callback_events_list": "other",
        "_redirect": "d", "_paused_services_id": "name", "_service_groups": "west", "_overwritable_options": "_ttl",
    ]

    /// Another value of every other key, with its effect.
    private static let others: [String: (value: String, effect: Effect)] = [
        "services.c.username": ("x", .access), "services.c.password": ("x", .access),
        "services.c.passwordFile": ("x", .file), "services.c.type": ("chat", .kind),
        "services.c._service": ("callback", .nothing), "services.c._type": ("ors", .nothing),
        "services.c._status_notification_target": ("https://b.example", .nextStart),
        "services.c._status_notification_type": ("httpcb", .nothing),
        "services.hours._timezone": ("Europe/Berlin", .calendar),
        "services.hours._bh_regular1": ("Mon-Sun 09:00-18:00", .calendar), "services.hours._ttl": ("7", .nothing),
        "services.places._timezone": ("Europe/Berlin", .calendar),
        "services.places._capacity_1": (#"{"1":{"0900":5}}"#, .calendar),
        "services.places._capacity_add": (#"{"12-24":{"0900":2}}"#, .calendar), "services.places._ttl": ("7", .nothing),
        "services.ask._ttl": ("7", .callAccess), "services.ask._resource_group": ("other", .callAccess),
        "services.ask._phone_number": ("+15550100", .callAccess), "services.ask._provide_code": ("true", .callAccess),
        "services.ask._access_code_length": ("7", .callAccess), "services.match._ttl": ("7", .nothing),
        "services.match._resource_group": ("other", .nothing), "services.match._provide_code": ("true", .nothing),
        "services.match._phone_number": ("+15550100", .nothing), "services.state._online_code": ("204", .statusCodes),
        "services.state._offline_code": ("500", .statusCodes), "callback.filter-keys": ("kind", .options),
        "callback.returned-keys": ("kind", .options), "callback.queriesWithoutLookupKey": ("true", .listing),
        "callback.max_queued_callbacks_per_service": ("7", .options),
        "callback._throttle_callbacks_per_service_1": ("7", .options), "callback._throttle_ttl_1": ("7", .options),
        "callback._throttle_callbacks_per_service_2": ("7", .options), "callback._throttle_ttl_2": ("7", .options),
        "callback._throttle_request_parameters": ("mail", .options),
        "callback._throttle_customer_number_limit": ("7", .options),
        "callback._throttle_request_parameters_limit": ("7", .options),
        "callback._enable_throttle_header_parameters": ("true", .options),
        "callback.status.trustRootsFile": ("/roots.pem", .nextStart), "callback.status.secrets": (secret, .nextStart),
        "callback.status.secretsFile": ("x", .file), "callback.queue-polling-rate": ("7", .nothing),
        "callback.queue-polling-rate-recover": ("7", .nothing), "callback.callback_column_alias": ("x", .nothing),
        "callbackEvents.list._cbe_on_dial_done": ("_customer_number", .options),
        "callbackEvents.other._cbe_on_dial_init": ("_customer_number", .options),
        "capacity._max_capacity": ("50", .maximum), "accessNumbers.DNIS": ("+15550100", .accessNumbers),
        "accessNumbers.other": ("+15550100", .accessNumbers), "server.username": ("x", .access),
        "server.password": ("x", .access), "server.passwordFile": ("x", .file),
        "server.access_code_prefix": ("8", .accessNumbers), "operator.username": ("x", .access),
        "operator.password": ("x", .access), "operator.passwordFile": ("x", .file),
    ]

    /// What a key's change has to do; nil for a key that nobody has thought of.
    private static func change(of key: String) -> (value: String, effect: Effect)? {
        if let other = others[key] { return other }
        let own = "services.c."
        guard key.hasPrefix(own) else { return nil }
        let name = String(key.dropFirst(own.count))
        if let value = options[name] { return (value, .options) }
        guard OptionsWithoutEffect.reasons[name] != nil else { return nil }
        return ("7", .nothing)
    }

    /// The keys below the sections that a reload takes over; those that all services read in one place, once.
    private static func keys(_ reading: SettingsReading) -> [String] {
        let common: Set = ["username", "password", "passwordFile", "type", "_service", "_type"]
        return reading.keys.sorted().filter { key in
            let parts = key.split(separator: ".", maxSplits: 2).map(String.init)
            guard ReloadPlan.live.contains(parts[0]) else { return false }
            guard parts[0] == "services", parts[1] != "c" else { return true }
            return parts[1] != "d" && !common.contains(parts[2])
        }
    }

    /// A gateway that runs with ``text``, and its reloads.
    private struct Rig {
        let browser: GMSBrowser
        let reloader: Reloader

        init(_ browser: GMSBrowser, _ text: String, _ flags: FlagValues = FlagValues()) {
            self.browser = browser
            reloader = Reloader(
                from: SettingsReading(yaml: text), node: browser.node.core, access: browser.credentials,
                logger: LogLines().logger
            ) { SettingsReading(yaml: text, flags: flags.all.withLock { $0 }) }
        }

        /// What a reload replaces.
        var parts: [Effect: AnyHashable] {
            let catalog = browser.node.core.services.catalog
            let calendar = browser.node.core.calendars.calendar
            return [
                .options: AnyHashable(catalog.names.compactMap { catalog[$0] }),
                .calendar: AnyHashable(calendar.sections), .maximum: AnyHashable(calendar.maximum),
                .callAccess: AnyHashable(catalog.callAccess), .accessNumbers: AnyHashable(catalog.accessNumbers),
                .statusCodes: AnyHashable(catalog.statusCodes), .listing: AnyHashable(catalog.mayListCallbacks),
                .access: AnyHashable(browser.credentials.access),
            ]
        }
    }

    /// Values of keys that a test changes between reloads.
    private final class FlagValues: Sendable {
        let all = Mutex<[String: String]>([:])
    }

    private static func run(_ text: String, _ body: (GMSBrowser) async throws -> Void) async throws {
        let settings = try Settings(yaml: text)
        try await GMSBrowser.run({ $0 = settings }, body)
    }

    @Test("every key below a section that a reload takes over is taken over, or told to hold at the next start only")
    func everyKey() async throws {
        try await Self.run(Self.text) { browser async throws in
            let flags = FlagValues()
            let rig = Rig(browser, Self.text, flags)
            for key in Self.keys(SettingsReading(yaml: Self.text)) {
                guard let (value, effect) = Self.change(of: key) else {
                    Issue.record("\(key): say here what reads it after a reload")
                    continue
                }
                guard effect != .file else { continue }
                flags.all.withLock { $0 = [:] }
                #expect(await rig.reloader.reload() == [])
                let before = rig.parts
                flags.all.withLock { $0 = [key: value] }
                let problems = await rig.reloader.reload()
                let changed = Set(rig.parts.filter { $0.value != before[$0.key] }.keys)
                switch effect {
                case .nextStart:
                    #expect(Self.tellNextStart(problems, of: key), "\(key): \(problems)")
                    #expect(changed == [], "\(key)")
                case .kind:
                    #expect(problems.contains { $0.hasPrefix("services.c: cannot become another kind") }, "\(problems)")
                case .nothing: #expect(problems == [] && changed == [], "\(key): \(problems)")
                default: #expect(problems == [] && changed == [effect], "\(key): \(problems) \(changed)")
                }
            }
        }
    }

    private static func tellNextStart(_ problems: [String], of key: String) -> Bool {
        problems.contains { $0.contains("at the next start only") && key.hasPrefix($0.prefix { $0 != ":" }) }
    }

    @Test("what stands in a file that a key names is read again, too, or told to hold at the next start only")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "reload-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ name: String, _ text: String) throws {
            try #require(
                FileManager.default.createFile(
                    atPath: "\(folder)/\(name)", contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]))
        }
        for name in ["one", "two", "three"] { try write(name, name) }
        try write("secrets", Self.secret)
        try write("bearer", "0123456789abcdef")
        var text = Self.text + "\ncallback: {status: {secretsFile: \(folder)/secrets}}\n"
        for name in ["one", "two", "three"] {
            text = text.replacing("password: \(name)", with: "passwordFile: \(folder)/\(name)")
        }
        text = text.replacing("secrets: [0123456789abcdef]", with: "secretsFile: \(folder)/bearer")
        try await Self.run(text) { browser async throws in
            let rig = Rig(browser, text)
            for name in ["one", "two", "three"] {
                let before = rig.parts
                try write(name, "another")
                #expect(await rig.reloader.reload() == [])
                #expect(Set(rig.parts.filter { $0.value != before[$0.key] }.keys) == [.access], "\(name)")
            }
            try write("secrets", "whsec_" + Data(repeating: 8, count: 32).base64EncodedString())
            try write("bearer", "fedcba9876543210")
            let problems = await rig.reloader.reload()
            #expect(problems.count == 2, "\(problems)")
            for key in ["callback.status.secretsFile", "bridge.sources.pbx.verify.secretsFile"] {
                #expect(Self.tellNextStart(problems, of: key), "\(problems)")
            }
        }
    }
}
