/// The randomness of one walk: everything in it follows from the seed.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 ^ 0x2545_f491_4f6c_dd1d
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }

    /// Returns a number from 0 to `count - 1`.
    mutating func below(_ count: Int) -> Int {
        Int((next() >> 33) % UInt64(max(1, count)))
    }

    /// Returns a number between two, both included.
    mutating func between(_ least: Int64, _ most: Int64) -> Int64 {
        least + Int64((next() >> 20) % UInt64(max(1, most - least + 1)))
    }

    /// Returns true with a probability given in thousandths.
    mutating func chance(_ perMille: Int) -> Bool {
        perMille > 0 && below(1_000) < perMille
    }

    /// Returns a duration around a mean, occasionally several times as long.
    mutating func about(_ mean: Int64) -> Int64 {
        let usual = between(1, mean * 2)
        return below(12) == 0 ? usual * 5 : usual
    }
}
