/// Makes valid values of the described types, always the same ones.
package struct Samples: Sendable {
    /// Which of a type's samples is made.
    package enum Kind: String, Sendable, CaseIterable {
        /// Every property has a value.
        case full
        /// Only required properties are present.
        case least
        /// Every nullable property is null.
        case nulls
    }

    private let depth: Int
    let catalogue: Catalogue

    /// Makes samples of the types in a catalogue.
    ///
    /// - Parameters:
    ///   - catalogue: The catalogue.
    ///   - depth: Down to which level values have more than what is required.
    package init(_ catalogue: Catalogue, depth: Int = 5) {
        self.catalogue = catalogue
        self.depth = depth
    }

    /// A value of a type.
    ///
    /// - Parameters:
    ///   - id: The type's id.
    ///   - kind: Which value.
    /// - Returns: The value; null for a type that is not described.
    package func value(of id: String, _ kind: Kind) -> WireJSON { value(.text(id), kind, 0, "") }

    /// A value of the type with a urn.
    ///
    /// - Parameters:
    ///   - urn: The type's urn.
    ///   - kind: Which value.
    /// - Returns: The value; null for a type that is not described.
    package func value(ofURN urn: String, _ kind: Kind) -> WireJSON {
        catalogue.shapes.values.first { $0.urn == urn }.map { value(of: $0.id, kind) } ?? .null
    }

    /// A value of a type reference.
    func value(_ type: WireJSON, _ kind: Kind, _ level: Int, _ hint: String) -> WireJSON {
        if let name = type.text { return scalar(name, hint) ?? named(name, kind, level) }
        if let inner = type["array"] {
            let items = type["itemsNullable"]?.bool == true && kind == .nulls
            guard level < depth else { return .list([]) }
            return .list([value(inner, kind, level + 1, hint)] + (items ? [.null] : []))
        }
        if let inner = type["map"] ?? type["stream"] {
            return level >= depth ? .object([:]) : .object(["Eic_State": value(inner, kind, level + 1, hint)])
        }
        return .null
    }

    private func scalar(_ name: String, _ hint: String) -> WireJSON? {
        switch name {
        case "String": .text(hint.isEmpty ? "text" : "\(hint) – ü \"1\"/\\")
        case "Boolean": .bool(true)
        case "Integer": .integer(7)
        case "Number": .number(2.5)
        case "DateTime": .text("20260131T235959Z")
        case "Duration": .number(90.25)
        case "Guid": .text("0f8fad5b-d9cb-469f-a165-70867728950e")
        case "Object": .object(["anything": .list([.integer(1), .null])])
        case "Binary": .text("binary")
        default: nil
        }
    }

    private func named(_ id: String, _ kind: Kind, _ level: Int) -> WireJSON {
        guard let shape = catalogue.shapes[id] else { return .null }
        guard shape.kind == "object" else {
            let values = shape.values
            return .integer(kind == .full ? values.last ?? 0 : kind == .nulls ? 987_654 : values.first ?? 0)
        }
        let concrete = concrete(shape, kind)
        var members: [String: WireJSON] = [:]
        if concrete.typeOnWire { members["__type"] = .text(concrete.urn) }
        for property in catalogue.properties(of: concrete) {
            if kind == .nulls, property.nullable {
                members[property.name] = .null
            } else if property.required || (kind != .least && level < depth) {
                members[property.name] = value(property.type, kind, level + 1, property.name)
            }
        }
        return .object(members)
    }

    /// For a base type, one of its derived types: the first, middle or last one, depending on the kind of sample.
    private func concrete(_ shape: Catalogue.Shape, _ kind: Kind) -> Catalogue.Shape {
        let leaves = (catalogue.derived[shape.id] ?? []).filter { catalogue.derived[$0] == nil }
        guard !leaves.isEmpty else { return shape }
        let id = kind == .full ? leaves[0] : kind == .least ? leaves[leaves.count - 1] : leaves[leaves.count / 2]
        return catalogue.shapes[id] ?? shape
    }
}

/// Checks values against the described types.
struct Validator {
    let catalogue: Catalogue

    /// The problems of a value; empty when it is valid.
    func problems(_ value: WireJSON, _ type: WireJSON, _ path: String = "body") -> [String] {
        if let name = type.text {
            if let shape = catalogue.shapes[name] { return problems(value, shape, path) }
            return fits(value, name) ? [] : ["\(path) is no \(name)"]
        }
        if let inner = type["array"] {
            guard let list = value.list else { return ["\(path) is no list"] }
            let nullable = type["itemsNullable"]?.bool == true
            return list.filter { !(nullable && $0 == .null) }.flatMap { problems($0, inner, path + "[]") }
        }
        if let inner = type["map"] {
            guard let members = value.members else { return ["\(path) is no map"] }
            return members.flatMap { problems($0.value, inner, path + "." + $0.key) }
        }
        return []
    }

    private func problems(_ value: WireJSON, _ shape: Catalogue.Shape, _ path: String) -> [String] {
        guard shape.kind == "object" else { return value.integer == nil ? ["\(path) is no number of an enum"] : [] }
        guard let members = value.members else { return ["\(path) is no object"] }
        var actual = shape
        if let urn = members["__type"]?.text {
            let allowed = [shape.id] + (catalogue.derived[shape.id] ?? [])
            guard let named = allowed.compactMap({ catalogue.shapes[$0] }).first(where: { $0.urn == urn }) else {
                return ["\(path).__type is not one of \(shape.id)"]
            }
            actual = named
        } else if shape.typeOnWire {
            return ["\(path).__type is missing"]
        }
        return catalogue.properties(of: actual).flatMap { property -> [String] in
            guard let member = members[property.name] else {
                return property.required ? ["\(path).\(property.name) is missing"] : []
            }
            if member == .null { return property.nullable ? [] : ["\(path).\(property.name) is null"] }
            return problems(member, property.type, "\(path).\(property.name)")
        }
    }

    private func fits(_ value: WireJSON, _ scalar: String) -> Bool {
        switch (scalar, value) {
        case ("String", .text), ("Boolean", .bool), ("Integer", .integer), ("Number", .integer), ("Number", .number),
            ("Duration", .integer), ("Duration", .number), ("Object", .object), ("Binary", _):
            true
        case ("DateTime", .text(let text)): text.hasSuffix("Z") && text.contains("T")
        case ("Guid", .text(let text)): text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12]
        default: false
        }
    }
}
