public import BeckonJSON

/// A type of the contract, read from JSON and written with its fields in the vendor's order.
///
/// Reading ignores unknown fields and treats `null` as missing. A field of the wrong type is an error, with one
/// exception, since deployments differ there: integers count as texts, and decimal texts as integers.
public protocol ContractValue: Hashable, Sendable {
    /// Reads the value.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    init(decoding json: JSONValue) throws(ContractError)

    /// Writes the value with its fields in the order of the vendor's documents.
    ///
    /// - Parameter writer: Where to write.
    func write(to writer: inout JSONWriter)
}

extension ContractValue {
    /// Reads the value from JSON text.
    ///
    /// - Parameters:
    ///   - bytes: The text, UTF-8.
    ///   - limits: The greatest depth and length.
    /// - Throws: ``ContractError``; ``ContractError/Code/malformed`` if the text is not JSON.
    public init(decoding bytes: [UInt8], limits: JSONLimits = .default) throws(ContractError) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: bytes, limits: limits)
        } catch {
            throw ContractError(code: .malformed, field: "\(Self.self)", cause: error)
        }
        try self.init(decoding: json)
    }

    /// The value as JSON text, in the fewest bytes.
    ///
    /// - Returns: UTF-8 bytes.
    public func encoded() -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }
}
