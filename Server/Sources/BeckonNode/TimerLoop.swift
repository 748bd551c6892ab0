import Beckon
import BeckonCallback
import Logging

/// Runs the timers: once a second it handles chats and callbacks that are due, and finishes pending presence work.
package struct TimerLoop: Sendable {
    private static let period = Milliseconds(1_000)
    private static let pausePeriods = 5
    private static let heartbeatPeriods = 3
    private static let cleaningPeriods = 60

    let callbacks: CallbackService
    let calendars: CalendarDirectory
    let presence: PresenceService
    let feed: DeskFeed
    let cleaning: Cleaning
    let limits: TrafficLimits
    let time: any TimeSource
    let logger: Logger

    init(_ core: NodeCore, feed: DeskFeed) {
        self.feed = feed
        callbacks = core.callbacks
        calendars = core.calendars
        presence = core.presence
        cleaning = Cleaning(store: core.store, retention: core.configuration.retention)
        limits = core.limits
        time = core.time
        logger = core.ground.logger
    }

    /// Runs the timers until the task is cancelled.
    package func run() async {
        var round = 0
        while (try? await time.sleep(Self.period)) != nil {
            round += 1
            await turn(round)
        }
    }

    /// Does one round.
    ///
    /// A test with a clock of its own calls it directly.
    package func turn(_ round: Int) async {
        await attempt("presence") { try await presence.housekeep() }
        await attempt("chat timers") { try await presence.timersDue() }
        await attempt("callback timers") { _ = try await callbacks.timersDue() }
        if round % Self.pausePeriods == 0 { await attempt("calendars") { try await calendars.follow() } }
        if round % Self.pausePeriods == 0 { await attempt("pauses") { try await callbacks.followPauses() } }
        limits.tellRefusals(uptime: time.uptime, logger: logger)
        if round % Self.heartbeatPeriods == 0 { feed.beat() }
        if round % Self.cleaningPeriods == 0 {
            await attempt("cleaning") { try await cleaning.turn(now: time.now) }
        }
    }

    private func attempt(_ name: String, _ work: () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            // The server stops.
        } catch {
            // The next round repeats it; nothing is lost by waiting.
            let code = (error as? StoreError)?.code.rawValue ?? "\(type(of: error))"
            logger.warning("a timer round failed", metadata: ["timer": "\(name)", "error.code": "\(code)"])
        }
    }
}

/// Removes what need not be kept any longer, in pages, so that no other work waits long behind it.
struct Cleaning: Sendable {
    /// How many chats and callbacks one transaction removes.
    static let pageLength = 50
    /// How many pages one turn removes; the next turn removes more.
    static let pagesATurn = 20

    let store: any Store
    /// How long ended chats and callbacks are kept; zero for ever.
    let retention: Milliseconds

    /// Removes what is due in one turn.
    ///
    /// - Parameter now: The time.
    /// - Throws: The store's errors; the next turn does the rest.
    func turn(now: Timestamp) async throws {
        try await store.removeClients(expiredBefore: now)
        guard retention > .zero else { return }
        let limit = now.advanced(by: Milliseconds(-retention.count))
        for _ in 0..<Self.pagesATurn {
            guard try await store.removeEnded(before: limit, limit: Self.pageLength) == Self.pageLength else { return }
        }
    }
}
