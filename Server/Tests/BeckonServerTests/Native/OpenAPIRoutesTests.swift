import Beckon
import BeckonCallback
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNative
@testable import BeckonServer

/// The description and the router know the same operations, so that neither can be changed alone.
@Suite("The OpenAPI document and the routes", .timeLimit(.minutes(20))) struct OpenAPIRoutesTests {
    private static let methods = ["get", "put", "post", "delete", "patch"]

    /// Routes whose last part is one of some words.
    private static let words: [String: [String]] = [
        "/genesys/1/service/{}/{}": CallbackAction.allCases.map(\.rawValue) + ["check-queue-position"],
        "/genesys/1/service/{}/ixn/chat/{}": GMSChat.Operation.allCases.map(\.rawValue),
        "/genesys/2/chat/{}/{}/{}": GMSChatV2.Operation.allCases.map(\.rawValue),
        "/desk/api/chats/{}/{}": DeskRoutes.ChatAction.allCases.map(\.rawValue),
        "/desk/api/callbacks/{}/{}": CallbackOutcome.allCases.map(\.rawValue),
    ]

    private static let described = ["/genesys/", "/beckon/", "/desk/api"]

    /// A path without the names of its parameters.
    private static func nameless(_ path: String) -> String { path.replacing(/\{[^}]*\}/, with: "{}") }

    /// The operations of the router; those that only refuse their method are none.
    private func served(_ browser: GMSBrowser) async throws -> Set<String> {
        var found: Set<String> = []
        for route in browser.routes {
            let parts = route.split(separator: " ").map(String.init)
            let method = try #require(HTTPRequest.Method(parts[0]))
            let path = Self.nameless(parts[1])
            guard Self.described.contains(where: path.hasPrefix) else { continue }
            let answer = try await browser.send(method, path.replacing("{}", with: "none"))
            if answer.status == 405 { continue }
            guard let words = Self.words[path] else {
                found.insert("\(method) \(path)")
                continue
            }
            for word in words { found.insert("\(method) \(path.dropLast(2))\(word)") }
        }
        return found
    }

    /// Settings with every platform that sends requests.
    private static let platforms = """
        agentSides:
          genesys-cloud:
            region: mypurecloud.ie
            clientID: client
            clientSecret: secret
            openMessaging: {integration: abc, webhookSecrets: [0123456789abcdef]}
          cxone:
            area: na1
            accessKeyID: key
            accessKeySecret: secret
            channel: chat_12345678-1234-1234-1234-123456789abc
            byoc: {clientID: beckon, clientSecrets: [0123456789abcdef0123456789abcdef]}
          pureconnect: {servers: ["https://ic1:8019"], target: Support, webhook: {secrets: [0123456789abcdef]}}
        """

    /// The operations of the document; a parameter of the path that is one of some words stands for all of them.
    private func documented(_ document: JSONValue) throws -> Set<String> {
        var found: Set<String> = []
        for (path, item) in try #require(document["paths"]?.object) {
            let words = (item["parameters"]?.array ?? []).first { $0["in"] == "path" && $0["schema"]?["enum"] != nil }
            for (method, _) in item.object ?? [:] where Self.methods.contains(method) {
                guard let words, let name = words["name"]?.string else {
                    found.insert("\(method.uppercased()) \(Self.nameless(path))")
                    continue
                }
                for word in words["schema"]?["enum"]?.array ?? [] {
                    let whole = path.replacing("{\(name)}", with: try #require(word.string))
                    found.insert("\(method.uppercased()) \(Self.nameless(whole))")
                }
            }
        }
        return found
    }

    @Test("every route is in the document, and every operation of the document is a route")
    func same() async throws {
        let platforms = try Settings(yaml: Self.platforms).platforms
        try await GMSBrowser.run {
            $0.services = [ServiceOptions(name: "request-chat", kind: .chat)]
            $0.platforms = platforms
        } _: { browser in
            let answer = try await browser.send(.get, "/beckon/1/openapi.json")
            #expect(answer.status == 200 && answer.headers[.contentType] == "application/json")
            let documented = try documented(JSONValue(parsing: answer.bytes))
            let served = try await served(browser)
            #expect(served.count > 80)
            #expect(served.subtracting(documented).sorted() == [], "served, but not in the document")
            #expect(documented.subtracting(served).sorted() == [], "in the document, but not served")
        }
    }

    @Test("a part of a path that cannot be decoded is an unknown thing on every route, never a fault of the server")
    func undecodable() async throws {
        let platforms = try Settings(yaml: Self.platforms).platforms
        try await GMSBrowser.run {
            $0.services = [ServiceOptions(name: "request-chat", kind: .chat)]
            $0.platforms = platforms
        } _: { browser in
            for route in browser.routes {
                let parts = route.split(separator: " ").map(String.init)
                let method = try #require(HTTPRequest.Method(parts[0]))
                for broken in ["%zz", "%ff", "%00", "%"] where parts[1].contains("{") {
                    let path = parts[1].replacing(/\{[^}]*\}/, with: broken)
                    let answer = try await browser.send(method, path)
                    #expect((200..<500).contains(answer.status), "\(method) \(path)")
                }
            }
        }
    }

    @Test("operations have names of their own, and tags that are explained")
    func names() async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            let document = try JSONValue(parsing: try await browser.send(.get, "/beckon/1/openapi.json").bytes)
            let tags = (document["tags"]?.array ?? []).compactMap { $0["name"]?.string }
            var names: Set<String> = []
            for (_, item) in try #require(document["paths"]?.object) {
                for (method, operation) in item.object ?? [:] where Self.methods.contains(method) {
                    let name = try #require(operation["operationId"]?.string)
                    #expect(names.insert(name).inserted, "\(name)")
                    #expect(operation["summary"]?.string?.isEmpty == false, "\(name)")
                    #expect(operation["security"]?.array != nil, "\(name)")
                    for tag in operation["tags"]?.array ?? [.null] {
                        #expect(tags.contains(tag.string ?? ""), "\(name)")
                    }
                }
            }
        }
    }

    @Test("two files cannot describe the same path or component")
    func twice() throws {
        let part: JSONObject = ["paths": ["/a": [:]], "components": ["schemas": ["Text": [:]]]]
        let other: JSONObject = ["components": ["schemas": ["Text": [:]]]]
        #expect(throws: OpenAPIDocument.Failure.twice("/a")) { try OpenAPIDocument(main: [:], parts: [part, part]) }
        #expect(throws: OpenAPIDocument.Failure.twice("Text")) { try OpenAPIDocument(main: part, parts: [other]) }
        let merged = try OpenAPIDocument(main: ["openapi": "3.1.0"], parts: [part]).object
        #expect(merged["openapi"] == "3.1.0" && merged["paths"]?["/a"] != nil)
        #expect(merged["components"]?["schemas"]?["Text"] != nil)
    }

    @Test("the words that stand where a service's name stands are those that no service may have")
    func words() async throws {
        try await GMSBrowser.run {
            $0.services = [ServiceOptions(name: "support", kind: .chat)]
        } _: { browser async throws in
            let paths = browser.routes.map { $0.split(separator: "/").dropFirst().map(String.init) }
            var places: Set<[String]> = [["genesys", "1", "service"]]
            for path in paths {
                for index in path.indices where path[index] == "{service}" { places.insert(Array(path[..<index])) }
            }
            var words: Set<String> = []
            for path in paths {
                for place in places where path.count > place.count && path.starts(with: place) {
                    if !path[place.count].hasPrefix("{") { words.insert(path[place.count]) }
                }
            }
            #expect(places.count >= 4 && words == GMSRoutes.words, "\(places) \(words)")
        }
    }
}
