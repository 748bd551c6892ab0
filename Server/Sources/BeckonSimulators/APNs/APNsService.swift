import Synchronization

/// Decides the answers of the APNs stand-in.
final class APNsService: SimulatedService {
    private struct Connection {
        /// The provider tokens that this connection has sent, with the time of their first use.
        var tokens: [String: Int64] = [:]
        /// Whether a valid token has raised the stream limit.
        var isTrusted = false
        /// The authorization that was accepted last, and in which second; most requests repeat it.
        var accepted: (authorization: String, second: Int64)?
    }

    private struct State {
        var tokenCheck: ProviderTokenCheck
        var connections: [Int: Connection] = [:]
    }

    /// The most provider tokens on one connection within 20 minutes; the next one is refused as too many.
    private static let tokensPerConnection = 2
    private static let tokenUpdateWindow: Int64 = 1_200

    let maximumConcurrentStreams: Int?
    private let configuration: SimulatedAPNs.Configuration
    private let faults: SimulatedFaults
    private let check: APNsRequestCheck
    private let identifiers = SimulatedIdentifiers()
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
        let headers = APNsHeaders(request.headers)
        do throws(APNsRequestCheck.Refusal) {
            let token = try check.token(of: request)
            guard let fault = faults.next(for: token) else { return deliver(request, headers, token: token) }
            return fault.reaction(
                refusal: { refusal($0, $1, retryAfter: $2, timestamp: $3, of: headers) },
                usual: { deliver(request, headers, token: token) })
        } catch {
            return .answer(refusal(error.status, error.reason, of: headers))
        }
    }

    /// Checks the request and accepts the push if it is valid.
    private func deliver(_ request: SimulatedRequest, _ headers: APNsHeaders, token: String) -> SimulatedReaction {
        var newLimit: Int?
        var answer: SimulatedAnswer
        do throws(APNsRequestCheck.Refusal) {
            newLimit = try authorize(headers.authorization, on: request.connection)
            try check.check(headers: headers, body: request.body, token: token)
            configuration.log.record(provider: "apns", token: token, headers: request.headers, payload: request.body)
            answer = accepted(headers)
        } catch {
            answer = refusal(error.status, error.reason, of: headers)
        }
        var reaction = SimulatedReaction.answer(answer)
        reaction.maximumConcurrentStreams = newLimit
        return reaction
    }

    /// Checks the provider token; returns the new stream limit if this is the connection's first valid one.
    private func authorize(_ authorization: String?, on number: Int) throws(APNsRequestCheck.Refusal) -> Int? {
        let now = configuration.now()
        let result = state.withLock { state -> Result<Int?, APNsRequestCheck.Refusal> in
            // Within one second neither the token nor the connection can become invalid.
            if let accepted = state.connections[number]?.accepted, accepted.second == now,
                accepted.authorization == authorization
            {
                return .success(nil)
            }
            if case .refused(let reason) = state.tokenCheck.check(authorization: authorization, now: now) {
                return .failure(APNsRequestCheck.Refusal(403, reason))
            }
            var connection = state.connections[number] ?? Connection()
            connection.tokens = connection.tokens.filter { now - $0.value < Self.tokenUpdateWindow }
            let token = authorization ?? ""
            if connection.tokens[token] == nil, connection.tokens.count >= Self.tokensPerConnection {
                return .failure(APNsRequestCheck.Refusal(429, "TooManyProviderTokenUpdates"))
            }
            connection.tokens[token] = connection.tokens[token] ?? now
            let raisesLimit = !connection.isTrusted && configuration.initialStreams != nil
            connection.isTrusted = true
            connection.accepted = (token, now)
            state.connections[number] = connection
            return .success(raisesLimit ? configuration.maximumStreams : nil)
        }
        return try result.get()
    }

    private func accepted(_ headers: APNsHeaders) -> SimulatedAnswer {
        SimulatedAnswer(
            200,
            headers: [
                (name: "apns-id", value: headers.id ?? identifiers.next()),
                (name: "apns-unique-id", value: identifiers.next()),
            ])
    }

    /// Returns a refusal in the form of APNs: the reason and, with 410, the time since which the token is dead, in
    /// milliseconds.
    private func refusal(
        _ status: Int, _ reason: String, retryAfter: Int? = nil, timestamp: Int64? = nil, of request: APNsHeaders
    ) -> SimulatedAnswer {
        var headers = [(name: "apns-id", value: request.id ?? identifiers.next())]
        if configuration.tellsTime {
            headers.append((name: "date", value: SimulatedTime.text(of: configuration.now())))
        }
        if let retryAfter { headers.append((name: "retry-after", value: String(retryAfter))) }
        let time = timestamp.map { ",\"timestamp\":\($0)" } ?? ""
        return .json(status, "{\"reason\":\(SimulatedJSON.quoted(reason))\(time)}", headers: headers)
    }
}

/// Random UUIDs, version 4, in lower case.
///
/// The system gives one seed. Foundation asks the system for each UUID, which costs as much as the rest of an answer.
final class SimulatedIdentifiers: Sendable {
    private static let digits: StaticString = "0123456789abcdef"
    private let state = Mutex(UInt64.random(in: 0...UInt64.max))

    /// Returns the next identifier.
    func next() -> String {
        let (high, low) = state.withLock { (Self.draw(&$0), Self.draw(&$0)) }
        let version: UInt64 = 4 << 12
        let variant: UInt64 = 2 << 62
        return Self.text(high & ~0xF000 | version, low & ~0 >> 2 | variant)
    }

    /// Returns the next number of SplitMix64, which repeats none within 2⁶⁴.
    private static func draw(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    private static func text(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for index in 0..<32 {
                if index == 8 || index == 12 || index == 16 || index == 20 {
                    buffer[position] = UInt8(ascii: "-")
                    position += 1
                }
                let half = index < 16 ? high : low
                buffer[position] = digits.utf8Start[Int(half >> UInt64(60 - index % 16 * 4) & 0xF)]
                position += 1
            }
            return position
        }
    }
}
