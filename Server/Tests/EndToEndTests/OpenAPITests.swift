import BeckonJSON
import BeckonTransport
import Foundation
import Testing

/// The description as a program fetches it, and whether the server does what it says of `/beckon/1`.
///
/// `Tests/openapi` asks every operation with generated requests.
@Suite("The OpenAPI file over real sockets", .timeLimit(.minutes(20))) struct OpenAPITests {
    private static let methods = ["get", "put", "post", "delete", "patch"]

    /// What the description says of one operation.
    private struct Operation {
        var method: String
        var path: String
        var statuses: [String]
    }

    private func operations(_ description: JSONValue) throws -> [Operation] {
        let paths = try #require(description["paths"]?.object)
        return try paths.filter { $0.key.hasPrefix("/beckon/1/") }.flatMap { path, item in
            try #require(item.object).filter { Self.methods.contains($0.key) }.map { method, operation in
                Operation(
                    method: method.uppercased(), path: path,
                    statuses: try #require(operation["responses"]?.object).map(\.key))
            }
        }
    }

    private func ask(
        _ running: RunningGateway, _ method: String, _ path: String, bearer: String? = nil, body: JSONValue? = nil
    ) async throws -> TransportResponse {
        var request = TransportRequest(method: method, url: try #require(URL(string: "\(running.url)\(path)")))
        request.headers["Content-Type"] = "application/json"
        if let bearer { request.headers["Authorization"] = "Bearer \(bearer)" }
        if let body, method != "GET" { request.body = body.encoded() }
        return try await URLSessionTransport().send(request)
    }

    @Test("it is served as JSON, every operation in it is there, and answers with a status that it names")
    func served() async throws {
        try await RunningGateway.run { running in
            let answer = try await ask(running, "GET", "/beckon/1/openapi.json")
            #expect(answer.status == 200 && answer.headers["Content-Type"] == "application/json")
            let description = try JSONValue(parsing: answer.body)
            #expect(description["openapi"] == "3.1.0")
            let operations = try operations(description)
            #expect(operations.count >= 12)
            for operation in operations {
                let path = operation.path.replacing(/\{[a-z]+\}/, with: "none")
                let status = try await ask(running, operation.method, path, body: [:]).status
                #expect(operation.statuses.contains("\(status)"), "\(operation.method) \(path): \(status)")
                #expect(status != 405)
            }
        }
    }

    @Test("every reference in it leads somewhere")
    func references() async throws {
        try await RunningGateway.run { running in
            let description = try JSONValue(parsing: try await ask(running, "GET", "/beckon/1/openapi.json").body)
            var found = 0
            func check(_ value: JSONValue) {
                for element in value.array ?? [] { check(element) }
                for (name, member) in value.object ?? [:] {
                    guard name == "$ref", let target = member.string else {
                        check(member)
                        continue
                    }
                    found += 1
                    let steps = target.split(separator: "/").dropFirst()
                    let end = steps.reduce(description as JSONValue?) { $0?[String($1)] }
                    #expect(target.hasPrefix("#/") && end != nil, "\(target)")
                }
            }
            check(description)
            #expect(found > 10)
        }
    }

    @Test("guessing the secrets of chats from one address is answered with 429 and a time to wait")
    func guessing() async throws {
        try await RunningGateway.run { running in
            // Of each minute; a slow machine may need more than one for them.
            var guesses = 0
            var refused: TransportResponse?
            while refused == nil, guesses < 10_000 {
                let answer = try await ask(
                    running, "POST", "/beckon/1/receipts", bearer: "guess\(guesses)", body: [:])
                guesses += 1
                if answer.status == 429 { refused = answer } else { #expect(answer.status == 401) }
            }
            #expect(guesses > 60)
            let answer = try #require(refused)
            #expect(answer.headers["Retry-After"] == "60")
            #expect(try JSONValue(parsing: answer.body)["error"] == "too-many-attempts")
        }
    }
}
