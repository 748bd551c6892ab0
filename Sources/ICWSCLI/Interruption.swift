import Dispatch
import Foundation
import ICWSClient

/// Logs off when the program is asked to end; asked again, it ends at once.
///
/// `@unchecked Sendable`: the sources are made and cancelled by whoever holds it, and what changes stands behind `lock`.
final class Interruption: @unchecked Sendable {
    private static let signals = [SIGINT, SIGTERM]
    private let lock = NSLock()
    private var seen: Int32?
    private var sources: [any DispatchSourceSignal] = []

    /// The signal that came.
    var signal: Int32? { lock.withLock { seen } }

    /// Waits for a signal from now on.
    ///
    /// - Parameter session: What is logged off.
    init(_ session: ICWSSession) {
        for number in Self.signals {
            Foundation.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in
                Foundation.signal(number, SIG_DFL)
                self?.saw(number)
                // A task of its own: it ends with the call, and the command sees the end of the session.
                Task { await session.logOff() }
            }
            source.resume()
            sources.append(source)
        }
    }

    private func saw(_ number: Int32) {
        lock.withLock { seen = number }
    }

    /// Waits no more.
    func end() {
        for source in sources { source.cancel() }
        for number in Self.signals { Foundation.signal(number, SIG_DFL) }
    }
}
