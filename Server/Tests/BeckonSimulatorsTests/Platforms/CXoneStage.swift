import BeckonSimulators
import Foundation
import Synchronization
import Testing

/// A stand-in for CXone, and the gateway that asks it.
final class CXoneStage: Sendable {
    static let chat = "chat-1"

    let platform: SimulatedCXone
    let configuration: SimulatedCXone.Configuration
    private let token: String

    init(_ change: (inout SimulatedCXone.Configuration) -> Void = { _ in }) async throws {
        var configuration = SimulatedCXone.Configuration(
            accessKeySecret: UUID().uuidString, client: ("channel", UUID().uuidString))
        configuration.webhookPause = .zero
        change(&configuration)
        self.configuration = configuration
        platform = try await SimulatedCXone.listen(configuration)
        let key: SimulatedJSON = [
            "accessKeyId": .string(configuration.accessKeyID),
            "accessKeySecret": .string(configuration.accessKeySecret),
        ]
        let answer = await Self.ask(platform, "POST", "authentication/v1/token/access-key", key)
        token = answer.json["access_token"]?.string ?? ""
    }

    struct Answer {
        let status: Int
        let json: SimulatedJSON
        let headers: [String: String]
    }

    static func ask(
        _ platform: SimulatedCXone, _ method: String, _ path: String, _ json: SimulatedJSON? = nil,
        body: [UInt8] = [], query: [String: String] = [:], headers: [String: String] = [:]
    ) async -> Answer {
        let answer = await platform.answerAny(
            StandInRequest(
                method: method, path: path.split(separator: "/").map(String.init), query: query, headers: headers,
                body: json?.bytes ?? body))
        return Answer(
            status: answer?.status ?? 0, json: answer.flatMap { SimulatedJSON.parse($0.body) } ?? .null,
            headers: Dictionary((answer?.headers ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    }

    /// Asks with the token of the access key.
    func ask(
        _ method: String, _ path: String, _ json: SimulatedJSON? = nil, query: [String: String] = [:],
        token: String? = nil
    ) async -> Answer {
        await Self.ask(
            platform, method, path, json, query: query, headers: ["authorization": "Bearer \(token ?? self.token)"])
    }

    static let author: SimulatedJSON = [
        "idOnExternalPlatform": "ana", "firstName": "Ana", "lastName": "Costa", "nickname": "Ana", "image": "",
    ]

    /// A message of the customer, as the gateway sends it.
    static func message(_ id: String, _ text: String, _ more: [(String, SimulatedJSON)] = []) -> SimulatedJSON {
        let members: [(name: String, value: SimulatedJSON)] = [
            ("idOnExternalPlatform", .string(id)), ("thread", ["idOnExternalPlatform": .string(chat)]),
            ("messageContent", ["type": "TEXT", "payload": ["text": .string(text)]]),
            ("createdAtWithMilliseconds", "2026-03-02T09:00:00.000Z"), ("direction", "inbound"),
            ("authorEndUserIdentity", author), ("recipients", []),
        ]
        let changed = Set(more.map(\.0))
        return .object(members.filter { !changed.contains($0.name) } + more.map { (name: $0.0, value: $0.1) })
    }

    func post(_ message: SimulatedJSON) async -> Answer {
        await ask("POST", "dfo/3.0/channels/\(configuration.channel)/messages", message)
    }

    /// The customer says something.
    ///
    /// - Returns: The contact's number.
    @discardableResult
    func say(_ id: String, _ text: String) async -> String {
        let answer = await post(Self.message(id, text))
        #expect(answer.status == 200)
        return answer.json["contactNumber"]?.string ?? ""
    }

    /// An agent does something at the page.
    @discardableResult
    func act(_ name: String, _ contact: String, _ body: SimulatedJSON) async -> Answer {
        await ask("POST", "_agent/conversations/\(contact)/\(name)", body)
    }
}

/// A gateway that gives tokens, keeps what it is sent, and answers from a list of statuses, with 200 after its end.
final class CXoneGateway: Sendable {
    let server: SimulatedServer
    private let requests: AsyncStream<StandInRequest>

    init(_ statuses: [Int] = []) async throws {
        let (stream, continuation) = AsyncStream.makeStream(
            of: StandInRequest.self, bufferingPolicy: .bufferingOldest(200))
        let left = Mutex(statuses)
        let issued = Mutex(0)
        requests = stream
        server = try await SimulatedServer.listen(port: 0) { request in
            continuation.yield(request)
            if request.path.last == "token" {
                let number = issued.withLock { issued in
                    issued += 1
                    return issued
                }
                return SimulatedAnswer(json: ["access_token": .string("token-\(number)"), "token_type": "Bearer"])
            }
            let isCall = request.path.first == "box" && request.path.last != "events"
            guard !isCall || request.headers["authorization"]?.hasPrefix("Bearer token-") ?? false else {
                return SimulatedAnswer(401)
            }
            return SimulatedAnswer(left.withLock { $0.isEmpty ? 200 : $0.removeFirst() })
        }
    }

    var middleware: String { "http://127.0.0.1:\(server.port)/box" }

    /// The next requests, in the order of their arrival; throws if the test is over before they have come.
    func next(_ count: Int) async throws -> [StandInRequest] {
        var taken: [StandInRequest] = []
        for await request in requests {
            taken.append(request)
            if taken.count == count { break }
        }
        guard taken.count == count else { throw CancellationError() }
        return taken
    }
}
