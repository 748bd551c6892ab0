/// The limits of a body of Bayeux messages.
public struct MessageLimits: Sendable, Hashable {
    /// The largest body in bytes, 1 MiB by default.
    public var maxBodyBytes = 1 << 20
    /// The largest single message in bytes, 64 KiB by default.
    public var maxMessageBytes = 64 << 10
    /// The most messages in a body, 1,000 by default.
    public var maxMessages = 1000
    /// The deepest nesting of JSON, 64 by default.
    public var maxDepth = 64
    /// The longest `id` in bytes as written, 64 by default.
    public var maxIDBytes = 64
    /// The longest channel name in bytes, 256 by default.
    public var maxChannelBytes = 256

    /// Makes the default limits.
    public init() {}
}
