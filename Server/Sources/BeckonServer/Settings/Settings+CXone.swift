import Beckon
import BeckonCXone

extension Settings {
    /// Reads `agentSides.cxone`.
    static func cxone(_ source: inout SettingsSource) -> CXoneSide.Configuration? {
        let (area, tenant, endpoint) = (source.text("area"), source.text("tenant"), endpoint(&source))
        if area == nil, tenant == nil, endpoint == nil { source.problem("area", "is missing, such as na1") }
        if let area, area.isEmpty || !area.utf8.allSatisfy({ (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) })
        {
            source.problem("area", "must be small letters and digits, such as na1")
        }
        let (key, keySecret) = (required("accessKeyID", &source), secret("accessKeySecret", &source))
        if keySecret == nil { source.problem("accessKeySecretFile", "is missing") }
        let (application, channel) = (cxoneApplication(&source), required("channel", &source))
        let box = cxoneBox(&source)
        let (events, hosts) = cxoneEvents(&source)
        let callbacks = cxoneCallbacks(&source)
        var configuration = CXoneSide.Configuration(
            area: area ?? "na1", accessKey: .init(id: key ?? "", secret: keySecret ?? ""), channel: channel ?? "",
            box: box)
        configuration.tenant = tenant
        configuration.endpoint = endpoint
        configuration.application = application
        configuration.events = events
        if let hosts { configuration.eventHosts = hosts }
        configuration.callbacks = callbacks
        readChoices(&configuration, &source)
        guard key != nil, keySecret != nil, channel != nil, !box.isEmpty else { return nil }
        return configuration
    }

    private static func readChoices(_ configuration: inout CXoneSide.Configuration, _ source: inout SettingsSource) {
        configuration.brand = source.text("brand")
        if let messages = source.choice("messages", CXoneSide.Configuration.MessageSource.self) {
            configuration.messages = messages
            if messages == .events, configuration.events == nil {
                source.problem("messages", "needs a section events: nothing else would bring the agents' messages")
            }
        }
        if let takes = source.flag("bots") { configuration.takesBots = takes }
        if let takes = source.flag("systemTexts") { configuration.takesSystem = takes }
        if let closes = source.flag("closeContacts") { configuration.closesContacts = closes }
        if let name = source.text("agentName"), !name.isEmpty { configuration.agentName = name }
        if let window = source.seconds("repeatWindow", in: 0...600) { configuration.repeatWindow = window }
        if let grace = source.seconds("endGrace", in: 0...10) { configuration.endGrace = grace }
        if let pause = source.seconds("pollInterval", in: 5...3_600) { configuration.pollPause = pause }
        if let rate = source.integer("pollRate", in: 1...30) { configuration.pollRate = rate }
        for text in source.list("customFields") ?? [] {
            let pair = text.split(separator: "=", maxSplits: 1).map(String.init)
            if text == "*" {
                configuration.customFields["*"] = "*"
            } else if pair.count == 2 {
                configuration.customFields[pair[0]] = pair[1]
            } else {
                source.problem("customFields", "must be pairs such as subject=order_subject, or *")
            }
        }
    }

    private static func cxoneApplication(_ source: inout SettingsSource) -> CXoneSide.Configuration.Credentials? {
        var section = source.section("application")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        let (id, secret) = (required("clientID", &section), secret("clientSecret", &section))
        if secret == nil { section.problem("clientSecretFile", "is missing") }
        guard let id, let secret else { return nil }
        return .init(id: id, secret: secret)
    }

    /// The client of the channel, once for each of its secrets.
    private static func cxoneBox(_ source: inout SettingsSource) -> [CXoneSide.Configuration.Credentials] {
        var section = source.section("byoc")
        defer { section.finish() }
        let (id, secrets) = (required("clientID", &section), secretList("clientSecrets", &section))
        if secrets.isEmpty || secrets.contains(where: { $0.utf8.count < 16 }) {
            section.problem(
                "clientSecrets", "must be at least one secret of 16 characters or more, here or in clientSecretsFile")
            return []
        }
        return id.map { id in secrets.map { .init(id: id, secret: $0) } } ?? []
    }

    /// How events prove themselves.
    private enum EventScheme: String, CaseIterable {
        case header
        case signature
    }

    private static func cxoneEvents(
        _ source: inout SettingsSource
    ) -> (proof: CXoneSide.Configuration.EventProof?, hosts: [String]?) {
        var section = source.section("events")
        defer { section.finish() }
        guard section.isPresent else { return (nil, nil) }
        let scheme = section.choice("scheme", EventScheme.self) ?? .header
        let header = section.text("header") ?? (scheme == .header ? "x-beckon-secret" : "x-hub-signature-256")
        let (secrets, hosts) = (secretList("secrets", &section), section.list("hosts"))
        if secrets.isEmpty || secrets.contains(where: { $0.utf8.count < 16 }) {
            section.problem("secrets", "must be at least one secret of 16 characters or more, here or in secretsFile")
        }
        switch scheme {
        case .header: return (.header(name: header, secrets: secrets), hosts)
        case .signature: return (.signature(header: header, secrets: secrets), hosts)
        }
    }

    private static func cxoneCallbacks(_ source: inout SettingsSource) -> CXoneSide.Configuration.Callbacks? {
        var section = source.section("callbacks")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        let (caller, version) = (section.text("callerID"), section.text("version"))
        return required("skill", &section).map {
            var callbacks = CXoneSide.Configuration.Callbacks(skill: $0, callerID: caller)
            if let version { callbacks.version = version }
            return callbacks
        }
    }
}
