import ArgumentParser
import Beckon
import BeckonServer
import BeckonSimulators
import Foundation
import ServiceLifecycle

/// The contact centre of a demo: a stand-in that answers the demo's chats and callbacks.
struct DemoAgentSide: Service {
    /// Which contact centre answers.
    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case desk
        case genesysCloud = "genesys-cloud"
        case cxone
        case pureConnect = "pureconnect"
    }

    /// The page of its agents.
    let page: String
    private let kind: Kind
    /// The settings that connect the gateway with it, as the settings file spells them.
    private let yaml: String
    private let serve: @Sendable () async -> Void

    /// Starts the stand-in.
    ///
    /// - Parameters:
    ///   - kind: Which one.
    ///   - gateway: The gateway's address.
    /// - Returns: The stand-in, which listens; nil for the desk.
    /// - Throws: When no port can be bound.
    static func open(_ kind: Kind, gateway: String) async throws -> DemoAgentSide? {
        let address = "\(gateway)/beckon/1/agent-sides/\(kind.rawValue)"
        switch kind {
        case .desk: return nil
        case .genesysCloud: return try await genesysCloud(address)
        case .cxone: return try await cxone(address)
        case .pureConnect: return try await pureConnect()
        }
    }

    private static func genesysCloud(_ address: String) async throws -> DemoAgentSide {
        let ids = SystemIDs()
        var configuration = SimulatedGenesysCloud.Configuration(
            clientSecret: ids.text(length: 32), webhookSecret: ids.text(length: 32))
        configuration.webhookURL = "\(address)/webhook"
        let platform = try await SimulatedGenesysCloud.listen(configuration)
        return DemoAgentSide(
            page: "\(platform.endpoint)/agent", kind: .genesysCloud,
            yaml: """
                agentSides:
                  genesys-cloud:
                    endpoint: \(platform.endpoint)
                    clientID: \(configuration.clientID)
                    clientSecret: \(configuration.clientSecret)
                    openMessaging:
                      integration: \(configuration.integration)
                      webhookSecrets: [\(configuration.webhookSecret)]
                    notifications: {queues: [\(configuration.queue)]}
                    callbacks: {queue: \(configuration.queue)}
                """
        ) { await platform.run() }
    }

    private static func cxone(_ address: String) async throws -> DemoAgentSide {
        let ids = SystemIDs()
        var configuration = SimulatedCXone.Configuration(
            accessKeySecret: ids.text(length: 32), client: ("cxone-channel", ids.text(length: 32)))
        configuration.middleware = address
        let events = SimulatedCXone.Events(
            url: "\(address)/events", proof: .signature, header: "x-hub-signature-256", secret: ids.text(length: 32))
        configuration.events = events
        let platform = try await SimulatedCXone.listen(configuration)
        return DemoAgentSide(
            page: "\(platform.endpoint)/agent", kind: .cxone,
            yaml: """
                agentSides:
                  cxone:
                    endpoint: \(platform.endpoint)
                    accessKeyID: \(configuration.accessKeyID)
                    accessKeySecret: \(configuration.accessKeySecret)
                    channel: \(configuration.channel)
                    byoc: {clientID: \(configuration.client.id), clientSecrets: [\(configuration.client.secret)]}
                    events:
                      scheme: \(events.proof.rawValue)
                      header: \(events.header)
                      secrets: [\(events.secret)]
                    customFields: ["*"]
                    callbacks: {skill: "\(configuration.skill)"}
                """
        ) { await platform.run() }
    }

    private static func pureConnect() async throws -> DemoAgentSide {
        let configuration = SimulatedPureConnect.Configuration()
        let platform = try await SimulatedPureConnect.listen(configuration)
        return DemoAgentSide(
            page: "\(platform.endpoint)/agent", kind: .pureConnect,
            yaml: """
                agentSides:
                  pureconnect:
                    servers: ["\(platform.endpoint)"]
                    target: \(configuration.workgroup)
                    callbacks: {target: \(configuration.workgroup)}
                    webhook: {secrets: [\(SystemIDs().text(length: 32))]}
                    agent:
                      user: beckon
                      password: \(UUID().uuidString)
                      placeWords: "You are number {place} in line."
                """
        ) { await platform.run() }
    }

    /// Has the demo's chats answered and its customers called by this contact centre.
    ///
    /// - Throws: ``SettingsError`` never, unless the settings of this contact centre are spelled wrongly here.
    func answer(_ settings: inout Settings) throws {
        settings.platforms = try Settings(yaml: yaml).platforms
        guard let name = settings.platforms.names.first else { return }
        for index in settings.services.indices {
            settings.services[index].agentSide = name
            guard settings.services[index].media == .voice,
                settings.services[index].callDirection == .userTerminated
            else { continue }
            settings.services[index].dialling.telephony = BridgeSourceName(name.word)
            settings.services[index].dialling.resultTimeout = .seconds(3_600)
        }
    }

    func run() async throws { await cancelWhenGracefulShutdown { await serve() } }
}
