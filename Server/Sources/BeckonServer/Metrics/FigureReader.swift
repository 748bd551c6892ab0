package import Beckon
import Synchronization

/// Reads what the database holds for the metrics, every few seconds and beside the commits.
///
/// No scrape waits for the database: it gets the last figures, and none once they are too old. While nobody scrapes, nothing
/// is read.
package final class FigureReader: Sendable {
    struct Reading: Sendable {
        let figures: StoreFigures
        /// Nodes whose lease runs.
        let nodes: Int
        /// Accounts with an open chat of the desk.
        let owners: Int
        let at: Uptime
    }

    /// How often the database is read.
    static let period = Milliseconds.seconds(5)
    /// How old figures may be to be served.
    static let longestAge = Milliseconds.seconds(30)
    /// How long after the last scrape the database is read.
    static let interest = Milliseconds.seconds(300)

    private let store: any Store
    private let time: SteadyTime
    private let state: Mutex<(last: Reading?, askedAt: Uptime)>

    /// - Parameters:
    ///   - store: The database.
    ///   - time: The clock of the node.
    package init(store: any Store, time: SteadyTime) {
        self.store = store
        self.time = time
        state = Mutex((nil, time.uptime))
    }

    /// Reads until the task is cancelled.
    package func run() async {
        repeat {
            if time.uptime.elapsed(since: state.withLock { $0.askedAt }) < Self.interest { await read() }
        } while (try? await time.sleep(Self.period)) != nil
    }

    /// Reads once; without an answer the figures stay as they are.
    func read() async {
        let (now, uptime) = (time.now, time.uptime)
        guard let figures = try? await store.figures(at: now), let nodes = try? await store.nodes(),
            let owners = try? await store.chatOwners(limit: 10_000)
        else { return }
        let reading = Reading(
            figures: figures, nodes: nodes.count { $0.leaseUntil > now }, owners: owners.count, at: uptime)
        state.withLock { $0.last = reading }
    }

    /// The last figures, unless they are too old.
    var last: Reading? {
        let uptime = time.uptime
        return state.withLock { state in
            state.askedAt = uptime
            return state.last.flatMap { uptime.elapsed(since: $0.at) <= Self.longestAge ? $0 : nil }
        }
    }
}
