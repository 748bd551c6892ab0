import BayeuxServer
import Beckon
import Logging
import ServiceLifecycle

/// Keeps the node's place among the others; on shutdown gives everything back.
struct MembershipLoop: Service {
    private static let period = Milliseconds(1_000)
    /// How long giving back may take; what is not given back is taken over when the lease ends.
    private static let farewell = Milliseconds(4_000)

    let membership: Membership
    let chats: ChatService
    let presence: BayeuxPresence
    let time: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            repeat { await turn() } while (try? await time.sleep(Self.period)) != nil
        }
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
            if !turn.isKept { presence.forgetAll() }
            // Who was held by a node that is no more has waited for a lease already.
            if turn.hasTakenOver { try await chats.timersDue(presence) }
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

/// Hears the other nodes.
struct FollowLoop: Service {
    let follower: ClusterFollower

    func run() async throws {
        await cancelWhenGracefulShutdown { await follower.run() }
    }
}
