public import BeckonTransport

/// What the library takes from the world besides the network: time and chance.
public struct ClientInputs: Sendable {
    /// The time for waits and for limits.
    public var time: MonotonicTime
    /// 64 bits by chance; keys and user headers are made of them, so they must not be guessable.
    public var random: @Sendable () -> UInt64

    /// Makes inputs.
    ///
    /// - Parameters:
    ///   - time: The time for waits and for limits.
    ///   - random: 64 bits by chance, from a source that cannot be guessed.
    public init(
        time: MonotonicTime = .continuous, random: @escaping @Sendable () -> UInt64 = { .random(in: 0...UInt64.max) }
    ) {
        self.time = time
        self.random = random
    }

    /// 128 bits by chance, as 32 hexadecimal digits.
    func token() -> String {
        [random(), random()].map { bits in
            let digits = String(bits, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// A number from 0 up to 1 by chance.
    func jitter() -> Double {
        Double(random() >> 11) / Double(UInt64(1) << 53)
    }
}
