// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Dialer`.
    public enum Dialer {
    }
}

extension ICWS.Dialer {
    /// Namespace `Dialer.Dialer`.
    public enum Dialer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Dialer.Dialer.Resources.EstablishPersistentConnection.EstablishPersistentConnection``.
    public typealias EstablishPersistentConnection = ICWS.Dialer.Dialer.Resources.EstablishPersistentConnection
        .EstablishPersistentConnection

    /// Short for ``ICWS.Dialer.Dialer.Resources.InitiateManualOutboundCall.InitiateManualOutboundCall``.
    public typealias InitiateManualOutboundCall = ICWS.Dialer.Dialer.Resources.InitiateManualOutboundCall
        .InitiateManualOutboundCall

    /// Short for ``ICWS.Dialer.Dialer.Resources.MarkCallForFinishing.MarkCallForFinishing``.
    public typealias MarkCallForFinishing = ICWS.Dialer.Dialer.Resources.MarkCallForFinishing.MarkCallForFinishing

    /// Short for ``ICWS.Dialer.Dialer.Resources.PlacePreviewCall.PlacePreviewCall``.
    public typealias PlacePreviewCall = ICWS.Dialer.Dialer.Resources.PlacePreviewCall.PlacePreviewCall

    /// Short for ``ICWS.Dialer.Dialer.Resources.RequestContactData.RequestContactData``.
    public typealias RequestContactData = ICWS.Dialer.Dialer.Resources.RequestContactData.RequestContactData

    /// Short for ``ICWS.Dialer.Dialer.Resources.RequestFormDefinition.RequestFormDefinition``.
    public typealias RequestFormDefinition = ICWS.Dialer.Dialer.Resources.RequestFormDefinition.RequestFormDefinition

    /// Short for ``ICWS.Dialer.Dialer.Resources.RequestPhoneNumberDetails.RequestPhoneNumberDetails``.
    public typealias RequestPhoneNumberDetails = ICWS.Dialer.Dialer.Resources.RequestPhoneNumberDetails
        .RequestPhoneNumberDetails

    /// Short for ``ICWS.Dialer.Dialer.Resources.TransferToAttendantProfile.TransferToAttendantProfile``.
    public typealias TransferToAttendantProfile = ICWS.Dialer.Dialer.Resources.TransferToAttendantProfile
        .TransferToAttendantProfile

    /// Short for ``ICWS.Dialer.Dialer.Resources.TransitionCampaign.TransitionCampaign``.
    public typealias TransitionCampaign = ICWS.Dialer.Dialer.Resources.TransitionCampaign.TransitionCampaign
}
