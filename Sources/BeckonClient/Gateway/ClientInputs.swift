import BeckonTransport
import Foundation

/// The inputs of the library besides the network: time and randomness.
struct ClientInputs: Sendable {
    /// The time for waits and for limits.
    var time: MonotonicTime
    /// Returns 64 random bits; keys and user headers are made of them, so they must not be guessable.
    var random: @Sendable () -> UInt64
    /// The date, for the time that a line shows before the server has it.
    var date: @Sendable () -> Date

    /// Makes inputs.
    ///
    /// - Parameters:
    ///   - time: The time for waits and for limits.
    ///   - random: Returns 64 random bits, from a source that cannot be guessed.
    ///   - date: Returns the date.
    init(
        time: MonotonicTime = .continuous, random: @escaping @Sendable () -> UInt64 = { .random(in: 0...UInt64.max) },
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.time = time
        self.random = random
        self.date = date
    }

    /// Returns 128 random bits as 32 hexadecimal digits.
    func token() -> String {
        [random(), random()].map { bits in
            let digits = String(bits, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Returns a random number, at least 0 and less than 1.
    func jitter() -> Double {
        Double(random() >> 11) / Double(UInt64(1) << 53)
    }
}
