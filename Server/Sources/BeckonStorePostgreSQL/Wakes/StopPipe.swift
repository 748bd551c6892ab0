import Beckon
import CLibPQ
import Foundation

/// Lets a thread that waits at a socket be told to stop.
final class StopPipe: Sendable {
    /// Can be read once the thread has to stop; -1 when the machine gave no pipe.
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

    /// Waits some time, less when the thread has to stop.
    ///
    /// - Returns: whether it has to.
    @discardableResult
    func wait(_ time: Milliseconds) -> Bool {
        var file = pollfd(fd: readable, events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, Int32(clamping: time.count)) > 0 && file.revents != 0
    }

    var hasStopped: Bool { wait(.zero) }
}
