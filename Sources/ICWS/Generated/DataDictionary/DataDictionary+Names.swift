// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `DataDictionary`.
    public enum DataDictionary {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.DataDictionary.Resources.StoredProcedures.GetStoredProcedures``.
    public typealias GetStoredProcedures = ICWS.DataDictionary.Resources.StoredProcedures.GetStoredProcedures
}
