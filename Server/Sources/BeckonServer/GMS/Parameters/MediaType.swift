/// A header `Content-Type`, taken apart: `multipart/form-data; boundary="x"`.
struct MediaType: Hashable {
    /// Type and subtype in lower case.
    let name: String
    /// Parameters by their lower-case names, unquoted.
    let parameters: [String: String]

    init(_ header: String) {
        let end = header.utf8.firstIndex(of: UInt8(ascii: ";")) ?? header.endIndex
        name = header[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        parameters = HeaderParameters.read(header[end...].dropFirst())
    }
}
