import Beckon
import NIOHPACK
import TestTime
import Testing

@testable import BeckonPush

@Suite struct HTTP2ConnectionStateTests {
    private func open(
        limit: Int? = nil, _ change: (inout HTTP2ConnectionState.Limits) -> Void = { _ in }
    ) -> HTTP2ConnectionState {
        var limits = HTTP2ConnectionState.Limits()
        change(&limits)
        var state = HTTP2ConnectionState(number: 7, limits: limits, now: 0)
        state.receivedSettings(maximumConcurrentStreams: limit, now: 0)
        return state
    }

    private func response(_ status: Int, body: String = "") -> HTTP2Result {
        .response(
            HTTP2Response(
                status: status, headers: [":status": "\(status)"], body: Array(body.utf8), connection: 7))
    }

    @Test("nothing is opened before the peer's SETTINGS")
    func waitsForSettings() {
        var state = HTTP2ConnectionState(number: 1, limits: .init(), now: 0)
        #expect(state.freeStreams == 0)
        #expect(state.open(1, now: 0) == nil)
        state.receivedSettings(maximumConcurrentStreams: 1, now: 1)
        #expect(state.open(1, now: 1) == 1)
        #expect(state.open(2, now: 1) == nil)
    }

    @Test("the gate shuts when the peer's window for bodies is used up, and opens with it")
    func followsWindow() {
        var state = open(limit: 100)
        for request in 1...16 { #expect(state.open(request, now: 0) != nil) }
        state.windowChanged(to: 0)
        #expect(state.freeStreams == 0 && state.streamLimit == 100)
        #expect(state.open(17, now: 0) == nil)
        state.windowChanged(to: -1)
        #expect(state.freeStreams == 0)
        state.windowChanged(to: 32_768)
        #expect(state.freeStreams == 84)
    }

    @Test("the gate follows the peer's limit up and down, and never passes our own")
    func followsLimit() {
        var state = open(limit: 1) { $0.maximumStreams = 5 }
        #expect(state.freeStreams == 1)
        state.receivedSettings(maximumConcurrentStreams: 1_000, now: 0)
        #expect(state.freeStreams == 5)
        for request in 1...4 { _ = state.open(request, now: 0) }
        state.receivedSettings(maximumConcurrentStreams: 2, now: 0)
        #expect(state.freeStreams == 0)
        for stream in [1, 3, 5] as [Int32] {
            _ = state.receivedHeaders([":status": "200"], on: stream, endStream: true, now: 0)
        }
        #expect(state.freeStreams == 1)
        state.receivedSettings(maximumConcurrentStreams: nil, now: 0)
        #expect(state.freeStreams == 1)
        state.receivedSettings(maximumConcurrentStreams: 0, now: 0)
        #expect(state.freeStreams == 0)
    }

    @Test("an answer is headers, data and their end")
    func answers() {
        var state = open()
        #expect(state.open(11, now: 0) == 1)
        #expect(state.receivedHeaders([":status": "103"], on: 1, endStream: false, now: 1) == nil)
        #expect(state.receivedHeaders([":status": "400"], on: 1, endStream: false, now: 1) == nil)
        #expect(state.receivedData(Array("{\"rea".utf8), on: 1, endStream: false, now: 2) == nil)
        #expect(
            state.receivedData(Array("son\"}".utf8), on: 1, endStream: true, now: 3)
                == .init(request: 11, result: response(400, body: "{\"reason\"}")))
        #expect(state.openStreams == 0 && state.hasAnswered)
    }

    @Test("trailers end an answer and do not change it")
    func acceptsTrailers() {
        var state = open()
        _ = state.open(1, now: 0)
        _ = state.receivedHeaders([":status": "200"], on: 1, endStream: false, now: 0)
        #expect(
            state.receivedHeaders(["x": "y"], on: 1, endStream: true, now: 0)
                == .init(request: 1, result: response(200)))
    }

    @Test("a body is cut at its bound")
    func cutsBodies() {
        var state = open { $0.maximumBodyBytes = 4 }
        _ = state.open(1, now: 0)
        _ = state.receivedHeaders([":status": "200"], on: 1, endStream: false, now: 0)
        _ = state.receivedData(Array("abc".utf8), on: 1, endStream: false, now: 0)
        #expect(
            state.receivedData(Array("def".utf8), on: 1, endStream: true, now: 0)
                == .init(request: 1, result: response(200, body: "abcd")))
    }

    @Test("frames for unknown streams and answers without a status do no harm")
    func survivesNonsense() {
        var state = open()
        #expect(state.receivedHeaders([":status": "200"], on: 9, endStream: true, now: 0) == nil)
        #expect(state.receivedData([1], on: 9, endStream: true, now: 0) == nil)
        #expect(state.receivedReset(on: 9, isRefusal: true, now: 0) == nil)
        _ = state.open(1, now: 0)
        #expect(
            state.receivedHeaders([":status": "abc"], on: 1, endStream: false, now: 0)
                == .init(request: 1, result: .unsure(.badAnswer)))
        _ = state.open(2, now: 0)
        #expect(
            state.receivedData([], on: 3, endStream: true, now: 0) == .init(request: 2, result: .unsure(.badAnswer)))
    }

    @Test("GOAWAY splits at its last stream")
    func splitsAtGoAway() {
        var state = open()
        for request in 1...4 { _ = state.open(request, now: 0) }
        let refused = state.receivedGoAway(lastStream: 3, now: 0)
        #expect(refused.map(\.request) == [3, 4])
        #expect(refused.allSatisfy { $0.result == .unprocessed(.goAway) })
        #expect(state.phase == .draining && state.freeStreams == 0 && !state.isDrained)
        #expect(
            state.receivedHeaders([":status": "200"], on: 1, endStream: true, now: 0)
                == .init(request: 1, result: response(200)))
        #expect(state.receivedGoAway(lastStream: 1, now: 0) == [.init(request: 2, result: .unprocessed(.goAway))])
        #expect(state.isDrained)
    }

    @Test("a stream that was answered in part keeps its answer, however it ends")
    func keepsPartialAnswers() {
        var state = open()
        for request in 1...3 {
            _ = state.open(request, now: 0)
            _ = state.receivedHeaders([":status": "200"], on: Int32(request * 2 - 1), endStream: false, now: 0)
        }
        #expect(
            state.receivedReset(on: 1, isRefusal: false, now: 0) == .init(request: 1, result: response(200)))
        #expect(state.receivedGoAway(lastStream: 3, now: 0) == [.init(request: 3, result: response(200))])
        #expect(state.closed() == [.init(request: 2, result: response(200))])
    }

    @Test("a refused stream is unprocessed, another reset and a lost connection are unsure")
    func tellsResetsApart() {
        var state = open()
        for request in 1...3 { _ = state.open(request, now: 0) }
        #expect(
            state.receivedReset(on: 1, isRefusal: true, now: 0)
                == .init(request: 1, result: .unprocessed(.refusedStream)))
        #expect(
            state.receivedReset(on: 3, isRefusal: false, now: 0)
                == .init(request: 2, result: .unsure(.resetStream)))
        #expect(state.closed() == [.init(request: 3, result: .unsure(.connectionLost))])
        #expect(state.phase == .closed && state.freeStreams == 0)
    }

    @Test("a request without an answer ends at its time-out")
    func timesOut() {
        var state = open()
        _ = state.open(1, now: 0)
        _ = state.open(2, now: 5_000)
        #expect(state.due(now: 9_999) == .init())
        let due = state.due(now: 10_000)
        #expect(due.timedOut.map(\.stream) == [1] && !due.close)
        #expect(due.timedOut.map(\.completion) == [.init(request: 1, result: .unsure(.timeout))])
        #expect(state.openStreams == 1)
    }

    @Test("three misses in a row ask the peer whether it lives; silence then ends the connection")
    func asksAfterMisses() {
        var state = open()
        for request in 1...3 { _ = state.open(request, now: 0) }
        #expect(state.due(now: 10_000).sendPing)
        #expect(!state.due(now: 12_000).sendPing)
        #expect(!state.due(now: 14_999).close)
        #expect(state.due(now: 15_000).close)
    }

    @Test("that our own resets end streams is no sign of life, and nothing new is opened until there is one")
    func ownResets() {
        var state = open()
        for request in 1...3 { _ = state.open(request, now: 0) }
        let due = state.due(now: 10_000)
        for (stream, _) in due.timedOut { #expect(state.streamEnded(stream, isRefusal: false) == nil) }
        #expect(due.sendPing && due.timedOut.count == 3)
        #expect(state.freeStreams == 0 && state.streamLimit > 0)
        var alive = state
        alive.receivedPingAnswer(now: 11_000)
        #expect(alive.freeStreams > 0 && !alive.due(now: 15_000).close)
        #expect(state.open(4, now: 12_000) == nil)
        #expect(state.due(now: 15_000).close)
    }

    @Test("an answer to the question keeps the connection")
    func livesAfterPing() {
        var state = open()
        #expect(!state.due(now: 59_999).sendPing)
        #expect(state.due(now: 60_000).sendPing)
        state.receivedPingAnswer(now: 61_000)
        #expect(state.due(now: 66_000) == .init())
        #expect(state.due(now: 121_000).sendPing)
    }

    @Test("silence with open streams is asked about sooner")
    func asksSoonerWhileWaiting() {
        var state = open { $0.requestTimeout = .seconds(100) }
        _ = state.open(1, now: 0)
        #expect(!state.due(now: 29_999).sendPing)
        #expect(state.due(now: 30_000).sendPing)
    }

    @Test("a peer that sends no SETTINGS is left")
    func leavesMutePeer() {
        var state = HTTP2ConnectionState(number: 1, limits: .init(), now: 100)
        #expect(!state.due(now: 5_099).close)
        #expect(state.due(now: 5_100).close)
    }

    @Test("a connection ends its intake before stream ids run out")
    func endsBeforeIDs() {
        var state = open { $0.streamsPerConnection = 3 }
        var streams: [Int32?] = []
        for request in 1...4 { streams.append(state.open(request, now: 0)) }
        #expect(streams == [1, 3, 5, nil])
        #expect(state.phase == .draining)
    }

    @Test("a random life ends every request exactly once and never passes the limit")
    func randomWalk() {
        for _ in 0..<200 {
            let seed = UInt64.random(in: .min ... .max)
            var walk = ConnectionWalk(seed: seed)
            walk.run(steps: 300)
            #expect(walk.problems.isEmpty, "seed \(seed): \(walk.problems)")
        }
    }
}

/// A random life of a connection, checked at every step.
private struct ConnectionWalk {
    private var generator: SplitMix
    private var state: HTTP2ConnectionState
    private var now: Uptime = 0
    private var next = 1
    private var streams: [Int32: Int] = [:]
    private var ended: [Int: Int] = [:]
    private var limit = Int.max
    private var lastAllowed = Int32.max
    private(set) var problems: [String] = []

    init(seed: UInt64) {
        generator = SplitMix(state: seed)
        var limits = HTTP2ConnectionState.Limits()
        limits.maximumStreams = 20
        state = HTTP2ConnectionState(number: 1, limits: limits, now: 0)
    }

    mutating func run(steps: Int) {
        for _ in 0..<steps { step() }
        note(state.closed())
        for request in 1..<next where ended[request] != 1 {
            problems.append("request \(request) ended \(ended[request] ?? 0) times")
        }
        if state.openStreams != 0 { problems.append("streams left") }
    }

    private mutating func step() {
        now += Int64.random(in: 0...900, using: &generator)
        let stream = Int32.random(in: 0...Int32(next), using: &generator) * 2 + 1
        switch Int.random(in: 0..<20, using: &generator) {
        case 0:
            limit = Int.random(in: 0...25, using: &generator)
            state.receivedSettings(maximumConcurrentStreams: limit, now: now)
        case 1...9: open()
        case 10...12:
            note([
                state.receivedHeaders([":status": "200"], on: stream, endStream: .random(using: &generator), now: now)
            ])
        case 13...14: note([state.receivedData([1, 2], on: stream, endStream: .random(using: &generator), now: now)])
        case 15: note([state.receivedReset(on: stream, isRefusal: .random(using: &generator), now: now)])
        case 16 where Int.random(in: 0..<10, using: &generator) == 0: goAway(last: stream)
        case 17: state.receivedPingAnswer(now: now)
        default: note(state.due(now: now).timedOut.map(\.completion))
        }
    }

    private mutating func open() {
        let free = state.freeStreams
        guard let stream = state.open(next, now: now) else {
            if free > 0 { problems.append("free, but not opened") }
            return
        }
        if free <= 0 || state.openStreams > min(limit, 20) { problems.append("passed the limit") }
        if streams[stream] != nil { problems.append("stream id used twice") }
        streams[stream] = next
        next += 1
    }

    private mutating func goAway(last: Int32) {
        let completions = state.receivedGoAway(lastStream: last, now: now)
        for completion in completions {
            guard let stream = streams.first(where: { $0.value == completion.request })?.key, stream > last else {
                problems.append("GOAWAY ended a stream that it covers")
                continue
            }
        }
        note(completions)
    }

    private mutating func note(_ completions: [HTTP2ConnectionState.Completion?]) {
        for completion in completions.compactMap({ $0 }) { ended[completion.request, default: 0] += 1 }
    }
}
