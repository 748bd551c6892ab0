import NIOCore
import Testing

@testable import BayeuxHTTP

@Suite("Connection deadlines")
struct ConnectionDeadlinesTests {
    private var limits: HTTPLimits {
        var limits = HTTPLimits()
        limits.firstByteTimeout = .seconds(60)
        return limits
    }

    private func at(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(0) + .seconds(seconds) }

    private func made() -> ConnectionDeadlines { ConnectionDeadlines(limits: limits, now: at(0)) }

    @Test("a peer that says nothing is closed")
    func silent() {
        let deadlines = made()
        #expect(deadlines.deadline == at(60))
        #expect(deadlines.expired(now: at(59)) == nil)
        #expect(deadlines.expired(now: at(60)) == .silent)
    }

    @Test("a header has ten seconds in total, however often a byte comes")
    func header() {
        var deadlines = made()
        for second in Int64(0)..<10 { #expect(deadlines.received(bytes: 1, now: at(second)) == nil) }
        #expect(deadlines.deadline == at(10))
        #expect(deadlines.expired(now: at(9)) == nil)
        #expect(deadlines.expired(now: at(10)) == .header)
    }

    @Test("bytes without end before a header's end are too many")
    func headerExcess() {
        var deadlines = made()
        #expect(deadlines.received(bytes: 1 << 16, now: at(0)) == nil)
        #expect(deadlines.received(bytes: 1, now: at(0)) == .header)
    }

    @Test("a slow body has twenty seconds, a faster one as long as it keeps its rate")
    func body() {
        var deadlines = made()
        _ = deadlines.received(bytes: 100, now: at(0))
        deadlines.requestTaken(now: at(1))
        #expect(deadlines.expired(now: at(20)) == nil)
        #expect(deadlines.expired(now: at(21)) == .body)
        _ = deadlines.received(bytes: 30 * 1024, now: at(15))
        #expect(deadlines.deadline == at(31))
        #expect(deadlines.expired(now: at(30)) == nil)
        #expect(deadlines.expired(now: at(31)) == .body)
    }

    @Test("the rest of a long body has to come faster: 64 MiB take three quarters of an hour at most, not a day")
    func longBody() {
        var deadlines = made()
        _ = deadlines.received(bytes: 100, now: at(0))
        deadlines.requestTaken(now: at(0))
        _ = deadlines.received(bytes: 256 << 10, now: at(200))
        #expect(deadlines.deadline == at(256))
        _ = deadlines.received(bytes: 1 << 20, now: at(250))
        #expect(deadlines.deadline == at(256 + 32))
        _ = deadlines.received(bytes: 63 << 20, now: at(280))
        #expect(deadlines.deadline == at(256 + 32 * 64))
    }

    @Test("a silent peer that takes bytes may stay for as long again")
    func renewed() {
        var deadlines = made()
        _ = deadlines.received(bytes: 100, now: at(0))
        deadlines.requestTaken(now: at(0))
        deadlines.requestComplete()
        deadlines.renewed(now: at(5))
        #expect(deadlines.deadline == nil)
        deadlines.answered(now: at(10))
        deadlines.renewed(now: at(85))
        #expect(deadlines.deadline == at(160))
        deadlines.upgraded(now: at(90))
        deadlines.renewed(now: at(200))
        #expect(deadlines.deadline == at(320))
    }

    @Test("a request that is being answered is not idle")
    func answering() {
        var deadlines = made()
        _ = deadlines.received(bytes: 100, now: at(0))
        deadlines.requestTaken(now: at(0))
        deadlines.requestComplete()
        #expect(deadlines.deadline == nil)
        #expect(deadlines.received(bytes: 100, now: at(5)) == nil)
        #expect(deadlines.expired(now: at(100_000)) == nil)
    }

    @Test("between requests a connection may idle, and the clock starts again with each answer")
    func idle() {
        var deadlines = made()
        _ = deadlines.received(bytes: 100, now: at(0))
        deadlines.requestTaken(now: at(0))
        deadlines.requestComplete()
        deadlines.answered(now: at(40))
        #expect(deadlines.deadline == at(115))
        #expect(deadlines.expired(now: at(115)) == .silent)
        _ = deadlines.received(bytes: 1, now: at(114))
        #expect(deadlines.deadline == at(124))
    }

    @Test("after the last answer bytes are read on for a moment, but not without end")
    func lingering() {
        var deadlines = made()
        #expect(!deadlines.isLingering)
        deadlines.linger(now: at(3))
        #expect(deadlines.isLingering)
        #expect(deadlines.deadline == at(5))
        #expect(deadlines.expired(now: at(5)) == .linger)
        #expect(deadlines.received(bytes: limits.lingerBytes, now: at(4)) == nil)
        #expect(deadlines.received(bytes: 1, now: at(4)) == .linger)
    }

    @Test("a shutdown limits what had no limit")
    func drain() {
        var deadlines = made()
        deadlines.requestTaken(now: at(0))
        deadlines.requestComplete()
        deadlines.drain(now: at(2))
        deadlines.drain(now: at(10))
        #expect(deadlines.deadline == at(22))
        #expect(deadlines.expired(now: at(21)) == nil)
        #expect(deadlines.expired(now: at(22)) == .drain)
    }
}

@Suite("Write progress")
struct WriteProgressTests {
    private func at(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(0) + .seconds(seconds) }

    @Test("an empty buffer is never a stall")
    func empty() {
        var progress = WriteProgress(timeout: .seconds(10))
        progress.wrote(bytes: 100)
        #expect(progress.isStalled(waiting: 0, at: at(0)) == false)
        #expect(progress.deadline == nil)
        #expect(progress.isStalled(waiting: 0, at: at(1000)) == false)
    }

    @Test("a peer that takes nothing for ten seconds has stalled")
    func stalled() {
        var progress = WriteProgress(timeout: .seconds(10))
        progress.wrote(bytes: 100)
        #expect(progress.isStalled(waiting: 100, at: at(0)) == false)
        #expect(progress.deadline == at(10))
        #expect(progress.isStalled(waiting: 100, at: at(9)) == false)
        #expect(progress.isStalled(waiting: 100, at: at(10)) == true)
    }

    @Test("writing more to a peer that takes nothing is no progress")
    func moreWritten() {
        var progress = WriteProgress(timeout: .seconds(10))
        progress.wrote(bytes: 100)
        #expect(progress.isStalled(waiting: 100, at: at(0)) == false)
        progress.wrote(bytes: 50)
        #expect(progress.isStalled(waiting: 150, at: at(5)) == false)
        #expect(progress.isStalled(waiting: 150, at: at(10)) == true)
    }

    @Test("a peer that takes a little goes on, even while more is written than it takes")
    func slow() {
        var progress = WriteProgress(timeout: .seconds(10))
        progress.wrote(bytes: 1000)
        #expect(progress.isStalled(waiting: 1000, at: at(0)) == false)
        #expect(progress.isStalled(waiting: 999, at: at(9)) == false)
        progress.wrote(bytes: 100)
        #expect(progress.isStalled(waiting: 1098, at: at(18)) == false)
        #expect(progress.isStalled(waiting: 1098, at: at(27)) == false)
        #expect(progress.isStalled(waiting: 1098, at: at(28)) == true)
    }
}

@Suite("Chunk overhead")
struct ChunkOverheadTests {
    private var limits: HTTPLimits { HTTPLimits() }

    @Test("plain chunks cost nothing, however small")
    func plain() {
        var chunks = ChunkOverhead(limits: limits)
        chunks.beginRead(bytes: 200)
        chunks.header(isChunked: true)
        #expect(chunks.endRead() == false)
        for _ in 0..<1000 {
            chunks.beginRead(bytes: 600)
            for _ in 0..<100 { chunks.body(bytes: 1) }
            #expect(chunks.endRead() == false)
        }
    }

    @Test("a long chunk extension is too much")
    func longExtension() {
        var chunks = ChunkOverhead(limits: limits)
        chunks.beginRead(bytes: 200)
        chunks.header(isChunked: true)
        #expect(chunks.endRead() == false)
        chunks.beginRead(bytes: limits.maxChunkOverhead)
        #expect(chunks.endRead() == false)
        chunks.beginRead(bytes: 1)
        #expect(chunks.endRead() == true)
    }

    @Test("many short extensions are too much as well")
    func manyExtensions() {
        var chunks = ChunkOverhead(limits: limits)
        chunks.header(isChunked: true)
        var refused = false
        for _ in 0..<200 where !refused {
            chunks.beginRead(bytes: 100)
            chunks.body(bytes: 10)
            refused = chunks.endRead()
        }
        #expect(refused)
    }

    @Test("a body with a length has no chunk overhead, and each request starts counting again")
    func others() {
        var chunks = ChunkOverhead(limits: limits)
        chunks.beginRead(bytes: 60_000)
        chunks.header(isChunked: false)
        chunks.body(bytes: 10)
        #expect(chunks.endRead() == false)
        chunks.header(isChunked: true)
        chunks.beginRead(bytes: 4000)
        #expect(chunks.endRead() == false)
        chunks.beginRead(bytes: 5)
        chunks.end()
        #expect(chunks.endRead() == false)
        chunks.beginRead(bytes: 100)
        chunks.header(isChunked: true)
        #expect(chunks.endRead() == false)
        chunks.beginRead(bytes: 4000)
        #expect(chunks.endRead() == false)
    }
}
