import TestTime
import Testing

@testable import Beckon

@Suite struct SettlementRuleTests {
    private let now = Timestamp(milliseconds: 1_000_000)

    private func push(attempts: Int = 0, doubts: Int = 0, expiresIn seconds: Int64 = 3_600) -> OwedPush {
        OwedPush(
            subject: .chat(ChatID("c"), after: 0, through: 1), deviceID: DeviceID("d"), due: now,
            expiresAt: now.advanced(by: .seconds(seconds)), attempts: attempts, doubts: doubts, reason: "test")
    }

    private func settle(_ outcome: PushOutcome, _ push: OwedPush, timeScale: Double = 1) -> Settlement {
        SettlementRule(timeScale: timeScale).decide(outcome, push: push, now: now, jitter: 0.5).settlement
    }

    @Test("the three classes: surely not processed, in doubt, refused")
    func classes() {
        #expect(settle(.unprocessed, push()) == .retry(at: now.advanced(by: Milliseconds(100)), attempt: .unprocessed))
        #expect(
            settle(.unsure, push()) == .retry(at: now.advanced(by: Milliseconds(500)), attempt: .inDoubt))
        // A refusal before it is no doubt.
        #expect(
            settle(.unsure, push(attempts: 3))
                == .retry(at: now.advanced(by: Milliseconds(500)), attempt: .inDoubt))
        #expect(
            settle(.retry(after: .seconds(17), reason: "503"), push())
                == .retry(at: now.advanced(by: .seconds(17)), attempt: .refused))
    }

    @Test("a refusal without an explanation is tried again within a minute, later within five")
    func unexplained() {
        let strange = PushOutcome.unexplained(reason: "apns 400 BrandNewReason")
        for (attempts, seconds) in [(0, 45), (4, 45), (5, 225), (50, 225)] as [(Int, Int64)] {
            let wait = settle(strange, push(attempts: attempts))
            #expect(wait == .retry(at: now.advanced(by: .seconds(seconds)), attempt: .refused))
        }
        #expect(
            settle(strange, push(expiresIn: 9)) == .dead(cause: "expired after apns 400 BrandNewReason", at: now))
    }

    @Test("without a wish of the service the waits grow to a quarter of an hour and end with the push")
    func backOff() {
        let busy = PushOutcome.retry(after: nil, reason: "apns 500")
        for (attempts, seconds) in [(0, 10), (1, 60), (2, 900), (9, 900)] as [(Int, Int64)] {
            let wait = settle(busy, push(attempts: attempts))
            #expect(wait == .retry(at: now.advanced(by: .seconds(seconds)), attempt: .refused))
        }
        #expect(settle(busy, push(expiresIn: 10)) == .dead(cause: "expired after apns 500", at: now))
        #expect(settle(busy, push(expiresIn: 0)) == .dead(cause: "expired after apns 500", at: now))
        #expect(
            settle(busy, push(), timeScale: 0.01) == .retry(at: now.advanced(by: Milliseconds(100)), attempt: .refused))
    }

    @Test("an attempt in doubt is repeated with growing waits until the push expires")
    func doubts() {
        let waits: [(Int, Double)] = [(0, 0.5), (1, 5), (2, 30), (3, 60), (4, 120), (5, 300), (60, 300)]
        for (doubts, seconds) in waits {
            let wait = settle(.unsure, push(attempts: doubts, doubts: doubts))
            let due = now.advanced(by: Milliseconds(Int64(seconds * 1_000)))
            #expect(wait == .retry(at: due, attempt: .inDoubt))
        }
        let last = settle(.unsure, push(doubts: 5, expiresIn: 10))
        #expect(last == .dead(cause: "expired after unsure", at: now))
    }

    @Test(
        "no wait ends a push that has time left: it has one last try shortly before it expires",
        arguments: [
            .retry(after: .seconds(300), reason: "503"), .retry(after: .seconds(86_400), reason: "503"),
            .retry(after: Milliseconds(.max), reason: "503"), .retry(after: nil, reason: "503"), .unsure,
            .unexplained(reason: "404"), .configurationFault(reason: "403"),
        ] as [PushOutcome])
    func lastTry(outcome: PushOutcome) {
        // The waits of the service, and the longest of our own; a fault waits a minute.
        let left: Int64 = 40
        let settlement = settle(outcome, push(attempts: 9, doubts: 9, expiresIn: left))
        guard case .retry(let time, _, _) = settlement else {
            Issue.record("\(settlement)")
            return
        }
        #expect(time == now.advanced(by: .seconds(left - 10)))
        for left: Int64 in [10, 1] {
            guard case .dead(let cause, _) = settle(outcome, push(attempts: 9, doubts: 9, expiresIn: left)) else {
                Issue.record("a second last try")
                return
            }
            #expect(cause.hasPrefix("expired after "))
        }
    }

    @Test("a wait that ends in time is kept, and so is a short one after the last try")
    func waitsInTime() {
        let asked = PushOutcome.retry(after: .seconds(30), reason: "503")
        #expect(
            settle(asked, push(expiresIn: 40)) == .retry(at: now.advanced(by: .seconds(30)), attempt: .refused))
        #expect(
            settle(.unprocessed, push(expiresIn: 5))
                == .retry(at: now.advanced(by: SettlementRule.atOnce), attempt: .unprocessed))
    }

    @Test("where a push goes out at most once, an attempt in doubt is the last, and a refused one is not")
    func atMostOnce() {
        let rule = SettlementRule()
        let decision = rule.decide(.unsure, push: push(), isAtMostOnce: true, now: now, jitter: 0.5)
        #expect(decision.settlement == .dead(cause: "in doubt, not repeated: deliverAtMostOnce", at: now))
        for outcome in [PushOutcome.unprocessed, .retry(after: nil, reason: "503")] {
            let refused = rule.decide(outcome, push: push(), isAtMostOnce: true, now: now, jitter: 0.5)
            #expect(refused.kind == .retry)
        }
    }

    @Test("a token that was called dead before it was registered again is sent to once more")
    func registeredSince() {
        let rule = SettlementRule()
        let dead = PushOutcome.tokenDead(asOf: now, reason: "apns 410 Unregistered")
        let later = rule.decide(
            dead, push: push(), registeredAt: now.advanced(by: Milliseconds(1)), now: now, jitter: 0.5)
        #expect(later.settlement == .retry(at: now.advanced(by: .seconds(10)), attempt: .refused))
        #expect(later.deadSince == nil)
        let same = rule.decide(dead, push: push(), registeredAt: now, now: now, jitter: 0.5)
        #expect(same.settlement == .dead(cause: "apns 410 Unregistered", at: now))
        #expect(same.deadSince == now)
    }
}
