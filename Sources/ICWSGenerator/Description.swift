import BeckonJSON
import Foundation

/// The description of the interface, as `icws-api.json` holds it.
struct Description {
    /// A type: a scalar, a contract or enum by its id, or an array, map or stream of a type.
    indirect enum TypeReference: Equatable {
        case scalar(String)
        case named(String)
        case array(TypeReference, itemsNullable: Bool)
        case map(TypeReference)
        case stream(TypeReference)
    }

    /// A property of a contract.
    struct Property {
        var name: String
        var type: TypeReference
        var required: Bool
        var nullable: Bool
    }

    /// A contract or an enum.
    struct Contract {
        var id: String
        var name: String
        var namespace: String
        var kind: String
        var urn: String
        var source: String
        var base: String?
        var typeOnWire: Bool
        var properties: [Property]
        var values: [(name: String, value: Int)]
    }

    /// A parameter of a method.
    struct Parameter {
        var name: String
        var place: String
        var required: Bool
        var isList: Bool
    }

    /// An operation.
    struct Method {
        var operation: String
        var verb: String
        var parameters: [Parameter]
        var request: TypeReference?
        var successStatus: Int
        var success: TypeReference?
        var refusals: [(status: Int, contract: String)]
        var feature: String
        var version: Int
        var featureSource: String
        var successSource: String
        var source: String
    }

    /// A path with its methods.
    struct Resource {
        var namespace: String
        var path: String
        var name: String
        var methods: [Method]
    }

    /// A message of the server.
    struct Message {
        var type: String
        var subscriptions: [String]
        var source: String
    }

    var resources: [Resource] = []
    var types: [String: Contract] = [:]
    var order: [String] = []
    var messages: [String: Message] = [:]
    var namespaces: [String] = []
    private var derivedContracts: [String: [String]] = [:]
}

extension Description {
    /// Reads the description.
    init(path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let json = try JSONValue(parsing: bytes, limits: JSONLimits(maxDepth: 32, maxBytes: 16_777_216))
        guard json["format"]?.string == "icws-api/1" else { throw GeneratorError("not an icws-api/1 file") }
        let names = try json.list("types").map { try $0.text("id") }
        let known = Set(names)
        for entry in try json.list("types") {
            let contract = try Contract(entry, known)
            types[contract.id] = contract
            order.append(contract.id)
        }
        for entry in try json.list("namespaces") {
            let namespace = try entry.text("name")
            for resource in try entry.list("resources") {
                resources.append(try Resource(resource, namespace, known))
            }
        }
        for entry in try json.list("messages") {
            let message = try Message(
                type: entry.text("type"), subscriptions: entry.list("subscriptions").compactMap(\.string),
                source: entry.text("subscriptionSource"))
            messages[message.type] = message
        }
        for id in order {
            for base in ancestors(of: id) { derivedContracts[base, default: []].append(id) }
        }
        namespaces = Set(resources.map(\.namespace) + order.compactMap { types[$0]?.namespace }).sorted()
    }

    /// The namespaces with those around them.
    var allNamespaces: [String] {
        let all = namespaces.flatMap { namespace in
            let parts = namespace.split(separator: ".")
            return parts.indices.map { parts[...$0].joined(separator: ".") }
        }
        return Set(all).sorted()
    }

    /// The contracts that derive from one, directly or not, in the order of the description.
    func derived(from id: String) -> [String] { derivedContracts[id] ?? [] }

    /// All properties of a contract, those of its bases first.
    func allProperties(_ type: Contract) -> [Property] {
        ancestors(of: type.id).reversed().flatMap { types[$0]?.properties ?? [] } + type.properties
    }

    /// The bases of a contract, nearest first.
    func ancestors(of id: String) -> [String] {
        var found: [String] = []
        var next = types[id]?.base
        while let base = next, !found.contains(base) {
            found.append(base)
            next = types[base]?.base
        }
        return found
    }
}

/// Why nothing was generated.
struct GeneratorError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Description.Contract {
    init(_ json: JSONValue, _ known: Set<String>) throws {
        id = try json.text("id")
        name = try json.text("name")
        namespace = try json.text("namespace")
        kind = try json.text("kind")
        urn = try json.text("urn")
        source = try json.text("source")
        base = json["base"]?.string
        typeOnWire = json["typeOnWire"]?.bool ?? false
        properties = try (json["properties"]?.array ?? []).map { entry in
            guard let type = entry["type"] else { throw GeneratorError("a property of \(json) has no type") }
            return Description.Property(
                name: try entry.text("name"), type: try Description.TypeReference(type, known),
                required: entry["required"]?.bool ?? false, nullable: entry["nullable"]?.bool ?? false)
        }
        values = try (json["values"]?.array ?? []).map { entry in
            guard let value = entry["value"]?.int else { throw GeneratorError("an enum value is no integer") }
            return (try entry.text("name"), value)
        }
    }
}

extension Description.Resource {
    init(_ json: JSONValue, _ namespace: String, _ known: Set<String>) throws {
        self.namespace = namespace
        path = try json.text("path")
        name = try json.text("resource")
        methods = try json.list("methods").map { try Description.Method($0, known) }
    }
}

extension Description.Method {
    init(_ json: JSONValue, _ known: Set<String>) throws {
        operation = try json.text("operation")
        verb = try json.text("verb")
        parameters = try json.list("parameters").map { entry in
            Description.Parameter(
                name: try entry.text("name"), place: try entry.text("in"), required: entry["required"]?.bool ?? false,
                isList: entry["list"]?.string == "comma")
        }
        request = try Self.reference(json["request"], known)
        guard let responses = json["responses"]?.object else { throw GeneratorError("\(operation) has no responses") }
        successStatus = 0
        refusals = []
        for (status, contract) in responses {
            if status.hasPrefix("2") {
                successStatus = Int(status) ?? 0
                success = try Self.reference(contract, known)
            } else if let number = Int(status), let name = contract.string {
                refusals.append((number, name))
            }
        }
        feature = try json.text("feature")
        version = json["version"]?.int ?? 0
        featureSource = try json.text("featureSource")
        successSource = try json.text("successSource")
        source = try json.text("source")
    }

    private static func reference(_ json: JSONValue?, _ known: Set<String>) throws -> Description.TypeReference? {
        guard let json, !json.isNull else { return nil }
        return try Description.TypeReference(json, known)
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

    /// The contracts and enums that stand in it.
    var named: [String] {
        switch self {
        case .scalar: []
        case .named(let id): [id]
        case .array(let inner, _), .map(let inner), .stream(let inner): inner.named
        }
    }
}

extension JSONValue {
    func text(_ key: String) throws -> String {
        guard let text = self[key]?.string else { throw GeneratorError("no text \(key) in the description") }
        return text
    }

    func list(_ key: String) throws -> [JSONValue] {
        guard let list = self[key]?.array else { throw GeneratorError("no list \(key) in the description") }
        return list
    }
}
