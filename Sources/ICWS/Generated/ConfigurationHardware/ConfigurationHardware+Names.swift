// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.Hardware`.
    public enum Hardware {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Hardware {
    /// Namespace `Configuration.Hardware.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.Hardware`.
    public enum Hardware {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.Hardware.Resources.AudioSources.GetAudioSources``.
    public typealias GetAudioSources = ICWS.Configuration.Hardware.Resources.AudioSources.GetAudioSources

    /// Short for ``ICWS.Configuration.Hardware.Resources.AudioSources.CreateAudioSource``.
    public typealias CreateAudioSource = ICWS.Configuration.Hardware.Resources.AudioSources.CreateAudioSource

    /// Short for ``ICWS.Configuration.Hardware.Resources.AudioSourcesById.DeleteAudioSource``.
    public typealias DeleteAudioSource = ICWS.Configuration.Hardware.Resources.AudioSourcesById.DeleteAudioSource

    /// Short for ``ICWS.Configuration.Hardware.Resources.AudioSourcesById.GetAudioSource``.
    public typealias GetAudioSource = ICWS.Configuration.Hardware.Resources.AudioSourcesById.GetAudioSource

    /// Short for ``ICWS.Configuration.Hardware.Resources.AudioSourcesById.UpdateAudioSource``.
    public typealias UpdateAudioSource = ICWS.Configuration.Hardware.Resources.AudioSourcesById.UpdateAudioSource

    /// Short for ``ICWS.Configuration.Hardware.Resources.DefaultLocation.GetDefaultLocation``.
    public typealias GetDefaultLocation = ICWS.Configuration.Hardware.Resources.DefaultLocation.GetDefaultLocation

    /// Short for ``ICWS.Configuration.Hardware.Resources.LineGroups.GetLineGroups``.
    public typealias GetLineGroups = ICWS.Configuration.Hardware.Resources.LineGroups.GetLineGroups

    /// Short for ``ICWS.Configuration.Hardware.Resources.LineGroups.CreateLineGroup``.
    public typealias CreateLineGroup = ICWS.Configuration.Hardware.Resources.LineGroups.CreateLineGroup

    /// Short for ``ICWS.Configuration.Hardware.Resources.LineGroupsById.DeleteLineGroup``.
    public typealias DeleteLineGroup = ICWS.Configuration.Hardware.Resources.LineGroupsById.DeleteLineGroup

    /// Short for ``ICWS.Configuration.Hardware.Resources.LineGroupsById.GetLineGroup``.
    public typealias GetLineGroup = ICWS.Configuration.Hardware.Resources.LineGroupsById.GetLineGroup

    /// Short for ``ICWS.Configuration.Hardware.Resources.LineGroupsById.UpdateLineGroup``.
    public typealias UpdateLineGroup = ICWS.Configuration.Hardware.Resources.LineGroupsById.UpdateLineGroup

    /// Short for ``ICWS.Configuration.Hardware.Resources.Locations.CreateLocation``.
    public typealias CreateLocation = ICWS.Configuration.Hardware.Resources.Locations.CreateLocation

    /// Short for ``ICWS.Configuration.Hardware.Resources.LocationsById.GetLocation``.
    public typealias GetLocation = ICWS.Configuration.Hardware.Resources.LocationsById.GetLocation

    /// Short for ``ICWS.Configuration.Hardware.Resources.MediaServers.GetMediaServers``.
    public typealias GetMediaServers = ICWS.Configuration.Hardware.Resources.MediaServers.GetMediaServers

    /// Short for ``ICWS.Configuration.Hardware.Resources.MediaServersById.GetMediaServer``.
    public typealias GetMediaServer = ICWS.Configuration.Hardware.Resources.MediaServersById.GetMediaServer

    /// Short for ``ICWS.Configuration.Hardware.Resources.RecordingBeepTones.GetRecordingBeepTones``.
    public typealias GetRecordingBeepTones = ICWS.Configuration.Hardware.Resources.RecordingBeepTones
        .GetRecordingBeepTones

    /// Short for ``ICWS.Configuration.Hardware.Resources.RecordingBeepTones.CreateRecordingBeepTone``.
    public typealias CreateRecordingBeepTone = ICWS.Configuration.Hardware.Resources.RecordingBeepTones
        .CreateRecordingBeepTone

    /// Short for ``ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById.DeleteRecordingBeepTone``.
    public typealias DeleteRecordingBeepTone = ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById
        .DeleteRecordingBeepTone

    /// Short for ``ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById.GetRecordingBeepTone``.
    public typealias GetRecordingBeepTone = ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById
        .GetRecordingBeepTone

    /// Short for ``ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById.UpdateRecordingBeepTone``.
    public typealias UpdateRecordingBeepTone = ICWS.Configuration.Hardware.Resources.RecordingBeepTonesById
        .UpdateRecordingBeepTone

    /// Short for ``ICWS.Configuration.Hardware.Resources.SelectionRules.GetSelectionRules``.
    public typealias GetSelectionRules = ICWS.Configuration.Hardware.Resources.SelectionRules.GetSelectionRules

    /// Short for ``ICWS.Configuration.Hardware.Resources.SelectionRulesById.GetSelectionRule``.
    public typealias GetSelectionRule = ICWS.Configuration.Hardware.Resources.SelectionRulesById.GetSelectionRule

    /// Short for ``ICWS.Configuration.Hardware.Resources.SipBridges.GetSipBridges``.
    public typealias GetSipBridges = ICWS.Configuration.Hardware.Resources.SipBridges.GetSipBridges

    /// Short for ``ICWS.Configuration.Hardware.Resources.SipBridgesById.GetSipBridge``.
    public typealias GetSipBridge = ICWS.Configuration.Hardware.Resources.SipBridgesById.GetSipBridge

    /// Short for ``ICWS.Configuration.Hardware.Resources.StationGroups.GetStationGroups``.
    public typealias GetStationGroups = ICWS.Configuration.Hardware.Resources.StationGroups.GetStationGroups

    /// Short for ``ICWS.Configuration.Hardware.Resources.StationGroupsById.GetStationGroup``.
    public typealias GetStationGroup = ICWS.Configuration.Hardware.Resources.StationGroupsById.GetStationGroup

    /// Short for ``ICWS.Configuration.Hardware.Resources.StationsById.GetStation``.
    public typealias GetStation = ICWS.Configuration.Hardware.Resources.StationsById.GetStation

    /// Short for ``ICWS.Configuration.Hardware.Resources.StructuredParameters.GetStructuredParameters``.
    public typealias GetStructuredParameters = ICWS.Configuration.Hardware.Resources.StructuredParameters
        .GetStructuredParameters

    /// Short for ``ICWS.Configuration.Hardware.Resources.StructuredParameters.CreateStructuredParameter``.
    public typealias CreateStructuredParameter = ICWS.Configuration.Hardware.Resources.StructuredParameters
        .CreateStructuredParameter

    /// Short for ``ICWS.Configuration.Hardware.Resources.StructuredParametersById.DeleteStructuredParameter``.
    public typealias DeleteStructuredParameter = ICWS.Configuration.Hardware.Resources.StructuredParametersById
        .DeleteStructuredParameter

    /// Short for ``ICWS.Configuration.Hardware.Resources.StructuredParametersById.GetStructuredParameter``.
    public typealias GetStructuredParameter = ICWS.Configuration.Hardware.Resources.StructuredParametersById
        .GetStructuredParameter

    /// Short for ``ICWS.Configuration.Hardware.Resources.StructuredParametersById.UpdateStructuredParameter``.
    public typealias UpdateStructuredParameter = ICWS.Configuration.Hardware.Resources.StructuredParametersById
        .UpdateStructuredParameter

    /// Short for ``ICWS.Configuration.Hardware.Defaults.Resources.Line.GetDefaults``.
    public typealias LineGetDefaults = ICWS.Configuration.Hardware.Defaults.Resources.Line.GetDefaults

    /// Short for ``ICWS.Configuration.Hardware.Defaults.Resources.RecordingBeepTone.GetDefaults``.
    public typealias RecordingBeepToneGetDefaults = ICWS.Configuration.Hardware.Defaults.Resources.RecordingBeepTone
        .GetDefaults

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.AudioSources.DeleteSubscription``.
    public typealias AudioSourcesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources
        .AudioSources.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.AudioSources.CreateSubscription``.
    public typealias AudioSourcesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources
        .AudioSources.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.RecordingBeepTones.DeleteSubscription``.
    public typealias RecordingBeepTonesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.Hardware
        .Resources.RecordingBeepTones.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.RecordingBeepTones.CreateSubscription``.
    public typealias RecordingBeepTonesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.Hardware
        .Resources.RecordingBeepTones.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.StructuredParameters.DeleteSubscription``.
    public typealias StructuredParametersDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.Hardware
        .Resources.StructuredParameters.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources.StructuredParameters.CreateSubscription``.
    public typealias StructuredParametersCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.Hardware
        .Resources.StructuredParameters.CreateSubscription

    /// Short for ``ICWS.Configuration.Hardware.LineCallingAddressDivertedCallsFromHeaderAddress``.
    public typealias LineCallingAddressDivertedCallsFromHeaderAddress = ICWS.Configuration.Hardware
        .LineCallingAddressDivertedCallsFromHeaderAddress

    /// Short for ``ICWS.Configuration.Hardware.LineCallingAddressNormalCallsFromHeaderAddress``.
    public typealias LineCallingAddressNormalCallsFromHeaderAddress = ICWS.Configuration.Hardware
        .LineCallingAddressNormalCallsFromHeaderAddress
}
