import Foundation
import Synchronization

/// Where programs sign in, and find a tenant's hosts (contact-centers §3.1).
final class CXoneSignIns: Sendable {
    let tokens: StandInTokens
    private let configuration: SimulatedCXone.Configuration
    /// The refresh tokens, which hold as long as it runs; beyond 1,000 all are forgotten.
    private let refreshing = Mutex<Set<String>>([])

    init(_ configuration: SimulatedCXone.Configuration) {
        self.configuration = configuration
        tokens = StandInTokens(lifetime: configuration.tokenLifetime)
    }

    /// Answers a request that needs no token; nil for any other.
    func answer(_ request: StandInRequest, endpoint: String) -> SimulatedAnswer? {
        switch (request.method, request.path) {
        case ("GET", [".well-known", "cxone-configuration"]): discovery(request.query["tenantId"], endpoint)
        case ("POST", ["authentication", "v1", "token", "access-key"]): accessKey(request.json)
        case ("POST", ["auth", "token"]): application(request)
        default: nil
        }
    }

    private func discovery(_ tenant: String?, _ endpoint: String) -> SimulatedAnswer {
        guard tenant == configuration.tenant else { return SimulatedCXone.refusal(404, "tenant_not_found") }
        return SimulatedAnswer(
            json: [
                "tenantId": .string(configuration.tenant), "area": "na1", "api_endpoint": .string(endpoint),
                "auth_endpoint": .string("\(endpoint)/auth"),
            ])
    }

    private func accessKey(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let id = json["accessKeyId"]?.string, let secret = json["accessKeySecret"]?.string else {
            return Self.refusal(400, "invalid_request")
        }
        return isKey(id, secret) ? granted() : Self.refusal(401, "invalid_client")
    }

    /// OAuth's password grant of a registered application, and its refresh.
    private func application(_ request: StandInRequest) -> SimulatedAnswer {
        guard isApplication(request.headers["authorization"]) else { return Self.refusal(401, "invalid_client") }
        let form = StandInTarget.values(of: String(decoding: request.body, as: UTF8.self))
        switch form["grant_type"] {
        case "password":
            guard isKey(form["username"], form["password"]) else { return Self.refusal(400, "invalid_grant") }
            return granted()
        case "refresh_token":
            let isKnown = refreshing.withLock { $0.remove(form["refresh_token"] ?? "") != nil }
            return isKnown ? granted() : Self.refusal(400, "invalid_grant")
        default: return Self.refusal(400, "unsupported_grant_type")
        }
    }

    private func isKey(_ id: String?, _ secret: String?) -> Bool {
        id == configuration.accessKeyID && secret == configuration.accessKeySecret
    }

    /// Whether a header proves the application: Basic, with id and secret escaped as in forms.
    private func isApplication(_ header: String?) -> Bool {
        guard let application = configuration.application, let header, header.hasPrefix("Basic "),
            let pair = Data(base64Encoded: String(header.dropFirst("Basic ".count)))
        else { return false }
        let sides = String(decoding: pair, as: UTF8.self).split(separator: ":", maxSplits: 1)
        return sides.map { $0.removingPercentEncoding } == [application.id, application.secret]
    }

    private func granted() -> SimulatedAnswer {
        let refresh = UUID().uuidString
        refreshing.withLock { known in
            if known.count >= 1_000 { known = [] }
            known.insert(refresh)
        }
        return SimulatedAnswer(
            json: [
                "access_token": .string(tokens.issue()), "token_type": "Bearer",
                "expires_in": SimulatedJSON(tokens.lifetime), "refresh_token": .string(refresh),
            ])
    }

    private static func refusal(_ status: Int, _ word: String) -> SimulatedAnswer {
        SimulatedAnswer(status, json: ["error": .string(word)])
    }
}
