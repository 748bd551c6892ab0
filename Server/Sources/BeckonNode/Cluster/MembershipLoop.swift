import Beckon
import Logging

/// Keeps the node's place among the others, and gives everything back at the end.
package struct MembershipLoop: Sendable {
    private static let period = Milliseconds(1_000)
    /// How long giving back may take; what is not given back is taken over when the lease ends.
    private static let farewell = Milliseconds(4_000)

    let membership: Membership
    let presence: PresenceService
    let time: any TimeSource
    let logger: Logger

    /// Keeps the place until the task is cancelled.
    package func run() async {
        repeat { await turn() } while (try? await time.sleep(Self.period)) != nil
    }

    /// Stores what waits and gives back what the node holds.
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
        defer { membership.tellTroubles() }
        do {
            let turn = try await membership.turn()
            if !turn.isKept { await presence.leaseLost() }
            // Who was held by a node that is no more has waited for a lease already.
            if turn.hasTakenOver { try await presence.timersDue() }
        } catch is CancellationError {
            // The server stops.
        } catch {
            let code = (error as? StoreError)?.code
            // Of these the condition of the database tells, once a minute.
            if code == .full || code == .unusable { return }
            logger.warning(
                "the database does not answer", metadata: ["error.code": "\(code?.rawValue ?? "\(type(of: error))")"])
        }
    }
}
