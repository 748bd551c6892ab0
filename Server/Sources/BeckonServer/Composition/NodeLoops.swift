import BayeuxServer
import Beckon
import BeckonNode
import ServiceLifecycle

/// What goes on until the server stops, and then ends where it is.
struct Loop: Service {
    /// Ends when its task is cancelled.
    let body: @Sendable () async -> Void

    func run() async throws {
        await cancelWhenGracefulShutdown(body)
    }
}

/// Keeps the node's place among the others; on shutdown gives everything back.
struct MembershipService: Service {
    let loop: MembershipLoop

    func run() async throws {
        await cancelWhenGracefulShutdown { await loop.run() }
        await loop.leave()
    }
}

/// Sends the clients away when the server stops: the node says that it is not ready, polls are answered, desks' streams
/// end.
struct DrainService: Service {
    let hub: BayeuxHub
    let feed: DeskFeed
    let membership: Membership
    let time: any TimeSource
    /// How long it serves on, so that load balancers notice.
    let linger: Milliseconds
    /// Over how long held polls are answered.
    let spread: Milliseconds

    func run() async throws {
        try? await gracefulShutdown()
        membership.beginDraining()
        try? await time.sleep(linger)
        feed.close()
        hub.drain(now: Uptime(milliseconds: time.uptime), over: spread)
    }
}

/// Commits what is enqueued; on shutdown it ends after the last commit.
struct CommitLoop: Service {
    let queue: CommitQueue

    func run() async throws {
        await withGracefulShutdownHandler {
            await queue.run()
        } onGracefulShutdown: {
            queue.close()
        }
    }
}
