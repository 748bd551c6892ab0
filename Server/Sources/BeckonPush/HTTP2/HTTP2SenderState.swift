import Beckon
import DequeModule

/// The sender's queue and connections as a value: the waiting requests, and when the next connection may be tried.
///
/// It does no I/O and owns no clock. One connection takes the requests; when more than four fifths of its streams are
/// busy for a second and requests wait, another one is opened, up to a bound. Connections that drain are not counted.
/// The queue is bounded: requests that do not fit are refused. After a connection attempt that fails, or a connection
/// that is cut before any answer, the sender pauses; the pause doubles up to a bound. Without another connection, the
/// waiting requests and those that arrive during the pause are refused with the rest of the pause. A connection that
/// gets GOAWAY is replaced at once; only after several in a row without any answer does a pause follow.
///
/// A request that is lost with its connection is repeated at once, and once: it may have been processed, so the repeat must
/// not be lost again. Repeats go first, on a connection that has answered, few at a time; while some wait, a new connection
/// gets few requests until it answers. A connection has few open requests until it has answered many, so that a cut leaves
/// few in doubt. For a minute after a cut they are fewer still, nothing new starts beside repeats, and the next cut is
/// expected after as many requests as the last one let through: near that point new requests go and repeats wait until the
/// cut has come, for a second and a half at most; then they go one at a time over a new connection.
struct HTTP2SenderState {
    typealias RequestID = HTTP2ConnectionState.RequestID

    /// The bounds of a sender.
    struct Limits: Sendable {
        /// The most requests that wait for a stream.
        var queueCapacity = 4_096
        /// How long a request may wait for a stream; then it is returned to the caller.
        var queueTimeout = Milliseconds.seconds(5)
        /// How often a request that surely was not processed is sent again before it is returned to the caller.
        var resends = 5
        /// The pauses after failures.
        var pauses = Backoff(first: .seconds(1), longest: .seconds(60))
        /// The number of connections in a row that get GOAWAY before any answer, or soon after another was cut are cut before
        /// any answer, until that counts as a failure.
        var earlyEnds = 3
        /// The most connections that take requests at the same time.
        var connections = 4
        /// How long most streams must be busy before another connection is opened.
        var crowding = Milliseconds.seconds(1)
        /// The most repeats at once on a connection.
        var repeats = 32
        /// The most requests on a connection that has not answered, while repeats wait for one that has.
        var probes = 4
        /// The fewest requests that a cut is believed to have let through.
        var shortestLife = 16
        /// The most open requests of a connection that has not answered; every second answer allows one more.
        var firstStreams = 64
        /// The open requests of a connection after a cut, as a part of what that let through.
        var cutShare = 8
        /// The fewest open requests that a connection may have.
        var fewestStreams = 8
        /// The fewest repeats that may be open on a connection.
        var fewestRepeats = 4
        /// How long a repeat waits for the cut that is expected.
        var patience = Milliseconds(1_500)
        /// How long a cut is remembered.
        var cutMemory = Milliseconds.seconds(60)
    }

    /// What a connection has done, for the choice of its next request.
    struct Use: Equatable {
        /// How many requests it got, and how many of them were answered.
        var opened = 0
        var answered = 0
        /// How many are without an answer, and how many of those are repeats.
        var openStreams = 0
        var openRepeats = 0
    }

    /// Requests that cannot be sent, and why.
    struct Refusal: Equatable {
        var requests: [RequestID]
        var result: HTTP2Result
    }

    private struct Progress {
        var resends = 0
        var isRepeat = false
        /// Since when it waits, and from when it gets no stream.
        var since: Uptime
        var deadline: Uptime
    }

    private let limits: Limits
    private var queue: Deque<RequestID> = []
    /// The waiting repeats, which are not in the queue.
    private var repeats: Deque<RequestID> = []
    /// How many requests the service took in before its last cut, from those that it answered to those that were sent; nil
    /// when no connection was cut lately.
    private var life: ClosedRange<Int>?
    private var lastCut = Uptime.start
    /// Whether the last cut was not the first, or came after an answer.
    private var expectsCuts = false
    /// How many requests went out since the last cut, and how many answers came.
    private var sentSinceCut = 0
    private var answeredSinceCut = 0
    private var progress: [RequestID: Progress] = [:]
    private var backoff: Backoff
    /// The pauses after failures of additional connections.
    private var extraBackoff: Backoff
    private var extraPausedUntil: Uptime?
    private var earlyEnds = 0
    /// The reason for the pause.
    private var pauseCause = HTTP2Cause.connectFailed
    private var connections = 0
    private var isStopped = false
    private var crowdedSince: Uptime?

    /// The connections that take requests, the oldest first.
    private(set) var open: [Int] = []
    /// The connection that is being made.
    private(set) var connecting: Int?
    /// No connection is tried before this uptime.
    private(set) var pausedUntil: Uptime?

    init(limits: Limits) {
        self.limits = limits
        (backoff, extraBackoff) = (limits.pauses, limits.pauses)
    }

    /// How many requests wait for a stream.
    var waiting: Int { queue.count + repeats.count }

    /// Queues requests.
    ///
    /// - Parameters:
    ///   - requests: The requests.
    ///   - repeated: Those of them whose earlier attempt had no answer.
    ///   - now: The uptime.
    /// - Returns: The refused requests; nil if there are none.
    mutating func submit(_ requests: [RequestID], repeated: Set<RequestID> = [], now: Uptime) -> Refusal? {
        guard !isStopped else { return Refusal(requests: requests, result: .unprocessed(.stopped)) }
        if open.isEmpty, connecting == nil, let until = pausedUntil, now < until {
            return Refusal(
                requests: requests, result: .unreachable(retryAfter: until.elapsed(since: now), pauseCause))
        }
        let room = max(0, limits.queueCapacity - waiting)
        for request in requests.prefix(room) {
            let isRepeat = repeated.contains(request)
            progress[request] = progress(isRepeat: isRepeat, now: now)
            if isRepeat { repeats.append(request) } else { queue.append(request) }
        }
        guard requests.count > room else { return nil }
        return Refusal(
            requests: Array(requests.dropFirst(room)), result: .unreachable(retryAfter: .seconds(1), .queueFull))
    }

    private func progress(isRepeat: Bool, now: Uptime) -> Progress {
        Progress(isRepeat: isRepeat, since: now, deadline: now.advanced(by: limits.queueTimeout))
    }

    /// Returns the number, from 1, of the connection to open now; nil if none is needed.
    mutating func connectIfNeeded(now: Uptime) -> Int? {
        guard !isStopped, connecting == nil, waiting > 0 else { return nil }
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

    /// Records how busy the open connections are, after they took the requests that they could.
    mutating func noteUse(busy: Int, of streams: Int, now: Uptime) {
        guard busy * 5 > streams * 4 else { return crowdedSince = nil }
        crowdedSince = crowdedSince ?? now
    }

    private func isCrowded(now: Uptime) -> Bool {
        crowdedSince.map { now.elapsed(since: $0) >= limits.crowding } ?? false
    }

    /// Records that a connection is open.
    ///
    /// - Returns: Whether it is needed; if not, the caller closes it.
    mutating func connected(_ connection: Int) -> Bool {
        guard connecting == connection else { return false }
        connecting = nil
        pausedUntil = nil
        extraBackoff.reset()
        crowdedSince = nil
        open.append(connection)
        return true
    }

    /// Records an answer, which ends the count of failures.
    mutating func answered() {
        backoff.reset()
        earlyEnds = 0
        answeredSinceCut += 1
    }

    /// Returns the next request for a free stream of a connection; nil when none waits or those that wait are for
    /// another connection or a later moment.
    mutating func next(for use: @autoclosure () -> Use, now: Uptime) -> RequestID? {
        guard waiting > 0 else { return nil }
        let use = use()
        guard use.openStreams < window(of: use), let request = choose(for: use, now: now) else { return nil }
        sentSinceCut += 1
        return request
    }

    private mutating func choose(for use: Use, now: Uptime) -> RequestID? {
        guard !repeats.isEmpty else { return takeNew(beside: use) }
        guard use.answered > 0 else {
            return use.openStreams < (queue.isEmpty ? 1 : limits.probes) ? queue.popFirst() ?? repeats.popFirst() : nil
        }
        guard isNearCut(use.opened) || isNearCut(sentSinceCut) else {
            guard use.openRepeats < repeatLimit else { return life == nil ? queue.popFirst() : nil }
            return repeats.popFirst()
        }
        guard mustRepeat(now: now) else { return takeNew(beside: use) }
        return use.openStreams == 0 && !isNearCut(use.opened) ? repeats.popFirst() : nil
    }

    /// The next new request; none beside repeats, for a while after a cut.
    private mutating func takeNew(beside use: Use) -> RequestID? {
        life == nil || use.openRepeats == 0 ? queue.popFirst() : nil
    }

    /// How many repeats may be open on a connection: after a cut a part of those that wait, because the next may hit them.
    private var repeatLimit: Int {
        life == nil ? limits.repeats : min(limits.repeats, max(limits.fewestRepeats, repeats.count / 4))
    }

    /// How many requests may be open on a connection, so that a cut leaves few of them in doubt.
    private func window(of use: Use) -> Int {
        let proven = limits.firstStreams + use.answered / 2
        guard let life else { return proven }
        return min(proven, max(limits.fewestStreams, max(life.lowerBound, answeredSinceCut) / limits.cutShare))
    }

    /// Whether a cut is expected after so many requests: a little earlier than the last one to a little later.
    private func isNearCut(_ count: Int) -> Bool {
        guard let life else { return false }
        return count >= life.lowerBound * 3 / 4 && count <= life.upperBound * 5 / 4
    }

    /// Whether repeats have waited long enough for the next cut.
    private func mustRepeat(now: Uptime) -> Bool {
        guard let oldest = repeats.first, let progress = progress[oldest] else { return true }
        return now.elapsed(since: progress.since) >= limits.patience
    }

    /// Whether a connection is to be replaced, because repeats must go and it may be cut soon.
    func isSpent(_ use: @autoclosure () -> Use, now: Uptime) -> Bool {
        guard life != nil, !repeats.isEmpty else { return false }
        let use = use()
        return use.answered > 0 && isNearCut(use.opened) && mustRepeat(now: now)
    }

    /// Records that a connection was cut with open requests, after so many answers.
    mutating func wasCut(after answers: Int, now: Uptime) {
        // A service may count the requests of each connection or all of them, so the smaller number is the safe one.
        let distance = min(answers, answeredSinceCut)
        expectsCuts = life != nil || answers > 0
        // Connections that are cut together tell the distance once.
        if life == nil || distance >= limits.shortestLife {
            let shortest = max(limits.shortestLife, distance)
            life = shortest...max(shortest, sentSinceCut)
        }
        (sentSinceCut, answeredSinceCut, lastCut) = (0, 0, now)
    }

    /// Queues requests that were lost with their connection once more, as repeats.
    ///
    /// - Returns: The requests that are not repeated: they were before, or the sender is stopped.
    mutating func repeatLost(_ requests: [RequestID], now: Uptime) -> [RequestID] {
        requests.filter { request in
            guard !isStopped, let known = progress[request], !known.isRepeat else { return true }
            progress[request] = progress(isRepeat: true, now: now)
            repeats.append(request)
            return false
        }
    }

    /// Puts requests that surely were not processed back to the head of the queue, in their order.
    ///
    /// - Returns: The requests that were put back too often or too late.
    mutating func putBack(_ requests: [RequestID], now: Uptime) -> [RequestID] {
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
            if progress.isRepeat { repeats.prepend(request) } else { queue.prepend(request) }
        }
        return over.reversed()
    }

    /// Forgets a request that has its result.
    mutating func forget(_ request: RequestID) { progress[request] = nil }

    /// Removes a connection that drains, or that ended after it had answered something.
    mutating func retired(_ connection: Int) { leave(connection) }

    /// Removes a connection; returns whether it took requests or was being made.
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

    /// Records GOAWAY, which servers may send at any time, also on a new connection.
    ///
    /// - Parameters:
    ///   - connection: Its number.
    ///   - hasAnswered: Whether it had answered anything.
    ///   - now: The uptime.
    ///   - jitter: 0.5 to 1.5, uniformly random.
    /// - Returns: The waiting requests, which are refused; nil if none is.
    mutating func goneAway(_ connection: Int, hasAnswered: Bool, now: Uptime, jitter: Double) -> Refusal? {
        guard open.contains(connection) else { return nil }
        if !hasAnswered { earlyEnds += 1 }
        guard !hasAnswered, earlyEnds > limits.earlyEnds else {
            leave(connection)
            return nil
        }
        return failed(connection, .onlyGoAways, now: now, jitter: jitter)
    }

    /// Records a connection that could not be made, or that ended before any answer.
    ///
    /// - Parameters:
    ///   - connection: Its number.
    ///   - cause: Which of the two happened.
    ///   - now: The uptime.
    ///   - jitter: 0.5 to 1.5, uniformly random.
    /// - Returns: The waiting requests, which are refused; nil if none waits or another connection takes them.
    mutating func failed(
        _ connection: Int, _ cause: HTTP2Cause, now: Uptime, jitter: Double
    ) -> Refusal? {
        guard leave(connection) else { return nil }
        if cause == .noAnswer, life != nil, expectsCuts, earlyEnds < limits.earlyEnds {
            // Another one of the cuts that this service makes.
            earlyEnds += 1
            return nil
        }
        guard open.isEmpty, connecting == nil else {
            extraPausedUntil = now.advanced(by: spread(extraBackoff.next(), by: jitter))
            return nil
        }
        let pause = spread(backoff.next(), by: jitter)
        pausedUntil = now.advanced(by: pause)
        pauseCause = cause
        let requests = takeAll()
        guard !requests.isEmpty else { return nil }
        return Refusal(requests: requests, result: .unreachable(retryAfter: pause, cause))
    }

    /// Removes and returns the requests that have waited too long, and forgets a cut long ago.
    mutating func expired(now: Uptime) -> [RequestID] {
        if now.elapsed(since: lastCut) >= limits.cutMemory { life = nil }
        let progress = progress
        return take { (progress[$0]?.deadline ?? now) <= now }
    }

    /// Removes and returns those of the given requests that wait.
    mutating func withdraw(_ requests: Set<RequestID>) -> [RequestID] {
        take { requests.contains($0) }
    }

    /// Removes and returns all waiting requests.
    mutating func withdrawAll() -> [RequestID] { takeAll() }

    /// Refuses all requests from now on.
    ///
    /// - Returns: The requests that were waiting.
    mutating func stop() -> [RequestID] {
        isStopped = true
        open = []
        connecting = nil
        return takeAll()
    }

    private mutating func take(where isTaken: (RequestID) -> Bool) -> [RequestID] {
        let taken = repeats.filter(isTaken) + queue.filter(isTaken)
        guard !taken.isEmpty else { return [] }
        repeats.removeAll(where: isTaken)
        queue.removeAll(where: isTaken)
        return Array(taken)
    }

    private mutating func takeAll() -> [RequestID] { take { _ in true } }

    private func spread(_ pause: Milliseconds, by jitter: Double) -> Milliseconds {
        Milliseconds(Int64(Double(pause.count) * min(max(jitter, 0.5), 1.5)))
    }
}
