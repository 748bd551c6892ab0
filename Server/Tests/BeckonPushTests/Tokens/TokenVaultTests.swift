import Beckon
import BeckonCrypto
import Synchronization
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
        time.advance(by: .seconds(1_999))
        #expect(try await second.usable() == first)
        time.advance(by: .seconds(1))
        let renewed = try await second.usable()
        #expect(renewed != first)
        #expect(try await token(key, vault, time).usable() == renewed)
    }

    @Test("a kept token of another key, of the future, or one that makes no sense is not used")
    func refuses() async throws {
        let (vault, time) = (Vault(), ManualTime())
        let foreign = try await token(try P256.PrivateKey(), vault, time).usable()
        let key = try P256.PrivateKey()
        #expect(try await token(key, vault, time).usable() != foreign)
        let own = try await token(key, vault, time).usable()
        for text in ["", "x", "1 2 3", "\(time.now.milliseconds / 1_000 + 100) \(own)", "0 \(own)", "1 a.b.c"] {
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
