// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Ipa`.
    public enum Ipa {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Ipa {
    /// Namespace `Ipa.WorkitemInstances`.
    public enum WorkitemInstances {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Ipa`.
    public enum Ipa {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Ipa {
    /// Namespace `Messaging.Subscriptions.Ipa.WorkitemInstances`.
    public enum WorkitemInstances {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Ipa.WorkitemInstances.Resources.CurrentPage.SendPageCommand``.
    public typealias SendPageCommand = ICWS.Ipa.WorkitemInstances.Resources.CurrentPage.SendPageCommand

    /// Short for ``ICWS.Messaging.Subscriptions.Ipa.Resources.LaunchableProcesses.DeleteLaunchableProcessesSubscription``.
    public typealias DeleteLaunchableProcessesSubscription = ICWS.Messaging.Subscriptions.Ipa.Resources
        .LaunchableProcesses.DeleteLaunchableProcessesSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Ipa.Resources.LaunchableProcesses.CreateLaunchableProcessesSubscription``.
    public typealias CreateLaunchableProcessesSubscription = ICWS.Messaging.Subscriptions.Ipa.Resources
        .LaunchableProcesses.CreateLaunchableProcessesSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Ipa.Resources.Pas.DeletePasSubscription``.
    public typealias DeletePasSubscription = ICWS.Messaging.Subscriptions.Ipa.Resources.Pas.DeletePasSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Ipa.Resources.Pas.UpdatePasSubscription``.
    public typealias UpdatePasSubscription = ICWS.Messaging.Subscriptions.Ipa.Resources.Pas.UpdatePasSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources.CurrentPage.DeleteCurrentPageSubscription``.
    public typealias DeleteCurrentPageSubscription = ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources
        .CurrentPage.DeleteCurrentPageSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources.CurrentPage.CreateCurrentPageSubscription``.
    public typealias CreateCurrentPageSubscription = ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources
        .CurrentPage.CreateCurrentPageSubscription
}
