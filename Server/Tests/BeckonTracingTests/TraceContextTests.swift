import Testing

@testable import BeckonTracing

@Suite("The fields of a trace") struct TraceContextTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let span = "00f067aa0ba902b7"

    @Test("a traceparent is read, and written as it came")
    func roundTrip() throws {
        for flags in ["00", "01", "02", "03"] {
            let text = "00-\(Self.trace)-\(Self.span)-\(flags)"
            let trace = try #require(TraceContext(parent: text))
            #expect(trace.parent == text)
            #expect(trace.traceID.text == Self.trace)
            #expect(trace.spanID == 0x00f0_67aa_0ba9_02b7)
            #expect(trace.isSampled == ["01", "03"].contains(flags))
        }
        let low = "00-00000000000000000000000000000001-0000000000000001-00"
        #expect(TraceContext(parent: low)?.parent == low)
    }

    @Test(
        "of a later version the known part counts, and flags that nobody knows are not passed on",
        arguments: [
            ("01-\(trace)-\(span)-01", "01"), ("fe-\(trace)-\(span)-00", "00"), ("cc-\(trace)-\(span)-01-more", "01"),
            ("01-\(trace)-\(span)-01-", "01"), ("00-\(trace)-\(span)-ff", "03"), ("00-\(trace)-\(span)-08", "00"),
        ])
    func later(_ text: String, _ flags: String) {
        #expect(TraceContext(parent: text)?.parent == "00-\(Self.trace)-\(Self.span)-\(flags)")
    }

    private static let malformed = [
        "", "-", "00", "00-", "---", String(repeating: "-", count: 55), String(repeating: "0", count: 55),
        "00-\(trace)",
        "00-\(trace)-\(span)", "00-\(trace)-\(span)-", "00-\(trace)-\(span)-0", "00-\(trace)-\(span)-001",
        "00-\(trace)-\(span)-01-", "00-\(trace)-\(span)-01-what", "00-\(trace)-\(span)-01 ", " 00-\(trace)-\(span)-01",
        "00-\(trace)-\(span)-01, 00-\(trace)-\(span)-01", "01-\(trace)-\(span)-01.more", "01-\(trace)-\(span)-01, x",
        "ff-\(trace)-\(span)-01", "ff-\(trace)-\(span)-01-more", "0-\(trace)-\(span)-01", "000-\(trace)-\(span)-01",
        "0x-\(trace)-\(span)-01", ".0-\(trace)-\(span)-01", "+0-\(trace)-\(span)-01",
        "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
        "00-\(trace.uppercased())-\(span)-01", "00-\(trace)-\(span.uppercased())-01", "00-\(trace)-\(span)-0A",
        "00-\(trace.dropLast())g-\(span)-01", "00-\(trace.dropLast())-\(span)-01", "00-\(trace)0-\(span)-01",
        "00-\(trace)-\(span.dropLast())-01", "00-\(trace)-\(span)0-01", "00_\(trace)-\(span)-01",
        "00-\(trace)_\(span)-01", "00-\(trace)-\(span)_01", "00-\(trace)-\(span)-\u{0}1",
        "00-\(trace.dropLast())\u{301}-\(span)-01", "00-\(trace.dropLast(2))é-\(span)-01",
        "00-\(trace)-\(span)-0\u{1F512}", "\u{FEFF}00-\(trace)-\(span)-01", "00\u{2013}\(trace)-\(span)-01",
    ]

    @Test("what is malformed is ignored", arguments: malformed)
    func ignored(text: String) { #expect(TraceContext(parent: text) == nil) }

    @Test("no text traps, and what is taken is in order")
    func anyText() {
        let good = Array("00-\(Self.trace)-\(Self.span)-01".unicodeScalars)
        let scalars: [Unicode.Scalar] = ["0", "f", "F", "g", "-", " ", "\0", "é", "\u{1F512}", ","]
        for place in good.indices {
            for scalar in scalars {
                var text = String.UnicodeScalarView(good)
                text.replaceSubrange(
                    text.index(text.startIndex, offsetBy: place)...text.index(text.startIndex, offsetBy: place),
                    with: [scalar])
                if let trace = TraceContext(parent: String(text)) {
                    #expect(TraceContext(parent: trace.parent) == trace)
                    #expect(trace.parent.utf8.count == 55)
                }
            }
            #expect(TraceContext(parent: String(String.UnicodeScalarView(good[..<place]))) == nil)
        }
        for length in [56, 255, 65_536] {
            #expect(TraceContext(parent: String(repeating: "0", count: length)) == nil)
        }
    }

    @Test(
        "a tracestate that has the form is passed on as it came",
        arguments: [
            "rojo=00f067aa0ba902b7", "rojo=00f067aa0ba902b7,congo=t61rcWkgMzE", "a=1, b=2\t, ,c=3 4", "a=1,",
            "1tenant@system=!~;:", "a_-*/@=x", (0..<32).map { "k\($0)=1" }.joined(separator: ","),
        ])
    func state(text: String) {
        #expect(TraceContext(parent: "00-\(Self.trace)-\(Self.span)-01", state: text)?.state == text)
    }

    @Test(
        "one that has not is left out, and the trace stays",
        arguments: [
            "", " ", ",", "a", "a=", "=1", "A=1", "a =1", "@a=1", "a=1,a=2", "a=1=2", "a=\u{7f}", "a=é", "é=1", "a=1\n",
            String(repeating: "k", count: 257) + "=1", "a=" + String(repeating: "v", count: 511),
            (0..<33).map { "k\($0)=1" }.joined(separator: ","),
        ])
    func wrongState(text: String) {
        let trace = TraceContext(parent: "00-\(Self.trace)-\(Self.span)-01", state: text)
        #expect(trace != nil && trace?.state == nil)
    }

    @Test("work has the trace that it is given, and that of its task without one")
    func current() async throws {
        let trace = try #require(TraceContext(parent: "00-\(Self.trace)-\(Self.span)-01"))
        #expect(TraceContext.current == nil)
        await TraceContext.with(trace) {
            #expect(TraceContext.current == trace)
            await TraceContext.with(nil) { #expect(TraceContext.current == trace) }
        }
        #expect(TraceContext.current == nil)
    }
}
