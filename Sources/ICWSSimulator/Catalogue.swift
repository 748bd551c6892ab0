package import Foundation

/// The operations and types of ICWS, read from the description when the simulator starts.
package struct Catalogue: Sendable {
    /// An operation.
    struct Operation: Sendable {
        var name: String
        var verb: String
        var path: String
        var segments: [String]
        var parameters: [(name: String, place: String, required: Bool)]
        var request: WireJSON?
        var status: Int
        var success: WireJSON
        var needsSession: Bool
        var feature: String
    }

    /// A type.
    struct Shape: Sendable {
        var id: String
        var kind: String
        var urn: String
        var base: String?
        var typeOnWire: Bool
        var properties: [(name: String, type: WireJSON, required: Bool, nullable: Bool)]
        var values: [Int]
    }

    let operations: [Operation]
    let shapes: [String: Shape]
    let derived: [String: [String]]
    let features: [String: Int]
    /// The ids of the messages that each subscription delivers, by its path; without abstract messages.
    let messages: [String: [String]]

    /// The description cannot be read.
    package struct BadDescription: Error {}

    /// Reads the description that comes with the simulator.
    ///
    /// - Throws: ``BadDescription`` when it is not beside the program and not in the directory of `ICWS_FILES`, or Foundation's
    ///   error when the file cannot be read.
    package init() throws {
        guard let url = SimulatorFiles.find("icws-api.json") else { throw BadDescription() }
        try self.init(file: url)
    }

    /// Reads a description.
    ///
    /// - Parameter file: An `icws-api/1` file.
    /// - Throws: ``BadDescription``, or Foundation's error when the file cannot be read.
    package init(file: URL) throws {
        guard let json = WireJSON.parse([UInt8](try Data(contentsOf: file))),
            let namespaces = json["namespaces"]?.list, let types = json["types"]?.list
        else { throw BadDescription() }
        operations = namespaces.flatMap { $0["resources"]?.list ?? [] }.flatMap(Self.operations)
        let all = types.compactMap(Self.shape)
        shapes = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var derived: [String: [String]] = [:]
        for shape in all {
            var base = shape.base
            while let id = base {
                derived[id, default: []].append(shape.id)
                base = all.first { $0.id == id }?.base
            }
        }
        self.derived = derived
        var features = Dictionary(operations.map { ($0.feature, 1) }, uniquingKeysWith: max)
        for resource in namespaces.flatMap({ $0["resources"]?.list ?? [] }) {
            for method in resource["methods"]?.list ?? [] {
                guard let feature = method["feature"]?.text, let version = method["version"]?.integer else { continue }
                features[feature] = max(features[feature] ?? 1, version)
            }
        }
        var messages: [String: [String]] = [:]
        for message in json["messages"]?.list ?? [] where message["abstract"]?.bool != true {
            for path in (message["subscriptions"]?.list ?? []).compactMap(\.text) {
                if let id = message["type"]?.text { messages[path, default: []].append(id) }
            }
        }
        self.messages = messages
        features["messaging"] = max(features["messaging"] ?? 1, 2)
        self.features = features
    }

    private static func operations(_ resource: WireJSON) -> [Operation] {
        guard let path = resource["path"]?.text else { return [] }
        return (resource["methods"]?.list ?? []).compactMap { method in
            guard let name = method["operation"]?.text, let verb = method["verb"]?.text,
                let success = method["responses"]?.members?.first(where: { $0.key.hasPrefix("2") })
            else { return nil }
            let parameters = (method["parameters"]?.list ?? []).compactMap { entry in
                entry["name"]?.text.map { ($0, entry["in"]?.text ?? "", entry["required"]?.bool ?? false) }
            }
            let request = method["request"].flatMap { $0 == .null ? nil : $0 }
            return Operation(
                name: name, verb: verb, path: path, segments: path.split(separator: "/").map(String.init),
                parameters: parameters, request: request, status: Int(success.key) ?? 200, success: success.value,
                needsSession: method["session"]?.bool ?? false, feature: method["feature"]?.text ?? "")
        }
    }

    private static func shape(_ type: WireJSON) -> Shape? {
        guard let id = type["id"]?.text, let kind = type["kind"]?.text, let urn = type["urn"]?.text else { return nil }
        let properties = (type["properties"]?.list ?? []).compactMap { entry in
            entry["name"]?.text.map {
                ($0, entry["type"] ?? .null, entry["required"]?.bool ?? false, entry["nullable"]?.bool ?? false)
            }
        }
        return Shape(
            id: id, kind: kind, urn: urn, base: type["base"]?.text, typeOnWire: type["typeOnWire"]?.bool ?? false,
            properties: properties, values: (type["values"]?.list ?? []).compactMap { $0["value"]?.integer })
    }

    /// All properties of a type, those of its bases first.
    func properties(of shape: Shape) -> [(name: String, type: WireJSON, required: Bool, nullable: Bool)] {
        (shape.base.flatMap { shapes[$0] }.map { properties(of: $0) } ?? []) + shape.properties
    }

    /// Finds the operation of a request, and decodes its tokens.
    ///
    /// - Parameters:
    ///   - verb: The verb.
    ///   - path: The encoded path without query.
    ///   - wantsStream: Whether the caller accepts an event stream.
    /// - Returns: Nil when no path fits; a nil operation when the path fits and the verb does not.
    func match(
        _ verb: String, _ path: String, wantsStream: Bool = false
    ) -> (operation: Operation?, tokens: [String: String])? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        let fitting = operations.compactMap { operation -> (Operation, [String: String], Int)? in
            guard operation.segments.count == parts.count else { return nil }
            var tokens: [String: String] = [:]
            for (segment, part) in zip(operation.segments, parts) {
                if segment.hasPrefix("{") {
                    guard let text = part.removingPercentEncoding else { return nil }
                    tokens[String(segment.dropFirst().dropLast())] = text
                } else if segment.lowercased() != part.lowercased() {
                    return nil
                }
            }
            return (operation, tokens, tokens.count)
        }
        guard let least = fitting.map(\.2).min() else { return nil }
        let best = fitting.filter { $0.2 == least }
        let verbs = best.filter { $0.0.verb == verb }
        let chosen = verbs.first { ($0.0.name == "openEventSource") == wantsStream } ?? verbs.first
        return (chosen?.0, (chosen ?? best.first)?.1 ?? [:])
    }
}
