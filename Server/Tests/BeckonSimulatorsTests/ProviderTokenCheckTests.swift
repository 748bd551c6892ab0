import BeckonCrypto
import Foundation
import Testing

@testable import BeckonSimulators

@Suite struct ProviderTokenCheckTests {
    private let key: P256.PrivateKey

    init() throws { key = try P256.PrivateKey() }

    private func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private func token(
        header: String = #"{"alg":"ES256","kid":"KEY0000001"}"#, issuer: String = "TEAM000001", issuedAt: Int64,
        key: P256.PrivateKey? = nil
    ) throws -> String {
        let claims = "{\"iss\":\"\(issuer)\",\"iat\":\(issuedAt)}"
        let signed = base64URL(Data(header.utf8)) + "." + base64URL(Data(claims.utf8))
        let signature = try (key ?? self.key).signature(for: Data(signed.utf8))
        return "bearer \(signed).\(base64URL(signature.rawRepresentation))"
    }

    private func verdict(_ authorization: String?, now: Int64 = 100_000) -> ProviderTokenCheck.Verdict {
        var check = ProviderTokenCheck(keys: ["KEY0000001": .init(teamID: "TEAM000001", publicKey: key.publicKey)])
        return check.check(authorization: authorization, now: now)
    }

    @Test("a good token is accepted for an hour, and not before its time")
    func time() throws {
        #expect(verdict(try token(issuedAt: 100_000)) == .accepted)
        #expect(verdict(try token(issuedAt: 96_400)) == .accepted)
        #expect(verdict(try token(issuedAt: 96_399)) == .refused("ExpiredProviderToken"))
        #expect(verdict(try token(issuedAt: 100_006)) == .refused("InvalidProviderToken"))
    }

    @Test("another key, team or algorithm is refused")
    func identity() throws {
        let invalid = ProviderTokenCheck.Verdict.refused("InvalidProviderToken")
        #expect(verdict(nil) == .refused("MissingProviderToken"))
        #expect(verdict("bearer nonsense") == invalid)
        #expect(verdict("Basic x") == invalid)
        #expect(verdict(try token(issuer: "TEAM000002", issuedAt: 100_000)) == invalid)
        #expect(verdict(try token(issuedAt: 100_000, key: try P256.PrivateKey())) == invalid)
        #expect(verdict(try token(header: #"{"alg":"ES256","kid":"KEY0000002"}"#, issuedAt: 100_000)) == invalid)
        #expect(verdict(try token(header: #"{"alg":"none","kid":"KEY0000001"}"#, issuedAt: 100_000)) == invalid)
    }
}
