package import Beckon
import BeckonPlatform
import Synchronization

/// Reads what the database holds for the metrics and the status, every few seconds and beside the commits.
///
/// No scrape waits for the database: it gets the last figures, and none once they are too old. While nobody asks, nothing
/// is read.
package final class FigureReader: Sendable {
    struct Reading: Sendable {
        let figures: StoreFigures
        /// The nodes whose lease runs, in the order of their names.
        let nodes: [NodeRecord]
        /// Accounts with an open chat of the desk.
        let owners: Int
        /// How the adapter of each platform stands on these nodes.
        let reports: [AgentSideName: [PlatformReport]]
        /// The credentials that these nodes pause.
        let pauses: [PushRoute: [NamedPushPause]]
        let at: Uptime
    }

    /// How often the database is read.
    static let period = Milliseconds.seconds(5)
    /// How old figures may be to be served.
    static let longestAge = Milliseconds.seconds(30)
    /// How long after the last question the database is read.
    static let interest = Milliseconds.seconds(300)
    /// How long who asks first waits for the database.
    static let patience = Milliseconds.seconds(2)

    private struct State {
        var last: Reading?
        var askedAt: Uptime?
        var first: Task<Void, Never>?
    }

    private let store: any Store
    private let time: SteadyTime
    private let platforms: [AgentSideName]
    private let credentials: [PushRoute]
    private let state = Mutex(State())

    /// - Parameters:
    ///   - store: The database.
    ///   - time: The clock of the node.
    ///   - platforms: The platforms whose adapters report how they stand.
    ///   - credentials: The credentials of the settings.
    package init(store: any Store, time: SteadyTime, platforms: [AgentSideName] = [], credentials: [PushRoute] = []) {
        self.store = store
        self.time = time
        self.platforms = platforms
        self.credentials = credentials
    }

    /// Reads until the task is cancelled.
    package func run() async {
        repeat {
            let askedAt = state.withLock { $0.askedAt }
            if let askedAt, time.uptime.elapsed(since: askedAt) < Self.interest { await read() }
        } while (try? await time.sleep(Self.period)) != nil
    }

    /// Reads once; without an answer the figures stay as they are.
    func read() async {
        let uptime = time.uptime
        guard let reading = try? await reading(at: uptime) else { return }
        state.withLock { $0.last = reading }
    }

    private func reading(at uptime: Uptime) async throws -> Reading {
        let now = time.now
        let figures = try await store.figures(at: now)
        let nodes = try await store.nodes().filter { $0.leaseUntil > now }.sorted { $0.name < $1.name }
        let owners = try await store.chatOwners(limit: 10_000).count
        var reports: [AgentSideName: [PlatformReport]] = [:]
        for platform in platforms {
            // A node that has ended can tell nothing any more.
            reports[platform] = try await PlatformReport.all(of: platform, in: store).filter { report in
                nodes.contains { $0.name == report.node }
            }
        }
        var pauses: [PushRoute: [NamedPushPause]] = [:]
        for credential in credentials { pauses[credential] = try await store.pushPauses(of: credential, on: nodes) }
        return Reading(
            figures: figures, nodes: nodes, owners: owners, reports: reports, pauses: pauses, at: uptime)
    }

    /// Has the database be read from now on, as if somebody had asked.
    package func ask() {
        let uptime = time.uptime
        state.withLock { $0.askedAt = uptime }
    }

    /// The last figures, unless they are too old.
    var last: Reading? {
        ask()
        let uptime = time.uptime
        return state.withLock { state in
            state.last.flatMap { uptime.elapsed(since: $0.at) <= Self.longestAge ? $0 : nil }
        }
    }

    /// Reads if there are no figures, because nobody has asked for long, and waits for that, but not for a database that hangs.
    ///
    /// - Returns: Whether there are figures that were missing before.
    func readFirst() async -> Bool {
        guard last == nil else { return false }
        let first = firstReading()
        let (ends, end) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        // Both end by themselves: the first with the reading, the other after the patience at the latest.
        Task {
            await first.value
            end.finish()
        }
        let patience = Task { [time] in
            try? await time.sleep(Self.patience)
            end.finish()
        }
        for await _ in ends {}
        patience.cancel()
        return last != nil
    }

    /// The reading that all wait for who ask first; it ends when the database has answered or has given up.
    private func firstReading() -> Task<Void, Never> {
        state.withLock { state in
            if let first = state.first { return first }
            let first = Task {
                await self.read()
                self.state.withLock { $0.first = nil }
            }
            state.first = first
            return first
        }
    }
}
