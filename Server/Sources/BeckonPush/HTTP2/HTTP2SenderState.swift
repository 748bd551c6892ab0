import Beckon
import DequeModule

/// The sender's queue and its connections as a value: what waits, and when the next connection may be tried.
///
/// It does no I/O and owns no clock. One connection takes the requests; while more than four fifths of its streams are
/// busy for a second and requests wait, another one is opened, up to a bound. Those that drain are not its business any
/// more. The queue is bounded: what does not fit is refused. A connection attempt that fails, or a connection that is cut
/// without having answered anything, is followed by a pause that doubles up to a bound; with no other connection, what
/// waits then, and what comes during the pause, is refused with the rest of the pause. A connection that says GOAWAY is
/// replaced at once, whether or not it has answered; only when several in a row did nothing else, a pause follows.
struct HTTP2SenderState {
    typealias RequestID = HTTP2ConnectionState.RequestID

    /// The bounds of a sender.
    struct Limits: Sendable {
        /// The most requests that wait for a stream.
        var queueCapacity = 4_096
        /// From taking a request in, this long it may be given a stream; afterwards it goes back to the caller.
        var queueTimeout = Milliseconds.seconds(5)
        /// How often a request that surely was not processed is sent again before the caller is told.
        var resends = 5
        /// The pause after the first failure; it doubles with each further one.
        var firstPause = Milliseconds.seconds(1)
        /// The longest pause.
        var longestPause = Milliseconds.seconds(60)
        /// So many connections in a row may say GOAWAY before any answer until that counts as a failure.
        var earlyGoAways = 3
        /// The most connections that take requests at the same time.
        var connections = 4
        /// From the moment when most streams are busy to the next connection.
        var crowding = Milliseconds.seconds(1)
    }

    /// What a call decided about requests that cannot be sent.
    struct Refusal: Equatable {
        var requests: [RequestID]
        var result: HTTP2Result
    }

    private struct Progress {
        var resends = 0
        /// Not given a stream from then on.
        var deadline: Int64
    }

    private let limits: Limits
    private var queue: Deque<RequestID> = []
    private var progress: [RequestID: Progress] = [:]
    private var failures = 0
    /// Of connections that were to stand beside others, since one was made.
    private var extraFailures = 0
    private var extraPausedUntil: Int64?
    private var earlyGoAways = 0
    /// Why there is a pause.
    private var pauseCause = HTTP2Cause.connectFailed
    private var connections = 0
    private var isStopped = false
    private var crowdedSince: Int64?

    /// The connections that take requests, the oldest first.
    private(set) var open: [Int] = []
    /// The connection that is being made.
    private(set) var connecting: Int?
    /// No connection is tried before that uptime.
    private(set) var pausedUntil: Int64?

    init(limits: Limits) { self.limits = limits }

    /// How many requests wait for a stream.
    var waiting: Int { queue.count }

    /// Takes requests in.
    ///
    /// - Returns: Those that are refused, nil when none is.
    mutating func submit(_ requests: [RequestID], now: Int64) -> Refusal? {
        guard !isStopped else { return Refusal(requests: requests, result: .unprocessed(.stopped)) }
        if open.isEmpty, connecting == nil, let until = pausedUntil, now < until {
            return Refusal(
                requests: requests, result: .unreachable(retryAfter: Milliseconds(until - now), pauseCause))
        }
        let room = max(0, limits.queueCapacity - queue.count)
        for request in requests.prefix(room) {
            progress[request] = Progress(deadline: now + limits.queueTimeout.count)
            queue.append(request)
        }
        guard requests.count > room else { return nil }
        return Refusal(
            requests: Array(requests.dropFirst(room)), result: .unreachable(retryAfter: .seconds(1), .queueFull))
    }

    /// Says whether a connection has to be opened now; its number, from 1, when so.
    mutating func connectIfNeeded(now: Int64) -> Int? {
        guard !isStopped, connecting == nil, !queue.isEmpty else { return nil }
        if open.isEmpty {
            guard now >= pausedUntil ?? now else { return nil }
        } else {
            guard open.count < limits.connections, isCrowded(now: now), now >= extraPausedUntil ?? now else {
                return nil
            }
        }
        connections += 1
        connecting = connections
        return connections
    }

    /// How busy the open connections are, once they have taken what they can.
    mutating func noteUse(busy: Int, of streams: Int, now: Int64) {
        guard busy * 5 > streams * 4 else { return crowdedSince = nil }
        crowdedSince = crowdedSince ?? now
    }

    private func isCrowded(now: Int64) -> Bool {
        crowdedSince.map { now - $0 >= limits.crowding.count } ?? false
    }

    /// The connection is there.
    ///
    /// - Returns: Whether it is wanted; else it is to be closed.
    mutating func connected(_ connection: Int) -> Bool {
        guard connecting == connection else { return false }
        connecting = nil
        pausedUntil = nil
        extraFailures = 0
        crowdedSince = nil
        open.append(connection)
        return true
    }

    /// The connection has answered: what failed before is over.
    mutating func answered() {
        failures = 0
        earlyGoAways = 0
    }

    /// The next request for a free stream.
    mutating func next() -> RequestID? { queue.popFirst() }

    /// Puts requests that surely were not processed back to the head of the queue, in their order.
    ///
    /// - Returns: Those that have come back too often or too late.
    mutating func putBack(_ requests: [RequestID], now: Int64) -> [RequestID] {
        var over: [RequestID] = []
        for request in requests.reversed() {
            guard var progress = progress[request], !isStopped, progress.resends < limits.resends,
                now < progress.deadline
            else {
                over.append(request)
                continue
            }
            progress.resends += 1
            self.progress[request] = progress
            queue.prepend(request)
        }
        return over.reversed()
    }

    /// A request has its result: nothing is remembered of it.
    mutating func forget(_ request: RequestID) { progress[request] = nil }

    /// The connection takes no more requests: it drains, or it has ended after it had answered something.
    mutating func retired(_ connection: Int) { leave(connection) }

    /// Whether it was one that takes requests, or was to.
    @discardableResult
    private mutating func leave(_ connection: Int) -> Bool {
        if connecting == connection {
            connecting = nil
            return true
        }
        guard let index = open.firstIndex(of: connection) else { return false }
        open.remove(at: index)
        return true
    }

    /// The connection said GOAWAY: servers do that as they please, also to one that has just come.
    ///
    /// - Parameters:
    ///   - connection: Its number.
    ///   - hasAnswered: Whether it had answered anything.
    ///   - now: The uptime in milliseconds.
    ///   - jitter: 0.5 to 1.5, uniformly random.
    /// - Returns: What waits and is refused now, nil when nothing is.
    mutating func goneAway(_ connection: Int, hasAnswered: Bool, now: Int64, jitter: Double) -> Refusal? {
        guard open.contains(connection) else { return nil }
        if !hasAnswered { earlyGoAways += 1 }
        guard !hasAnswered, earlyGoAways > limits.earlyGoAways else {
            leave(connection)
            return nil
        }
        return failed(connection, .onlyGoAways, now: now, jitter: jitter)
    }

    /// The connection could not be made, or ended without having answered anything.
    ///
    /// - Parameters:
    ///   - connection: Its number.
    ///   - cause: Which of the two.
    ///   - now: The uptime in milliseconds.
    ///   - jitter: 0.5 to 1.5, uniformly random.
    /// - Returns: What waits and is refused now, nil when nothing waits or another connection takes it.
    mutating func failed(
        _ connection: Int, _ cause: HTTP2Cause, now: Int64, jitter: Double
    ) -> Refusal? {
        guard leave(connection) else { return nil }
        guard open.isEmpty, connecting == nil else {
            extraFailures = min(extraFailures + 1, 16)
            extraPausedUntil = now + pause(after: extraFailures, jitter: jitter)
            return nil
        }
        failures = min(failures + 1, 16)
        let pause = pause(after: failures, jitter: jitter)
        pausedUntil = now + pause
        pauseCause = cause
        let requests = takeAll()
        guard !requests.isEmpty else { return nil }
        return Refusal(
            requests: requests, result: .unreachable(retryAfter: Milliseconds(pause), cause))
    }

    /// Takes out the requests that have waited too long.
    mutating func expired(now: Int64) -> [RequestID] {
        take { progress in progress.deadline <= now }
    }

    /// Takes out those of the requests that wait.
    mutating func withdraw(_ requests: Set<RequestID>) -> [RequestID] {
        let taken = queue.filter { requests.contains($0) }
        if !taken.isEmpty { queue.removeAll { requests.contains($0) } }
        return Array(taken)
    }

    /// Takes out everything that waits.
    mutating func withdrawAll() -> [RequestID] { takeAll() }

    /// Takes in nothing from now on.
    ///
    /// - Returns: What was waiting.
    mutating func stop() -> [RequestID] {
        isStopped = true
        open = []
        connecting = nil
        return takeAll()
    }

    private mutating func take(where isTaken: (Progress) -> Bool) -> [RequestID] {
        let taken = queue.filter { progress[$0].map(isTaken) ?? true }
        if !taken.isEmpty { queue.removeAll { progress[$0].map(isTaken) ?? true } }
        return Array(taken)
    }

    private mutating func takeAll() -> [RequestID] {
        defer { queue.removeAll() }
        return Array(queue)
    }

    private func pause(after failures: Int, jitter: Double) -> Int64 {
        let doubled = Double(limits.firstPause.count) * Double(1 << (failures - 1))
        return Int64(min(doubled, Double(limits.longestPause.count)) * min(max(jitter, 0.5), 1.5))
    }
}
