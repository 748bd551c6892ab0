// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Licenses`.
    public enum Licenses {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Licenses.Resources.LicenseStages.AcquireLicenseStageList``.
    public typealias AcquireLicenseStageList = ICWS.Licenses.Resources.LicenseStages.AcquireLicenseStageList

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Licenses.RemoveSubscriptions``.
    public typealias RemoveSubscriptions = ICWS.Messaging.Subscriptions.Resources.Licenses.RemoveSubscriptions

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Licenses.ReplaceSubscriptions``.
    public typealias ReplaceSubscriptions = ICWS.Messaging.Subscriptions.Resources.Licenses.ReplaceSubscriptions
}
