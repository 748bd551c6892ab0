// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Wfm.VersionedObject {
    /// What a ``VersionedObject`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``AgentConfiguration``.
        case agentConfiguration(ICWS.Wfm.AgentConfiguration)
        /// A ``VersionedActivityCodeMap``.
        case versionedActivityCodeMap(ICWS.Wfm.VersionedActivityCodeMap)
        /// A ``VersionedNotificationCollection``.
        case versionedNotificationCollection(ICWS.Wfm.VersionedNotificationCollection)
        /// A ``VersionedScheduleIntervalCollection``.
        case versionedScheduleIntervalCollection(ICWS.Wfm.VersionedScheduleIntervalCollection)
        /// A ``VersionedShiftTradeMatchCollection``.
        case versionedShiftTradeMatchCollection(ICWS.Wfm.VersionedShiftTradeMatchCollection)
        /// A ``VersionedShiftTradeRequestCollection``.
        case versionedShiftTradeRequestCollection(ICWS.Wfm.VersionedShiftTradeRequestCollection)
        /// A ``VersionedStatusMap``.
        case versionedStatusMap(ICWS.Wfm.VersionedStatusMap)
        /// A ``VersionedTimeOffAccrualCollection``.
        case versionedTimeOffAccrualCollection(ICWS.Wfm.VersionedTimeOffAccrualCollection)
        /// A ``VersionedTimeOffAvailabilityCollection``.
        case versionedTimeOffAvailabilityCollection(ICWS.Wfm.VersionedTimeOffAvailabilityCollection)
        /// A ``VersionedTimeOffRequestCollection``.
        case versionedTimeOffRequestCollection(ICWS.Wfm.VersionedTimeOffRequestCollection)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Wfm.VersionedObject)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:wfm:agentConfiguration":
            self.as(ICWS.Wfm.AgentConfiguration.self).map(Form.agentConfiguration) ?? .other(self)
        case "urn:inin.com:wfm:versionedActivityCodeMap":
            self.as(ICWS.Wfm.VersionedActivityCodeMap.self).map(Form.versionedActivityCodeMap) ?? .other(self)
        case "urn:inin.com:wfm:versionedNotificationCollection":
            self.as(ICWS.Wfm.VersionedNotificationCollection.self).map(Form.versionedNotificationCollection)
                ?? .other(self)
        case "urn:inin.com:wfm:versionedScheduleIntervalCollection":
            self.as(ICWS.Wfm.VersionedScheduleIntervalCollection.self).map(Form.versionedScheduleIntervalCollection)
                ?? .other(self)
        case "urn:inin.com:wfm:versionedShiftTradeMatchCollection":
            self.as(ICWS.Wfm.VersionedShiftTradeMatchCollection.self).map(Form.versionedShiftTradeMatchCollection)
                ?? .other(self)
        case "urn:inin.com:wfm:versionedShiftTradeRequestCollection":
            self.as(ICWS.Wfm.VersionedShiftTradeRequestCollection.self).map(Form.versionedShiftTradeRequestCollection)
                ?? .other(self)
        case "urn:inin.com:wfm:versionedStatusMap":
            self.as(ICWS.Wfm.VersionedStatusMap.self).map(Form.versionedStatusMap) ?? .other(self)
        case "urn:inin.com:wfm:versionedTimeOffAccrualCollection":
            self.as(ICWS.Wfm.VersionedTimeOffAccrualCollection.self).map(Form.versionedTimeOffAccrualCollection)
                ?? .other(self)
        case "urn:inin.com:wfm:versionedTimeOffAvailabilityCollection":
            self.as(ICWS.Wfm.VersionedTimeOffAvailabilityCollection.self).map(
                Form.versionedTimeOffAvailabilityCollection) ?? .other(self)
        case "urn:inin.com:wfm:versionedTimeOffRequestCollection":
            self.as(ICWS.Wfm.VersionedTimeOffRequestCollection.self).map(Form.versionedTimeOffRequestCollection)
                ?? .other(self)
        default: .other(self)
        }
    }
}
