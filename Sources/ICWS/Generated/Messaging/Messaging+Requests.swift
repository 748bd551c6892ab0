// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Resources {
    /// Resource `/icws/{sessionId}/messaging/heartbeat`.
    public enum Heartbeat {
        /// `POST /icws/{sessionId}/messaging/heartbeat`.
        ///
        /// The call is known from the vendor's library. Feature `messaging`, inferred. Success is any 2xx, inferred.
        public struct SendHeartbeat: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendHeartbeat", "POST", "/icws/{sessionId}/messaging/heartbeat", 0, "messaging", 0)
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

extension ICWS.Messaging.Resources {
    /// Resource `/icws/{sessionId}/messaging/messages`.
    public enum Messages {
        /// `GET /icws/{sessionId}/messaging/messages`.
        ///
        /// The call is known from the vendor's library. Feature `messaging`, inferred. Success is 200, known from the vendor's library.
        public struct GetMessages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<[ICWS.Messaging.Message]>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMessages", "GET", "/icws/{sessionId}/messaging/messages", 200, "messaging", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `GET /icws/{sessionId}/messaging/messages`.
        ///
        /// The call is known from the vendor's library. Feature `messaging` 2, documented. Success is 200, known from the vendor's library.
        public struct OpenEventSource: ServerRequest {
            /// What a success holds.
            public typealias Success = BinaryBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "openEventSource", "GET", "/icws/{sessionId}/messaging/messages", 200, "messaging", 2)
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
