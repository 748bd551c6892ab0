// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Alerts.Resources {
    /// Resource `/icws/{sessionId}/alerts/memos`.
    public enum Memos {
        /// `POST /icws/{sessionId}/alerts/memos`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is 201, known from the vendor's library.
        public struct CreateMemo: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Alerts.CreateMemoResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createMemo", "POST", "/icws/{sessionId}/alerts/memos", 201, "alerts", 0)
            }
            /// The body, `Alerts.CreateMemoRequest`.
            public var createMemoRequest: ICWS.Alerts.CreateMemoRequest
            /// Makes a request.
            ///
            /// - Parameter createMemoRequest: The body, `Alerts.CreateMemoRequest`.
            public init(
                createMemoRequest: ICWS.Alerts.CreateMemoRequest
            ) {
                self.createMemoRequest = createMemoRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createMemoRequest)
            }
        }
    }
}

extension ICWS.Alerts.Resources {
    /// Resource `/icws/{sessionId}/alerts/memos/{memoId}`.
    public enum MemosByMemoId {
        /// `DELETE /icws/{sessionId}/alerts/memos/{memoId}`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct DeleteMemo: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteMemo", "DELETE", "/icws/{sessionId}/alerts/memos/{memoId}", 0, "alerts", 0)
            }
            /// The template token `memoId`.
            public var memoId: String
            /// Makes a request.
            ///
            /// - Parameter memoId: The template token `memoId`.
            public init(
                memoId: String
            ) {
                self.memoId = memoId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("memoId", memoId)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Alerts.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog`.
    public enum AlertCatalog {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct DeleteAlertCatalogSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAlertCatalogSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog", 0, "alerts", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct UpdateAlertCatalogSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAlertCatalogSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog", 0, "alerts", 0)
            }
            /// The body, `Alerts.AlertCatalogSubscription`.
            public var alertCatalogSubscription: ICWS.Alerts.AlertCatalogSubscription
            /// Makes a request.
            ///
            /// - Parameter alertCatalogSubscription: The body, `Alerts.AlertCatalogSubscription`.
            public init(
                alertCatalogSubscription: ICWS.Alerts.AlertCatalogSubscription
            ) {
                self.alertCatalogSubscription = alertCatalogSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(alertCatalogSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Alerts.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications`.
    public enum AlertNotifications {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct DeleteAlertNotificationSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAlertNotificationSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications", 0, "alerts", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct UpdateAlertNotificationSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAlertNotificationSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications", 0, "alerts", 0)
            }
            /// The body, `Alerts.AlertNotificationSubscription`.
            public var alertNotificationSubscription: ICWS.Alerts.AlertNotificationSubscription
            /// Makes a request.
            ///
            /// - Parameter alertNotificationSubscription: The body, `Alerts.AlertNotificationSubscription`.
            public init(
                alertNotificationSubscription: ICWS.Alerts.AlertNotificationSubscription
            ) {
                self.alertNotificationSubscription = alertNotificationSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(alertNotificationSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Alerts.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/alerts/user-memos`.
    public enum UserMemos {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/alerts/user-memos`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct DeleteUserMemoSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteUserMemoSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/alerts/user-memos", 0, "alerts", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/alerts/user-memos`.
        ///
        /// The call is known from the vendor's library. Feature `alerts`, inferred. Success is any 2xx, inferred.
        public struct UpdateUserMemoSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateUserMemoSubscription", "PUT", "/icws/{sessionId}/messaging/subscriptions/alerts/user-memos",
                    0, "alerts", 0)
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
