import BeckonCrypto
import Foundation
import Testing

@testable import BeckonSimulators

@Suite struct AccessTokensTests {
    private static let account = Result { try SimulatedServiceAccount() }
    private let audience = "https://localhost:1/token"
    private let now: Int64 = 1_000_000

    private func assertion(
        keyID: String? = nil, scope: String = "https://www.googleapis.com/auth/firebase.messaging",
        audience: String = "https://localhost:1/token", issuedAt: Int64 = 1_000_000, life: Int64 = 3_600,
        spoiled: Bool = false
    ) throws -> String {
        let account = try Self.account.get()
        let base64URL = { (data: Data) in
            data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        }
        let header = "{\"alg\":\"RS256\",\"kid\":\"\(keyID ?? account.privateKeyID)\"}"
        let claims =
            "{\"iss\":\"\(account.clientEmail)\",\"scope\":\"\(scope)\",\"aud\":\"\(audience)\","
            + "\"iat\":\(issuedAt),\"exp\":\(issuedAt + life)}"
        let signed = base64URL(Data(header.utf8)) + "." + base64URL(Data(claims.utf8))
        let key = try RSA.PrivateKey(pemRepresentation: account.privateKeyPEM)
        let bytes = Data((spoiled ? signed + "x" : signed).utf8)
        return signed + "." + base64URL(try key.signature(for: bytes))
    }

    private func answer(_ assertion: String, grant: String = "urn:ietf:params:oauth:grant-type:jwt-bearer") throws
        -> String
    {
        var tokens = AccessTokens(accounts: [try Self.account.get()])
        let body = "grant_type=\(grant.replacing(":", with: "%3A"))&assertion=\(assertion)"
        let answer = tokens.answer(
            SimulatedRequest(connection: 1, method: "POST", target: "/token", headers: [], body: Array(body.utf8)),
            audience: audience, now: now)
        let json = SimulatedJSON.parse(answer.body)
        if let token = json?["access_token"]?.string {
            #expect(tokens.accepts(token, now: now + 3_598))
            #expect(!tokens.accepts(token, now: now + 3_599))
            tokens.revokeAll()
            #expect(!tokens.accepts(token, now: now))
            return "ok"
        }
        return "\(answer.status) \(json?["error"]?.string ?? "-")"
    }

    @Test("a good assertion is traded for a token that lives for an hour")
    func accepts() throws {
        #expect(try answer(assertion()) == "ok")
    }

    @Test("everything else is refused")
    func refuses() throws {
        #expect(try answer("x") == "400 invalid_grant")
        #expect(try answer(assertion(spoiled: true)) == "400 invalid_grant")
        #expect(try answer(assertion(keyID: "other")) == "400 invalid_grant")
        #expect(try answer(assertion(scope: "other")) == "400 invalid_scope")
        #expect(try answer(assertion(audience: "https://localhost:2/token")) == "400 invalid_grant")
        #expect(try answer(assertion(issuedAt: now - 3_700)) == "400 invalid_grant")
        #expect(try answer(assertion(issuedAt: now + 31)) == "400 invalid_grant")
        #expect(try answer(assertion(life: 3_601)) == "400 invalid_grant")
        #expect(try answer(assertion(), grant: "password") == "400 unsupported_grant_type")
    }
}
