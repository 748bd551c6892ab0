import BeckonSimulation

/// Formats the results of a run of walks.
enum Report {
    static func text(of walks: Walks, took time: Duration) -> String {
        var lines = Occurrence.allCases.map { kind in
            "  " + "\(kind)".padded(to: 22) + "\(walks.coverage[kind])".padded(to: -12)
        }
        lines += walks.failures.prefix(10).compactMap { walk in
            let short = walk.shortened()
            return short.violation.map { line(of: short, $0) }
        }
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        let all = walks.steps + walks.settlingSteps
        lines.append(
            "simulate: \(walks.walks) walks, \(walks.steps) steps and \(walks.settlingSteps) more until rest in "
                + "\(tenths(seconds)) s, \(Int(Double(all) / max(seconds, 0.001))) steps a second")
        lines.append("\(walks.walks - walks.failures.count) passed, \(walks.failures.count) failed")
        return lines.joined(separator: "\n")
    }

    /// Formats a failure, with the command that repeats it.
    static func line(of walk: Walk, _ violation: Violation) -> String {
        "seed \(walk.setup.seed), step \(violation.step): \(violation.rule): \(violation.text)\n"
            + "  repeat it: make simulate SEED=\(walk.setup.seed) STEPS=\(walk.setup.steps)"
    }

    private static func tenths(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension String {
    /// Returns the text with spaces after it, or with a negative width before it.
    fileprivate func padded(to width: Int) -> String {
        let blanks = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? blanks + self : self + blanks
    }
}
