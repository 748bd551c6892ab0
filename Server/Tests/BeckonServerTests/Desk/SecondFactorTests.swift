import Beckon
import BeckonCrypto
import Foundation
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

@Suite("Signing in with a second factor") struct SecondFactorTests {
    @Test("who needs a second factor sets it up at the next sign-in, and is asked for it from then on")
    func story() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, cookies, codes) = try await scene.enrol()
            #expect(try await scene.signIns.account(token: cookies.session).user == "ada")
            #expect(codes.count == RecoveryCode.count)
            scene.wait()
            let (step, half) = try await scene.half()
            #expect(step == .code)
            let code = scene.code(totp)
            let next = try await scene.finish(half, "\(code.prefix(3)) \(code.suffix(3))")
            #expect(try await scene.signIns.account(token: next.session).user == "ada")
            let stored = try #require(try await scene.node.store.secondFactor(of: "ada"))
            #expect(!stored.secret.contains(totp.secret.base32) && stored.recovery.allSatisfy { !codes.contains($0) })
        }
    }

    @Test("a half sign-in opens nothing, and its text is no token and no proof of anything else")
    func half() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, _, _) = try await scene.enrol()
            scene.wait()
            let (_, half) = try await scene.half()
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: half) }
            #expect(try await scene.node.store.deskSessions(of: "ada", at: scene.node.time.now).count == 1)
            #expect(try await scene.fault { _ = try await scene.signIns.beginEnrolment(half: half) } == .beginAgain)
            let code = scene.code(totp)
            for other in ["", half + "A", String(half.dropLast()), String(half.reversed())] {
                #expect(try await scene.fault { _ = try await scene.finish(other, code) } == .beginAgain)
            }
            try await scene.accounts.setPassword("another horse", of: "ada")
            #expect(try await scene.fault { _ = try await scene.finish(half, code) } == .beginAgain)
            let (_, late) = try await scene.half("another horse")
            scene.node.time.advance(by: DeskSignIn.halfLifetime)
            #expect(try await scene.fault { _ = try await scene.finish(late, scene.code(totp)) } == .beginAgain)
        }
    }

    @Test("the token is made after the second step: none that was there before signs in")
    func fixation() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, first, _) = try await scene.enrol()
            scene.wait()
            let (_, half) = try await scene.half()
            let second = try await scene.finish(half, scene.code(totp))
            #expect(second.session != first.session && second.session != half)
            // The same half sign-in again needs another code, and gets another token.
            scene.wait()
            let third = try await scene.finish(half, scene.code(totp))
            #expect(third.session != second.session)
        }
    }

    @Test("a code is accepted once, by one of two sign-ins at once, and not long before or after its time")
    func reused() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, _, _) = try await scene.enrol()
            let (_, half) = try await scene.half()
            // The code of the setting up is used up.
            #expect(try await scene.fault { _ = try await scene.finish(half, scene.code(totp)) } == .codeRefused)
            #expect(try await scene.fault { _ = try await scene.finish(half, scene.code(totp, -1)) } == .codeRefused)
            scene.wait()
            let code = scene.code(totp)
            let faults = try await withThrowingTaskGroup(of: DeskFault?.self) { group in
                for _ in 0..<3 { group.addTask { try await scene.fault { _ = try await scene.finish(half, code) } } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(faults.count { $0 == nil } == 1 && faults.count { $0 == .codeRefused } == 2)
            for distance in [-20_000, -2, 2, 20_000] as [Int64] {
                let code = scene.code(totp, distance)
                #expect(try await scene.fault { _ = try await scene.finish(half, code) } == .codeRefused)
            }
        }
    }

    @Test("a recovery code signs in once; a guessed one does not, and the refusal is the same as of a wrong code")
    func recovery() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (_, _, codes) = try await scene.enrol()
            let (_, half) = try await scene.half()
            let cookies = try await scene.finish(half, codes[3].uppercased())
            #expect(try await scene.signIns.account(token: cookies.session).user == "ada")
            let guess = try #require(RecoveryCode.make(SystemIDs()).first)
            for code in [codes[3], guess, "000000", "", String(repeating: "a", count: 5_000)] {
                #expect(try await scene.fault { _ = try await scene.finish(half, code) } == .codeRefused)
            }
            _ = try await scene.finish(half, codes[4])
            #expect(try await scene.node.store.secondFactor(of: "ada")?.recovery.count == 8)
        }
    }

    @Test("wrong codes count across sign-ins and addresses, and beyond the limit a right one is refused, too")
    func bruteForce() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, known, codes) = try await scene.enrol()
            scene.wait()
            let (_, first) = try await scene.half(from: "a")
            let (_, second) = try await scene.half(from: "b")
            for number in 0..<SignInAttempts.codes {
                let half = number.isMultiple(of: 2) ? first : second
                #expect(
                    try await scene.fault { _ = try await scene.finish(half, "x", from: "\(number)") } == .codeRefused)
            }
            for code in [scene.code(totp), codes[0]] {
                #expect(try await scene.isLimited { _ = try await scene.finish(second, code, from: "c") })
            }
            // A new half sign-in, also of a known browser, does not begin to count anew; an hour later the right code is accepted.
            let (_, third) = try await scene.half(from: "1", mark: known.browser)
            #expect(
                try await scene.isLimited {
                    _ = try await scene.signIns.signIn(
                        half: third, code: scene.code(totp), from: "1", marks: [known.browser])
                })
            scene.node.time.advance(by: .seconds(3_601))
            let (_, last) = try await scene.half()
            _ = try await scene.finish(last, scene.code(totp))
        }
    }

    @Test("wrong passwords and wrong codes have their limits together")
    func joined() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, _, _) = try await scene.enrol()
            scene.wait()
            let (_, half) = try await scene.half(from: "a")
            for number in 0..<SignInAttempts.perPeer {
                let user = "nobody \(number)"
                #expect(
                    try await scene.fault {
                        _ = try await scene.signIns.signIn(user: user, password: "wrong", from: "a", marks: [])
                    } == .signInFailed)
            }
            #expect(try await scene.isLimited { _ = try await scene.finish(half, scene.code(totp), from: "a") })
            _ = try await scene.finish(half, scene.code(totp), from: "b")
        }
    }

    @Test("a password alone opens no request that names it, nor a sign-in from before the rule")
    func passwordAlone() async throws {
        try await SecondFactorScene.run { scene async throws in
            #expect(
                try await scene.fault {
                    _ = try await scene.signIns.account(user: "ada", password: SecondFactorScene.password, from: "1")
                } == .signInFailed)
            let lax = DeskSignIn(
                store: scene.node.store, queue: scene.node.core.queue, secret: "secret", cost: .small,
                time: scene.node.time, ids: SystemIDs())
            let cookies = try await lax.signIn(user: "ada", password: SecondFactorScene.password, from: "1", marks: [])
            #expect(try await lax.account(token: cookies.session).user == "ada")
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: cookies.session) }
        }
    }

    @Test("setting up needs a code of the secret that was shown to this account, and happens once")
    func enrolment() async throws {
        try await SecondFactorScene.run { scene async throws in
            try await scene.accounts.add("bob", nickname: "Bob", role: .agent, password: SecondFactorScene.password)
            let (_, half) = try await scene.half()
            let (first, second) = (
                try await scene.signIns.beginEnrolment(half: half), try await scene.signIns.beginEnrolment(half: half)
            )
            #expect(first.secret != second.secret)
            func confirm(_ sealed: String, _ code: String) async throws -> DeskFault? {
                try await scene.fault {
                    _ = try await scene.signIns.confirmEnrolment(
                        half: half, sealed: sealed, code: code, from: "1", marks: [])
                }
            }
            let totp = TOTP(secret: try #require(Data(base32: first.secret)))
            let bobs = try scene.signIns.enrolment(of: "bob", after: nil)
            let bobsCode = scene.code(TOTP(secret: try #require(Data(base32: bobs.secret))))
            #expect(try await confirm(bobs.sealed, bobsCode) == .beginAgain)
            #expect(try await confirm(second.sealed, scene.code(totp)) == .codeRefused)
            #expect(try await scene.node.store.secondFactor(of: "ada") == nil)
            #expect(try await confirm(first.sealed, scene.code(totp)) == nil)
            let other = TOTP(secret: try #require(Data(base32: second.secret)))
            #expect(try await confirm(second.sealed, scene.code(other)) == .beginAgain)
        }
    }

    @Test("without a rule nobody is asked; where it is optional, who has set one up is")
    func optional() async throws {
        try await SecondFactorScene.run(.off) { scene async throws in
            let cookies = try await scene.signIns.signIn(
                user: "ada", password: SecondFactorScene.password, from: "1", marks: [])
            let account = try await scene.signIns.account(token: cookies.session)
            #expect(
                try await scene.fault {
                    _ = try await scene.signIns.beginEnrolment(of: account, scene.proof())
                } == .forbidden)
        }
        try await SecondFactorScene.run(.optional) { scene async throws in
            let cookies = try await scene.signIns.signIn(
                user: "ada", password: SecondFactorScene.password, from: "1", marks: [])
            let other = try await scene.signIns.signIn(
                user: "ada", password: SecondFactorScene.password, from: "1", marks: [])
            let account = try await scene.signIns.account(token: cookies.session)
            #expect(
                try await scene.fault {
                    _ = try await scene.signIns.beginEnrolment(of: account, scene.proof("", "wrong"))
                } == .proofRefused)
            let enrolment = try await scene.signIns.beginEnrolment(of: account, scene.proof())
            let totp = TOTP(secret: try #require(Data(base32: enrolment.secret)))
            _ = try await scene.signIns.confirmEnrolment(
                of: account, TrailPerson(account, at: "a"), token: cookies.session, sealed: enrolment.sealed,
                code: scene.code(totp))
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: other.session) }
            #expect(try await scene.signIns.account(token: cookies.session).user == "ada")
            scene.wait()
            #expect(try await scene.half().0 == .code)
            for proof in [scene.proof(), scene.proof("000000"), scene.proof(scene.code(totp), "wrong")] {
                #expect(
                    try await scene.fault { try await scene.signIns.removeSecondFactor(of: account, proof) }
                        == .proofRefused)
            }
            try await scene.signIns.removeSecondFactor(of: account, scene.proof(scene.code(totp)))
            #expect(try await scene.node.store.secondFactor(of: "ada") == nil)
        }
    }

    @Test("for the day that a phone is lost the operator removes the second factor; the next sign-in sets up another")
    func reset() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (_, cookies, _) = try await scene.enrol()
            #expect(try await scene.accounts.resetSecondFactor(of: "ada"))
            #expect(try await !scene.accounts.resetSecondFactor(of: "ada"))
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: cookies.session) }
            #expect(try await scene.half().0 == .enrolment)
            let refusal = await #expect(throws: DeskAccounts.Refusal.self) {
                try await scene.accounts.resetSecondFactor(of: "nobody")
            }
            #expect(refusal?.code == .unknown)
        }
    }

    @Test(
        "passwords that everybody tries first, and the account's own name, are refused; nothing else is asked of them")
    func passwords() throws {
        for password in ["password", "PassWort1", "12345678", "Adalovelace", "1234567", "qwertzuiop"] {
            #expect(throws: DeskAccounts.Refusal.self) {
                try DeskAccounts.check(password: password, of: "adaLovelace")
            }
        }
        for password in ["aaaaaaab", "correct horse", "pässwörter", "adalovelace1"] {
            try DeskAccounts.check(password: password, of: "adalovelace")
        }
    }

    @Test("second factors outlive the renewal of the secrets, however often it is done")
    func renewal() async throws {
        let (store, ids) = (MemoryStore(), SystemIDs())
        func secret() async throws -> InstallationSecret {
            try await InstallationSecret.read(.desk, of: store, keys: [], ids: ids)
        }
        let account = DeskAccount(user: "ada", nickname: "Ada", role: .agent, passwordHash: "hash")
        let factor = SecondFactor(
            user: "ada", secret: try await secret().seal("SECRET", as: .secondFactor, of: "ada"), lastStep: 1,
            recovery: [], setUpAt: Timestamp(milliseconds: 0), mark: "mark")
        _ = try await store.commit([Commit([.putAccount(account), .putSecondFactor(factor, after: nil)])])
        for _ in 0..<3 {
            try await InstallationSecret.renew(in: store, ids: ids)
            let stored = try #require(try await store.secondFactor(of: "ada"))
            let opened = try await secret().open(stored.secret, as: .secondFactor, of: "ada")
            #expect(opened?.text == "SECRET" && opened?.isNewest == true)
            #expect(try await secret().open(stored.secret, as: .secondFactor, of: "bob") == nil)
            #expect(try await secret().open(stored.secret, as: .halfSignIn, of: "ada") == nil)
        }
    }
}
