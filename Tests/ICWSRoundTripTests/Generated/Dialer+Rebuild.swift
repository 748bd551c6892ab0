// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSDialer
import ICWSMessaging

extension ICWS.Dialer.AgentType: Rebuildable {}

extension ICWS.Dialer.AgentTypeParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.agentType = self.agentType.rebuilt()
        copy.campaignIds = self.campaignIds.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.AllocateAgentsParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.agentIds = self.agentIds.rebuilt()
        copy.campaignIdsOut = self.campaignIdsOut.rebuilt()
        copy.campaignIdsIn = self.campaignIdsIn.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.AutoLoginMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.initiatorName = self.initiatorName.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.AutoLogoutMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.campaignIds = self.campaignIds.rebuilt()
        copy.initiatorName = self.initiatorName.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.AvailableCampaign: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.id = self.id.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        copy.status = self.status.rebuilt()
        copy.hasBaseScript = self.hasBaseScript.rebuilt()
        copy.customScriptUrl = self.customScriptUrl.rebuilt()
        copy.isLoggedIn = self.isLoggedIn.rebuilt()
        copy.campaignType = self.campaignType.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.AvailableCampaignsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.campaignsAdded = self.campaignsAdded.rebuilt()
        copy.campaignsChanged = self.campaignsChanged.rebuilt()
        copy.campaignsRemoved = self.campaignsRemoved.rebuilt()
        copy.agentHasLogonCampaignRight = self.agentHasLogonCampaignRight.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BaseDataPop: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Dialer.DataPop.urn, let derived = self.as(ICWS.Dialer.DataPop.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.PreviewPop.urn, let derived = self.as(ICWS.Dialer.PreviewPop.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        copy.autoDisconnectOnDisposition = self.autoDisconnectOnDisposition.rebuilt()
        copy.allowAgentCallbacks = self.allowAgentCallbacks.rebuilt()
        copy.dispositions = self.dispositions.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BaseScriptDateTimeControlFormat: Rebuildable {}

extension ICWS.Dialer.BaseScriptMisc: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.allowBreak = self.allowBreak.rebuilt()
        copy.allowSkip = self.allowSkip.rebuilt()
        copy.allowAgentOwned = self.allowAgentOwned.rebuilt()
        copy.militaryTime = self.militaryTime.rebuilt()
        copy.pickupCall = self.pickupCall.rebuilt()
        copy.allowSchedulePhone = self.allowSchedulePhone.rebuilt()
        copy.autoDisconnect = self.autoDisconnect.rebuilt()
        copy.allowEditingOfNumberToDial = self.allowEditingOfNumberToDial.rebuilt()
        copy.allowAgentsAdditionalCalls = self.allowAgentsAdditionalCalls.rebuilt()
        copy.allowEditingAdditionalCallNumbers = self.allowEditingAdditionalCallNumbers.rebuilt()
        copy.overrideDncBlock = self.overrideDncBlock.rebuilt()
        copy.overrideZoneBlock = self.overrideZoneBlock.rebuilt()
        copy.overrideSkillsBlock = self.overrideSkillsBlock.rebuilt()
        copy.overrideDailyLimitBlock = self.overrideDailyLimitBlock.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BaseScriptPage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.controls = self.controls.rebuilt()
        copy.dispositions = self.dispositions.rebuilt()
        copy.text = self.text.rebuilt()
        copy.stage = self.stage.rebuilt()
        copy.foregroundColor = self.foregroundColor.rebuilt()
        copy.backgroundColor = self.backgroundColor.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BaseScriptPageControl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.column = self.column.rebuilt()
        copy.label = self.label.rebuilt()
        copy.readOnly = self.readOnly.rebuilt()
        copy.type = self.type.rebuilt()
        copy.maxLines = self.maxLines.rebuilt()
        copy.maxChars = self.maxChars.rebuilt()
        copy.dateFormat = self.dateFormat.rebuilt()
        copy.dataItems = self.dataItems.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BaseScriptPageControlType: Rebuildable {}

extension ICWS.Dialer.BaseScriptPageDisposition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.label = self.label.rebuilt()
        copy.wrapUpCategory = self.wrapUpCategory.rebuilt()
        copy.wrapUpCode = self.wrapUpCode.rebuilt()
        copy.abandon = self.abandon.rebuilt()
        copy.recordStatus = self.recordStatus.rebuilt()
        copy.isContact = self.isContact.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BreakStatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.breakStatus = self.breakStatus.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.BreakStatusType: Rebuildable {}

extension ICWS.Dialer.CampaignInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.CampaignInfoBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Dialer.AvailableCampaign.urn, let derived = self.as(ICWS.Dialer.AvailableCampaign.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.ChangedCampaign.urn, let derived = self.as(ICWS.Dialer.ChangedCampaign.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.CampaignLogonError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.logonError = self.logonError.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.CampaignLogonErrorCode: Rebuildable {}

extension ICWS.Dialer.CampaignStatusType: Rebuildable {}

extension ICWS.Dialer.CampaignType: Rebuildable {}

extension ICWS.Dialer.ChangedCampaign: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.id = self.id.rebuilt()
        copy.status = self.status.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.ConnectionState: Rebuildable {}

extension ICWS.Dialer.Contact: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.contactdata = self.contactdata.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.DataPop: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        copy.autoDisconnectOnDisposition = self.autoDisconnectOnDisposition.rebuilt()
        copy.allowAgentCallbacks = self.allowAgentCallbacks.rebuilt()
        copy.dispositions = self.dispositions.rebuilt()
        copy.dialingMode = self.dialingMode.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.DataPopMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.call = self.call.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.DialingMode: Rebuildable {}

extension ICWS.Dialer.Disposition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.label = self.label.rebuilt()
        copy.wrapUpCategory = self.wrapUpCategory.rebuilt()
        copy.wrapUpCode = self.wrapUpCode.rebuilt()
        copy.abandon = self.abandon.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.DispositionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.label = self.label.rebuilt()
        copy.scheduledTime = self.scheduledTime.rebuilt()
        copy.scheduledAgent = self.scheduledAgent.rebuilt()
        copy.relativeTo = self.relativeTo.rebuilt()
        copy.placeAdditionalFollowUpCall = self.placeAdditionalFollowUpCall.rebuilt()
        copy.callAttributes = self.callAttributes.rebuilt()
        copy.isAbandon = self.isAbandon.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.ExtensionDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.objectName = self.objectName.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.FormDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.pages = self.pages.rebuilt()
        copy.misc = self.misc.rebuilt()
        copy.extensions = self.extensions.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.FormDefinitionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignId = self.campaignId.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.InitiateManualOutboundCallParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignid = self.campaignid.rebuilt()
        copy.agentid = self.agentid.rebuilt()
        copy.identity = self.identity.rebuilt()
        copy.type = self.type.rebuilt()
        copy.numbervalue = self.numbervalue.rebuilt()
        copy.ignorefilter = self.ignorefilter.rebuilt()
        copy.ignorequeryfilter = self.ignorequeryfilter.rebuilt()
        copy.ignorezoneblocking = self.ignorezoneblocking.rebuilt()
        copy.ignoreskills = self.ignoreskills.rebuilt()
        copy.ignoredailylimit = self.ignoredailylimit.rebuilt()
        copy.ignoreminimumspacing = self.ignoreminimumspacing.rebuilt()
        copy.ignoredncscrub = self.ignoredncscrub.rebuilt()
        copy.ignorecampaignownership = self.ignorecampaignownership.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.InitiateManualOutboundCallResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.response = self.response.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.LogInParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignId = self.campaignId.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.LogOffParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignIds = self.campaignIds.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.LogoutGrantedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.campaigns = self.campaigns.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.ManualCallNumberType: Rebuildable {}

extension ICWS.Dialer.ManualOutboundCallStatus: Rebuildable {}

extension ICWS.Dialer.ManualOutboundCallStatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.agentId = self.agentId.rebuilt()
        copy.identity = self.identity.rebuilt()
        copy.status = self.status.rebuilt()
        copy.filterblocked = self.filterblocked.rebuilt()
        copy.zoneblocked = self.zoneblocked.rebuilt()
        copy.skillblocked = self.skillblocked.rebuilt()
        copy.dailylimitblocked = self.dailylimitblocked.rebuilt()
        copy.minimumspacingblocked = self.minimumspacingblocked.rebuilt()
        copy.campaignownershipblocked = self.campaignownershipblocked.rebuilt()
        copy.donotcallblocked = self.donotcallblocked.rebuilt()
        copy.querytimefilterblocked = self.querytimefilterblocked.rebuilt()
        copy.previouslydialed = self.previouslydialed.rebuilt()
        copy.uncallablestatus = self.uncallablestatus.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.MarkCallForFinishingParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callId = self.callId.rebuilt()
        copy.callAttributes = self.callAttributes.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.OutboundServerConnectionStateChangeMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.previousConnectionState = self.previousConnectionState.rebuilt()
        copy.newConnectionState = self.newConnectionState.rebuilt()
        copy.reason = self.reason.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.PhoneNumberDetail: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.ccid = self.ccid.rebuilt()
        copy.name = self.name.rebuilt()
        copy.phonenumbertype = self.phonenumbertype.rebuilt()
        copy.phonenumber = self.phonenumber.rebuilt()
        copy.attempts = self.attempts.rebuilt()
        copy.blockingresult = self.blockingresult.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.PhoneNumberDetailParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignId = self.campaignId.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.PhoneNumberDetails: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.records = self.records.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.PlacePreviewCallParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callInitiatedByTimer = self.callInitiatedByTimer.rebuilt()
        copy.callAttributes = self.callAttributes.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.PreviewDialingMode: Rebuildable {}

extension ICWS.Dialer.PreviewPop: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        copy.autoDisconnectOnDisposition = self.autoDisconnectOnDisposition.rebuilt()
        copy.allowAgentCallbacks = self.allowAgentCallbacks.rebuilt()
        copy.dispositions = self.dispositions.rebuilt()
        copy.dialingMode = self.dialingMode.rebuilt()
        copy.callPlaced = self.callPlaced.rebuilt()
        copy.previewTimeout = self.previewTimeout.rebuilt()
        copy.allowSkip = self.allowSkip.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.RecycleCampaignParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignid = self.campaignid.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.RelativeTo: Rebuildable {}

extension ICWS.Dialer.RemovedCampaign: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.RequestContactDataParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callId = self.callId.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.RequestContactDataResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.contacts = self.contacts.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.ResetCampaignParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignid = self.campaignid.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.SetFormDefinitionMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.formDefinition = self.formDefinition.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.StartReceivingParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignIds = self.campaignIds.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.TransferToAttendantProfileParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callId = self.callId.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        copy.target = self.target.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.TransitionCampaignParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.campaignid = self.campaignid.rebuilt()
        copy.groupname = self.groupname.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.UpdateCallDataParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callId = self.callId.rebuilt()
        copy.callAttributes = self.callAttributes.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        return copy
    }
}

extension ICWS.Dialer.UpdateStageParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.agentId = self.agentId.rebuilt()
        copy.newStageId = self.newStageId.rebuilt()
        copy.campaignId = self.campaignId.rebuilt()
        return copy
    }
}
