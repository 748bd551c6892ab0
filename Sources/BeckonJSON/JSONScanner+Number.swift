/// A well-formed number: its bytes, and its value if it is an integer that fits 64 bits.
struct ScannedNumber {
    let range: Range<Int>
    let integer: Int64?
}

extension JSONScanner {
    /// Takes a number.
    ///
    /// `-0` has no integer value, since an `Int64` cannot keep its sign.
    mutating func takeNumber() throws(JSONError) -> ScannedNumber {
        let start = position
        let isNegative = position < end && bytes[position] == UInt8(ascii: "-")
        if isNegative { position &+= 1 }
        var integer = try takeIntegerDigits(isNegative: isNegative)
        if position < end, bytes[position] == UInt8(ascii: ".") {
            integer = nil
            position &+= 1
            try skipDigits()
        }
        if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
            integer = nil
            position &+= 1
            if position < end, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position &+= 1
            }
            try skipDigits()
        }
        return ScannedNumber(range: start..<position, integer: integer)
    }

    private mutating func takeIntegerDigits(isNegative: Bool) throws(JSONError) -> Int64? {
        let start = position
        // The sum is negative, because an `Int64` holds one more value below zero than above.
        var value: Int64 = 0
        var overflowed = false
        while let digit = digitAtPosition() {
            let (tens, tooManyTens) = value.multipliedReportingOverflow(by: 10)
            let (sum, tooMuch) = tens.subtractingReportingOverflow(Int64(digit))
            overflowed = overflowed || tooManyTens || tooMuch
            value = overflowed ? 0 : sum
            position &+= 1
        }
        let count = position &- start
        guard count > 0 else { throw failure(position < end ? .invalidNumber : .unexpectedEnd) }
        guard count == 1 || bytes[start] != UInt8(ascii: "0") else {
            throw JSONError(code: .invalidNumber, offset: start)
        }
        if overflowed { return nil }
        if isNegative { return value == 0 ? nil : value }
        return value == .min ? nil : 0 &- value
    }

    private mutating func skipDigits() throws(JSONError) {
        let start = position
        while digitAtPosition() != nil { position &+= 1 }
        guard position > start else { throw failure(position < end ? .invalidNumber : .unexpectedEnd) }
    }

    @inline(__always)
    private func digitAtPosition() -> UInt8? {
        guard position < end else { return nil }
        let digit = bytes[position] &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }
}
