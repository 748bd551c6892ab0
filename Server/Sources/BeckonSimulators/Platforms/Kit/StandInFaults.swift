import Foundation
import Synchronization

/// The faults of a stand-in for a platform: chances per request or webhook, and an outage.
///
/// The same seed gives the same faults in the same order of questions.
package final class StandInFaults: Sendable {
    /// A fault that occurs by chance.
    package enum Fault: String, CaseIterable, Sendable {
        /// A webhook is sent twice.
        case doubled
        /// A webhook is sent after the next one.
        case reordered
        /// A webhook is sent late.
        case late
        /// A webhook is sent with a wrong signature, and then with the right one.
        case wronglySigned
        /// A connection is closed: before the request counts, or after it counted and before its answer.
        case droppedSockets
        /// A request is answered 429.
        case tooMany
        /// A token ends before its time.
        case expiredTokens
        /// A conversation is gone, as when the platform closed it.
        case lostConversations
    }

    private struct State {
        var chances: [Fault: Double] = [:]
        var lateMilliseconds: Int64 = 3_000
        var outageUntil: Int64 = 0
        var generator: UInt64
    }

    /// Which messages are refused by what they hold.
    package let refusals = StandInRefusals()
    private let state: Mutex<State>
    private let now: @Sendable () -> Int64

    /// - Parameters:
    ///   - seed: Where chance begins.
    ///   - now: Milliseconds since 1970.
    package init(seed: UInt64 = 1, now: @escaping @Sendable () -> Int64 = { StandInClock.now() }) {
        state = Mutex(State(generator: seed))
        self.now = now
    }

    /// Sets the chance of a fault, from 0 to 1.
    package func set(_ fault: Fault, _ chance: Double) {
        state.withLock { $0.chances[fault] = min(1, max(0, chance)) }
    }

    /// Begins an outage: every request is refused, and no webhook is sent.
    package func beginOutage(seconds: Double) {
        let end = now() + Int64(min(max(seconds, 0), 86_400) * 1_000)
        state.withLock { $0.outageUntil = end }
    }

    /// Whether the platform is away.
    package var isAway: Bool {
        let now = now()
        return state.withLock { $0.outageUntil > now }
    }

    var lateness: Int64 { state.withLock { $0.lateMilliseconds } }

    /// Whether a fault occurs now.
    func occurs(_ fault: Fault) -> Bool {
        state.withLock { state in
            guard let chance = state.chances[fault], chance > 0 else { return false }
            return Self.next(&state.generator) < chance
        }
    }

    /// A number from 0 to below 1.
    func roll() -> Double { state.withLock { Self.next(&$0.generator) } }

    private static func next(_ state: inout UInt64) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
        return Double((mixed ^ (mixed >> 33)) >> 11) / Double(1 << 53)
    }

    /// Takes settings of `POST /_control/faults`; members that it does not know are refused.
    ///
    /// - Returns: False for settings that are not understood; then nothing changes.
    func take(_ json: SimulatedJSON) -> Bool {
        guard let members = json.members else { return false }
        for (name, value) in members {
            let isKnown = Fault(rawValue: name) != nil || ["lateMilliseconds", "outageSeconds"].contains(name)
            guard isKnown, value.fraction != nil else { return false }
        }
        for (name, value) in members {
            guard let number = value.fraction else { continue }
            if let fault = Fault(rawValue: name) { set(fault, number) }
            if name == "lateMilliseconds" {
                state.withLock { $0.lateMilliseconds = Int64(min(max(number, 0), 600_000)) }
            }
            if name == "outageSeconds" { beginOutage(seconds: number) }
        }
        return true
    }

    /// Takes a fault of the command line, such as `doubled=0.1`.
    package func take(_ text: String) -> Bool {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let number = Double(parts[1]), number >= 0 else { return false }
        return take(.object([(name: parts[0], value: .number(parts[1]))]))
    }

    var json: SimulatedJSON {
        let (chances, late) = state.withLock { ($0.chances, $0.lateMilliseconds) }
        let members = Fault.allCases.map { (name: $0.rawValue, value: SimulatedJSON.number("\(chances[$0] ?? 0)")) }
        return .object(
            members + [(name: "lateMilliseconds", value: SimulatedJSON(late)), (name: "away", value: .bool(isAway))])
    }
}

/// The machine's clock.
package enum StandInClock {
    /// Milliseconds since 1970.
    package static func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    /// A time as ISO 8601 in UTC, with milliseconds.
    static func text(_ milliseconds: Int64) -> String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
        let whole = Date(timeIntervalSince1970: Double(seconds)).formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: false))
        return "\(whole).\(String(rest + 1_000).dropFirst())Z"
    }
}
