import BeckonJSON
import ICWSCore

/// A value that can be put together anew from what its accessors say.
protocol Rebuildable {
    /// A copy that was made through the typed accessors alone.
    func rebuilt() -> Self
}

extension Contract {
    /// A contract of the same `__type` and without other fields.
    func started() -> Self {
        Self(fields: typeURN.map { ContractFields(type: $0) } ?? ContractFields())
    }
}

extension Rebuildable where Self: WireEnum {
    func rebuilt() -> Self { Self(rawValue: rawValue) }
}

extension String: Rebuildable {
    func rebuilt() -> String { self }
}

extension Bool: Rebuildable {
    func rebuilt() -> Bool { self }
}

extension Int: Rebuildable {
    func rebuilt() -> Int { self }
}

extension Double: Rebuildable {
    func rebuilt() -> Double { self }
}

extension JSONObject: Rebuildable {
    func rebuilt() -> JSONObject { self }
}

extension ICWS.DateTime: Rebuildable {
    func rebuilt() -> ICWS.DateTime {
        ICWS.DateTime(secondsSince1970: secondsSince1970, nanoseconds: nanoseconds)
    }
}

extension ICWS.Seconds: Rebuildable {
    func rebuilt() -> ICWS.Seconds { ICWS.Seconds(seconds) }
}

extension ICWS.GUID: Rebuildable {
    func rebuilt() -> ICWS.GUID { ICWS.GUID(text) ?? .neutral }
}

extension Array: Rebuildable where Element: Rebuildable {
    func rebuilt() -> [Element] { map { $0.rebuilt() } }
}

extension Dictionary: Rebuildable where Key == String, Value: Rebuildable {
    func rebuilt() -> [String: Value] { mapValues { $0.rebuilt() } }
}

extension Optional: Rebuildable where Wrapped: Rebuildable {
    func rebuilt() -> Wrapped? { self?.rebuilt() }
}

extension Field: Rebuildable where Value: Rebuildable {
    func rebuilt() -> Field<Value> {
        switch self {
        case .absent: .absent
        case .null: .null
        case .value(let value): .value(value.rebuilt())
        }
    }
}
