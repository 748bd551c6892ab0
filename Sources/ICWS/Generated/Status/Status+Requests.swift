// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Messaging.Subscriptions.Status.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/status/status-messages`.
    public enum StatusMessages {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/status/status-messages`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatusMessagesSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatusMessagesSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/status/status-messages", 0, "status", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/status/status-messages`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct UpdateStatusMessagesSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatusMessagesSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/status/status-messages", 0, "status", 0)
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

extension ICWS.Messaging.Subscriptions.Status.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access`.
    public enum StatusMessagesUserAccess {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatusMessagesUserAccessSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatusMessagesUserAccessSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access", 0, "status", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct UpdateStatusMessagesUserAccessSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatusMessagesUserAccessSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access", 0, "status", 0)
            }
            /// The body, `Status.StatusMessagesUserAccessSubscription`.
            public var statusMessagesUserAccessSubscription: ICWS.Status.StatusMessagesUserAccessSubscription
            /// Makes a request.
            ///
            /// - Parameter statusMessagesUserAccessSubscription: The body, `Status.StatusMessagesUserAccessSubscription`.
            public init(
                statusMessagesUserAccessSubscription: ICWS.Status.StatusMessagesUserAccessSubscription
            ) {
                self.statusMessagesUserAccessSubscription = statusMessagesUserAccessSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(statusMessagesUserAccessSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Status.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info`.
    public enum UserStatusPreviousInfo {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct DeleteUserStatusPreviousInfoSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteUserStatusPreviousInfoSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info", 0, "status", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info`.
        ///
        /// The call is known from the vendor's library. Feature `status` 1, documented. Success is any 2xx, inferred.
        public struct UpdateUserStatusPreviousInfoSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateUserStatusPreviousInfoSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info", 0, "status", 1)
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

extension ICWS.Messaging.Subscriptions.Status.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/status/user-statuses`.
    public enum UserStatuses {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/status/user-statuses`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct DeleteUserStatusSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteUserStatusSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/status/user-statuses", 0, "status", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/status/user-statuses`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is any 2xx, inferred.
        public struct UpdateUserStatusSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateUserStatusSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/status/user-statuses", 0, "status", 0)
            }
            /// The body, `Status.UserStatusSubscription`.
            public var userStatusSubscription: ICWS.Status.UserStatusSubscription
            /// Makes a request.
            ///
            /// - Parameter userStatusSubscription: The body, `Status.UserStatusSubscription`.
            public init(
                userStatusSubscription: ICWS.Status.UserStatusSubscription
            ) {
                self.userStatusSubscription = userStatusSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(userStatusSubscription)
            }
        }
    }
}

extension ICWS.Status.Resources {
    /// Resource `/icws/{sessionId}/status/status-messages`.
    public enum StatusMessages {
        /// `GET /icws/{sessionId}/status/status-messages`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatusMessages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Status.StatusMessages>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatusMessages", "GET", "/icws/{sessionId}/status/status-messages", 200, "status", 0)
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

extension ICWS.Status.Resources {
    /// Resource `/icws/{sessionId}/status/status-messages-user-access/{userId}`.
    public enum StatusMessagesUserAccess {
        /// `GET /icws/{sessionId}/status/status-messages-user-access/{userId}`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatusMessagesUserAccessList: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Status.StatusMessagesUserAccess>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatusMessagesUserAccessList", "GET",
                    "/icws/{sessionId}/status/status-messages-user-access/{userId}", 200, "status", 0)
            }
            /// The template token `userId`.
            public var userId: String
            /// Makes a request.
            ///
            /// - Parameter userId: The template token `userId`.
            public init(
                userId: String
            ) {
                self.userId = userId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("userId", userId)
            }
        }
    }
}

extension ICWS.Status.Resources {
    /// Resource `/icws/{sessionId}/status/user-status-previous-info/{userId}`.
    public enum UserStatusPreviousInfo {
        /// `GET /icws/{sessionId}/status/user-status-previous-info/{userId}`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is 200, known from the vendor's library.
        public struct GetUserStatusPreviousInfo: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Status.UserStatusPreviousInfos>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getUserStatusPreviousInfo", "GET", "/icws/{sessionId}/status/user-status-previous-info/{userId}",
                    200, "status", 0)
            }
            /// The template token `userId`.
            public var userId: String
            /// Makes a request.
            ///
            /// - Parameter userId: The template token `userId`.
            public init(
                userId: String
            ) {
                self.userId = userId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("userId", userId)
            }
        }
    }
}

extension ICWS.Status.Resources {
    /// Resource `/icws/{sessionId}/status/user-statuses/{userId}`.
    public enum UserStatuses {
        /// `GET /icws/{sessionId}/status/user-statuses/{userId}`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is 200, known from the vendor's library.
        public struct GetUserStatus: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Status.UserStatus>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getUserStatus", "GET", "/icws/{sessionId}/status/user-statuses/{userId}", 200, "status", 0)
            }
            /// The template token `userId`.
            public var userId: String
            /// Makes a request.
            ///
            /// - Parameter userId: The template token `userId`.
            public init(
                userId: String
            ) {
                self.userId = userId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("userId", userId)
            }
        }

        /// `PUT /icws/{sessionId}/status/user-statuses/{userId}`.
        ///
        /// The call is known from the vendor's library. Feature `status`, inferred. Success is 202, known from the vendor's library.
        public struct PutUserStatus: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "putUserStatus", "PUT", "/icws/{sessionId}/status/user-statuses/{userId}", 202, "status", 0)
            }
            /// The template token `userId`.
            public var userId: String
            /// The body, `Status.UserStatusUpdate`.
            public var userStatusUpdate: ICWS.Status.UserStatusUpdate
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - userId: The template token `userId`.
            ///   - userStatusUpdate: The body, `Status.UserStatusUpdate`.
            public init(
                userId: String,
                userStatusUpdate: ICWS.Status.UserStatusUpdate
            ) {
                self.userId = userId
                self.userStatusUpdate = userStatusUpdate
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("userId", userId)
                parts.body(userStatusUpdate)
            }
        }
    }
}
