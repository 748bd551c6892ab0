/// What a scraper reads, as bytes: pure.
package enum MetricsText: Hashable, Sendable, CaseIterable {
    /// The text format of Prometheus, version 0.0.4.
    case prometheus
    /// OpenMetrics 1.0.
    case openMetrics

    /// The format that a scraper wants.
    ///
    /// - Parameter accept: The field `Accept`; OpenMetrics is written only for those who name it.
    package init(accept: String?) {
        var wishes = (open: 0.0, plain: 0.0)
        for range in (accept ?? "").lowercased().split(separator: ",") {
            let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            let isOfThisVersion = parts.dropFirst().allSatisfy { !$0.hasPrefix("version=") || $0.hasSuffix("=1.0.0") }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            switch parts.first {
            case "application/openmetrics-text" where isOfThisVersion: wishes.open = max(wishes.open, quality)
            case "text/plain": wishes.plain = max(wishes.plain, quality)
            default: break
            }
        }
        self = wishes.open > 0 && wishes.open >= wishes.plain ? .openMetrics : .prometheus
    }

    /// The field `Content-Type` of the text.
    package var contentType: String {
        switch self {
        case .prometheus: "text/plain; version=0.0.4; charset=utf-8"
        case .openMetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8"
        }
    }

    /// Writes families with their series.
    ///
    /// - Parameters:
    ///   - families: In the order in which they are written.
    ///   - samples: The series of a family, by its name; they are written in the order of their labels' values.
    /// - Returns: The text in UTF-8.
    package func encode(_ families: [MetricFamily], _ samples: [String: [MetricSample]]) -> [UInt8] {
        var text = ""
        for family in families {
            head(family, into: &text)
            let series = (samples[family.name] ?? []).sorted { $0.labels.lexicographicallyPrecedes($1.labels) }
            for sample in series { write(sample, of: family, into: &text) }
        }
        if self == .openMetrics { text += "# EOF\n" }
        return Array(text.utf8)
    }

    private func head(_ family: MetricFamily, into text: inout String) {
        let name = self == .openMetrics ? family.stem : family.name
        text += "# HELP \(name) \(Self.escape(family.help, quotes: self == .openMetrics))\n"
        text += "# TYPE \(name) \(family.kind.word)\n"
        // In the other format this would be no more than a comment.
        if self == .openMetrics, let unit = family.unit { text += "# UNIT \(name) \(unit)\n" }
    }

    private func write(_ sample: MetricSample, of family: MetricFamily, into text: inout String) {
        let labels = zip(family.labels, sample.labels).map { "\($0)=\"\(Self.escape($1, quotes: true))\"" }
        switch sample.value {
        case .number(let value): Self.line(family.name, labels, Self.number(value), into: &text)
        case .buckets(let counts, let sum):
            guard case .histogram(let bounds) = family.kind else { return }
            var total = 0
            for (count, bound) in zip(counts, bounds + [.infinity]) {
                total += count
                // Of a bound both formats want a number with a point.
                let bound = bound.isInfinite ? "+Inf" : "\(bound)"
                Self.line("\(family.name)_bucket", labels + ["le=\"\(bound)\""], "\(total)", into: &text)
            }
            Self.line("\(family.name)_sum", labels, Self.number(sum), into: &text)
            Self.line("\(family.name)_count", labels, "\(total)", into: &text)
        }
    }

    private static func line(_ name: String, _ labels: [String], _ value: String, into text: inout String) {
        text += name
        if !labels.isEmpty { text += "{\(labels.joined(separator: ","))}" }
        text += " \(value)\n"
    }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    /// Escapes what would end a value; scalar by scalar, because CR and LF are one character of a text.
    private static func escape(_ text: String, quotes: Bool) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\"" where quotes: escaped.append(contentsOf: "\\\"".unicodeScalars)
            // Ends the text for some readers.
            case "\0": escaped.append("\u{FFFD}")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
