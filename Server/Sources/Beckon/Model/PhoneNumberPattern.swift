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
