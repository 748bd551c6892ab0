import BeckonCrypto
import Foundation
import Testing

@testable import BeckonPush

@Suite struct WebhookSignerTests {
    private static func secret() -> (text: String, key: Data) {
        let key = RandomBytes.make(32)
        return ("whsec_" + key.base64EncodedString(), key)
    }

    @Test("each secret signs id, time and body, so that a receiver may know the old or the new one")
    func rotation() throws {
        let (new, old) = (Self.secret(), Self.secret())
        let body = Array(#"{"message":"é"}"#.utf8)
        let signer = try WebhookSigner(secrets: [new.text, old.text])
        let headers = Dictionary(
            uniqueKeysWithValues: signer.headers(id: "msg-1", seconds: 1_700_000_000, body: body).map {
                ($0.name, $0.value)
            })
        #expect(headers["webhook-id"] == "msg-1")
        #expect(headers["webhook-timestamp"] == "1700000000")
        let signatures = try #require(headers["webhook-signature"]).split(separator: " ").map(String.init)
        let signed = Data("msg-1.1700000000.".utf8) + Data(body)
        for (signature, key) in zip(signatures, [new.key, old.key]) {
            #expect(signature.hasPrefix("v1,"))
            let code = try #require(Data(base64Encoded: String(signature.dropFirst(3))))
            #expect(HMACSHA256.isValidAuthenticationCode(code, authenticating: signed, using: key))
        }
        #expect(signatures.count == 2)
    }

    @Test("secrets of another form are refused, and not shown")
    func refuses() {
        for secrets in [
            [], [""], ["secret"], ["whsec_"], ["whsec_c2hvcnQ="], ["whsec_!!!!"], [Self.secret().text, "x"],
        ] {
            #expect {
                try WebhookSigner(secrets: secrets)
            } throws: { error in
                (error as? PushConfigurationError)?.code == .badSecret && !"\(error)".contains("c2hvcnQ")
            }
        }
    }
}
