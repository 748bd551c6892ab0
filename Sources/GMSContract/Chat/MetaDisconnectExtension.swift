public import BeckonJSON

/// The `ext` of the `/meta/disconnect` that an app sends before it goes to the background (Chat push notification and
/// background state).
public struct MetaDisconnectExtension: ContractValue {
    /// `transcriptPosition`: the last position that the app has received; nil if the app sent none.
    public var transcriptPosition: Int64?

    /// Makes an extension.
    ///
    /// - Parameter transcriptPosition: The last position received.
    public init(transcriptPosition: Int64?) {
        self.transcriptPosition = transcriptPosition
    }

    /// Reads an `ext`; the position may be a string, as documented, or a number, as older apps send it.
    ///
    /// - Parameter json: The `ext`; other extensions in it are ignored.
    /// - Throws: ``ContractError`` if it is not an object or the position is neither.
    public init(decoding json: JSONValue) throws(ContractError) {
        transcriptPosition = try Members(json, of: "MetaDisconnectExtension").integer("transcriptPosition")
    }

    /// Writes the `ext` with its position as a string, as documented.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let transcriptPosition {
            writer.key("transcriptPosition")
            PositionForm.string.write(transcriptPosition, to: &writer)
        }
        writer.endObject()
    }
}
