import Dispatch
import Foundation
import ICWSClient

/// Logs off at the first SIGINT or SIGTERM; a second signal of the same kind ends the program at once.
///
/// `@unchecked Sendable`: only `init` and `end()`, which the owner calls, use the source; `lock` guards `seen`.
final class Interruption: @unchecked Sendable {
    private static let signals = [SIGINT, SIGTERM]
    /// A pipe that carries the numbers of signals, so that none is lost before somebody reads it; negative without a pipe.
    private static let ends: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()
    private let lock = NSLock()
    private var seen: Int32?
    private var source: (any DispatchSourceRead)?

    /// The last signal that arrived, if any.
    var signal: Int32? { lock.withLock { seen } }

    /// Handles the signals from now on.
    ///
    /// - Parameter session: The session to log off.
    init(_ session: ICWSSession) {
        let (reading, writing) = Self.ends
        guard reading >= 0, writing >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .global())
        source.setEventHandler { [weak self] in
            var number: UInt8 = 0
            guard read(reading, &number, 1) == 1 else { return }
            self?.saw(Int32(number))
            // A task of its own, which ends with the call; the command notices that the session has ended.
            Task { await session.logOff() }
        }
        source.resume()
        self.source = source
        for number in Self.signals {
            Foundation.signal(number) { number in
                let code = errno
                Foundation.signal(number, SIG_DFL)
                var byte = UInt8(truncatingIfNeeded: number)
                if write(Interruption.ends.writing, &byte, 1) != 1 { raise(number) }
                errno = code
            }
        }
    }

    private func saw(_ number: Int32) {
        lock.withLock { seen = number }
    }

    /// Gives the signals back to their default handling.
    func end() {
        for number in Self.signals { Foundation.signal(number, SIG_DFL) }
        source?.cancel()
    }
}
