package import BeckonCallback
import CLibPhoneNumber

/// Reads telephone numbers with libphonenumber, which knows the numbering plans of all countries.
///
/// Reading takes some microseconds, the first call some milliseconds. It may be used on several threads at once.
package struct LibPhoneNumbers: PhoneNumbers {
    package init() {}

    package var knowsPlans: Bool { true }

    package func knows(country: String) -> Bool { ParsedNumber.knows(country: country) }

    package func read(_ text: String, country: String) -> PhoneNumber? {
        guard let number = ParsedNumber(text, country: country), let facts = number.facts else { return nil }
        let e164 = number.text(BECKON_NUMBER_E164)
        let spellings: Set = [
            e164, number.text(BECKON_NUMBER_NATIONAL_DIGITS), number.text(BECKON_NUMBER_SIGNIFICANT),
        ]
        return PhoneNumber(
            isPossible: facts.is_possible, isPremium: facts.is_premium, spellings: spellings.subtracting([""]),
            international: String(e164.dropFirst()))
    }

    package func describe(_ text: String, country: String, language: String) -> PhoneNumberDescription? {
        guard let number = ParsedNumber(text, country: country), let facts = number.facts else { return nil }
        var description = PhoneNumberDescription()
        description.countryCode = Int(facts.country_code)
        description.countryCodeSource = number.text(BECKON_NUMBER_CODE_SOURCE)
        description.region = number.text(BECKON_NUMBER_REGION)
        description.e164 = number.text(BECKON_NUMBER_E164)
        description.international = number.text(BECKON_NUMBER_INTERNATIONAL)
        description.national = number.text(BECKON_NUMBER_NATIONAL)
        description.significant = number.text(BECKON_NUMBER_SIGNIFICANT)
        description.original = number.text(BECKON_NUMBER_ORIGINAL)
        description.type = number.text(BECKON_NUMBER_TYPE)
        description.isPossible = facts.is_possible
        description.isValid = facts.is_valid
        description.isValidForCountry = facts.is_valid_for_country
        description.isPremium = facts.is_premium
        description.hasItalianLeadingZero = facts.has_italian_leading_zero
        description.extension = number.text(BECKON_NUMBER_EXTENSION)
        description.location = number.location(in: language)
        description.timeZone = CountryZones.shared.zone(of: description.region) ?? ""
        return description
    }
}
