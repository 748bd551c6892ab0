// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Statistics`.
    public enum Statistics {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Statistics`.
    public enum Statistics {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Statistics {
    /// Namespace `Statistics.StatisticParameterValues`.
    public enum StatisticParameterValues {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticCatalog.DeleteStatisticCatalogSubscription``.
    public typealias DeleteStatisticCatalogSubscription = ICWS.Messaging.Subscriptions.Statistics.Resources
        .StatisticCatalog.DeleteStatisticCatalogSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticCatalog.UpdateStatisticCatalogSubscription``.
    public typealias UpdateStatisticCatalogSubscription = ICWS.Messaging.Subscriptions.Statistics.Resources
        .StatisticCatalog.UpdateStatisticCatalogSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticParameterValues.DeleteStatisticParameterValueSubscription``.
    public typealias DeleteStatisticParameterValueSubscription = ICWS.Messaging.Subscriptions.Statistics.Resources
        .StatisticParameterValues.DeleteStatisticParameterValueSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticParameterValues.UpdateStatisticParameterValueSubscription``.
    public typealias UpdateStatisticParameterValueSubscription = ICWS.Messaging.Subscriptions.Statistics.Resources
        .StatisticParameterValues.UpdateStatisticParameterValueSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticValues.DeleteStatisticValueSubscription``.
    public typealias DeleteStatisticValueSubscription = ICWS.Messaging.Subscriptions.Statistics.Resources
        .StatisticValues.DeleteStatisticValueSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticValues.UpdateStatisticValueSubscription``.
    public typealias UpdateStatisticValueSubscription = ICWS.Messaging.Subscriptions.Statistics.Resources
        .StatisticValues.UpdateStatisticValueSubscription

    /// Short for ``ICWS.Statistics.Resources.StatisticParameterValues.RetrieveStatisticParameterValues``.
    public typealias RetrieveStatisticParameterValues = ICWS.Statistics.Resources.StatisticParameterValues
        .RetrieveStatisticParameterValues

    /// Short for ``ICWS.Statistics.StatisticParameterValues.Resources.ChainedParametersValidator.ValidateChainedParameters``.
    public typealias ValidateChainedParameters = ICWS.Statistics.StatisticParameterValues.Resources
        .ChainedParametersValidator.ValidateChainedParameters

    /// Short for ``ICWS.Statistics.StatisticParameterValues.Resources.Queries.QueryStatisticParameterValues``.
    public typealias QueryStatisticParameterValues = ICWS.Statistics.StatisticParameterValues.Resources.Queries
        .QueryStatisticParameterValues
}
