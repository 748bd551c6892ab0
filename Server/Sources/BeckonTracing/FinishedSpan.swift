package import BeckonTime
package import Tracing

/// A piece of work that is over, as it is told to a collector.
package struct FinishedSpan: Hashable, Sendable {
    /// What a span may tell: a closed list, so that no word of a customer can slip in.
    package enum Fact: String, Hashable, Sendable, CaseIterable {
        /// The method of HTTP, one of those that are known, else `_OTHER`.
        case method = "http.request.method"
        /// The route as the program writes it, with the names of its parts instead of their values.
        case route = "http.route"
        case status = "http.response.status_code"
        /// The kind of error, a word of the program.
        case error = "error.type"
        /// What was delivered: ``TracedDelivery``.
        case delivery = "beckon.delivery"
    }

    /// A fact's value.
    package enum Value: Hashable, Sendable {
        case text(String)
        case number(Int64)
    }

    package var name: String
    package let kind: SpanKind
    /// The trace, and this span in it.
    package let place: TraceContext
    /// The span that caused this one; nil for the first of a trace.
    package let parent: UInt64?
    package let start: Timestamp
    /// How long it took; the clock's steps do not matter.
    package var length = Milliseconds.zero
    package var facts: [Fact: Value] = [:]
    package var hasFailed = false

    package init(
        _ name: String, _ kind: SpanKind, place: TraceContext, parent: UInt64?, start: Timestamp
    ) {
        self.name = name
        self.kind = kind
        self.place = place
        self.parent = parent
        self.start = start
    }
}

/// What the gateway delivers within a trace.
package enum TracedDelivery: String, Hashable, Sendable, CaseIterable {
    case agentSide = "agent-side"
    case telephony
    case status
    case httpcb
    case customhttp
}
