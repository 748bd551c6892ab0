import BayeuxHTTP
import BayeuxServer
import Beckon
package import BeckonMetrics
import BeckonNode

/// A family with the way to read it at a scrape, which costs nothing in between.
package struct MetricReading: Sendable {
    package let family: MetricFamily
    let read: @Sendable (MetricSources) -> [MetricSample]

    init(
        _ name: String, kind: MetricFamily.Kind = .gauge, labels: [String] = [], _ help: String,
        _ read: @escaping @Sendable (MetricSources) -> [MetricSample]
    ) {
        family = MetricFamily(name, kind, labels: labels, help)
        self.read = read
    }

    /// All that are read at a scrape, in the order in which they are served.
    package static let all = program + clients + work + agentSides + store

    private static let program: [MetricReading] = [
        MetricReading("beckon_build_info", labels: ["version"], "The running program, always 1") {
            [MetricSample([$0.version], 1)]
        },
        MetricReading("beckon_uptime_seconds", "How long this node runs") {
            [MetricSample($0.node.time.uptime.elapsed(since: $0.startedAt).inSeconds)]
        },
        MetricReading(
            "beckon_health", labels: ["status"], "1 for what the node says of itself at /health/ready, else 0"
        ) { sources in
            let health = sources.node.membership.health
            return Membership.Health.allCases.map { MetricSample([$0.rawValue], $0 == health ? 1 : 0) }
        },
        MetricReading(
            "beckon_certificate_end_timestamp_seconds",
            "When the certificate ends that this node shows, in seconds since 1970; not served without TLS"
        ) {
            [MetricSample](of: $0.identity?.end.map { Double($0) })
        },
        MetricReading("process_resident_memory_bytes", "Memory of the process that is in use") {
            [MetricSample](of: $0.process.residentMemory)
        },
        MetricReading("process_open_fds", "File descriptors of the process that are open") {
            [MetricSample](of: $0.process.openDescriptors)
        },
        MetricReading("process_max_fds", "File descriptors that the process may have open") {
            [MetricSample](of: $0.process.mostDescriptors)
        },
    ]

    private static let clients: [MetricReading] = [
        MetricReading("beckon_clients", labels: ["state"], "Bayeux clients of this node by how they are connected") {
            let counts = $0.node.hub.sessions.connections
            return [
                MetricSample(["websocket"], counts.webSocket), MetricSample(["polling"], counts.polling),
                MetricSample(["between_polls"], counts.between),
            ]
        },
        MetricReading(
            "beckon_refused_total", kind: .counter, labels: ["limit", "of"],
            "Requests beyond a limit, by the limit and whether it is that of an address or of a gms_user"
        ) { sources in
            let refused = sources.node.limits.refusedSoFar
            return LimitedAct.allCases.flatMap { act in
                [(false, "address"), (true, "gms_user")].map { isByUser, word in
                    MetricSample([act.rawValue, word], refused[RefusalTally.Kind(act, isByUser: isByUser)] ?? 0)
                }
            }
        },
    ]
}

extension [MetricSample] {
    /// The one sample of a family without labels; none if it is not known.
    init(of number: Int?) { self = number.map { [MetricSample($0)] } ?? [] }

    /// The one sample of a family without labels; none if it is not known.
    init(of number: Double?) { self = number.map { [MetricSample($0)] } ?? [] }
}

extension Milliseconds {
    /// In the base unit of metrics.
    var inSeconds: Double { Double(count) / 1_000 }
}
