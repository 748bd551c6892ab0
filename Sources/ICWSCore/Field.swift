/// A field of a message that may be absent, null or hold a value.
///
/// In a delta, absent means unchanged and null means cleared.
public enum Field<Value: WireValue>: Sendable, Hashable {
    /// The field is absent; in a delta it is unchanged.
    case absent
    /// The field is null; in a delta it is cleared.
    case null
    /// The field has this value.
    case value(Value)

    /// The value, if there is one.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// Applies this field to the value before it: absent keeps that value, null clears it.
    ///
    /// - Parameter before: The value before.
    /// - Returns: The value after.
    public func applied(to before: Value?) -> Value? {
        switch self {
        case .absent: before
        case .null: nil
        case .value(let value): value
        }
    }
}
