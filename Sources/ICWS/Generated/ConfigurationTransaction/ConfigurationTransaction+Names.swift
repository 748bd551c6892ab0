// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.Transaction`.
    public enum Transaction {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Transaction {
    /// Namespace `Configuration.Transaction.Transaction`.
    public enum Transaction {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.Transaction.Resources.Transaction.BeginTransaction``.
    public typealias BeginTransaction = ICWS.Configuration.Transaction.Resources.Transaction.BeginTransaction

    /// Short for ``ICWS.Configuration.Transaction.Transaction.Resources.TransactionEnd.EndTransaction``.
    public typealias EndTransaction = ICWS.Configuration.Transaction.Transaction.Resources.TransactionEnd.EndTransaction
}
