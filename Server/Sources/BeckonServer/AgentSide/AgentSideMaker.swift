import Beckon
import BeckonPush

/// Makes the agent sides that the settings name.
enum AgentSideMaker {
    /// - Throws: ``SettingsError`` with every address, secret and file that cannot be used.
    static func agentSides(of settings: Settings, time: any TimeSource) throws(SettingsError) -> [any AgentSide] {
        var (sides, problems) = ([any AgentSide](), [String]())
        for (name, source) in settings.sources.sorted(by: { $0.key < $1.key }) {
            guard let delivery = source.delivery else { continue }
            do throws(PushConfigurationError) {
                let sender = try WebhookSender(
                    url: delivery.url, secrets: delivery.secrets,
                    trustRoots: delivery.trustRootsFile.map { .file($0) } ?? .system, time: time)
                sides.append(WebhookAgentSide(source.name) { await sender.post($0, id: $1) })
            } catch {
                problems.append("bridge.sources.\(name).deliver: \(error.message)")
            }
        }
        guard problems.isEmpty else { throw SettingsError(problems: problems) }
        return sides
    }
}
