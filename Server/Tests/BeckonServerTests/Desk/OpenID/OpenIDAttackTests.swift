import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode

/// Attacks on the sign-in at a provider, each against the whole way from the start to the stored sign-in.
@Suite("Attacks on signing in at a provider") struct OpenIDAttackTests {
    @Test("1: an answer with another state, of another browser, or after ten minutes signs nobody in")
    func state() async throws {
        try await OpenIDStage.run { stage async throws in
            let (query, cookie) = try await stage.authorize()
            let (_, foreign) = try await stage.authorize()
            #expect(try await stage.refusal(query, []) == .state)
            #expect(try await stage.refusal(query, [foreign]) == .state)
            #expect(try await stage.refusal(query, [cookie + "x"]) == .state)
            for bad in [query.filter { $0.name != "state" }, query + [(name: "state", value: "x")]] {
                #expect(try await stage.refusal(bad, [cookie]) != nil)
            }
            let asked = stage.provider.asked.count { $0 == "/token" }
            #expect(asked == 0)
            stage.node.time.advance(by: PendingSignIn.lifetime)
            #expect(try await stage.refusal(query, [cookie]) == .state)
        }
    }

    @Test("2: an ID token of another sign-in is refused by its nonce")
    func nonce() async throws {
        try await OpenIDStage.run { stage async throws in
            stage.provider.change { $0.claims = ["nonce": "another"] }
            #expect(try await stage.refusal() == .nonce)
            stage.provider.change { $0.claims = ["nonce": nil] }
            #expect(try await stage.refusal() == .nonce)
        }
    }

    @Test("3: an answer that names another issuer, or none where the provider names itself, is a mix-up")
    func mixUp() async throws {
        try await OpenIDStage.run { stage async throws in
            let (query, cookie) = try await stage.authorize()
            let without = query.filter { $0.name != "iss" }
            #expect(try await stage.refusal(without, [cookie]) == .issuer)
            let foreign = without + [(name: "iss", value: "https://evil.example")]
            #expect(try await stage.refusal(foreign, [cookie]) == .issuer)
            stage.provider.change { $0.claims = ["iss": "https://evil.example"] }
            #expect(try await stage.refusal() == .issuer)
        }
    }

    @Test("4: a token with the algorithm none, or signed with a public key as a secret, is refused")
    func algorithms() async throws {
        try await OpenIDStage.run { stage async throws in
            for (algorithm, signature) in [("none", Data()), ("None", Data()), ("", Data())] {
                stage.provider.change {
                    $0.header = ["alg": .string(algorithm), "kid": "first"]
                    $0.sign = { _ in signature }
                }
                #expect(try await stage.refusal() == .signature)
            }
            let key = try #require(stage.provider.state.withLock { $0.keys["first"] }).publicKey
            for algorithm in ["HS256", "RS256", "ES256"] {
                stage.provider.change {
                    $0.header = ["alg": .string(algorithm), "kid": "first"]
                    $0.sign = { HMACSHA256.authenticationCode(for: $0, using: Data(key.pemRepresentation.utf8)) }
                }
                #expect(try await stage.refusal() == .signature)
            }
        }
    }

    @Test("5: a key that the provider does not have signs nothing, and makes it be read only now and then")
    func foreignKey() async throws {
        try await OpenIDStage.run { stage async throws in
            let stranger = try P256.PrivateKey()
            for header in [["alg": "ES256", "kid": "foreign"], ["alg": "ES256", "kid": "first"]] as [JSONObject] {
                stage.provider.change {
                    $0.header = header
                    $0.sign = { try stranger.signature(for: $0).rawRepresentation }
                }
                for _ in 0..<5 { #expect(try await stage.refusal() == .signature) }
            }
            #expect(stage.provider.asked.count { $0 == "/keys" } == 1)
            stage.node.time.advance(by: ProviderMemory.pause)
            stage.provider.change { $0.header = ["alg": "ES256", "kid": "foreign"] }
            for _ in 0..<5 { #expect(try await stage.refusal() == .signature) }
            #expect(stage.provider.asked.count { $0 == "/keys" } == 2)
            // A key with which the provider begins to sign is found in the same way.
            stage.provider.change {
                $0.keys["foreign"] = stranger
                $0.sign = nil
            }
            #expect(try await stage.refusal() == .signature)
            stage.node.time.advance(by: ProviderMemory.pause)
            #expect(try await stage.refusal() == nil)
        }
    }

    @Test("6: a code that was used before, or was stolen on the way, is of no use")
    func replayedCode() async throws {
        try await OpenIDStage.run { stage async throws in
            let (query, cookie) = try await stage.authorize()
            #expect(try await stage.refusal(query, [cookie]) == nil)
            #expect(try await stage.refusal(query, [cookie]) == .grant)
            // The thief's own sign-in has another verifier.
            let (victim, _) = try await stage.authorize()
            let (own, thief) = try await stage.authorize()
            let stolen = own.map { $0.name == "code" ? victim[0] : $0 }
            #expect(try await stage.refusal(stolen, [thief]) == .grant)
        }
    }

    @Test("7: keys that the provider withdrew count for a day at most, while it cannot be reached")
    func staleKeys() async throws {
        try await OpenIDStage.run { stage async throws in
            #expect(try await stage.refusal() == nil)
            let (start, token) = (stage.node.time.now, try stage.provider.token(stage.provider.logoutClaims()))
            stage.provider.change { $0.isDown = true }
            stage.node.time.advance(by: ProviderMemory.freshness)
            _ = try await stage.desk.begin()
            stage.node.time.advance(by: ProviderMemory.longestAge - ProviderMemory.freshness)
            await #expect(throws: OpenIDFault.away) { try await stage.desk.begin() }
            await #expect(throws: OpenIDFault.away) { try await stage.desk.provider.logout(of: token, now: start) }
            // Reachable again, it has another key: what the old one signed counts no more.
            stage.provider.change { $0.isDown = false }
            let key = try P256.PrivateKey()
            stage.provider.change { $0.keys = ["second": key] }
            stage.node.time.advance(by: ProviderMemory.pauseOfFailure)
            await #expect(throws: OpenIDFault.signature) {
                try await stage.desk.provider.logout(of: token, now: start)
            }
        }
    }

    @Test("9: who is in no group that has a role gets in no more, and is signed out at the next check")
    func removedGroup() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            stage.provider.change { $0.groups = ["others"] }
            #expect(try await stage.isSignedIn(entry))
            stage.node.time.advance(by: stage.desk.options.checkPause)
            #expect(try await stage.check() == [.ended(.role)])
            #expect(try await !stage.isSignedIn(entry))
            #expect(try await stage.refusal() == .role)
            stage.provider.change { $0.groups = ["desk-agents"] }
            let again = try await stage.enter()
            // The next sign-in without a group ends those that are open.
            stage.provider.change { $0.groups = [] }
            #expect(try await stage.refusal() == .role)
            #expect(try await !stage.isSignedIn(again))
        }
    }

    @Test("11: a token for another client is refused, and one for several unless it was made for this one")
    func audience() async throws {
        try await OpenIDStage.run { stage async throws in
            for (claims, fault) in [
                (["aud": "another"], .audience), (["aud": ["another"]], .audience), (["aud": nil], .audience),
                (["aud": ["another", "beckon"]], .audience),
                (["aud": ["another", "beckon"], "azp": "another"], .audience), (["azp": "another"], .audience),
                (["aud": ["another", "beckon"], "azp": "beckon"], nil), (["aud": ["beckon"]], nil),
            ] as [(JSONObject, OpenIDFault?)] {
                stage.provider.change { $0.claims = claims }
                #expect(try await stage.refusal() == fault)
            }
        }
    }

    @Test("12: a token that has expired, comes from the future, or is old is refused")
    func expired() async throws {
        try await OpenIDStage.run { stage async throws in
            stage.node.time.advance(by: .seconds(86_400))
            let now = stage.provider.seconds
            for (claims, fault) in [
                (["exp": .integer(now - 60)], .expired), (["exp": nil], .expired), (["exp": "never"], .expired),
                (["iat": .integer(now + 61)], .issuedAt), (["iat": .integer(now - 601)], .issuedAt),
                (["iat": nil], .issuedAt), (["nbf": .integer(now + 61)], .issuedAt),
                (["exp": .integer(now - 59)], nil), (["iat": .integer(now + 60)], nil),
                (["iat": .integer(now - 600)], nil),
            ] as [(JSONObject, OpenIDFault?)] {
                stage.provider.change { $0.claims = claims }
                #expect(try await stage.refusal() == fault, "\(claims.keys)")
            }
        }
    }
}
