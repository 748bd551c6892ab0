import Beckon
import BeckonPush
import Foundation
import GMSContract
import Logging
import ServiceLifecycle

/// The push services that the settings name, ready to deliver.
struct PushProviders: Sendable {
    /// Keeps a provider's connections while the node runs.
    private struct Loop: Service {
        let work: @Sendable () async -> Void

        func run() async throws {
            await cancelWhenGracefulShutdown { await work() }
        }
    }

    private(set) var providers: [any PushProvider] = []
    private(set) var services: [any Service] = []

    /// Reads keys and prepares connections; none is opened before the first push.
    ///
    /// - Parameters:
    ///   - settings: What the operator set.
    ///   - time: The clock.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Where the providers log.
    /// - Throws: ``SettingsError`` for a key file that cannot be read or used.
    init(_ settings: Settings.Push, time: any TimeSource, ids: any IDSource, logger: Logger) throws {
        do {
            if let apns = settings.apns {
                let provider = try APNsProvider(
                    configuration: Self.configuration(apns), time: time, ids: ids, logger: logger)
                add(provider) { await provider.run() }
            }
            if let fcm = settings.fcm {
                let provider = try FCMProvider(
                    configuration: Self.configuration(fcm), time: time, ids: ids, logger: logger)
                add(provider) { await provider.run() }
            }
            let hosts = HTTPTargetList(settings.allowedHTTPHosts)
            providers.append(
                try HTTPPushProvider(
                    configuration: .init(target: .deviceAddress(hosts)), time: time, logger: logger))
            if let url = settings.customHTTPURL {
                providers.append(
                    try HTTPPushProvider(
                        configuration: .init(target: .receiver(url: url, credentials: nil)), time: time,
                        logger: logger))
            }
        } catch let error as PushConfigurationError {
            throw SettingsError(problems: ["push: \(error)"])
        }
    }

    private mutating func add(_ provider: some PushProvider, _ work: @escaping @Sendable () async -> Void) {
        providers.append(provider)
        services.append(Loop(work: work))
    }

    private static func configuration(_ settings: Settings.APNs) throws -> APNsProvider.Configuration {
        var configuration = APNsProvider.Configuration(
            endpoint: settings.endpoint, keyID: settings.keyID, teamID: settings.teamID,
            privateKeyPEM: try text(settings.privateKeyFile, "push.apns.privateKeyFile"), topic: settings.topic)
        configuration.messageForm = settings.messageForm == .object ? .object : .string
        if let file = settings.trustRootsFile { configuration.trustRoots = .file(file) }
        return configuration
    }

    private static func configuration(_ settings: Settings.FCM) throws -> FCMProvider.Configuration {
        let json = try text(settings.serviceAccountFile, "push.fcm.serviceAccountFile")
        var configuration = FCMProvider.Configuration(account: try ServiceAccount(json: Array(json.utf8)))
        configuration.endpoint = settings.endpoint
        if let file = settings.trustRootsFile { configuration.trustRoots = .file(file) }
        return configuration
    }

    private static func text(_ path: String, _ key: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw SettingsError(problems: ["\(key): the file cannot be read"]) }
        return text
    }
}
