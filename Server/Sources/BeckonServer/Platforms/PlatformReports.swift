import Beckon
import BeckonNode
import BeckonPlatform

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
