import Beckon
import BeckonCrypto
import Foundation
import Testing

@testable import BeckonDesk

@Suite("Codes of authenticator apps, and recovery codes") struct TOTPTests {
    private static let secret = TOTP(secret: Data("12345678901234567890".utf8))

    private func time(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: seconds * 1_000) }

    @Test(
        "the vectors of RFC 6238",
        arguments: [
            (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
        ] as [(Int64, String)])
    func vectors(seconds: Int64, code: String) {
        let step = TOTP.step(at: time(seconds))
        #expect(Self.secret.code(at: step, digits: 8) == code)
        #expect(Self.secret.code(at: step) == code.suffix(6))
        #expect(Self.secret.step(of: String(code.suffix(6)), at: time(seconds), after: -1) == step)
    }

    @Test("the code of the step before and of the next one are accepted, others are not")
    func window() {
        let now = time(1_111_111_111)
        let present = TOTP.step(at: now)
        for (distance, isAccepted) in [(-2, false), (-1, true), (0, true), (1, true), (2, false)] as [(Int64, Bool)] {
            let code = Self.secret.code(at: present + distance)
            #expect(Self.secret.step(of: code, at: now, after: -1) == (isAccepted ? present + distance : nil))
        }
    }

    @Test("a step is accepted once, and none before it afterwards")
    func once() {
        let now = time(1_111_111_111)
        let present = TOTP.step(at: now)
        for distance in [-1, 0] as [Int64] {
            #expect(Self.secret.step(of: Self.secret.code(at: present + distance), at: now, after: present) == nil)
        }
        #expect(
            Self.secret.step(of: Self.secret.code(at: present + 1), at: now, after: present) == present + 1)
    }

    @Test("what is no code is none", arguments: ["", "12345", "1234567", "12 456", "１２３４５６", "12345a", "-12345"])
    func form(text: String) {
        #expect(!TOTP.isCode(text))
        #expect(Self.secret.step(of: text, at: time(59), after: -1) == nil)
    }

    @Test("an app reads the address of the secret, whatever the account's name is")
    func address() {
        #expect(
            Self.secret.address(user: "anna")
                == "otpauth://totp/Beckon:anna?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Beckon&digits=6&period=30"
        )
        #expect(Self.secret.address(user: "Änne & Co").hasPrefix("otpauth://totp/Beckon:%C3%84nne%20%26%20Co?"))
    }

    @Test("ten recovery codes of 80 bits, each another one, are known by their hashes however they are typed")
    func recovery() throws {
        let codes = RecoveryCode.make(SystemIDs())
        #expect(codes.count == 10 && Set(codes).count == 10)
        for code in codes {
            #expect(code.wholeMatch(of: /[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}/) != nil)
            let hash = try #require(RecoveryCode.hash(of: code))
            #expect(!hash.contains(code.prefix(4)))
            #expect(RecoveryCode.hash(of: code.uppercased()) == hash)
            #expect(RecoveryCode.hash(of: code.replacing("-", with: " ")) == hash)
            #expect(RecoveryCode.hash(of: code.replacing("-", with: "")) == hash)
            #expect(RecoveryCode.hash(of: String(code.dropLast())) == nil)
        }
        #expect(RecoveryCode.hash(of: "") == nil)
    }

    @Test("secrets have as many bytes as were asked for", arguments: [1, 8, 10, 20])
    func random(count: Int) {
        let (first, second) = (SystemIDs().randomBytes(count), SystemIDs().randomBytes(count))
        #expect(first.count == count && second.count == count)
        #expect(count == 1 || first != second)
    }
}
