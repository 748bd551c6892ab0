import Foundation

/// The first block of a PEM text (RFC 7468) that has a wanted label.
///
/// libcrypto's own reader asks on the terminal for the password of an encrypted key; this one refuses such keys.
struct PEM {
    let label: String
    let bytes: [UInt8]

    /// - Throws: ``CryptoError/Code/notAKey`` when no block has one of the labels, or the block is damaged.
    init(_ text: String, labels: [String]) throws(CryptoError) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        for (index, line) in lines.enumerated() {
            guard let label = labels.first(where: { line == "-----BEGIN \($0)-----" }) else { continue }
            let rest = lines[(index + 1)...]
            guard let end = rest.firstIndex(of: "-----END \(label)-----"),
                let data = Data(base64Encoded: rest[..<end].joined()), !data.isEmpty
            else { break }
            self.label = label
            bytes = [UInt8](data)
            return
        }
        throw CryptoError(.notAKey)
    }

    /// Writes bytes as a block.
    static func text(_ label: String, _ bytes: [UInt8]) -> String {
        let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
    }
}
