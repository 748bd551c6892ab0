// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Content {
    /// Contract `Content.ContentAsyncRequestId`.
    ///
    /// Known from the vendor's library.
    public struct ContentAsyncRequestId: ICWS.Common.AsyncOperationAcceptedResponse.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:content:contentAsyncRequestId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - requestId: A text.
        ///   - bucketName: A text.
        public init(
            requestId: String,
            bucketName: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("requestId", requestId)
            fields.set("bucketName", bucketName)
        }
        /// A text; required.
        public var bucketName: String {
            get { fields.required("bucketName") }
            set { fields.set("bucketName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.AsyncOperationAcceptedResponse.checkFields(&checker)
            checker.required("bucketName", String.self)
        }
    }
}
