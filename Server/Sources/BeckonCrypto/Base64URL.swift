package import Foundation

extension Data {
    /// The text in the alphabet for URLs, without padding (RFC 4648 §5).
    package var base64URL: String {
        base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    /// Reads a text in the alphabet for URLs, without padding.
    ///
    /// - Returns: nil for any other text.
    package init?(base64URL text: some StringProtocol) {
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
    }
}
