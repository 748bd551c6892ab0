package import Foundation

/// Bytes that nobody can guess, from the system's own source.
package enum RandomBytes {
    /// Makes as many bytes as a secret or a salt needs.
    package static func make(_ count: Int) -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
