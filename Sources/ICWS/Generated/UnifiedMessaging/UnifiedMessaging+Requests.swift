// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages`.
    public enum FaxMessages {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct DeleteFaxMessageSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteFaxMessageSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages", 0, "unified-messaging",
                    0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct UpdateFaxMessageSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateFaxMessageSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages", 0, "unified-messaging",
                    0)
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

extension ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator`.
    public enum MessagesWaitingIndicator {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct DeleteMWISubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteMWISubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator", 0,
                    "unified-messaging", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct UpdateMWISubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateMWISubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator", 0,
                    "unified-messaging", 0)
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

extension ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages`.
    public enum VoicemailMessages {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct DeleteVoicemailMessageSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteVoicemailMessageSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages", 0,
                    "unified-messaging", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct UpdateVoicemailMessageSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateVoicemailMessageSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages", 0,
                    "unified-messaging", 0)
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

extension ICWS.UnifiedMessaging.Resources {
    /// Resource `/icws/{sessionId}/unified-messaging/{unifiedMessageId}`.
    public enum UnifiedMessaging {
        /// `DELETE /icws/{sessionId}/unified-messaging/{unifiedMessageId}`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct DeleteMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteMessage", "DELETE", "/icws/{sessionId}/unified-messaging/{unifiedMessageId}", 0,
                    "unified-messaging", 0)
            }
            /// The template token `unifiedMessageId`.
            public var unifiedMessageId: String
            /// Makes a request.
            ///
            /// - Parameter unifiedMessageId: The template token `unifiedMessageId`.
            public init(
                unifiedMessageId: String
            ) {
                self.unifiedMessageId = unifiedMessageId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("unifiedMessageId", unifiedMessageId)
            }
        }

        /// `PUT /icws/{sessionId}/unified-messaging/{unifiedMessageId}`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct UpdateMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateMessage", "PUT", "/icws/{sessionId}/unified-messaging/{unifiedMessageId}", 0,
                    "unified-messaging", 0)
            }
            /// The template token `unifiedMessageId`.
            public var unifiedMessageId: String
            /// The body, `UnifiedMessaging.UnifiedMessageUpdateRequest`.
            public var unifiedMessageUpdateRequest: ICWS.UnifiedMessaging.UnifiedMessageUpdateRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - unifiedMessageId: The template token `unifiedMessageId`.
            ///   - unifiedMessageUpdateRequest: The body, `UnifiedMessaging.UnifiedMessageUpdateRequest`.
            public init(
                unifiedMessageId: String,
                unifiedMessageUpdateRequest: ICWS.UnifiedMessaging.UnifiedMessageUpdateRequest
            ) {
                self.unifiedMessageId = unifiedMessageId
                self.unifiedMessageUpdateRequest = unifiedMessageUpdateRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("unifiedMessageId", unifiedMessageId)
                parts.body(unifiedMessageUpdateRequest)
            }
        }
    }
}

extension ICWS.UnifiedMessaging.MessagesWaitingIndicator.Resources {
    /// Resource `/icws/{sessionId}/unified-messaging/messages-waiting-indicator/count-refresh`.
    public enum CountRefresh {
        /// `PUT /icws/{sessionId}/unified-messaging/messages-waiting-indicator/count-refresh`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct MwiCountRefresh: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "mwiCountRefresh", "PUT",
                    "/icws/{sessionId}/unified-messaging/messages-waiting-indicator/count-refresh", 0,
                    "unified-messaging", 0)
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

extension ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources {
    /// Resource `/icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/start`.
    public enum Start {
        /// `POST /icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/start`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct StartPlayOperationMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "startPlayOperationMessage", "POST",
                    "/icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/start", 0,
                    "unified-messaging", 0)
            }
            /// The template token `unifiedMessageId`.
            public var unifiedMessageId: String
            /// The body, `UnifiedMessaging.UnifiedMessagePlayOperationRequest`.
            public var unifiedMessagePlayOperationRequest: ICWS.UnifiedMessaging.UnifiedMessagePlayOperationRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - unifiedMessageId: The template token `unifiedMessageId`.
            ///   - unifiedMessagePlayOperationRequest: The body, `UnifiedMessaging.UnifiedMessagePlayOperationRequest`.
            public init(
                unifiedMessageId: String,
                unifiedMessagePlayOperationRequest: ICWS.UnifiedMessaging.UnifiedMessagePlayOperationRequest
            ) {
                self.unifiedMessageId = unifiedMessageId
                self.unifiedMessagePlayOperationRequest = unifiedMessagePlayOperationRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("unifiedMessageId", unifiedMessageId)
                parts.body(unifiedMessagePlayOperationRequest)
            }
        }
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources {
    /// Resource `/icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/stop`.
    public enum Stop {
        /// `POST /icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/stop`.
        ///
        /// The call is known from the vendor's library. Feature `unified-messaging`, inferred. Success is any 2xx, inferred.
        public struct StopPlayOperationMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "stopPlayOperationMessage", "POST",
                    "/icws/{sessionId}/unified-messaging/{unifiedMessageId}/voicemail-message/play/stop", 0,
                    "unified-messaging", 0)
            }
            /// The template token `unifiedMessageId`.
            public var unifiedMessageId: String
            /// Makes a request.
            ///
            /// - Parameter unifiedMessageId: The template token `unifiedMessageId`.
            public init(
                unifiedMessageId: String
            ) {
                self.unifiedMessageId = unifiedMessageId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("unifiedMessageId", unifiedMessageId)
            }
        }
    }
}
