import BeckonTime
import Synchronization
import Testing
import Tracing

@testable import BeckonTracing

@Suite("Spans") struct SpanTracerTests {
    /// Clocks and bits that a test sets.
    private final class Machine: Sendable {
        let clock = Mutex((now: Int64(1_000_000), uptime: Int64(50), bits: UInt64(0)))

        func advance(_ milliseconds: Int64, wall: Int64? = nil) {
            clock.withLock {
                $0.uptime += milliseconds
                $0.now += wall ?? milliseconds
            }
        }

        var ground: SpanTracer.Ground {
            SpanTracer.Ground(
                now: { self.clock.withLock { Timestamp(milliseconds: $0.now) } },
                uptime: { self.clock.withLock { Uptime(milliseconds: $0.uptime) } },
                bits: {
                    self.clock.withLock {
                        $0.bits += 1
                        return $0.bits
                    }
                })
        }
    }

    private static let caller = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0"
    private let machine = Machine()

    private func tracer(_ sample: Double = 1, _ queue: SpanQueue) -> any Tracer {
        SpanTracer(sample: sample, into: queue, on: machine.ground)
    }

    private func context(_ flags: String, state: String? = nil) -> InstrumentationContext {
        var context = InstrumentationContext.topLevel
        context.trace = TraceContext(parent: Self.caller + flags, state: state)
        return context
    }

    @Test("a caller that samples its trace gets a span in it")
    func child() throws {
        let queue = SpanQueue()
        let span = tracer(0, queue).startSpan("GET", context: context("1", state: "a=1"), ofKind: .server)
        #expect(span.isRecording)
        let place = try #require(span.context.trace)
        #expect(place.parent == "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000001-01" && place.state == "a=1")
        // A step of the clock does not change how long it took.
        machine.advance(7, wall: -3_600_000)
        span.operationName = "GET /x"
        span.end()
        span.end()
        #expect(!span.isRecording)
        let ended = queue.next()
        #expect(ended.map(\.name) == ["GET /x"])
        #expect(ended.first?.parent == 0x00f0_67aa_0ba9_02b7)
        #expect(ended.first?.start == Timestamp(milliseconds: 1_000_000))
        #expect(ended.first?.length == Milliseconds(7))
        #expect(queue.next().isEmpty)
    }

    @Test("a caller that does not sample its trace keeps it as it is")
    func unsampled() {
        let queue = SpanQueue()
        let span = tracer(1, queue).startSpan("GET", context: context("0"), ofKind: .server)
        #expect(!span.isRecording)
        #expect(span.context.trace?.parent == Self.caller + "0")
        span.end()
        #expect(queue.count == 0)
    }

    @Test("a trace that begins here is sampled with the probability of the settings")
    func begun() {
        let queue = SpanQueue()
        #expect(tracer(0, queue).startSpan("GET", context: .topLevel, ofKind: .server).context.trace == nil)
        let span = tracer(1, queue).startSpan("GET", context: .topLevel, ofKind: .server)
        #expect(span.context.trace?.isSampled == true)
        span.end()
        #expect(queue.next().first?.parent == nil)
    }

    @Test("of a span's attributes only those of the list are kept, and of an error its type")
    func facts() throws {
        struct Words: Error { let text = "Hello, my number is 4930123456" }
        let queue = SpanQueue()
        let span = tracer(1, queue).startSpan("POST", context: .topLevel, ofKind: .client)
        span.updateAttributes { attributes in
            attributes["http.response.status_code"] = 200
            attributes["beckon.delivery"] = "status"
            attributes["url.path"] = "/genesys/1/service/4711"
            attributes["message"] = "Hello"
        }
        span.addEvent("said Hello")
        span.recordError(Words())
        span.end()
        let ended = try #require(queue.next().first)
        #expect(ended.facts == [.status: .number(200), .delivery: .text("status"), .error: .text("Words")])
        #expect(ended.hasFailed)
    }

    @Test("a full queue drops the new span and counts it")
    func full() {
        let dropped = Mutex(0)
        let due = Mutex(0)
        let queue = SpanQueue(dropped: { dropped.withLock { $0 += 1 } }, isDue: { due.withLock { $0 += 1 } })
        let tracer = tracer(1, queue)
        for number in 0..<SpanQueue.capacity + 3 {
            tracer.startSpan("\(number)", context: .topLevel, ofKind: .server).end()
        }
        #expect(queue.count == SpanQueue.capacity)
        #expect(dropped.withLock { $0 } == 3)
        #expect(due.withLock { $0 } == SpanQueue.capacity / SpanQueue.batch)
        let batch = queue.next()
        #expect(batch.count == SpanQueue.batch && batch.first?.name == "0")
        tracer.startSpan("again", context: .topLevel, ofKind: .server).end()
        #expect(dropped.withLock { $0 } == 3)
    }

    @Test("a request within a trace has its fields; a stranger gets no tracestate")
    func fields() throws {
        let queue = SpanQueue()
        let cause = try #require(context("1", state: "a=1").trace)
        let plain = TracedRequest(.status, causedBy: cause, tracer: nil)
        #expect(plain.fields(isOurs: true).map(\.value) == [Self.caller + "1", "a=1"])
        #expect(plain.fields(isOurs: false).map(\.name) == ["traceparent"])
        let traced = TracedRequest(.status, causedBy: cause, tracer: tracer(0, queue))
        #expect(
            traced.fields(isOurs: true).map(\.value) == [
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000001-01", "a=1",
            ])
        traced.end(status: 503, error: "503")
        let ended = try #require(queue.next().first)
        #expect(ended.kind == .client && ended.hasFailed && ended.facts[.status] == .number(503))
        let none = TracedRequest(.status, causedBy: nil, tracer: tracer(1, queue))
        #expect(none.fields(isOurs: true).isEmpty)
        none.end(status: 200)
        #expect(queue.count == 0)
    }
}
