import Beckon
import Testing

/// Desk accounts and their sign-ins.
extension StoreConformance {
    static var desk: [Check] {
        [
            Check("a sign-in begins only with the hash that stands, and ends with its account") { store async throws in
                try await store.commit(.putAccount(account("ada")))
                try await store.commit(.beginDeskSession(session("1", "ada"), passwordHash: "another"))
                try await store.commit(.beginDeskSession(session("2", "nobody"), passwordHash: "hash"))
                try await store.commit(.beginDeskSession(session("3", "ada"), passwordHash: "hash"))
                #expect(try await store.deskSession("1") == nil)
                #expect(try await store.deskSession("2") == nil)
                #expect(try await store.deskSession("3") == session("3", "ada"))
                let signIn = try await store.signIn("3")
                #expect(signIn?.session == session("3", "ada") && signIn?.account == account("ada"))
                try await store.commit(.removeAccount("ada"))
                #expect(try await store.account("ada") == nil)
                #expect(try await store.deskSession("3") == nil)
                #expect(try await store.signIn("3")?.session == nil)
            },
            Check("an account keeps its role and its services, and gets others") { store async throws in
                for role in DeskAccount.Role.allCases {
                    var account = account("ada")
                    account.role = role
                    account.services = role == .agent ? [] : ["sales", "Gruppe Süd"]
                    try await store.commit(.putAccount(account))
                    #expect(try await store.account("ada") == account)
                    #expect(try await store.accounts(limit: 9) == [account])
                }
            },
            Check("a hash is replaced only where the old one stands") { store async throws in
                try await store.commit(.putAccount(account("ada")))
                try await store.commit(.replacePasswordHash(user: "ada", old: "another", new: "wrong"))
                #expect(try await store.account("ada")?.passwordHash == "hash")
                try await store.commit(.replacePasswordHash(user: "ada", old: "hash", new: "costly"))
                #expect(try await store.account("ada")?.passwordHash == "costly")
            },
            Check("a sign-in is prolonged up to its end, never shortened") { store async throws in
                try await store.commit(.putAccount(account("ada")))
                try await store.commit(.beginDeskSession(session("1", "ada"), passwordHash: "hash"))
                for (time, expected) in [(7, 7), (6, 7), (99, 20)] as [(Int64, Int64)] {
                    try await store.commit(.prolongDeskSession("1", idleEnd: Sample.at(time)))
                    #expect(try await store.deskSession("1")?.idleEnd == Sample.at(expected))
                }
                try await store.commit(.prolongDeskSession("none", idleEnd: Sample.at(9)))
                #expect(try await store.deskSession("none") == nil)
            },
            Check("sign-ins end one by one, all of an account at once, and when they are over") { store async throws in
                for user in ["ada", "bob"] { try await store.commit(.putAccount(account(user))) }
                for (id, user) in [("1", "ada"), ("2", "ada"), ("3", "ada"), ("4", "bob")] {
                    try await store.commit(.beginDeskSession(session(id, user), passwordHash: "hash"))
                }
                try await store.commit(.endDeskSession("1"), .endDeskSession("none"))
                #expect(try await store.deskSession("1") == nil)
                #expect(try await store.deskSession("2") != nil)
                try await store.commit(.endDeskSessions(user: "ada"))
                #expect(try await store.deskSession("2") == nil)
                #expect(try await store.deskSession("3") == nil)
                try await store.removeClients(expiredBefore: Sample.at(5))
                #expect(try await store.deskSession("4") != nil)
                try await store.removeClients(expiredBefore: Sample.at(6))
                #expect(try await store.deskSession("4") == nil)
            },
            Check("who is signed in and who has chats is told by name, each once") { store async throws in
                for user in ["bob", "ada", "eve"] { try await store.commit(.putAccount(account(user))) }
                for (id, user) in [("1", "bob"), ("2", "ada"), ("3", "ada")] {
                    try await store.commit(.beginDeskSession(session(id, user), passwordHash: "hash"))
                }
                #expect(try await store.signedInUsers(at: Sample.at(4), limit: 9) == ["ada", "bob"])
                #expect(try await store.signedInUsers(at: Sample.at(4), limit: 1) == ["ada"])
                #expect(try await store.signedInUsers(at: Sample.at(5), limit: 9) == [])
                func taken(_ user: String) -> (inout ChatHead) -> Void {
                    {
                        $0.life.state = .active
                        $0.side.agents = [AgentParty(nickname: "Kim", kind: .agent, account: user)]
                    }
                }
                #expect(try await store.chatOwners(limit: 9) == [])
                try await store.begin(Sample.head("1", taken("kim \"1\"")))
                try await store.begin(Sample.head("2", taken("kim \"1\"")))
                try await store.begin(Sample.head("3", taken("ada")))
                try await store.begin(Sample.head("nobody's") { $0.life.state = .active })
                try await store.begin(Sample.head("waits"))
                try await store.begin(
                    Sample.head("over") {
                        taken("bob")(&$0)
                        $0.life.state = .ended
                    })
                try await store.begin(
                    Sample.head("elsewhere") {
                        taken("bob")(&$0)
                        $0.side.name = Sample.bridge("x")
                    })
                #expect(try await store.chatOwners(limit: 9) == ["ada", "kim \"1\""])
                #expect(try await store.chatOwners(limit: 1) == ["ada"])
            },
            Check("a grant lives as long as its sign-in, which the provider's session finds") { store async throws in
                for user in ["ada", "bob"] { try await store.commit(.putAccount(account(user))) }
                for (id, user) in [("1", "ada"), ("2", "ada"), ("3", "bob")] {
                    try await store.commit(.beginDeskSession(session(id, user), passwordHash: "hash"))
                    try await store.commit(.putGrant(grant(id, user)))
                }
                try await store.commit(.putGrant(grant("none", "ada")))
                #expect(try await store.grant(of: "none") == nil)
                #expect(try await store.grant(of: "1") == grant("1", "ada"))
                #expect(try await store.deskSessions(ofProvider: "p", limit: 9).map(\.id) == ["1", "2", "3"])
                #expect(try await store.deskSessions(ofProvider: "p", limit: 1).map(\.id) == ["1"])
                #expect(try await store.deskSessions(ofProvider: "q", limit: 9).isEmpty)
                var other = grant("1", "ada")
                (other.sealed, other.checkAt) = ("new", nil)
                try await store.commit(.putGrant(other))
                #expect(try await store.grant(of: "1") == other)
                try await store.commit(.endDeskSession("1"))
                #expect(try await store.grant(of: "1") == nil)
                try await store.commit(.endDeskSessions(user: "ada"))
                #expect(try await store.grant(of: "2") == nil)
                try await store.removeClients(expiredBefore: Sample.at(6))
                #expect(try await store.grant(of: "3") == nil)
                #expect(try await store.deskSessions(ofProvider: "p", limit: 9).isEmpty)
            },
            Check("a check is due at its time, and is moved by one alone") { store async throws in
                try await store.commit(.putAccount(account("ada")))
                for (id, due) in [("1", 3), ("2", 2), ("3", nil)] as [(String, Int64?)] {
                    try await store.commit(.beginDeskSession(session(id, "ada"), passwordHash: "hash"))
                    try await store.commit(.putGrant(grant(id, "ada", checkAt: due)))
                }
                #expect(try await store.grantsDue(now: Sample.at(1), limit: 9).isEmpty)
                #expect(try await store.grantsDue(now: Sample.at(3), limit: 9).map(\.session) == ["2", "1"])
                #expect(try await store.grantsDue(now: Sample.at(3), limit: 1).map(\.session) == ["2"])
                for to in [7, 8] as [Int64] {
                    try await store.commit(.moveCheck(session: "2", from: Sample.at(2), to: Sample.at(to)))
                    #expect(try await store.grant(of: "2")?.checkAt == Sample.at(7))
                }
                try await store.commit(.removeAccount("ada"))
                #expect(try await store.grantsDue(now: Sample.at(9), limit: 9).isEmpty)
            },
            Check("the sign-ins of an account that hold are told, the last one first") { store async throws in
                for user in ["ada", "bob"] { try await store.commit(.putAccount(account(user))) }
                for (id, user, time) in [("1", "ada", 1), ("2", "ada", 3), ("3", "ada", 2), ("4", "bob", 1)]
                    as [(String, String, Int64)]
                {
                    try await store.commit(
                        .beginDeskSession(session(id, user, beganAt: time), passwordHash: "hash"))
                }
                try await store.commit(.prolongDeskSession("3", idleEnd: Sample.at(9)))
                #expect(try await store.deskSessions(of: "ada", at: Sample.at(4)).map(\.id) == ["2", "3", "1"])
                #expect(try await store.deskSessions(of: "ada", at: Sample.at(5)).map(\.id) == ["3"])
                #expect(try await store.deskSessions(of: "eve", at: Sample.at(4)) == [])
            },
            Check("a second factor is set up once, and changes only after the mark that stands") { store async throws in
                try await store.commit(.putSecondFactor(factor("ada", mark: "0"), after: nil))
                #expect(try await store.secondFactor(of: "ada") == nil)
                for user in ["ada", "bob"] { try await store.commit(.putAccount(account(user))) }
                try await store.commit(.putSecondFactor(factor("ada", mark: "0"), after: "none"))
                #expect(try await store.secondFactor(of: "ada") == nil)
                try await store.commit(.putSecondFactor(factor("ada", mark: "1"), after: nil))
                try await store.commit(.putSecondFactor(factor("ada", mark: "x"), after: nil))
                #expect(try await store.secondFactor(of: "ada") == factor("ada", mark: "1"))
                var used = factor("ada", mark: "2")
                used.lastStep = 8
                used.recovery = []
                try await store.commit(.putSecondFactor(used, after: "1"), .putSecondFactor(factor("ada"), after: "1"))
                #expect(try await store.secondFactor(of: "ada") == used)
                #expect(try await store.secondFactor(of: "bob") == nil)
                try await store.commit(.removeSecondFactor(user: "bob"), .removeSecondFactor(user: "ada"))
                #expect(try await store.secondFactor(of: "ada") == nil)
                try await store.commit(.putSecondFactor(factor("ada"), after: nil), .removeAccount("ada"))
                try await store.commit(.putAccount(account("ada")))
                #expect(try await store.secondFactor(of: "ada") == nil)
            },
            Check("of two sign-ins with one code a single one begins") { store async throws in
                try await store.commit(.putAccount(account("ada")), .putSecondFactor(factor("ada"), after: nil))
                for id in ["1", "2"] {
                    try await store.commit(
                        .putSecondFactor(factor("ada", mark: id), after: "mark"),
                        .beginDeskSession(session(id, "ada"), passwordHash: "hash", factor: id))
                }
                #expect(try await store.deskSession("1") != nil)
                #expect(try await store.deskSession("2") == nil)
                try await store.commit(
                    .putSecondFactor(factor("ada", mark: "3"), after: "1"),
                    .beginDeskSession(session("3", "ada"), passwordHash: "another", factor: "3"))
                #expect(try await store.deskSession("3") == nil)
            },
            Check("of too many sign-ins the ones that began first end") { store async throws in
                for user in ["ada", "bob"] { try await store.commit(.putAccount(account(user))) }
                try await store.commit(.beginDeskSession(session("of bob", "bob"), passwordHash: "hash"))
                for number in 0...DeskSession.perAccount {
                    let own = session("\(number)", "ada", beganAt: Int64(number))
                    try await store.commit(.beginDeskSession(own, passwordHash: "hash"))
                }
                #expect(try await store.deskSession("0") == nil)
                #expect(try await store.deskSession("1") != nil)
                #expect(try await store.deskSession("\(DeskSession.perAccount)") != nil)
                #expect(try await store.deskSession("of bob") != nil)
                let figures = try await store.figures(at: Sample.at(4))
                #expect(figures.signIns == DeskSession.perAccount + 1 && figures.agents == 2)
                #expect(try await store.figures(at: Sample.at(5)).signIns == 0)
            },
        ]
    }

    private static func account(_ user: String) -> DeskAccount {
        DeskAccount(user: user, nickname: user, role: .agent, passwordHash: "hash")
    }

    private static func grant(_ id: String, _ user: String, checkAt: Int64? = 3) -> DeskGrant {
        DeskGrant(
            session: id, user: user, providerSession: "p", sealed: "sealed \(id)", checkAt: checkAt.map(Sample.at))
    }

    private static func factor(_ user: String, mark: String = "mark") -> SecondFactor {
        SecondFactor(
            user: user, secret: "sealed", lastStep: 7, recovery: ["a", "b"], setUpAt: Sample.at(1), mark: mark)
    }

    private static func session(_ id: String, _ user: String, beganAt: Int64 = 1) -> DeskSession {
        DeskSession(
            id: id, user: user, beganAt: Sample.at(beganAt), endsAt: Sample.at(20), idleEnd: Sample.at(5))
    }
}
