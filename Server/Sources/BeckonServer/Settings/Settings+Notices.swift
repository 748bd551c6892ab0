import Beckon
import BeckonPush

/// What customers and back-ends are told of a callback.
extension Settings {
    /// Reads the notices to customers: their names, with a text or `true` for our own.
    func readCustomerPushes(_ options: inout ServiceOptions, _ source: inout SettingsSource) {
        if let time = source.seconds("_notification_reminder_buffer", in: 1...86_400) { options.reminderBuffer = time }
        var section = source.section("customerPushes")
        for kind in CustomerNotice.allCases {
            guard let text = section.text(kind.rawValue) else { continue }
            let isOn = SettingsSource.flag(of: text)
            guard isOn != false else { continue }
            guard text.utf8.count <= 256 else {
                section.problem(kind.rawValue, "must be true, or a text of at most 256 bytes")
                continue
            }
            options.customerPushes[kind] = isOn == true ? "" : text
        }
        section.finish()
    }

    /// Reads `_enable_status_notification` and what belongs to it.
    func readStatus(_ options: inout ServiceOptions, _ source: inout SettingsSource) {
        if let reminds = source.flag("_enable_notification_reminder") { options.status.reminds = reminds }
        let mode = source.choice("_enable_status_notification", StatusMode.self)
        let target = source.text("_status_notification_target") ?? ""
        let type = source.text("_status_notification_type") ?? ""
        if let attempts = source.integer("_status_notification_attempts", in: 1...10) {
            options.status.attempts = attempts
        }
        let list = source.text("_callback_events_list") ?? ""
        guard let mode, mode != .off else { return }
        guard mode == .subscribeNotify else {
            return source.problem(
                "_enable_status_notification",
                "notify is not available; use subscribe_notify")
        }
        if !["", "httpcb"].contains(type) {
            source.problem("_status_notification_type", "must be httpcb: there is no router")
        }
        guard WebAddress(target) != nil else {
            return source.problem("_status_notification_target", "must be an http or https address")
        }
        source.warnIfPlain("_status_notification_target", target, "customers' numbers")
        options.status.target = target
        guard !list.isEmpty else { return }
        guard let events = callbackEventLists[list] else {
            return source.problem("_callback_events_list", "must be a name of callbackEvents")
        }
        options.status.events = events
    }

    /// Reads how status notifications prove where they come from, and whom they trust (`callback.status`).
    mutating func readStatusDelivery(_ parent: inout SettingsSource) {
        var source = parent.section("status")
        defer { source.finish() }
        statusDelivery.trustRootsFile = source.text("trustRootsFile")
        statusDelivery.secrets = Self.secretList("secrets", &source)
        if !statusDelivery.secrets.isEmpty, (try? WebhookSigner(secrets: statusDelivery.secrets)) == nil {
            source.problem(
                "secrets", "must be whsec_ and 24 to 64 bytes in base64, in secrets or one per line in secretsFile")
        }
    }

    /// Values of `_enable_status_notification`.
    private enum StatusMode: String, CaseIterable {
        case off = "false"
        case subscribeNotify = "subscribe_notify"
        case notify
    }

    /// Reads `callbackEvents`: lists of events with the parameters that each tells.
    mutating func readCallbackEvents(_ root: inout SettingsSource) {
        var source = root.section("callbackEvents")
        for name in source.keys {
            var list = source.section(name)
            var events: [StatusEvent: [String]] = [:]
            for word in list.keys {
                let parameters = list.list(word) ?? []
                if let event = StatusEvent(rawValue: word) {
                    events[event] = parameters.filter { !$0.isEmpty }
                } else {
                    list.problem(word, "must be an event such as _cbe_on_dial_done")
                }
            }
            callbackEventLists[name] = events
            list.finish()
        }
        source.finish()
    }
}

extension Settings {
    /// How notifications of callbacks go to the back-ends that services name (`callback.status`).
    package struct StatusDelivery: Sendable, Hashable {
        /// The signing secrets in the form of Standard Webhooks, the newest first; without one, notifications are unsigned, as
        /// those of GMS.
        package var secrets: [String] = []
        /// A PEM file of the roots to trust instead of the system's.
        package var trustRootsFile: String?
    }
}
