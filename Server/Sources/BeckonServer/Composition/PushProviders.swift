package import Beckon
import BeckonCrypto
import BeckonPush
import GMSContract
package import Logging
import ServiceLifecycle

/// The push providers that the settings name, ready to send.
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

    /// The services that run as long as the node.
    var services: [any Service] { loops.map { Loop(work: $0) } }

    /// Finds the provider of a device.
    package var table: PushProviderTable { PushProviderTable(providers) }

    /// Reads keys and prepares connections; the first push opens one.
    ///
    /// - Parameters:
    ///   - settings: The operator's settings.
    ///   - time: The clock.
    ///   - ids: Randomness for the jitter of pauses.
    ///   - logger: The providers' logger.
    /// - Throws: ``SettingsError`` with every key file and address that cannot be read or used.
    package init(_ settings: Settings.Push, time: any TimeSource, ids: any IDSource, logger: Logger) throws {
        var problems: [String] = []
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
                time: time, ids: ids, logger: logger)
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

    /// Attaches a store, in which provider tokens are kept and looked up.
    package func attach(_ store: any Store) { vault.attach(store) }

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
