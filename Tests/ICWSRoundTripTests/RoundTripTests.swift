import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSCommon
import ICWSConnection
import ICWSCore
import ICWSSimulator
import Testing

/// Each of the described operations against the simulator: the request arrives as described, the answer is decoded,
/// taken apart and put together again through the typed accessors, and is what came.
///
/// One after the other: what must not be sent twice has a connection of its own, and the simulator takes 256 at a time.
@Suite(.serialized) struct RoundTripTests {
    @Test("there is a case for each of the 689 operations")
    func count() {
        #expect(TripCase.all.count == 689)
        #expect(Set(TripCase.all.map(\.description)).count == 689)
    }

    @Test("a request arrives as described, and its answer is re-encoded equal", arguments: TripCase.all)
    func roundTrip(_ tripCase: TripCase) async throws {
        for kind in Samples.Kind.allCases {
            let trip = Trip(kind, world: try await TripWorld.shared.value, expecting: tripCase)
            try await tripCase.body(trip)
        }
    }
}

/// One operation.
struct TripCase: Sendable, CustomTestStringConvertible {
    let path: String
    let operation: String
    let body: @Sendable (Trip) async throws -> Void

    init(_ path: String, _ operation: String, body: @escaping @Sendable (Trip) async throws -> Void) {
        self.path = path
        self.operation = operation
        self.body = body
    }

    var description: String { "\(operation) \(path)" }
    var testDescription: String { description }
}

/// The simulator and the session that all trips share.
struct TripWorld: Sendable {
    let simulator: Simulator
    let samples: Samples
    let server: SimulatorServer
    let transport: URLSessionStreaming
    let key: SessionKey

    static let shared = Task { try await TripWorld() }

    private init() async throws {
        let catalogue = try Catalogue()
        simulator = Simulator(catalogue)
        samples = Samples(catalogue)
        server = try SimulatorServer(simulator)
        transport = URLSessionStreaming()
        let caller = ServerCaller(dispatcher: TransportDispatcher(transport))
        let settings = ICWS.Connection.IcAuthConnectionRequestSettings(
            applicationName: "Test", userID: "agent1", password: "right")
        let address = ServerAddress(template: "http://{host}:\(server.port)")
        let answer = try await caller.call(
            ICWS.Connection.Resources.Connection.CreateConnection(
                acceptLanguage: "en-US", baseAuthConnectionRequestSettings: settings),
            to: CallTarget(address: address, host: "127.0.0.1"))
        let response = try #require(answer.value())
        let cookie = try #require(answer.headers["Set-Cookie"]?.prefix { $0 != ";" })
        key = SessionKey(sessionID: response.sessionId, csrfToken: response.csrfToken, cookie: String(cookie))
    }

    var target: CallTarget {
        CallTarget(address: ServerAddress(template: "http://{host}:\(server.port)"), host: "127.0.0.1", key: key)
    }
}

/// What a trip puts into its request.
struct TripSample: Sendable {
    let samples: Samples
    let kind: Samples.Kind

    /// A text that needs encoding everywhere; headers take ASCII.
    func text(_ name: String) -> String {
        switch name {
        case "Accept-Language": "en-US"
        case "Range": "items=0-9"
        default: name.hasPrefix("ININ-") ? "https://outer.example/x?y=1" : "a b/ü&\(name)=%2F?#@\\+"
        }
    }

    func list(_ name: String) -> [String] { ["version", "features"] }

    func body<Body: Contract & Rebuildable>(_ type: Body.Type) -> Body {
        Body(fields: sampleFields(type)).rebuilt()
    }

    func sampleFields<Body: Contract>(_ type: Body.Type) -> ContractFields {
        let json = (try? JSONValue(parsing: sampleBytes(type))) ?? .null
        do {
            return try Body(checkingJSON: json).fields
        } catch {
            Issue.record("the sample of \(Body.urn) is refused: \(error)")
            return ContractFields()
        }
    }

    func sampleBytes<Body: Contract>(_ type: Body.Type) -> [UInt8] {
        samples.value(ofURN: Body.urn, kind).bytes()
    }
}

/// One request, made and checked.
struct Trip: Sendable {
    let sample: TripSample
    private let kind: Samples.Kind
    private let world: TripWorld
    private let expected: TripCase

    init(_ kind: Samples.Kind, world: TripWorld, expecting expected: TripCase) {
        self.kind = kind
        self.world = world
        self.expected = expected
        sample = TripSample(samples: world.samples, kind: kind)
    }

    func run<Request: ServerRequest>(_ request: Request) async throws where Request.Success: TripBody {
        let operation = Request.operation
        #expect(operation.path == expected.path && operation.name == expected.operation)
        let parts = RequestParts(request)
        var http = try StandardRequestBuilder().request(operation, parts, to: world.target, timeout: .seconds(60))
        http.headers["X-Simulator-Sample"] = kind.rawValue
        if operation.name == "openEventSource" { http.headers["Accept"] = "text/event-stream" }
        let response = try await world.transport.send(http)
        let answer = Answer<Request.Success>(response)
        let note = Comment(rawValue: "\(kind) \(expected): \(answer.refusal?.error?.message ?? "")")
        #expect(operation.successStatus == 0 ? answer.isSuccess : answer.status == operation.successStatus, note)
        try checkArrival(parts, operation, answer.headers["X-Simulator-Request"], note)
        guard case .success(let body) = answer.outcome else {
            Issue.record("\(expected) \(kind): the answer is \(answer.outcome)")
            return
        }
        let again = body.rebuilt()
        guard let again else {
            #expect(Request.Success.mayBeEmpty, note)
            return
        }
        let wire = try JSONValue(parsing: response.body)
        #expect(again.holdsSame(as: wire), note)
    }

    private func checkArrival(
        _ parts: RequestParts, _ operation: ServerOperation, _ header: String?, _ note: Comment
    ) throws {
        let number = try #require(header.flatMap { Int($0) }, note)
        let arrived = try JSONValue(parsing: try #require(world.simulator.request(number), note).bytes())
        #expect(arrived["operation"]?.string == operation.name, note)
        #expect(arrived["verb"]?.string == operation.verb, note)
        for (name, text) in parts.tokens { #expect(arrived["tokens"]?[name]?.string == text, note) }
        #expect(arrived["query"]?.object?.count == parts.query.count, note)
        for option in parts.query { #expect(arrived["query"]?[option.name]?.string == option.text, note) }
        for part in parts.headers { #expect(arrived["headers"]?[part.name.lowercased()]?.string == part.text, note) }
        #expect((arrived["body"] ?? .null).holdsSame(as: parts.body ?? .null), note)
    }
}

/// The body of an answer that can be taken apart.
protocol TripBody: AnswerBody {
    /// What is left after every value went through its typed accessor; nil where there is nothing typed.
    func rebuilt() -> JSONValue?
}

extension NoBody: TripBody {
    func rebuilt() -> JSONValue? { nil }
}

extension BinaryBody: TripBody {
    func rebuilt() -> JSONValue? { nil }
}

extension JSONBody: TripBody where Value: Rebuildable {
    func rebuilt() -> JSONValue? { value.rebuilt().json }
}
