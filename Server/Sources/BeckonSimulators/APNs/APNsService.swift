import Foundation
import Synchronization

/// The part of the APNs stand-in that decides.
final class APNsService: SimulatedService {
    private struct Connection {
        /// The provider tokens that this connection has shown, with the time of their first use.
        var tokens: [String: Int64] = [:]
        /// Whether a good token has raised the stream limit.
        var isTrusted = false
    }

    private struct State {
        var tokenCheck: ProviderTokenCheck
        var connections: [Int: Connection] = [:]
    }

    /// At most this many provider tokens on one connection within 20 minutes; the next is one too many.
    private static let tokensPerConnection = 2
    private static let tokenUpdateWindow: Int64 = 1_200

    let maximumConcurrentStreams: Int?
    private let configuration: SimulatedAPNs.Configuration
    private let faults: SimulatedFaults
    private let check: APNsRequestCheck
    private let state: Mutex<State>

    init(configuration: SimulatedAPNs.Configuration, faults: SimulatedFaults) {
        self.configuration = configuration
        self.faults = faults
        check = APNsRequestCheck(topics: configuration.topics)
        maximumConcurrentStreams = configuration.initialStreams ?? configuration.maximumStreams
        let keys = configuration.credentials.map {
            ($0.keyID, ProviderTokenCheck.Key(teamID: $0.teamID, publicKey: $0.publicKey))
        }
        let tokenCheck = ProviderTokenCheck(keys: Dictionary(keys) { first, _ in first })
        state = Mutex(State(tokenCheck: tokenCheck))
    }

    func connectionClosed(_ connection: Int) {
        state.withLock { $0.connections[connection] = nil }
    }

    func react(to request: SimulatedRequest) -> SimulatedReaction {
        do throws(APNsRequestCheck.Refusal) {
            let token = try check.token(of: request)
            guard let fault = faults.next(for: token) else { return deliver(request, token: token) }
            return fault.reaction(
                refusal: { Self.refusal($0, $1, retryAfter: $2, timestamp: $3, of: request) },
                usual: { deliver(request, token: token) })
        } catch {
            return .answer(Self.refusal(error.status, error.reason, of: request))
        }
    }

    /// Checks the request and takes the push in when it is right.
    private func deliver(_ request: SimulatedRequest, token: String) -> SimulatedReaction {
        var newLimit: Int?
        var answer: SimulatedAnswer
        do throws(APNsRequestCheck.Refusal) {
            newLimit = try authorize(request)
            try check.check(request, token: token)
            configuration.log.record(provider: "apns", token: token, headers: request.headers, payload: request.body)
            answer = Self.accepted(request)
        } catch {
            answer = Self.refusal(error.status, error.reason, of: request)
        }
        var reaction = SimulatedReaction.answer(answer)
        reaction.maximumConcurrentStreams = newLimit
        return reaction
    }

    /// Checks the provider token; gives the new stream limit when this is the connection's first good one.
    private func authorize(_ request: SimulatedRequest) throws(APNsRequestCheck.Refusal) -> Int? {
        let now = configuration.now()
        let authorization = request.header("authorization")
        let result = state.withLock { state -> Result<Int?, APNsRequestCheck.Refusal> in
            if case .refused(let reason) = state.tokenCheck.check(authorization: authorization, now: now) {
                return .failure(APNsRequestCheck.Refusal(403, reason))
            }
            var connection = state.connections[request.connection] ?? Connection()
            connection.tokens = connection.tokens.filter { now - $0.value < Self.tokenUpdateWindow }
            let token = authorization ?? ""
            if connection.tokens[token] == nil, connection.tokens.count >= Self.tokensPerConnection {
                return .failure(APNsRequestCheck.Refusal(429, "TooManyProviderTokenUpdates"))
            }
            connection.tokens[token] = connection.tokens[token] ?? now
            let raisesLimit = !connection.isTrusted && configuration.initialStreams != nil
            connection.isTrusted = true
            state.connections[request.connection] = connection
            return .success(raisesLimit ? configuration.maximumStreams : nil)
        }
        return try result.get()
    }

    private static func accepted(_ request: SimulatedRequest) -> SimulatedAnswer {
        SimulatedAnswer(
            status: 200,
            headers: [
                (name: "apns-id", value: identifier(of: request)),
                (name: "apns-unique-id", value: UUID().uuidString.lowercased()),
            ])
    }

    /// A refusal as APNs spells it: the reason, and with 410 since when the token is dead, in milliseconds.
    private static func refusal(
        _ status: Int, _ reason: String, retryAfter: Int? = nil, timestamp: Int64? = nil, of request: SimulatedRequest
    ) -> SimulatedAnswer {
        var headers = [(name: "apns-id", value: identifier(of: request))]
        if let retryAfter { headers.append((name: "retry-after", value: String(retryAfter))) }
        let time = timestamp.map { ",\"timestamp\":\($0)" } ?? ""
        return .json(status, "{\"reason\":\(SimulatedJSON.quoted(reason))\(time)}", headers: headers)
    }

    private static func identifier(of request: SimulatedRequest) -> String {
        request.header("apns-id") ?? UUID().uuidString.lowercased()
    }
}
