import BeckonJSON
import Foundation
import NIOCore
import Yams

/// What this server answers below `/genesys/1`, `/genesys/2`, `/beckon/1` and `/desk/api`, described in OpenAPI 3.1.
///
/// The folder `OpenAPI` holds a YAML file for each surface; `main.yaml` holds what all of them use.
struct OpenAPIDocument: Sendable {
    /// Why the files make no document.
    enum Failure: Error, Hashable {
        /// A file is missing, or it is no YAML.
        case unreadable
        /// Two files describe the same thing.
        case twice(String)
    }

    /// The document as an object.
    let object: JSONObject

    /// This server's document as JSON, read at the first request; nil if its files are missing beside the program.
    static let served: ByteBuffer? = (try? OpenAPIDocument(folder: folder)).map {
        ByteBuffer(bytes: JSONValue.object($0.object).encoded())
    }

    /// The folder beside the program.
    private static var folder: URL {
        Bundle.main.bundleURL.appendingPathComponent("beckon-server_BeckonNative.resources/OpenAPI")
    }

    /// Reads the files of a folder.
    ///
    /// - Throws: ``Failure``.
    init(folder: URL) throws(Failure) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var parts: [JSONObject] = []
        for name in names.filter({ $0.hasSuffix(".yaml") && $0 != "main.yaml" }).sorted() {
            parts.append(try Self.read(folder.appendingPathComponent(name)))
        }
        try self.init(main: try Self.read(folder.appendingPathComponent("main.yaml")), parts: parts)
    }

    /// Puts the paths and components of all parts into one document.
    ///
    /// - Throws: ``Failure/twice(_:)``.
    init(main: JSONObject, parts: [JSONObject]) throws(Failure) {
        var (object, paths, components) = (main, JSONObject(), main["components"]?.object ?? [:])
        for part in parts {
            try Self.add(part["paths"]?.object ?? [:], to: &paths)
            for (kind, values) in part["components"]?.object ?? [:] {
                var all = components[kind]?.object ?? [:]
                try Self.add(values.object ?? [:], to: &all)
                components[kind] = .object(all)
            }
        }
        object["paths"] = .object(paths)
        object["components"] = .object(components)
        self.object = object
    }

    private static func add(_ members: JSONObject, to object: inout JSONObject) throws(Failure) {
        for (name, value) in members {
            guard object[name] == nil else { throw .twice(name) }
            object[name] = value
        }
    }

    private static func read(_ file: URL) throws(Failure) -> JSONObject {
        guard let data = try? Data(contentsOf: file), let text = String(validating: data, as: UTF8.self),
            let node = try? Yams.compose(yaml: text), let object = json(node).object
        else { throw .unreadable }
        return object
    }

    private static func json(_ node: Node) -> JSONValue {
        switch node {
        case .mapping(let mapping): .object(JSONObject(mapping.map { ($0.key.string ?? "", json($0.value)) }))
        case .sequence(let sequence): .array(sequence.map(json))
        case .scalar(let scalar): scalar.style == .plain ? plain(scalar.string) : .string(scalar.string)
        case .alias: .null
        }
    }

    /// A scalar without quotes: a truth value, null, a whole number or a text.
    private static func plain(_ text: String) -> JSONValue {
        switch text {
        case "true": .bool(true)
        case "false": .bool(false)
        case "", "null", "~": .null
        default: Int64(text).map(JSONValue.integer) ?? .string(text)
        }
    }
}
