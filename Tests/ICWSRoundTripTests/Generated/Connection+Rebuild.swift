// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConnection
import ICWSCore
import ICWSMessaging

extension ICWS.Connection.AlternateHosts: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.message = self.message.rebuilt()
        copy.alternateHostList = self.alternateHostList.rebuilt()
        return copy
    }
}

extension ICWS.Connection.AuthConnectionRequestSettings: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Connection.IcAuthConnectionRequestSettings.urn,
            let derived = self.as(ICWS.Connection.IcAuthConnectionRequestSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.marketPlaceApplicationLicenseName = self.marketPlaceApplicationLicenseName.rebuilt()
        copy.marketPlaceApplicationCode = self.marketPlaceApplicationCode.rebuilt()
        copy.userID = self.userID.rebuilt()
        return copy
    }
}

extension ICWS.Connection.AuthTokenConnectionRequestSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.marketPlaceApplicationLicenseName = self.marketPlaceApplicationLicenseName.rebuilt()
        copy.marketPlaceApplicationCode = self.marketPlaceApplicationCode.rebuilt()
        copy.authTokenSeed = self.authTokenSeed.rebuilt()
        copy.authToken = self.authToken.rebuilt()
        copy.authTokenSourceSession = self.authTokenSourceSession.rebuilt()
        copy.disconnectSourceSession = self.disconnectSourceSession.rebuilt()
        return copy
    }
}

extension ICWS.Connection.AuthenticationInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.allowIcAuth = self.allowIcAuth.rebuilt()
        copy.identityProviders = self.identityProviders.rebuilt()
        copy.userAgreementText = self.userAgreementText.rebuilt()
        return copy
    }
}

extension ICWS.Connection.BackupState: Rebuildable {}

extension ICWS.Connection.BaseAuthConnectionRequestSettings: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Connection.AuthConnectionRequestSettings.urn,
            let derived = self.as(ICWS.Connection.AuthConnectionRequestSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.AuthTokenConnectionRequestSettings.urn,
            let derived = self.as(ICWS.Connection.AuthTokenConnectionRequestSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.IcAuthConnectionRequestSettings.urn,
            let derived = self.as(ICWS.Connection.IcAuthConnectionRequestSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.SingleSignOnTokenConnectionRequestSettings.urn,
            let derived = self.as(ICWS.Connection.SingleSignOnTokenConnectionRequestSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.marketPlaceApplicationLicenseName = self.marketPlaceApplicationLicenseName.rebuilt()
        copy.marketPlaceApplicationCode = self.marketPlaceApplicationCode.rebuilt()
        return copy
    }
}

extension ICWS.Connection.ConnectionResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.csrfToken = self.csrfToken.rebuilt()
        copy.sessionId = self.sessionId.rebuilt()
        copy.alternateHostList = self.alternateHostList.rebuilt()
        copy.userID = self.userID.rebuilt()
        copy.userDisplayName = self.userDisplayName.rebuilt()
        copy.icServer = self.icServer.rebuilt()
        copy.daysUntilPasswordExpiration = self.daysUntilPasswordExpiration.rebuilt()
        copy.version = self.version.rebuilt()
        copy.features = self.features.rebuilt()
        copy.serverTimeInfo = self.serverTimeInfo.rebuilt()
        copy.defaultWorkstationId = self.defaultWorkstationId.rebuilt()
        copy.effectiveStation = self.effectiveStation.rebuilt()
        copy.purecloudIntegration = self.purecloudIntegration.rebuilt()
        return copy
    }
}

extension ICWS.Connection.ConnectionSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.connectionState = self.connectionState.rebuilt()
        copy.reason = self.reason.rebuilt()
        copy.shouldReconnect = self.shouldReconnect.rebuilt()
        return copy
    }
}

extension ICWS.Connection.ConnectionState: Rebuildable {}

extension ICWS.Connection.ConnectionStateChangeMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.previousConnectionState = self.previousConnectionState.rebuilt()
        copy.newConnectionState = self.newConnectionState.rebuilt()
        copy.reason = self.reason.rebuilt()
        copy.shouldReconnect = self.shouldReconnect.rebuilt()
        return copy
    }
}

extension ICWS.Connection.CreateUniqueAuthTokenRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.authTokenSeed = self.authTokenSeed.rebuilt()
        return copy
    }
}

extension ICWS.Connection.CreateUniqueAuthTokenResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.authToken = self.authToken.rebuilt()
        return copy
    }
}

extension ICWS.Connection.EffectiveStationChangeMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.effectiveStation = self.effectiveStation.rebuilt()
        return copy
    }
}

extension ICWS.Connection.EffectiveStationInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.stationId = self.stationId.rebuilt()
        return copy
    }
}

extension ICWS.Connection.IcAuthConnectionRequestSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.marketPlaceApplicationLicenseName = self.marketPlaceApplicationLicenseName.rebuilt()
        copy.marketPlaceApplicationCode = self.marketPlaceApplicationCode.rebuilt()
        copy.userID = self.userID.rebuilt()
        copy.password = self.password.rebuilt()
        return copy
    }
}

extension ICWS.Connection.IdentityProvider: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.identityProviderId = self.identityProviderId.rebuilt()
        copy.builtInIdentityProvider = self.builtInIdentityProvider.rebuilt()
        return copy
    }
}

extension ICWS.Connection.Language: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.languageID = self.languageID.rebuilt()
        copy.languageDisplayName = self.languageDisplayName.rebuilt()
        return copy
    }
}

extension ICWS.Connection.PurecloudIntegration: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.integrationEnabled = self.integrationEnabled.rebuilt()
        copy.webRTCIntegrationEnabled = self.webRTCIntegrationEnabled.rebuilt()
        return copy
    }
}

extension ICWS.Connection.RemoteNumberSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.supportedMediaTypes = self.supportedMediaTypes.rebuilt()
        copy.stationConnectionMode = self.stationConnectionMode.rebuilt()
        copy.readyForInteractions = self.readyForInteractions.rebuilt()
        copy.persistentConnection = self.persistentConnection.rebuilt()
        copy.remoteNumber = self.remoteNumber.rebuilt()
        return copy
    }
}

extension ICWS.Connection.RemoteWorkstationSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.supportedMediaTypes = self.supportedMediaTypes.rebuilt()
        copy.stationConnectionMode = self.stationConnectionMode.rebuilt()
        copy.readyForInteractions = self.readyForInteractions.rebuilt()
        copy.workstation = self.workstation.rebuilt()
        copy.remoteNumber = self.remoteNumber.rebuilt()
        return copy
    }
}

extension ICWS.Connection.ServerInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.languages = self.languages.rebuilt()
        copy.acceptLanguage = self.acceptLanguage.rebuilt()
        copy.authentication = self.authentication.rebuilt()
        return copy
    }
}

extension ICWS.Connection.ServerTimeInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.serverUtcTime = self.serverUtcTime.rebuilt()
        return copy
    }
}

extension ICWS.Connection.SingleSignOnResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.singleSignOnToken = self.singleSignOnToken.rebuilt()
        return copy
    }
}

extension ICWS.Connection.SingleSignOnTokenConnectionRequestSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.marketPlaceApplicationLicenseName = self.marketPlaceApplicationLicenseName.rebuilt()
        copy.marketPlaceApplicationCode = self.marketPlaceApplicationCode.rebuilt()
        copy.singleSignOnToken = self.singleSignOnToken.rebuilt()
        return copy
    }
}

extension ICWS.Connection.StationConnectionMode: Rebuildable {}

extension ICWS.Connection.StationConnectionStateChangeMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.previousStationInfo = self.previousStationInfo.rebuilt()
        copy.newStationInfo = self.newStationInfo.rebuilt()
        return copy
    }
}

extension ICWS.Connection.StationInformation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.canBeDialed = self.canBeDialed.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.id = self.id.rebuilt()
        copy.ringAlways = self.ringAlways.rebuilt()
        copy.sipAddress = self.sipAddress.rebuilt()
        copy.sipPassword = self.sipPassword.rebuilt()
        copy.sipUser = self.sipUser.rebuilt()
        copy.remoteNumber = self.remoteNumber.rebuilt()
        copy.stationSetting = self.stationSetting.rebuilt()
        copy.allowedMediaTypes = self.allowedMediaTypes.rebuilt()
        return copy
    }
}

extension ICWS.Connection.StationSettings: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Connection.RemoteNumberSettings.urn,
            let derived = self.as(ICWS.Connection.RemoteNumberSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.RemoteWorkstationSettings.urn,
            let derived = self.as(ICWS.Connection.RemoteWorkstationSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.StationlessSettings.urn,
            let derived = self.as(ICWS.Connection.StationlessSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.WorkstationSettings.urn,
            let derived = self.as(ICWS.Connection.WorkstationSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.supportedMediaTypes = self.supportedMediaTypes.rebuilt()
        copy.stationConnectionMode = self.stationConnectionMode.rebuilt()
        copy.readyForInteractions = self.readyForInteractions.rebuilt()
        return copy
    }
}

extension ICWS.Connection.StationSettingsType: Rebuildable {}

extension ICWS.Connection.StationlessSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.supportedMediaTypes = self.supportedMediaTypes.rebuilt()
        copy.stationConnectionMode = self.stationConnectionMode.rebuilt()
        copy.readyForInteractions = self.readyForInteractions.rebuilt()
        return copy
    }
}

extension ICWS.Connection.SupportedMediaType: Rebuildable {}

extension ICWS.Connection.SwitchoverStatus: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isSwitchoverActive = self.isSwitchoverActive.rebuilt()
        copy.primaryHost = self.primaryHost.rebuilt()
        copy.backupHost = self.backupHost.rebuilt()
        copy.isBackupICStopping = self.isBackupICStopping.rebuilt()
        copy.isBackupICStarting = self.isBackupICStarting.rebuilt()
        copy.isManualSwitchOnly = self.isManualSwitchOnly.rebuilt()
        copy.backupState = self.backupState.rebuilt()
        copy.backupVersion = self.backupVersion.rebuilt()
        copy.subsystemsDown = self.subsystemsDown.rebuilt()
        return copy
    }
}

extension ICWS.Connection.VersionInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.majorVersion = self.majorVersion.rebuilt()
        copy.minorVersion = self.minorVersion.rebuilt()
        copy.su = self.su.rebuilt()
        copy.build = self.build.rebuilt()
        copy.productId = self.productId.rebuilt()
        copy.codebaseId = self.codebaseId.rebuilt()
        copy.productReleaseDisplayString = self.productReleaseDisplayString.rebuilt()
        copy.productPatchDisplayString = self.productPatchDisplayString.rebuilt()
        return copy
    }
}

extension ICWS.Connection.WorkstationSettings: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Connection.RemoteWorkstationSettings.urn,
            let derived = self.as(ICWS.Connection.RemoteWorkstationSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.supportedMediaTypes = self.supportedMediaTypes.rebuilt()
        copy.stationConnectionMode = self.stationConnectionMode.rebuilt()
        copy.readyForInteractions = self.readyForInteractions.rebuilt()
        copy.workstation = self.workstation.rebuilt()
        return copy
    }
}
