import BeckonJSON

/// The rule for control characters in input from outside: they are removed from texts, and identifiers must have none.
///
/// Control characters are U+0000 to U+001F and U+007F to U+009F. A text keeps its tabs and line ends; the line ends CR LF,
/// CR and U+0085 become U+000A. Names of parameters, keys, ids, tokens and numbers are identifiers.
package enum ControlCharacters {
    /// A text without its control characters.
    ///
    /// - Parameter text: The text from outside.
    /// - Returns: The text after the rule; the same text if it has no control characters.
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
        // Marks that stood on both sides of a control character are one run now.
        return StreamSafe.text(String(scalars))
    }

    /// Whether an identifier holds a control character, which makes it invalid.
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

extension Character {
    /// Whether this ends a line of a file or a header; other separators of Unicode stand in values.
    package var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
