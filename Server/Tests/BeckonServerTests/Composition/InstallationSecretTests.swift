import Beckon
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNative

@Suite struct InstallationSecretTests {
    private static let key = String(repeating: "k", count: 32)

    private func read(_ store: MemoryStore, keys: [String] = []) async throws -> InstallationSecret {
        try await InstallationSecret.read(.chat, of: store, keys: keys, ids: SystemIDs())
    }

    @Test("the first start makes a secret, which all later starts read")
    func made() async throws {
        let store = MemoryStore()
        let first = try await read(store)
        #expect(first.newest.count == 64)
        #expect(try await read(store) == first)
        #expect(try await InstallationSecret.read(.desk, of: store, keys: [], ids: SystemIDs()) != first)
    }

    @Test("after a renewal the former secret is accepted and signs nothing; after two it is gone")
    func renewed() async throws {
        let store = MemoryStore()
        let (chat, lifetime) = (ChatID("c"), Milliseconds.seconds(60))
        let first = try await read(store)
        let (keys, links) = (ChatV2Keys(secret: first), FileLinks(secret: first, lifetime: lifetime))
        try await InstallationSecret.renew(in: store, ids: SystemIDs())
        let second = try await read(store)
        #expect(second.newest != first.newest)
        #expect(second.all.contains(first.newest))
        let newKeys = ChatV2Keys(secret: second)
        #expect(newKeys.admit(userID: keys.userID(of: chat), secureKey: keys.secureKey(of: chat), to: chat))
        #expect(newKeys.chat(ofCometKey: keys.cometKey(of: chat)) == chat)
        #expect(newKeys.secureKey(of: chat) != keys.secureKey(of: chat))
        // Halves of two secrets do not make a pair.
        #expect(!newKeys.admit(userID: newKeys.userID(of: chat), secureKey: keys.secureKey(of: chat), to: chat))
        let sent = Timestamp(milliseconds: 0)
        let signature = try #require(links.target(of: FileID("f"), sent: sent).split(separator: "=").last)
        func verdict(_ secret: InstallationSecret) -> FileLinks.Verdict {
            FileLinks(secret: secret, lifetime: lifetime)
                .verdict(of: FileID("f"), until: "60", signature: String(signature), now: sent)
        }
        #expect(verdict(second) == .valid)
        let mark = KnownBrowsers(secret: first).mark("ada", in: "b", now: sent)
        #expect(KnownBrowsers(secret: second).browser(of: mark, user: "ada", now: sent) == "b")
        try await InstallationSecret.renew(in: store, ids: SystemIDs())
        let third = try await read(store)
        #expect(!third.all.contains(first.newest))
        #expect(verdict(third) == .forged)
        #expect(
            !ChatV2Keys(secret: third).admit(
                userID: keys.userID(of: chat), secureKey: keys.secureKey(of: chat), to: chat))
        #expect(KnownBrowsers(secret: third).browser(of: mark, user: "ada", now: sent) == nil)
    }

    @Test("with a key file what the database holds signs nothing; older keys and `none` are accepted")
    func keyed() async throws {
        let store = MemoryStore()
        let plain = try await read(store)
        let keyed = try await read(store, keys: [Self.key])
        #expect(!keyed.all.contains(plain.newest))
        #expect(try await read(store, keys: [Self.key]) == keyed)
        let changing = try await read(store, keys: [Self.key + "2", Self.key, InstallationSecret.noKey])
        #expect(changing.newest != keyed.newest && changing.newest != plain.newest)
        #expect(changing.all.contains(keyed.newest) && changing.all.contains(plain.newest))
    }
}
