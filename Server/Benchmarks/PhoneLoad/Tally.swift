import Foundation
import Measure

/// What the phones and agents of a process did.
final class Tally {
    // MARK: Now

    /// Phones that have a poll at the gateway, and phones whose app is closed.
    var parked = 0
    var away = 0
    /// When the last phone began to poll, in nanoseconds of the monotonic clock.
    var lastParked: UInt64 = 0
    /// What agents have to do.
    var queued = 0

    // MARK: Since the start

    var taken = 0
    var sent = 0
    var acknowledged = 0
    var delivered = 0
    /// Messages that came a second time at another position, or again without a reason.
    var doubled = 0
    /// Messages after which a later one came.
    var missed = 0
    /// Messages that came again, at the same position, after a connection was lost or an app was opened.
    var repeated = 0
    var left = 0
    private var refused: [String: Int] = [:]
    private var failures = 0
    private var failure = ""

    // MARK: In this second

    /// Connections that phones tried to open, and that were opened.
    var tried = 0
    var opened = 0
    var requests = 0
    /// How many messages took how long, in sixteenths of a doubling of a microsecond.
    private var delays: [Int: Int] = [:]
    private var second = Monotonic.now / 1_000_000_000

    func note(delay nanoseconds: UInt64) {
        let microseconds = max(1, Double(nanoseconds) / 1_000)
        delays[Int(log2(microseconds) * 16), default: 0] += 1
    }

    /// Counts an answer after which the request is repeated.
    func refuse(_ what: String) { refused[what, default: 0] += 1 }

    /// Counts what should not happen, and keeps the first of it.
    func fail(_ text: String) {
        failures += 1
        if failure.isEmpty { failure = text }
    }

    // MARK: Report

    /// One line of the report.
    private struct Line: Encodable {
        let second: UInt64
        let now: [String: UInt64]
        let total: [String: Int]
        let within: [String: Int]
        let refused: [String: Int]
        let delays: [String: Int]
        let failure: String
    }

    func isDue(_ now: UInt64) -> Bool { now / 1_000_000_000 > second }

    /// Prints the second that has ended, and begins another.
    func print(_ now: UInt64) {
        let line = Line(
            second: second,
            now: [
                "parked": UInt64(parked), "away": UInt64(away), "queued": UInt64(queued), "lastParked": lastParked,
            ],
            total: [
                "taken": taken, "sent": sent, "acknowledged": acknowledged, "delivered": delivered,
                "doubled": doubled, "missed": missed, "repeated": repeated, "left": left, "failures": failures,
            ],
            within: ["tried": tried, "opened": opened, "requests": requests], refused: refused,
            delays: Dictionary(uniqueKeysWithValues: delays.map { ("\($0.key)", $0.value) }), failure: failure)
        (tried, opened, requests, delays) = (0, 0, 0, [:])
        second = now / 1_000_000_000
        guard let data = try? JSONEncoder().encode(line) else { return }
        FileHandle.standardOutput.write(data + [10])
    }
}
