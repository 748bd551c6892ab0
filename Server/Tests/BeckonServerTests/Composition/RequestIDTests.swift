import Beckon
import BeckonTracing
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import TestLog
import Testing
import Tracing

@testable import BeckonEdge

@Suite("The ids of requests")
struct RequestIDTests {
    /// Sends requests to a route that logs a line and tells the id and trace that its line had.
    private func answers(
        by tracer: (any Tracer)? = nil, _ fields: [(String, String)]...,
        seeing see: @escaping @Sendable () -> Void = {}
    ) async throws -> [(id: String?, told: String)] {
        let router = Router(context: GatewayContext.self)
        router.add(middleware: RequestIDMiddleware(tracer: tracer))
        router.get("x") { _, context in
            see()
            #expect(
                Logger.current[metadataKey: RequestIDMiddleware.traceFact]
                    == context.logger[metadataKey: RequestIDMiddleware.traceFact])
            let facts = [RequestIDMiddleware.idFact, RequestIDMiddleware.traceFact]
            return facts.map { context.logger[metadataKey: $0]?.description ?? "-" }.joined(separator: " ")
        }
        let responder = router.buildResponder()
        var found: [(id: String?, told: String)] = []
        for (number, fields) in fields.enumerated() {
            var head = HTTPRequest(method: .get, scheme: "https", authority: "x.example.com", path: "/x")
            for (name, value) in fields {
                head.headerFields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
            }
            var logger = LogLines().logger
            logger[metadataKey: RequestIDMiddleware.idFact] = "own-\(number)"
            let context = GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger))
            let request = Request(head: head, body: RequestBody(buffer: .init()))
            let response = try await responder.respond(to: request, context: context)
            let collected = Collected()
            try await response.body.write(collected)
            let field = try #require(RequestIDMiddleware.idField)
            found.append((response.headers[field], String(decoding: collected.bytes, as: UTF8.self)))
        }
        return found
    }

    private final class Collected: ResponseBodyWriter {
        private(set) var bytes: [UInt8] = []

        func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytesView }
        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

    @Test("each answer has an id: the client's if it can be one, otherwise the gateway's")
    func ids() async throws {
        let found = try await answers(
            [], [("X-Request-Id", "app_1.2-Z")], [("X-Request-Id", "a b")],
            [("X-Request-Id", "a"), ("X-Request-Id", "b")], [("X-Request-Id", String(repeating: "x", count: 65))])
        #expect(found.map(\.id) == ["own-0", "app_1.2-Z", "own-2", "own-3", "own-4"])
        #expect(found.map(\.told) == ["own-0 -", "app_1.2-Z -", "own-2 -", "own-3 -", "own-4 -"])
    }

    @Test("the trace of a request is a fact of its lines")
    func traces() async throws {
        let parent = "00-\(Self.trace)-00f067aa0ba902b7-01"
        let found = try await answers(
            [("traceparent", parent)], [("traceparent", parent), ("X-Request-Id", "a")],
            [("traceparent", parent.uppercased())])
        #expect(found.map(\.told) == ["own-0 \(Self.trace)", "a \(Self.trace)", "own-2 -"])
        #expect(found.map(\.id) == ["own-0", "a", "own-2"])
    }

    @Test("without a tracer a request has the trace that it names, and none without one: nothing is made for it")
    func passedOn() async throws {
        let seen = Mutex<[TraceContext?]>([])
        let parent = "00-\(Self.trace)-00f067aa0ba902b7-00"
        _ = try await answers(
            [], [("X-Request-Id", "a")], [("traceparent", parent), ("tracestate", "a=1"), ("tracestate", "b=2")],
            [("traceparent", parent), ("traceparent", parent)], [("tracestate", "a=1")],
            seeing: { seen.withLock { $0.append(TraceContext.current) } })
        #expect(
            seen.withLock { $0 } == [nil, nil, TraceContext(parent: parent, state: "a=1, b=2"), nil, nil])
    }

    @Test("with a tracer a request is a span with its route, without its path")
    func spans() async throws {
        let queue = SpanQueue()
        let tracer = SpanTracer(
            sample: 1, into: queue,
            on: .init(now: { Timestamp(milliseconds: 1) }, uptime: { .start }, bits: { 7 }))
        let seen = Mutex<[TraceContext?]>([])
        let parent = "00-\(Self.trace)-00f067aa0ba902b7-01"
        let found = try await answers(
            by: tracer, [("traceparent", parent)], [],
            seeing: { seen.withLock { $0.append(TraceContext.current) } })
        #expect(found.first?.told == "own-0 \(Self.trace)")
        let spans = queue.next()
        #expect(spans.map(\.place) == seen.withLock { $0.compactMap(\.self) })
        #expect(spans.map(\.parent) == [0x00f0_67aa_0ba9_02b7, nil])
        #expect(spans.map(\.name) == ["GET /x", "GET /x"])
        #expect(spans.first?.facts == [.method: .text("GET"), .route: .text("/x"), .status: .number(200)])
    }

    @Test(
        "nothing that could break a line or a header is an id", arguments: ["", " ", "a\n", "é", "a/b", "a\"", "\u{0}"])
    func noID(text: String) { #expect(!RequestIDMiddleware.isID(text)) }
}
