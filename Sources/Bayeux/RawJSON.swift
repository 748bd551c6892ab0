/// One JSON value, kept exactly as on the wire.
///
/// The fields `id`, `data` and `ext` of a Bayeux message are passed on unchanged, which keeps `"7"` and `7` apart and
/// preserves long numbers and the order of members. The bytes share the storage of the body that contains them. Only the
/// escape of half an emoji, which some readers refuse, becomes that of U+FFFD.
public struct RawJSON: Sendable, Hashable {
    /// The value's bytes in UTF-8, without white space around them.
    public let bytes: ArraySlice<UInt8>

    /// Wraps the bytes of one well-formed JSON value.
    ///
    /// - Parameter bytes: One JSON value in UTF-8, not checked here.
    public init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Wraps the bytes of one well-formed JSON value.
    ///
    /// - Parameter bytes: One JSON value in UTF-8, not checked here.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }
}
