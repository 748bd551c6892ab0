package import Beckon
import BeckonCrypto
import BeckonPush
import GMSContract
package import Logging
import ServiceLifecycle
package import Tracing

/// The push providers that the settings name, ready to send.
package struct PushProviders: Sendable {
    private(set) var providers: [any PushProvider] = []
    private var loops: [@Sendable () async -> Void] = []

    /// The services that run as long as the node.
    var services: [any Service] { loops.map { Loop(body: $0) } }

    /// Finds the provider of a device.
    package var table: PushProviderTable { PushProviderTable(providers) }

    /// Reads keys and prepares connections; the first push opens one.
    ///
    /// - Parameters:
    ///   - settings: The operator's settings.
    ///   - store: Where provider tokens are kept and looked up; nil to check the settings, or to make new tokens.
    ///   - time: The clock.
    ///   - ids: Randomness for the jitter of pauses.
    ///   - logger: The providers' logger.
    ///   - tracer: Makes a span of each HTTP push within a trace; nil for none.
    /// - Throws: ``SettingsError`` with every key file and address that cannot be read or used.
    package init(
        _ settings: Settings.Push, store: (any Store)?, time: any TimeSource, ids: any IDSource, logger: Logger,
        tracer: (any Tracer)? = nil
    ) throws {
        var problems: [String] = []
        let vault = store.map(StoredTokens.init)
        let signer = Self.trying("push.http.secretsFile", &problems) {
            try settings.httpSecretsFile.map { file in
                let lines = try KeyFile.text(file).split(whereSeparator: \.isNewline)
                return try WebhookSigner(secrets: lines.map(String.init))
            }
        }
        let tokens = ProviderTokens()
        for (key, credentials) in settings.allCredentials {
            let maker = PushProviderMaker(
                key: key, vault: vault, tokens: tokens, signer: signer ?? nil, connections: settings.connections,
                time: time, ids: ids, logger: logger, tracer: tracer)
            if let apns = credentials.apns {
                Self.trying("\(key.path).apns", &problems) { try maker.apns(apns) }.map { add($0) { await $0.run() } }
            }
            if let fcm = credentials.fcm {
                Self.trying("\(key.path).fcm", &problems) { try maker.fcm(fcm) }.map { add($0) { await $0.run() } }
            }
            if let url = credentials.customHTTPURL {
                Self.trying("\(key.path).customhttp.url", &problems) { try maker.customHTTP(url) }
                    .map { providers.append($0) }
            }
        }
        var http = HTTPPushProvider.Configuration(target: .deviceAddress(HTTPTargetList(settings.allowedHTTPHosts)))
        http.signer = signer ?? nil
        http.tracer = tracer
        Self.trying("push.http", &problems) { try HTTPPushProvider(configuration: http, time: time, logger: logger) }
            .map { providers.append($0) }
        guard problems.isEmpty else { throw SettingsError(problems: problems.sorted()) }
    }

    /// Returns the result of the work; nil, and adds a problem, if it throws.
    private static func trying<Value>(
        _ key: String, _ problems: inout [String], _ work: () throws -> Value
    ) -> Value? {
        do {
            return try work()
        } catch let error as PushConfigurationError {
            problems.append("\(key): \(error.message)")
        } catch {
            problems.append("\(key): \(error)")
        }
        return nil
    }

    /// Keeps the connections open while a body runs, for short commands.
    package func running<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for loop in loops { group.addTask { await loop() } }
            defer { group.cancelAll() }
            return try await body()
        }
    }

    private mutating func add<Provider: PushProvider>(
        _ provider: Provider, _ work: @escaping @Sendable (Provider) async -> Void
    ) {
        providers.append(provider)
        loops.append { await work(provider) }
    }
}

extension Settings.Push {
    /// The credentials of every section, including the default one.
    fileprivate var allCredentials: [Settings.CredentialKey: Settings.PushCredentials] {
        var all = credentials
        var standard = Settings.PushCredentials()
        (standard.apns, standard.fcm, standard.customHTTPURL) = (apns, fcm, customHTTPURL)
        all[.init(name: nil, isDebug: false)] = standard
        return all
    }
}

extension Settings.CredentialKey {
    /// The section's path in the settings.
    fileprivate var path: String {
        "push" + (name.map { ".providers.\($0)" } ?? "") + (isDebug ? ".debug" : "")
    }
}

/// Makes providers out of one section of the settings.
struct PushProviderMaker {
    let key: Settings.CredentialKey
    let vault: (any TokenVault)?
    let tokens: ProviderTokens
    let signer: WebhookSigner?
    /// The most connections to one service with one credential.
    let connections: Int
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger
    let tracer: (any Tracer)?

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
        configuration.tracer = tracer
        return try HTTPPushProvider(configuration: configuration, time: time, logger: logger)
    }

    private func route(_ kind: PushProviderKind) -> PushRoute {
        PushRoute(kind, providerName: key.name, isDebug: key.isDebug)
    }
}

/// Keeps provider tokens in the database, so that a restart makes no new ones.
private struct StoredTokens: TokenVault {
    let store: any Store

    func token(_ name: String) async -> String? { try? await store.setting(name) }

    func keep(_ token: String, as name: String) async {
        // If this fails, the next start makes another token; pushes are not affected.
        _ = try? await store.commit([Commit([.putSetting(name: name, value: token)])])
    }
}
