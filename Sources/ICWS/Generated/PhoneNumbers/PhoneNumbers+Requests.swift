// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.PhoneNumbers.Resources {
    /// Resource `/icws/{sessionId}/phone-numbers/query-details`.
    public enum QueryDetails {
        /// `POST /icws/{sessionId}/phone-numbers/query-details`.
        ///
        /// The call is known from the vendor's library. Feature `phone-numbers`, inferred. Success is 200, known from the vendor's library.
        public struct QueryPhoneNumberDetails: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.PhoneNumbers.PhoneNumberDetails>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "queryPhoneNumberDetails", "POST", "/icws/{sessionId}/phone-numbers/query-details", 200,
                    "phone-numbers", 0)
            }
            /// The body, `PhoneNumbers.PhoneNumberDetailsQuery`.
            public var phoneNumberDetailsQuery: ICWS.PhoneNumbers.PhoneNumberDetailsQuery
            /// Makes a request.
            ///
            /// - Parameter phoneNumberDetailsQuery: The body, `PhoneNumbers.PhoneNumberDetailsQuery`.
            public init(
                phoneNumberDetailsQuery: ICWS.PhoneNumbers.PhoneNumberDetailsQuery
            ) {
                self.phoneNumberDetailsQuery = phoneNumberDetailsQuery
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(phoneNumberDetailsQuery)
            }
        }
    }
}
