/// Bounds the runs of combining marks in texts from outside, by the Stream-Safe Text Format of Unicode (UAX #15).
///
/// The standard library sorts the marks after a letter whenever it compares or hashes a text, which costs the square of their
/// number. After 30 marks the format puts a combining grapheme joiner, which shows nothing and ends what has to be sorted. No
/// language writes so many.
public enum StreamSafe {
    private static let longestRun = 30
    /// Fewer bytes beyond ASCII one after another hold no longer run: a mark takes two at least.
    private static let suspicious = 2 * (longestRun + 1)

    /// A text whose runs of marks are bounded.
    ///
    /// - Parameter text: The text from outside.
    /// - Returns: The same text, nearly always; else one that looks the same.
    public static func text(_ text: String) -> String {
        isSafe(text) ? text : bounded(text)
    }

    /// Whether no run of marks in a text is too long.
    ///
    /// - Parameter text: The text.
    /// - Returns: True if ``text(_:)`` changes nothing.
    public static func isSafe(_ text: String) -> Bool {
        guard text.utf8.count >= suspicious else { return true }
        var native = text
        guard native.withUTF8({ isSuspicious(UnsafeRawBufferPointer($0)) }) else { return true }
        var run = 0
        return text.unicodeScalars.allSatisfy { scalar in
            run = isMark(scalar) ? run &+ 1 : 0
            return run <= longestRun
        }
    }

    /// Whether so many bytes beyond ASCII stand together that the scalars have to be looked at.
    ///
    /// A window is searched from its end, so most of an ASCII text is passed over unread.
    private static func isSuspicious(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while bytes.count &- start >= suspicious {
            var index = start &+ suspicious &- 1
            while index >= start, bytes[index] >= 0x80 { index &-= 1 }
            if index < start { return true }
            start = index &+ 1
        }
        return false
    }

    private static func bounded(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        var run = 0
        for scalar in text.unicodeScalars {
            run = isMark(scalar) ? run &+ 1 : 0
            if run > longestRun {
                scalars.append("\u{34F}")
                run = 1
            }
            scalars.append(scalar)
        }
        return String(scalars)
    }

    /// Whether a scalar is sorted among its neighbours, or stands for others that are.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Latin letters, ideographs and Hangul.
        case 0..<0x300, 0x3400..<0xA000, 0xAC00..<0xD7A4: false
        // Tibetan vowels that are no marks themselves and consist of two.
        case 0xF73, 0xF75, 0xF81: true
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
