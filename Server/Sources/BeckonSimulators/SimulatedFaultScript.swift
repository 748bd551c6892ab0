import Synchronization

/// The rules that decide which requests a fault affects; the first rule that applies wins.
struct SimulatedFaultScript: Sendable {
    private struct CountedRule: Sendable {
        var rule: SimulatedFaultRule
        var seen = 0
        var struck = 0

        /// Counts a matching request and returns whether the fault affects it.
        mutating func strikes() -> Bool {
            if let times = rule.times, struck >= times { return false }
            seen += 1
            guard seen > rule.skip, (seen - rule.skip) % rule.every == 0 else { return false }
            struck += 1
            return true
        }
    }

    private var rules: [CountedRule] = []

    mutating func add(_ rule: SimulatedFaultRule) { rules.append(CountedRule(rule: rule)) }

    mutating func removeAll() { rules.removeAll() }

    /// Returns the fault of the next request for this token; nil for none.
    mutating func next(for token: String) -> SimulatedFault? {
        for index in rules.indices where rules[index].rule.token == nil || rules[index].rule.token == token {
            if rules[index].strikes() { return rules[index].rule.fault }
        }
        return nil
    }
}

/// A fault script that a test writes while a stand-in reads it.
package final class SimulatedFaults: Sendable {
    private let script = Mutex(SimulatedFaultScript())

    /// Makes an empty script, without faults.
    package init() {}

    /// Adds a rule after the existing ones.
    ///
    /// - Parameter rule: The rule; it begins to count with the next request.
    package func add(_ rule: SimulatedFaultRule) {
        script.withLock { $0.add(rule) }
    }

    /// Adds a fault of the next matching requests.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - token: The token that it affects; nil for every request.
    ///   - times: How many requests are affected; nil for no limit.
    package func add(_ effect: SimulatedFault.Effect, token: String? = nil, times: Int? = 1) {
        add(SimulatedFaultRule(SimulatedFault(effect), token: token, times: times))
    }

    /// Removes every rule.
    package func removeAll() {
        script.withLock { $0.removeAll() }
    }

    func next(for token: String) -> SimulatedFault? {
        script.withLock { $0.next(for: token) }
    }
}

extension SimulatedFault {
    /// Returns the reaction to a request under this fault.
    ///
    /// - Parameters:
    ///   - refusal: Makes a refusal in the provider's form.
    ///   - usual: Handles the request as without a fault, which logs the push, and returns that reaction.
    /// - Returns: The reaction.
    func reaction(
        refusal: (_ status: Int, _ reason: String, _ retryAfter: Int?, _ timestamp: Int64?) -> SimulatedAnswer,
        usual: () -> SimulatedReaction
    ) -> SimulatedReaction {
        switch effect {
        case .refusal(let status, let reason, let retryAfter, let timestamp):
            return .answer(refusal(status, reason, retryAfter, timestamp))
        case .answer(let answer): return .answer(answer)
        case .refuseStream: return SimulatedReaction(act: .refuseStream)
        case .goAwayRefusing: return SimulatedReaction(act: .refuseByGoAway)
        case .silence: return ending(.silence, usual: usual)
        case .resetStream: return ending(.resetStream, usual: usual)
        case .cut: return ending(.cut, usual: usual)
        case .delay, .goAway, .maximumConcurrentStreams: break
        }
        var reaction = usual()
        switch effect {
        case .delay(let delay): reaction.delay = delay
        case .goAway: reaction.goAway = true
        case .maximumConcurrentStreams(let limit): reaction.maximumConcurrentStreams = limit
        default: break
        }
        return reaction
    }

    private func ending(_ act: SimulatedReaction.Act, usual: () -> SimulatedReaction) -> SimulatedReaction {
        if recorded { _ = usual() }
        return SimulatedReaction(act: act)
    }
}
