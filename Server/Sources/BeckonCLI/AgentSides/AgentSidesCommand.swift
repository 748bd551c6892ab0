import ArgumentParser
import Beckon
import BeckonPlatform
import BeckonServer

/// Shows how the agent sides stand.
struct AgentSidesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agent-sides", abstract: "Show how agent sides stand.",
        discussion: """
            A table on a terminal and one JSON object a line in a pipe, for each agent side besides the desk: since when \
            it is connected, its last event, the chats that wait for it and how old the oldest of their events is, refused \
            requests, and the platform's limits. Each node notes this every 10 seconds when it has changed.
            """)

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        let settings = try options.settings()
        try await OutboxCommand.withStore(options) { store in
            let sides = try await AgentSideOverview.all(settings.agentSides, from: store)
            let now = SystemTime().now
            if Console.isTerminal { return Console.say(AgentSideText.table(sides, now: now)) }
            for side in sides { Console.say(AgentSideText.line(side, now: now)) }
        }
    }
}
