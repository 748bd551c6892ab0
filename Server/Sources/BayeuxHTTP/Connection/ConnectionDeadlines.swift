import NIOCore

/// Decides how long a connection may stay in its state.
///
/// The driver reports what happens on the connection and asks for the next ``deadline``. A connection whose request is
/// being answered has no deadline: a held poll is not an idle connection.
struct ConnectionDeadlines {
    /// The limit of time that was exceeded.
    enum Expiry: Equatable {
        /// The peer sent nothing.
        case silent
        /// The header took too long.
        case header
        /// The body took too long and was too slow.
        case body
        /// The time for reading on after the last answer has ended.
        case linger
        /// The time for finishing after a shutdown has ended.
        case drain
    }

    /// The limit of size that was exceeded by the bytes just received.
    enum Excess: Equatable {
        /// More bytes than a header may have, without an end of the header.
        case header
        /// More than `lingerBytes` after the last answer.
        case linger
    }

    private enum Phase {
        case firstByte(since: NIODeadline)
        case idle(since: NIODeadline)
        case header(since: NIODeadline, bytes: Int)
        case body(since: NIODeadline, bytes: Int)
        case answering
        case webSocket(since: NIODeadline)
        case lingering(since: NIODeadline, bytes: Int)
    }

    private let limits: HTTPLimits
    private var phase: Phase
    private var drainSince: NIODeadline?

    init(limits: HTTPLimits, now: NIODeadline) {
        self.limits = limits
        phase = .firstByte(since: now)
    }

    /// Whether the peer has not begun a request since the last one was answered.
    var isBetweenRequests: Bool {
        switch phase {
        case .firstByte, .idle: true
        default: false
        }
    }

    /// Whether a request has begun whose head is not decoded yet.
    var isReadingHeader: Bool {
        if case .header = phase { true } else { false }
    }

    /// Counts bytes from the peer, before they are decoded.
    mutating func received(bytes count: Int, now: NIODeadline) -> Excess? {
        switch phase {
        case .firstByte, .idle:
            phase = .header(since: now, bytes: count)
            return nil
        case .header(let since, let bytes):
            phase = .header(since: since, bytes: bytes + count)
            // The decoder counts names and values; this also counts what it skips, such as blank lines before a request.
            return bytes >= 2 * limits.maxHeaderBytes ? .header : nil
        case .body(let since, let bytes):
            phase = .body(since: since, bytes: bytes + count)
            return nil
        case .answering, .webSocket:
            return nil
        case .lingering(let since, let bytes):
            phase = .lingering(since: since, bytes: bytes + count)
            return bytes + count > limits.lingerBytes ? .linger : nil
        }
    }

    /// A request's header is complete and the request is being handled; its body may still be on the way.
    mutating func requestTaken(now: NIODeadline) {
        phase = .body(since: now, bytes: 0)
    }

    /// The body of the request in hand is complete.
    mutating func requestComplete() {
        if case .body = phase { phase = .answering }
    }

    /// All requests have been answered and no further one has begun.
    mutating func answered(now: NIODeadline) {
        phase = .idle(since: now)
    }

    /// The connection became a WebSocket, or a message came over it; a client sends at least one message with every poll.
    mutating func upgraded(now: NIODeadline) {
        phase = .webSocket(since: now)
    }

    /// A peer that sends nothing takes bytes; it may stay silent for as long again.
    mutating func renewed(now: NIODeadline) {
        switch phase {
        case .idle: phase = .idle(since: now)
        case .webSocket: phase = .webSocket(since: now)
        default: break
        }
    }

    /// Only the last answer remains to be written; ``WriteProgress`` watches that.
    mutating func onlyWriting() {
        phase = .answering
    }

    /// The last answer is written; bytes are read only to be dropped from here on.
    mutating func linger(now: NIODeadline) {
        phase = .lingering(since: now, bytes: 0)
    }

    /// Whether bytes are read only to be dropped.
    var isLingering: Bool {
        if case .lingering = phase { true } else { false }
    }

    /// The server began to shut down.
    mutating func drain(now: NIODeadline) {
        if drainSince == nil { drainSince = now }
    }

    /// When to call ``expired(now:)`` next; nil if the connection has no deadline.
    var deadline: NIODeadline? {
        let drainDeadline = drainSince.map { $0 + limits.drainTimeout }
        guard let phaseDeadline else { return drainDeadline }
        return drainDeadline.map { min($0, phaseDeadline) } ?? phaseDeadline
    }

    /// Returns the limit that has been exceeded, if any.
    func expired(now: NIODeadline) -> Expiry? {
        if let drainSince, now >= drainSince + limits.drainTimeout { return .drain }
        guard let phaseDeadline, now >= phaseDeadline else { return nil }
        switch phase {
        case .firstByte, .idle, .webSocket: return .silent
        case .header: return .header
        case .body: return .body
        case .answering: return nil
        case .lingering: return .linger
        }
    }

    private var phaseDeadline: NIODeadline? {
        switch phase {
        case .firstByte(let since): since + limits.firstByteTimeout
        case .idle(let since): since + limits.idleTimeout
        case .header(let since, _): since + limits.headerTimeout
        case .body(let since, let bytes): since + max(limits.bodyTimeout, earned(bytes))
        case .answering: nil
        case .webSocket(let since): since + limits.webSocketTimeout
        case .lingering(let since, _): since + limits.lingerTimeout
        }
    }

    /// The time in which so many bytes arrive at the minimum rates.
    private func earned(_ bytes: Int) -> TimeAmount {
        let slow = min(bytes, limits.slowBodyBytes)
        let fast = bytes - slow
        return .seconds(Int64(slow / max(1, limits.minimumBodyRate) + fast / max(1, limits.longBodyRate)))
    }
}
