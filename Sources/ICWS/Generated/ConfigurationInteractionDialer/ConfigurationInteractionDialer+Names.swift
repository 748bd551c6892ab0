// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionDialer`.
    public enum InteractionDialer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCallListAcls.GetInteractionDialerCallListAcls``.
    public typealias GetInteractionDialerCallListAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerCallListAcls.GetInteractionDialerCallListAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCallListAclsById.GetInteractionDialerCallListAcl``.
    public typealias GetInteractionDialerCallListAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerCallListAclsById.GetInteractionDialerCallListAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCampaignAcls.GetInteractionDialerCampaignAcls``.
    public typealias GetInteractionDialerCampaignAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerCampaignAcls.GetInteractionDialerCampaignAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerCampaignAclsById.GetInteractionDialerCampaignAcl``.
    public typealias GetInteractionDialerCampaignAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerCampaignAclsById.GetInteractionDialerCampaignAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerPolicySetAcls.GetInteractionDialerPolicySetAcls``.
    public typealias GetInteractionDialerPolicySetAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerPolicySetAcls.GetInteractionDialerPolicySetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerPolicySetAclsById.GetInteractionDialerPolicySetAcl``.
    public typealias GetInteractionDialerPolicySetAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerPolicySetAclsById.GetInteractionDialerPolicySetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerRuleSetAcls.GetInteractionDialerRuleSetAcls``.
    public typealias GetInteractionDialerRuleSetAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerRuleSetAcls.GetInteractionDialerRuleSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerRuleSetAclsById.GetInteractionDialerRuleSetAcl``.
    public typealias GetInteractionDialerRuleSetAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerRuleSetAclsById.GetInteractionDialerRuleSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScheduleAcls.GetInteractionDialerScheduleAcls``.
    public typealias GetInteractionDialerScheduleAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerScheduleAcls.GetInteractionDialerScheduleAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScheduleAclsById.GetInteractionDialerScheduleAcl``.
    public typealias GetInteractionDialerScheduleAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerScheduleAclsById.GetInteractionDialerScheduleAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScriptAcls.GetInteractionDialerScriptAcls``.
    public typealias GetInteractionDialerScriptAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerScriptAcls.GetInteractionDialerScriptAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerScriptAclsById.GetInteractionDialerScriptAcl``.
    public typealias GetInteractionDialerScriptAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerScriptAclsById.GetInteractionDialerScriptAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerSkillSetAcls.GetInteractionDialerSkillSetAcls``.
    public typealias GetInteractionDialerSkillSetAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerSkillSetAcls.GetInteractionDialerSkillSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerSkillSetAclsById.GetInteractionDialerSkillSetAcl``.
    public typealias GetInteractionDialerSkillSetAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerSkillSetAclsById.GetInteractionDialerSkillSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerStageSetAcls.GetInteractionDialerStageSetAcls``.
    public typealias GetInteractionDialerStageSetAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerStageSetAcls.GetInteractionDialerStageSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerStageSetAclsById.GetInteractionDialerStageSetAcl``.
    public typealias GetInteractionDialerStageSetAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerStageSetAclsById.GetInteractionDialerStageSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerZoneSetAcls.GetInteractionDialerZoneSetAcls``.
    public typealias GetInteractionDialerZoneSetAcls = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerZoneSetAcls.GetInteractionDialerZoneSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.Resources.InteractionDialerZoneSetAclsById.GetInteractionDialerZoneSetAcl``.
    public typealias GetInteractionDialerZoneSetAcl = ICWS.Configuration.InteractionDialer.Resources
        .InteractionDialerZoneSetAclsById.GetInteractionDialerZoneSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl``.
    public typealias InteractionDialerCallListAcl = ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcls``.
    public typealias InteractionDialerCallListAcls = ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl``.
    public typealias InteractionDialerCampaignAcl = ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcls``.
    public typealias InteractionDialerCampaignAcls = ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl``.
    public typealias InteractionDialerPolicySetAcl = ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcls``.
    public typealias InteractionDialerPolicySetAcls = ICWS.Configuration.InteractionDialer
        .InteractionDialerPolicySetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl``.
    public typealias InteractionDialerRuleSetAcl = ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcls``.
    public typealias InteractionDialerRuleSetAcls = ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl``.
    public typealias InteractionDialerScheduleAcl = ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcls``.
    public typealias InteractionDialerScheduleAcls = ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl``.
    public typealias InteractionDialerScriptAcl = ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcls``.
    public typealias InteractionDialerScriptAcls = ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl``.
    public typealias InteractionDialerSkillSetAcl = ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcls``.
    public typealias InteractionDialerSkillSetAcls = ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl``.
    public typealias InteractionDialerStageSetAcl = ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcls``.
    public typealias InteractionDialerStageSetAcls = ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcls

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl``.
    public typealias InteractionDialerZoneSetAcl = ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl

    /// Short for ``ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcls``.
    public typealias InteractionDialerZoneSetAcls = ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcls
}
