extension SimulatedFaultRule {
    /// Reads a rule in the form of the command line; nil when it is malformed.
    ///
    /// A rule is an effect, then any of `token=`, `skip=`, `every=`, `times=` and `recorded`, separated by commas:
    /// `refuse:429:TooManyRequests:5,every=10`, `goaway,every=300`, `cut,recorded,skip=100,times=1`. The effects are
    /// `refuse:STATUS:REASON[:RETRY-AFTER]`, `delay:MILLISECONDS`, `silence`, `refuse-stream`, `reset`, `goaway`,
    /// `goaway-refusing`, `cut` and `streams:N`.
    ///
    /// - Parameter text: The rule.
    package init?(_ text: String) {
        var words = text.split(separator: ",").map(String.init)
        guard !words.isEmpty, let effect = Self.effect(words.removeFirst()) else { return nil }
        var rule = SimulatedFaultRule(SimulatedFault(effect))
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let number = parts.count == 2 ? Int(parts[1]) : nil
            switch (parts[0], number) {
            case ("recorded", _) where parts.count == 1: rule.fault.recorded = true
            case ("token", _) where parts.count == 2: rule.token = parts[1]
            case ("skip", let number?) where number >= 0: rule.skip = number
            case ("every", let number?) where number >= 1: rule.every = number
            case ("times", let number?) where number >= 0: rule.times = number
            default: return nil
            }
        }
        self = rule
    }

    private static func effect(_ text: String) -> SimulatedFault.Effect? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("refuse", 3), ("refuse", 4):
            guard let status = Int(parts[1]), (200..<600).contains(status) else { return nil }
            if parts.count == 4, Int(parts[3]) == nil { return nil }
            let retryAfter = parts.count == 4 ? Int(parts[3]) : nil
            return .refusal(status: status, reason: parts[2], retryAfter: retryAfter)
        case ("delay", 2): return Int(parts[1]).flatMap { $0 >= 0 ? .delay(.milliseconds($0)) : nil }
        case ("streams", 2): return Int(parts[1]).flatMap { $0 >= 0 ? .maximumConcurrentStreams($0) : nil }
        case ("silence", 1): return .silence
        case ("refuse-stream", 1): return .refuseStream
        case ("reset", 1): return .resetStream
        case ("goaway", 1): return .goAway
        case ("goaway-refusing", 1): return .goAwayRefusing
        case ("cut", 1): return .cut
        default: return nil
        }
    }
}
