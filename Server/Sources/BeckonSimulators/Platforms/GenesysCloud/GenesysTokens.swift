import Foundation
import Synchronization

/// The access tokens that a stand-in gave.
final class GenesysTokens: Sendable {
    private let lifetime: Int64
    private let ends = Mutex<[String: Int64]>([:])

    /// - Parameter lifetime: Seconds for which a token holds.
    init(lifetime: Int64) { self.lifetime = lifetime }

    /// Gives a token to a client that proves itself.
    func answer(_ request: StandInRequest, client: String, secret: String) -> StandInAnswer {
        let basic = "Basic " + Data("\(client):\(secret)".utf8).base64EncodedString()
        let form = StandInTarget.values(of: String(decoding: request.body, as: UTF8.self))
        guard form["grant_type"] == "client_credentials" else {
            return StandInAnswer(400, json: ["error": "unsupported_grant_type"])
        }
        guard request.headers["authorization"] == basic else {
            return StandInAnswer(401, json: ["error": "invalid_client", "description": "client not found"])
        }
        let token = UUID().uuidString
        let end = StandInClock.now() + lifetime * 1_000
        ends.withLock { ends in
            if ends.count > 1_000 { ends = ends.filter { $0.value > StandInClock.now() } }
            ends[token] = end
        }
        return StandInAnswer(
            json: ["access_token": .string(token), "token_type": "bearer", "expires_in": SimulatedJSON(lifetime)])
    }

    /// Whether a request has a token that holds.
    func accept(_ request: StandInRequest) -> Bool {
        let parts = (request.headers["authorization"] ?? "").split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        return ends.withLock { $0[String(parts[1])] ?? 0 } > StandInClock.now()
    }

    /// Ends all tokens.
    func forget() { ends.withLock { $0 = [:] } }
}

/// Holds the server, which is made after the platform that it asks.
final class ServerBox: Sendable {
    private let held = Mutex<StandInServer?>(nil)

    var server: StandInServer? {
        get { held.withLock { $0 } }
        set { held.withLock { $0 = newValue } }
    }
}
