// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `WebCallback`.
    public enum WebCallback {
        /// Its resources.
        public enum Resources {}
    }
}
