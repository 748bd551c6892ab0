import BayeuxHTTP
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import TestLog
import Testing

@testable import BeckonEdge

@Suite("The ids of requests")
struct RequestIDTests {
    /// Sends requests to a route that logs a line and tells the id and trace that its line had.
    private func answers(_ fields: [(String, String)]...) async throws -> [(id: String?, told: String)] {
        let router = Router(context: GatewayContext.self)
        router.add(middleware: Front<GatewayContext>([RequestIDStep()]))
        router.get("x") { _, context in
            #expect(
                Logger.current[metadataKey: RequestIDStep.traceFact]
                    == context.logger[metadataKey: RequestIDStep.traceFact])
            let facts = [RequestIDStep.idFact, RequestIDStep.traceFact]
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
            logger[metadataKey: RequestIDStep.idFact] = "own-\(number)"
            let context = GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger))
            let request = Request(head: head, body: RequestBody(buffer: .init()))
            let response = try await responder.respond(to: request, context: context)
            let collected = Collected()
            try await response.body.write(collected)
            let field = try #require(RequestIDStep.idField)
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

    @Test(
        "what is no traceparent of version 00 counts as none",
        arguments: [
            "", "00", "01-\(trace)-00f067aa0ba902b7-01", "00-\(trace)-00f067aa0ba902b7-01-",
            "00-\(trace)-00f067aa0ba902b7",
            "00-00000000000000000000000000000000-00f067aa0ba902b7-01", "00-\(trace)-0000000000000000-01",
            "00-\(trace)-00f067aa0ba902bg-01", "00_\(trace)-00f067aa0ba902b7-01", " 00-\(trace)-00f067aa0ba902b7-01",
        ])
    func noTrace(text: String) { #expect(RequestIDStep.trace(of: text) == nil) }

    @Test(
        "nothing that could break a line or a header is an id", arguments: ["", " ", "a\n", "é", "a/b", "a\"", "\u{0}"])
    func noID(text: String) { #expect(!RequestIDStep.isID(text)) }
}
