/// What the options of sections other than services become.
enum SectionRules {
    /// Translates one option.
    static func translate(_ option: OptionsFile.Option) -> ImportedOption {
        switch option.section {
        case "server": server(option)
        case "callback": callback(option)
        case "capacity": ImportedOption(option, at: [option.section, option.key])
        case "push": push(option)
        case let name where name.hasPrefix("push.provider"): push(option)
        case "chat": ruled(option, by: chat)
        case "gms": ruled(option, by: gms)
        default: whole(option)
        }
    }

    // MARK: - Tables

    /// An option with a reason; values that change nothing are ignored, all others need a decision.
    private struct Rule {
        let name: String
        /// Values without effect; nil for every value.
        let harmless: Set<String>?
        let reason: String
    }

    private static let off: Set<String> = ["", "false", "no", "off", "0"]

    private static let chat = [
        Rule(name: "default_chat_endpoint", harmless: nil, reason: "there is no Chat Server"),
        Rule(name: "enable_notification_mode", harmless: nil, reason: "chat version 2 over CometD is always on"),
        Rule(
            name: "enable-fast-chat-transcript-refresh", harmless: off,
            reason: "the form of its Index is not documented; no client is known to read it"),
    ]

    /// Options of these sections that hold here as they are.
    private static let taken: Set<String> = [
        "chat push_notification_include_payload", "chat push_notification_to_active_client",
    ]

    private static let gms = [
        Rule(name: "http.connection_timeout", harmless: nil, reason: "outgoing calls have time-outs of their own"),
        Rule(name: "http.socket_timeout", harmless: nil, reason: "outgoing calls have time-outs of their own"),
        Rule(
            name: "http.ssl_trust_all", harmless: off,
            reason: "certificates are always checked; name your own authority in trustRootsFile"),
    ]

    /// Sections that mean nothing here, or something else, by the beginning of their names.
    private static let sections: [(prefix: String, fate: ImportedOption.Fate, reason: String)] = [
        ("cassandra", .ignored, "data are kept in SQLite or PostgreSQL"),
        ("log", .ignored, "the log's level is BECKON_LOG_LEVEL"),
        ("ors", .ignored, "there is no router"), ("urs", .ignored, "there is no router"),
        ("stat", .ignored, "there is no Stat Server; waits are estimated from the pace of the last hour"),
        ("cluster", .ignored, "nodes find each other in their database"),
        ("email.", .ignored, "only chats are served"), ("open.", .ignored, "only chats are served"),
        ("port_restrictions", .decide, "open and close paths at the reverse proxy"),
        ("resources", .decide, "list the telephone numbers of each group in accessNumbers"),
    ]

    private static func ruled(_ option: OptionsFile.Option, by rules: [Rule]) -> ImportedOption {
        guard let rule = rules.first(where: { $0.name == option.key }) else {
            let isTaken = taken.contains("\(option.section) \(option.key)")
            return isTaken ? ImportedOption(option, at: [option.section, option.key]) : unknown(option)
        }
        let isHarmless = rule.harmless?.contains(option.value.lowercased()) ?? true
        return ImportedOption(option, isHarmless ? .ignored : .decide, rule.reason)
    }

    private static func callback(_ option: OptionsFile.Option) -> ImportedOption {
        switch option.key {
        case "queue-polling-rate", "queue-polling-rate-recover":
            ImportedOption(option, .ignored, "nothing polls: every callback has a timer")
        case "callback_column_alias": ImportedOption(option, .ignored, "the desk's page has its own titles")
        default: ImportedOption(option, at: [option.section, option.key])
        }
    }

    private static func whole(_ option: OptionsFile.Option) -> ImportedOption {
        guard let rule = sections.first(where: { option.section.hasPrefix($0.prefix) }) else {
            return ImportedOption(option, .decide, "the section is not known")
        }
        return ImportedOption(option, rule.fate, rule.reason)
    }

    static func unknown(_ option: OptionsFile.Option) -> ImportedOption {
        ImportedOption(option, .decide, "the option is not known")
    }

    // MARK: - The section server

    private static func server(_ option: OptionsFile.Option) -> ImportedOption {
        switch option.key {
        case "username", "access_code_prefix": return ImportedOption(option, at: ["server", option.key])
        case "password":
            var imported = ImportedOption(option, .changed, at: ["server", "password"], "")
            imported.secretFile = "server.password"
            return imported
        case "web_port": return ImportedOption(option, .changed, at: ["http", "port"], "http.port")
        case "web_host": return ImportedOption(option, .changed, at: ["http", "host"], "http.host")
        case "external_url_base":
            return ImportedOption(
                option, .changed, at: ["http", "externalURLs"], value: base(option.value), "http.externalURLs")
        default: return unknown(option)
        }
    }

    /// An address without the path that all GMS addresses have.
    private static func base(_ address: String) -> String {
        var text = Substring(address)
        while text.hasSuffix("/") { text.removeLast() }
        if text.hasSuffix("/genesys") { text.removeLast("/genesys".count) }
        while text.hasSuffix("/") { text.removeLast() }
        return String(text)
    }

    // MARK: - Pushes

    private static func push(_ option: OptionsFile.Option) -> ImportedOption {
        let (key, path) = (option.key, [option.section, option.key])
        let plain = key.hasPrefix("debug.") ? String(key.dropFirst("debug.".count)) : key
        if key == "pushEnabled" {
            let names = option.value.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            let kept = names.filter { $0 != "comet" && $0 != "orscb" }
            if kept == names { return ImportedOption(option, at: path) }
            return ImportedOption(
                option, .changed, at: path, value: kept.joined(separator: ","),
                "comet is always on, and there is no router for orscb")
        }
        if plain == "fcm.apiKey" || plain.hasPrefix("gcm.") || plain.hasPrefix("android.") {
            return ImportedOption(
                option, .decide,
                "Google has closed this interface: make a service account and set fcm.serviceAccountFile of this section"
            )
        }
        if isCertificate(plain) {
            return ImportedOption(
                option, .decide,
                "Apple has closed the interface for certificates of this kind: make a token key (.p8) and set apns.keyID, "
                    + "apns.teamID, apns.topic and apns.privateKeyFile of this section")
        }
        return ImportedOption(option, at: path)
    }

    private static func isCertificate(_ key: String) -> Bool {
        let key = key.lowercased()
        return ["keystore", "truststore", "certificate", ".p12", "apple.cert"].contains { key.contains($0) }
    }
}
