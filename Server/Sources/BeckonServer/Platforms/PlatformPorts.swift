import Beckon
import BeckonNative
import BeckonNode
import BeckonPlatform

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
