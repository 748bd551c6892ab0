import Beckon
import BeckonCrypto
import Foundation

/// Codes for the day that the phone is lost: each signs in once.
///
/// They are shown once, as four groups of four letters and digits. The database holds their hashes alone: 80 random bits need no
/// salt and no slow hash.
enum RecoveryCode {
    /// How many an account gets at once.
    static let count = 10
    /// How many random bytes a code has.
    private static let length = 10
    private static let groupLength = 4

    /// Makes the codes of an account.
    static func make(_ ids: some IDSource) -> [String] {
        (0..<count).map { _ in grouped(ids.randomBytes(length).base32.lowercased()) }
    }

    /// The stored form of a code, however it was typed.
    ///
    /// - Parameter typed: The code, with blanks and hyphens or without.
    /// - Returns: nil for what cannot be a code.
    static func hash(of typed: String) -> String? {
        let digits = typed.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        guard let bytes = Data(base32: String(decoding: digits, as: UTF8.self)), bytes.count == length else {
            return nil
        }
        return SHA256.hash(data: bytes).base64URL
    }

    private static func grouped(_ text: String) -> String {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: groupLength)
            .map { String(digits[$0..<min($0 + groupLength, digits.count)]) }.joined(separator: "-")
    }
}

extension IDSource {
    /// Random bytes, for a secret.
    func randomBytes(_ count: Int) -> Data {
        var bytes = Data()
        while bytes.count < count {
            withUnsafeBytes(of: bits()) { bytes.append(contentsOf: $0.prefix(count - bytes.count)) }
        }
        return bytes
    }
}
