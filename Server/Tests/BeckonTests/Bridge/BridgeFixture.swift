import BeckonJSON
import Foundation

@testable import Beckon

/// An example of what a contact centre sends, with the verdict that `index.json` gives it.
struct BridgeFixture: CustomStringConvertible, Sendable {
    let name: String
    let expected: JSONValue

    var description: String { name }

    /// The request's body as bytes.
    var bytes: [UInt8] { get throws { try Self.bytes(of: name) } }

    /// What the source posts: files of requests hold it beside method and path.
    var body: JSONValue {
        get throws {
            let json = try JSONValue(parsing: bytes)
            return name.hasSuffix(".request.json") ? json["body"] ?? json : json
        }
    }

    var mapping: BridgeMapping {
        if name.hasPrefix("genesys-open-") || name.hasPrefix("genesys-webmessaging-") { return .genesysOpenMessaging }
        if name.hasPrefix("genesys-") { return .genesysEventBridge }
        return name.hasPrefix("cxone-byoc-") ? .cxoneBYOC : .cxoneEvents
    }

    /// Whether it shows a conversation of which the first agent's message was reported before.
    var isLater: Bool {
        name.hasPrefix("genesys-notification-")
            && !["agent-text.json", "bot-text.json"].contains(String(name.dropFirst("genesys-notification-".count)))
    }

    static let all: [BridgeFixture] = {
        let members = (try? JSONValue(parsing: bytes(of: "index.json")))?["expected"]?.object ?? JSONObject()
        return members.map { BridgeFixture(name: $0.key, expected: $0.value) }
    }()

    static func named(_ name: String) throws -> BridgeFixture {
        guard let fixture = all.first(where: { $0.name == name }) else { throw Missing(name: name) }
        return fixture
    }

    static func bytes(of name: String) throws -> [UInt8] {
        let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)
        guard let file = folder?.appendingPathComponent("contact-centers/" + name) else { throw Missing(name: name) }
        return try Array(Data(contentsOf: file))
    }

    struct Missing: Error {
        let name: String
    }
}
