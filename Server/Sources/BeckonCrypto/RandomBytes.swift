package import Foundation

/// Unguessable bytes from the system's source of randomness.
package enum RandomBytes {
    /// Makes random bytes, for example for a secret or a salt.
    package static func make(_ count: Int) -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
