/// Reads JSON piece by piece, without building values.
///
/// The caller enters arrays and objects, reads the values that it knows, and skips the rest. Skipped values are checked as
/// strictly as those that are read. The next call of `nextMember()` or `nextElement()` skips a member or element that the
/// caller has not read.
///
/// ```swift
/// var reader = try JSONReader(bytes)
/// try reader.beginObject()
/// while try reader.nextMember() {
///     if reader.isKey("channel") {
///         channel = try reader.readString()
///     } else if reader.isKey("data") {
///         data = try reader.skipValue()
///     }
/// }
/// try reader.finish()
/// ```
///
/// Calls in an order that does not fit the text throw ``JSONError``; no call traps. After an error other than
/// ``JSONError/Code/wrongType`` and ``JSONError/Code/numberOutOfRange``, do not use the reader again.
public struct JSONReader: Sendable {
    /// The text; the ranges that the reader returns are offsets in it.
    public let bytes: [UInt8]
    /// The offset in ``bytes`` at which the reader reads next.
    public private(set) var position: Int
    /// How many arrays and objects are open.
    public private(set) var depth = 0

    private let end: Int
    private let maxDepth: Int
    private var isFirst = true
    private var isValuePending = true
    private var keyRange = 0..<0
    private var keyHasEscapes = false

    /// Makes a reader over a whole text.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - limits: The greatest depth and length.
    /// - Throws: ``JSONError`` if the text is too long or begins with a byte order mark.
    public init(_ bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
        try self.init(bytes, in: 0..<bytes.count, limits: limits)
    }

    /// Makes a reader over one value inside a text.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: The place of the value, as `skipValue()` returned it; clamped to the text.
    ///   - limits: The greatest depth, counted from this value, and length.
    /// - Throws: ``JSONError`` if the range is too long or begins with a byte order mark.
    public init(_ bytes: [UInt8], in range: Range<Int>, limits: JSONLimits = .default) throws(JSONError) {
        let range = range.clamped(to: 0..<bytes.count)
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
        maxDepth = limits.maxDepth
        try bytes.withRawBytes { (buffer) throws(JSONError) in
            try JSONScanner(buffer, in: range, maxDepth: limits.maxDepth).checkStart(limits)
        }
    }

    /// Calls `body` with a scanner at the reader's position, and moves the reader to where the scanner stops unless it throws.
    @inline(__always)
    private mutating func scan<Result>(
        _ body: (inout JSONScanner) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        var stop = position
        let range = position..<end
        let maxDepth = maxDepth
        let result = try bytes.withRawBytes { (buffer) throws(JSONError) -> Result in
            var scanner = JSONScanner(buffer, in: range, maxDepth: maxDepth)
            let result = try body(&scanner)
            stop = scanner.position
            return result
        }
        position = stop
        return result
    }

    /// Reads the pending value, or the bracket that opens it, with `body`; throws if no value is pending.
    @inline(__always)
    private mutating func readValue<Result>(
        _ body: (inout JSONScanner) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        guard isValuePending else { throw JSONError(code: .unexpectedByte, offset: position) }
        let result = try scan(body)
        isValuePending = false
        return result
    }
}

// MARK: - Structure

extension JSONReader {
    /// The type of the value that is read next, as far as its first byte tells.
    ///
    /// - Returns: The type.
    /// - Throws: ``JSONError`` if no value begins here.
    public mutating func peek() throws(JSONError) -> JSONType {
        guard isValuePending else { throw JSONError(code: .unexpectedByte, offset: position) }
        return try scan { (scanner) throws(JSONError) in
            guard let type = JSONType(firstByte: try scanner.peek()) else { throw scanner.failure(.unexpectedByte) }
            return type
        }
    }

    /// Enters the object at this place.
    ///
    /// - Throws: ``JSONError``; ``JSONError/Code/wrongType`` if the value has another type; it can still be read.
    public mutating func beginObject() throws(JSONError) {
        try begin(UInt8(ascii: "{"), .object)
    }

    /// Enters the array at this place.
    ///
    /// - Throws: ``JSONError``; ``JSONError/Code/wrongType`` if the value has another type; it can still be read.
    public mutating func beginArray() throws(JSONError) {
        try begin(UInt8(ascii: "["), .array)
    }

    private mutating func begin(_ bracket: UInt8, _ type: JSONType) throws(JSONError) {
        let depth = depth
        try readValue { (scanner) throws(JSONError) in
            try scanner.require(type)
            try scanner.open(bracket, depth: depth)
        }
        self.depth = depth &+ 1
        isFirst = true
    }

    /// Goes to the next member of the open object, skipping the value of the last one if it has not been read.
    ///
    /// - Returns: True if there is a member: ``isKey(_:)`` and ``key`` give its key, and its value can be read. False at
    ///   the end of the object; the reader is then behind it.
    /// - Throws: ``JSONError`` if the text is at fault or no object is open.
    public mutating func nextMember() throws(JSONError) -> Bool {
        guard try next(closing: UInt8(ascii: "}")) else { return false }
        let key = try scan { (scanner) throws(JSONError) in try scanner.takeKey() }
        (keyRange, keyHasEscapes) = (key.range, key.hasEscapes)
        isValuePending = true
        return true
    }

    /// Goes to the next element of the open array, skipping the last one if it has not been read.
    ///
    /// - Returns: True if there is an element to read; false at the end of the array, with the reader behind it.
    /// - Throws: ``JSONError`` if the text is at fault or no array is open.
    public mutating func nextElement() throws(JSONError) -> Bool {
        isValuePending = try next(closing: UInt8(ascii: "]"))
        return isValuePending
    }

    private mutating func next(closing bracket: UInt8) throws(JSONError) -> Bool {
        if isValuePending { _ = try skipValue() }
        guard depth > 0 else { throw JSONError(code: .unexpectedByte, offset: position) }
        let isFirst = isFirst
        let goesOn = try scan { (scanner) throws(JSONError) in
            try scanner.advance(isFirst: isFirst, closing: bracket)
        }
        self.isFirst = false
        if !goesOn { depth &-= 1 }
        return goesOn
    }

    /// Checks that the value has been read to its end and that only white space follows it.
    ///
    /// A value that has not been read is skipped.
    ///
    /// - Throws: ``JSONError``; ``JSONError/Code/unexpectedEnd`` if an array or object is still open.
    public mutating func finish() throws(JSONError) {
        if isValuePending { _ = try skipValue() }
        guard depth == 0 else { throw JSONError(code: .unexpectedEnd, offset: position) }
        try scan { (scanner) throws(JSONError) in try scanner.finish() }
    }
}

// MARK: - Keys

extension JSONReader {
    /// Whether the current member has this key.
    ///
    /// - Parameter name: The key, without escapes.
    /// - Returns: True if the current member has this key.
    public func isKey(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { name in
            if keyHasEscapes { return key.utf8.elementsEqual(name) }
            guard keyRange.count == name.count else { return false }
            return bytes.withUnsafeBytes { buffer in
                for index in 0..<name.count where buffer[keyRange.lowerBound &+ index] != name[index] {
                    return false
                }
                return true
            }
        }
    }

    /// The key of the current member; empty before the first.
    public var key: String {
        let scanned = ScannedString(range: keyRange, hasEscapes: keyHasEscapes)
        return bytes.withUnsafeBytes { JSONScanner($0, in: keyRange, maxDepth: 0).text(of: scanned) }
    }
}

// MARK: - Values

extension JSONReader {
    /// Reads a string.
    ///
    /// - Returns: The text, escapes replaced.
    /// - Throws: ``JSONError``; ``JSONError/Code/wrongType`` if the value has another type; it can still be read.
    public mutating func readString() throws(JSONError) -> String {
        try readValue { (scanner) throws(JSONError) in
            try scanner.require(.string)
            let scanned = try scanner.takeString()
            return scanner.text(of: scanned)
        }
    }

    /// Reads a 64-bit integer.
    ///
    /// - Returns: The value.
    /// - Throws: ``JSONError``; ``JSONError/Code/wrongType`` if the value is not a number, and
    ///   ``JSONError/Code/numberOutOfRange`` for a fraction, an exponent or a number beyond 64 bits. Both can still
    ///   be read as another type.
    public mutating func readInteger() throws(JSONError) -> Int64 {
        try readValue { (scanner) throws(JSONError) in
            try scanner.require(.number)
            let number = try scanner.takeNumber()
            guard let integer = number.integer else {
                throw JSONError(code: .numberOutOfRange, offset: number.range.lowerBound)
            }
            return integer
        }
    }

    /// Reads `true` or `false`.
    ///
    /// - Returns: The value.
    /// - Throws: ``JSONError``; ``JSONError/Code/wrongType`` if the value has another type; it can still be read.
    public mutating func readBool() throws(JSONError) -> Bool {
        try readValue { (scanner) throws(JSONError) in
            try scanner.require(.bool)
            let isTrue = try scanner.peek() == UInt8(ascii: "t")
            try scanner.takeLiteral(isTrue ? "true" : "false")
            return isTrue
        }
    }

    /// Reads `null`.
    ///
    /// - Throws: ``JSONError``; ``JSONError/Code/wrongType`` if the value has another type; it can still be read.
    public mutating func readNull() throws(JSONError) {
        try readValue { (scanner) throws(JSONError) in
            try scanner.require(.null)
            try scanner.takeLiteral("null")
        }
    }

    /// Reads any value into memory.
    ///
    /// - Returns: The value.
    /// - Throws: ``JSONError``.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        let depth = depth
        return try readValue { (scanner) throws(JSONError) in try scanner.takeValue(depth: depth) }
    }

    /// Skips any value, checking it.
    ///
    /// - Returns: The place of the value in ``bytes``, without white space around it.
    /// - Throws: ``JSONError``.
    public mutating func skipValue() throws(JSONError) -> Range<Int> {
        let depth = depth
        return try readValue { (scanner) throws(JSONError) in
            scanner.skipWhitespace()
            let start = scanner.position
            try scanner.skipValue(depth: depth)
            return start..<scanner.position
        }
    }

    /// Skips any value, checking it, and returns its text, for readers that may be stricter.
    ///
    /// - Returns: The bytes of the value without white space around it; the escape of half a surrogate pair without the other
    ///   half, which some readers refuse, is that of U+FFFD there.
    /// - Throws: ``JSONError``.
    public mutating func readRaw() throws(JSONError) -> ArraySlice<UInt8> {
        let depth = depth
        let (range, holdsHalves) = try readValue { (scanner) throws(JSONError) -> (Range<Int>, Bool) in
            scanner.skipWhitespace()
            let start = scanner.position
            try scanner.skipValue(depth: depth)
            return (start..<scanner.position, scanner.holdsHalves)
        }
        return holdsHalves ? Array(bytes[range]).withoutHalves[...] : bytes[range]
    }

    /// Reads a string, or skips a value of another type.
    ///
    /// - Returns: The text, or nil if it was not a string.
    /// - Throws: ``JSONError`` only if the text is at fault.
    public mutating func readStringIfPresent() throws(JSONError) -> String? {
        if try peek() == .string { return try readString() }
        _ = try skipValue()
        return nil
    }

    /// Reads a 64-bit integer, or skips any other value.
    ///
    /// - Returns: The value, or nil if it was not a 64-bit integer.
    /// - Throws: ``JSONError`` only if the text is at fault.
    public mutating func readIntegerIfPresent() throws(JSONError) -> Int64? {
        guard try peek() == .number else {
            _ = try skipValue()
            return nil
        }
        return try readValue { (scanner) throws(JSONError) in
            scanner.skipWhitespace()
            return try scanner.takeNumber().integer
        }
    }

    /// Reads `true` or `false`, or skips a value of another type.
    ///
    /// - Returns: The value, or nil if it was neither.
    /// - Throws: ``JSONError`` only if the text is at fault.
    public mutating func readBoolIfPresent() throws(JSONError) -> Bool? {
        if try peek() == .bool { return try readBool() }
        _ = try skipValue()
        return nil
    }
}

extension JSONScanner {
    /// Checks that a value of this type begins here.
    fileprivate mutating func require(_ type: JSONType) throws(JSONError) {
        guard let found = JSONType(firstByte: try peek()) else { throw failure(.unexpectedByte) }
        guard found == type else { throw failure(.wrongType) }
    }
}
