import Beckon
import BeckonCallback
import PhoneNumbersConformance
import Testing

/// Numbers read by their form and length alone.
@Suite struct MinimalPhoneNumbersTests {
    @Test("reads numbers as the library does", arguments: PhoneNumbersConformance.cases)
    func cases(example: PhoneNumbersConformance.Case) {
        PhoneNumbersConformance.verify(example, on: MinimalPhoneNumbers())
    }

    @Test("whatever comes is a number or none")
    func random() {
        #expect(PhoneNumbersConformance.survive(on: MinimalPhoneNumbers(), seed: 1, count: 10_000) > 100)
    }

    @Test("it knows no plans: it describes nothing, and takes any two letters for a country")
    func plans() {
        let numbers = MinimalPhoneNumbers()
        #expect(!numbers.knowsPlans)
        #expect(numbers.describe("+14155550100", country: "US", language: "en") == nil)
        #expect(numbers.knows(country: "XX") && !numbers.knows(country: "USA") && !numbers.knows(country: "Ä"))
    }
}
