import Beckon
import BeckonDesk

extension Settings {
    /// Reads `desk`.
    mutating func readDesk(_ root: inout SettingsSource) {
        var source = root.section("desk")
        if let rule = source.choice("secondFactor", SecondFactorRules.Rule.self) { secondFactors.general = rule }
        var roles = source.section("secondFactorByRole")
        for role in DeskAccount.Role.allCases {
            if let rule = roles.choice(role.rawValue, SecondFactorRules.Rule.self) { secondFactors.roles[role] = rule }
        }
        roles.finish()
        source.finish()
    }
}
