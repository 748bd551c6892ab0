/// Writes JSON text into bytes.
///
/// The writer sets commas, colons, quotes and escapes; the caller closes the objects and arrays that it opened, in order.
/// Values written one after another without an array around them are separated by commas, so that `raw(_:)` can put them
/// into an array later.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("channel")
/// writer.string("/meta/connect")
/// writer.key("successful")
/// writer.bool(true)
/// writer.endObject()
/// send(writer.bytes)
/// ```
public struct JSONWriter: Sendable {
    /// The text so far.
    public private(set) var bytes: [UInt8]

    private var needsComma = false

    /// Makes a writer with an empty text.
    ///
    /// - Parameter capacity: How many bytes to make room for at first; a negative value counts as 0.
    public init(reservingCapacity capacity: Int = 0) {
        bytes = []
        if capacity > 0 { bytes.reserveCapacity(capacity) }
    }

    /// Empties the text and keeps its memory for the next one.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    @inline(__always)
    private mutating func beginValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    @inline(__always)
    private mutating func begin(_ bracket: UInt8) {
        beginValue()
        bytes.append(bracket)
        needsComma = false
    }

    @inline(__always)
    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    @inline(__always)
    private mutating func endKey() {
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }
}

// MARK: - Structure

extension JSONWriter {
    /// Opens an object.
    public mutating func beginObject() { begin(UInt8(ascii: "{")) }

    /// Closes the object opened last.
    public mutating func endObject() { end(UInt8(ascii: "}")) }

    /// Opens an array.
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }

    /// Closes the array opened last.
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes the key of the next member; its value comes next.
    ///
    /// - Parameter name: The key.
    public mutating func key(_ name: StaticString) {
        beginValue()
        name.withUTF8Buffer { bytes.appendQuoted(UnsafeRawBufferPointer($0)) }
        endKey()
    }

    /// Writes the key of the next member; its value comes next.
    ///
    /// - Parameter name: The key.
    @_disfavoredOverload
    public mutating func key(_ name: String) {
        beginValue()
        bytes.appendQuoted(name)
        endKey()
    }
}

// MARK: - Values

extension JSONWriter {
    /// Writes a string.
    ///
    /// - Parameter text: The text, as it is to be read back.
    public mutating func string(_ text: String) {
        beginValue()
        bytes.appendQuoted(text)
    }

    /// Writes an integer.
    ///
    /// - Parameter value: The value.
    public mutating func integer(_ value: Int64) {
        beginValue()
        bytes.appendDecimal(value)
    }

    /// Writes an integer.
    ///
    /// - Parameter value: The value.
    @_disfavoredOverload
    public mutating func integer(_ value: Int) { integer(Int64(value)) }

    /// Writes a floating-point number in the fewest digits that read back as the same value.
    ///
    /// - Parameter value: The value; infinities and not-a-number, which JSON does not have, are written as `null`.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        beginValue()
        bytes.append(contentsOf: value.description.utf8)
    }

    /// Writes a truth value.
    ///
    /// - Parameter value: The value.
    public mutating func bool(_ value: Bool) {
        beginValue()
        bytes.appendStatic(value ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        bytes.appendStatic("null")
    }

    /// Writes bytes that are JSON already: one value, or several separated by commas.
    ///
    /// - Parameter json: The bytes, copied without a check; the caller makes sure that they are JSON. If there are no bytes,
    ///   nothing is written, not even a comma.
    public mutating func raw(_ json: some Collection<UInt8>) {
        guard !json.isEmpty else { return }
        beginValue()
        let copied: Void? = json.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
        if copied == nil { bytes.append(contentsOf: json) }
    }

    /// Writes bytes that are JSON already: one value, or several separated by commas.
    ///
    /// - Parameter json: The bytes, copied without a check; the caller makes sure that they are JSON. If there are no bytes,
    ///   nothing is written, not even a comma.
    public mutating func raw(_ json: [UInt8]) {
        guard !json.isEmpty else { return }
        beginValue()
        bytes.append(contentsOf: json)
    }

    /// Writes a value of any type.
    ///
    /// - Parameter value: The value.
    public mutating func value(_ value: JSONValue) { value.write(to: &self) }
}

// MARK: - Bytes

extension [UInt8] {
    @inline(__always)
    fileprivate mutating func appendStatic(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    @inline(__always)
    fileprivate mutating func appendQuoted(_ text: String) {
        var text = text
        text.withUTF8 { appendQuoted(UnsafeRawBufferPointer($0)) }
    }

    /// Appends a JSON string; runs of bytes that need no escape are copied at once.
    fileprivate mutating func appendQuoted(_ text: UnsafeRawBufferPointer) {
        append(UInt8(ascii: "\""))
        var start = 0
        while true {
            let stop = text.endOfPlainRun(from: start, to: text.count, stoppingAtNonASCII: false)
            if start < stop { append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start..<stop])) }
            guard stop < text.count else { break }
            appendEscape(of: text[stop])
            start = stop &+ 1
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        default:
            let low = byte & 0xF
            appendStatic("u00")
            append(UInt8(ascii: "0") &+ byte >> 4)
            append(low < 10 ? UInt8(ascii: "0") &+ low : UInt8(ascii: "a") &+ low &- 10)
        }
    }

    fileprivate mutating func appendDecimal(_ value: Int64) {
        if value < 0 { append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = count
        repeat {
            append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}
