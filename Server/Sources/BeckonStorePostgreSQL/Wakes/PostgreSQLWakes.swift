package import Beckon
import Dispatch
import Foundation
package import Logging

/// Carries wakes between the nodes of one database by LISTEN and NOTIFY, over two connections of its own.
///
/// A notification inside a message's transaction would make all commits on the server wait for each other. These are
/// sent after the commit, many wakes in one.
package final class PostgreSQLWakes: WakeCarrier {
    static let channel = "beckon_wakes"
    /// A hint that arrives late is worth little.
    private static let limit = Milliseconds.seconds(2)

    private let name: String
    private let settings: Result<ConnectionSettings, StoreError>
    private let sender: WakeSender
    private let logger: Logger

    /// - Parameters:
    ///   - url: The database's URL; it must not lead to a pooler that shares connections between transactions.
    ///   - logger: Logs when this node stops receiving wakes.
    package init(url: String, logger: Logger) {
        name = UUID().uuidString
        sender = WakeSender(sender: name)
        self.logger = logger
        do throws(StoreError) {
            settings = .success(try ConnectionSettings(url: url, limit: Self.limit))
        } catch {
            settings = .failure(error)
        }
    }

    package func send(_ wakes: [Wake]) {
        sender.add(wakes)
    }

    package func run(_ deliver: @escaping @Sendable (CarriedWakes) -> Void) async {
        guard case .success(let settings) = settings else {
            return logger.error("this node receives no wakes of other nodes: the database URL is not valid")
        }
        let stop = StopPipe()
        let listener = WakeListener(
            sender: name, settings: settings, logger: logger, stop: stop, deliver: deliver)
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
