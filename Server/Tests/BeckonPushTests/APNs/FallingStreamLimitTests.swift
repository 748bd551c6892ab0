import Beckon
import BeckonSimulators
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

/// A service that takes fewer streams and more again while many pushes are under way.
@Suite(.timeLimit(.minutes(20))) struct FallingStreamLimitTests {
    /// The sender's clock stands still: whatever waited for a time-out, a pause or a tick would wait for ever.
    @Test("while the stream limit falls to 1 and rises and every twentieth push is refused, none waits for a clock")
    func fallingLimitWithoutStall() async throws {
        let (count, streams) = (600, 50)
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time, service: { $0.maximumStreams = streams }) { apns in
            for round in 0..<4 {
                for (skip, limit) in [(60, 1), (100, streams)] {
                    apns.service.faults.add(
                        SimulatedFaultRule(
                            SimulatedFault(.maximumConcurrentStreams(limit)), skip: skip + round * 140, times: 1))
                }
            }
            apns.service.faults.add(
                SimulatedFaultRule(
                    SimulatedFault(.refusal(status: 500, reason: "InternalServerError")), every: 20))
            let pushes = (0..<count).map { Requests.callback($0 + 1, token: Requests.deviceToken($0)) }
            let answers = Mutex<[PushAnswer]>([])
            await apns.provider.deliver(pushes) { told in answers.withLock { $0 += told } }
            let told = answers.withLock { $0 }
            #expect(Set(told.map(\.index)) == Set(0..<count) && told.count == count)
            #expect(told.filter { $0.outcome == .delivered }.count == apns.log.count)
            #expect(told.count { $0.outcome != .delivered } >= count / 25)
            #expect(
                told.allSatisfy {
                    $0.outcome == .delivered || $0.outcome == .retry(after: nil, reason: "apns 500 InternalServerError")
                })
            // In the order of answers nobody is overtaken by more pushes than were under way at once.
            for (place, answer) in told.enumerated() { #expect(abs(place - answer.index) <= 2 * streams) }
            #expect(time.uptime == .start)
        }
    }
}
