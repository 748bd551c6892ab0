import Beckon
import Foundation
import TestTime
import Testing

@testable import BeckonPlatform

@Suite("Tokens for clients") struct ClientTokensTests {
    private let now = Timestamp(milliseconds: 1_700_000_000_000)
    private let secret = SystemIDs().hexadecimal(digits: 32)

    private func tokens(_ purpose: String = "test", _ clients: [String]? = nil) throws -> ClientTokens {
        ClientTokens(try #require(SharedSecrets(clients ?? ["client:\(secret)"])), purpose: purpose)
    }

    @Test("a token opens what it was issued for, on every node with the same secret, until it ends")
    func life() throws {
        let token = try tokens().token(client: "client", secret: secret, now: now)
        #expect(token != nil)
        #expect(try tokens().accept(token, now: now))
        let end = now.advanced(by: ClientTokens.lifetime)
        #expect(try tokens().accept(token, now: end.advanced(by: Milliseconds(-1))))
        #expect(try !tokens().accept(token, now: end))
        #expect(try !tokens("another").accept(token, now: now))
    }

    @Test("a wrong client gets no token, and a token ends with its secret")
    func wrong() throws {
        #expect(try tokens().token(client: "client", secret: "x", now: now) == nil)
        #expect(try tokens().token(client: "", secret: secret, now: now) == nil)
        let token = try tokens().token(client: "client", secret: secret, now: now)
        let other = SystemIDs().hexadecimal(digits: 32)
        #expect(try tokens("test", ["client:\(other)", "client:\(secret)"]).accept(token, now: now))
        #expect(try !tokens("test", ["client:\(other)"]).accept(token, now: now))
    }

    @Test(
        "nothing but a token is one",
        arguments: [nil, "", ".", "1.2.3", "9999999999999.AAAA", "x.y", "99999999999999999999."])
    func noToken(_ text: String?) throws {
        #expect(try !tokens().accept(text, now: now))
    }

    @Test("a token whose end was moved is refused")
    func forged() throws {
        let token = try #require(try tokens().token(client: "client", secret: secret, now: now))
        let code = try #require(token.split(separator: ".").last)
        #expect(try !tokens().accept("\(now.milliseconds + 999_999_999_999).\(code)", now: now))
    }

    @Test("a bearer's token is read from its header, whatever the case of the words")
    func bearer() {
        #expect(PlatformHeaders([.init("AUTHORIZATION", "bearer abc")]).bearer == "abc")
        #expect(PlatformHeaders([.init("Authorization", "Basic abc")]).bearer == nil)
        #expect(PlatformHeaders([.init("Authorization", "Bearer")]).bearer == nil)
        #expect(PlatformHeaders().bearer == nil)
    }
}

@Suite("Shared secrets") struct SharedSecretsTests {
    @Test("each of several secrets is valid, and an empty one is none")
    func several() throws {
        let secrets = try #require(SharedSecrets(["old", "new"]))
        #expect(secrets.contain("old"))
        #expect(secrets.contain("new"))
        #expect(!secrets.contain("ol"))
        #expect(!secrets.contain(String?.none))
        #expect(SharedSecrets([String]()) == nil)
        #expect(SharedSecrets(["a", ""]) == nil)
    }

    @Test("a signature of a body may be spelled in hexadecimal and in base64")
    func hub() throws {
        let secrets = try #require(SharedSecrets(["key"]))
        let body = Array("The quick brown fox jumps over the lazy dog".utf8)
        // The well-known code of this text and key.
        let code = "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8"
        #expect(secrets.isHubSignature("sha256=\(code)", of: body))
        let bytes = Data(
            stride(from: 0, to: 64, by: 2).compactMap { UInt8(code.dropFirst($0).prefix(2), radix: 16) })
        #expect(secrets.isHubSignature("sha256=\(bytes.base64EncodedString())", of: body))
        #expect(!secrets.isHubSignature("sha256=\(code)", of: body + [0]))
        for header in [nil, "", "sha256=", "sha1=\(code)", "sha256=zz", code] as [String?] {
            #expect(!secrets.isHubSignature(header, of: body))
        }
    }
}
