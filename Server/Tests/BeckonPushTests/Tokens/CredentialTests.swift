import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonSimulators
import Foundation
import TestTime
import Testing

@testable import BeckonPush

@Suite struct CredentialTests {
    @Test("a provider token is ES256, dated a few seconds back, and made once")
    func providerToken() throws {
        let key = try P256.PrivateKey()
        let time = ManualTime()
        let token = try ProviderToken(
            keyID: "KEY0000001", teamID: "TEAM000001", privateKeyPEM: key.pemRepresentation, time: time)
        let first = try token.current()
        #expect(try token.current() == first)
        let parts = first.split(separator: ".").map(String.init)
        #expect(try json(parts[0]) == ["alg": "ES256", "kid": "KEY0000001"])
        #expect(try json(parts[1]) == ["iss": "TEAM000001", "iat": .integer(time.now.milliseconds / 1_000 - 5)])
        let signature = try P256.Signature(rawRepresentation: try data(parts[2]))
        #expect(key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
        time.advance(by: .seconds(3_000))
        #expect(try token.current() != first)
    }

    @Test("wrong credentials are named, not shown")
    func refuses() throws {
        #expect {
            try ProviderToken(keyID: "K", teamID: "T", privateKeyPEM: "secret", time: ManualTime())
        } throws: { error in
            (error as? PushConfigurationError)?.code == .badPrivateKey && !"\(error)".contains("secret")
        }
        for json in ["", "[]", "{}", #"{"project_id":"p","client_email":"e","private_key_id":"k"}"#] {
            #expect(throws: PushConfigurationError.self) { try ServiceAccount(json: Array(json.utf8)) }
        }
        let plain = try Sandbox.account.get().json(tokenURI: "http://localhost/token")
        #expect(throws: PushConfigurationError.self) { try ServiceAccount(json: Array(plain.utf8)) }
    }

    @Test("a service account is read from its file")
    func serviceAccount() throws {
        let simulated = try Sandbox.account.get()
        let account = try ServiceAccount(json: Array(simulated.json(tokenURI: "https://localhost:1/token").utf8))
        #expect(account.projectID == simulated.projectID && account.clientEmail == simulated.clientEmail)
        #expect(account.tokenURI.port == 1 && account.tokenURI.target == "/token")
        let assertion = try account.assertion(scope: "s", issuedAt: 1_000)
        let claims = try json(String(assertion.split(separator: ".")[1]))
        #expect(claims["exp"] == 4_600 && claims["aud"] == "https://localhost:1/token")
    }

    private func json(_ part: String) throws -> JSONValue { try JSONValue(parsing: Array(try data(part))) }

    private func data(_ part: String) throws -> Data {
        let standard = part.replacing("-", with: "+").replacing("_", with: "/")
        let padded = standard + String(repeating: "=", count: (4 - standard.count % 4) % 4)
        return try #require(Data(base64Encoded: padded))
    }
}
