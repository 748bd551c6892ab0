// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `PhoneNumbers`.
    public enum PhoneNumbers {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.PhoneNumbers.Resources.QueryDetails.QueryPhoneNumberDetails``.
    public typealias QueryPhoneNumberDetails = ICWS.PhoneNumbers.Resources.QueryDetails.QueryPhoneNumberDetails
}
