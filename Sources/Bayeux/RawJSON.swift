/// One JSON value kept exactly as it stood on the wire.
///
/// `id`, `data` and `ext` of a Bayeux message pass through the protocol engine untouched, so that `"7"` and `7`,
/// long numbers and the order of members survive. The bytes share the storage of the request they were cut from.
public struct RawJSON: Sendable, Hashable {
    /// The bytes of the value, UTF-8, without white space around it.
    public let bytes: ArraySlice<UInt8>

    /// Wraps the bytes of one well-formed JSON value.
    ///
    /// - Parameter bytes: One JSON value in UTF-8. It is not checked again here.
    public init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Wraps the bytes of one well-formed JSON value.
    ///
    /// - Parameter bytes: One JSON value in UTF-8. It is not checked again here.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }
}
