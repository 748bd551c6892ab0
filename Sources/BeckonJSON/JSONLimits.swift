/// The bounds within which a JSON text is read.
public struct JSONLimits: Hashable, Sendable {
    /// The greatest depth that can be asked for, so that a deep text never exhausts the stack of a small thread.
    public static let greatestDepth = 256

    /// How many arrays and objects may be open inside one another; 0 allows a single scalar only.
    public let maxDepth: Int
    /// How long a text may be, in bytes.
    public let maxBytes: Int

    /// 32 levels and 1 MiB.
    public static let `default` = JSONLimits()

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - maxDepth: Levels of nesting, 0 to `greatestDepth`; values outside are taken to the nearest end.
    ///   - maxBytes: Length of a text in bytes; a negative value counts as 0.
    public init(maxDepth: Int = 32, maxBytes: Int = 1_048_576) {
        self.maxDepth = min(max(maxDepth, 0), Self.greatestDepth)
        self.maxBytes = max(maxBytes, 0)
    }
}
