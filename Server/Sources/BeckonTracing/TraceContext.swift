package import Tracing

/// The place of a request in a trace that others began: the fields `traceparent` and `tracestate` (W3C Trace Context).
///
/// Reading a field is pure and never traps. What the recommendation calls malformed counts as no field at all.
package struct TraceContext: Hashable, Sendable {
    /// The trace, 16 bytes of which one at least is not zero.
    package let traceID: TraceID
    /// The span that the request belongs to, 8 bytes of which one at least is not zero.
    package let spanID: UInt64
    /// Whether the caller keeps what it finds out about the trace.
    package let isSampled: Bool
    /// Whether the trace's last 7 bytes are random, as the caller says; it is passed on.
    package let isRandom: Bool
    /// The field `tracestate` as it came; nil if there was none, or a malformed one.
    package let state: String?

    /// The name of the trace.
    package struct TraceID: Hashable, Sendable {
        package let high: UInt64
        package let low: UInt64

        package init(high: UInt64, low: UInt64) {
            self.high = high
            self.low = low
        }

        /// 32 hexadecimal digits.
        package var text: String { Hexadecimal.text(high) + Hexadecimal.text(low) }
    }

    package init(_ traceID: TraceID, span: UInt64, isSampled: Bool, isRandom: Bool = false, state: String? = nil) {
        self.traceID = traceID
        spanID = span
        self.isSampled = isSampled
        self.isRandom = isRandom
        self.state = state
    }

    /// Reads the fields of a request; nil for a malformed `traceparent`.
    ///
    /// - Parameters:
    ///   - parent: The field `traceparent`; of a version after 00 the part that this one has counts.
    ///   - state: The field `tracestate`, several of them joined by commas; a malformed one is left out.
    package init?(parent: String, state: String? = nil) {
        // One byte more than is read, to see what follows.
        let bytes = Array(parent.utf8.prefix(Self.length + 1))
        guard bytes.count >= Self.length, Self.dashes.allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
            let version = Hexadecimal.number(bytes[0..<2]), version != 0xff,
            let high = Hexadecimal.number(bytes[3..<19]), let low = Hexadecimal.number(bytes[19..<35]),
            let span = Hexadecimal.number(bytes[36..<52]), let flags = Hexadecimal.number(bytes[53..<55]),
            high | low != 0, span != 0
        else { return nil }
        // Version 00 ends here; a later one may go on after a dash.
        guard bytes.count == Self.length || version > 0 && bytes[Self.length] == UInt8(ascii: "-") else { return nil }
        self.init(
            TraceID(high: high, low: low), span: span, isSampled: flags & 1 != 0, isRandom: flags & 2 != 0,
            state: state.flatMap { TraceState.isValid($0) ? $0 : nil })
    }

    /// The field `traceparent`, always of version 00.
    package var parent: String {
        let flags = (isSampled ? 1 : 0) | (isRandom ? 2 : 0)
        return "00-\(traceID.text)-\(Hexadecimal.text(spanID))-0\(flags)"
    }

    private static let length = 55
    private static let dashes = [2, 35, 52]
}

extension TraceContext {
    private enum Key: InstrumentationContextKey {
        typealias Value = TraceContext
    }

    /// The trace of what the current task does; nil for none.
    package static var current: TraceContext? { InstrumentationContext.current?.trace }

    /// Does work that belongs to a trace.
    ///
    /// - Parameters:
    ///   - trace: The trace; with nil the work goes on in the one that the task has.
    ///   - work: The work.
    /// - Returns: Its result.
    package static func with<Value>(
        _ trace: TraceContext?, _ work: () async throws -> Value
    ) async rethrows -> Value {
        guard let trace else { return try await work() }
        var context = InstrumentationContext.current ?? .topLevel
        context.trace = trace
        return try await InstrumentationContext.$current.withValue(context) { try await work() }
    }

    fileprivate static func get(_ context: InstrumentationContext) -> TraceContext? { context[Key.self] }
    fileprivate static func set(_ trace: TraceContext?, in context: inout InstrumentationContext) {
        context[Key.self] = trace
    }
}

extension InstrumentationContext {
    /// The trace.
    package var trace: TraceContext? {
        get { TraceContext.get(self) }
        set { TraceContext.set(newValue, in: &self) }
    }
}

/// Numbers in lower-case hexadecimal digits, the only ones that the fields may have.
enum Hexadecimal {
    /// The number of up to 16 digits; nil if one is none.
    static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return number
    }

    /// 16 digits.
    static func text(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
