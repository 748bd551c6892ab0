import Beckon
import BeckonStoreSQL
import Dispatch
import Foundation
import Logging
import Synchronization

/// Sends wakes to the other nodes, over a connection of its own and after the commit: at most one notification in 20
/// ms, whatever the number of wakes.
final class WakeSender: Sendable {
    /// PostgreSQL commits notifications one after another for the whole server; this few cost nothing.
    static let period = Milliseconds(20)

    private let sender: String
    private let batch = Mutex(WakeBatch())
    private let signal = DispatchSemaphore(value: 0)

    /// - Parameter sender: The name of this node.
    init(sender: String) {
        self.sender = sender
    }

    func add(_ wakes: [Wake]) {
        guard !wakes.isEmpty else { return }
        let isFirst = batch.withLock { batch in
            defer { batch.add(wakes) }
            return batch.isEmpty
        }
        if isFirst { signal.signal() }
    }

    /// Sends until it is stopped; blocks its thread.
    func run(over session: Session, until stop: StopPipe) {
        while !stop.hasStopped {
            signal.wait()
            while !stop.hasStopped, let payload = batch.withLock({ $0.takePayload(from: sender) }) {
                do throws(ConnectionFailure) {
                    _ = try session.use { connection throws(ConnectionFailure) in
                        try connection.run(WakeText.notify, WakeText.channel.sql, payload.sql)
                    }
                } catch {
                    // The other nodes may have missed any of them.
                    batch.withLock { $0.addEverything() }
                }
                stop.wait(Self.period)
            }
        }
        session.discard()
    }

    /// Makes a waiting thread check whether it has to stop.
    func stop() {
        signal.signal()
    }
}
