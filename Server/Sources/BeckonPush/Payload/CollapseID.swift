import BeckonCrypto
import Foundation

/// Makes collapse ids, by which a notice replaces an earlier one on a phone: at most 64 bytes, visible ASCII.
package enum CollapseID {
    /// The most bytes that APNs accepts.
    static let limit = 64

    /// Returns a text if it is a valid collapse id, otherwise its SHA-256 in base64url: 43 characters.
    ///
    /// - Parameter text: For example the id of a conversation.
    /// - Returns: The same for the same text; nil for an empty one.
    package static func fitted(_ text: String) -> String? {
        guard !text.isEmpty else { return nil }
        if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return text }
        return SHA256.hash(data: Data(text.utf8)).base64URL
    }
}
