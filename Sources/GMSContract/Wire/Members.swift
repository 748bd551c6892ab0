import BeckonJSON

/// The members of a JSON object, read by the contract's rules: unknown members are ignored, `null` counts as missing.
struct Members {
    let object: JSONObject

    init(_ json: JSONValue, of type: String) throws(ContractError) {
        guard let object = json.object else { throw ContractError(code: .wrongType, field: type) }
        self.object = object
    }

    /// The value of a field, unless it is missing or `null`.
    func value(_ key: String) -> JSONValue? {
        guard let value = object[key], !value.isNull else { return nil }
        return value
    }

    /// A text; an integer counts as its digits.
    func text(_ key: String) throws(ContractError) -> String? {
        guard let value = value(key) else { return nil }
        guard let text = value.contractText else { throw ContractError(code: .wrongType, field: key) }
        return text
    }

    /// A required text; throws if it is missing.
    func requiredText(_ key: String) throws(ContractError) -> String {
        guard let text = try text(key) else { throw ContractError(code: .missing, field: key) }
        return text
    }

    /// An integer; a decimal text counts as its value.
    func integer(_ key: String) throws(ContractError) -> Int64? {
        guard let value = value(key) else { return nil }
        guard let integer = value.contractInteger else { throw ContractError(code: .wrongType, field: key) }
        return integer
    }

    /// A truth value; the texts "true" and "false" count too, in any case.
    func bool(_ key: String) throws(ContractError) -> Bool? {
        switch value(key) {
        case nil: return nil
        case .bool(let flag): return flag
        case .string(let text) where text.lowercased() == "true": return true
        case .string(let text) where text.lowercased() == "false": return false
        default: throw ContractError(code: .wrongType, field: key)
        }
    }

    /// An object whose values are texts, integers or truth values; empty if missing.
    func texts(_ key: String) throws(ContractError) -> [String: String] {
        guard let value = value(key) else { return [:] }
        guard let object = value.object else { throw ContractError(code: .wrongType, field: key) }
        var texts: [String: String] = [:]
        for (name, value) in object where !value.isNull {
            if case .bool(let flag) = value {
                texts[name] = flag ? "true" : "false"
            } else if let text = value.contractText {
                texts[name] = text
            } else {
                throw ContractError(code: .wrongType, field: key)
            }
        }
        return texts
    }

    /// A list, each element read by `decode`; empty if missing.
    func list<Element>(
        _ key: String, _ decode: (JSONValue) throws(ContractError) -> Element
    ) throws(ContractError) -> [Element] {
        guard let value = value(key) else { return [] }
        guard let elements = value.array else { throw ContractError(code: .wrongType, field: key) }
        var decoded: [Element] = []
        decoded.reserveCapacity(elements.count)
        for element in elements { decoded.append(try decode(element)) }
        return decoded
    }
}

extension JSONValue {
    /// The text, or the digits of an integer.
    var contractText: String? {
        switch self {
        case .string(let text): text
        case .integer(let value): String(value)
        default: nil
        }
    }

    /// The integer, or the value of a decimal text.
    var contractInteger: Int64? {
        switch self {
        case .integer(let value): value
        case .string(let text): Int64(text)
        default: nil
        }
    }
}

extension JSONWriter {
    /// Writes a member with a text.
    mutating func member(_ name: StaticString, _ text: String) {
        key(name)
        string(text)
    }

    /// Writes a member with a text, or nothing.
    mutating func optionalMember(_ name: StaticString, _ text: String?) {
        if let text { member(name, text) }
    }

    /// Writes a member with an integer, or nothing.
    mutating func optionalMember(_ name: StaticString, _ value: Int64?) {
        guard let value else { return }
        key(name)
        integer(value)
    }

    /// Writes a member with a truth value, or nothing.
    mutating func optionalMember(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        key(name)
        bool(value)
    }

    /// Writes a member with an object of texts, in the order of their names.
    mutating func texts(_ name: StaticString, _ texts: [String: String]) {
        key(name)
        beginObject()
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            key(name)
            string(text)
        }
        endObject()
    }
}
