import CLibPhoneNumber

/// A number that libphonenumber has read, and the texts that it makes of it.
struct ParsedNumber: ~Copyable {
    private let number: OpaquePointer

    /// Nil if the text is no number, and in the rare case that the library fails.
    ///
    /// - Parameters:
    ///   - text: the number; a leading space counts as `+`.
    ///   - country: two letters in any case.
    init?(_ text: String, country: String) {
        var text = text.first == " " ? "+" + text.dropFirst() : text
        let country = Self.isCountry(country) ? country.uppercased() : ""
        var number: OpaquePointer?
        let result = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                beckon_number_read(characters.baseAddress, characters.count, country, &number)
            }
        }
        guard result == BECKON_NUMBER_READ, let number else { return nil }
        self.number = number
    }

    deinit { beckon_number_free(number) }

    /// Whether the library knows the numbers of a country.
    static func knows(country: String) -> Bool {
        isCountry(country) && beckon_number_knows(country.uppercased())
    }

    /// The facts; nil in the rare case that the library fails.
    var facts: BeckonNumberFacts? {
        var facts = BeckonNumberFacts()
        return beckon_number_facts(number, &facts) ? facts : nil
    }

    /// One of the number's texts.
    func text(_ which: BeckonNumberText) -> String {
        Self.string { beckon_number_text(number, which, $0, $1) }
    }

    /// The number's place or country, in English if the language is not known.
    func location(in language: String) -> String {
        // A tag such as pt-BR or zh_Hant_TW; ICU gets nothing else.
        let isTag =
            (2...35).contains(language.utf8.count)
            && language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        return Self.string { beckon_number_location(number, isTag ? language : "en", $0, $1) }
    }

    private static func isCountry(_ text: String) -> Bool {
        text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// A text that C copies into a buffer; asks again with a larger one if the first is too small.
    private static func string(_ copy: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String {
        var needed = 0
        for capacity in [256, copyLimit] {
            let text = String(unsafeUninitializedCapacity: capacity) { buffer in
                needed = buffer.withMemoryRebound(to: CChar.self) { copy($0.baseAddress, capacity) }
                return needed <= capacity ? needed : 0
            }
            if needed <= capacity { return text }
        }
        return ""
    }

    /// Longer than any text of a number of 250 bytes.
    private static let copyLimit = 16_384
}
