extension JSONValue {
    /// Reads one value from bytes, strictly by RFC 8259.
    ///
    /// The bytes must be UTF-8 without byte order mark, and hold one value; only white space may surround it.
    /// Comments, trailing commas, `NaN` and raw control characters in strings are refused. The escape of half a surrogate
    /// pair without the other half is read as U+FFFD.
    ///
    /// - Parameters:
    ///   - bytes: The text. Offsets in errors count from its start.
    ///   - limits: The greatest depth and length.
    /// - Throws: ``JSONError`` with the first fault found.
    public init(parsing bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
        self = try bytes.withRawBytes { (buffer) throws(JSONError) -> JSONValue in
            try JSONValue(parsing: buffer, limits: limits)
        }
    }

    /// Reads one value from a buffer that the caller holds.
    ///
    /// - Parameters:
    ///   - bytes: The text; it is not kept.
    ///   - limits: The greatest depth and length.
    /// - Throws: ``JSONError`` with the first fault found.
    public init(parsing bytes: UnsafeRawBufferPointer, limits: JSONLimits = .default) throws(JSONError) {
        var scanner = JSONScanner(bytes, in: 0..<bytes.count, maxDepth: limits.maxDepth)
        try scanner.checkStart(limits)
        let value = try scanner.takeValue(depth: 0)
        try scanner.finish()
        self = value
    }

    /// Reads one value from part of an array, for example from a range that `JSONReader.skipValue()` returned.
    ///
    /// - Parameters:
    ///   - bytes: The text. Offsets in errors count from the start of the slice.
    ///   - limits: The greatest depth and length.
    /// - Throws: ``JSONError`` with the first fault found.
    public init(parsing bytes: ArraySlice<UInt8>, limits: JSONLimits = .default) throws(JSONError) {
        self = try bytes.withRawBytes { (buffer) throws(JSONError) -> JSONValue in
            try JSONValue(parsing: buffer, limits: limits)
        }
    }

    /// Reads one value from a string.
    ///
    /// - Parameters:
    ///   - text: The text. Offsets in errors count its UTF-8 bytes.
    ///   - limits: The greatest depth and length in UTF-8 bytes.
    /// - Throws: ``JSONError`` with the first fault found.
    public init(parsing text: String, limits: JSONLimits = .default) throws(JSONError) {
        try self.init(parsing: Array(text.utf8), limits: limits)
    }
}

/// The limits of a JSON text that is read.
public struct JSONLimits: Hashable, Sendable {
    /// The greatest depth that ``maxDepth`` can have; it keeps a deep text from exhausting the stack of a small thread.
    public static let greatestDepth = 256

    /// The most arrays and objects that may be nested; 0 allows a single scalar only.
    public let maxDepth: Int
    /// The greatest length of a text, in bytes.
    public let maxBytes: Int

    /// 32 levels and 1 MiB.
    public static let `default` = JSONLimits()

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - maxDepth: Levels of nesting, 0 to `greatestDepth`; values outside are clamped.
    ///   - maxBytes: Length of a text in bytes; a negative value counts as 0.
    public init(maxDepth: Int = 32, maxBytes: Int = 1_048_576) {
        self.maxDepth = min(max(maxDepth, 0), Self.greatestDepth)
        self.maxBytes = max(maxBytes, 0)
    }
}
