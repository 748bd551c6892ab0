import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import Testing

@testable import BeckonEdge
@testable import BeckonNative

/// Signs what a test needs with keys of its own.
struct TokenMint: Sendable {
    let es256: P256.PrivateKey

    init() throws { es256 = try P256.PrivateKey() }

    /// A key that checks this mint's ES256 tokens.
    func key(id: String? = nil) throws -> CustomerTokens.Key {
        try CustomerTokens.Key(pem: es256.publicKey.pemRepresentation, algorithm: .es256, id: id)
    }

    func token(
        _ claims: JSONObject, header: JSONObject = ["alg": "ES256"],
        sign: ((Data) throws -> Data)? = nil
    ) throws -> String {
        func part(_ object: JSONObject) -> String { Data(JSONValue.object(object).encoded()).base64URL }
        let signed = part(header) + "." + part(claims)
        let signature =
            try sign?(Data(signed.utf8)) ?? es256.signature(for: Data(signed.utf8)).rawRepresentation
        return signed + "." + signature.base64URL
    }
}

@Suite("Tokens of customers") struct CustomerTokensTests {
    private let mint: TokenMint
    private let now = Timestamp(milliseconds: 1_772_442_000_000)
    private let claims: JSONObject = ["sub": "ana", "exp": 1_772_442_600]

    init() throws { mint = try TokenMint() }

    @Test("ES256 and RS256 tokens name their customer")
    func valid() throws {
        let tokens = CustomerTokens(keys: [try mint.key()])
        #expect(tokens.customer(of: try mint.token(claims), now: now) == "ana")
        let rsa = try RSA.PrivateKey()
        let both = CustomerTokens(keys: [
            try mint.key(),
            try CustomerTokens.Key(pem: rsa.publicKey.pemRepresentation, algorithm: .rs256, id: "r"),
        ])
        let signed = try mint.token(claims, header: ["alg": "RS256", "kid": "r"]) { bytes in
            try rsa.signature(for: bytes)
        }
        #expect(both.customer(of: signed, now: now) == "ana")
        #expect(both.customer(of: try mint.token(claims), now: now) == "ana")
        #expect(tokens.customer(of: signed, now: now) == nil)
    }

    @Test("a forged or malformed token names no customer")
    func forged() throws {
        let tokens = CustomerTokens(keys: [try mint.key(id: "k")])
        let good = try mint.token(claims, header: ["alg": "ES256", "kid": "k"])
        #expect(tokens.customer(of: good, now: now) == "ana")
        var forged: [String] = [
            "", ".", "..", "a.b.c", good + ".", good + "AA", String(good.dropLast(4)),
            String(repeating: "a", count: 5_000), try mint.token(claims),
            try mint.token(claims, header: ["alg": "ES256", "kid": "other"]),
            try mint.token(claims, header: ["alg": "ES256", "kid": "k", "crit": ["b64"]]),
            try TokenMint().token(claims, header: ["alg": "ES256", "kid": "k"]),
        ]
        for algorithm in ["none", "HS256", "RS256", "ES384", "es256"] {
            forged.append(try mint.token(claims, header: ["alg": .string(algorithm), "kid": "k"]))
        }
        forged.append(try mint.token(claims, header: ["alg": "none", "kid": "k"]) { _ in Data() })
        // The public key taken for a shared secret.
        let secret = Data(mint.es256.publicKey.pemRepresentation.utf8)
        forged.append(
            try mint.token(claims, header: ["alg": "HS256", "kid": "k"]) {
                Data(HMACSHA256.authenticationCode(for: $0, using: secret))
            })
        let parts = good.split(separator: ".")
        let other = Data(JSONValue.object(["sub": "bo", "exp": 1_772_442_600]).encoded()).base64URL
        forged.append("\(parts[0]).\(other).\(parts[2])")
        for token in forged { #expect(tokens.customer(of: token, now: now) == nil) }
        #expect(CustomerTokens(keys: []).customer(of: good, now: now) == nil)
    }

    @Test("a token counts from its beginning to its end, for whom it was made, and has a customer")
    func claimsCount() throws {
        let tokens = CustomerTokens(keys: [try mint.key()], issuer: "i", audience: "beckon")
        func customer(_ change: (inout JSONObject) -> Void, ignoringEnd: Bool = false) throws -> String? {
            var claims = claims
            claims["iss"] = "i"
            claims["aud"] = ["other", "beckon"]
            change(&claims)
            return tokens.customer(of: try mint.token(claims), now: now, ignoringEnd: ignoringEnd)
        }
        #expect(try customer { _ in } == "ana")
        #expect(try customer { $0["aud"] = "beckon" } == "ana")
        #expect(try customer { $0["exp"] = 1_772_441_941 } == "ana")
        #expect(try customer({ $0["exp"] = 1 }, ignoringEnd: true) == "ana")
        let wrong: [(inout JSONObject) -> Void] = [
            { $0["exp"] = nil }, { $0["exp"] = 1_772_441_940 }, { $0["exp"] = "1772442600" },
            { $0["nbf"] = 1_772_442_061 }, { $0["nbf"] = "x" }, { $0["iss"] = nil }, { $0["iss"] = "j" },
            { $0["aud"] = nil }, { $0["aud"] = ["other"] }, { $0["sub"] = nil }, { $0["sub"] = "" }, { $0["sub"] = 7 },
            { $0["sub"] = .string(String(repeating: "a", count: 257)) },
        ]
        for change in wrong { #expect(try customer(change) == nil) }
        #expect(try customer({ $0["exp"] = nil }, ignoringEnd: true) == nil)
    }
}
