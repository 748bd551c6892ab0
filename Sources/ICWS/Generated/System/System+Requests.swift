// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications`.
    public enum HandlerSentNotifications {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications`.
        ///
        /// The call is known from the vendor's library. Feature `system`, inferred. Success is any 2xx, inferred.
        public struct DeleteHandlerSentNotificationsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteHandlerSentNotificationsSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications", 0, "system", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications`.
        ///
        /// The call is known from the vendor's library. Feature `system`, inferred. Success is 204, documented.
        public struct UpdateHandlerSentNotificationsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateHandlerSentNotificationsSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications", 204, "system", 0)
            }
            /// The body, `System.HandlerSentNotificationsSubscription`.
            public var handlerSentNotificationsSubscription: ICWS.System.HandlerSentNotificationsSubscription
            /// Makes a request.
            ///
            /// - Parameter handlerSentNotificationsSubscription: The body, `System.HandlerSentNotificationsSubscription`.
            public init(
                handlerSentNotificationsSubscription: ICWS.System.HandlerSentNotificationsSubscription
            ) {
                self.handlerSentNotificationsSubscription = handlerSentNotificationsSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(handlerSentNotificationsSubscription)
            }
        }
    }
}

extension ICWS.System.Resources {
    /// Resource `/icws/{sessionId}/system/handler-notification`.
    public enum HandlerNotification {
        /// `POST /icws/{sessionId}/system/handler-notification`.
        ///
        /// The call is known from the vendor's library. Feature `system`, inferred. Success is 202, documented.
        public struct SendHandlerNotification: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendHandlerNotification", "POST", "/icws/{sessionId}/system/handler-notification", 202, "system", 0
                )
            }
            /// The body, `System.HandlerNotification`.
            public var handlerNotification: ICWS.System.HandlerNotification
            /// Makes a request.
            ///
            /// - Parameter handlerNotification: The body, `System.HandlerNotification`.
            public init(
                handlerNotification: ICWS.System.HandlerNotification
            ) {
                self.handlerNotification = handlerNotification
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(handlerNotification)
            }
        }
    }
}
