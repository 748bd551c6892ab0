import Beckon
import BeckonPureConnect
import BeckonPush

extension Settings {
    /// The kinds of targets of ICWS.
    private enum TargetType: String, CaseIterable {
        case workgroup = "Workgroup"
        case user = "User"
        case station = "Station"
        case system = "System"
    }

    /// Reads `agentSides.pureconnect`.
    static func pureConnect(_ source: inout SettingsSource) -> PureConnectSide.Configuration? {
        let servers = (source.list("servers") ?? []).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        if servers.isEmpty || servers.count > 8 || servers.contains(where: { WebAddress($0) == nil }) {
            source.problem("servers", "must be 1 to 8 http or https addresses, such as https://ic1.example.com:8019")
        }
        for server in servers { source.warnIfPlain("servers", server, "chats and passwords") }
        let target = required("target", &source)
        let (type, language, name) = (
            source.choice("targetType", TargetType.self), source.text("language"), source.text("agentName")
        )
        let dialect = source.choice("dialect", PureConnectSide.Configuration.Dialect.self)
        let callbacks = pureConnectCallbacks(&source)
        let agent = pureConnectAgent(&source)
        let webhook = pureConnectWebhook(&source, dialect ?? .icws)
        guard !servers.isEmpty, let target else { return nil }
        var configuration = PureConnectSide.Configuration(servers: servers, target: target)
        if let dialect { configuration.dialect = dialect }
        if let type { configuration.targetType = type.rawValue }
        configuration.language = language
        configuration.callbacks = callbacks
        configuration.agent = agent
        configuration.webhook = webhook
        if let name, !name.isEmpty { configuration.agentName = name }
        return configuration
    }

    private static func pureConnectCallbacks(
        _ source: inout SettingsSource
    ) -> PureConnectSide.Configuration.Callbacks? {
        var section = source.section("callbacks")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        let (type, subject) = (section.choice("targetType", TargetType.self), section.text("subject"))
        return required("target", &section).map {
            var callbacks = PureConnectSide.Configuration.Callbacks(target: $0)
            if let type { callbacks.targetType = type.rawValue }
            callbacks.subject = subject
            return callbacks
        }
    }

    private static func pureConnectWebhook(
        _ source: inout SettingsSource, _ dialect: PureConnectSide.Configuration.Dialect
    ) -> PureConnectSide.Configuration.Webhook? {
        var section = source.section("webhook")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        let secrets = secretList("secrets", &section)
        if secrets.isEmpty || secrets.contains(where: { $0.utf8.count < 16 }) {
            section.problem("secrets", "must be at least one secret of 16 characters or more, here or in secretsFile")
        }
        if dialect != .icws { source.problem("webhook", "is of the dialect icws alone") }
        return .init(secrets: secrets)
    }

    private static func pureConnectAgent(_ source: inout SettingsSource) -> PureConnectSide.Configuration.Agent? {
        var section = source.section("agent")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        let (user, password) = (required("user", &section), secret("password", &section))
        if password == nil { section.problem("passwordFile", "is missing") }
        let words = words("placeWords", with: "{place}", &section)
        let waitWords = self.words("waitWords", with: "{minutes}", &section)
        if waitWords != nil, words == nil { section.problem("waitWords", "needs placeWords") }
        guard let user, let password else { return nil }
        var agent = PureConnectSide.Configuration.Agent(user: user, password: password)
        agent.placeWords = words
        agent.waitWords = waitWords
        return agent
    }

    /// What customers read, with a mark for a number in it.
    private static func words(_ key: String, with mark: String, _ section: inout SettingsSource) -> String? {
        guard let words = section.text(key) else { return nil }
        if !words.contains(mark) || words.count > 200 {
            section.problem(key, "must have \(mark) in it, and 200 characters at most")
        }
        return words
    }
}
