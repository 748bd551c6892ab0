import BeckonJSON

/// The rule for texts that a person reads, such as names and subjects: a text counts only if something of it can be seen.
///
/// Blanks, controls, marks of direction, zero-width characters, fillers and combining marks without a letter show nothing. A
/// name made of them would hide the real one.
package enum VisibleText {
    /// Whether a reader sees anything of a text.
    package static func isSeen(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: isSeen)
    }

    /// A text without what shows nothing at both of its ends; nil if then nothing is left.
    ///
    /// The middle stays as it is: joiners there shape letters and emojis.
    package static func trimmed(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: isSeen), let last = scalars.lastIndex(where: isSeenOrMark) else {
            return nil
        }
        let end = scalars.index(after: last)
        guard first != scalars.startIndex || end != scalars.endIndex else { return text }
        return String(scalars[first..<end])
    }

    /// Combining marks after a letter belong to it.
    private static func isSeenOrMark(_ scalar: Unicode.Scalar) -> Bool {
        isSeen(scalar) || (isMark(scalar) && !scalar.properties.isDefaultIgnorableCodePoint) || scalar == "\u{FE0F}"
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value > 0x20, scalar.value < 0x7f { return true }
        // An empty Braille cell and a note head without a shape are no blanks for Unicode, but show nothing.
        guard scalar != "\u{2800}", scalar != "\u{1D159}", !scalar.properties.isWhitespace,
            !scalar.properties.isDefaultIgnorableCodePoint, !isMark(scalar)
        else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
            return false
        default: return true
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }
}

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
