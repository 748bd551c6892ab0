import Beckon
import BeckonCrypto
import Foundation

/// Codes of an authenticator app: TOTP (RFC 6238) with SHA-1 and six digits, a new one every 30 seconds.
///
/// Pure. A code is good for the step in which it is asked for and for the steps beside it, so that the phone's clock may be half
/// a minute wrong; each step is accepted once.
struct TOTP: Hashable, Sendable {
    /// How many bytes a secret has.
    static let secretLength = 20
    static let digits = 6
    /// The seconds of a step.
    static let period: Int64 = 30
    /// How many steps before and after the present one are accepted.
    private static let window: Int64 = 1

    let secret: Data

    /// The step that a time lies in.
    static func step(at time: Timestamp) -> Int64 { time.milliseconds / (period * 1_000) }

    /// Whether a text has the form of a code.
    static func isCode(_ text: String) -> Bool {
        text.utf8.count == digits && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The code of a step.
    ///
    /// - Parameters:
    ///   - step: The number of periods since 1970.
    ///   - digits: How many digits it has, at most 9.
    /// - Returns: The digits.
    func code(at step: Int64, digits: Int = Self.digits) -> String {
        let counter = withUnsafeBytes(of: UInt64(bitPattern: step).bigEndian) { Data($0) }
        let hash = [UInt8](HMACSHA1.authenticationCode(for: counter, using: secret))
        let place = Int(hash[hash.count - 1] & 15)
        let number = hash[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
        let modulus = (0..<digits).reduce(UInt32(1)) { value, _ in value * 10 }
        let text = String(number % modulus)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// The step whose code was typed.
    ///
    /// All steps are compared, so that the time tells nothing.
    ///
    /// - Parameters:
    ///   - code: What was typed.
    ///   - now: The time of day.
    ///   - last: The last step that was accepted; it and earlier ones are not accepted again.
    /// - Returns: nil if it is no code of an accepted step.
    func step(of code: String, at now: Timestamp, after last: Int64) -> Int64? {
        let present = Self.step(at: now)
        let typed = Data(code.utf8)
        let right = (present - Self.window...present + Self.window).filter {
            SecureComparison.areEqual(typed, Data(self.code(at: $0).utf8))
        }
        return right.first { $0 > last }
    }

    /// What an authenticator app reads: the address of the secret.
    ///
    /// - Parameter user: The account's name.
    /// - Returns: An address in ASCII.
    func address(user: String) -> String {
        let name = user.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
        return "otpauth://totp/Beckon:\(name)?secret=\(secret.base32)&issuer=Beckon&digits=\(Self.digits)"
            + "&period=\(Self.period)"
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
