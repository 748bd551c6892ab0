import Beckon
import BeckonCrypto
import Foundation
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

/// A node with the account `ada`, and what signs in to it.
struct SecondFactorScene {
    static let password = "correct horse"

    let node: SimulatedNode
    let signIns: DeskSignIn
    let accounts: DeskAccounts

    /// The fault of a step; nil if there is none.
    func fault(_ body: () async throws -> Void) async throws -> DeskFault? {
        do {
            try await body()
            return nil
        } catch let fault as DeskFault {
            return fault
        }
    }

    /// Whether a step is refused because too much was tried.
    func isLimited(_ body: () async throws -> Void) async throws -> Bool {
        if case .tooManyAttempts = try await fault(body) { true } else { false }
    }

    /// The second step that follows the password.
    func half(
        _ password: String = password, from peer: String = "1", mark: String? = nil
    ) async throws -> (SecondStep, String) {
        do {
            let marks = mark.map { [$0] } ?? []
            _ = try await signIns.signIn(user: "ada", password: password, from: peer, marks: marks)
        } catch DeskFault.secondStep(let step, let half) {
            return (step, half)
        }
        throw DeskFault.unknown
    }

    /// Sets up the second factor that the account must have.
    func enrol() async throws -> (totp: TOTP, cookies: DeskSignIn.Cookies, codes: [String]) {
        let (step, half) = try await half()
        #expect(step == .enrolment)
        let enrolment = try await signIns.beginEnrolment(half: half)
        let totp = TOTP(secret: try #require(Data(base32: enrolment.secret)))
        #expect(enrolment.address == totp.address(user: "ada"))
        let (cookies, codes) = try await signIns.confirmEnrolment(
            half: half, sealed: enrolment.sealed, code: code(totp), from: "1", marks: [])
        return (totp, cookies, codes)
    }

    func code(_ totp: TOTP, _ distance: Int64 = 0) -> String {
        totp.code(at: TOTP.step(at: node.time.now) + distance)
    }

    func finish(_ half: String, _ code: String, from peer: String = "1") async throws -> DeskSignIn.Cookies {
        try await signIns.signIn(half: half, code: code, from: peer, marks: [])
    }

    /// The next step of the clock, whose code was not used.
    func wait() { node.time.advance(by: .seconds(30)) }

    func proof(_ code: String = "", _ password: String = password) -> DeskSignIn.Proof {
        DeskSignIn.Proof(password: password, code: code, peer: "1", marks: [])
    }

    static func run(
        _ rule: SecondFactorRules.Rule = .required, secret: InstallationSecret = "secret",
        _ body: (SecondFactorScene) async throws -> Void
    ) async throws {
        let node = SimulatedNode(time: ManualTime(now: Timestamp(milliseconds: 1_800_000_000_000)))
        try await node.run {
            let accounts = DeskAccounts(node.store, cost: .small)
            try await accounts.add("ada", nickname: "Ada", role: .agent, password: password)
            var rules = SecondFactorRules()
            rules.general = rule
            let signIns = DeskSignIn(
                store: node.store, queue: node.core.queue, secret: secret, rules: rules, cost: .small,
                time: node.time, ids: SystemIDs())
            try await body(SecondFactorScene(node: node, signIns: signIns, accounts: accounts))
        }
    }
}
