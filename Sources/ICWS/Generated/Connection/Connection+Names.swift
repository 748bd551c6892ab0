// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Connection`.
    public enum Connection {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Connection {
    /// Namespace `Connection.SingleSignOn`.
    public enum SingleSignOn {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Connection`.
    public enum Connection {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Connection.Resources.ConnectionResource.DeleteConnection``.
    public typealias DeleteConnection = ICWS.Connection.Resources.ConnectionResource.DeleteConnection

    /// Short for ``ICWS.Connection.Resources.Station.DisconnectStationConnection``.
    public typealias DisconnectStationConnection = ICWS.Connection.Resources.Station.DisconnectStationConnection

    /// Short for ``ICWS.Connection.Resources.SwitchoverStatus.GetSwitchoverStatus``.
    public typealias GetSwitchoverStatus = ICWS.Connection.Resources.SwitchoverStatus.GetSwitchoverStatus

    /// Short for ``ICWS.Connection.Resources.UniqueAuthToken.CreateUniqueAuthToken``.
    public typealias CreateUniqueAuthToken = ICWS.Connection.Resources.UniqueAuthToken.CreateUniqueAuthToken

    /// Short for ``ICWS.Connection.SingleSignOn.Resources.IdentityProviders.GoToIdentityProvider``.
    public typealias GoToIdentityProvider = ICWS.Connection.SingleSignOn.Resources.IdentityProviders
        .GoToIdentityProvider

    /// Short for ``ICWS.Connection.SingleSignOn.Resources.Response.GetSingleSignOnResponse``.
    public typealias GetSingleSignOnResponse = ICWS.Connection.SingleSignOn.Resources.Response.GetSingleSignOnResponse

    /// Short for ``ICWS.Connection.SingleSignOn.Resources.SamlEcp.GetSamlECPRequest``.
    public typealias GetSamlECPRequest = ICWS.Connection.SingleSignOn.Resources.SamlEcp.GetSamlECPRequest

    /// Short for ``ICWS.Messaging.Subscriptions.Connection.Resources.Station.RemoveStationConnectionSubscription``.
    public typealias RemoveStationConnectionSubscription = ICWS.Messaging.Subscriptions.Connection.Resources.Station
        .RemoveStationConnectionSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Connection.Resources.Station.CreateStationConnectionSubscription``.
    public typealias CreateStationConnectionSubscription = ICWS.Messaging.Subscriptions.Connection.Resources.Station
        .CreateStationConnectionSubscription
}
