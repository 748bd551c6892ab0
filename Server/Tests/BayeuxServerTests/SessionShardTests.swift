import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

struct SessionShardTests {
    private let encoder = ReplyEncoder(BayeuxConfiguration())

    private func session(_ clientID: String, now: Uptime = .start) -> ServerSession {
        let summary = SessionSummary(clientID: clientID, user: nil, browserID: nil)
        return ServerSession(summary, timing: SessionTiming(lifetime: 10_000), maxEvents: 5, now: now)
    }

    @Test("what is known by the handle of a session that is gone does not reach its successor in the same place")
    func successor() throws {
        var shard = SessionShard(number: 3, sockets: SocketRegistry(), now: 0)
        var outgoing = Outgoing()
        let slot = shard.insert(session("a"), encoder: encoder)
        let old = try #require(shard.handle(slot))
        _ = shard.remove(slot, .stop, &outgoing)
        #expect(shard.slot(of: old) == nil)
        #expect(shard.insert(session("b"), encoder: encoder) == slot)
        let new = try #require(shard.handle(slot))
        #expect(shard.slot(of: old) == nil)
        #expect(shard.slot(of: new) == slot)
        #expect(shard.slot(of: "a") == nil && shard.slot(of: "b") == slot)
    }

    @Test("a removed session no longer comes up as due")
    func removed() {
        var shard = SessionShard(number: 0, sockets: SocketRegistry(), now: 0)
        var outgoing = Outgoing()
        var ended: [SessionHandle] = []
        let slots = ["a", "b", "c"].map { shard.insert(session($0), encoder: encoder) }
        _ = shard.remove(slots[1], .retry, &outgoing)
        while shard.takeDue(now: 20_000, &ended, &outgoing) {}
        #expect(ended.map { Int($0.slot) }.sorted() == [slots[0], slots[2]])
    }
}
