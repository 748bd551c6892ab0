import BayeuxServer
import Beckon
import ServiceLifecycle

/// Sends the clients away when the server stops: the node says that it is not ready, polls are answered, desks' streams
/// end.
struct DrainService: Service {
    let hub: BayeuxHub
    let feed: DeskFeed
    let membership: Membership
    let time: any TimeSource
    /// How long it serves on, so that load balancers notice.
    let linger: Milliseconds
    /// Over how long held polls are answered, in milliseconds.
    let spread: Int64

    func run() async throws {
        try? await gracefulShutdown()
        membership.beginDraining()
        try? await time.sleep(linger)
        feed.close()
        hub.drain(now: time.uptime, over: spread)
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

/// Dispatches owed pushes.
struct DispatchLoop: Service {
    let dispatcher: PushDispatcher

    func run() async throws {
        await cancelWhenGracefulShutdown { await dispatcher.run() }
    }
}
