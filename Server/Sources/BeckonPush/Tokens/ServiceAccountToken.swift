import Beckon
import BeckonJSON
import NIOHPACK

/// Why an access token could not be fetched.
enum AccessTokenFailure: Error, Sendable, Hashable {
    /// The endpoint refused the account: the key is wrong, or the clock is off by minutes.
    case refused(reason: String)
    /// The endpoint cannot be reached or does not answer; a later fetch may succeed.
    case unavailable(retryAfter: Milliseconds?, reason: String)
}

/// The OAuth access token of one service account: fetched once, shared by every request, renewed in time.
///
/// The first caller that needs a token fetches it in its own task; the others wait for that fetch.
actor ServiceAccountToken {
    /// The scope of the token.
    static let scope = "https://www.googleapis.com/auth/firebase.messaging"

    private let account: ServiceAccount
    private let sender: HTTP2Sender
    private let time: any TimeSource
    private var state = AccessTokenState()
    private var waiters: [CheckedContinuation<Result<String, AccessTokenFailure>, Never>] = []

    /// - Parameters:
    ///   - account: The service account.
    ///   - sender: Sends to the account's `token_uri`.
    ///   - time: The wall clock dates assertions, the uptime renews tokens.
    init(account: ServiceAccount, sender: HTTP2Sender, time: any TimeSource) {
        self.account = account
        self.sender = sender
        self.time = time
    }

    /// Returns the token to send; fetches one if needed.
    func current() async -> Result<String, AccessTokenFailure> {
        switch state.need(now: time.uptime) {
        case .use(let token): return .success(token)
        case .wait:
            // At most one batch per caller waits here; the fetch always ends within the sender's time-outs.
            return await withCheckedContinuation { waiters.append($0) }
        case .fetch(let old):
            let fetched = await fetch()
            let result = note(fetched, old: old)
            let waiting = waiters
            waiters = []
            for waiter in waiting { waiter.resume(returning: result) }
            return result
        }
    }

    /// Records that the service refused the token.
    func wasRefused(_ token: String) { state.wasRefused(token) }

    private func note(
        _ fetched: Result<AccessTokenAnswer, AccessTokenFailure>, old: String?
    ) -> Result<String, AccessTokenFailure> {
        switch fetched {
        case .success(let answer):
            state.fetched(answer.token, seconds: answer.seconds, now: time.uptime)
            return .success(answer.token)
        case .failure(let failure):
            state.fetchFailed(now: time.uptime)
            return old.map(Result.success) ?? .failure(failure)
        }
    }

    private func fetch() async -> Result<AccessTokenAnswer, AccessTokenFailure> {
        guard let request = try? request() else { return .failure(.refused(reason: "the key cannot sign")) }
        switch await sender.send([request]).first {
        case .response(let response):
            let lead = ServiceClock(date: response.date, uptime: time.uptime)?.lead(of: time.now, uptime: time.uptime)
            return AccessTokenAnswer.read(response, keyID: account.privateKeyID, lead: lead, now: time.now)
        case .unreachable(let retryAfter, let cause):
            return .failure(.unavailable(retryAfter: retryAfter, reason: "token endpoint: \(cause)"))
        case .unprocessed(let cause), .unsure(let cause):
            return .failure(.unavailable(retryAfter: nil, reason: "token endpoint: \(cause)"))
        case nil: return .failure(.unavailable(retryAfter: nil, reason: "token endpoint: no answer"))
        }
    }

    private func request() throws -> HTTP2Request {
        let assertion = try account.assertion(scope: Self.scope, issuedAt: time.now.milliseconds / 1_000)
        let grant = "urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer"
        var headers = HPACKHeaders()
        headers.add(name: ":method", value: "POST")
        headers.add(name: ":scheme", value: "https")
        headers.add(name: ":authority", value: account.tokenURI.authority)
        headers.add(name: ":path", value: account.tokenURI.target)
        headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
        return HTTP2Request(headers: headers, body: Array("grant_type=\(grant)&assertion=\(assertion)".utf8))
    }
}

/// The answer of the token endpoint.
struct AccessTokenAnswer: Sendable, Hashable {
    var token: String
    /// The token's lifetime in seconds.
    var seconds: Int64

    /// Reads an answer of the token endpoint: an access token, or the reason for the failure.
    ///
    /// - Parameters:
    ///   - response: The answer.
    ///   - keyID: The id of the key that signed the request, for the reason.
    ///   - lead: By how many seconds this machine's clock is ahead of the endpoint's; nil when they agree.
    ///   - now: The wall clock, for dates.
    /// - Returns: The token, or the failure.
    static func read(
        _ response: HTTP2Response, keyID: String, lead: Int64?, now: Timestamp
    ) -> Result<AccessTokenAnswer, AccessTokenFailure> {
        let body = try? JSONValue(parsing: response.body)
        switch response.status {
        case 200:
            guard let token = body?["access_token"]?.string, !token.isEmpty,
                token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
            else { return .failure(.refused(reason: "token endpoint: no access token in the answer")) }
            let seconds = body?["expires_in"]?.integer(clampedTo: 0...86_400) ?? 3_599
            return .success(AccessTokenAnswer(token: token, seconds: Int64(seconds)))
        case 408, 429, 500...:
            return .failure(
                .unavailable(
                    retryAfter: RetryAfter.read(response.header("retry-after"), now: now),
                    reason: "token endpoint: \(response.status)"))
        default:
            let error = body?["error"]?.string.map { String($0.prefix(64)) } ?? "-"
            let why = lead.map { ServiceClock.words($0) } ?? "the key may be deleted or of another account"
            let key = keyID.prefix(64)
            return .failure(.refused(reason: "token endpoint: \(response.status) \(error) for key \(key): \(why)"))
        }
    }
}
