package import BeckonJSON
import BeckonTime
import Tracing

/// Spans in the JSON of OTLP/HTTP, as `POST /v1/traces` takes them: pure.
///
/// The names of traces and spans are hexadecimal there, times are texts of nanoseconds, and kinds are numbers. A field with the
/// value that its absence means is left out.
package struct SpanBatch: Hashable, Sendable {
    /// Who tells of the spans.
    package struct Resource: Hashable, Sendable {
        /// The name of the node.
        package var node: String
        /// The version of the program.
        package var version: String

        package init(node: String, version: String) {
            self.node = node
            self.version = version
        }
    }

    private let resource: Resource
    private let spans: [FinishedSpan]

    package init(_ spans: [FinishedSpan], of resource: Resource) {
        self.spans = spans
        self.resource = resource
    }

    /// The body of the request.
    package var json: JSONValue {
        let facts: [JSONValue] = [
            Self.attribute("service.name", ["stringValue": "beckon"]),
            Self.attribute("service.version", ["stringValue": .string(resource.version)]),
            Self.attribute("service.instance.id", ["stringValue": .string(resource.node)]),
        ]
        let scope: JSONValue = ["scope": ["name": "beckon"], "spans": .array(spans.map(\.json))]
        return ["resourceSpans": [["resource": ["attributes": .array(facts)], "scopeSpans": [scope]]]]
    }

    fileprivate static func attribute(_ name: String, _ value: JSONValue) -> JSONValue {
        ["key": .string(name), "value": value]
    }
}

extension FinishedSpan {
    fileprivate var json: JSONValue {
        var members: JSONObject = [
            "traceId": .string(place.traceID.text), "spanId": .string(Hexadecimal.text(place.spanID)),
        ]
        if let state = place.state { members["traceState"] = .string(state) }
        if let parent { members["parentSpanId"] = .string(Hexadecimal.text(parent)) }
        // The flags of the trace, which is sampled.
        members["flags"] = .integer(place.isRandom ? 3 : 1)
        members["name"] = .string(name)
        members["kind"] = .integer(kind.number)
        members["startTimeUnixNano"] = .string(Self.nanoseconds(start.milliseconds))
        members["endTimeUnixNano"] = .string(Self.nanoseconds(start.advanced(by: length).milliseconds))
        let facts = facts.sorted { $0.key.rawValue < $1.key.rawValue }
        if !facts.isEmpty {
            members["attributes"] = .array(facts.map { SpanBatch.attribute($0.key.rawValue, $0.value.json) })
        }
        if hasFailed { members["status"] = ["code": 2] }
        return .object(members)
    }

    /// A time in nanoseconds, which are written even where no number of 64 bits holds them.
    private static func nanoseconds(_ milliseconds: Int64) -> String {
        milliseconds > 0 ? "\(milliseconds)000000" : "0"
    }
}

extension FinishedSpan.Value {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text): ["stringValue": .string(text)]
        case .number(let number): ["intValue": .string("\(number)")]
        }
    }
}

extension SpanKind {
    /// The number of `SpanKind` in OTLP.
    fileprivate var number: Int64 {
        switch self {
        case .server: 2
        case .client: 3
        case .producer: 4
        case .consumer: 5
        default: 1
        }
    }
}
