import Beckon

extension Settings {
    /// Reads how customers are called.
    func readDialling(_ dialling: inout DialOptions, _ source: inout SettingsSource) {
        if let name = source.text("telephony") {
            if let known = sources[name], known.delivery != nil {
                dialling.telephony = known.name
            } else {
                source.problem("telephony", "must be a name of bridge.sources with a section deliver")
            }
        }
        if let most = source.integer("_max_dial_attempts", in: 1...100) { dialling.mostAttempts = most }
        if let pause = source.seconds("_dial_retry_timeout", in: 1...86_400) { dialling.retryPause = pause }
        if let text = source.text("_do_not_call_items"), !text.isEmpty {
            dialling.hours = DialOptions.Hours(text)
            if dialling.hours == nil {
                source.problem("_do_not_call_items", "must be seconds, first hour and last hour, such as 3600,9,21")
            }
        }
        if let wait = source.seconds("_max_time_to_wait_for_agent_on_the_call", in: 1...86_400) {
            dialling.longestWait = wait
        }
        if let most = source.integer("_max_ors_submit_attempts", in: 1...100) { dialling.mostSubmissions = most }
        if let time = source.seconds("dialResultTimeout", in: 10...3_600) { dialling.resultTimeout = time }
    }

    /// Reports each `_redirect` that leads to no callback service, or back to its own.
    func checkRedirects(_ services: [String: ServiceOptions], _ source: inout SettingsSource) {
        for service in services.values.sorted(by: { $0.name < $1.name }) where !service.redirect.isEmpty {
            // A name that holds a parameter is known only when a request comes.
            guard !service.redirect.contains("$") else { continue }
            var (name, passed) = (service.redirect, Set<String>())
            while let next = services[name], next.kind == .callback, !next.redirect.isEmpty,
                passed.insert(name).inserted
            {
                name = next.redirect
            }
            if passed.contains(name) {
                source.problem("\(service.name)._redirect", "leads in a circle")
            } else if services[name]?.kind != .callback, !name.contains("$") {
                source.problem("\(service.name)._redirect", "leads to \(name), which is not a callback service")
            }
        }
    }

    /// Reads the notices to customers: their names, with a text or `true` for our own.
    func readCustomerPushes(_ options: inout ServiceOptions, _ source: inout SettingsSource) {
        if let time = source.seconds("_notification_reminder_buffer", in: 1...86_400) { options.reminderBuffer = time }
        var section = source.section("customerPushes")
        for kind in CustomerNotice.allCases {
            guard let text = section.text(kind.rawValue), text != "false" else { continue }
            guard text.utf8.count <= 256 else {
                section.problem(kind.rawValue, "must be true, or a text of at most 256 bytes")
                continue
            }
            options.customerPushes[kind] = text == "true" ? "" : text
        }
        section.finish()
    }
}
