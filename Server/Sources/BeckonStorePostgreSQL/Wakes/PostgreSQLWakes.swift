package import Beckon
import Dispatch
import Foundation
package import Logging
import Synchronization

/// Carries wakes between the nodes of one database by LISTEN and NOTIFY, over two connections of its own.
///
/// A notification inside a message's transaction would make all commits on the server wait for each other. These are
/// sent after the commit, many wakes in one. Changes of accounts and sign-ins are seldom: their own transactions send them
/// (``CommitBatch``).
package final class PostgreSQLWakes: WakeCarrier {
    /// A hint that arrives late is worth little.
    private static let limit = Milliseconds.seconds(2)

    private let name: String
    private let settings: Result<ConnectionSettings, StoreError>
    private let sender: WakeSender
    private let logger: Logger
    /// When the listener's connection last proved that it delivers, by a clock that is never set.
    private let proof = Mutex<ContinuousClock.Instant?>(nil)

    /// - Parameters:
    ///   - url: The database's URL; it must not lead to a pooler that shares connections between transactions.
    ///   - timelines: What the node has seen so far, shared with its store.
    ///   - logger: Logs when this node stops receiving wakes.
    package init(url: String, timelines: SeenTimelines = SeenTimelines(), logger: Logger) {
        name = UUID().uuidString
        sender = WakeSender(sender: name)
        self.logger = logger
        do throws(StoreError) {
            settings = .success(try ConnectionSettings(url: url, limit: Self.limit, timelines: timelines))
        } catch {
            settings = .failure(error)
        }
    }

    package func send(_ wakes: [Wake]) {
        sender.add(wakes)
    }

    package var silence: Milliseconds? {
        proof.withLock { $0 }.map { proof in
            let (seconds, attoseconds) = proof.duration(to: .now).components
            return Milliseconds(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        }
    }

    package func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async {
        guard case .success(let settings) = settings else {
            return logger.error("this node receives no wakes of other nodes: the database URL is not valid")
        }
        let stop = StopPipe()
        let listener = WakeListener(
            sender: name, settings: settings, logger: logger, stop: stop, deliver: deliver,
            prove: { instant in self.proof.withLock { $0 = instant } })
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let threads = DispatchGroup()
                Self.start("database-listener", in: threads) { listener.run() }
                Self.start("database-notifier", in: threads) { [sender] in
                    let gate = ConnectionGate(logger: .quiet)
                    sender.run(over: Session(settings: settings, gate: gate), until: stop)
                }
                threads.notify(queue: .global()) { continuation.resume() }
            }
        } onCancel: {
            stop.stop()
            sender.stop()
        }
    }

    private static func start(_ name: String, in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        let thread = Thread {
            body()
            group.leave()
        }
        thread.name = name
        thread.start()
    }
}
