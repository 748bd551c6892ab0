// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.Integrations`.
    public enum Integrations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Integrations {
    /// Namespace `Configuration.Integrations.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Integrations {
    /// Namespace `Configuration.Integrations.SalesforceCtiConfigurations`.
    public enum SalesforceCtiConfigurations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.Integrations`.
    public enum Integrations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurations.GetSalesforceCTIConfigurations``.
    public typealias GetSalesforceCTIConfigurations = ICWS.Configuration.Integrations.Resources
        .SalesforceCtiConfigurations.GetSalesforceCTIConfigurations

    /// Short for ``ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurations.CreateSalesforceCTIConfiguration``.
    public typealias CreateSalesforceCTIConfiguration = ICWS.Configuration.Integrations.Resources
        .SalesforceCtiConfigurations.CreateSalesforceCTIConfiguration

    /// Short for ``ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurationsById.DeleteSalesforceCTIConfiguration``.
    public typealias DeleteSalesforceCTIConfiguration = ICWS.Configuration.Integrations.Resources
        .SalesforceCtiConfigurationsById.DeleteSalesforceCTIConfiguration

    /// Short for ``ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurationsById.GetSalesforceCTIConfiguration``.
    public typealias GetSalesforceCTIConfiguration = ICWS.Configuration.Integrations.Resources
        .SalesforceCtiConfigurationsById.GetSalesforceCTIConfiguration

    /// Short for ``ICWS.Configuration.Integrations.Resources.SalesforceCtiConfigurationsById.UpdateSalesforceCTIConfiguration``.
    public typealias UpdateSalesforceCTIConfiguration = ICWS.Configuration.Integrations.Resources
        .SalesforceCtiConfigurationsById.UpdateSalesforceCTIConfiguration

    /// Short for ``ICWS.Configuration.Integrations.Resources.Widgets.CreateWidget``.
    public typealias CreateWidget = ICWS.Configuration.Integrations.Resources.Widgets.CreateWidget

    /// Short for ``ICWS.Configuration.Integrations.Resources.WidgetsById.DeleteWidget``.
    public typealias DeleteWidget = ICWS.Configuration.Integrations.Resources.WidgetsById.DeleteWidget

    /// Short for ``ICWS.Configuration.Integrations.Resources.WidgetsById.GetWidget``.
    public typealias GetWidget = ICWS.Configuration.Integrations.Resources.WidgetsById.GetWidget

    /// Short for ``ICWS.Configuration.Integrations.Resources.WidgetsById.UpdateWidget``.
    public typealias UpdateWidget = ICWS.Configuration.Integrations.Resources.WidgetsById.UpdateWidget

    /// Short for ``ICWS.Configuration.Integrations.Defaults.Resources.SalesforceCtiAttributeMap.GetDefaults``.
    public typealias SalesforceCtiAttributeMapGetDefaults = ICWS.Configuration.Integrations.Defaults.Resources
        .SalesforceCtiAttributeMap.GetDefaults

    /// Short for ``ICWS.Configuration.Integrations.Defaults.Resources.SalesforceCtiConfiguration.GetDefaults``.
    public typealias SalesforceCtiConfigurationGetDefaults = ICWS.Configuration.Integrations.Defaults.Resources
        .SalesforceCtiConfiguration.GetDefaults

    /// Short for ``ICWS.Configuration.Integrations.SalesforceCtiConfigurations.Resources.SalesforceCtiAttributeMaps.UpdateSalesforceCtiAttributeMap``.
    public typealias UpdateSalesforceCtiAttributeMap = ICWS.Configuration.Integrations.SalesforceCtiConfigurations
        .Resources.SalesforceCtiAttributeMaps.UpdateSalesforceCtiAttributeMap

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Integrations.Resources.SalesforceCtiConfigurations.DeleteSubscription``.
    public typealias SalesforceCtiConfigurationsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration
        .Integrations.Resources.SalesforceCtiConfigurations.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.Integrations.Resources.SalesforceCtiConfigurations.CreateSubscription``.
    public typealias SalesforceCtiConfigurationsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration
        .Integrations.Resources.SalesforceCtiConfigurations.CreateSubscription

    /// Short for ``ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage``.
    public typealias SalesforceCTIConfigurationsMessage = ICWS.Configuration.Integrations
        .SalesforceCTIConfigurationsMessage

    /// Short for ``ICWS.Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate``.
    public typealias SalesforceCtiAttributeMapsBulkUpdate = ICWS.Configuration.Integrations
        .SalesforceCtiAttributeMapsBulkUpdate
}
