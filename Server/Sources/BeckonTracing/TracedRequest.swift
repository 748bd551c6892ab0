package import Tracing

/// A request that the gateway sends within a trace: its fields, and a span where there is a tracer.
///
/// Without a trace it has neither: a trace begins with a request from outside, never with a delivery.
package struct TracedRequest: Sendable {
    private let trace: TraceContext?
    private let span: (any Tracing.Span)?

    /// Begins the request.
    ///
    /// - Parameters:
    ///   - delivery: What is delivered.
    ///   - cause: The trace of what caused the delivery; nil for none.
    ///   - tracer: Makes spans; nil for none, so that the receiver sees the caller's.
    package init(_ delivery: TracedDelivery, causedBy cause: TraceContext?, tracer: (any Tracer)?) {
        guard let cause, let tracer else {
            (trace, span) = (cause, nil)
            return
        }
        var context = InstrumentationContext.topLevel
        context.trace = cause
        let span = tracer.startSpan("POST", context: context, ofKind: .client)
        trace = span.context.trace
        self.span = span.isRecording ? span : nil
        self.span?.updateAttributes { attributes in
            attributes[FinishedSpan.Fact.method.rawValue] = "POST"
            attributes[FinishedSpan.Fact.delivery.rawValue] = delivery.rawValue
        }
    }

    /// The fields that the request has.
    ///
    /// - Parameter isOurs: Whether the receiver is one of the operator's choice.
    /// - Returns: Names in lower case, and values.
    package func fields(isOurs: Bool) -> [(name: String, value: String)] { TraceFields.of(trace, isOurs: isOurs) }

    /// Ends the request.
    ///
    /// - Parameters:
    ///   - status: The status of the answer; nil if there was none.
    ///   - error: Why it failed, a word of the program; nil for a success.
    package func end(status: Int?, error: String? = nil) {
        guard let span else { return }
        span.updateAttributes { attributes in
            if let status { attributes[FinishedSpan.Fact.status.rawValue] = status }
            if let error { attributes[FinishedSpan.Fact.error.rawValue] = error }
        }
        if error != nil { span.setStatus(SpanStatus(code: .error)) }
        span.end()
    }
}
