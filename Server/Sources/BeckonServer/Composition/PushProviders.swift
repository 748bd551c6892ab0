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
    /// - Throws: ``SettingsError`` with every key file and address that cannot be read or used.
    package init(_ settings: Settings.Push, time: any TimeSource, ids: any IDSource, logger: Logger) throws {
        var problems: [String] = []
        let signer = Self.trying("push.http.secretsFile", &problems) {
            try settings.httpSecretsFile.map { file in
                let lines = try KeyFile.text(file).split(whereSeparator: \.isNewline)
                return try WebhookSigner(secrets: lines.map(String.init))
            }
        }
        for (key, credentials) in settings.allCredentials {
            let maker = PushProviderMaker(
                key: key, vault: vault, signer: signer ?? nil, connections: settings.connections, time: time, ids: ids,
                logger: logger)
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

    /// What the work makes; nil with a problem more when it cannot.
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

    /// Keeps provider tokens in a store from now on, and uses those that it holds.
    package func attach(_ store: any Store) { vault.attach(store) }

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

extension Settings.Push {
    /// The credentials of every section, the default one among them.
    fileprivate var allCredentials: [Settings.CredentialKey: Settings.PushCredentials] {
        var all = credentials
        var standard = Settings.PushCredentials()
        (standard.apns, standard.fcm, standard.customHTTPURL) = (apns, fcm, customHTTPURL)
        all[.init(name: nil, isDebug: false)] = standard
        return all
    }
}

extension Settings.CredentialKey {
    /// Where the section stands in the settings.
    fileprivate var path: String {
        "push" + (name.map { ".providers.\($0)" } ?? "") + (isDebug ? ".debug" : "")
    }
}
