import Beckon
import Logging

/// Keeps the node's lease, and releases at the end what the node holds.
package struct MembershipLoop: Sendable {
    private static let period = Milliseconds(1_000)
    /// How long releasing may take; other nodes take over the rest when the lease expires.
    private static let farewell = Milliseconds(4_000)

    let membership: Membership
    let presence: PresenceService
    let time: any TimeSource
    let logger: Logger

    /// Keeps the lease until the task is cancelled.
    package func run() async {
        repeat { await turn() } while (try? await time.sleep(Self.period)) != nil
    }

    /// Finishes pending presence work and releases what the node holds.
    package func leave() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                try? await presence.housekeep()
                try? await membership.leave()
            }
            group.addTask { try? await time.sleep(Self.farewell) }
            await group.next()
            group.cancelAll()
        }
    }

    private func turn() async {
        defer { membership.tellFailures() }
        do {
            let turn = try await membership.turn()
            if !turn.isKept { await presence.leaseLost() }
            // Customers of a dead node have already waited for a whole lease.
            if turn.hasTakenOver { try await presence.timersDue() }
        } catch is CancellationError {
            // The server stops.
        } catch {
            let code = (error as? StoreError)?.code
            // `tellFailures` logs these, once a minute.
            if code == .full || code == .unusable { return }
            logger.warning(
                "the database does not answer", metadata: ["error.code": "\(code?.rawValue ?? "\(type(of: error))")"])
        }
    }
}
