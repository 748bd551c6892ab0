/// The digits of a telephone number, without the usual marks between them.
package struct DialledDigits: Hashable, Sendable {
    /// ASCII digits.
    package let text: String
    /// Whether the number begins with `+`, or with the space that decoding a URL makes of it.
    package let hasCountryCode: Bool

    /// Nil if there is anything but digits and the usual marks, or no digit.
    ///
    /// - Parameter number: the number as somebody wrote it.
    package init?(_ number: String) {
        hasCountryCode = number.hasPrefix("+") || number.hasPrefix(" ")
        var text = ""
        for character in number.dropFirst(hasCountryCode ? 1 : 0) {
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                text += String(digit)
            } else if !" -./()\u{a0}".contains(character) {
                return nil
            }
        }
        guard !text.isEmpty else { return nil }
        self.text = text
    }

    /// The usual marks between digits, with the `+` before a country code.
    private static let marks = Set(" -./()+\u{a0}")

    /// A number without the marks that people write between digits.
    package static func withoutMarks(_ number: String) -> String { number.filter { !marks.contains($0) } }

    /// The digits of any script in a text, as ASCII digits, up to what begins an extension; nil without a digit.
    package static func beforeExtension(_ text: String) -> String? {
        var digits = ""
        for scalar in text.unicodeScalars {
            if let digit = digit(scalar) {
                digits += String(digit)
            } else if !digits.isEmpty, extensionMarks.contains(scalar) {
                break
            }
        }
        return digits.isEmpty ? nil : digits
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.flatMap { Int(exactly: $0) }
    }

    /// What stands before an extension, as in `;ext=1`, `ext. 1`, `x1`, `#1` and `,,1`.
    private static let extensionMarks: Set<Unicode.Scalar> = [";", ",", "#", "~", "x", "X"]

    /// The digits, with `+` before a country code.
    package var spelling: String { hasCountryCode ? "+" + text : text }
}

/// An entry of `_exceptions`: a number, or with `*` at its end the beginning of numbers.
package struct PhoneNumberPattern: Hashable, Sendable {
    /// The digits; with `+` they are those of a number with its country code.
    private let digits: String
    private let isPrefix: Bool

    /// Nil if the text is no number.
    ///
    /// - Parameter text: such as `+49900*`, `0900*` or `030 1234567`.
    package init?(_ text: String) {
        isPrefix = text.hasSuffix("*")
        guard let digits = DialledDigits(isPrefix ? String(text.dropLast()) : text) else { return nil }
        self.digits = digits.spelling
    }

    /// Whether a number in one of its spellings is meant.
    package func matches(_ spellings: some Sequence<String>) -> Bool {
        spellings.contains { isPrefix ? $0.hasPrefix(digits) : $0 == digits }
    }
}
