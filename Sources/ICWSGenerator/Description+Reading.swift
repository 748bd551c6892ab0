import BeckonJSON

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
                required: entry["required"]?.bool ?? false, nullable: entry["nullable"]?.bool ?? false,
                feature: entry["feature"]?.string.map { "\($0) \(entry["version"]?.int ?? 1)" },
                note: entry["note"]?.string)
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

/// The description cannot be generated from; holds the reason.
struct GeneratorError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
