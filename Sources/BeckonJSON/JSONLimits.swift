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
