import Bayeux

extension ChannelPattern {
    /// The channel of GMS chats.
    static let genesys = pattern("/_genesys")

    static func pattern(_ string: String) -> ChannelPattern {
        guard let pattern = ChannelPattern(string) else { preconditionFailure("not a pattern: \(string)") }
        return pattern
    }
}

/// A small repeatable source of random numbers.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func next(_ low: Int, _ high: Int) -> Int {
        low + Int(next() % UInt64(high - low + 1))
    }
}
