import Beckon
import TestTime
import Testing

@testable import BeckonPush

@Suite struct TokenStateTests {
    private func minutes(_ count: Int64) -> Uptime { Uptime(milliseconds: count * 60_000) }

    @Test("a provider token serves for 50 minutes")
    func renews() {
        var state = ProviderTokenState()
        #expect(state.token(now: 0) == nil)
        state.made("a", now: 0)
        #expect(state.token(now: minutes(50) - 1) == "a")
        #expect(state.token(now: minutes(50)) == nil)
    }

    @Test("a refused token is made anew, but not within 20 minutes of the last one, whatever is refused meanwhile")
    func replacesRefused() {
        var state = ProviderTokenState()
        state.made("a", now: 0)
        state.wasRefused("a")
        #expect(state.token(now: 1) == "a")
        #expect(state.token(now: minutes(20) - 1) == "a")
        #expect(state.token(now: minutes(20)) == nil)
        state.made("b", now: minutes(20))
        state.wasRefused("a")
        #expect(state.token(now: minutes(41)) == "b")
        state.wasRefused("b")
        #expect(state.token(now: minutes(41)) == nil)
    }

    @Test("a token that is accepted after a refusal serves on")
    func recovers() {
        var state = ProviderTokenState()
        state.made("a", now: 0)
        state.wasAccepted("a")
        state.wasRefused("a")
        state.wasAccepted("a")
        #expect(state.token(now: minutes(30)) == "a")
        #expect(state.age(now: minutes(30)) == .seconds(1_800))
    }

    @Test("a token that was found is used if it is newer than the last one")
    func finds() {
        var state = ProviderTokenState()
        state.found("a", madeAt: 0)
        #expect(state.token(now: 1) == "a")
        state.found("b", madeAt: -1)
        #expect(state.token(now: 1) == "a")
        state.wasRefused("a")
        state.found("a", madeAt: 2)
        #expect(state.token(now: minutes(21)) == nil)
        state.found("c", madeAt: 3)
        #expect(state.token(now: minutes(21)) == "c")
    }

    @Test("whatever is answered, two new tokens are 20 minutes apart", arguments: 1...20 as ClosedRange<UInt64>)
    func spaced(seed: UInt64) {
        var (state, random) = (ProviderTokenState(), SplitMix(state: seed))
        var (now, count): (Uptime, Int) = (0, 0)
        var made: [Uptime] = []
        for _ in 0..<5_000 {
            now += Int64.random(in: 0...20_000, using: &random)
            let token = state.token(now: now) ?? "token \(count)"
            if state.token(now: now) == nil {
                state.made(token, now: now)
                made.append(now)
                count += 1
            }
            switch Int.random(in: 0..<600, using: &random) {
            case 0...300: state.wasRefused(token)
            case 301: state.wasTooMany(now: now)
            default: state.wasAccepted(token)
            }
        }
        #expect(made.count > 10)
        #expect(zip(made, made.dropFirst()).allSatisfy { $1.elapsed(since: $0) >= ProviderTokenState.spacing })
    }

    @Test("after one token too many the last accepted serves on, and none is made for 20 minutes")
    func holds() {
        var state = ProviderTokenState()
        state.made("a", now: 0)
        state.wasAccepted("a")
        state.made("b", now: minutes(45))
        state.wasTooMany(now: minutes(45))
        #expect(state.token(now: minutes(46)) == "a")
        #expect(state.token(now: minutes(59)) == "a")
        #expect(state.token(now: minutes(60)) == "b")
        #expect(state.token(now: minutes(94)) == "b")
        #expect(state.token(now: minutes(95)) == nil)
        var young = ProviderTokenState()
        young.made("c", now: 0)
        young.wasTooMany(now: 0)
        #expect(young.token(now: minutes(1)) == "c")
        #expect(young.token(now: minutes(51)) == nil)
    }

    @Test("an access token is fetched once and renewed five minutes before its end")
    func fetches() {
        var state = AccessTokenState()
        #expect(state.need(now: 0) == .fetch(old: nil))
        #expect(state.need(now: 1) == .wait)
        state.fetched("a", seconds: 3_600, now: 2)
        #expect(state.need(now: 3) == .use("a"))
        #expect(state.need(now: minutes(55) + 1) == .use("a"))
        #expect(state.need(now: minutes(55) + 2) == .fetch(old: "a"))
        #expect(state.need(now: minutes(56) + 2) == .use("a"))
        state.fetched("b", seconds: 3_600, now: minutes(56))
        #expect(state.need(now: minutes(57)) == .use("b"))
    }

    @Test("when a renewal fails the old token serves to its last second")
    func outlivesFailure() {
        var state = AccessTokenState()
        _ = state.need(now: 0)
        state.fetched("a", seconds: 3_600, now: 0)
        #expect(state.need(now: minutes(56)) == .fetch(old: "a"))
        state.fetchFailed(now: minutes(56))
        #expect(state.need(now: minutes(56) + 9_999) == .use("a"))
        #expect(state.need(now: minutes(56) + 10_000) == .fetch(old: "a"))
        state.fetchFailed(now: minutes(57))
        #expect(state.need(now: minutes(60)) == .fetch(old: nil))
    }

    @Test("a refused access token is not used again, a newer one is")
    func forgetsRefused() {
        var state = AccessTokenState()
        _ = state.need(now: 0)
        state.fetched("a", seconds: 3_600, now: 0)
        state.wasRefused("a")
        #expect(state.need(now: 1) == .fetch(old: nil))
        state.fetched("b", seconds: -5, now: 2)
        #expect(state.need(now: 3) == .fetch(old: nil))
        state.fetched("c", seconds: .max, now: 4)
        state.wasRefused("a")
        #expect(state.need(now: 5) == .use("c"))
    }
}
