import Dispatch
import Foundation
import ICWSClient

/// Logs off at the first SIGINT or SIGTERM; a second signal of the same kind ends the program at once.
///
/// `@unchecked Sendable`: only `init` and `end()`, which the owner calls, use the sources; `lock` guards `seen`.
final class Interruption: @unchecked Sendable {
    private static let signals = [SIGINT, SIGTERM]
    private let lock = NSLock()
    private var seen: Int32?
    private var sources: [any DispatchSourceSignal] = []

    /// The last signal that arrived, if any.
    var signal: Int32? { lock.withLock { seen } }

    /// Handles the signals from now on.
    ///
    /// - Parameter session: The session to log off.
    init(_ session: ICWSSession) {
        for number in Self.signals {
            Foundation.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in
                Foundation.signal(number, SIG_DFL)
                self?.saw(number)
                // A task of its own, which ends with the call; the command notices that the session has ended.
                Task { await session.logOff() }
            }
            source.resume()
            sources.append(source)
        }
    }

    private func saw(_ number: Int32) {
        lock.withLock { seen = number }
    }

    /// Gives the signals back to their default handling.
    func end() {
        for source in sources { source.cancel() }
        for number in Self.signals { Foundation.signal(number, SIG_DFL) }
    }
}
