// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `DataExtractor`.
    public enum DataExtractor {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.DataExtractor`.
    public enum DataExtractor {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.DataExtractor.Resources.JobsStatuses.DeleteJobStatusSubscription``.
    public typealias DeleteJobStatusSubscription = ICWS.Messaging.Subscriptions.DataExtractor.Resources.JobsStatuses
        .DeleteJobStatusSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.DataExtractor.Resources.JobsStatuses.UpdateJobStatusSubscription``.
    public typealias UpdateJobStatusSubscription = ICWS.Messaging.Subscriptions.DataExtractor.Resources.JobsStatuses
        .UpdateJobStatusSubscription
}
