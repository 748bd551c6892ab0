// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.Resources {
    /// Resource `/icws/{sessionId}/configuration/system`.
    public enum System {
        /// `GET /icws/{sessionId}/configuration/system`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSystem: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.SystemContract>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSystem", "GET", "/icws/{sessionId}/configuration/system", 200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/system`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSystem: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSystem", "PUT", "/icws/{sessionId}/configuration/system", 200, "configuration", 0)
            }
            /// The body, `Configuration.System`.
            public var system: ICWS.Configuration.SystemContract
            /// Makes a request.
            ///
            /// - Parameter system: The body, `Configuration.System`.
            public init(
                system: ICWS.Configuration.SystemContract
            ) {
                self.system = system
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(system)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}`.
    public enum System {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}", 0,
                    "configuration", 0)
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigGlobalObjectSubscription`.
            public var configGlobalObjectSubscription: ICWS.Configuration.ConfigGlobalObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configGlobalObjectSubscription: The body, `Configuration.ConfigGlobalObjectSubscription`.
            public init(
                subscriptionId: String,
                configGlobalObjectSubscription: ICWS.Configuration.ConfigGlobalObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configGlobalObjectSubscription = configGlobalObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configGlobalObjectSubscription)
            }
        }
    }
}
