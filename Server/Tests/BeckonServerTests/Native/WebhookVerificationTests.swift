import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import BeckonNative

@Suite("Proofs of sources") struct WebhookVerificationTests {
    private static let now = Timestamp(milliseconds: 1_772_442_000_000)

    private static func fields(_ values: [String: String]) -> HTTPFields {
        var fields = HTTPFields()
        for (name, value) in values {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return fields
    }

    private static func fixture(_ name: String) throws -> [UInt8] {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
        return try Array(Data(contentsOf: folder.appendingPathComponent("contact-centers/" + name)))
    }

    @Test("a request is known again by the field that its scheme checks alone, and not at all where the body is signed")
    func credential() throws {
        let secret = "whsec_" + Data(repeating: 7, count: 32).base64EncodedString()
        let headers = Self.fields(["Authorization": "Bearer a", "X-Key": "k", "X-Hub-Signature-256": "s"])
        for scheme in WebhookVerification.Scheme.allCases {
            let verification = try #require(
                WebhookVerification(scheme, secrets: [secret], header: scheme == .header ? "X-Key" : nil))
            let expected: String? =
                switch scheme {
                case .standardWebhooks, .hubSignature: nil
                case .bearer, .basic, .clientCredentials: "Bearer a"
                case .header: "k"
                }
            #expect(verification.credential(in: headers) == expected, "\(scheme)")
        }
    }

    @Test("the signatures of Open Messaging's examples are theirs, in base64 and in hexadecimal, byte for byte")
    func openMessaging() throws {
        let list = try JSONValue(parsing: Self.fixture("genesys-open-webhook-signatures.json"))
        var count = 0
        for (file, signatures) in try #require(list["signatures"]?.object) {
            let body = try Self.fixture(file)
            for (name, signature) in try #require(signatures.object) {
                // The examples say a word more about each secret.
                let text = try #require(list["secrets"]?[name]?.string)
                let secret = String(text.prefix { $0 != " " })
                let verification = try #require(WebhookVerification(.hubSignature, secrets: ["old", secret]))
                let value = try #require(signature.string)
                func accepts(_ value: String, _ body: [UInt8]) -> Bool {
                    verification.accepts(Self.fields(["X-Hub-Signature-256": value]), body: body, now: Self.now)
                }
                #expect(accepts(value, body))
                let code = try #require(Data(base64Encoded: String(value.dropFirst(7))))
                let digits = code.map { String(format: "%02x", $0) }.joined()
                #expect(accepts("sha256=" + digits, body))
                #expect(accepts("sha256=" + digits.uppercased(), body))
                #expect(!accepts(value, body + [0x20]))
                #expect(!accepts(String(value.dropFirst(7)), body))
                #expect(!accepts("sha256=" + digits.dropLast(2), body))
                #expect(!accepts("sha256=", body))
                count += 1
            }
        }
        #expect(count == 12)
    }

    @Test("Standard Webhooks: one of several signatures with one of several secrets, within five minutes")
    func standardWebhooks() throws {
        let keys = (0..<2).map { _ in RandomBytes.make(32) }
        let secrets = keys.map { "whsec_" + $0.base64EncodedString() }
        let verification = try #require(WebhookVerification(.standardWebhooks, secrets: secrets))
        let body = Array(#"{"conversation":"c"}"#.utf8)
        func code(_ key: Data, _ id: String, _ time: String) -> String {
            let signed = Data("\(id).\(time).".utf8) + Data(body)
            return "v1," + HMACSHA256.authenticationCode(for: signed, using: key).base64EncodedString()
        }
        func accepts(_ signature: String, id: String = "m", time: String = "1772442000", body: [UInt8] = body) -> Bool {
            verification.accepts(
                Self.fields(["webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature]), body: body,
                now: Self.now)
        }
        for key in keys { #expect(accepts(code(key, "m", "1772442000"))) }
        #expect(accepts("v1,AAAA v1a,AAAA " + code(keys[1], "m", "1772442000")))
        #expect(!accepts(code(RandomBytes.make(32), "m", "1772442000")))
        #expect(!accepts(code(keys[0], "other", "1772442000")))
        #expect(!accepts(code(keys[0], "m", "1772442000"), body: body + [0x20]))
        for time in ["1772441700", "1772442300"] { #expect(accepts(code(keys[0], "m", time), time: time)) }
        for time in ["1772441699", "1772442301", "-1", "9223372036854775807", "soon", ""] {
            #expect(!accepts(code(keys[0], "m", time), time: time))
        }
        #expect(!verification.accepts(HTTPFields(), body: body, now: Self.now))
        for wrong in [["whsec_"], ["short"], ["whsec_AAAA"], [""], []] {
            #expect(WebhookVerification(.standardWebhooks, secrets: wrong) == nil)
        }
    }

    @Test("bearer, basic and a header of the operator's hold one of the secrets, whole")
    func secrets() throws {
        let secret = SystemIDs().hexadecimal(digits: 32)
        let basic = "user:" + secret
        let cases: [(WebhookVerification?, String, String)] = [
            (WebhookVerification(.bearer, secrets: [secret]), "Authorization", "Bearer \(secret)"),
            (WebhookVerification(.bearer, secrets: ["other", secret]), "authorization", "bearer \(secret)"),
            (
                WebhookVerification(.basic, secrets: [basic]), "Authorization",
                "Basic \(Data(basic.utf8).base64EncodedString())"
            ),
            (WebhookVerification(.header, secrets: [secret], header: "X-Beckon"), "x-beckon", secret),
        ]
        for (verification, name, value) in cases {
            let verification = try #require(verification)
            #expect(verification.accepts(Self.fields([name: value]), body: [], now: Self.now))
            for wrong in [value + "x", String(value.dropLast()), "", "Bearer", "Basic %", secret + secret] {
                #expect(!verification.accepts(Self.fields([name: wrong]), body: [], now: Self.now))
            }
            #expect(!verification.accepts(HTTPFields(), body: [], now: Self.now))
        }
        #expect(WebhookVerification(.header, secrets: [secret], header: nil) == nil)
        #expect(WebhookVerification(.header, secrets: [secret], header: "no name") == nil)
        #expect(WebhookVerification(.bearer, secrets: []) == nil)
    }
}
