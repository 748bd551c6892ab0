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
