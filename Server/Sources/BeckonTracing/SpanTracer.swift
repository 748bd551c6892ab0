package import BeckonTime
import Synchronization
package import Tracing

/// Makes spans of the requests that are sampled, and queues them when they end: the tracer behind swift-distributed-tracing.
///
/// A caller that names a trace decides by its flag whether the trace is sampled. A trace that begins here is sampled with a
/// probability. What is not sampled costs no memory, and goes on with the trace that its caller named.
package struct SpanTracer: Tracer {
    /// The machine's clocks and its randomness.
    package struct Ground: Sendable {
        let now: @Sendable () -> Timestamp
        let uptime: @Sendable () -> Uptime
        let bits: @Sendable () -> UInt64

        /// - Parameters:
        ///   - now: The wall clock.
        ///   - uptime: A clock that never goes back.
        ///   - bits: Random bits.
        package init(
            now: @escaping @Sendable () -> Timestamp, uptime: @escaping @Sendable () -> Uptime,
            bits: @escaping @Sendable () -> UInt64
        ) {
            self.now = now
            self.uptime = uptime
            self.bits = bits
        }

        /// Random bits that are not all zero.
        var name: UInt64 {
            let bits = bits()
            return bits == 0 ? 1 : bits
        }
    }

    private let ground: Ground
    private let sample: Double
    private let queue: SpanQueue

    /// - Parameters:
    ///   - sample: The part of the traces beginning here that are sampled, from 0 to 1.
    ///   - queue: Takes the spans that have ended.
    ///   - ground: The machine's clocks and its randomness.
    package init(sample: Double, into queue: SpanQueue, on ground: Ground) {
        self.ground = ground
        self.sample = sample
        self.queue = queue
    }

    /// Starts a span.
    ///
    /// The times are those of the node's clock: an instant that a caller gives is not looked at.
    package func startSpan<Instant: TracerInstant>(
        _ operationName: String, context: @autoclosure () -> InstrumentationContext, ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
    ) -> RecordedSpan {
        var context = context()
        guard let place = place(in: context.trace) else { return RecordedSpan(unrecorded: context, operationName) }
        let parent = context.trace?.spanID
        context.trace = place
        let span = FinishedSpan(operationName, kind, place: place, parent: parent, start: ground.now())
        return RecordedSpan(span, context: context, since: ground.uptime(), ground: ground, queue: queue)
    }

    /// The place of a new span; nil if it is not sampled.
    private func place(in parent: TraceContext?) -> TraceContext? {
        if let parent {
            guard parent.isSampled else { return nil }
            return TraceContext(
                parent.traceID, span: ground.name, isSampled: true, isRandom: parent.isRandom, state: parent.state)
        }
        let low = ground.name
        // The 53 bits that a number of this kind holds exactly.
        guard Double(low & 0x1f_ffff_ffff_ffff) < sample * 0x1p53 else { return nil }
        return TraceContext(
            .init(high: ground.bits(), low: low), span: ground.name, isSampled: true, isRandom: true)
    }

    package func forceFlush() {}

    package func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier, into context: inout InstrumentationContext, using extractor: Extract
    ) where Extract.Carrier == Carrier {
        guard let parent = extractor.extract(key: TraceFields.parent, from: carrier) else { return }
        context.trace = TraceContext(parent: parent, state: extractor.extract(key: TraceFields.state, from: carrier))
    }

    package func inject<Carrier, Inject: Injector>(
        _ context: InstrumentationContext, into carrier: inout Carrier, using injector: Inject
    ) where Inject.Carrier == Carrier {
        for (name, value) in TraceFields.of(context.trace) { injector.inject(value, forKey: name, into: &carrier) }
    }
}

/// The fields of a request that belongs to a trace.
package enum TraceFields {
    package static let parent = "traceparent"
    package static let state = "tracestate"

    /// The fields of a request.
    ///
    /// - Parameters:
    ///   - trace: The trace; nil for no fields.
    ///   - isOurs: Whether the receiver is one of the operator's choice, who also gets what the systems on the way noted.
    /// - Returns: Names in lower case, and values.
    package static func of(_ trace: TraceContext?, isOurs: Bool = true) -> [(name: String, value: String)] {
        guard let trace else { return [] }
        let parent = [(name: parent, value: trace.parent)]
        return isOurs ? parent + (trace.state.map { [(name: state, value: $0)] } ?? []) : parent
    }
}

/// A span of ``SpanTracer``: it records until it ends, or nothing at all.
///
/// Attributes that ``FinishedSpan/Fact`` does not list, events and links are not kept.
package struct RecordedSpan: Tracing.Span {
    private final class Record: Sendable {
        let state: Mutex<FinishedSpan?>
        let since: Uptime
        let ground: SpanTracer.Ground
        let queue: SpanQueue

        init(_ span: FinishedSpan, since: Uptime, ground: SpanTracer.Ground, queue: SpanQueue) {
            state = Mutex(span)
            self.since = since
            self.ground = ground
            self.queue = queue
        }
    }

    package let context: InstrumentationContext
    private let name: String
    private let record: Record?

    init(unrecorded context: InstrumentationContext, _ name: String) {
        self.context = context
        self.name = name
        record = nil
    }

    init(
        _ span: FinishedSpan, context: InstrumentationContext, since: Uptime, ground: SpanTracer.Ground,
        queue: SpanQueue
    ) {
        self.context = context
        name = span.name
        record = Record(span, since: since, ground: ground, queue: queue)
    }

    package var isRecording: Bool { record?.state.withLock { $0 != nil } ?? false }

    package var operationName: String {
        get { record?.state.withLock { $0?.name } ?? name }
        nonmutating set { record?.state.withLock { $0?.name = newValue } }
    }

    package var attributes: SpanAttributes {
        get {
            let facts: [FinishedSpan.Fact: FinishedSpan.Value]? = record?.state.withLock { $0?.facts }
            return SpanAttributes(
                Dictionary(uniqueKeysWithValues: (facts ?? [:]).map { ($0.key.rawValue, $0.value.attribute) }))
        }
        nonmutating set {
            let facts = newValue.facts
            record?.state.withLock { $0?.facts = facts }
        }
    }

    package func setStatus(_ status: SpanStatus) {
        record?.state.withLock { $0?.hasFailed = status.code == .error }
    }

    /// Notes that the work failed; of the error only its type is kept, because its words may be a customer's.
    package func recordError<Instant: TracerInstant>(
        _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
    ) {
        record?.state.withLock {
            $0?.hasFailed = true
            $0?.facts[.error] = .text("\(type(of: error))")
        }
    }

    package func addEvent(_ event: SpanEvent) {}
    package func addLink(_ link: SpanLink) {}

    package func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        guard let record, var span = record.state.withLock({ $0.take() }) else { return }
        span.length = record.ground.uptime().elapsed(since: record.since)
        record.queue.add(span)
    }
}

extension FinishedSpan.Value {
    fileprivate var attribute: SpanAttribute {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .int64(number)
        }
    }
}

extension SpanAttributes {
    /// Those that a span keeps.
    fileprivate var facts: [FinishedSpan.Fact: FinishedSpan.Value] {
        var facts: [FinishedSpan.Fact: FinishedSpan.Value] = [:]
        forEach { name, value in
            guard let fact = FinishedSpan.Fact(rawValue: name) else { return }
            switch value {
            case .string(let text): facts[fact] = .text(text)
            case .int64(let number): facts[fact] = .number(number)
            case .int32(let number): facts[fact] = .number(Int64(number))
            default: break
            }
        }
        return facts
    }
}
