import Beckon
import BeckonJSON
import BeckonPlatform
import Foundation
import Synchronization

/// Answers calls as Genesys Cloud does, in memory, with the faults that a test orders.
final class ScriptedGenesys: PlatformTransport {
    /// A call as it arrived, without the requests for tokens.
    struct Call: Hashable, Sendable {
        let method: String
        /// The path with its query.
        let path: String
        let authorization: String?
        let body: JSONValue

        var kind: Substring { path.split(separator: "?")[0].split(separator: "/").last ?? "" }
    }

    enum Answer: Sendable {
        case reply(PlatformReply)
        case fault(PlatformFailure.Reason)

        static func status(_ status: Int, _ headers: PlatformHeaders = [:], _ json: JSONValue = [:]) -> Answer {
            .reply(PlatformReply(status: status, headers: headers, body: json.encoded()))
        }
    }

    typealias Script = @Sendable (Call) -> Answer?

    private struct State {
        var calls: [Call] = []
        var script: Script?
        var tokens = 0
        var tokenAnswer: Answer?
        var revoked: Set<String> = []
    }

    private let state = Mutex(State())

    var calls: [Call] { state.withLock { $0.calls } }
    var tokens: Int { state.withLock { $0.tokens } }

    /// The bodies of the accepted kinds of calls, in order.
    func bodies(_ kind: String) -> [JSONValue] { calls.filter { $0.kind == kind }.map(\.body) }

    /// What the customer's messages said, in order, as an agent sees them.
    var texts: [String] { bodies("message").compactMap { $0["text"]?.string } }

    func forget() { state.withLock { $0.calls = [] } }

    /// Answers from now on; nil from the script means the ordinary answer.
    func answer(_ script: Script?) { state.withLock { $0.script = script } }

    func answerTokens(_ answer: Answer?) { state.withLock { $0.tokenAnswer = answer } }

    /// Refuses the tokens that were given so far.
    func revokeTokens() {
        state.withLock { state in state.revoked = Set((0...state.tokens).map { "Bearer token-\($0)" }) }
    }

    func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
        let answer = state.withLock { state in
            call.url.hasSuffix("/oauth/token") ? Self.token(&state) : Self.answer(call, &state)
        }
        switch answer {
        case .reply(let reply): return reply
        case .fault(let reason): throw PlatformFailure(reason)
        }
    }

    private static func token(_ state: inout State) -> Answer {
        if let answer = state.tokenAnswer { return answer }
        state.tokens += 1
        return .status(
            200, [:],
            ["access_token": .string("token-\(state.tokens)"), "token_type": "bearer", "expires_in": 86_400])
    }

    private static func answer(_ call: PlatformCall, _ state: inout State) -> Answer {
        let path = call.url.range(of: "/api/v2").map { String(call.url[$0.lowerBound...]) } ?? call.url
        let authorization = call.headers["authorization"]
        let entry = Call(
            method: call.method, path: path, authorization: authorization,
            body: call.body.flatMap { try? JSONValue(parsing: $0) } ?? .null)
        if let authorization, state.revoked.contains(authorization) { return .status(401) }
        state.calls.append(entry)
        return state.script?(entry) ?? ordinary(entry)
    }

    private static func ordinary(_ call: Call) -> Answer {
        switch (call.method, call.kind) {
        case ("POST", "callbacks"): .status(200, [:], ["conversation": ["id": "callback-1"]])
        case ("POST", _): .status(202, [:], ["id": "m", "conversationId": "conversation-1"])
        case ("GET", "conversation-1"):
            .status(
                200, [:],
                ["id": "conversation-1", "participants": [["id": "participant-1", "purpose": "customer"]]])
        default: .status(200)
        }
    }
}

/// Opens no socket.
struct NoSockets: PlatformSocketConnector {
    func connect(_ url: String, headers: PlatformHeaders) async throws(SocketFailure) -> any PlatformSocket {
        throw SocketFailure("no sockets")
    }
}
