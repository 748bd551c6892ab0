import Beckon
import Testing

@testable import BeckonPush

@Suite struct TokenStateTests {
    private func minutes(_ count: Int64) -> Int64 { count * 60_000 }

    @Test("a provider token serves for 50 minutes")
    func renews() {
        var state = ProviderTokenState()
        #expect(state.token(now: 0) == nil)
        state.made("a", now: 0)
        #expect(state.token(now: minutes(50) - 1) == "a")
        #expect(state.token(now: minutes(50)) == nil)
    }

    @Test("a refused token is made anew, unless that has happened since")
    func replacesRefused() {
        var state = ProviderTokenState()
        state.made("a", now: 0)
        state.wasRefused("a")
        #expect(state.token(now: 1) == nil)
        state.made("b", now: 2)
        state.wasRefused("a")
        #expect(state.token(now: 3) == "b")
    }

    @Test("after one token too many the last accepted serves on, and none is made for 20 minutes")
    func holds() {
        var state = ProviderTokenState()
        state.made("a", now: 0)
        state.wasAccepted("a")
        state.made("b", now: minutes(45))
        state.wasTooMany("b", now: minutes(45))
        #expect(state.token(now: minutes(46)) == "a")
        #expect(state.token(now: minutes(59)) == "a")
        #expect(state.token(now: minutes(60)) == nil)
        var young = ProviderTokenState()
        young.made("c", now: 0)
        young.wasTooMany("c", now: 0)
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
        #expect(state.need(now: 2 + minutes(55) - 1) == .use("a"))
        #expect(state.need(now: 2 + minutes(55)) == .fetch(old: "a"))
        #expect(state.need(now: 2 + minutes(56)) == .use("a"))
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
