import Beckon
import BeckonCallback
import Testing

@testable import BeckonServer

/// The options of telephone numbers.
@Suite struct NumberSettingsTests {
    private func reading(_ lines: String...) -> SettingsReading {
        let yaml = "services:\n  call-me:\n    type: callback\n" + lines.map { "    \($0)\n" }.joined()
        return SettingsReading(yaml: yaml)
    }

    @Test("premium and impossible numbers are refused, of the US, with no exceptions, where nothing is said")
    func defaults() {
        let limits = reading().settings.services.first?.limits
        #expect(limits?.refusesPremiumNumbers == true && limits?.refusesImpossibleNumbers == true)
        #expect(limits?.defaultCountry == "US" && limits?.exceptions == [])
    }

    @Test("every option is read; exceptions may be a text with commas or a list")
    func all() {
        for exceptions in ["_exceptions: '+49900*, 112'", "_exceptions: ['+49900*', '112']"] {
            let reading = reading(
                "_disallow_premium_phone_numbers: false", "_disallow_impossible_phone_numbers: false",
                "_default_country: de", exceptions)
            #expect(reading.problems.isEmpty && reading.warnings.isEmpty)
            let limits = reading.settings.services.first?.limits
            #expect(limits?.refusesPremiumNumbers == false && limits?.refusesImpossibleNumbers == false)
            #expect(limits?.defaultCountry == "de")
            #expect(limits?.exceptions == ["+49900*", "112"].compactMap(PhoneNumberPattern.init))
        }
        #expect(reading("_default_country: ''", "_exceptions: ''").problems.isEmpty)
    }

    @Test(
        "what cannot be read is a problem",
        arguments: [
            ("_default_country: USA", "_default_country"), ("_default_country: 12", "_default_country"),
            ("_exceptions: '112, bad'", "_exceptions"), ("_exceptions: '*'", "_exceptions"),
            ("_disallow_premium_phone_numbers: maybe", "_disallow_premium_phone_numbers"),
        ])
    func problems(line: String, name: String) {
        let problems = reading(line).problems
        #expect(problems.count == 1 && problems.first?.hasPrefix("services.call-me.\(name):") == true, "\(problems)")
    }

    @Test("with numbering plans a country has to be one, without them the option about premium numbers warns")
    func plans() {
        let knowsPlans = PhoneNumberReading.ofThisProgram.knowsPlans
        #expect(reading("_default_country: XX").problems.isEmpty != knowsPlans)
        #expect(reading("_disallow_premium_phone_numbers: true").warnings.isEmpty == knowsPlans)
        #expect(PhoneNumberReading.sentence.contains("form and length") != knowsPlans)
    }
}
