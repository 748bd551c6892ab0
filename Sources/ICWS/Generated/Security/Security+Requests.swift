// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Security.Resources {
    /// Resource `/icws/{sessionId}/security/password`.
    public enum Password {
        /// `POST /icws/{sessionId}/security/password`.
        ///
        /// The call is known from the vendor's library. Feature `security`, inferred. Success is any 2xx, inferred.
        public struct SetPassword: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setPassword", "POST", "/icws/{sessionId}/security/password", 0, "security", 0)
            }
            /// The body, `Security.Password`.
            public var password: ICWS.Security.Password
            /// Makes a request.
            ///
            /// - Parameter password: The body, `Security.Password`.
            public init(
                password: ICWS.Security.Password
            ) {
                self.password = password
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(password)
            }
        }
    }
}
