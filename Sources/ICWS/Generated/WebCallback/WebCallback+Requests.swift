// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.WebCallback.Resources {
    /// Resource `/icws/web-callback/create`.
    public enum Create {
        /// `POST /icws/web-callback/create`.
        ///
        /// The call is documented. Feature `web-callback` 2, documented. Success is 200, documented.
        public struct CallbackCreate: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.WebCallback.CallbackCreateResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "callbackCreate", "POST", "/icws/web-callback/create", 200, "web-callback", 2)
            }
            /// The body, `WebCallback.CallbackCreateRequest`.
            public var callbackCreateRequest: ICWS.WebCallback.CallbackCreateRequest
            /// Makes a request.
            ///
            /// - Parameter callbackCreateRequest: The body, `WebCallback.CallbackCreateRequest`.
            public init(
                callbackCreateRequest: ICWS.WebCallback.CallbackCreateRequest
            ) {
                self.callbackCreateRequest = callbackCreateRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(callbackCreateRequest)
            }
        }
    }
}

extension ICWS.WebCallback.Resources {
    /// Resource `/icws/web-callback/reconnect`.
    public enum Reconnect {
        /// `POST /icws/web-callback/reconnect`.
        ///
        /// The call is documented. Feature `web-callback` 2, documented. Success is 204, documented.
        public struct CallbackReconnect: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "callbackReconnect", "POST", "/icws/web-callback/reconnect", 204, "web-callback", 2)
            }
            /// The body, `WebCallback.CallbackReconnectRequest`.
            public var callbackReconnectRequest: ICWS.WebCallback.CallbackReconnectRequest
            /// Makes a request.
            ///
            /// - Parameter callbackReconnectRequest: The body, `WebCallback.CallbackReconnectRequest`.
            public init(
                callbackReconnectRequest: ICWS.WebCallback.CallbackReconnectRequest
            ) {
                self.callbackReconnectRequest = callbackReconnectRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(callbackReconnectRequest)
            }
        }
    }
}

extension ICWS.WebCallback.Resources {
    /// Resource `/icws/web-callback/status/{participantId}`.
    public enum Status {
        /// `GET /icws/web-callback/status/{participantId}`.
        ///
        /// The call is documented. Feature `web-callback` 2, documented. Success is 202, documented.
        public struct CallbackStatus: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.WebCallback.CallbackStatusResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "callbackStatus", "GET", "/icws/web-callback/status/{participantId}", 202, "web-callback", 2)
            }
            /// The template token `participantId`.
            public var participantId: String
            /// Makes a request.
            ///
            /// - Parameter participantId: The template token `participantId`.
            public init(
                participantId: String
            ) {
                self.participantId = participantId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("participantId", participantId)
            }
        }
    }
}
