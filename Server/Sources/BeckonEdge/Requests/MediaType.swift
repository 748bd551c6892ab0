/// A header `Content-Type`, taken apart: `multipart/form-data; boundary="x"`.
package struct MediaType: Hashable {
    /// Type and subtype in lower case.
    package let name: String
    /// Parameters by their lower-case names, unquoted.
    package let parameters: [String: String]

    package init(_ header: String) {
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

/// The parameters of a header field: `; name="x"; filename=y`.
enum HeaderParameters {
    /// Reads them.
    ///
    /// The work grows with the length of the text, whatever it holds.
    ///
    /// - Parameter field: The field's value, or what follows its first part; quotes may hold semicolons.
    /// - Returns: The values by their lower-case names; of two with one name the first.
    static func read(_ field: some StringProtocol) -> [String: String] {
        var parameters: [String: String] = [:]
        var (name, value, isValue, isQuoted, wasQuoted) = ("", "", false, false, false)
        /// Whether the value holds only blanks so far, so that a quotation mark opens it.
        var isBlank = true
        func end() {
            let key = trimmed(name).lowercased()
            if isValue, !key.isEmpty, parameters[key] == nil { parameters[key] = wasQuoted ? value : trimmed(value) }
            (name, value, isValue, wasQuoted, isBlank) = ("", "", false, false, true)
        }
        var scalars = field.unicodeScalars.makeIterator()
        var held: Unicode.Scalar?
        while let scalar = held ?? scalars.next() {
            held = nil
            switch scalar {
            case "\"" where isValue && (isQuoted || isBlank && !wasQuoted):
                if !isQuoted { value = "" }
                isQuoted.toggle()
                wasQuoted = true
            case "\\" where isQuoted:
                // Old browsers send whole paths, in which a backslash escapes nothing.
                let next = scalars.next()
                if next == "\"" {
                    value.unicodeScalars.append("\"")
                } else {
                    value.unicodeScalars.append(scalar)
                    held = next
                }
            case ";" where !isQuoted: end()
            case "=" where !isValue: isValue = true
            default:
                if !isValue {
                    name.unicodeScalars.append(scalar)
                } else if isQuoted || !wasQuoted {
                    value.unicodeScalars.append(scalar)
                    isBlank = isBlank && scalar.properties.isWhitespace
                }
            }
        }
        end()
        return parameters
    }

    /// A text without blanks at its ends, and with one space for each run of blanks in it.
    private static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
