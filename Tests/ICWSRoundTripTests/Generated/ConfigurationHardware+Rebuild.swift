// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationHardware
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.Hardware.AudioSource: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.AudioSources: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.AudioSourcesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.DefaultLocation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.timezone = self.timezone.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.Line: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.active = self.active.rebuilt()
        copy.adapterName = self.adapterName.rebuilt()
        copy.addressFamily = self.addressFamily.rebuilt()
        copy.allowDeferredAnswer = self.allowDeferredAnswer.rebuilt()
        copy.allowMultipleCodecsInOutboundSDPOffer = self.allowMultipleCodecsInOutboundSDPOffer.rebuilt()
        copy.asrEnabled = self.asrEnabled.rebuilt()
        copy.audioPath = self.audioPath.rebuilt()
        copy.audioProtocol = self.audioProtocol.rebuilt()
        copy.authentication = self.authentication.rebuilt()
        copy.authenticationPassword = self.authenticationPassword.rebuilt()
        copy.authenticationUsername = self.authenticationUsername.rebuilt()
        copy.autoDisconnectWhenSilenceDetectedInVoicemail = self.autoDisconnectWhenSilenceDetectedInVoicemail.rebuilt()
        copy.boardType = self.boardType.rebuilt()
        copy.callAnalysisType = self.callAnalysisType.rebuilt()
        copy.callAttributeHeaders = self.callAttributeHeaders.rebuilt()
        copy.calledAddressSelection = self.calledAddressSelection.rebuilt()
        copy.calledAddressSendExtension = self.calledAddressSendExtension.rebuilt()
        copy.callingAddressDiversionMethod = self.callingAddressDiversionMethod.rebuilt()
        copy.callingAddressDivertedCallsDivertedHeaderAddress = self.callingAddressDivertedCallsDivertedHeaderAddress
            .rebuilt()
        copy.callingAddressDivertedCallsDivertedHeaderName = self.callingAddressDivertedCallsDivertedHeaderName
            .rebuilt()
        copy.callingAddressDivertedCallsFromHeaderAddress = self.callingAddressDivertedCallsFromHeaderAddress.rebuilt()
        copy.callingAddressDivertedCallsFromHeaderHame = self.callingAddressDivertedCallsFromHeaderHame.rebuilt()
        copy.callingAddressDivertedCallsPAssertedIdentityAddress = self
            .callingAddressDivertedCallsPAssertedIdentityAddress.rebuilt()
        copy.callingAddressDivertedCallsPAssertedIdentityName = self.callingAddressDivertedCallsPAssertedIdentityName
            .rebuilt()
        copy.callingAddressLineValueAddress1 = self.callingAddressLineValueAddress1.rebuilt()
        copy.callingAddressLineValueAddress2 = self.callingAddressLineValueAddress2.rebuilt()
        copy.callingAddressLineValueName1 = self.callingAddressLineValueName1.rebuilt()
        copy.callingAddressLineValueName2 = self.callingAddressLineValueName2.rebuilt()
        copy.callingAddressNormalCallsDivertedHeaderAddress = self.callingAddressNormalCallsDivertedHeaderAddress
            .rebuilt()
        copy.callingAddressNormalCallsDivertedHeaderName = self.callingAddressNormalCallsDivertedHeaderName.rebuilt()
        copy.callingAddressNormalCallsFromHeaderAddress = self.callingAddressNormalCallsFromHeaderAddress.rebuilt()
        copy.callingAddressNormalCallsFromHeaderName = self.callingAddressNormalCallsFromHeaderName.rebuilt()
        copy.callingAddressNormalCallsPAssertedIdentityHeaderAddress = self
            .callingAddressNormalCallsPAssertedIdentityHeaderAddress.rebuilt()
        copy.callingAddressNormalCallsPAssertedIdentityHeaderName = self
            .callingAddressNormalCallsPAssertedIdentityHeaderName.rebuilt()
        copy.callingAddressSelection = self.callingAddressSelection.rebuilt()
        copy.connectTimerMs = self.connectTimerMs.rebuilt()
        copy.direction = self.direction.rebuilt()
        copy.disableFaxDetection = self.disableFaxDetection.rebuilt()
        copy.disableMediaServerPassthru = self.disableMediaServerPassthru.rebuilt()
        copy.disconnectOnBrokenRtp = self.disconnectOnBrokenRtp.rebuilt()
        copy.diversionInfo = self.diversionInfo.rebuilt()
        copy.dnsSrv = self.dnsSrv.rebuilt()
        copy.domainName = self.domainName.rebuilt()
        copy.dtmfPayload = self.dtmfPayload.rebuilt()
        copy.dtmfType = self.dtmfType.rebuilt()
        copy.echoCancellation = self.echoCancellation.rebuilt()
        copy.enableProcessingOfReceivedSipReferMessages = self.enableProcessingOfReceivedSipReferMessages.rebuilt()
        copy.enableSendingSipReferMessages = self.enableSendingSipReferMessages.rebuilt()
        copy.enableSendingSipReferMessagesToLinesInOtherLineGroups = self
            .enableSendingSipReferMessagesToLinesInOtherLineGroups.rebuilt()
        copy.enableSipPrackUpdateForEarlyMediaSupport = self.enableSipPrackUpdateForEarlyMediaSupport.rebuilt()
        copy.encryptRecordings = self.encryptRecordings.rebuilt()
        copy.faxProtocol = self.faxProtocol.rebuilt()
        copy.ignoreAddressIfUserPortionIsNotNumeric = self.ignoreAddressIfUserPortionIsNotNumeric.rebuilt()
        copy.inboundProgressTimerMs = self.inboundProgressTimerMs.rebuilt()
        copy.includeEarlyAudio = self.includeEarlyAudio.rebuilt()
        copy.includeHoldMusic = self.includeHoldMusic.rebuilt()
        copy.keepTelSchemeWhenUsingAProxy = self.keepTelSchemeWhenUsingAProxy.rebuilt()
        copy.lineUsage = self.lineUsage.rebuilt()
        copy.location = self.location.rebuilt()
        copy.maximumInviteRetry = self.maximumInviteRetry.rebuilt()
        copy.maximumPacketRetry = self.maximumPacketRetry.rebuilt()
        copy.maxNumberOfCallsCombinedLimit = self.maxNumberOfCallsCombinedLimit.rebuilt()
        copy.maxNumberOfCallsInboundLimit = self.maxNumberOfCallsInboundLimit.rebuilt()
        copy.maxNumberOfCallsOutboundLimit = self.maxNumberOfCallsOutboundLimit.rebuilt()
        copy.maxNumberOfCallsUseCombined = self.maxNumberOfCallsUseCombined.rebuilt()
        copy.maxNumberOfFaxesCombinedLimit = self.maxNumberOfFaxesCombinedLimit.rebuilt()
        copy.maxNumberOfFaxesInboundLimit = self.maxNumberOfFaxesInboundLimit.rebuilt()
        copy.maxNumberOfFaxesOutboundLimit = self.maxNumberOfFaxesOutboundLimit.rebuilt()
        copy.maxNumberOfFaxesUseCombined = self.maxNumberOfFaxesUseCombined.rebuilt()
        copy.maxProbationTime = self.maxProbationTime.rebuilt()
        copy.mediaAddressFamily = self.mediaAddressFamily.rebuilt()
        copy.mediaReinviteTiming = self.mediaReinviteTiming.rebuilt()
        copy.mediaTiming = self.mediaTiming.rebuilt()
        copy.permanent = self.permanent.rebuilt()
        copy.playbackEarlyMediaToInboundCalls = self.playbackEarlyMediaToInboundCalls.rebuilt()
        copy.proxyIpList = self.proxyIpList.rebuilt()
        copy.receivePort = self.receivePort.rebuilt()
        copy.registarExternalList = self.registarExternalList.rebuilt()
        copy.registrarAddressList = self.registrarAddressList.rebuilt()
        copy.reinviteDelayMs = self.reinviteDelayMs.rebuilt()
        copy.retryableCauseCodes = self.retryableCauseCodes.rebuilt()
        copy.retryableReasonCodes = self.retryableReasonCodes.rebuilt()
        copy.security = self.security.rebuilt()
        copy.silenceTimeMs = self.silenceTimeMs.rebuilt()
        copy.sipAccessDefaultDenyAll = self.sipAccessDefaultDenyAll.rebuilt()
        copy.sipAccessDeniedList = self.sipAccessDeniedList.rebuilt()
        copy.sipAccessGrantedList = self.sipAccessGrantedList.rebuilt()
        copy.sipAnswerDelayMs = self.sipAnswerDelayMs.rebuilt()
        copy.sipDSCPValue = self.sipDSCPValue.rebuilt()
        copy.sipSessionTimeout = self.sipSessionTimeout.rebuilt()
        copy.terminateAnalysisOnConnect = self.terminateAnalysisOnConnect.rebuilt()
        copy.tOneTimerMs = self.tOneTimerMs.rebuilt()
        copy.transferHeaders = self.transferHeaders.rebuilt()
        copy.transportProtocol = self.transportProtocol.rebuilt()
        copy.tTwoTimerMs = self.tTwoTimerMs.rebuilt()
        copy.useDiversionInfoIfPresent = self.useDiversionInfoIfPresent.rebuilt()
        copy.useOnlyNumericPortion = self.useOnlyNumericPortion.rebuilt()
        copy.useProactiveRecording = self.useProactiveRecording.rebuilt()
        copy.userToUserConversion = self.userToUserConversion.rebuilt()
        copy.userToUserHeader = self.userToUserHeader.rebuilt()
        copy.useSipSessionTimer = self.useSipSessionTimer.rebuilt()
        copy.useSipsScheme = self.useSipsScheme.rebuilt()
        copy.uuiProtocolDiscriminator = self.uuiProtocolDiscriminator.rebuilt()
        copy.voiceActivationDetection = self.voiceActivationDetection.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.LineAccessLevel: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.ip = self.ip.rebuilt()
        copy.subnetPrefixLength = self.subnetPrefixLength.rebuilt()
        copy.accessValidation = self.accessValidation.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.LineAccessValidation: Rebuildable {}

extension ICWS.Configuration.Hardware.LineAddressFamily: Rebuildable {}

extension ICWS.Configuration.Hardware.LineAudioPath: Rebuildable {}

extension ICWS.Configuration.Hardware.LineAudioProtocol: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCallAnalysisType: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCalledAddressSelection: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCallingAddressDivertedCallsFromHeaderAddress: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCallingAddressNormalCalls: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCallingAddressNormalCallsFromHeaderAddress: Rebuildable {}

extension ICWS.Configuration.Hardware.LineCallingAddressSelection: Rebuildable {}

extension ICWS.Configuration.Hardware.LineDTMFType: Rebuildable {}

extension ICWS.Configuration.Hardware.LineDiversionInfo: Rebuildable {}

extension ICWS.Configuration.Hardware.LineDiversionMethod: Rebuildable {}

extension ICWS.Configuration.Hardware.LineFaxProtocol: Rebuildable {}

extension ICWS.Configuration.Hardware.LineGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.lines = self.lines.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.LineGroups: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.LineMediaAddressFamily: Rebuildable {}

extension ICWS.Configuration.Hardware.LineRegistrarAddress: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.ip = self.ip.rebuilt()
        copy.port = self.port.rebuilt()
        copy.registrationTime = self.registrationTime.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.LineSecurity: Rebuildable {}

extension ICWS.Configuration.Hardware.LineSendExtension: Rebuildable {}

extension ICWS.Configuration.Hardware.LineSipProxy: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.ip = self.ip.rebuilt()
        copy.port = self.port.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.LineTransportProtocol: Rebuildable {}

extension ICWS.Configuration.Hardware.LineUsage: Rebuildable {}

extension ICWS.Configuration.Hardware.LineUserToUserConversion: Rebuildable {}

extension ICWS.Configuration.Hardware.LineUserToUserHeader: Rebuildable {}

extension ICWS.Configuration.Hardware.Lines: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.Location: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.sntpServer = self.sntpServer.rebuilt()
        copy.timezone = self.timezone.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.Locations: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.MediaServer: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.licenseType = self.licenseType.rebuilt()
        copy.location = self.location.rebuilt()
        copy.version = self.version.rebuilt()
        copy.webConfigUri = self.webConfigUri.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.MediaServers: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.RecordingBeepTone: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.toneAmplitudeOne = self.toneAmplitudeOne.rebuilt()
        copy.toneAmplitudeTwo = self.toneAmplitudeTwo.rebuilt()
        copy.toneDuration = self.toneDuration.rebuilt()
        copy.toneFrequencyOne = self.toneFrequencyOne.rebuilt()
        copy.toneFrequencyTwo = self.toneFrequencyTwo.rebuilt()
        copy.toneInterval = self.toneInterval.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.RecordingBeepTones: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.RecordingBeepTonesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.SelectionRule: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.SelectionRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.SipBridge: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.SipBridges: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.StationGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.StationGroups: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.StructuredParameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.description = self.description.rebuilt()
        copy.parameters = self.parameters.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.StructuredParameterType: Rebuildable {}

extension ICWS.Configuration.Hardware.StructuredParameterValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.parameterType = self.parameterType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.StructuredParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Hardware.StructuredParametersMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}
