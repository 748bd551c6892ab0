import Beckon
import TestTime
import Testing

@testable import BeckonPush

@Suite("Hosts of HTTP pushes") struct HostTableTests {
    private var table = HostTable()

    private mutating func go(_ host: String, _ count: Int = 1, now: Uptime = 0) -> [HostTable.Answer] {
        (0..<count).map { _ in table.arrive(host, now: now) }
    }

    /// Makes a host known.
    private mutating func know(_ host: String, now: Uptime = 0) {
        guard case .go(let asStranger) = table.arrive(host, now: now) else { return }
        table.left(host, asStranger: asStranger, .answered, now: now)
    }

    private mutating func fail(_ host: String, _ result: HostTable.Result = .silent, now: Uptime) {
        guard case .go(let asStranger) = table.arrive(host, now: now) else { return }
        table.left(host, asStranger: asStranger, result, now: now)
    }

    @Test("strangers get a few places each and a share together; known hosts have the rest")
    mutating func shares() {
        let full = HostTable.Answer.hold(HostTable.fullPause)
        know("known")
        #expect(go("a", 9) == Array(repeating: .go(asStranger: true), count: 8) + [full])
        for number in 1..<(HostTable.strangers / 8) { _ = go("stranger \(number)", 8) }
        #expect(table.strangersUnderWay == HostTable.strangers)
        #expect(go("late") == [full])
        #expect(go("known", 24) == Array(repeating: .go(asStranger: false), count: 24))
        #expect(go("known", 41).last == .wait)
        #expect(go("known") == [full])
    }

    @Test("one that waits goes when another of its host ends")
    mutating func waiting() {
        know("h")
        _ = go("h", 25)
        #expect(table.again("h", now: 0) == .wait)
        table.left("h", asStranger: false, .answered, now: 0)
        #expect(table.again("h", now: 0) == .go(asStranger: false))
    }

    @Test("three failures in a row pause a host, longer each time; then one goes at a time until it answers")
    mutating func pauses() {
        know("h")
        for _ in 0..<3 { fail("h", now: 1_000) }
        #expect(go("h", now: 1_500) == [.hold(Milliseconds(500))])
        #expect(go("other", now: 1_500) == [.go(asStranger: true)])
        #expect(go("h", 2, now: 2_000) == [.go(asStranger: true), .hold(HostTable.firstPause)])
        table.left("h", asStranger: true, .silent, now: 3_000)
        #expect(go("h", now: 3_000) == [.hold(.seconds(2))])
        #expect(go("h", now: 5_000) == [.go(asStranger: true)])
        table.left("h", asStranger: true, .answered, now: 5_000)
        #expect(go("h", 9, now: 5_000) == Array(repeating: .go(asStranger: false), count: 9))
    }

    @Test("a pause never exceeds a minute, and lasts at least as long as the host asks, up to that")
    mutating func longest() {
        var now: Uptime = 0
        for _ in 0..<20 {
            fail("h", now: now)
            now += 60_000
        }
        fail("h", now: now)
        #expect(go("h", now: now) == [.hold(.seconds(60))])
        know("busy")
        for _ in 0..<3 { fail("busy", .troubled(after: .seconds(9)), now: 0) }
        #expect(go("busy", now: 0) == [.hold(.seconds(9))])
    }

    @Test("what ends late does not lengthen a pause, and what waits is told of it")
    mutating func lateEnds() {
        know("h")
        _ = go("h", 26)
        for _ in 0..<20 { table.left("h", asStranger: false, .silent, now: 100) }
        #expect(table.again("h", now: 100) == .hold(.seconds(1)))
        #expect(table.again("h", now: 100) == .hold(.seconds(1)))
    }

    @Test("a push that was not tried says nothing about its host")
    mutating func nothing() {
        for _ in 0..<5 { fail("h", .nothing, now: 0) }
        #expect(go("h") == [.go(asStranger: true)])
        #expect(table.strangersUnderWay == 1)
    }

    @Test("of too many hosts those unused for longest are forgotten, never those in use")
    mutating func bound() {
        _ = go("in use", now: 0)
        for number in 1...(HostTable.capacity * 2) { know("host \(number)", now: Uptime(milliseconds: Int64(number))) }
        #expect(table.count <= HostTable.capacity)
        #expect(go("host \(HostTable.capacity * 2)", 9).allSatisfy { $0 == .go(asStranger: false) })
        #expect(go("in use", 8).last == .hold(HostTable.fullPause))
    }
}
