/// Checks whether a text can be a telephone number, by its form and length alone.
///
/// It uses no numbering plans, so it finds only impossible numbers; the rules for North America are a little stricter.
enum PhoneNumberCheck: Hashable, Sendable {
    /// The text may be a number.
    case possible
    /// The text has too many or too few digits.
    case impossible
    /// The text cannot be read as a number.
    case unreadable

    /// Judges a number.
    ///
    /// - Parameters:
    ///   - text: The customer's text, with or without `+` and the usual marks between digits. A leading space counts as `+`,
    ///     since decoding a URL turns `+` into a space.
    ///   - country: The two letters of the country of a number without a country code.
    init(_ text: String, country: String) {
        guard let (digits, hasCode) = Self.digits(of: text), (2...20).contains(digits.count) else {
            self = .unreadable
            return
        }
        let isPossible =
            hasCode ? Self.isInternational(digits) : Self.isNational(digits, country: country.uppercased())
        self = isPossible ? .possible : .impossible
    }

    private static let northAmerica: Set<String> = ["US", "CA"]
    /// The lengths of numbers with a country code: no country has shorter ones, and no number can have more digits.
    private static let internationalLengths = 7...15
    private static let nationalLengths = 4...15

    private static func digits(of text: String) -> (digits: String, hasCode: Bool)? {
        let hasCode = text.hasPrefix("+") || text.hasPrefix(" ")
        var digits = ""
        for character in text.dropFirst(hasCode ? 1 : 0) {
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                digits += String(digit)
            } else if !" -./()\u{a0}".contains(character) {
                return nil
            }
        }
        return (digits, hasCode)
    }

    private static func isInternational(_ digits: some StringProtocol) -> Bool {
        guard internationalLengths.contains(digits.count), digits.first != "0" else { return false }
        return digits.first != "1" || digits.count == 11
    }

    private static func isNational(_ digits: String, country: String) -> Bool {
        guard northAmerica.contains(country) else {
            return digits.hasPrefix("00")
                ? isInternational(digits.dropFirst(2)) : nationalLengths.contains(digits.count)
        }
        if digits.hasPrefix("011") { return isInternational(digits.dropFirst(3)) }
        return digits.count == 7 || digits.count == 10 || digits.count == 11 && digits.hasPrefix("1")
    }
}
