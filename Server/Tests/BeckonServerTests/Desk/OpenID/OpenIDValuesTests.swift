import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge

@Suite("The parts of signing in at a provider") struct OpenIDValuesTests {
    private static let document: JSONObject = [
        "issuer": "https://idp.example.com/a", "authorization_endpoint": "https://idp.example.com/authorize?tenant=1",
        "token_endpoint": "https://idp.example.com/token", "jwks_uri": "https://keys.example.com/",
    ]

    private func document(_ change: JSONObject) throws(OpenIDFault) -> ProviderDocument {
        var document = Self.document
        for (name, value) in change { document[name] = value }
        return try ProviderDocument(.object(document), issuer: "https://idp.example.com/a")
    }

    @Test("a document is read where it names the issuer letter by letter and has addresses over TLS")
    func documents() throws {
        let read = try document([:])
        #expect(read.userInfo == nil && read.endSession == nil && !read.namesIssuer && read.takesSecretInHeader)
        let methods: JSONObject = ["token_endpoint_auth_methods_supported": ["client_secret_post"]]
        #expect(try !document(methods).takesSecretInHeader)
        for issuer in ["https://idp.example.com/a/", "https://IDP.example.com/a", "https://idp.example.com"] {
            #expect(throws: OpenIDFault.issuer) { try document(["issuer": .string(issuer)]) }
        }
        for (name, value) in [
            ("token_endpoint", "http://idp.example.com/token"), ("jwks_uri", "file:///etc/passwd"),
            ("authorization_endpoint", "javascript:alert(1)"), ("authorization_endpoint", "/authorize"),
            ("end_session_endpoint", "https://user@idp.example.com/"), ("userinfo_endpoint", 1),
            ("token_endpoint", nil), ("response_types_supported", ["id_token"]),
            ("token_endpoint_auth_methods_supported", ["private_key_jwt"]),
        ] as [(String, JSONValue)] {
            #expect(throws: OpenIDFault.malformed, "\(name)") { try document([name: value]) }
        }
        #expect(
            ProviderDocument.address(of: "https://idp.example.com/a/")
                == "https://idp.example.com/a/.well-known/openid-configuration")
    }

    @Test("the challenge of RFC 7636, appendix B")
    func challenge() {
        let pending = PendingSignIn(
            state: "s", nonce: "n", verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(pending.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test("a pending sign-in is in its cookie, which tells none of it and holds ten minutes, over a new secret, too")
    func pending() throws {
        let now = Timestamp(milliseconds: 1_700_000_000_000)
        let (pending, cookie) = PendingSignIns(secret: "old").begin(ids: SystemIDs(), now: now)
        let words = [pending.state, pending.nonce, pending.verifier]
        #expect(Set(words).count == 3 && words.allSatisfy { $0.utf8.count == 43 && !cookie.contains($0) })
        let end = now.advanced(by: PendingSignIn.lifetime)
        #expect(PendingSignIns(secret: "new,old").pending(of: cookie, now: now) == pending)
        #expect(PendingSignIns(secret: "new").pending(of: cookie, now: now) == nil)
        #expect(PendingSignIns(secret: "old").pending(of: cookie, now: end) == nil)
        let later = "\(end.milliseconds + 1)" + cookie.drop { $0 != "." }
        for bad in ["", "..", later, String(cookie.dropLast()), cookie + "."] {
            #expect(PendingSignIns(secret: "old").pending(of: bad, now: now) == nil)
        }
    }

    @Test("a browser is sent with the code flow, PKCE, state and nonce, and what the provider's address already asks")
    func address() throws {
        let (pending, _) = PendingSignIns(secret: "s").begin(ids: SystemIDs(), now: Timestamp(milliseconds: 0))
        let address = OpenIDStage.options.address(of: pending, at: try document([:]))
        let query = StandInProvider.query(address)
        #expect(address.hasPrefix("https://idp.example.com/authorize?tenant=1&response_type=code&client_id=beckon&"))
        #expect(query["redirect_uri"] == "https://chat.example.com/desk/oidc/callback")
        #expect(query["scope"] == "openid profile" && query["code_challenge_method"] == "S256")
        #expect(query["state"] == pending.state && query["nonce"] == pending.nonce)
        #expect(query["code_challenge"] == pending.challenge && !address.contains(pending.verifier))
    }

    @Test("what the provider's page answers instead of a code")
    func answers() throws {
        let pending = PendingSignIn(state: "s", nonce: "n", verifier: "v")
        for (query, fault) in [
            ([("state", "s"), ("error", "access_denied")], .refused),
            ([("state", "s"), ("error", "server_error")], .away),
            ([("state", "x"), ("error", "access_denied")], .state), ([("state", "s")], .malformed),
            ([("state", "s"), ("code", "")], .malformed),
            ([("state", "s"), ("code", "a"), ("code", "b")], .malformed),
        ] as [([(String, String)], OpenIDFault)] {
            let pairs = query.map { (name: $0.0, value: $0.1) }
            #expect(throws: fault) {
                try AuthorizationAnswer(pairs, to: pending, issuer: "i", namesIssuer: false)
            }
        }
        let good = [(name: "state", value: "s"), (name: "code", value: "c")]
        #expect(try AuthorizationAnswer(good, to: pending, issuer: "i", namesIssuer: false).code == "c")
    }

    @Test("what the token endpoint answers instead of tokens")
    func tokens() throws {
        for (status, body, fault) in [
            (400, #"{"error":"invalid_grant"}"#, .grant), (401, #"{"error":"invalid_client"}"#, .credentials),
            (429, "", .away), (500, "", .away), (503, "<html>", .away), (200, "<html>", .malformed),
            (200, #"{"access_token":"a"}"#, .malformed), (302, "", .malformed),
            (400, #"{"error":"invalid_request"}"#, .malformed),
        ] as [(Int, String, OpenIDFault)] {
            #expect(throws: fault) { try TokenAnswer(PlatformReply(status: status, body: Array(body.utf8))) }
        }
    }

    @Test("the hash of the access token and the strength of the sign-in count where they are there or demanded")
    func hashAndStrength() async throws {
        let hash = SHA256.hash(data: Data("access".utf8)).prefix(16).base64URL
        try await OpenIDStage.run { stage async throws in
            for (claims, fault) in [(["at_hash": .string(hash)], nil), (["at_hash": "x"], .accessHash)]
                as [(JSONObject, OpenIDFault?)]
            {
                stage.provider.change { $0.claims = claims }
                #expect(try await stage.refusal() == fault)
            }
        }
        try await OpenIDStage.run {
            $0.strengths = ["mfa"]
        } _: { stage async throws in
            #expect(try await stage.refusal() == .strength)
            stage.provider.change { $0.claims = ["acr": "mfa"] }
            #expect(try await stage.refusal() == nil)
        }
    }

    @Test("keys of other kinds and other uses are passed over")
    func keys() throws {
        let point = try P256.PrivateKey().publicKey.derRepresentation.suffix(64)
        let key: JSONObject = [
            "kty": "EC", "crv": "P-256", "x": .string(Data(point.prefix(32)).base64URL),
            "y": .string(Data(point.suffix(32)).base64URL), "kid": "k",
        ]
        #expect(SignedToken.Key(.object(key))?.id == "k")
        for change in [
            ["use": "enc"], ["alg": "ES384"], ["alg": "HS256"], ["crv": "P-384"], ["kty": "oct"], ["kty": "RSA"],
            ["x": "AA"], ["y": nil],
        ] as [JSONObject] {
            var other = key
            for (name, value) in change { other[name] = value }
            #expect(SignedToken.Key(.object(other)) == nil)
        }
    }
}
