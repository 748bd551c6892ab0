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
        push.texts = Self.texts(&source)
        readAPNs(&source)
        readFCM(&source)
        var http = source.section("http")
        if let hosts = http.list("allow") { push.allowedHTTPHosts = hosts }
        http.finish()
        var custom = source.section("customhttp")
        if let url = custom.text("url") { push.customHTTPURL = url }
        custom.finish()
        if let url = source.text("customhttp.url") { push.customHTTPURL = url }
        var providers = source.section("providers")
        for name in providers.keys {
            var provider = providers.section(name)
            push.providers[name] = Self.texts(&provider)
            provider.finish()
        }
        providers.finish()
        source.ignore(["defaultSubscriptionExpiration", "fcm.apiKey", "debug.fcm.apiKey"])
        source.finish()
    }

    private static func texts(_ source: inout SettingsSource) -> ProviderTexts {
        ProviderTexts(alertBody: source.text("apple.alertMessage.body"), alertTitle: source.text("apple.title"))
    }

    private mutating func readAPNs(_ push: inout SettingsSource) {
        var source = push.section("apns")
        guard source.isPresent else { return }
        let keyID = source.text("keyID")
        let teamID = source.text("teamID")
        let topic = source.text("topic")
        let file = source.text("privateKeyFile")
        let endpoint = source.text("endpoint")
        let roots = source.text("trustRootsFile")
        let form = source.choice("messageForm", APNs.MessageForm.self)
        if let keyID, let teamID, let topic, let file {
            var apns = APNs(keyID: keyID, teamID: teamID, topic: topic, privateKeyFile: file)
            if let endpoint { apns.endpoint = endpoint }
            if let form { apns.messageForm = form }
            apns.trustRootsFile = roots
            self.push.apns = apns
        } else {
            push.problem("apns", "needs keyID, teamID, topic and privateKeyFile")
        }
        source.finish()
    }

    private mutating func readFCM(_ push: inout SettingsSource) {
        var source = push.section("fcm")
        guard source.isPresent else { return }
        let endpoint = source.text("endpoint")
        let roots = source.text("trustRootsFile")
        if let file = source.text("serviceAccountFile") {
            var fcm = FCM(serviceAccountFile: file)
            if let endpoint { fcm.endpoint = endpoint }
            fcm.trustRootsFile = roots
            self.push.fcm = fcm
        } else {
            push.problem("fcm", "needs serviceAccountFile")
        }
        source.finish()
    }
}

extension SettingsSource {
    /// A list of chat event types.
    mutating func events(_ name: String) -> Set<EventKind>? {
        guard let names = list(name) else { return nil }
        for text in names where EventKind(rawValue: text) == nil {
            problem(name, "must list event types out of \(EventKind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return Set(names.compactMap { EventKind(rawValue: $0) })
    }

    /// A whole number of seconds.
    mutating func seconds(_ name: String, in range: ClosedRange<Int>) -> Milliseconds? {
        integer(name, in: range).map { .seconds(Int64($0)) }
    }
}
