/// A text as the database stores and compares it: byte by byte, with U+FFFD instead of U+0000.
struct StoredText: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes.contains(0) ? bytes.flatMap { $0 == 0 ? Self.replacement : [$0] } : bytes
    }

    /// U+FFFD in UTF-8.
    static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]
}
