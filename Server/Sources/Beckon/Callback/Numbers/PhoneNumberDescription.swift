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
