import NIOCore

/// Watches whether the peer takes what is written.
///
/// The driver counts what it writes and tells, after each flush and at each ``deadline``, how many bytes wait in the
/// socket's buffer. Whatever shrinks that number, or lets it grow by less than was written, is progress.
struct WriteProgress {
    private let timeout: TimeAmount
    private var written = 0
    private var waiting = 0
    private var since: NIODeadline?

    init(timeout: TimeAmount) {
        self.timeout = timeout
    }

    /// Counts bytes handed on towards the socket.
    mutating func wrote(bytes count: Int) {
        written += count
    }

    /// Notes that all that was written is with the socket.
    mutating func nothingWaits() {
        written = 0
        waiting = 0
        since = nil
    }

    /// Notes how many bytes wait in the socket's buffer.
    ///
    /// - Returns: Whether the peer has taken nothing for too long.
    mutating func isStalled(waiting now: Int, at time: NIODeadline) -> Bool {
        defer {
            waiting = now
            written = 0
        }
        guard now > 0 else {
            since = nil
            return false
        }
        guard let since, now >= waiting + written else {
            since = time
            return false
        }
        return time >= since + timeout
    }

    /// When the bytes that wait are to be looked at again, nil if none waited.
    var deadline: NIODeadline? { since.map { $0 + timeout } }
}
