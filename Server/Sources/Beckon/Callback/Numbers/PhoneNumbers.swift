/// Reads telephone numbers: a library that knows every country's numbering plan, or ``MinimalPhoneNumbers`` without one.
///
/// A text with a leading space counts as one with `+`, since decoding a URL turns `+` into a space. Any text may be given: one
/// that is too long, or no text at all, is not a number.
package protocol PhoneNumbers: Sendable {
    /// Whether numbering plans are known; without them only the form and length of a number count.
    var knowsPlans: Bool { get }

    /// Whether numbers of a country can be read.
    ///
    /// - Parameter country: two letters in any case, such as `US`.
    /// - Returns: whether it is known.
    func knows(country: String) -> Bool

    /// Reads a number, to judge whether a callback may go there.
    ///
    /// - Parameters:
    ///   - text: the number as the customer wrote it.
    ///   - country: the country of a number without a country code.
    /// - Returns: the number; nil if the text cannot be read as one.
    func read(_ text: String, country: String) -> PhoneNumber?

    /// Tells everything about a number.
    ///
    /// - Parameters:
    ///   - text: the number.
    ///   - country: the country of a number without a country code.
    ///   - language: the language of the number's place, such as `de` or `pt-BR`; English where it is not known.
    /// - Returns: what is known; nil if the text cannot be read as a number, and always without numbering plans.
    func describe(_ text: String, country: String, language: String) -> PhoneNumberDescription?
}

/// A telephone number as callbacks judge it.
package struct PhoneNumber: Hashable, Sendable {
    /// Whether a number of this length can be dialled, if only within its area.
    package var isPossible: Bool
    /// Whether a call costs the company a premium rate.
    package var isPremium: Bool
    /// The digits in every form that an entry of `_exceptions` may have: `+33604120405`, `0604120405`, `604120405`.
    package var spellings: Set<String>
    /// The digits with the country code and without an extension, `33604120405`; empty where the country is not known.
    package var international: String

    package init(isPossible: Bool, isPremium: Bool, spellings: Set<String>, international: String = "") {
        self.isPossible = isPossible
        self.isPremium = isPremium
        self.spellings = spellings
        self.international = international
    }
}

extension PhoneNumbers {
    /// A number in the one form in which all its spellings are compared.
    ///
    /// - Parameters:
    ///   - number: the number as somebody wrote it.
    ///   - country: the country of a number without a country code.
    /// - Returns: the digits with the country code and without an extension, as far as the text can be read as a number; else the
    ///   digits before an extension; a text without digits as it is.
    func compared(_ number: String, country: String) -> String {
        guard let digits = DialledDigits.beforeExtension(number) else { return number }
        let plain = number.hasPrefix("+") || number.hasPrefix(" ") ? "+" + digits : digits
        for text in [number, plain] where text.utf8.count <= TextLimit.number {
            if let found = read(text, country: country), !found.international.isEmpty { return found.international }
        }
        return digits
    }
}
