// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.Transaction {
    /// Contract `Configuration.Transaction.TransactionResponse`.
    ///
    /// Known from the vendor's library.
    public struct TransactionResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.transaction:transactionResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
        }
    }
}
