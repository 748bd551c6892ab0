import BayeuxServer
import Beckon
import BeckonNode
import ServiceLifecycle
import UnixSignals

/// Runs work that has no end of its own until the server stops.
struct Loop: Service {
    /// Ends when its task is cancelled.
    let body: @Sendable () async -> Void

    func run() async throws {
        await cancelWhenGracefulShutdown(body)
    }
}

/// Keeps the node's lease; on shutdown frees all that the node holds.
struct MembershipService: Service {
    let loop: MembershipLoop

    func run() async throws {
        await cancelWhenGracefulShutdown { await loop.run() }
        await loop.leave()
    }
}

/// Drains the node when the server stops: the node reports that it is not ready, held polls are answered, desk streams end.
struct DrainService: Service {
    let manager: ServiceManager
    let hub: BayeuxHub
    let feed: DeskFeed
    let membership: Membership
    let time: any TimeSource
    /// How long the node still serves, so that load balancers notice that it is not ready.
    let linger: Milliseconds
    /// The time over which held polls are answered.
    let spread: Milliseconds

    func run() async throws {
        try? await gracefulShutdown()
        manager.tell(.stopping)
        membership.beginDraining()
        try? await time.sleep(linger)
        feed.close()
        hub.drain(now: time.uptime, over: spread)
    }
}

/// Reads the settings again at each SIGHUP.
struct ReloadService: Service {
    let reloader: Reloader
    let manager: ServiceManager
    /// Called when the signal no longer ends the process.
    let ready: @Sendable () -> Void

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        ready()
        for await _ in signals.cancelOnGracefulShutdown() {
            await manager.reloading { await reloader.reload() }
        }
    }
}

/// Runs the commit queue; on shutdown it ends after the last commit.
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

/// Ends the node with an error once its database cannot be trusted.
struct FailureLoop: Service {
    let failures: AsyncStream<StoreError>

    func run() async throws {
        for await error in failures.cancelOnGracefulShutdown() { throw error }
        try? await gracefulShutdown()
    }
}
