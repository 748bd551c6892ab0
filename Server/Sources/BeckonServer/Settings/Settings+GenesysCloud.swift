import Beckon
import BeckonGenesysCloud

extension Settings {
    /// Reads `agentSides.genesys-cloud`.
    static func genesysCloud(_ source: inout SettingsSource) -> GenesysCloudSide.Configuration? {
        let region = source.text("region")
        let endpoint = endpoint(&source)
        if region == nil, endpoint == nil { source.problem("region", "is missing, such as mypurecloud.ie") }
        if let region, !GenesysHosts.knownRegions.contains(region) {
            source.warning("region", "is no region that this program knows; it is used all the same")
        }
        let (client, secret) = (required("clientID", &source), secret("clientSecret", &source))
        if secret == nil { source.problem("clientSecretFile", "is missing") }
        let open = openMessaging(&source)
        var notifications = GenesysCloudSide.Configuration.Notifications()
        var section = source.section("notifications")
        notifications.queues = section.list("queues") ?? []
        notifications.deployments = section.list("deployments") ?? []
        notifications.readsTexts = section.flag("texts") ?? false
        section.finish()
        let (eventBridge, callbacks) = (eventBridge(&source), genesysCallbacks(&source))
        guard let client, let secret, let open else { return nil }
        var configuration = GenesysCloudSide.Configuration(
            region: region ?? "mypurecloud.com", endpoint: endpoint, clientID: client, clientSecret: secret,
            openMessaging: open)
        configuration.notifications = notifications
        configuration.eventBridge = eventBridge
        configuration.callbacks = callbacks
        return configuration
    }

    private static func openMessaging(
        _ source: inout SettingsSource
    ) -> GenesysCloudSide.Configuration.OpenMessaging? {
        var section = source.section("openMessaging")
        defer { section.finish() }
        let integration = required("integration", &section)
        let secrets = secretList("webhookSecrets", &section)
        if secrets.isEmpty || secrets.contains(where: { $0.utf8.count < 16 }) {
            section.problem(
                "webhookSecrets", "must be at least one secret of 16 characters or more, here or in webhookSecretsFile")
        }
        let (bot, agent) = (section.text("botName"), section.text("agentName"))
        let setsAttributes = section.flag("attributes")
        let wait = section.seconds("openingWait", in: 0...600)
        guard let integration, !secrets.isEmpty else { return nil }
        var open = GenesysCloudSide.Configuration.OpenMessaging(integration: integration, webhookSecrets: secrets)
        if let bot { open.botName = bot }
        if let agent { open.agentName = agent }
        if let setsAttributes { open.setsAttributes = setsAttributes }
        if let wait { open.openingWait = wait }
        return open
    }

    private static func eventBridge(_ source: inout SettingsSource) -> GenesysCloudSide.Configuration.EventBridge? {
        var section = source.section("eventBridge")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        var eventBridge = GenesysCloudSide.Configuration.EventBridge()
        eventBridge.queueURL = section.text("queueURL")
        if eventBridge.queueURL != nil {
            eventBridge.region = required("region", &section) ?? ""
            eventBridge.accessKeyID = required("accessKeyID", &section) ?? ""
            eventBridge.secretAccessKey = secret("secretAccessKey", &section) ?? ""
            if eventBridge.secretAccessKey.isEmpty { section.problem("secretAccessKeyFile", "is missing") }
        } else {
            section.ignore(["region", "accessKeyID", "secretAccessKey", "secretAccessKeyFile"])
        }
        eventBridge.header = section.text("header")
        eventBridge.headerSecrets = secretList("headerSecrets", &section)
        if eventBridge.header != nil, eventBridge.headerSecrets.isEmpty {
            section.problem("headerSecrets", "must be at least one secret, here or in headerSecretsFile")
        }
        return eventBridge
    }

    private static func genesysCallbacks(
        _ source: inout SettingsSource
    ) -> GenesysCloudSide.Configuration.Callbacks? {
        var section = source.section("callbacks")
        defer { section.finish() }
        guard section.isPresent else { return nil }
        let country = section.text("countryCode")
        return required("queue", &section).map {
            GenesysCloudSide.Configuration.Callbacks(queue: $0, countryCode: country)
        }
    }
}
