import Synchronization

/// Random UUIDs, version 4, in lower case.
///
/// The system gives one seed. Foundation asks the system for each UUID, which costs as much as the rest of an answer.
final class SimulatedIdentifiers: Sendable {
    private static let digits: StaticString = "0123456789abcdef"
    private let state = Mutex(UInt64.random(in: 0...UInt64.max))

    /// Returns the next identifier.
    func next() -> String {
        let (high, low) = state.withLock { (Self.draw(&$0), Self.draw(&$0)) }
        let version: UInt64 = 4 << 12
        let variant: UInt64 = 2 << 62
        return Self.text(high & ~0xF000 | version, low & ~0 >> 2 | variant)
    }

    /// Returns the next number of SplitMix64, which repeats none within 2⁶⁴.
    private static func draw(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    private static func text(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for index in 0..<32 {
                if index == 8 || index == 12 || index == 16 || index == 20 {
                    buffer[position] = UInt8(ascii: "-")
                    position += 1
                }
                let half = index < 16 ? high : low
                buffer[position] = digits.utf8Start[Int(half >> UInt64(60 - index % 16 * 4) & 0xF)]
                position += 1
            }
            return position
        }
    }
}
