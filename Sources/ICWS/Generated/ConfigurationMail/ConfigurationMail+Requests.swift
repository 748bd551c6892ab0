// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.Mail.InteractionMessageStoreMailbox.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-message-store-mailbox/users`.
    public enum Users {
        /// `GET /icws/{sessionId}/configuration/interaction-message-store-mailbox/users`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct Users: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Mail.UsersResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "users", "GET", "/icws/{sessionId}/configuration/interaction-message-store-mailbox/users", 200,
                    "configuration", 0)
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
