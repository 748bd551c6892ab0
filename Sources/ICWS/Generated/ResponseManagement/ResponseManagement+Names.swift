// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `ResponseManagement`.
    public enum ResponseManagement {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Resources.ResponseManagement.UnsubscribeRespMgmt``.
    public typealias UnsubscribeRespMgmt = ICWS.Messaging.Subscriptions.Resources.ResponseManagement.UnsubscribeRespMgmt

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.ResponseManagement.SubscribeRespMgmt``.
    public typealias SubscribeRespMgmt = ICWS.Messaging.Subscriptions.Resources.ResponseManagement.SubscribeRespMgmt

    /// Short for ``ICWS.ResponseManagement.Resources.ResponseManagement.UpdateRespMgmt``.
    public typealias UpdateRespMgmt = ICWS.ResponseManagement.Resources.ResponseManagement.UpdateRespMgmt
}
