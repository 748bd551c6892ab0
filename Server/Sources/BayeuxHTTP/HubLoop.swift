package import BayeuxServer
package import BeckonTime
import ServiceLifecycle

/// Runs a hub's asynchronous work and its ticks, which end held polls and expire lost clients.
package struct HubLoop: Service {
    private static let period = Milliseconds(100)

    private let hub: BayeuxHub
    private let clock: HTTPClock
    private let pause: @Sendable (Milliseconds) async throws -> Void

    /// Describes the loop.
    ///
    /// - Parameters:
    ///   - hub: The hub.
    ///   - clock: Gives the hub's time.
    ///   - pause: Waits for a length of time; throws when the task is cancelled.
    package init(
        hub: BayeuxHub, clock: HTTPClock,
        pause: @escaping @Sendable (Milliseconds) async throws -> Void = {
            try await Task.sleep(for: .milliseconds($0.count))
        }
    ) {
        self.hub = hub
        self.clock = clock
        self.pause = pause
    }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await hub.run() }
                group.addTask {
                    while (try? await pause(Self.period)) != nil { hub.tick(now: clock.uptime()) }
                }
            }
        }
    }
}
