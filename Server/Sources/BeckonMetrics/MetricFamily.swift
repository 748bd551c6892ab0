/// A metric that a program serves, with all its series.
package struct MetricFamily: Hashable, Sendable {
    /// What its values say.
    package enum Kind: Hashable, Sendable {
        /// Only grows; its name ends in `_total`.
        case counter
        /// A value of now.
        case gauge
        /// How many values lie in each bucket: the upper bounds, in order. The last bucket has none and is not named.
        case histogram([Double])

        /// The word for it in both formats.
        package var word: String {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    /// As it is served, with its unit, and with `_total` for a counter.
    package let name: String
    package let kind: Kind
    /// The names of its labels, whose values come from small closed sets.
    package let labels: [String]
    /// What it says, one sentence without a full stop.
    package let help: String

    package init(_ name: String, _ kind: Kind, labels: [String] = [], _ help: String) {
        self.name = name
        self.kind = kind
        self.labels = labels
        self.help = help
    }

    /// The name without what OpenMetrics adds for a counter.
    var stem: String {
        kind == .counter && name.hasSuffix("_total") ? String(name.dropLast("_total".count)) : name
    }

    /// The base unit that ends the name; nil for a plain number.
    var unit: String? { ["seconds", "bytes"].first { stem.hasSuffix("_\($0)") } }
}

/// One series of a family at one moment.
package struct MetricSample: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case number(Double)
        /// How many values each bucket holds, the last one without a bound, and the sum of all values.
        case buckets([Int], sum: Double)
    }

    /// The values of the family's labels, in their order.
    package let labels: [String]
    package let value: Value

    package init(_ labels: [String], _ value: Value) {
        self.labels = labels
        self.value = value
    }

    package init(_ labels: [String], _ number: Double) { self.init(labels, .number(number)) }
    package init(_ labels: [String], _ count: Int) { self.init(labels, .number(Double(count))) }

    // The one series of a family without labels.
    package init(_ number: Double) { self.init([], number) }
    package init(_ count: Int) { self.init([], count) }
}
