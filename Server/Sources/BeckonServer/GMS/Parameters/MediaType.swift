/// A header `Content-Type`, taken apart: `multipart/form-data; boundary="x"`.
struct MediaType: Hashable {
    /// Type and subtype in lower case.
    let name: String
    /// Parameters by their lower-case names, unquoted.
    let parameters: [String: String]

    init(_ header: String) {
        let end = header.utf8.firstIndex(of: UInt8(ascii: ";")) ?? header.endIndex
        name = Self.name(header[..<end])
        parameters = end == header.endIndex ? [:] : HeaderParameters.read(header[end...].dropFirst())
    }

    private static func name(_ text: Substring) -> String {
        // Nearly every header has this form already.
        let isPlain = text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !(0x41...0x5a).contains($0) }
        return isPlain ? String(text) : text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
