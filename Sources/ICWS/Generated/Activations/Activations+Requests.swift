// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Activations.Resources {
    /// Resource `/icws/{sessionId}/activations/users`.
    public enum Users {
        /// `GET /icws/{sessionId}/activations/users`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is 200, known from the vendor's library.
        public struct GetMultipleUserActivations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Activations.UserActivationSets>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMultipleUserActivations", "GET", "/icws/{sessionId}/activations/users", 200, "activations", 0)
            }
            /// The query option `select`.
            public var select: String
            /// The query option `filter`, if it is to be sent.
            public var filter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`.
            ///   - filter: The query option `filter`, if it is to be sent.
            public init(
                select: String,
                filter: String? = nil
            ) {
                self.select = select
                self.filter = filter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("filter", filter)
            }
        }
    }
}

extension ICWS.Activations.Resources {
    /// Resource `/icws/{sessionId}/activations/users/{userId}`.
    public enum UsersByUserId {
        /// `GET /icws/{sessionId}/activations/users/{userId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is 200, known from the vendor's library.
        public struct GetUserActivations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Activations.UserActivationSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getUserActivations", "GET", "/icws/{sessionId}/activations/users/{userId}", 200, "activations", 0)
            }
            /// The template token `userId`.
            public var userId: String
            /// The query option `filter`, if it is to be sent.
            public var filter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - userId: The template token `userId`.
            ///   - filter: The query option `filter`, if it is to be sent.
            public init(
                userId: String,
                filter: String? = nil
            ) {
                self.userId = userId
                self.filter = filter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("userId", userId)
                parts.query("filter", filter)
            }
        }

        /// `PUT /icws/{sessionId}/activations/users/{userId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is 200, known from the vendor's library.
        public struct SetUserActivations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Activations.UserActivationSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setUserActivations", "PUT", "/icws/{sessionId}/activations/users/{userId}", 200, "activations", 0)
            }
            /// The template token `userId`.
            public var userId: String
            /// The body, `Activations.UserActivationDelta`.
            public var userActivationDelta: ICWS.Activations.UserActivationDelta
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - userId: The template token `userId`.
            ///   - userActivationDelta: The body, `Activations.UserActivationDelta`.
            public init(
                userId: String,
                userActivationDelta: ICWS.Activations.UserActivationDelta
            ) {
                self.userId = userId
                self.userActivationDelta = userActivationDelta
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("userId", userId)
                parts.body(userActivationDelta)
            }
        }
    }
}

extension ICWS.Activations.Resources {
    /// Resource `/icws/{sessionId}/activations/workgroups`.
    public enum Workgroups {
        /// `GET /icws/{sessionId}/activations/workgroups`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is 200, known from the vendor's library.
        public struct GetMultipleWorkgroupActivations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Activations.WorkgroupActivationSets>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMultipleWorkgroupActivations", "GET", "/icws/{sessionId}/activations/workgroups", 200,
                    "activations", 0)
            }
            /// The query option `select`.
            public var select: String
            /// The query option `filter`, if it is to be sent.
            public var filter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`.
            ///   - filter: The query option `filter`, if it is to be sent.
            public init(
                select: String,
                filter: String? = nil
            ) {
                self.select = select
                self.filter = filter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("filter", filter)
            }
        }
    }
}

extension ICWS.Activations.Resources {
    /// Resource `/icws/{sessionId}/activations/workgroups/{workgroupId}`.
    public enum WorkgroupsByWorkgroupId {
        /// `GET /icws/{sessionId}/activations/workgroups/{workgroupId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is 200, known from the vendor's library.
        public struct GetWorkgroupActivations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Activations.WorkgroupActivationSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWorkgroupActivations", "GET", "/icws/{sessionId}/activations/workgroups/{workgroupId}", 200,
                    "activations", 0)
            }
            /// The template token `workgroupId`.
            public var workgroupId: String
            /// The query option `filter`, if it is to be sent.
            public var filter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - workgroupId: The template token `workgroupId`.
            ///   - filter: The query option `filter`, if it is to be sent.
            public init(
                workgroupId: String,
                filter: String? = nil
            ) {
                self.workgroupId = workgroupId
                self.filter = filter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("workgroupId", workgroupId)
                parts.query("filter", filter)
            }
        }

        /// `PUT /icws/{sessionId}/activations/workgroups/{workgroupId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is 200, known from the vendor's library.
        public struct SetWorkgroupActivations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Activations.WorkgroupActivationSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setWorkgroupActivations", "PUT", "/icws/{sessionId}/activations/workgroups/{workgroupId}", 200,
                    "activations", 0)
            }
            /// The template token `workgroupId`.
            public var workgroupId: String
            /// The body, `Activations.WorkgroupActivationDelta`.
            public var workgroupActivationDelta: ICWS.Activations.WorkgroupActivationDelta
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - workgroupId: The template token `workgroupId`.
            ///   - workgroupActivationDelta: The body, `Activations.WorkgroupActivationDelta`.
            public init(
                workgroupId: String,
                workgroupActivationDelta: ICWS.Activations.WorkgroupActivationDelta
            ) {
                self.workgroupId = workgroupId
                self.workgroupActivationDelta = workgroupActivationDelta
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("workgroupId", workgroupId)
                parts.body(workgroupActivationDelta)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Activations.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}`.
    public enum Users {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is any 2xx, inferred.
        public struct DeleteUserSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteUserSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}", 0, "activations", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is any 2xx, inferred.
        public struct UpdateUserSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateUserSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}", 0, "activations", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Activations.UserActivationSubscription`.
            public var userActivationSubscription: ICWS.Activations.UserActivationSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - userActivationSubscription: The body, `Activations.UserActivationSubscription`.
            public init(
                subscriptionId: String,
                userActivationSubscription: ICWS.Activations.UserActivationSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.userActivationSubscription = userActivationSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(userActivationSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Activations.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}`.
    public enum Workgroups {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is any 2xx, inferred.
        public struct DeleteWorkgroupSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteWorkgroupSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}", 0,
                    "activations", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `activations`, inferred. Success is any 2xx, inferred.
        public struct UpdateWorkgroupSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateWorkgroupSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}", 0,
                    "activations", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Activations.WorkgroupActivationSubscription`.
            public var workgroupActivationSubscription: ICWS.Activations.WorkgroupActivationSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - workgroupActivationSubscription: The body, `Activations.WorkgroupActivationSubscription`.
            public init(
                subscriptionId: String,
                workgroupActivationSubscription: ICWS.Activations.WorkgroupActivationSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.workgroupActivationSubscription = workgroupActivationSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(workgroupActivationSubscription)
            }
        }
    }
}
