import BeckonJSON
import Foundation

/// The description of the interface, read from `icws-api.json`.
struct Description {
    /// A property of a contract.
    struct Property {
        var name: String
        var type: TypeReference
        var required: Bool
        var nullable: Bool
        /// The feature and version that have it, if they are known.
        var feature: String?
        /// How its name or shape is known, if that needs words.
        var note: String?
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

    /// All namespaces and the namespaces that enclose them, sorted.
    var allNamespaces: [String] {
        let all = namespaces.flatMap { namespace in
            let parts = namespace.split(separator: ".")
            return parts.indices.map { parts[...$0].joined(separator: ".") }
        }
        return Set(all).sorted()
    }

    /// The contracts that derive from a contract, directly or not, in the order of the description.
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
