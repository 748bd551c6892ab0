package import Beckon

/// How long one waits in the line of a callback service, from how it moved lately.
///
/// The pace is the time in which somebody waited, divided by the callbacks that agents took in it: idle agents do not make
/// the line look slow. Callbacks whose customers gave up count as waiting, not as taken. It knows nothing of agents who
/// come or go, so its error is that of its sample at least.
package struct WaitEstimate: Hashable, Sendable {
    /// How many callbacks agents took.
    package let taken: Int
    /// For how long somebody waited.
    private let busy: Milliseconds

    /// How far back the line is looked at: an hour.
    package static let window = Milliseconds.seconds(3_600)
    /// At most so many callbacks that left the line are looked at.
    package static let most = 100
    /// With fewer callbacks taken, nothing is known.
    package static let least = 3

    /// - Parameters:
    ///   - departures: the callbacks that left the line within ``window``, the youngest first, at most ``most``.
    ///   - oldest: since when the first of those waits that have not left it; nil for an empty line.
    ///   - now: the time.
    package init(departures: [LineDeparture], oldest: Timestamp?, now: Timestamp) {
        let begin = now.advanced(by: Milliseconds(-Self.window.count))
        // Where there were more, they left before the last one of these did.
        let isCut = departures.count >= Self.most
        let from = isCut ? max(begin, departures.last?.leftAt ?? begin) : begin
        let seen = isCut ? departures.dropLast() : departures[...]
        taken = seen.count { $0.isTaken }
        var spans = seen.map { ($0.queuedAt, $0.leftAt) }
        if let oldest { spans.append((oldest, now)) }
        busy = Self.length(of: spans, from: from, to: now)
    }

    /// The wait at a place in the line, from 1; nil when nothing is known.
    ///
    /// - Parameter position: the place.
    /// - Returns: the time; never negative, and never shorter than at a place before it.
    package func wait(at position: Int) -> Milliseconds? {
        guard taken >= Self.least else { return nil }
        let (product, isTooLong) = busy.count.multipliedReportingOverflow(by: Int64(max(0, position)))
        return isTooLong ? Milliseconds(.max) : Milliseconds(product / Int64(taken))
    }

    /// The usual error of the pace in percent, if the line goes on as it went: one divided by the root of the sample.
    package var error: Int? {
        guard taken >= Self.least else { return nil }
        return Int((100 / Double(taken).squareRoot()).rounded(.up))
    }

    /// For how long at least one of the spans lasted.
    private static func length(
        of spans: [(Timestamp, Timestamp)], from: Timestamp, to: Timestamp
    ) -> Milliseconds {
        var (reached, total) = (from, Int64(0))
        for (begin, end) in spans.sorted(by: { $0.0 < $1.0 }) {
            let (begin, end) = (max(begin, reached), min(end, to))
            guard begin < end else { continue }
            total += end.milliseconds - begin.milliseconds
            reached = end
        }
        return Milliseconds(total)
    }
}

/// Where a callback stands in the line of its service.
package struct PlaceInLine: Hashable, Sendable {
    /// The place, from 1; 0 for a callback whose customer is connected, nil for one that waits for its desired time.
    package let position: Int?
    /// How long it is likely to wait; nil when that is not known.
    package let wait: Milliseconds?
    /// How many callbacks wait in the line.
    package let waiting: Int
    /// Whether the customer can be connected, or is.
    package let isAgentReady: Bool
}

/// How long one waits in a virtual queue who comes now.
package struct QueueWait: Hashable, Sendable {
    /// What is known of a virtual queue.
    package enum State: Hashable, Sendable {
        /// No callback service has it.
        case unknown
        /// All its services are paused.
        case paused
        /// The wait is told by an estimate, if that knows one.
        case open(WaitEstimate)
    }

    package let name: String
    package let state: State
    /// The time; nil when it is not known.
    package let wait: Milliseconds?
}
