import BeckonCrypto

/// Ids that a stand-in makes of words.
enum StandInID {
    /// A UUID that is the same for the same words.
    static func of(_ first: String, _ second: String) -> String {
        let digits = SHA256.hash(data: Array("\(first)/\(second)".utf8)).prefix(16).hexadecimal
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
            String(Array(digits)[range])
        }
        return parts.joined(separator: "-")
    }
}
