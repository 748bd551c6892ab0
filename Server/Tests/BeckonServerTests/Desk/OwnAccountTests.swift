import Beckon
import BeckonCrypto
import Foundation
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

@Suite("What people change of their own account at the desk") struct OwnAccountTests {
    @Test("another phone, new recovery codes and a new password need the password and a code; all old ones are void")
    func ownAccount() async throws {
        try await SecondFactorScene.run { scene async throws in
            let (totp, cookies, codes) = try await scene.enrol()
            let account = try await scene.signIns.account(token: cookies.session)
            #expect(
                try await scene.fault {
                    try await scene.signIns.removeSecondFactor(of: account, scene.proof(codes[0]))
                } == .forbidden)
            let renewed = try await scene.signIns.renewRecoveryCodes(of: account, scene.proof(codes[0]))
            let (_, half) = try await scene.half()
            #expect(try await scene.fault { _ = try await scene.finish(half, codes[1]) } == .codeRefused)
            scene.wait()
            let enrolment = try await scene.signIns.beginEnrolment(of: account, scene.proof(scene.code(totp)))
            let other = TOTP(secret: try #require(Data(base32: enrolment.secret)))
            let newest = try await scene.signIns.confirmEnrolment(
                of: account, TrailPerson(account, at: "a"), token: cookies.session, sealed: enrolment.sealed,
                code: scene.code(other))
            scene.wait()
            for code in [renewed[0], scene.code(totp)] {
                #expect(try await scene.fault { _ = try await scene.finish(half, code) } == .codeRefused)
            }
            for (new, code) in [("short", newest[0]), ("12345678", newest[0]), ("long enough", "000000")] {
                #expect(
                    try await scene.fault {
                        _ = try await scene.signIns.changePassword(
                            to: new, of: account, token: cookies.session, scene.proof(code))
                    } != nil)
            }
            let changed = try await scene.signIns.changePassword(
                to: "long enough", of: account, token: cookies.session, scene.proof(newest[0]))
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: cookies.session) }
            #expect(try await scene.signIns.account(token: changed.session).user == "ada")
            #expect(try await scene.half("long enough").0 == .code)
        }
    }

    @Test("a person ends own sign-ins, and no other's")
    func ending() async throws {
        try await SecondFactorScene.run(.off) { scene async throws in
            try await scene.accounts.add("bob", nickname: "Bob", role: .agent, password: SecondFactorScene.password)
            func enter(_ user: String) async throws -> String {
                try await scene.signIns.signIn(user: user, password: SecondFactorScene.password, from: "1", marks: [])
                    .session
            }
            let (one, two, three, bobs) = (
                try await enter("ada"), try await enter("ada"), try await enter("ada"), try await enter("bob")
            )
            let ada = TrailPerson(try await scene.signIns.account(token: one), at: "1")
            try await scene.signIns.endSignIns(DeskSignIn.id(of: bobs), of: ada, token: one)
            #expect(try await scene.signIns.account(token: bobs).user == "bob")
            try await scene.signIns.endSignIns(DeskSignIn.id(of: two), of: ada, token: one)
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: two) }
            #expect(try await scene.signIns.account(token: three).user == "ada")
            try await scene.signIns.endSignIns(nil, of: ada, token: one)
            await #expect(throws: DeskFault.notSignedIn) { try await scene.signIns.account(token: three) }
            #expect(try await scene.signIns.account(token: one).user == "ada")
            #expect(try await scene.signIns.account(token: bobs).user == "bob")
        }
    }
}
