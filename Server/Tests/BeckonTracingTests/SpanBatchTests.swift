import BeckonJSON
import BeckonTime
import Foundation
import Testing
import Tracing

@testable import BeckonTracing

/// The fixture is also read with opentelemetry-proto, in `Tests/package/test_spans.py`.
@Suite("Spans in OTLP's JSON") struct SpanBatchTests {
    private func span(
        _ name: String, _ kind: SpanKind, _ span: UInt64, parent: UInt64?, state: String? = nil, isRandom: Bool = false
    ) -> FinishedSpan {
        let trace = TraceContext.TraceID(high: 0x4bf9_2f35_77b3_4da6, low: 0xa3ce_929d_0e0e_4736)
        var ended = FinishedSpan(
            name, kind,
            place: TraceContext(trace, span: span, isSampled: true, isRandom: isRandom, state: state), parent: parent,
            start: Timestamp(milliseconds: 1_795_849_652_123))
        ended.length = Milliseconds(45)
        return ended
    }

    @Test("a batch is written as the fixture says")
    func fixture() throws {
        var request = span(
            "POST /genesys/2/chat/request-chat/{chat}/send", .server, 0x1122_3344_5566_7788,
            parent: 0x00f0_67aa_0ba9_02b7, state: "rojo=1")
        request.facts = [
            .method: .text("POST"), .route: .text("/genesys/2/chat/request-chat/{chat}/send"), .status: .number(200),
        ]
        var delivery = span("POST", .client, 0x1, parent: 0x1122_3344_5566_7788, isRandom: true)
        delivery.facts = [
            .method: .text("POST"), .delivery: .text("agent-side"), .status: .number(503), .error: .text("503"),
        ]
        delivery.hasFailed = true
        let first = span("GET", .server, .max, parent: nil)
        let batch = SpanBatch([request, delivery, first], of: .init(node: "host:8080", version: "1.2.3"))
        let url = try #require(Bundle.module.url(forResource: "spans", withExtension: "json", subdirectory: "Fixtures"))
        #expect(batch.json == (try JSONValue(parsing: Array(try Data(contentsOf: url)))))
    }

    @Test("times before 1970 and beyond all numbers are written")
    func times() {
        var early = span("GET", .server, 1, parent: nil)
        early.length = .forever
        let json = SpanBatch([early], of: .init(node: "", version: "")).json
        let written = json["resourceSpans"]?[0]?["scopeSpans"]?[0]?["spans"]?[0]
        #expect(written?["endTimeUnixNano"]?.string == "\(Int64.max)000000")
    }
}
