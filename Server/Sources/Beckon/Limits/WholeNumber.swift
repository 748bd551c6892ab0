package import BeckonJSON

/// Reads whole numbers from outside, always within a range.
package enum WholeNumber {
    /// A number; one outside the range counts as the nearer end, however many digits it has.
    ///
    /// - Parameters:
    ///   - text: Decimal digits with or without a sign, or a whole number as JSON also spells it: `2.0`, `1e30`.
    ///   - range: What is possible.
    /// - Returns: The number, nil if the text is none.
    package static func clamped(_ text: String, to range: ClosedRange<Int>) -> Int? {
        guard let number = number(text) else { return nil }
        return min(max(number, range.lowerBound), range.upperBound)
    }

    fileprivate static func number(_ text: String) -> Int? {
        if let number = Int(text) { return number }
        let isSigned = "+-".utf8.contains(text.utf8.first ?? 0)
        let digits = text.utf8.dropFirst(isSigned ? 1 : 0)
        guard let first = digits.first, isDigit(first) else { return nil }
        // More digits than 64 bits have.
        if digits.allSatisfy(isDigit) { return text.utf8.first == UInt8(ascii: "-") ? .min : .max }
        guard text.utf8.count <= 64, digits.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }),
            let value = Double(text)
        else { return nil }
        if let number = Int(exactly: value) { return number }
        // From here on all are whole.
        guard value.magnitude >= 0x1p63 else { return nil }
        return value < 0 ? .min : .max
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// A number within a range, spelled as JSON may spell it: `2`, `2.0`, `1e3`; nil for anything else.
    package static func spelled(_ text: String, in range: ClosedRange<Int>) -> Int? {
        number(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// A number within a range; nil for anything else.
    package static func read(_ text: some StringProtocol, in range: ClosedRange<Int>) -> Int? {
        Int(text).flatMap { range.contains($0) ? $0 : nil }
    }

    /// A number within a range that every reader takes for the same one; nil for anything else, see ``isReadTwice(_:)``.
    package static func plain(_ text: String, in range: ClosedRange<Int>) -> Int? {
        isReadTwice(text) ? nil : read(text, in: range)
    }

    /// Whether readers take a text for different numbers: `010` is 8 or 10, `0x10`, `1_000` and `1:30` (base 60) are numbers
    /// in YAML and texts elsewhere.
    package static func isReadTwice(_ text: String) -> Bool {
        let digits = text.drop { "+-".contains($0) }.lowercased()
        let hasBase = ["0x", "0o", "0b"].contains { digits.hasPrefix($0) }
        guard hasBase || digits.utf8.allSatisfy({ isDigit($0) || "_:".utf8.contains($0) }) else { return false }
        return digits.utf8.count > 1 && digits.hasPrefix("0") || digits.contains { "_:".contains($0) }
    }
}

extension JSONValue {
    /// The value, if this is a whole number within a range.
    package func integer(in range: ClosedRange<Int>) -> Int? {
        int.flatMap { range.contains($0) ? $0 : nil }
    }

    /// The value, if this is a whole number; one outside the range counts as the nearer end.
    package func integer(clampedTo range: ClosedRange<Int>) -> Int? {
        int.map { min(max($0, range.lowerBound), range.upperBound) }
    }
}

extension JSONValue {
    /// The value, if this is a whole number within a range, however it is spelled: `51`, `51.0`, `"51"`.
    package func wholeNumber(in range: ClosedRange<Int>) -> Int? {
        spelledNumber.flatMap { range.contains($0) ? $0 : nil }
    }

    /// The value, if this is a whole number, however it is spelled; one outside the range counts as the nearer end.
    package func wholeNumber(clampedTo range: ClosedRange<Int>) -> Int? {
        spelledNumber.map { min(max($0, range.lowerBound), range.upperBound) }
    }

    private var spelledNumber: Int? {
        switch self {
        case .integer: int
        case .number(let text), .string(let text): WholeNumber.number(text)
        default: nil
        }
    }
}

extension Timestamp {
    /// The times that can be named from outside: the years 1970 to 9999.
    package static let nameable: ClosedRange<Int> = 0...253_402_300_799_999

    /// A time that was named from outside, in milliseconds since 1970; nil outside of ``nameable``.
    package init?(named milliseconds: Int?) {
        guard let milliseconds, Self.nameable.contains(milliseconds) else { return nil }
        self.init(milliseconds: Int64(milliseconds))
    }
}
