/// A field of a message that may be absent, null or hold a value.
///
/// In messages after the first one, absent means unchanged and null means cleared.
public enum Field<Value: WireValue>: Sendable, Hashable {
    /// The field is not there: unchanged in a delta.
    case absent
    /// The field is null: cleared.
    case null
    /// The field holds this.
    case value(Value)

    /// The value, if there is one.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// What holds after this field came: the value before if it is absent, nothing if it is null.
    ///
    /// - Parameter before: What held before.
    /// - Returns: What holds now.
    public func applied(to before: Value?) -> Value? {
        switch self {
        case .absent: before
        case .null: nil
        case .value(let value): value
        }
    }
}
