import BayeuxServer
import Beckon
import ServiceLifecycle

/// Runs the hub's asynchronous work.
struct HubLoop: Service {
    let hub: BayeuxHub

    func run() async throws {
        await cancelWhenGracefulShutdown { await hub.run() }
    }
}

/// Lets time pass for the hub: held polls end and lost clients expire.
struct TickLoop: Service {
    private static let period = Milliseconds(100)

    let hub: BayeuxHub
    let time: any TimeSource

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while (try? await time.sleep(Self.period)) != nil { hub.tick(now: time.uptime) }
        }
    }
}
