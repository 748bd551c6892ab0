// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.Session.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts`.
    public enum SessionsLayouts {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/session/sessions-layouts`.
        ///
        /// The call is known from the vendor's library. Feature `session`, inferred. Success is any 2xx, inferred.
        public struct DeleteSessionsLayoutsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSessionsLayoutsSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts", 0, "session", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/session/sessions-layouts`.
        ///
        /// The call is known from the vendor's library. Feature `session`, inferred. Success is any 2xx, inferred.
        public struct UpdateSessionsLayoutsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSessionsLayoutsSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts", 0, "session", 0)
            }
            /// The body, `Session.SessionsLayoutsSubscription`.
            public var sessionsLayoutsSubscription: ICWS.Session.SessionsLayoutsSubscription
            /// Makes a request.
            ///
            /// - Parameter sessionsLayoutsSubscription: The body, `Session.SessionsLayoutsSubscription`.
            public init(
                sessionsLayoutsSubscription: ICWS.Session.SessionsLayoutsSubscription
            ) {
                self.sessionsLayoutsSubscription = sessionsLayoutsSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(sessionsLayoutsSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Session.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/session/sessions-stations`.
    public enum SessionsStations {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/session/sessions-stations`.
        ///
        /// The call is known from the vendor's library. Feature `session`, inferred. Success is any 2xx, inferred.
        public struct DeleteSessionsStationsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSessionsStationsSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/session/sessions-stations", 0, "session", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/session/sessions-stations`.
        ///
        /// The call is known from the vendor's library. Feature `session` 1, documented. Success is 200, documented.
        public struct UpdateSessionsStationsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSessionsStationsSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/session/sessions-stations", 200, "session", 1)
            }
            /// The body, `Session.SessionsStationsSubscription`.
            public var sessionsStationsSubscription: ICWS.Session.SessionsStationsSubscription
            /// Makes a request.
            ///
            /// - Parameter sessionsStationsSubscription: The body, `Session.SessionsStationsSubscription`.
            public init(
                sessionsStationsSubscription: ICWS.Session.SessionsStationsSubscription
            ) {
                self.sessionsStationsSubscription = sessionsStationsSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(sessionsStationsSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Session.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/session/sessions-users`.
    public enum SessionsUsers {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/session/sessions-users`.
        ///
        /// The call is known from the vendor's library. Feature `session`, inferred. Success is any 2xx, inferred.
        public struct DeleteSessionsUsersSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSessionsUsersSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/session/sessions-users", 0, "session", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/session/sessions-users`.
        ///
        /// The call is known from the vendor's library. Feature `session`, inferred. Success is any 2xx, inferred.
        public struct UpdateSessionsUsersSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSessionsUsersSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/session/sessions-users", 0, "session", 0)
            }
            /// The body, `Session.SessionsUsersSubscription`.
            public var sessionsUsersSubscription: ICWS.Session.SessionsUsersSubscription
            /// Makes a request.
            ///
            /// - Parameter sessionsUsersSubscription: The body, `Session.SessionsUsersSubscription`.
            public init(
                sessionsUsersSubscription: ICWS.Session.SessionsUsersSubscription
            ) {
                self.sessionsUsersSubscription = sessionsUsersSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(sessionsUsersSubscription)
            }
        }
    }
}
