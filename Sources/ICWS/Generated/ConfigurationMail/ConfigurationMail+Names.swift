// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.Mail`.
    public enum Mail {
    }
}

extension ICWS.Configuration.Mail {
    /// Namespace `Configuration.Mail.InteractionMessageStoreMailbox`.
    public enum InteractionMessageStoreMailbox {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.Mail.InteractionMessageStoreMailbox.Resources.Users.Users``.
    public typealias Users = ICWS.Configuration.Mail.InteractionMessageStoreMailbox.Resources.Users.Users
}
