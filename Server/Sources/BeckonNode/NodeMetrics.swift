import Beckon
package import BeckonMetrics
import CoreMetrics

/// What a node counts where it happens; each handle is made once.
package struct NodeMetrics: Sendable {
    /// The longest delivery that is believed: a client that does not poll is gone after ten minutes at most, so what
    /// took longer is a step of the database's clock, which all nodes follow.
    private static let longestDelivery = Milliseconds.seconds(900)

    private static let commits = MetricFamily(
        "beckon_commits_total", .counter, labels: ["outcome"],
        "Commits that ended: on disk, refused because of what is stored, failed, or not taken because the queue was full"
    )
    private static let commitTimes = MetricFamily(
        "beckon_commit_seconds", .histogram([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]),
        "From handing a commit to the queue until it is on disk, in whole milliseconds")
    private static let pushes = MetricFamily(
        "beckon_pushes_total", .counter, labels: ["provider", "outcome"],
        "Attempts of pushes that ended, by what followed: delivered, to be repeated, in doubt, ended undelivered, no longer needed"
    )

    private static let deliveries = MetricFamily(
        "beckon_delivery_seconds", .histogram([0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]),
        "From an event until it is written to a client that had all earlier ones, with the time between two polls")

    /// Its families, in the order in which they are served.
    package static let families = [commits, commitTimes, deliveries, pushes]

    private let commitCounts: [CommitObserver.Outcome: Counter]
    private let commitTimer: CoreMetrics.Timer
    private let deliveryTimer: CoreMetrics.Timer
    private let pushCounts: [PushProviderKind: [SettlementRule.Decision.Kind: Counter]]

    /// - Parameter factory: Keeps the values.
    init(_ factory: any MetricsFactory) {
        func counters<Key: RawRepresentable & CaseIterable & Hashable>(
            _ family: MetricFamily, _ labels: [String] = []
        ) -> [Key: Counter] where Key.RawValue == String {
            Dictionary(
                uniqueKeysWithValues: Key.allCases.map { ($0, family.counter(labels + [$0.rawValue], in: factory)) })
        }
        commitCounts = counters(Self.commits)
        commitTimer = Self.commitTimes.timer(in: factory)
        deliveryTimer = Self.deliveries.timer(in: factory)
        pushCounts = Dictionary(
            uniqueKeysWithValues: PushProviderKind.allCases.map { ($0, counters(Self.pushes, [$0.rawValue])) })
    }

    /// Counts the commits of a queue.
    ///
    /// - Parameter time: The clock of the node.
    /// - Returns: What the queue tells.
    func commits(_ time: some TimeSource) -> CommitObserver {
        CommitObserver(uptime: { time.uptime }) { [commitCounts, commitTimer] outcome, wait in
            commitCounts[outcome]?.increment()
            if outcome == .committed { commitTimer.recordMilliseconds(wait.count) }
        }
    }

    /// Measures deliveries.
    ///
    /// - Parameter time: The clock by which events have their times.
    /// - Returns: Takes the time of an event that was written.
    func deliveries(_ time: some TimeSource) -> @Sendable (Timestamp) -> Void {
        { [deliveryTimer, longest = Self.longestDelivery.count] since in
            let taken = time.now.milliseconds.subtractingClamped(since.milliseconds)
            // The clock may have gone forward or back since.
            guard (-longest...longest).contains(taken) else { return }
            deliveryTimer.recordMilliseconds(max(0, taken))
        }
    }

    /// Counts the outcomes of pushes.
    var pushes: PushObserver {
        { [pushCounts] claim, decision in pushCounts[PushRoute(claim.device).kind]?[decision.kind]?.increment() }
    }
}
