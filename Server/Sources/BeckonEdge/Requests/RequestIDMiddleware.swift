import BeckonTracing
import HTTPTypes
package import Hummingbird
import Logging
package import Tracing

/// Gives each request an id, which its answer has, and each line of the log that is written for it.
///
/// A client may name the id, to find its request in the log. Otherwise it is Hummingbird's: random digits of the process and a
/// count, made into text for the answer alone. A client may also name the trace that its request belongs to (W3C Trace
/// Context); lines of the log have it, and what is delivered because of the request goes on in it. With a tracer the request
/// is a span, and a request without a trace may begin one. Without a tracer, and without that field, nothing is made.
package struct RequestIDMiddleware: RouterMiddleware {
    /// The fact of a logger under which Hummingbird keeps the id.
    package static let idFact = "hb.request.id"
    /// The fact of a logger under which the trace is kept.
    package static let traceFact = "trace.id"

    static let idField = HTTPField.Name("X-Request-Id")
    private static let traceField = HTTPField.Name(TraceFields.parent)
    private static let stateField = HTTPField.Name(TraceFields.state)
    /// The methods that a span names; another one may be any text.
    private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]

    private let tracer: (any Tracer)?

    /// - Parameter tracer: Makes the spans of requests; nil for none.
    package init(tracer: (any Tracer)? = nil) { self.tracer = tracer }

    package func handle(
        _ request: Request, context: GatewayContext,
        next: @concurrent (Request, GatewayContext) async throws -> Response
    ) async throws -> Response {
        guard let field = Self.idField else { return try await next(request, context) }
        let given = request.headers[field].flatMap { Self.isID($0) ? $0 : nil }
        let parent = Self.traceField.flatMap { request.headers[$0] }.flatMap { parent in
            TraceContext(parent: parent, state: Self.stateField.flatMap { request.headers[$0] })
        }
        let span = tracer.flatMap { Self.span(of: request, in: parent, by: $0) }
        let trace = span?.context.trace ?? parent
        let id = given ?? context.logger[metadataKey: Self.idFact]?.description ?? RequestID().description
        var response: Response
        if given == nil, trace == nil {
            response = try await next(request, context)
        } else {
            var context = context
            if let given { context.logger[metadataKey: Self.idFact] = "\(given)" }
            if let trace { context.logger[metadataKey: Self.traceFact] = "\(trace.traceID.text)" }
            response = try await Self.ending(span, in: context) {
                try await TraceContext.with(trace) { [context] in
                    try await withLogger(context.logger) { _ in try await next(request, context) }
                }
            }
        }
        response.headers[field] = id
        return response
    }

    /// Whether a client may call its request so: nothing in it can break a line of a log or a header.
    static func isID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// The span of a request; nil if it is not sampled.
    private static func span(
        of request: Request, in parent: TraceContext?, by tracer: any Tracer
    ) -> (any Span)? {
        var context = InstrumentationContext.topLevel
        context.trace = parent
        let method = methods.contains(request.method.rawValue) ? request.method.rawValue : "_OTHER"
        let span = tracer.startSpan(method, context: context, ofKind: .server)
        guard span.isRecording else { return nil }
        span.updateAttributes { $0[FinishedSpan.Fact.method.rawValue] = method }
        return span
    }

    /// Ends a span with the head of the answer, or with the error.
    private static func ending(
        _ span: (any Span)?, in context: GatewayContext, _ work: () async throws -> Response
    ) async throws -> Response {
        guard let span else { return try await work() }
        defer { span.end() }
        do {
            let response = try await work()
            span.updateAttributes { attributes in
                attributes[FinishedSpan.Fact.status.rawValue] = response.status.code
                attributes[FinishedSpan.Fact.route.rawValue] = context.endpointPath
            }
            if let route = context.endpointPath { span.operationName += " \(route)" }
            if response.status.code >= 500 { span.setStatus(SpanStatus(code: .error)) }
            return response
        } catch {
            span.recordError(error)
            throw error
        }
    }
}
