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
    static func beforeExtension(_ text: String) -> String? {
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
