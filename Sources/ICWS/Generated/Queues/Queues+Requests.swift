// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}`.
    public enum Queues {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `queues`, inferred. Success is any 2xx, inferred.
        public struct DeleteQueueSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteQueueSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}", 0, "queues", 0)
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `queues` 1, documented. Success is any 2xx, inferred.
        public struct UpdateQueueSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateQueueSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}", 0, "queues", 1)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Queues.QueueSubscriptionParameters`.
            public var queueSubscriptionParameters: ICWS.Queues.QueueSubscriptionParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - queueSubscriptionParameters: The body, `Queues.QueueSubscriptionParameters`.
            public init(
                subscriptionId: String,
                queueSubscriptionParameters: ICWS.Queues.QueueSubscriptionParameters
            ) {
                self.subscriptionId = subscriptionId
                self.queueSubscriptionParameters = queueSubscriptionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(queueSubscriptionParameters)
            }
        }
    }
}
