import Beckon
import BeckonCrypto
import BeckonPush
import GMSContract
import Logging

/// Makes providers out of one section of the settings.
struct PushProviderMaker {
    let key: Settings.CredentialKey
    let vault: any TokenVault
    let tokens: ProviderTokens
    let signer: WebhookSigner?
    /// The most connections to one service with one credential.
    let connections: Int
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger

    func apns(_ settings: Settings.APNs) throws -> APNsProvider {
        var configuration = APNsProvider.Configuration(
            endpoint: settings.endpoint, keyID: settings.keyID, teamID: settings.teamID,
            privateKeyPEM: try KeyFile.text(settings.privateKeyFile), topic: settings.topic)
        configuration.messageForm = settings.messageForm == .object ? .object : .string
        if let file = settings.trustRootsFile { configuration.trustRoots = .file(file) }
        configuration.connections = connections
        configuration.route = route(.apns)
        configuration.vault = vault
        configuration.tokens = tokens
        return try APNsProvider(configuration: configuration, time: time, ids: ids, logger: logger)
    }

    func fcm(_ settings: Settings.FCM) throws -> FCMProvider {
        let json = try KeyFile.text(settings.serviceAccountFile)
        var configuration = FCMProvider.Configuration(account: try ServiceAccount(json: Array(json.utf8)))
        configuration.endpoint = settings.endpoint
        if let file = settings.trustRootsFile { configuration.trustRoots = .file(file) }
        configuration.connections = connections
        configuration.route = route(.fcm)
        return try FCMProvider(configuration: configuration, time: time, ids: ids, logger: logger)
    }

    func customHTTP(_ url: String) throws -> HTTPPushProvider {
        var configuration = HTTPPushProvider.Configuration(target: .receiver(url: url, credentials: nil))
        configuration.signer = signer
        configuration.route = route(.customhttp)
        return try HTTPPushProvider(configuration: configuration, time: time, logger: logger)
    }

    private func route(_ kind: PushProviderKind) -> PushRoute {
        PushRoute(kind, providerName: key.name, isDebug: key.isDebug)
    }
}
