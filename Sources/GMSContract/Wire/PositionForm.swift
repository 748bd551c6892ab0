public import BeckonJSON

/// How a transcript position is spelled on the wire.
///
/// The documents show a string on CometD; on some deployments REST clients need a number. Reading accepts both.
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
    /// - Parameter json: The received JSON; any value is allowed.
    /// - Returns: The position, which may be negative, or nil if the value is no position.
    public static func position(in json: JSONValue) -> Int64? { json.contractInteger }
}
