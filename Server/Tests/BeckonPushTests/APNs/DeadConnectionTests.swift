import Beckon
import BeckonSimulators
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

/// Connections that end badly, over real HTTP/2 and TLS; the clock is the test's.
@Suite(.timeLimit(.minutes(20))) struct DeadConnectionTests {
    @Test("a connection that has become a black hole is replaced, and pushes go out over the next one")
    func blackHole() async throws {
        let time = ManualTime(now: SystemTime().now)
        let proxy = Mutex<SilentProxy?>(nil)
        let listen = { (port: Int) in
            let made = try await SilentProxy.listen(to: port)
            proxy.withLock { $0 = made }
            return made.port
        }
        try await Sandbox.withAPNs(time: time, via: listen) { apns in
            let proxy = try #require(proxy.withLock { $0 })
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            proxy.silence()
            let pushes = (2...61).map { Requests.callback($0) }
            async let lost = apns.provider.deliver(pushes)
            // More than the acknowledgement of SETTINGS that may still be on its way.
            await proxy.swallowed(2_000)
            // A first part goes out while the others are written: when the sender answers, all have begun.
            _ = await apns.sender.counters()
            time.advance(by: Sandbox.beyondPatience)
            #expect(await lost == Array(repeating: .unsure, count: 60))
            // The question whether it lives is on its way by now, and never answered.
            time.advance(by: Sandbox.beyondPatience)
            #expect(await apns.provider.deliver(pushes) == Array(repeating: .delivered, count: 60))
            #expect(await apns.sender.counters().connections == 2)
            #expect(apns.log.count == 61)
            await proxy.close()
        }
    }

    @Test("GOAWAYs before a connection's first answer hold nothing up and refuse nothing")
    func earlyGoAway() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            for _ in 0..<3 {
                apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.goAwayRefusing), times: 1))
            }
            let outcomes = await apns.provider.deliver((1...300).map { Requests.callback($0) })
            #expect(outcomes == Array(repeating: .delivered, count: 300))
            #expect(apns.log.count == 300)
            #expect(await apns.sender.counters().connections == 4)
            #expect(time.uptime == .start)
        }
    }

    @Test("a service that sends everybody away is told as such, with a time to come back")
    func onlyGoAways() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.goAwayRefusing)))
            for outcome in await apns.provider.deliver((1...300).map { Requests.callback($0) }) {
                guard case .retry(.some, "apns: each connection ended in GOAWAY", false) = outcome else {
                    Issue.record("\(outcome)")
                    return
                }
            }
            #expect(apns.log.count == 0)
        }
    }
}
