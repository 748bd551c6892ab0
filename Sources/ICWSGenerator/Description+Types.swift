import BeckonJSON

extension Description {
    /// A type: a scalar, a contract or enum by its id, or an array, map or stream of a type.
    indirect enum TypeReference: Equatable {
        case scalar(String)
        case named(String)
        case array(TypeReference, itemsNullable: Bool)
        case map(TypeReference)
        case stream(TypeReference)
    }
}

extension Description.TypeReference {
    private static let scalars: Set<String> = [
        "String", "Boolean", "Integer", "Number", "DateTime", "Duration", "Guid", "Object", "Binary",
    ]

    init(_ json: JSONValue, _ known: Set<String>) throws {
        if let name = json.string, Self.scalars.contains(name) {
            self = .scalar(name)
        } else if let name = json.string, known.contains(name) {
            self = .named(name)
        } else if let inner = json["array"] {
            self = .array(try Self(inner, known), itemsNullable: json["itemsNullable"]?.bool ?? false)
        } else if let inner = json["map"] {
            self = .map(try Self(inner, known))
        } else if let inner = json["stream"] {
            self = .stream(try Self(inner, known))
        } else {
            throw GeneratorError("unknown type \(json)")
        }
    }

    /// The ids of the contracts and enums in it.
    var named: [String] {
        switch self {
        case .scalar: []
        case .named(let id): [id]
        case .array(let inner, _), .map(let inner), .stream(let inner): inner.named
        }
    }
}
