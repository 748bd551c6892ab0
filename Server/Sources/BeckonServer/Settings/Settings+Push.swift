import Beckon

extension Settings {
    mutating func readPush(_ root: inout SettingsSource) {
        var source = root.section("push")
        if let types = source.list("pushEnabled") {
            // Unknown names are ignored, as GMS does (gms-push §3.1).
            push.enabled = Set(types.compactMap { PushType(rawValue: $0) })
        }
        if let events = source.events("filtering_chat_events") { push.filteredEvents = events }
        let content = source.choice("content", ServiceOptions.PushText.self)
        if let content { push.text = content }
        readNotices(&source, content: content)
        if let scale = source.factor("timeScale") { push.timeScale = scale }
        if let connections = source.integer("connections", in: 1...4) { push.connections = connections }
        var http = source.section("http")
        if let hosts = http.list("allow") { push.allowedHTTPHosts = hosts }
        if let file = http.text("secretsFile") { push.httpSecretsFile = file }
        http.finish()
        var sections = PushSectionReader(push: push)
        sections.read(&source, &root)
        push = sections.push
        // A value that cannot be used counts as the default, as in GMS (gms-push §3.1).
        if let seconds = source.limit("defaultSubscriptionExpiration", in: 30...31_536_000) {
            push.subscriptionLifetime = .seconds(Int64(seconds))
        }
        source.finish()
    }
}

extension SettingsSource {
    /// Warns of a server key of FCM's old interface and names the setting that replaces it.
    func warnOfServerKey(_ section: String, isAlone: Bool) {
        let end =
            isAlone ? "; until then pushes to fcm, gcm and android devices of this section have no credential" : ""
        warning(
            "\(section).apiKey",
            """
            is not used, because Google has closed the interface that took such keys; \
            set \(path).\(section).serviceAccountFile, the JSON file of a service account\(end)
            """)
    }

    /// A list of chat event types.
    mutating func events(_ name: String) -> Set<EventKind>? {
        guard let names = list(name) else { return nil }
        for text in names where EventKind(rawValue: text) == nil {
            problem(name, "may list only \(EventKind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return Set(names.compactMap { EventKind(rawValue: $0) })
    }

    /// A factor above 0 and at most 1.
    mutating func factor(_ name: String) -> Double? {
        guard let text = text(name) else { return nil }
        // Swift would read hexadecimal digits, too.
        guard !WholeNumber.isReadTwice(text), let number = Double(text), number > 0, number <= 1 else {
            problem(name, "must be a number above 0 and at most 1")
            return nil
        }
        return number
    }

    /// A whole number of seconds.
    mutating func seconds(_ name: String, in range: ClosedRange<Int>) -> Milliseconds? {
        integer(name, in: range).map { .seconds(Int64($0)) }
    }
}
