import Beckon
import TestTime
import Testing

@testable import BeckonDesk

/// Whose chats go back to the queue.
@Suite("Agents who are gone") struct AbsentAgentsTests {
    private static let grace = Uptime(milliseconds: AbsentAgents.grace.count)

    @Test("a signed-out agent keeps the chats for the grace, and no longer")
    func grace() {
        var absent = AbsentAgents()
        #expect(absent.judge(["ada": .signedOut], uptime: 1_000) == [])
        #expect(absent.judge(["ada": .signedOut], uptime: Self.grace + 999) == [])
        #expect(absent.judge(["ada": .signedOut], uptime: Self.grace + 1_000) == ["ada"])
    }

    @Test("who signs in again, or has no chats meanwhile, gets the whole grace the next time")
    func again() {
        for standings in [["ada": AbsentAgents.Standing.signedIn], [:]] {
            var absent = AbsentAgents()
            #expect(absent.judge(["ada": .signedOut], uptime: 0) == [])
            #expect(absent.judge(standings, uptime: Self.grace - 1) == [])
            #expect(absent.judge(["ada": .signedOut], uptime: Self.grace) == [])
            #expect(absent.judge(["ada": .signedOut], uptime: Self.grace.advanced(by: AbsentAgents.grace)) == ["ada"])
        }
    }

    @Test("the chats of who may not answer any more go back at once")
    func mayNot() {
        var absent = AbsentAgents()
        #expect(
            absent.judge(["eve": .mayNotAnswer, "bob": .mayNotAnswer, "ada": .signedIn], uptime: 0) == ["bob", "eve"])
    }
}
