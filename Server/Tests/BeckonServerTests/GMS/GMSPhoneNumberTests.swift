import Beckon
import BeckonCallback
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// The answers of the phone-number check.
@Suite struct GMSPhoneNumberTests {
    /// Knows one number of France, as libphonenumber describes it in German.
    private struct France: PhoneNumbers {
        var knowsPlans: Bool { true }

        func knows(country: String) -> Bool { true }

        func read(_ text: String, country: String) -> PhoneNumber? { nil }

        func describe(_ text: String, country: String, language: String) -> PhoneNumberDescription? {
            var number = PhoneNumberDescription()
            number.countryCode = 33
            number.region = "FR"
            number.e164 = "+33604120405"
            number.international = "+33 6 04 12 04 05"
            number.national = "06 04 12 04 05"
            number.significant = "604120405"
            number.type = "MOBILE"
            number.isPossible = true
            number.isValid = true
            number.timeZone = "Europe/Paris"
            switch (text, country, language) {
            case ("06 04 12 04 05", "FR", "DE"):
                number.countryCodeSource = "FROM_DEFAULT_COUNTRY"
                number.isValidForCountry = true
                number.location = "Frankreich"
            case ("+33604120405", "US", "en"):
                number.countryCodeSource = "FROM_NUMBER_WITH_PLUS_SIGN"
                number.location = "France"
            default: return nil
            }
            number.original = text
            return number
        }
    }

    private func answer(
        _ parameters: [String: String], _ numbers: any PhoneNumbers = France()
    ) throws(Fault) -> String {
        switch try GMSPhoneNumber(numbers: numbers).answer(RequestParameters(parameters)) {
        case .known(let body): String(decoding: body, as: UTF8.self)
        case .unreadable(let message): message
        }
    }

    static let documented =
        #"{"number-specified":"06 04 12 04 05","country-default":"FR","language-specified":"de","country-code":33,"#
        + #""country-code-source":"FROM_DEFAULT_COUNTRY","region-code":"FR","number-E164":"+33604120405","#
        + #""number-international":"+33 6 04 12 04 05","number-national":"06 04 12 04 05","#
        + #""number-national-short":"604120405","number-original":"06 04 12 04 05","number-type":"MOBILE","#
        + #""is-possible-number":true,"is-valid-number":true,"is-valid-number-for-region":true,"is-premium":false,"#
        + #""italian-leading-zero":false,"extension":"","carrier":"","location":"Frankreich","#
        + #""time-zone":"Europe/Paris"}"#

    @Test("the documented number has every documented member")
    func members() throws {
        let asked = ["number": "06 04 12 04 05", "country": "FR", "geocodingLocale": "DE"]
        #expect(try answer(asked) == Self.documented)
        guard PhoneNumberReading.ofThisProgram.knowsPlans else { return }
        #expect(try answer(asked, PhoneNumberReading.ofThisProgram) == Self.documented)
    }

    @Test("country and language are US and en where nothing is said, and a leading space is a plus")
    func defaults() throws {
        for number in ["+33604120405", " 33604120405"] {
            let found = try answer(["number": number, "country": ""])
            #expect(found.hasPrefix(#"{"number-specified":"+33604120405","country-default":"US","#))
            #expect(found.contains(#""language-specified":"en""#) && found.contains("FROM_NUMBER_WITH_PLUS_SIGN"))
        }
    }

    @Test("what is no number is told with the number and the country")
    func unreadable() throws {
        #expect(
            try answer(["number": "bad", "country": "DE"])
                == "Invalid Phone Number bad for Country DE (parsing impossible)")
    }

    @Test(
        "a missing and a too long parameter are refused by name",
        arguments: [
            ([:], "number"), (["number": ""], "number"), (["number": String(repeating: "1", count: 251)], "number"),
            (["number": "1", "country": String(repeating: "x", count: 65)], "country"),
            (["number": "1", "geocodingLocale": String(repeating: "x", count: 65)], "geocodingLocale"),
        ])
    func bad(parameters: [String: String], name: String) {
        let fault = #expect(throws: Fault.self) { try answer(parameters) }
        #expect(fault?.kind == .badRequest && fault?.message.contains(name) == true)
    }

    @Test("without numbering plans the answer says what is missing, and that trying again does not help")
    func withoutPlans() {
        let fault = #expect(throws: Fault.self) {
            try answer(["number": "+33604120405"], MinimalPhoneNumbers())
        }
        #expect(fault?.kind == .damaged && fault?.kind.status == 503)
        #expect(fault?.message.contains("libphonenumber") == true)
    }
}
