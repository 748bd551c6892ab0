// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionRecorder`.
    public enum InteractionRecorder {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.InteractionRecorder`.
    public enum InteractionRecorder {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderConfiguration.GetInteractionRecorderConfiguration``.
    public typealias GetInteractionRecorderConfiguration = ICWS.Configuration.InteractionRecorder.Resources
        .InteractionRecorderConfiguration.GetInteractionRecorderConfiguration

    /// Short for ``ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderConfiguration.UpdateInteractionRecorderConfiguration``.
    public typealias UpdateInteractionRecorderConfiguration = ICWS.Configuration.InteractionRecorder.Resources
        .InteractionRecorderConfiguration.UpdateInteractionRecorderConfiguration

    /// Short for ``ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderQuestionnaires.GetInteractionRecorderQuestionnaires``.
    public typealias GetInteractionRecorderQuestionnaires = ICWS.Configuration.InteractionRecorder.Resources
        .InteractionRecorderQuestionnaires.GetInteractionRecorderQuestionnaires

    /// Short for ``ICWS.Configuration.InteractionRecorder.Resources.InteractionRecorderQuestionnairesById.GetInteractionRecorderQuestionnaire``.
    public typealias GetInteractionRecorderQuestionnaire = ICWS.Configuration.InteractionRecorder.Resources
        .InteractionRecorderQuestionnairesById.GetInteractionRecorderQuestionnaire

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.InteractionRecorder.Resources.InteractionRecorderConfiguration.DeleteSubscription``.
    public typealias InteractionRecorderConfigurationDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration
        .InteractionRecorder.Resources.InteractionRecorderConfiguration.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.InteractionRecorder.Resources.InteractionRecorderConfiguration.CreateSubscription``.
    public typealias InteractionRecorderConfigurationCreateSubscription = ICWS.Messaging.Subscriptions.Configuration
        .InteractionRecorder.Resources.InteractionRecorderConfiguration.CreateSubscription

    /// Short for ``ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration``.
    public typealias InteractionRecorderConfiguration = ICWS.Configuration.InteractionRecorder
        .InteractionRecorderConfiguration

    /// Short for ``ICWS.Configuration.InteractionRecorder.InteractionRecorderConfigurationMessage``.
    public typealias InteractionRecorderConfigurationMessage = ICWS.Configuration.InteractionRecorder
        .InteractionRecorderConfigurationMessage

    /// Short for ``ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaire``.
    public typealias InteractionRecorderQuestionnaire = ICWS.Configuration.InteractionRecorder
        .InteractionRecorderQuestionnaire

    /// Short for ``ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaires``.
    public typealias InteractionRecorderQuestionnaires = ICWS.Configuration.InteractionRecorder
        .InteractionRecorderQuestionnaires
}
