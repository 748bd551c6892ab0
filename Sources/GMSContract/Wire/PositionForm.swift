public import BeckonJSON

/// How a transcript position is spelled on the wire.
///
/// The documents show a string on CometD; clients of REST answers need a number on some deployments. What is received
/// may be either.
public enum PositionForm: Hashable, Sendable {
    /// `"transcriptPosition": "2"`.
    case string
    /// `"transcriptPosition": 2`.
    case number

    /// Writes a position in this form.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - writer: Where to write.
    public func write(_ position: Int64, to writer: inout JSONWriter) {
        switch self {
        case .string: writer.string(String(position))
        case .number: writer.integer(position)
        }
    }

    /// Reads a position in either form.
    ///
    /// - Parameter json: What was received; any value is allowed.
    /// - Returns: The position as it was given, negative ones too, or nil if there is none.
    public static func position(in json: JSONValue) -> Int64? { json.contractInteger }
}
