// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.Transaction.Resources {
    /// Resource `/icws/{sessionId}/configuration/transaction`.
    public enum Transaction {
        /// `POST /icws/{sessionId}/configuration/transaction`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct BeginTransaction: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Transaction.TransactionResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "beginTransaction", "POST", "/icws/{sessionId}/configuration/transaction", 200, "configuration", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Configuration.Transaction.Transaction.Resources {
    /// Resource `/icws/{sessionId}/configuration/transaction/{transactionId}/transaction-end`.
    public enum TransactionEnd {
        /// `POST /icws/{sessionId}/configuration/transaction/{transactionId}/transaction-end`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct EndTransaction: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "endTransaction", "POST",
                    "/icws/{sessionId}/configuration/transaction/{transactionId}/transaction-end", 0, "configuration", 0
                )
            }
            /// The template token `transactionId`.
            public var transactionId: String
            /// Makes a request.
            ///
            /// - Parameter transactionId: The template token `transactionId`.
            public init(
                transactionId: String
            ) {
                self.transactionId = transactionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("transactionId", transactionId)
            }
        }
    }
}
