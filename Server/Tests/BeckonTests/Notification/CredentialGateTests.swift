import TestTime
import Testing

@testable import Beckon

@Suite struct CredentialGateTests {
    private let busy = PushOutcome.retry(after: nil, reason: "503")

    @discardableResult
    private func hear(_ gate: inout CredentialGate, _ outcomes: [PushOutcome], at now: Uptime) -> Bool {
        gate.heard(outcomes, now: now, timeScale: 1, jitter: 0.5)
    }

    @Test("at most so many are claimed, and what ended makes room")
    func limit() {
        var gate = CredentialGate()
        #expect(gate.room(now: 0) == CredentialGate.limit)
        gate.claimed(700, now: 0)
        #expect(gate.room(now: 0) == CredentialGate.limit - 700)
        gate.claimed(800, now: 0)
        #expect(gate.room(now: 0) == 0 && gate.opensAt(now: 0) == nil)
        gate.ended(1_500)
        #expect(gate.room(now: 0) == CredentialGate.limit)
        gate.ended(1)
        #expect(gate.underWay == 0)
    }

    @Test("a credential that can have less under way has a limit of its own")
    func ownLimit() {
        var gate = CredentialGate(limit: 64)
        #expect(gate.room(now: 0) == 64)
        gate.claimed(48, now: 0)
        #expect(gate.room(now: 0) == 16)
        gate.ended(48)
        hear(&gate, [.delivered], at: 0)
        #expect(gate.room(now: 0) == 64)
        #expect(CredentialGate(limit: 0).room(now: 0) == 1)
    }

    @Test("a small claim waits for more room, but not for long")
    func spacing() {
        var gate = CredentialGate(limit: 64)
        gate.claimed(64, now: 100)
        gate.ended(15)
        #expect(gate.room(now: 119) == 0 && gate.opensAt(now: 119) == 120)
        #expect(gate.room(now: 120) == 15 && gate.opensAt(now: 120) == nil)
        gate.ended(1)
        #expect(gate.room(now: 101) == 16 && gate.opensAt(now: 101) == nil)
    }

    @Test("a service that only fails is left alone for a doubling pause, then tried with one push")
    func breaker() {
        var gate = CredentialGate()
        let isOpen = hear(&gate, Array(repeating: busy, count: 4), at: 0)
        #expect(!isOpen && gate.room(now: 0) > 1)
        #expect(gate.pauseCause == nil)
        let isShut = hear(&gate, [busy], at: 0)
        #expect(isShut && gate.pauseCause == .failing)
        #expect(gate.room(now: 999) == 0 && gate.opensAt(now: 999) == 1_000)
        #expect(gate.room(now: 1_000) == 1)
        gate.claimed(1, now: 1_000)
        #expect(gate.room(now: 1_000) == 0)
        let isShutAgain = hear(&gate, [busy], at: 1_000)
        #expect(!isShutAgain)
        gate.ended(1)
        #expect(gate.room(now: 2_999) == 0 && gate.room(now: 3_000) == 1)
        hear(&gate, [.delivered], at: 3_000)
        #expect(gate.room(now: 3_000) == CredentialGate.limit && gate.pauseCause == nil)
    }

    @Test("what was under way when the breaker opened does not lengthen the pause")
    func lateAnswers() {
        var gate = CredentialGate()
        hear(&gate, Array(repeating: busy, count: 500), at: 0)
        #expect(gate.room(now: 1_000) == 1)
    }

    @Test("the service's own wish counts, up to a minute")
    func retryAfter() {
        var gate = CredentialGate()
        hear(&gate, Array(repeating: .retry(after: .seconds(20), reason: "503"), count: 5), at: 0)
        #expect(gate.opensAt(now: 0) == 20_000)
        var long = CredentialGate()
        hear(&long, Array(repeating: .retry(after: .seconds(3_600), reason: "503"), count: 5), at: 0)
        #expect(long.opensAt(now: 0) == 60_000)
    }

    @Test("what is one device's own trouble opens nothing, and neither do doubts")
    func devices() {
        var gate = CredentialGate()
        let device = PushOutcome.retry(after: .seconds(60), reason: "429", isDeviceOnly: true)
        hear(&gate, Array(repeating: device, count: 50) + Array(repeating: .unsure, count: 50), at: 0)
        #expect(gate.room(now: 0) == CredentialGate.limit)
    }

    @Test("a credential of which nothing good was heard for a minute is tried with few pushes first")
    func untried() {
        var gate = CredentialGate(isTriedFirst: true)
        #expect(gate.room(now: 0) == 3)
        gate.claimed(3, now: 0)
        #expect(gate.room(now: 100) == 0 && gate.opensAt(now: 100) == nil)
        gate.ended(1)
        #expect(gate.room(now: 100) == 1)
        hear(&gate, [.unsure, busy], at: 100)
        #expect(gate.room(now: 100) == 1)
        hear(&gate, [.tokenDead(asOf: nil, reason: "410")], at: 100)
        #expect(gate.room(now: 60_000) == CredentialGate.limit - 2)
        gate.ended(2)
        #expect(gate.room(now: 60_100) == 3)
        hear(&gate, [.delivered], at: 60_100)
        #expect(gate.room(now: 60_100) == CredentialGate.limit)
        hear(&gate, [.configurationFault(reason: "403")], at: 60_200)
        #expect(gate.room(now: 60_200) == 0 && gate.room(now: 120_200) == 1)
    }

    @Test("a refusal without an explanation neither pauses a credential nor shows that it works")
    func unexplained() {
        let strange = Array(repeating: PushOutcome.unexplained(reason: "customhttp 404"), count: 100)
        var gate = CredentialGate(isTriedFirst: true)
        let isShut = hear(&gate, strange, at: 0)
        #expect(!isShut)
        #expect(gate.room(now: 0) == CredentialGate.untriedLimit)
        hear(&gate, [.configurationFault(reason: "403")], at: 0)
        hear(&gate, strange, at: 100)
        #expect(gate.room(now: 100) == 0)
    }

    @Test("a refused credential pauses at once, and the pause obeys the time scale")
    func configuration() {
        var gate = CredentialGate()
        let isShut = hear(&gate, [.configurationFault(reason: "403")], at: 0)
        #expect(isShut && gate.pauseCause == .refused)
        #expect(gate.room(now: 59_999) == 0 && gate.room(now: 60_000) == 1)
        // Only what the service accepts shows that the credential is mended.
        hear(&gate, [busy], at: 60_000)
        #expect(gate.pauseCause == .refused)
        hear(&gate, [.delivered], at: 120_000)
        #expect(gate.pauseCause == nil)
        var quick = CredentialGate()
        _ = quick.heard([.configurationFault(reason: "403")], now: 0, timeScale: 0.01, jitter: 0.5)
        #expect(quick.room(now: 600) == 1)
    }

    @Test(
        "a refused credential is tried with a device that was delivered to before, with another only when there is none"
    )
    func choices() {
        let fault = PushOutcome.configurationFault(reason: "403")
        var gate = CredentialGate(isTriedFirst: true)
        #expect(gate.choices(now: 0) == [.every])
        hear(&gate, [fault, fault, fault], at: 0)
        #expect(gate.choices(now: 59_999) == [.deliveredBefore])
        #expect(gate.room(now: 60_000) == 1 && gate.choices(now: 60_000) == [.deliveredBefore, .every])
        gate.claimed(1, to: .every, now: 60_000)
        hear(&gate, [fault], at: 60_000)
        gate.ended(1)
        // Another's refusal puts off others, not a device that was delivered to before.
        #expect(gate.room(now: 60_001) == 1 && gate.choices(now: 60_001) == [.deliveredBefore])
        gate.foundNothing(now: 60_001)
        #expect(gate.room(now: 61_000) == 0 && gate.opensAt(now: 61_000) == 61_001)
        #expect(gate.choices(now: 179_999) == [.deliveredBefore] && gate.choices(now: 180_000).count == 2)
        gate.claimed(1, to: .deliveredBefore, now: 70_000)
        hear(&gate, [fault], at: 70_000)
        gate.ended(1)
        #expect(gate.room(now: 129_999) == 0 && gate.room(now: 130_000) == 1)
        gate.claimed(1, to: .deliveredBefore, now: 130_000)
        hear(&gate, [.delivered], at: 130_000)
        #expect(gate.choices(now: 130_000) == [.every] && gate.room(now: 130_000) > 1)
    }
}
