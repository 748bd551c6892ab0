// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

/// Interaction Center Web Services: everything that was generated from its description.
public enum ICWS {}

extension ICWS {
    /// Namespace `Configuration`.
    public enum Configuration {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Messaging`.
    public enum Messaging {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging {
    /// Namespace `Messaging.Subscriptions`.
    public enum Subscriptions {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Configuration`.
    public enum Configuration {
        /// Its resources.
        public enum Resources {}
    }
}
