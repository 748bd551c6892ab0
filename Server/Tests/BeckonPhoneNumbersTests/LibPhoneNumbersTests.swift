import PhoneNumbersConformance
import Testing

@testable import BeckonCallback
@testable import BeckonPhoneNumbers

/// Numbers read with libphonenumber.
@Suite struct LibPhoneNumbersTests {
    private let numbers = LibPhoneNumbers()

    @Test("reads numbers as the check without plans does", arguments: PhoneNumbersConformance.cases)
    func cases(example: PhoneNumbersConformance.Case) {
        PhoneNumbersConformance.verify(example, on: numbers)
    }

    @Test("whatever comes is a number or none")
    func random() {
        #expect(PhoneNumbersConformance.survive(on: numbers, seed: 1, count: 10_000) > 100)
    }

    @Test("premium numbers of every country are found", arguments: [("0900 1234567", "DE"), ("0899 12 34 56", "FR")])
    func premium(text: String, country: String) {
        #expect(numbers.read(text, country: country)?.isPremium == true)
    }

    @Test("lengths are those of the country's plan")
    func lengths() {
        #expect(numbers.read("+33 6 04 12 04", country: "US")?.isPossible == false)
        #expect(numbers.read("+33 6 04 12 04 05", country: "US")?.isPossible == true)
        #expect(numbers.read("0604120405", country: "XX") == nil)
    }

    @Test("an extension and letters belong to no spelling")
    func spellings() {
        #expect(
            numbers.read("1-800-FLOWERS ext. 12", country: "US")?.spellings == ["+18003569377", "8003569377"])
        #expect(
            numbers.read("06 04 12 04 05", country: "FR")?.spellings == ["+33604120405", "0604120405", "604120405"])
    }

    @Test(
        "every spelling of a number is compared in one form",
        arguments: [
            "+16502530001", "6502530001", "(650) 253-0001", "011 1 650 253 0001", "+16502530001;ext=1",
            "6502530001 x1", "650-253-0001 ext. 0001", "+١٦٥٠٢٥٣٠٠٠١", "+1٦502530001", "+1-650-BLE-0001",
            " 16502530001", "６５０２５３０００１", "tel:+1-650-253-0001",
        ])
    func compared(number: String) {
        #expect(numbers.compared(number, country: "US") == "16502530001")
    }

    @Test("everything about a number of France, in German")
    func france() throws {
        let found = try #require(numbers.describe("06 04 12 04 05", country: "FR", language: "DE"))
        var expected = PhoneNumberDescription()
        expected.countryCode = 33
        expected.countryCodeSource = "FROM_DEFAULT_COUNTRY"
        expected.region = "FR"
        expected.e164 = "+33604120405"
        expected.international = "+33 6 04 12 04 05"
        expected.national = "06 04 12 04 05"
        expected.significant = "604120405"
        expected.original = "06 04 12 04 05"
        expected.type = "MOBILE"
        expected.isPossible = true
        expected.isValid = true
        expected.isValidForCountry = true
        expected.location = "Frankreich"
        expected.timeZone = "Europe/Paris"
        #expect(found == expected)
    }

    @Test("a number of Italy keeps its zero; another country's is not valid in the asked one")
    func italy() throws {
        let found = try #require(numbers.describe(" 39 06 12345678 ext 7", country: "US", language: "it"))
        #expect(found.hasItalianLeadingZero && found.significant == "0612345678" && found.extension == "7")
        #expect(found.isValid && !found.isValidForCountry && found.location == "Roma")
        #expect(found.countryCodeSource == "FROM_NUMBER_WITH_PLUS_SIGN" && found.timeZone == "Europe/Rome")
    }

    @Test("a number that is possible and not valid is described with what is known")
    func local() throws {
        let found = try #require(numbers.describe("5550100", country: "US", language: "en"))
        #expect(found.isPossible && !found.isValid && found.region == "ZZ" && found.type == "UNKNOWN")
        #expect(found.location.isEmpty && found.timeZone.isEmpty)
    }

    @Test("a place in an unknown language is English", arguments: ["xx", "", "@@", "\u{0}", "../../etc"])
    func unknownLanguage(language: String) {
        #expect(numbers.describe("+49 30 1234567", country: "US", language: language)?.location == "Berlin")
    }

    @Test("countries are known by two letters in any case")
    func countries() {
        for country in ["US", "us", "De"] { #expect(numbers.knows(country: country)) }
        for country in ["XX", "", "U", "USA", "U\u{0}", "001", "Ü"] { #expect(!numbers.knows(country: country)) }
    }

    @Test("many threads may read at once")
    func threads() async {
        let found = await withTaskGroup(of: Int.self) { group in
            for seed in 0..<8 {
                group.addTask { PhoneNumbersConformance.survive(on: LibPhoneNumbers(), seed: UInt64(seed), count: 500) }
            }
            return await group.reduce(0, +)
        }
        #expect(found > 100)
    }
}
