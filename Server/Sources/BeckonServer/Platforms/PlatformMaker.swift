package import Beckon
import BeckonCXone
import BeckonGenesysCloud
import BeckonNative
import BeckonNode
package import BeckonPlatform
import BeckonPureConnect
package import Logging

/// Makes the adapters that the settings name (`agentSides`).
package struct PlatformMaker {
    /// The adapters, each platform's once.
    package private(set) var platforms: [any AgentPlatform] = []
    private let settings: Settings
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    private let link: @Sendable (FileID, Timestamp) -> String?

    /// - Parameters:
    ///   - settings: The operator's settings.
    ///   - time: The machine's clocks.
    ///   - ids: The source of identifiers.
    ///   - link: Makes the addresses of customers' files; nil for none.
    ///   - logger: Where the adapters log.
    package init(
        _ settings: Settings, time: any TimeSource, ids: any IDSource, link: AgentDelivery.FileLink?, logger: Logger
    ) {
        self.settings = settings
        self.time = time
        self.ids = ids
        self.logger = logger
        self.link = { file, sent in link?(file, sent) }
        if let configuration = settings.platforms.genesysCloud { platforms.append(genesysCloud(configuration)) }
        if let configuration = settings.platforms.cxone { platforms.append(cxone(configuration)) }
        if let configuration = settings.platforms.pureConnect {
            platforms.append(pureConnect(configuration))
        }
    }

    private func pureConnect(_ configuration: PureConnectSide.Configuration) -> PureConnectSide {
        var configuration = configuration
        configuration.webhook?.address = address(of: .pureConnect, "webhook")
        return PureConnectSide(
            configuration, transport: transport(.pureConnect), link: link, ids: ids, logger: logger)
    }

    private func genesysCloud(_ configuration: GenesysCloudSide.Configuration) -> GenesysCloudSide {
        var configuration = configuration
        configuration.openMessaging.webhookURL = address(of: .genesysCloud, "webhook")
        return GenesysCloudSide(
            configuration, transport: transport(.genesysCloud), connector: connector(.genesysCloud), link: link,
            time: time, ids: ids, logger: logger)
    }

    private func cxone(_ configuration: CXoneSide.Configuration) -> CXoneSide {
        var configuration = configuration
        configuration.publicAddress = settings.http.externalURLs.first
        return CXoneSide(
            configuration, transport: transport(.cxone), link: link, time: time, ids: ids, logger: logger)
    }

    private func transport(_ name: AgentSideName) -> HTTPSTransport {
        HTTPSTransport(trustRootsFile: settings.platforms.trustRootsFiles[name])
    }

    private func connector(_ name: AgentSideName) -> NIOSocketConnector {
        NIOSocketConnector(trustRootsFile: settings.platforms.trustRootsFiles[name])
    }

    /// The address at which a platform reaches its adapter; nil if the settings do not say how this server is reached.
    private func address(of name: AgentSideName, _ path: String) -> String? {
        settings.http.externalURLs.first.map { "\($0)/beckon/1/agent-sides/\(name.word)/\(path)" }
    }
}

/// Makes the port of each platform's adapter.
struct PlatformPorts: Sendable {
    private let node: Node
    /// The source of each platform's bridge: its name, and the operator's rules for its pushes.
    private let bridges: [AgentSideName: (source: BridgeSourceName, rules: BridgePolicy.Rules)]

    init(node: Node, settings: Settings) {
        self.node = node
        bridges = settings.platforms.bridges.compactMapValues { name in
            settings.sources[name].map { ($0.name, $0.rules) }
        }
    }

    /// What an adapter may do to Beckon.
    func port(of platform: any AgentPlatform) -> PlatformPort {
        let service = BridgeService(chats: node.chats)
        let bridge = bridges[platform.name].map { source, rules -> PlatformPort.Bridge in
            { report in _ = try await service.take(report, from: source, rules: rules) }
        }
        return PlatformPort(agents: node.port(of: platform.name), time: node.time, bridge: bridge)
    }
}
