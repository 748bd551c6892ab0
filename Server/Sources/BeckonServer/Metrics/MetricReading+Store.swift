import Beckon
import BeckonMetrics
import BeckonNode
import BeckonPlatform

/// What the database holds, as ``FigureReader`` read it last; all nodes of a database tell the same.
extension MetricReading {
    static let work: [MetricReading] = [
        MetricReading("beckon_chats", labels: ["service", "state"], "Open chats") { sources in
            sources.figures?.chats.map { MetricSample([$0.name, $0.kind], $0.count) } ?? []
        },
        MetricReading(
            "beckon_chat_longest_wait_seconds", labels: ["service"],
            "How long the customer waits who waits longest for an agent's answer"
        ) { sources in
            let chats = sources.figures?.chats ?? []
            return Dictionary(grouping: chats, by: \.name).map { service, groups in
                MetricSample([service], groups.compactMap(\.since).min().map(sources.age) ?? 0)
            }
        },
        MetricReading("beckon_callbacks", labels: ["service", "step"], "Callbacks that are not completed") { sources in
            sources.figures?.callbacks.map { MetricSample([$0.name, $0.kind], $0.count) } ?? []
        },
        MetricReading("beckon_push_owed", labels: ["provider"], "Pushes that are owed, also those for later") {
            sources in
            owed(sources) { Double($0?.count ?? 0) }
        },
        MetricReading(
            "beckon_push_oldest_owed_seconds", labels: ["provider"],
            "How long the customer waits who waits longest for an owed push"
        ) { sources in
            owed(sources) { $0?.since.map(sources.age) ?? 0 }
        },
        MetricReading(
            "beckon_push_credential_paused", labels: ["credential", "cause"],
            "1 for a credential of the settings that this node pauses, refused by its service or failing; else 0"
        ) { sources in
            sources.node.dispatcher.credentials.flatMap { route, paused in
                PushPause.Cause.allCases.map { cause in
                    MetricSample([route.description, cause.rawValue], cause == paused ? 1 : 0)
                }
            }
        },
        MetricReading("beckon_sign_ins", "Sign-ins at the desk that have not ended") {
            [MetricSample](of: $0.figures?.signIns)
        },
        MetricReading(
            "beckon_agents", labels: ["state"], "Accounts of the desk that are signed in, and those with an open chat"
        ) {
            $0.reader.last.map {
                [MetricSample(["signed_in"], $0.figures.agents), MetricSample(["with_chats"], $0.owners)]
            } ?? []
        },
    ]

    static let agentSides: [MetricReading] = [
        MetricReading("beckon_agent_side_owed", labels: ["side"], "Chats with undelivered notices") { sources in
            sides(sources) { Double($0?.count ?? 0) }
        },
        MetricReading(
            "beckon_agent_side_lag_seconds", labels: ["side"],
            "How old the oldest event is that the side has not accepted"
        ) { sources in
            sides(sources) { $0?.since.map(sources.age) ?? 0 }
        },
        MetricReading(
            "beckon_agent_side_connected", labels: ["side"],
            "1 where this node's connection to a platform stands, else 0; one node of a database holds it"
        ) { sources in
            sources.platforms.map { MetricSample([$0.name.word], $0.tally.condition.connectedSince == nil ? 0 : 1) }
        },
    ]

    static let store: [MetricReading] = [
        MetricReading("beckon_database_bytes", "Size of the database, with SQLite without its log") {
            [MetricSample](of: $0.figures.map { Double($0.bytes) })
        },
        MetricReading("beckon_database_log_bytes", "Size of SQLite's log, the file with -wal at its end") {
            [MetricSample](of: $0.logBytes)
        },
        MetricReading(
            "beckon_database_figures_age_seconds",
            "How long ago the database was last counted; those figures are left out after \(FigureReader.longestAge.count / 1_000) s"
        ) { sources in
            [MetricSample](of: sources.reader.last.map { sources.node.time.uptime.elapsed(since: $0.at).inSeconds })
        },
        MetricReading("beckon_disk_free_bytes", "Room on the disk of the data directory") {
            [MetricSample](of: $0.freeBytes)
        },
        MetricReading("beckon_commit_queue", labels: ["lane"], "Commits that wait to be written") {
            let queue = $0.node.queue
            return [
                MetricSample(["customers"], queue.waiting(.customers)),
                MetricSample(["housekeeping"], queue.waiting(.housekeeping)),
            ]
        },
        MetricReading("beckon_nodes", "Nodes of the database whose lease runs") {
            [MetricSample](of: $0.reader.last?.nodes.count)
        },
        MetricReading("beckon_lease_seconds", "How long this node's lease still runs; 0 without one") {
            [MetricSample($0.node.membership.leaseLeft.inSeconds)]
        },
    ]

    /// One sample for each push service, also without an owed push.
    private static func owed(
        _ sources: MetricSources, _ value: (StoreFigures.Group?) -> Double
    ) -> [MetricSample] {
        guard let figures = sources.figures else { return [] }
        return PushProviderKind.allCases.map { provider in
            MetricSample([provider.rawValue], value(figures.pushes.first { $0.name == provider.rawValue }))
        }
    }

    /// One sample for each agent side that the settings name or that is owed something.
    private static func sides(
        _ sources: MetricSources, _ value: (StoreFigures.Group?) -> Double
    ) -> [MetricSample] {
        guard let figures = sources.figures else { return [] }
        let names = Set(sources.node.agentDispatchers.map(\.name.word)).union(figures.agentSides.map(\.name))
        return names.map { name in MetricSample([name], value(figures.agentSides.first { $0.name == name })) }
    }
}
