import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Identifiers from the operating system's random generator, which is called for 32 numbers at once: a push needs three.
package final class SystemIDs: IDSource {
    private let pool = Mutex(RandomPool())

    package init() {}

    package func bits() -> UInt64 { pool.withLock { $0.next() } }
}

/// Random numbers from the system's generator; each is returned once and then erased.
struct RandomPool {
    /// 32 numbers are 256 bytes, the most that one call of `getentropy` returns.
    static let size = 32

    private var numbers = [UInt64](repeating: 0, count: size)
    private var left = 0

    mutating func next() -> UInt64 {
        if left == 0 { fill() }
        left -= 1
        defer { numbers[left] = 0 }
        return numbers[left]
    }

    private mutating func fill() {
        left = Self.size
        let isFilled = numbers.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { getentropy($0, bytes.count) == 0 } ?? false
        }
        guard !isFilled else { return }
        var generator = SystemRandomNumberGenerator()
        for index in numbers.indices { numbers[index] = generator.next() }
    }
}
