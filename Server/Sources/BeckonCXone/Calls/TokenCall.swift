import Beckon
import BeckonJSON
import BeckonPlatform
import Foundation

/// A call of `1.0/token`: JSON or a form with `client_id`, `client_secret` and `grant_type` (contact-centers §3.2).
enum TokenCall {
    /// The most bytes of a body.
    private static let longest = 8_192

    /// Issues a token, or says why not in OAuth's words.
    static func answer(_ request: PlatformRequest, _ tokens: ClientTokens, now: Timestamp) -> PlatformAnswer {
        guard let members = members(request) else { return refused(400, "invalid_request") }
        guard members["grant_type"] ?? "client_credentials" == "client_credentials" else {
            return refused(400, "unsupported_grant_type")
        }
        guard
            let token = tokens.token(
                client: members["client_id"] ?? "", secret: members["client_secret"] ?? "", now: now)
        else { return refused(401, "invalid_client") }
        var answer = PlatformAnswer.json(
            200,
            [
                "access_token": .string(token), "token_type": "Bearer",
                "expires_in": .integer(ClientTokens.lifetime.count / 1_000),
            ])
        answer.headers["cache-control"] = "no-store"
        return answer
    }

    private static func refused(_ status: Int, _ word: String) -> PlatformAnswer {
        .json(status, ["error": .string(word)])
    }

    private static func members(_ request: PlatformRequest) -> [String: String]? {
        guard request.body.count <= longest else { return nil }
        if let json = (try? JSONValue(parsing: request.body))?.object {
            return Dictionary(json.compactMap { pair in pair.value.string.map { (pair.key, $0) } }) { $1 }
        }
        let type = request.headers["content-type"]?.lowercased() ?? ""
        guard type.hasPrefix("application/x-www-form-urlencoded") else { return nil }
        return form(StreamSafe.text(String(decoding: request.body, as: UTF8.self)))
    }

    /// The members of a form; nil for one that is not well escaped.
    private static func form(_ text: String) -> [String: String]? {
        var members: [String: String] = [:]
        for part in text.split(separator: "&").prefix(32) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = plain(pair[0]), let value = plain(pair.count > 1 ? pair[1] : "") else { return nil }
            members[name] = value
        }
        return members
    }

    private static func plain(_ text: Substring) -> String? {
        String(text.map { $0 == "+" ? " " : $0 }).removingPercentEncoding.map(StreamSafe.text)
    }
}
