package import Beckon
import BeckonPush
import GMSContract
package import Logging
import ServiceLifecycle

/// The push services that the settings name, ready to deliver.
package struct PushProviders: Sendable {
    /// Keeps a provider's connections while the node runs.
    private struct Loop: Service {
        let work: @Sendable () async -> Void

        func run() async throws {
            await cancelWhenGracefulShutdown { await work() }
        }
    }

    private(set) var providers: [any PushProvider] = []
    private var loops: [@Sendable () async -> Void] = []

    /// Keeps provider tokens once a store is attached.
    let vault = StoredTokens()

    /// What runs as long as the node does.
    var services: [any Service] { loops.map { Loop(work: $0) } }

    /// Which of them serves a device.
    package var table: PushProviderTable { PushProviderTable(providers) }

    /// Reads keys and prepares connections; none is opened before the first push.
    ///
    /// - Parameters:
    ///   - settings: What the operator set.
    ///   - time: The clock.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Where the providers log.
    /// - Throws: ``SettingsError`` for a key file that cannot be read or used.
    package init(_ settings: Settings.Push, time: any TimeSource, ids: any IDSource, logger: Logger) throws {
        var credentials = settings.credentials
        var standard = Settings.PushCredentials()
        standard.apns = settings.apns
        standard.fcm = settings.fcm
        standard.customHTTPURL = settings.customHTTPURL
        credentials[.init(name: nil, isDebug: false)] = standard
        do {
            let signer = try settings.httpSecretsFile.map { file in
                let lines = try KeyFile.text(file, "push.http.secretsFile").split(whereSeparator: \.isNewline)
                return try WebhookSigner(secrets: lines.map(String.init))
            }
            for (key, credentials) in credentials {
                let maker = PushProviderMaker(
                    key: key, vault: vault, signer: signer, connections: settings.connections, time: time, ids: ids,
                    logger: logger)
                if let apns = credentials.apns { add(try maker.apns(apns)) { await $0.run() } }
                if let fcm = credentials.fcm { add(try maker.fcm(fcm)) { await $0.run() } }
                if let url = credentials.customHTTPURL { providers.append(try maker.customHTTP(url)) }
            }
            var http = HTTPPushProvider.Configuration(
                target: .deviceAddress(HTTPTargetList(settings.allowedHTTPHosts)))
            http.signer = signer
            providers.append(try HTTPPushProvider(configuration: http, time: time, logger: logger))
        } catch let error as PushConfigurationError {
            throw SettingsError(problems: ["push: \(error)"])
        }
    }

    /// Keeps the connections while a body runs, for short commands.
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
