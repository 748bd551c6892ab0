import Beckon

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

/// Everything that a numbering plan says about a number, as `GET /genesys/1/phonenumber` answers it.
///
/// Texts may be empty, and are never absent.
package struct PhoneNumberDescription: Hashable, Sendable {
    package var countryCode = 0
    /// Where the country code came from, such as `FROM_DEFAULT_COUNTRY`.
    package var countryCodeSource = ""
    /// Two letters; `001` for a number of no country, `ZZ` when it is not known.
    package var region = ""
    /// `+33604120405`.
    package var e164 = ""
    /// `+33 6 04 12 04 05`.
    package var international = ""
    /// `06 04 12 04 05`.
    package var national = ""
    /// `604120405`: the digits without the prefix that is dialled within the country.
    package var significant = ""
    /// The spelling that comes closest to the given one.
    package var original = ""
    /// Such as `MOBILE`.
    package var type = ""
    package var isPossible = false
    package var isValid = false
    package var isValidForCountry = false
    package var isPremium = false
    package var hasItalianLeadingZero = false
    package var `extension` = ""
    package var carrier = ""
    package var location = ""
    /// The IANA name of the number's time zone; empty if it may lie in several.
    package var timeZone = ""

    package init() {}
}

/// Reads telephone numbers by their form and length alone.
///
/// It uses no numbering plans. It finds only numbers that are impossible anywhere; the rules for North America are a little
/// stricter, and the only premium numbers that it knows are those of area code 900 there.
package struct MinimalPhoneNumbers: PhoneNumbers {
    package init() {}

    package var knowsPlans: Bool { false }

    package func knows(country: String) -> Bool {
        country.utf8.count == 2 && country.allSatisfy { $0.isASCII && $0.isLetter }
    }

    package func read(_ text: String, country: String) -> PhoneNumber? {
        guard let digits = DialledDigits(text), (2...20).contains(digits.text.count) else { return nil }
        let isAmerican = Self.northAmerica.contains(country.uppercased())
        let international = international(digits, isAmerican: isAmerican)
        var number = PhoneNumber(
            isPossible: isPossible(digits, international: international, isAmerican: isAmerican), isPremium: false,
            spellings: [digits.spelling])
        guard let international, Self.isInternational(international) else { return number }
        number.spellings.insert("+" + international)
        number.international = international
        if international.hasPrefix("1") {
            let national = international.dropFirst()
            number.spellings.insert(String(national))
            number.isPremium = national.hasPrefix("900")
        }
        return number
    }

    package func describe(_ text: String, country: String, language: String) -> PhoneNumberDescription? { nil }

    private static let northAmerica: Set<String> = ["US", "CA"]
    /// The lengths of numbers with a country code: no country has shorter ones, and no number can have more digits.
    private static let internationalLengths = 7...15
    private static let nationalLengths = 4...15

    /// The number with its country code, as far as the digits say it.
    private func international(_ digits: DialledDigits, isAmerican: Bool) -> String? {
        if digits.hasCountryCode { return digits.text }
        let abroad = isAmerican ? "011" : "00"
        if digits.text.hasPrefix(abroad) { return String(digits.text.dropFirst(abroad.count)) }
        guard isAmerican else { return nil }
        if digits.text.count == 10 { return "1" + digits.text }
        return digits.text.count == 11 && digits.text.hasPrefix("1") ? digits.text : nil
    }

    private func isPossible(_ digits: DialledDigits, international: String?, isAmerican: Bool) -> Bool {
        if let international { return Self.isInternational(international) }
        return isAmerican ? digits.text.count == 7 : Self.nationalLengths.contains(digits.text.count)
    }

    private static func isInternational(_ digits: String) -> Bool {
        guard internationalLengths.contains(digits.count), digits.first != "0" else { return false }
        return digits.first != "1" || digits.count == 11
    }
}
