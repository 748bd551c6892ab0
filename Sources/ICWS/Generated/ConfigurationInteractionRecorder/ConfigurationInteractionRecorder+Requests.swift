// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.InteractionRecorder.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-recorder-configuration`.
    public enum InteractionRecorderConfiguration {
        /// `GET /icws/{sessionId}/configuration/interaction-recorder-configuration`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionRecorderConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionRecorderConfiguration", "GET",
                    "/icws/{sessionId}/configuration/interaction-recorder-configuration", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/interaction-recorder-configuration`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateInteractionRecorderConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateInteractionRecorderConfiguration", "PUT",
                    "/icws/{sessionId}/configuration/interaction-recorder-configuration", 200, "configuration", 0)
            }
            /// The body, `Configuration.InteractionRecorder.InteractionRecorderConfiguration`.
            public var interactionRecorderConfiguration:
                ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration
            /// Makes a request.
            ///
            /// - Parameter interactionRecorderConfiguration: The body, `Configuration.InteractionRecorder.InteractionRecorderConfiguration`.
            public init(
                interactionRecorderConfiguration: ICWS.Configuration.InteractionRecorder
                    .InteractionRecorderConfiguration
            ) {
                self.interactionRecorderConfiguration = interactionRecorderConfiguration
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(interactionRecorderConfiguration)
            }
        }
    }
}

extension ICWS.Configuration.InteractionRecorder.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-recorder-questionnaires`.
    public enum InteractionRecorderQuestionnaires {
        /// `GET /icws/{sessionId}/configuration/interaction-recorder-questionnaires`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionRecorderQuestionnaires: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<
                ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaires
            >
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionRecorderQuestionnaires", "GET",
                    "/icws/{sessionId}/configuration/interaction-recorder-questionnaires", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.InteractionRecorder.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-recorder-questionnaires/{id}`.
    public enum InteractionRecorderQuestionnairesById {
        /// `GET /icws/{sessionId}/configuration/interaction-recorder-questionnaires/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionRecorderQuestionnaire: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaire>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionRecorderQuestionnaire", "GET",
                    "/icws/{sessionId}/configuration/interaction-recorder-questionnaires/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.InteractionRecorder.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}`.
    public enum InteractionRecorderConfiguration {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}",
                    0, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}",
                    0, "configuration", 0)
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
