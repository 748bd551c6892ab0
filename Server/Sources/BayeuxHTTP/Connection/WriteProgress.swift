import BayeuxServer
import NIOCore

/// Watches whether the peer takes the bytes written.
///
/// The driver counts what it writes and reports, after each flush and at each ``deadline``, how many bytes wait in the
/// socket's buffer. If that number shrinks, or grows by less than was written, there is progress.
struct WriteProgress {
    private let timeout: TimeAmount
    private var written = 0
    private var waiting = 0
    private var since: NIODeadline?

    init(timeout: TimeAmount) {
        self.timeout = timeout
    }

    /// Counts bytes written towards the socket.
    mutating func wrote(bytes count: Int) {
        written += count
    }

    /// Notes that the socket has taken all bytes written.
    mutating func nothingWaits() {
        written = 0
        waiting = 0
        since = nil
    }

    /// Notes how many bytes wait in the socket's buffer.
    ///
    /// - Returns: Whether the peer has taken no bytes for the whole time-out.
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

    /// When to check the waiting bytes again; nil if none waited.
    var deadline: NIODeadline? { since.map { $0 + timeout } }
}

extension WriteEnd {
    /// Takes over a channel's result of a write.
    init(_ result: Result<Void, any Error>) {
        switch result {
        case .success: self = .whole
        case .failure: self = .failed
        }
    }
}
