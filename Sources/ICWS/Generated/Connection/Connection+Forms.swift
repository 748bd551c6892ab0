// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Connection.AuthConnectionRequestSettings {
    /// What a ``AuthConnectionRequestSettings`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``IcAuthConnectionRequestSettings``.
        case icAuthConnectionRequestSettings(ICWS.Connection.IcAuthConnectionRequestSettings)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Connection.AuthConnectionRequestSettings)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:connection:icAuthConnectionRequestSettings":
            self.as(ICWS.Connection.IcAuthConnectionRequestSettings.self).map(Form.icAuthConnectionRequestSettings)
                ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Connection.BaseAuthConnectionRequestSettings {
    /// What a ``BaseAuthConnectionRequestSettings`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``AuthTokenConnectionRequestSettings``.
        case authToken(ICWS.Connection.AuthTokenConnectionRequestSettings)
        /// A ``IcAuthConnectionRequestSettings``.
        case icAuth(ICWS.Connection.IcAuthConnectionRequestSettings)
        /// A ``SingleSignOnTokenConnectionRequestSettings``.
        case singleSignOnToken(ICWS.Connection.SingleSignOnTokenConnectionRequestSettings)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Connection.BaseAuthConnectionRequestSettings)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:connection:authTokenConnectionRequestSettings":
            self.as(ICWS.Connection.AuthTokenConnectionRequestSettings.self).map(Form.authToken) ?? .other(self)
        case "urn:inin.com:connection:icAuthConnectionRequestSettings":
            self.as(ICWS.Connection.IcAuthConnectionRequestSettings.self).map(Form.icAuth) ?? .other(self)
        case "urn:inin.com:connection:singleSignOnTokenConnectionRequestSettings":
            self.as(ICWS.Connection.SingleSignOnTokenConnectionRequestSettings.self).map(Form.singleSignOnToken)
                ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Connection.StationSettings {
    /// What a ``StationSettings`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``RemoteNumberSettings``.
        case remoteNumber(ICWS.Connection.RemoteNumberSettings)
        /// A ``RemoteWorkstationSettings``.
        case remoteWorkstation(ICWS.Connection.RemoteWorkstationSettings)
        /// A ``StationlessSettings``.
        case stationless(ICWS.Connection.StationlessSettings)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Connection.StationSettings)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:connection:remoteNumberSettings":
            self.as(ICWS.Connection.RemoteNumberSettings.self).map(Form.remoteNumber) ?? .other(self)
        case "urn:inin.com:connection:remoteWorkstationSettings":
            self.as(ICWS.Connection.RemoteWorkstationSettings.self).map(Form.remoteWorkstation) ?? .other(self)
        case "urn:inin.com:connection:stationlessSettings":
            self.as(ICWS.Connection.StationlessSettings.self).map(Form.stationless) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Connection.WorkstationSettings {
    /// What a ``WorkstationSettings`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``RemoteWorkstationSettings``.
        case remoteWorkstationSettings(ICWS.Connection.RemoteWorkstationSettings)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Connection.WorkstationSettings)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:connection:remoteWorkstationSettings":
            self.as(ICWS.Connection.RemoteWorkstationSettings.self).map(Form.remoteWorkstationSettings) ?? .other(self)
        default: .other(self)
        }
    }
}
