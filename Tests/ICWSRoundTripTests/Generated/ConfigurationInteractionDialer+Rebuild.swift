// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionDialer
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcls: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
