import Beckon
import BeckonDesk
import Testing

@testable import BeckonServer

@Suite struct SecondFactorSettingsTests {
    @Test("nobody needs a second factor unless the settings say so, for all or by role")
    func rules() throws {
        let none = try Settings(yaml: nil).secondFactors
        #expect(DeskAccount.Role.allCases.allSatisfy { none.rule(for: $0) == .off })
        let some = try Settings(
            yaml: """
                desk:
                  secondFactor: optional
                  secondFactorByRole: {admin: required, callback-read-only: none}
                """, environment: ["BECKON_DESK_SECOND_FACTOR_BY_ROLE_SUPERVISOR": "required"]
        ).secondFactors
        let rules = DeskAccount.Role.allCases.map { some.rule(for: $0) }
        #expect(rules == [.optional, .required, .off, .required])
    }

    @Test(
        "a word that is no rule and a role that there is not are told",
        arguments: ["desk: {secondFactor: always}", "desk: {secondFactorByRole: {boss: required}}", "desk: {x: y}"])
    func wrong(yaml: String) {
        #expect(throws: SettingsError.self) { try Settings(yaml: yaml) }
    }
}
