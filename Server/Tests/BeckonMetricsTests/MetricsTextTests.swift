import BeckonMetrics
import Testing

@Suite("The text of metrics")
struct MetricsTextTests {
    private let pushes = MetricFamily(
        "beckon_pushes_total", .counter, labels: ["provider", "outcome"], "Pushes that ended")
    private let wait = MetricFamily("beckon_wait_seconds", .gauge, "How long \"somebody\" waits\nhere \\ there")
    private let delay = MetricFamily("beckon_delay_seconds", .histogram([0.005, 1, 10]), labels: ["loop"], "Delays")

    private func text(
        _ format: MetricsText, _ families: [MetricFamily], _ samples: [String: [MetricSample]]
    ) -> String {
        String(decoding: format.encode(families, samples), as: UTF8.self)
    }

    @Test("counters and gauges for Prometheus, in the order of their labels")
    func prometheus() {
        let samples = [
            pushes.name: [MetricSample(["fcm", "delivered"], 12), MetricSample(["apns", "delivered"], 3)],
            wait.name: [MetricSample(1.5)],
        ]
        #expect(
            text(.prometheus, [pushes, wait], samples) == """
                # HELP beckon_pushes_total Pushes that ended
                # TYPE beckon_pushes_total counter
                beckon_pushes_total{provider="apns",outcome="delivered"} 3
                beckon_pushes_total{provider="fcm",outcome="delivered"} 12
                # HELP beckon_wait_seconds How long "somebody" waits\\nhere \\\\ there
                # TYPE beckon_wait_seconds gauge
                beckon_wait_seconds 1.5

                """)
    }

    @Test("OpenMetrics names a counter without its ending, tells units, and ends with a mark")
    func openMetrics() {
        let samples = [pushes.name: [MetricSample(["apns", "delivered"], 3)], wait.name: [MetricSample(2)]]
        #expect(
            text(.openMetrics, [pushes, wait], samples) == """
                # HELP beckon_pushes Pushes that ended
                # TYPE beckon_pushes counter
                beckon_pushes_total{provider="apns",outcome="delivered"} 3
                # HELP beckon_wait_seconds How long \\"somebody\\" waits\\nhere \\\\ there
                # TYPE beckon_wait_seconds gauge
                # UNIT beckon_wait_seconds seconds
                beckon_wait_seconds 2
                # EOF

                """)
    }

    @Test(
        "buckets count what the smaller ones hold, the last holds all, and no series says when it began",
        arguments: MetricsText.allCases)
    func histogram(_ format: MetricsText) {
        let sample = MetricSample(["0"], .buckets([4, 0, 2, 1], sum: 13.25))
        let written = text(format, [delay], [delay.name: [sample]])
        #expect(
            written.contains(
                """
                # TYPE beckon_delay_seconds histogram

                """))
        #expect(
            written.contains(
                """
                beckon_delay_seconds_bucket{loop="0",le="0.005"} 4
                beckon_delay_seconds_bucket{loop="0",le="1.0"} 4
                beckon_delay_seconds_bucket{loop="0",le="10.0"} 6
                beckon_delay_seconds_bucket{loop="0",le="+Inf"} 7
                beckon_delay_seconds_sum{loop="0"} 13.25
                beckon_delay_seconds_count{loop="0"} 7

                """))
        #expect(!written.contains("_created"))
    }

    @Test("numbers that are none have their words")
    func odd() throws {
        let samples = [wait.name: [MetricSample(.infinity), MetricSample(-.infinity), MetricSample(.nan)]]
        let values = try ParsedMetrics(MetricsText.prometheus.encode([wait], samples)).lines.map(\.value)
        #expect(values[0] == .infinity && values[1] == -.infinity && values[2].isNaN)
    }

    @Test("a family without series is still declared", arguments: MetricsText.allCases)
    func empty(_ format: MetricsText) throws {
        let parsed = try ParsedMetrics(format.encode([delay], [:]))
        #expect(parsed.types == ["beckon_delay_seconds": "histogram"] && parsed.lines.isEmpty)
        #expect(parsed.isEnded == (format == .openMetrics))
    }

    @Test(
        "whoever names OpenMetrics gets it",
        arguments: [
            (
                "application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,"
                    + "text/plain;version=0.0.4;q=0.5,*/*;q=0.1", MetricsText.openMetrics
            ),
            ("application/openmetrics-text; version=1.0.0; charset=utf-8", .openMetrics),
            ("application/openmetrics-text", .openMetrics), ("Application/OpenMetrics-Text ; q=0.2", .openMetrics),
            ("application/openmetrics-text;version=0.0.1", .prometheus),
            ("application/openmetrics-text;q=0, text/plain", .prometheus),
            ("application/openmetrics-text;q=0.4, text/plain;q=0.5", .prometheus),
            ("text/plain;version=0.0.4", .prometheus), ("*/*", .prometheus), ("", .prometheus), (";,;q=", .prometheus),
        ])
    func accepted(_ accept: String, _ format: MetricsText) {
        #expect(MetricsText(accept: accept) == format)
        #expect(MetricsText(accept: nil) == .prometheus)
    }

    @Test("whatever a label holds, the text is read again", arguments: MetricsText.allCases)
    func anyLabel(_ format: MetricsText) throws {
        var random = SplitMix(state: 1)
        let hard: [Unicode.Scalar] = [
            "\\", "\"", "\n", "\r", "\0", "{", "}", ",", "=", " ", "#", "\u{85}", "\u{2028}", "é", "😀", "n",
        ]
        let family = MetricFamily("beckon_any", .gauge, labels: ["a", "b"], "Any")
        for round in 0..<2_000 {
            func value() -> String {
                var text = String.UnicodeScalarView()
                for _ in 0..<Int.random(in: 0...8, using: &random) {
                    let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "x"
                    text.append(Bool.random(using: &random) ? any : hard.randomElement(using: &random) ?? "x")
                }
                return String(text)
            }
            let labels = [value(), value()]
            let parsed = try ParsedMetrics(format.encode([family], [family.name: [MetricSample(labels, round)]]))
            let line = try #require(parsed.lines.first)
            #expect(parsed.lines.count == 1 && line.name == family.name && line.value == Double(round))
            // Compared by scalars: texts that look alike are equal for Swift. Only NUL is replaced.
            for (label, value) in zip(family.labels, labels) {
                let expected = value.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
                #expect(line.labels[label].map { Array($0.unicodeScalars) } == expected)
            }
        }
    }
}

/// Random numbers from a seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
