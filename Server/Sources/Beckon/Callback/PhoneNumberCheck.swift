/// What a text is as a telephone number, judged by its form and length alone.
///
/// No list of numbering plans is behind it: only numbers that cannot be are told apart, and North America is known a
/// little better.
enum PhoneNumberCheck: Hashable, Sendable {
    /// It may be a number.
    case possible
    /// Digits, but no number has so many or so few of them.
    case impossible
    /// It cannot be read as a number.
    case unreadable

    /// Judges a number.
    ///
    /// - Parameters:
    ///   - text: As the customer gave it, with or without `+` and the usual marks between digits. A leading space counts
    ///     as `+`, which an address turns into one.
    ///   - country: The two letters of the country that a number without its code belongs to.
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
    /// With the code of the country: no country has shorter ones, and more digits are not dialled anywhere.
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
