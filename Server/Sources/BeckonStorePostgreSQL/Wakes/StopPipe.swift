import Beckon
import CLibPQ
import Foundation

/// Stops a thread that waits at a socket.
final class StopPipe: Sendable {
    /// Readable once the thread has to stop; -1 if the system could not make a pipe.
    let readable: Int32
    private let writable: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (readable, writable) = (ends[0], ends[1])
    }

    deinit {
        close(readable)
        close(writable)
    }

    func stop() {
        var byte: UInt8 = 0
        _ = write(writable, &byte, 1)
    }

    /// Waits for some time, or less if the thread has to stop.
    ///
    /// - Returns: Whether it has to stop.
    @discardableResult
    func wait(_ time: Milliseconds) -> Bool {
        var file = pollfd(fd: readable, events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, Int32(clamping: time.count)) > 0 && file.revents != 0
    }

    var hasStopped: Bool { wait(.zero) }
}
