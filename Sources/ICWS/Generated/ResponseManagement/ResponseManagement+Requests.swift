// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/response-management`.
    public enum ResponseManagement {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/response-management`.
        ///
        /// The call is known from the vendor's library. Feature `response-management`, inferred. Success is any 2xx, inferred.
        public struct UnsubscribeRespMgmt: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "unsubscribeRespMgmt", "DELETE", "/icws/{sessionId}/messaging/subscriptions/response-management", 0,
                    "response-management", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/response-management`.
        ///
        /// The call is known from the vendor's library. Feature `response-management`, inferred. Success is any 2xx, inferred.
        public struct SubscribeRespMgmt: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "subscribeRespMgmt", "PUT", "/icws/{sessionId}/messaging/subscriptions/response-management", 0,
                    "response-management", 0)
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

extension ICWS.ResponseManagement.Resources {
    /// Resource `/icws/{sessionId}/response-management`.
    public enum ResponseManagement {
        /// `PUT /icws/{sessionId}/response-management`.
        ///
        /// The call is known from the vendor's library. Feature `response-management`, inferred. Success is any 2xx, inferred.
        public struct UpdateRespMgmt: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateRespMgmt", "PUT", "/icws/{sessionId}/response-management", 0, "response-management", 0)
            }
            /// The body, `ResponseManagement.ResponseManagementLibrary`.
            public var responseManagementLibrary: ICWS.ResponseManagement.ResponseManagementLibrary
            /// Makes a request.
            ///
            /// - Parameter responseManagementLibrary: The body, `ResponseManagement.ResponseManagementLibrary`.
            public init(
                responseManagementLibrary: ICWS.ResponseManagement.ResponseManagementLibrary
            ) {
                self.responseManagementLibrary = responseManagementLibrary
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(responseManagementLibrary)
            }
        }
    }
}

extension ICWS.ResponseManagement.Resources {
    /// Resource `/icws/{sessionId}/response-management/file`.
    public enum File {
        /// `POST /icws/{sessionId}/response-management/file`.
        ///
        /// The call is known from the vendor's library. Feature `response-management`, inferred. Success is 200, known from the vendor's library.
        public struct GenerateFileUrl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.ResponseManagement.GenerateFileUrlResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "generateFileUrl", "POST", "/icws/{sessionId}/response-management/file", 200, "response-management",
                    0)
            }
            /// The body, `ResponseManagement.GenerateFileUrlRequest`.
            public var generateFileUrlRequest: ICWS.ResponseManagement.GenerateFileUrlRequest
            /// Makes a request.
            ///
            /// - Parameter generateFileUrlRequest: The body, `ResponseManagement.GenerateFileUrlRequest`.
            public init(
                generateFileUrlRequest: ICWS.ResponseManagement.GenerateFileUrlRequest
            ) {
                self.generateFileUrlRequest = generateFileUrlRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(generateFileUrlRequest)
            }
        }
    }
}
