import NIOCore
import Testing

@testable import BayeuxHTTP

/// When a connection gives way, and whose turn it is then.
@Suite("Turns of connections that pipeline")
struct PipelineTurnTests {
    @Test("a turn ends after so many requests, and the next one starts at zero")
    func turn() {
        var turn = PipelineTurn()
        for _ in 1..<PipelineTurn.maxRequests {
            turn.take()
            #expect(!turn.isOver)
        }
        turn.take()
        #expect(turn.isOver)
        turn.begin()
        #expect(!turn.isOver)
    }

    @Test("while others wait a turn is one request")
    func crowded() {
        var turn = PipelineTurn()
        turn.begin(isCrowded: true)
        #expect(!turn.isOver)
        turn.take()
        #expect(turn.isOver)
    }

    private func request(_ number: Int, fields: Int, body: String = "") -> String {
        let field = String(repeating: "v", count: fields)
        return "POST /\(number) HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\nX: \(field)\r\n\r\n\(body)"
    }

    private func text(_ piece: ByteBuffer?) -> String? { piece.map { String(buffer: $0) } }

    @Test("a request that came whole and alone is decoded at once, with its body")
    func alone() {
        var held = HeldInput()
        let whole = request(1, fields: 700, body: String(repeating: "b", count: 300))
        held.append(ByteBuffer(string: whole))
        #expect(text(held.next(body: 0)) == whole)
        #expect(held.isEmpty)
    }

    @Test(
        "of requests that came together each long one is a piece, which ends before the head of the next does",
        arguments: ["\r\n", "\n"])
    func together(lineEnd: String) {
        var held = HeldInput()
        let both = (request(1, fields: 400, body: "[1]") + request(2, fields: 400, body: "[2]"))
            .replacing("\r\n", with: lineEnd)
        held.append(ByteBuffer(string: both))
        let first = text(held.next(body: 0)) ?? ""
        #expect(first.contains("[1]") && first.hasSuffix("v" + lineEnd) && !first.contains("[2]"))
        #expect(text(held.next(body: 0)) == String(both.dropFirst(first.count)))
        #expect(held.isEmpty)
    }

    @Test("of a head that has no end a piece is bounded, and of what holds no requests it is small")
    func bounded() {
        var held = HeldInput()
        held.append(ByteBuffer(repeating: 1, count: 5_000))
        #expect(held.next(body: 0)?.readableBytes == PipelineTurn.requestBytes)
        #expect(held.next(body: nil)?.readableBytes == PipelineTurn.pieceBytes)
    }

    @Test("short requests come in small pieces, but what a body lacks at once")
    func pieces() {
        var held = HeldInput()
        #expect(held.isEmpty)
        #expect(held.next(body: 0) == nil)
        let short = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
        let count = 3_200 / short.utf8.count * short.utf8.count
        held.append(ByteBuffer(string: String(repeating: short, count: count / short.utf8.count)))
        #expect(held.next(body: 0)?.readableBytes == PipelineTurn.pieceBytes)
        #expect(held.next(body: 2_000)?.readableBytes == 2_000)
        #expect(held.next(body: 100)?.readableBytes == PipelineTurn.pieceBytes)
        #expect(held.next(body: 10_000)?.readableBytes == count - 2_000 - 2 * PipelineTurn.pieceBytes)
        #expect(held.isEmpty)
    }

    @Test("the bytes come in their order, whole")
    func order() {
        var held = HeldInput()
        let bytes = (0..<3_000).map { UInt8(truncatingIfNeeded: $0) }
        held.append(ByteBuffer(bytes: bytes[..<1_000]))
        held.append(ByteBuffer(bytes: bytes[1_000...]))
        var taken: [UInt8] = []
        while let piece = held.next(body: 0) { taken += piece.readableBytesView }
        #expect(taken == bytes)
    }

    @Test("the loop is asked once, however many give way, and rests as long as it worked")
    func rests() {
        var queue = TurnQueue<Int>()
        #expect(queue.add(1) == .milliseconds(1))
        #expect(queue.add(2) == nil)
        queue.begin()
        #expect(queue.next() == 1)
        #expect(queue.add(1) == nil)
        queue.took(TurnQueue<Int>.requestsAtOnce)
        #expect(queue.next() == nil)
        #expect(queue.rest(after: .milliseconds(30)) == .milliseconds(30))
        #expect(queue.add(3) == nil)
        queue.begin()
        for expected in [2, 1, 3] {
            #expect(queue.next() == expected)
            queue.took(1)
        }
        #expect(queue.next() == nil)
        #expect(queue.rest(after: .microseconds(5)) == nil)
        #expect(queue.add(4) == TurnQueue<Int>.minRest)
    }

    @Test("200 connections that never end get the same, and the loop never more at once than it may")
    func fairness() {
        var queue = TurnQueue<Int>()
        for connection in 0..<200 { _ = queue.add(connection) }
        var handled = Array(repeating: 0, count: 200)
        for _ in 0..<500 {
            queue.begin()
            var atOnce = 0
            while let connection = queue.next() {
                handled[connection] += PipelineTurn.maxRequests
                atOnce += PipelineTurn.maxRequests
                queue.took(PipelineTurn.maxRequests)
                _ = queue.add(connection)
            }
            #expect(atOnce <= TurnQueue<Int>.requestsAtOnce)
            #expect(queue.rest(after: .zero) != nil)
        }
        #expect((handled.max() ?? 0) - (handled.min() ?? 0) <= PipelineTurn.maxRequests)
    }

    @Test("turns in which nothing happens do not go on for ever")
    func idleTurns() {
        var queue = TurnQueue<Int>()
        _ = queue.add(1)
        queue.begin()
        var turns = 0
        while let connection = queue.next() {
            turns += 1
            queue.took(0)
            _ = queue.add(connection)
        }
        #expect(turns == TurnQueue<Int>.requestsAtOnce)
    }
}
