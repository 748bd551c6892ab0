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
