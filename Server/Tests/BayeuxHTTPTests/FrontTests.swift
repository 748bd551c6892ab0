import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded
import Synchronization
import Testing

@testable import BayeuxHTTP

@Suite("The rules about all requests of a router")
struct FrontTests {
    private struct Failure: Error {}

    private enum Act { case pass, answer, fail, rescue }

    private final class Notes: Sendable {
        private let words = Mutex<[String]>([])

        func add(_ word: String) { words.withLock { $0.append(word) } }

        var all: [String] { words.withLock { $0 } }
    }

    /// Notes when it is asked, and does one thing.
    private struct Step: FrontStep {
        let name: String
        let act: Act
        let notes: Notes

        func before(_ request: Request, _ context: inout BasicRequestContext) throws -> FrontVerdict {
            notes.add(name)
            switch act {
            case .pass, .rescue: return .pass
            case .answer: return .answer(Response(status: .accepted))
            case .fail: throw Failure()
            }
        }

        func answer(to error: any Error, of request: Request, _ context: BasicRequestContext) -> Response? {
            notes.add("\(name)?")
            return act == .rescue ? Response(status: .conflict) : nil
        }

        func after(_ response: inout Response, to request: Request, _ context: BasicRequestContext) {
            notes.add("\(name)!")
            response.headers.append(HTTPField(name: .via, value: name))
        }
    }

    /// Adds a fact to the lines of the log.
    private struct Facts: FrontStep {
        func before(_ request: Request, _ context: inout BasicRequestContext) -> FrontVerdict {
            context.logger[metadataKey: "fact"] = "told"
            return .passLogged
        }
    }

    /// Sends a request through steps to a route; nil for an answer that never came.
    private func answer(
        _ steps: [any FrontStep<BasicRequestContext>],
        _ route: @escaping @Sendable (BasicRequestContext) throws -> Response
    ) async throws -> Response? {
        let router = Router()
        router.add(middleware: Front<BasicRequestContext>(steps))
        router.get("x") { _, context in try route(context) }
        let head = HTTPRequest(method: .get, scheme: "https", authority: "x.example.com", path: "/x")
        let logger = Logger(label: "test") { _ in MetadataHandler() }
        do {
            return try await router.buildResponder().respond(
                to: Request(head: head, body: RequestBody(buffer: .init())),
                context: BasicRequestContext(source: .init(channel: EmbeddedChannel(), logger: logger)))
        } catch is Failure {
            return nil
        }
    }

    /// Keeps facts and writes nothing.
    private struct MetadataHandler: LogHandler {
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {}
    }

    /// The notes of three steps and a route, and what came back: its status and the fields of the steps.
    private func told(_ acts: [Act], routeFails: Bool = false) async throws -> String {
        let notes = Notes()
        let steps = zip(["a", "b", "c"], acts).map { Step(name: $0, act: $1, notes: notes) }
        let response = try await answer(steps) { _ in
            notes.add("route")
            if routeFails { throw Failure() }
            return Response(status: .ok)
        }
        let answer = response.map { "\($0.status.code)\($0.headers[values: .via].joined())" } ?? "none"
        return notes.all.joined(separator: " ") + " = " + answer
    }

    @Test("come in order before the route and back in the opposite order")
    func order() async throws {
        #expect(try await told([.pass, .pass, .pass]) == "a b c route c! b! a! = 200cba")
    }

    @Test("one answers, and only those before it complete its answer")
    func answers() async throws {
        #expect(try await told([.pass, .answer, .pass]) == "a b a! = 202a")
        #expect(try await told([.answer, .pass, .pass]) == "a = 202")
    }

    @Test("an error is answered by the last one that can, and completed by those before it")
    func errors() async throws {
        #expect(
            try await told([.pass, .rescue, .pass], routeFails: true) == "a b c route c? b? a! = 409a")
        #expect(try await told([.pass, .rescue, .fail]) == "a b c b? a! = 409a")
        #expect(try await told([.rescue, .pass, .rescue], routeFails: true) == "a b c route c? b! a! = 409ba")
    }

    @Test("an error that none of them answers goes on")
    func goesOn() async throws {
        #expect(try await told([.pass, .pass, .pass], routeFails: true) == "a b c route c? b? a? = none")
        #expect(try await told([.fail, .pass, .rescue]) == "a = none")
    }

    @Test("what one adds to the logger is in the lines of the route")
    func facts() async throws {
        let notes = Notes()
        _ = try await answer([Facts(), Step(name: "a", act: .pass, notes: notes)]) { context in
            notes.add(Logger.current[metadataKey: "fact"]?.description ?? "-")
            notes.add(context.logger[metadataKey: "fact"]?.description ?? "-")
            return Response(status: .ok)
        }
        #expect(notes.all == ["a", "told", "told", "a!"])
    }

    @Test("a field's value is the one that the subscript gives, also where several have its name")
    func fieldValues() {
        var fields: HTTPFields = [.contentType: "text/plain", .accept: "a"]
        fields.append(HTTPField(name: .accept, value: "b"))
        for value in ["x=1", "y=2"] { fields.append(HTTPField(name: .cookie, value: value)) }
        for name in [HTTPField.Name.contentType, .accept, .cookie, .origin] {
            #expect(fields.value(of: name) == fields[name])
        }
        #expect(fields.value(of: .cookie) == "x=1; y=2")
    }

    private static let cookieFields: [(String, [String])] = [
        ("", []), (";", []), ("b", []), ("b=", [""]), ("b=1", ["1"]), ("a=1; b=2;\tb=3;b=4", ["2", "3", "4"]),
        ("bb=1; b =2; xb=3", []), ("b=\"1\"; b=\"; b=\"\"", ["1", "\"", ""]), ("b=1=2;;b=é", ["1=2", "é"]),
        (String(repeating: "b=1;", count: 9), Array(repeating: "1", count: 8)),
    ]

    @Test("the values of a cookie are found among others, without their marks", arguments: cookieFields)
    func cookies(field: String, wanted: [String]) {
        var values: [String] = []
        CookieValues.add(of: "b", from: field, to: &values)
        #expect(values == wanted)
    }
}
