import BeckonJSON
import BeckonPlatform

/// What the provider gives for a code or a refresh token.
struct TokenAnswer: Hashable, Sendable {
    let idToken: String?
    let accessToken: String?
    /// Asks again later; nil if the provider gives none, or the old one stays.
    let refreshToken: String?

    private static let longest = 8_192

    /// Reads an answer of the token endpoint.
    ///
    /// - Throws: ``OpenIDFault``: `grant` for what holds no more, `credentials`, `away` or `malformed`.
    init(_ reply: PlatformReply) throws(OpenIDFault) {
        let body = reply.json
        guard reply.status == 200 else {
            switch (reply.status, body["error"]?.string) {
            case (400..<500, "invalid_grant"): throw .grant
            case (400..<500, "invalid_client"), (400..<500, "unauthorized_client"): throw .credentials
            case (429, _), (500..., _): throw .away
            default: throw .malformed
            }
        }
        guard body.object != nil, body["token_type"]?.string?.lowercased() == "bearer" else { throw .malformed }
        idToken = body["id_token"]?.string
        accessToken = body["access_token"]?.string.flatMap { $0.utf8.count <= Self.longest ? $0 : nil }
        refreshToken = body["refresh_token"]?.string.flatMap {
            !$0.isEmpty && $0.utf8.count <= Self.longest ? $0 : nil
        }
    }
}
