/// The target of each namespace, and the Swift names of its types and resources.
struct Layout {
    let description: Description
    /// The targets in alphabetical order.
    private(set) var groups: [String] = []
    private(set) var dependencies: [String: Set<String>] = [:]
    private let typeNames: [String: String]
    private(set) var resourceNames: [String: String] = [:]

    init(_ description: Description) {
        self.description = description
        let namespaces = Set(description.allNamespaces)
        typeNames = description.types.mapValues { type in
            let name = Names.capital(type.name)
            return "ICWS.\(type.namespace)." + (namespaces.contains(type.id) ? name + "Contract" : name)
        }
        nameResources()
        groups = Set(description.namespaces.filter { !$0.hasPrefix("Messaging.") }.map(Self.group)).sorted()
        for id in description.order {
            note(types: description.types[id].map(Self.references) ?? [], of: group(type: id))
        }
        for resource in description.resources {
            let all = resource.methods.flatMap { ($0.request?.named ?? []) + ($0.success?.named ?? []) }
            note(types: all, of: group(resource))
        }
    }

    /// Whether every resource and every type has a target, so that the generator leaves none out.
    var isComplete: Bool {
        description.resources.allSatisfy { groups.contains(group($0)) }
            && description.order.allSatisfy { groups.contains(group(type: $0)) }
    }

    /// The target of a namespace that holds no subscriptions.
    static func group(_ namespace: String) -> String {
        let parts = namespace.split(separator: ".")
        return parts.prefix(parts.first == "Configuration" ? 2 : 1).joined()
    }

    /// The target of a type.
    func group(type id: String) -> String { Self.group(description.types[id]?.namespace ?? "") }

    /// The target of a resource; a subscription has the target of the messages that it delivers.
    func group(_ resource: Description.Resource) -> String {
        let parts = resource.namespace.split(separator: ".").map(String.init)
        guard parts.count >= 2, parts[0] == "Messaging" else { return Self.group(resource.namespace) }
        if parts.count > 2 {
            let rest = parts.dropFirst(2).joined(separator: ".")
            return rest == "WfmData" ? "Wfm" : Self.group(rest)
        }
        let segment = resource.path.split(separator: "/")[4]
        return segment.hasPrefix("interaction-") ? "Interactions" : Names.capital(String(segment))
    }

    /// A target and all targets that it depends on, directly or not.
    func closure(of group: String) -> Set<String> {
        var found: Set<String> = []
        var next = [group]
        while let name = next.popLast() {
            if found.insert(name).inserted { next += dependencies[name] ?? [] }
        }
        return found
    }

    /// The full Swift name of a type.
    func name(of id: String) -> String { typeNames[id] ?? id }

    /// The last part of a type's Swift name.
    func shortName(of id: String) -> String { String(name(of: id).split(separator: ".").last ?? "") }

    /// The full Swift name of a resource.
    func name(of resource: Description.Resource) -> String {
        "ICWS.\(resource.namespace).Resources.\(resourceNames[resource.path] ?? "")"
    }

    /// The Swift spelling of a type.
    func spelling(_ type: Description.TypeReference) -> String {
        switch type {
        case .scalar(let name):
            [
                "Boolean": "Bool", "Integer": "Int", "Number": "Double", "DateTime": "ICWS.DateTime",
                "Duration": "ICWS.Seconds", "Guid": "ICWS.GUID", "Object": "JSONObject",
            ][name] ?? name
        case .named(let id): name(of: id)
        case .array(let inner, let nullable): "[\(spelling(inner))\(nullable ? "?" : "")]"
        case .map(let inner): "[String: \(spelling(inner))]"
        case .stream(let inner): spelling(inner)
        }
    }

    private static func references(_ type: Description.Contract) -> [String] {
        (type.base.map { [$0] } ?? []) + type.properties.flatMap { $0.type.named }
    }

    private mutating func note(types: [String], of group: String) {
        dependencies[group, default: []].formUnion(types.map { self.group(type: $0) }.filter { $0 != group })
    }

    /// Gives each path a name that is unique in its namespace: the resource's name, with tokens added where it is taken.
    private mutating func nameResources() {
        for (_, resources) in Dictionary(grouping: description.resources, by: \.namespace) {
            var taken: [String: String] = [:]
            for resource in resources.sorted(by: { ($0.path.count, $0.path) < ($1.path.count, $1.path) }) {
                let segments = resource.path.split(separator: "/").map(String.init)
                let base = Self.pretty(resource.name, segments)
                var name = base
                var tokens = segments.filter { $0.hasPrefix("{") && $0 != "{sessionId}" }.map {
                    Names.capital(String($0.dropFirst().dropLast()))
                }
                while taken[name.lowercased()] != nil {
                    name = tokens.isEmpty ? name + "Resource" : name + "By" + tokens.removeLast()
                }
                taken[name.lowercased()] = resource.path
                resourceNames[resource.path] = name
            }
        }
    }

    /// Spells a name with the capitals of the path, if the path has a segment of that name.
    private static func pretty(_ name: String, _ segments: [String]) -> String {
        segments.map(Names.capital).last { $0.lowercased() == name.lowercased() } ?? Names.capital(name)
    }
}
