import Beckon
import BeckonNode
import BeckonPlatform
import Logging

/// Runs what every node does for each platform, and what one node at a time does while this node has that duty.
struct PlatformHolder: Sendable {
    private static let period = Milliseconds.seconds(1)

    let platforms: [any AgentPlatform]
    let node: Node
    let port: PlatformPorts
    let logger: Logger

    /// Runs until the task is cancelled; then the platforms' work has ended.
    func run() async {
        guard !platforms.isEmpty else { return }
        await withDiscardingTaskGroup { group in
            for platform in platforms {
                group.addTask { await platform.accompany(port.port(of: platform)) }
            }
            await holdByTurns()
        }
    }

    /// Runs the platforms' work whenever the duty is this node's.
    private func holdByTurns() async {
        var duty = SoleDuty(node.chats.node)
        while !Task.isCancelled {
            guard await isMine(&duty) else {
                guard (try? await node.time.sleep(Self.period)) != nil else { return }
                continue
            }
            logger.info("this node holds the connections to the agent sides", metadata: metadata)
            await hold(&duty)
            logger.info("this node holds the connections to the agent sides no longer", metadata: metadata)
        }
    }

    /// Runs the platforms' work until the duty is another node's, or the task is cancelled.
    private func hold(_ duty: inout SoleDuty) async {
        await withDiscardingTaskGroup { group in
            for platform in platforms {
                group.addTask {
                    // Work that ends by itself, as with nothing to hold, is not begun again.
                    await platform.hold(port.port(of: platform))
                }
            }
            while (try? await node.time.sleep(Self.period)) != nil, await isMine(&duty) {}
            group.cancelAll()
        }
    }

    private func isMine(_ duty: inout SoleDuty) async -> Bool {
        let nodes = try? await node.store.nodes()
        return duty.isMine(nodes: nodes, holdsLease: node.membership.holdsLease, now: node.time.now)
    }

    private var metadata: Logger.Metadata { ["agentSides": "\(platforms.map(\.name.word).joined(separator: ", "))"] }
}

/// Stores how the platforms' adapters stand on this node, when that has changed.
struct PlatformReports: Sendable {
    /// How often it looks.
    private static let period = Milliseconds.seconds(10)

    let platforms: [any AgentPlatform]
    let node: Node
    /// The operator's name for the node.
    let name: String

    /// Runs until the task is cancelled.
    func run() async {
        var stored: [AgentSideName: PlatformCondition] = [:]
        repeat {
            for platform in platforms {
                let condition = platform.tally.condition
                guard stored[platform.name] != condition else { continue }
                if await store(condition, of: platform.name) { stored[platform.name] = condition }
            }
        } while (try? await node.time.sleep(Self.period)) != nil
    }

    /// Stores a report; a failure is no matter, because the next look stores a newer one.
    private func store(_ condition: PlatformCondition, of platform: AgentSideName) async -> Bool {
        let report = PlatformReport(node: name, at: node.time.now, condition: condition)
        let change = Change.putSetting(name: PlatformReport.setting(platform, node: name), value: report.text)
        return (try? await node.queue.commit(Commit([change]))) == .committed
    }
}
