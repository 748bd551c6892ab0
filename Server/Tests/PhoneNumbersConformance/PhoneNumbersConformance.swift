package import BeckonCallback
import Testing

/// What everything that reads telephone numbers must do, with numbering plans and without.
package enum PhoneNumbersConformance {
    /// A number as a customer writes it, and what is said of it.
    package struct Case: Sendable, CustomTestStringConvertible {
        package let text: String
        package let country: String
        let isPossible: Bool?
        var isPremium = false
        var spellings: Set<String> = []

        package var testDescription: String { "\(text) in \(country)" }
    }

    package static let cases: [Case] = [
        Case(text: "5550100", country: "US", isPossible: true),
        Case(text: "415 555-0100", country: "US", isPossible: true, spellings: ["+14155550100", "4155550100"]),
        Case(text: "(415) 555.0100", country: "us", isPossible: true, spellings: ["+14155550100", "4155550100"]),
        Case(text: "1 415 555 0100", country: "US", isPossible: true, spellings: ["+14155550100", "4155550100"]),
        Case(text: "+14155550100", country: "DE", isPossible: true, spellings: ["+14155550100", "4155550100"]),
        Case(text: " 14155550100", country: "US", isPossible: true, spellings: ["+14155550100", "4155550100"]),
        Case(text: "٤١٥٥٥٥٠١٠٠", country: "US", isPossible: true, spellings: ["+14155550100", "4155550100"]),
        Case(text: "+49 30 1234567", country: "US", isPossible: true, spellings: ["+49301234567"]),
        Case(text: "011 49 30 1234567", country: "US", isPossible: true, spellings: ["+49301234567"]),
        Case(text: "0049 30 1234567", country: "DE", isPossible: true, spellings: ["+49301234567"]),
        Case(text: "030/1234567", country: "DE", isPossible: true, spellings: ["0301234567"]),
        Case(text: "(900) 555-1234", country: "US", isPossible: true, isPremium: true, spellings: ["+19005551234"]),
        Case(text: "+19005551234", country: "DE", isPossible: true, isPremium: true, spellings: ["9005551234"]),
        Case(text: "111", country: "US", isPossible: false),
        Case(text: "55501", country: "US", isPossible: false),
        Case(text: "+1415555010", country: "US", isPossible: false),
        Case(text: "2 415 555 0100", country: "US", isPossible: false),
        Case(text: "", country: "US", isPossible: nil),
        Case(text: "bad", country: "DE", isPossible: nil),
        Case(text: "+", country: "US", isPossible: nil),
        Case(text: "1", country: "US", isPossible: nil),
        Case(text: "\u{0}\u{0}", country: "US", isPossible: nil),
        Case(text: String(repeating: "1", count: 10_000), country: "US", isPossible: nil),
    ]

    /// Checks one case.
    package static func verify(_ example: Case, on numbers: any PhoneNumbers) {
        let number = numbers.read(example.text, country: example.country)
        #expect(number?.isPossible == example.isPossible)
        guard let number else { return }
        #expect(number.isPremium == example.isPremium)
        #expect(number.spellings.isSuperset(of: example.spellings), "\(number.spellings)")
    }

    /// Reads random texts, some of bytes and some of what numbers are made of: whatever comes, the answer is a number or none.
    ///
    /// - Parameters:
    ///   - numbers: what reads them.
    ///   - seed: the same seed gives the same texts.
    ///   - count: how many.
    /// - Returns: how many were read as numbers.
    package static func survive(on numbers: any PhoneNumbers, seed: UInt64, count: Int) -> Int {
        var random = SplitMix(state: seed)
        var read = 0
        for _ in 0..<count {
            let text = random.text()
            let country = random.element(of: countries)
            guard let number = numbers.read(text, country: country) else { continue }
            read += 1
            #expect(number.spellings.allSatisfy { !$0.isEmpty })
            guard let description = numbers.describe(text, country: country, language: random.element(of: languages))
            else { continue }
            #expect(description.isPossible == number.isPossible && description.isPremium == number.isPremium)
        }
        return read
    }

    private static let countries = [
        "US", "FR", "DE", "IT", "AR", "MX", "BR", "GB", "CN", "KZ", "SM", "XX", "", "001", "u", "\u{0}\u{0}", "ÄÖ",
    ]
    private static let languages = [
        "en", "de", "pt-BR", "zh_Hant_TW", "", "@@", "xx-yy-zz", "\u{0}", String(repeating: "q", count: 64), "he@x=y",
    ]
}

/// Random numbers that a seed repeats.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func element(of list: [String]) -> String { list[below(list.count)] }

    mutating func text() -> String {
        if below(3) == 0 {
            let bytes = (0..<below(300)).map { _ in UInt8(truncatingIfNeeded: next()) }
            return String(decoding: bytes, as: UTF8.self)
        }
        return (0..<below(40)).map { _ in below(2) == 0 ? String(below(10)) : element(of: Self.parts) }.joined()
    }

    private static let parts = [
        "+", "00", "011", "1", "ext", "x", ";ext=", "tel:", ";phone-context=", "*", "#", "~", ",,", ";isub=", "(", ")",
        "-", " ", "\u{ff0b}", "\u{664}", "\u{2060}", "\u{ad}", "\u{a0}", "A", "z", "\u{ff5e}", "доб", "800", "900", "[",
        "]", ".", "/", "\n", "\u{0}", "👨‍👩‍👧",
    ]
}
