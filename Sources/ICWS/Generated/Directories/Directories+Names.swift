// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Directories`.
    public enum Directories {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Directories {
    /// Namespace `Directories.SpeedDial`.
    public enum SpeedDial {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Directories.Resources.SpeedDial.CreateSpeedDialDirectory``.
    public typealias CreateSpeedDialDirectory = ICWS.Directories.Resources.SpeedDial.CreateSpeedDialDirectory

    /// Short for ``ICWS.Directories.Resources.SpeedDialBySpeedDialDirectoryId.DeleteSpeedDialDirectory``.
    public typealias DeleteSpeedDialDirectory = ICWS.Directories.Resources.SpeedDialBySpeedDialDirectoryId
        .DeleteSpeedDialDirectory

    /// Short for ``ICWS.Directories.Resources.SpeedDialBySpeedDialDirectoryId.UpdateSpeedDialDirectory``.
    public typealias UpdateSpeedDialDirectory = ICWS.Directories.Resources.SpeedDialBySpeedDialDirectoryId
        .UpdateSpeedDialDirectory

    /// Short for ``ICWS.Directories.SpeedDial.Resources.Links.CreateSpeedDialLink``.
    public typealias CreateSpeedDialLink = ICWS.Directories.SpeedDial.Resources.Links.CreateSpeedDialLink

    /// Short for ``ICWS.Directories.SpeedDial.Resources.LinksBySpeedDialLinkId.DeleteSpeedDialLink``.
    public typealias DeleteSpeedDialLink = ICWS.Directories.SpeedDial.Resources.LinksBySpeedDialLinkId
        .DeleteSpeedDialLink

    /// Short for ``ICWS.Directories.SpeedDial.Resources.LinksBySpeedDialLinkId.UpdateSpeedDialLink``.
    public typealias UpdateSpeedDialLink = ICWS.Directories.SpeedDial.Resources.LinksBySpeedDialLinkId
        .UpdateSpeedDialLink

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Directories.DeleteDirectoriesSubscription``.
    public typealias DeleteDirectoriesSubscription = ICWS.Messaging.Subscriptions.Resources.Directories
        .DeleteDirectoriesSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Directories.UpdateDirectoriesSubscription``.
    public typealias UpdateDirectoriesSubscription = ICWS.Messaging.Subscriptions.Resources.Directories
        .UpdateDirectoriesSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.DirectoriesBySubscriptionId.RemoveDirectorySubscription``.
    public typealias RemoveDirectorySubscription = ICWS.Messaging.Subscriptions.Resources.DirectoriesBySubscriptionId
        .RemoveDirectorySubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.DirectoriesBySubscriptionId.CreateDirectorySubscription``.
    public typealias CreateDirectorySubscription = ICWS.Messaging.Subscriptions.Resources.DirectoriesBySubscriptionId
        .CreateDirectorySubscription
}
