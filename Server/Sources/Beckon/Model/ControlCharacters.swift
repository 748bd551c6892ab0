/// The one rule about control characters in what comes from outside: texts lose them, identifiers must have none.
///
/// Control characters are U+0000 to U+001F and U+007F to U+009F. A text keeps its tabs and line ends; a line end is U+000A,
/// whether it came as CR LF, CR or U+0085. Names of parameters, keys, ids, tokens and numbers are identifiers.
package enum ControlCharacters {
    /// A text without its control characters.
    ///
    /// - Parameter text: As it came.
    /// - Returns: The same text where there is nothing to take away.
    package static func stripped(from text: String) -> String {
        guard needsChange(text) else { return text }
        var scalars = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where wasReturn: break
            case "\n", "\r", "\u{85}": scalars.append("\n")
            case "\t": scalars.append(scalar)
            default: if !isControl(scalar) { scalars.append(scalar) }
            }
            wasReturn = scalar == "\r"
        }
        return String(scalars)
    }

    /// Whether an identifier holds a control character, and so is none.
    package static func occur(in identifier: String) -> Bool {
        identifier.unicodeScalars.contains(where: isControl)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
    }

    private static func needsChange(_ text: String) -> Bool {
        text.unicodeScalars.contains { isControl($0) && $0 != "\n" && $0 != "\t" }
    }
}
