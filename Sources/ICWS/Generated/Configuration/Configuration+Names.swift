// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Resources.System.DeleteSubscription``.
    public typealias SystemDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.Resources.System
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Resources.System.CreateSubscription``.
    public typealias SystemCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.Resources.System
        .CreateSubscription

    /// Short for ``ICWS.Configuration.InheritableGroupedConfigurationIdCollection``.
    public typealias InheritableGroupedConfigurationIdCollection = ICWS.Configuration
        .InheritableGroupedConfigurationIdCollection
}
