import Beckon
import NIOHPACK

/// The state of one HTTP/2 connection, as a value: its open streams, its stream limit, and the result of each request.
///
/// It does no I/O and owns no clock: frames are passed in with the uptime, results are returned as
/// ``Completion``s. The gate follows the peer's stream limit up and down; no stream opens before the first SETTINGS, nor
/// while the peer's window for bodies is used up: such a stream would wait, in no order, while its time-out runs. GOAWAY
/// splits the open streams at its last stream id into those that surely were not processed and those that may still be
/// answered.
struct HTTP2ConnectionState {
    /// A request of the sender.
    typealias RequestID = Int

    /// The bounds of a connection.
    struct Limits: Sendable {
        /// The most streams at once, even if the peer allows more.
        var maximumStreams = 1_000
        /// The time-out from the opening of a stream to its answer.
        var requestTimeout = Milliseconds.seconds(10)
        /// The time-out from the TLS handshake to the peer's SETTINGS.
        var settingsTimeout = Milliseconds.seconds(5)
        /// Silence with open streams before a PING.
        var pingWhileWaiting = Milliseconds.seconds(30)
        /// Silence without open streams before a PING.
        var pingWhileIdle = Milliseconds.seconds(60)
        /// The time-out from a PING to its answer.
        var pingTimeout = Milliseconds.seconds(5)
        /// The number of requests in a row without an answer after which a PING checks the connection.
        var missedAnswers = 3
        /// The longest body of an answer, beyond which it is cut; those of push services have a few hundred bytes.
        var maximumBodyBytes = 65_536
        /// The streams after which a connection is replaced, well before stream ids run out.
        var streamsPerConnection = 1_000_000_000
    }

    /// The phases of a connection.
    enum Phase: Equatable {
        /// The peer has not sent SETTINGS yet, so its limit is not known.
        case awaitingSettings
        case open
        /// No new streams; open ones may still be answered.
        case draining
        case closed
    }

    /// The result of a request.
    struct Completion: Equatable {
        var request: RequestID
        var result: HTTP2Result
    }

    /// The actions that are due.
    struct Due: Equatable {
        /// Streams to reset, because they had no answer in time.
        var timedOut: [(stream: Int32, completion: Completion)] = []
        var sendPing = false
        /// Whether to close the connection, because the peer is dead.
        var close = false

        static func == (left: Due, right: Due) -> Bool {
            left.sendPing == right.sendPing && left.close == right.close
                && left.timedOut.map(\.stream) == right.timedOut.map(\.stream)
                && left.timedOut.map(\.completion) == right.timedOut.map(\.completion)
        }
    }

    private struct Stream {
        var request: RequestID
        var isRepeat: Bool
        var deadline: Uptime
        var status: Int?
        var headers = HPACKHeaders()
        var body: [UInt8] = []
    }

    private let limits: Limits
    private let number: Int
    /// The peer's stream limit; 100 until the peer names one, because the codec holds back further streams until then.
    private var peerLimit = 100
    private var streams: [Int32: Stream] = [:]
    private var nextStream: Int32 = 1
    private var opened = 0
    /// How many bytes of request bodies the peer accepts over all streams.
    private var window = 65_535
    private var startedAt: Uptime
    private var lastHeard: Uptime
    private var pingSentAt: Uptime?
    private var missed = 0

    private(set) var phase = Phase.awaitingSettings
    /// How many requests the peer has answered on this connection.
    private(set) var answers = 0
    private var openRepeats = 0
    /// Whether the peer has answered anything on this connection.
    var hasAnswered: Bool { answers > 0 }

    /// - Parameters:
    ///   - number: Names the connection in its answers.
    ///   - limits: The bounds.
    ///   - now: The uptime.
    init(number: Int, limits: Limits, now: Uptime) {
        self.number = number
        self.limits = limits
        startedAt = now
        lastHeard = now
    }

    /// How many streams may be opened now; none while the connection is doubtful.
    var freeStreams: Int { window > 0 && !isDoubtful ? max(0, streamLimit - streams.count) : 0 }

    /// Whether ``Limits/missedAnswers`` requests in a row had no answer, and their PING has none yet.
    private var isDoubtful: Bool { missed >= limits.missedAnswers }

    /// How many streams may be open at once.
    var streamLimit: Int { phase == .open ? min(limits.maximumStreams, peerLimit) : 0 }

    /// What the connection has done.
    var use: HTTP2SenderState.Use {
        HTTP2SenderState.Use(
            opened: opened, answered: answers, openStreams: streams.count, openRepeats: openRepeats)
    }

    /// How many requests are without an answer.
    var openStreams: Int { streams.count }

    /// Whether the connection drains and has no open streams.
    var isDrained: Bool { phase == .draining && streams.isEmpty }

    // MARK: Requests out

    /// Opens a stream for a request.
    ///
    /// - Returns: The stream's id; nil when the gate is shut.
    mutating func open(_ request: RequestID, isRepeat: Bool = false, now: Uptime) -> Int32? {
        guard freeStreams > 0 else { return nil }
        let id = nextStream
        streams[id] = Stream(request: request, isRepeat: isRepeat, deadline: now.advanced(by: limits.requestTimeout))
        if isRepeat { openRepeats += 1 }
        opened += 1
        if opened >= limits.streamsPerConnection { phase = .draining } else { nextStream += 2 }
        return id
    }

    /// Records how many bytes of bodies the peer accepts over all streams.
    mutating func windowChanged(to size: Int) { window = size }

    /// Stops new streams, for instance because the connection's credential was refused.
    mutating func retire() {
        if phase != .closed { phase = .draining }
    }

    // MARK: Frames in

    /// SETTINGS of the peer.
    ///
    /// - Parameters:
    ///   - maximumConcurrentStreams: The new limit; nil when the frame does not name one.
    ///   - now: The uptime.
    mutating func receivedSettings(maximumConcurrentStreams: Int?, now: Uptime) {
        heard(now)
        if let maximumConcurrentStreams { peerLimit = max(0, maximumConcurrentStreams) }
        if phase == .awaitingSettings { phase = .open }
    }

    /// HEADERS of an answer, or its trailers.
    mutating func receivedHeaders(_ headers: HPACKHeaders, on id: Int32, endStream: Bool, now: Uptime) -> Completion? {
        heard(now)
        guard var stream = streams[id] else { return nil }
        if stream.status == nil {
            let status = headers.first(name: ":status").flatMap { Int($0) }
            if let status, (100..<200).contains(status), !endStream { return nil }
            guard let status, (200..<600).contains(status) else { return end(id, .unsure(.badAnswer)) }
            stream.status = status
            stream.headers = headers
            streams[id] = stream
        }
        return endStream ? answered(id) : nil
    }

    /// DATA of an answer.
    mutating func receivedData(_ bytes: some Collection<UInt8>, on id: Int32, endStream: Bool, now: Uptime)
        -> Completion?
    {
        heard(now)
        guard let stream = streams[id] else { return nil }
        let room = limits.maximumBodyBytes - stream.body.count
        if room > 0 { streams[id]?.body.append(contentsOf: bytes.prefix(room)) }
        return endStream ? answered(id) : nil
    }

    /// RST_STREAM of the peer.
    mutating func receivedReset(on id: Int32, isRefusal: Bool, now: Uptime) -> Completion? {
        heard(now)
        return streamEnded(id, isRefusal: isRefusal)
    }

    /// Ends a stream without a frame of the peer, for instance because this side reset it.
    ///
    /// This does not count as a sign of life of the peer.
    mutating func streamEnded(_ id: Int32, isRefusal: Bool) -> Completion? {
        guard let stream = streams[id] else { return nil }
        if stream.status != nil { return answered(id) }
        return end(id, isRefusal ? .unprocessed(.refusedStream) : .unsure(.resetStream))
    }

    /// GOAWAY of the peer: streams above the last stream id were not processed; those up to it may still be answered.
    mutating func receivedGoAway(lastStream: Int32, now: Uptime) -> [Completion] {
        heard(now)
        retire()
        return streams.keys.filter { $0 > lastStream }.sorted().compactMap { id in
            streams[id]?.status == nil ? end(id, .unprocessed(.goAway)) : answered(id)
        }
    }

    /// The answer to a PING of ours.
    mutating func receivedPingAnswer(now: Uptime) { heard(now) }

    /// Ends the connection; requests without an answer are unsure.
    mutating func closed() -> [Completion] {
        phase = .closed
        return streams.keys.sorted().compactMap { id in
            streams[id]?.status == nil ? end(id, .unsure(.connectionLost)) : answered(id)
        }
    }

    // MARK: Time

    /// Returns the actions that are due; callers ask a few times per time-out.
    mutating func due(now: Uptime) -> Due {
        var due = Due()
        guard phase != .closed else { return due }
        if phase == .awaitingSettings {
            due.close = now.elapsed(since: startedAt) >= limits.settingsTimeout
            return due
        }
        for id in streams.keys.sorted() {
            guard let stream = streams[id], stream.deadline <= now else { continue }
            missed += 1
            guard let completion = stream.status == nil ? end(id, .unsure(.timeout)) : answered(id) else { continue }
            due.timedOut.append((stream: id, completion: completion))
        }
        if let pingSentAt {
            due.close = now.elapsed(since: pingSentAt) >= limits.pingTimeout
        } else if needsPing(now: now) {
            pingSentAt = now
            due.sendPing = true
        }
        return due
    }

    private func needsPing(now: Uptime) -> Bool {
        let silence = streams.isEmpty ? limits.pingWhileIdle : limits.pingWhileWaiting
        return missed >= limits.missedAnswers || now.elapsed(since: lastHeard) >= silence
    }

    private mutating func heard(_ now: Uptime) {
        lastHeard = now
        pingSentAt = nil
        missed = 0
    }

    private mutating func answered(_ id: Int32) -> Completion? {
        guard let stream = streams[id], let status = stream.status else { return end(id, .unsure(.badAnswer)) }
        answers += 1
        return end(
            id,
            .response(
                HTTP2Response(status: status, headers: stream.headers, body: stream.body, connection: number)))
    }

    private mutating func end(_ id: Int32, _ result: HTTP2Result) -> Completion? {
        guard let stream = streams.removeValue(forKey: id) else { return nil }
        if stream.isRepeat { openRepeats -= 1 }
        return Completion(request: stream.request, result: result)
    }
}
