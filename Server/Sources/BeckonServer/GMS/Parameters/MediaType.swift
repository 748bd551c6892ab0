/// A header `Content-Type`, taken apart: `multipart/form-data; boundary="x"`.
struct MediaType: Hashable {
    /// Type and subtype in lower case.
    let name: String
    /// Parameters by their lower-case names, unquoted.
    let parameters: [String: String]

    init(_ header: String) {
        let parts = header.split(separator: ";", omittingEmptySubsequences: false)
        name = Self.trim(parts.first ?? "").lowercased()
        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            var value = Self.trim(sides[1])
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = String(value.dropFirst().dropLast())
            }
            parameters[Self.trim(sides[0]).lowercased()] = value
        }
        self.parameters = parameters
    }

    private static func trim(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
