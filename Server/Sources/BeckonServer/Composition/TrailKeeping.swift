import Beckon
import BeckonEdge
import Logging

/// Keeps the audit trail: tells its head in the log, and removes what is older than its retention.
///
/// The head that somebody else keeps is what shows that the last rows were removed, or that the whole chain was made anew.
struct TrailKeeping: Sendable {
    private static let period = Milliseconds.seconds(3_600)
    /// How many rows one commit removes.
    static let mostAtOnce = 10_000

    let store: any Store
    let queue: CommitQueue
    /// Signs checkpoints.
    let secret: InstallationSecret
    /// How long rows are kept; zero for ever.
    let retention: Milliseconds
    let time: any TimeSource
    let logger: Logger

    /// Does one round at once and one each hour, until the task is cancelled.
    func run() async {
        repeat {
            do {
                try await turn()
            } catch is CancellationError {
                return
            } catch {
                // The next round repeats it.
                let code = (error as? StoreError)?.code.rawValue ?? "\(type(of: error))"
                logger.warning("the audit trail could not be looked at", metadata: ["error.code": "\(code)"])
            }
        } while (try? await time.sleep(Self.period)) != nil
    }

    /// Does one round.
    ///
    /// - Throws: ``StoreError``.
    func turn() async throws {
        if retention > .zero {
            let limit = time.now.advanced(by: Milliseconds(-retention.count))
            while try await cut(before: limit) {}
        }
        try await tellHead()
    }

    /// Removes the first rows.
    ///
    /// - Returns: Whether there may be more to remove.
    private func cut(before limit: Timestamp) async throws -> Bool {
        let last = try await store.trailEnd(before: limit, limit: Self.mostAtOnce)
        guard let last, !last.isCheckpoint else { return false }
        _ = try await queue.commit(Commit([.cutTrail(to: secret.checkpoint(at: last))]))
        return true
    }

    /// Logs the chain's last row.
    ///
    /// - Throws: ``StoreError``.
    func tellHead() async throws {
        guard let head = try await store.trailHead() else { return }
        logger.notice("the head of the audit trail", metadata: ["audit.head": "\(head.text)"])
    }
}
