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
        if let scale = source.factor("timeScale") { push.timeScale = scale }
        if let connections = source.integer("connections", in: 1...4) { push.connections = connections }
        push.apns = Self.apns(&source) ?? push.apns
        push.fcm = Self.fcm(&source) ?? push.fcm
        var http = source.section("http")
        if let hosts = http.list("allow") { push.allowedHTTPHosts = hosts }
        if let file = http.text("secretsFile") { push.httpSecretsFile = file }
        http.finish()
        if let url = Self.customURL(&source) { push.customHTTPURL = url }
        readDebug(&source, name: nil)
        var providers = source.section("providers")
        for name in providers.keys {
            var provider = providers.section(name)
            push.providers[name] = Self.texts(&provider)
            keep(Self.credentials(&provider), for: CredentialKey(name: name, isDebug: false))
            readDebug(&provider, name: name)
            provider.finish()
        }
        providers.finish()
        source.ignore(["defaultSubscriptionExpiration", "fcm.apiKey", "debug.fcm.apiKey"])
        source.finish()
    }

    private static func texts(_ source: inout SettingsSource) -> ProviderTexts {
        ProviderTexts(alertBody: source.text("apple.alertMessage.body"), alertTitle: source.text("apple.title"))
    }

    private mutating func readDebug(_ section: inout SettingsSource, name: String?) {
        var debug = section.section("debug")
        keep(Self.credentials(&debug), for: CredentialKey(name: name, isDebug: true))
        debug.ignore(["fcm.apiKey"])
        debug.finish()
    }

    private mutating func keep(_ credentials: PushCredentials, for key: CredentialKey) {
        if credentials != PushCredentials() { push.credentials[key] = credentials }
    }

    private static func credentials(_ section: inout SettingsSource) -> PushCredentials {
        var credentials = PushCredentials()
        credentials.apns = apns(&section)
        credentials.fcm = fcm(&section)
        credentials.customHTTPURL = customURL(&section)
        return credentials
    }

    private static func customURL(_ section: inout SettingsSource) -> String? {
        var custom = section.section("customhttp")
        let url = custom.text("url")
        custom.finish()
        return section.text("customhttp.url") ?? url
    }

    private static func apns(_ section: inout SettingsSource) -> APNs? {
        var source = section.section("apns")
        guard source.isPresent else { return nil }
        defer { source.finish() }
        let keyID = source.text("keyID")
        let teamID = source.text("teamID")
        let topic = source.text("topic")
        let file = source.text("privateKeyFile")
        let endpoint = source.text("endpoint")
        let roots = source.text("trustRootsFile")
        let form = source.choice("messageForm", APNs.MessageForm.self)
        let environment = source.choice("environment", APNs.Environment.self) ?? .production
        guard let keyID, let teamID, let topic, let file else {
            section.problem("apns", "needs keyID, teamID, topic and privateKeyFile")
            return nil
        }
        var apns = APNs(keyID: keyID, teamID: teamID, topic: topic, privateKeyFile: file)
        apns.endpoint = endpoint ?? environment.endpoint
        if let form { apns.messageForm = form }
        apns.trustRootsFile = roots
        return apns
    }

    private static func fcm(_ section: inout SettingsSource) -> FCM? {
        // The texts of GMS stand beside the section and mean that the system shows the message.
        let (title, body) = (section.text("fcm.title"), section.text("fcm.body"))
        var source = section.section("fcm")
        guard source.isPresent else { return nil }
        defer { source.finish() }
        let endpoint = source.text("endpoint")
        let roots = source.text("trustRootsFile")
        let style = source.choice("style", FCM.Style.self)
        var notice = FCM.Notice()
        notice.title = source.text("title") ?? title
        notice.body = source.text("body") ?? body
        if let channel = source.text("channelID") { notice.channelID = channel }
        if let sound = source.text("sound") { notice.sound = sound }
        if let action = source.text("clickAction") { notice.clickAction = action }
        guard let file = source.text("serviceAccountFile") else {
            section.problem("fcm", "needs serviceAccountFile")
            return nil
        }
        var fcm = FCM(serviceAccountFile: file)
        if let endpoint { fcm.endpoint = endpoint }
        fcm.trustRootsFile = roots
        fcm.notice = notice
        fcm.style = style ?? (notice.title == nil && notice.body == nil ? .data : .notification)
        return fcm
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

    /// A factor above 0 and at most 1.
    mutating func factor(_ name: String) -> Double? {
        guard let text = text(name) else { return nil }
        guard let number = Double(text), number > 0, number <= 1 else {
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
