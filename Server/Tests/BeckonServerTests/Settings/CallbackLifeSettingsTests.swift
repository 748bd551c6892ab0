import Testing

@testable import Beckon
@testable import BeckonServer

/// Options of callbacks: telephone systems, pauses, notices.
@Suite struct CallbackLifeSettingsTests {
    private static let pbx = """
        bridge: {sources: {pbx: {verify: {scheme: bearer, secrets: [0123456789abcdef0123456789abcdef]}, deliver: \
        {url: "https://pbx.example/", secrets: [whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=]}}}}
        callbackEvents: {few: {_cbe_on_dial_done: "_customer_number, first_name"}}
        services:
          sales: {type: callback, %}
        """

    private func options(_ text: String) throws -> ServiceOptions {
        let yaml = Self.pbx.replacing("%", with: text)
        return try #require(try Settings(yaml: yaml).services.first { $0.name == "sales" })
    }

    @Test("every option is read")
    func read() throws {
        let options = try options(
            """
            telephony: pbx, _max_dial_attempts: 5, _dial_retry_timeout: 60, _do_not_call_items: "3600,9,21", \
            _max_time_to_wait_for_agent_on_the_call: 120, _max_ors_submit_attempts: 2, dialResultTimeout: 90, \
            _paused_services_id: all-sales, _notification_reminder_buffer: 600, \
            customerPushes: {upcoming: true, missed: "Nobody there", moved: false}, \
            _enable_status_notification: subscribe_notify, _status_notification_target: "https://crm.example/cb", \
            _status_notification_attempts: 4, _callback_events_list: few, _enable_notification_reminder: true
            """)
        #expect(options.dialling.telephony?.description == "pbx")
        #expect(options.dialling.mostAttempts == 5)
        #expect(options.dialling.retryPause == .seconds(60))
        #expect(options.dialling.hours == DialOptions.Hours("3600,9,21"))
        #expect(options.dialling.longestWait == .seconds(120))
        #expect(options.dialling.mostSubmissions == 2)
        #expect(options.dialling.resultTimeout == .seconds(90))
        #expect(options.pauseID == "all-sales")
        #expect(options.reminderBuffer == .seconds(600))
        #expect(options.customerPushes == [.upcoming: "", .missed: "Nobody there"])
        #expect(options.status.target == "https://crm.example/cb")
        #expect(options.status.attempts == 4)
        #expect(options.status.events == [.dialEnded: ["_customer_number", "first_name"]])
        #expect(options.status.reminds)
    }

    @Test(
        "what makes no sense is a problem that names the option",
        arguments: [
            ("telephony: none", "telephony"), ("_max_dial_attempts: 0", "_max_dial_attempts"),
            ("_do_not_call_items: 9-21", "_do_not_call_items"), ("dialResultTimeout: 5", "dialResultTimeout"),
            ("_redirect: none", "_redirect"), ("_redirect: sales", "_redirect"),
            ("customerPushes: {dance: true}", "dance"),
            ("_enable_status_notification: notify", "_enable_status_notification"),
            ("_enable_status_notification: subscribe_notify", "_status_notification_target"),
            (
                "_enable_status_notification: subscribe_notify, _status_notification_target: 'https://x/', "
                    + "_status_notification_type: orscb", "_status_notification_type"
            ),
            (
                "_enable_status_notification: subscribe_notify, _status_notification_target: 'https://x/', "
                    + "_callback_events_list: none", "_callback_events_list"
            ),
        ])
    func problems(_ text: String, _ name: String) throws {
        let yaml = Self.pbx.replacing("%", with: text)
        let error = #expect(throws: SettingsError.self) { try Settings(yaml: yaml) }
        #expect(error?.problems.contains { $0.contains(name) } == true, "\(error?.problems ?? [])")
    }

    @Test("nothing is told to back-ends, and nothing more to customers, unless it is set")
    func off() throws {
        let options = try options("_enable_status_notification: false")
        #expect(options.status.target == nil)
        #expect(options.customerPushes.isEmpty)
    }
}
