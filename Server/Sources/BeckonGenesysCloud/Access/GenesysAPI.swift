package import Beckon
package import BeckonJSON
package import BeckonPlatform
import Foundation
import Synchronization

/// The addresses of one organisation's hosts.
package struct GenesysHosts: Hashable, Sendable {
    /// The domains of all known regions of Genesys Cloud (contact-centers §1).
    package static let knownRegions = [
        "mypurecloud.com", "mypurecloud.ie", "mypurecloud.de", "mypurecloud.jp", "mypurecloud.com.au",
        "usw2.pure.cloud", "cac1.pure.cloud", "apne2.pure.cloud", "apne3.pure.cloud", "euw2.pure.cloud",
        "euc2.pure.cloud", "aps1.pure.cloud", "apse1.pure.cloud", "sae1.pure.cloud", "mec1.pure.cloud",
        "mxc1.pure.cloud", "use2.us-gov-pure.cloud", "edee1.eusc-pure.cloud",
    ]

    /// The address of the API, without a path.
    package let api: String
    /// The address at which tokens are given, without a path.
    package let login: String

    /// - Parameters:
    ///   - region: The region's domain; new regions need not be known.
    ///   - endpoint: One address for all hosts; nil for the region's own.
    package init(region: String, endpoint: String? = nil) {
        if let endpoint {
            let address = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
            (api, login) = (address, address)
        } else {
            (api, login) = ("https://api.\(region)", "https://login.\(region)")
        }
    }
}

/// Calls the API of Genesys Cloud with the token of an OAuth client.
///
/// The token comes from the log-in host by client credentials (contact-centers §1). A call that is refused with 401 is
/// made once more with a new token. While ``CallGate`` is closed a call is not sent: its answer is a 429 with
/// `Retry-After`, as Genesys Cloud would give it.
package final class GenesysAPI: Sendable {
    private let hosts: GenesysHosts
    private let transport: any PlatformTransport
    private let time: any TimeSource
    private let tally: PlatformTally
    private let keeper: TokenKeeper
    private let gate = Mutex(CallGate())

    /// - Parameters:
    ///   - configuration: Names the hosts and the OAuth client.
    ///   - transport: Sends the requests.
    ///   - time: The clock.
    ///   - tally: Gets the limits that answers tell.
    package init(
        _ configuration: GenesysCloudSide.Configuration, transport: any PlatformTransport, time: any TimeSource,
        tally: PlatformTally
    ) {
        let hosts = GenesysHosts(region: configuration.region, endpoint: configuration.endpoint)
        let client = Data("\(configuration.clientID):\(configuration.clientSecret)".utf8).base64EncodedString()
        self.hosts = hosts
        self.transport = transport
        self.time = time
        self.tally = tally
        keeper = TokenKeeper(time: time) { () async throws(PlatformFailure) in
            try await Self.token(from: hosts, client: client, transport)
        }
    }

    // MARK: - Calls

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - method: The HTTP method.
    ///   - path: The path with its query, from `/api/v2` on.
    ///   - json: The body; nil for none.
    ///   - timeout: How long each of at most two attempts may last.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``PlatformFailure`` when no answer or no token came.
    package func call(
        _ method: String, _ path: String, json: JSONValue? = nil, timeout: Milliseconds = .seconds(10)
    ) async throws(PlatformFailure) -> PlatformReply {
        if let pause = gate.withLock({ $0.wait(at: time.uptime) }) { return Self.postponed(pause) }
        let token = try await keeper.token()
        let reply = try await send(method, path, json, token, timeout)
        guard reply.status == 401 else { return reply }
        keeper.refused(token)
        let renewed = try await keeper.token()
        return try await send(method, path, json, renewed, timeout)
    }

    /// A token that holds now, for connections that are not opened by a call.
    ///
    /// - Throws: ``PlatformFailure`` when the platform gives none.
    package func token() async throws(PlatformFailure) -> String { try await keeper.token() }

    /// Has the next call ask for a new token, because the platform says that the present one holds no longer.
    package func renewToken() async {
        if let token = try? await keeper.token() { keeper.refused(token) }
    }

    private func send(
        _ method: String, _ path: String, _ json: JSONValue?, _ token: String, _ timeout: Milliseconds
    ) async throws(PlatformFailure) -> PlatformReply {
        let url = hosts.api + path
        let headers: PlatformHeaders = ["authorization": "Bearer \(token)", "accept": "application/json"]
        var call = PlatformCall(method, url, headers: headers)
        if let json { call = PlatformCall(method, url, json: json, headers: headers) }
        call.timeout = timeout
        let reply = try await transport.send(call)
        let limit = gate.withLock { $0.note(reply, at: time.uptime) }
        if let limit { tally.limit(limit) }
        return reply
    }

    /// The answer to a call that is not sent because it would be refused.
    private static func postponed(_ pause: Milliseconds) -> PlatformReply {
        PlatformReply(status: 429, headers: ["retry-after": "\(max(1, (pause.count + 999) / 1_000))"])
    }

    // MARK: - Tokens

    /// The lifetime of a token whose answer names none.
    private static let lifetime = Milliseconds.seconds(3_600)
    /// How long nobody asks again after the client's id or secret was refused.
    private static let pauseAfterRefusal = Milliseconds.seconds(30)

    private static func token(
        from hosts: GenesysHosts, client: String, _ transport: any PlatformTransport
    ) async throws(PlatformFailure) -> AccessToken {
        let call = PlatformCall(
            "POST", "\(hosts.login)/oauth/token", form: [("grant_type", "client_credentials")],
            headers: ["authorization": "Basic \(client)"])
        let reply = try await transport.send(call)
        if [400, 401, 403].contains(reply.status) {
            throw PlatformFailure(.refusedCredentials, pause: pauseAfterRefusal)
        }
        guard reply.isSuccess else { throw PlatformFailure(.noAnswer, pause: reply.retryAfter) }
        guard let token = reply.json["access_token"]?.string, !token.isEmpty else { throw PlatformFailure(.malformed) }
        let seconds = reply.json["expires_in"]?.integer(clampedTo: TokenKeeper.lifetimes)
        return AccessToken(token, lifetime: seconds.map { .seconds(Int64($0)) } ?? lifetime)
    }
}

/// Calls about message conversations (contact-centers §2.4, §2.7).
extension GenesysAPI {
    /// A message conversation as it is now.
    package func conversation(_ id: String) async throws(PlatformFailure) -> PlatformReply {
        try await call("GET", "/api/v2/conversations/messages/\(PlatformCall.escaped(id))")
    }

    /// Ends a message conversation for all its participants.
    ///
    /// - Returns: Why it is not ended; nil also for a conversation that has ended or is not known any more.
    func disconnect(_ id: String) async throws(PlatformFailure) -> PlatformReply? {
        let reply = try await call(
            "PATCH", "/api/v2/conversations/messages/\(PlatformCall.escaped(id))", json: ["state": "disconnected"])
        return [400, 404, 409, 410].contains(reply.status) || reply.isSuccess ? nil : reply
    }

    /// Sets attributes of a participant.
    func set(
        _ attributes: JSONObject, of participant: String, in conversation: String
    ) async throws(PlatformFailure) -> PlatformReply {
        let path = "/api/v2/conversations/messages/\(PlatformCall.escaped(conversation))/participants/"
        return try await call(
            "PATCH", "\(path)\(PlatformCall.escaped(participant))/attributes",
            json: ["attributes": .object(attributes)])
    }
}

extension GenesysAPI {
    /// How long a new callback of a queue waits for an agent, as Genesys Cloud estimates it (contact-centers §2.9).
    ///
    /// - Parameter queue: The queue's id.
    /// - Returns: nil if it gives no estimate.
    /// - Throws: ``PlatformFailure`` when no answer came.
    package func waitingTime(inQueue queue: String) async throws(PlatformFailure) -> Milliseconds? {
        let path = "/api/v2/routing/queues/\(PlatformCall.escaped(queue))/mediatypes/callback/estimatedwaittime"
        let reply = try await call("GET", path)
        guard reply.isSuccess, let seconds = reply.json["results"]?[0]?["estimatedWaitTimeSeconds"]?.double,
            seconds.isFinite, seconds >= 0, seconds < 1e9
        else { return nil }
        return .seconds(Int64(seconds))
    }
}
