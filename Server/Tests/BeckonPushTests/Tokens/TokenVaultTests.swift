import Beckon
import BeckonCrypto
import BeckonJSON
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

@Suite struct TokenVaultTests {
    private final class Vault: TokenVault {
        let kept = Mutex<[String: String]>([:])

        func token(_ name: String) async -> String? { kept.withLock { $0[name] } }
        func keep(_ token: String, as name: String) async { kept.withLock { $0[name] = token } }
    }

    private func token(_ key: P256.PrivateKey, _ vault: Vault, _ time: ManualTime) throws -> ProviderToken {
        try ProviderToken(
            keyID: "KEY0000001", teamID: "TEAM000001", privateKeyPEM: key.pemRepresentation, time: time, vault: vault)
    }

    @Test("a restart goes on with the kept token until it is 50 minutes old")
    func restart() async throws {
        let (key, vault, time) = (try P256.PrivateKey(), Vault(), ManualTime())
        let first = try await token(key, vault, time).usable()
        time.advance(by: .seconds(1_000))
        let second = try token(key, vault, time)
        #expect(try await second.usable() == first)
        // Another node that starts at the same time takes over what this one makes later.
        let other = try token(key, vault, time)
        #expect(try await other.usable() == first)
        time.advance(by: .seconds(1_999))
        #expect(try await second.usable() == first)
        time.advance(by: .seconds(1))
        let renewed = try await second.usable()
        #expect(renewed != first)
        #expect(try await other.usable() == renewed)
        #expect(try await token(key, vault, time).usable() == renewed)
    }

    @Test("a refused token is not replaced by a restart, and one from the future counts as made just now")
    func refused() async throws {
        let (key, vault, time) = (try P256.PrivateKey(), Vault(), ManualTime())
        let first = try await token(key, vault, time).usable()
        for _ in 0..<10 {
            time.advance(by: .seconds(119))
            let restarted = try token(key, vault, time)
            restarted.wasRefused(try await restarted.usable(), date: nil)
            #expect(try await restarted.usable() == first)
        }
        time.advance(by: .seconds(10))
        let late = try token(key, vault, time)
        late.wasRefused(try await late.usable(), date: nil)
        #expect(try await late.usable() != first)
        // The clock was an hour ahead when it was made, and is right now.
        let own = try await late.usable()
        vault.kept.withLock { $0 = $0.mapValues { _ in "\(time.now.milliseconds / 1_000 + 3_600) \(own)" } }
        let mended = try token(key, vault, time)
        mended.wasRefused(try await mended.usable(), date: nil)
        time.advance(by: .seconds(1_199))
        #expect(try await mended.usable() == own)
        time.advance(by: .seconds(1))
        #expect(try await mended.usable() != own)
    }

    @Test("by a wrong clock the next token is dated by the service's clock")
    func dated() async throws {
        let time = ManualTime(now: Timestamp(milliseconds: 1_700_000_000_000))
        let token = try ProviderToken(
            keyID: "K", teamID: "T", privateKeyPEM: try P256.PrivateKey().pemRepresentation, time: time)
        let first = try token.current()
        #expect(try issuedAt(first) == 1_700_000_000 - ProviderToken.backdating)
        // The service says it is an hour earlier.
        token.wasRefused(first, date: "Tue, 14 Nov 2023 21:13:20 GMT")
        #expect(token.isClockOff(date: "Tue, 14 Nov 2023 21:13:20 GMT"))
        #expect(!token.isClockOff(date: "Tue, 14 Nov 2023 22:13:50 GMT") && !token.isClockOff(date: "x"))
        #expect(token.refusal == "this machine's clock is 60 min ahead of the service's")
        time.advance(by: .seconds(1_200))
        #expect(try issuedAt(try token.current()) == 1_700_000_000 - 3_600 + 1_200 - ProviderToken.backdating)
    }

    private func issuedAt(_ token: String) throws -> Int64? {
        let claims = try #require(Data(base64URL: token.split(separator: ".")[1]))
        return try JSONValue(parsing: Array(claims))["iat"]?.int64
    }

    @Test("sections with the same key share its token")
    func shared() throws {
        let (tokens, time) = (ProviderTokens(), ManualTime())
        let pem = try P256.PrivateKey().pemRepresentation
        let own = try tokens.token(keyID: "K", teamID: "T", privateKeyPEM: pem, time: time, vault: nil)
        let same = try tokens.token(keyID: "K", teamID: "T", privateKeyPEM: pem, time: time, vault: nil)
        let other = try tokens.token(keyID: "L", teamID: "T", privateKeyPEM: pem, time: time, vault: nil)
        #expect(own === same && own !== other)
    }

    @Test("a kept token of another key, or one that makes no sense is not used")
    func refuses() async throws {
        let (vault, time) = (Vault(), ManualTime())
        let foreign = try await token(try P256.PrivateKey(), vault, time).usable()
        let key = try P256.PrivateKey()
        #expect(try await token(key, vault, time).usable() != foreign)
        let own = try await token(key, vault, time).usable()
        for text in ["", "x", "1 2 3", "0 \(own)", "1 a.b.c", "9223372036854775807 \(own)"] {
            vault.kept.withLock { kept in kept = kept.mapValues { _ in text } }
            #expect(try await token(key, vault, time).usable() != own, "\(text.prefix(6))")
        }
    }

    @Test("many who ask at once get one token")
    func singleFlight() async throws {
        let (vault, time) = (Vault(), ManualTime())
        let token = try token(try P256.PrivateKey(), vault, time)
        let tokens = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await token.usable() } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(tokens.count == 1)
    }
}
