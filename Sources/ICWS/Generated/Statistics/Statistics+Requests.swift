// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.Statistics.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog`.
    public enum StatisticCatalog {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatisticCatalogSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatisticCatalogSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog", 0, "statistics", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateStatisticCatalogSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Statistics.StatisticCatalogSubscriptionResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatisticCatalogSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog", 200, "statistics", 0)
            }
            /// The body, `Statistics.StatisticCatalogSubscription`.
            public var statisticCatalogSubscription: ICWS.Statistics.StatisticCatalogSubscription
            /// Makes a request.
            ///
            /// - Parameter statisticCatalogSubscription: The body, `Statistics.StatisticCatalogSubscription`.
            public init(
                statisticCatalogSubscription: ICWS.Statistics.StatisticCatalogSubscription
            ) {
                self.statisticCatalogSubscription = statisticCatalogSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(statisticCatalogSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Statistics.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values`.
    public enum StatisticParameterValues {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatisticParameterValueSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatisticParameterValueSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values", 0, "statistics",
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is any 2xx, inferred.
        public struct UpdateStatisticParameterValueSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatisticParameterValueSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values", 0, "statistics",
                    0)
            }
            /// The body, `Statistics.ChainedParametersSubscription`.
            public var chainedParametersSubscription: ICWS.Statistics.ChainedParametersSubscription
            /// Makes a request.
            ///
            /// - Parameter chainedParametersSubscription: The body, `Statistics.ChainedParametersSubscription`.
            public init(
                chainedParametersSubscription: ICWS.Statistics.ChainedParametersSubscription
            ) {
                self.chainedParametersSubscription = chainedParametersSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(chainedParametersSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Statistics.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values`.
    public enum StatisticValues {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/statistics/statistic-values`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatisticValueSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatisticValueSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values", 0, "statistics", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/statistics/statistic-values`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is any 2xx, inferred.
        public struct UpdateStatisticValueSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatisticValueSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values", 0, "statistics", 0)
            }
            /// The body, `Statistics.StatisticValueSubscription`.
            public var statisticValueSubscription: ICWS.Statistics.StatisticValueSubscription
            /// Makes a request.
            ///
            /// - Parameter statisticValueSubscription: The body, `Statistics.StatisticValueSubscription`.
            public init(
                statisticValueSubscription: ICWS.Statistics.StatisticValueSubscription
            ) {
                self.statisticValueSubscription = statisticValueSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(statisticValueSubscription)
            }
        }
    }
}

extension ICWS.Statistics.Resources {
    /// Resource `/icws/{sessionId}/statistics/statistic-parameter-values`.
    public enum StatisticParameterValues {
        /// `POST /icws/{sessionId}/statistics/statistic-parameter-values`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is 200, known from the vendor's library.
        public struct RetrieveStatisticParameterValues: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Statistics.ParameterValuesResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "retrieveStatisticParameterValues", "POST",
                    "/icws/{sessionId}/statistics/statistic-parameter-values", 200, "statistics", 0)
            }
            /// The body, `Statistics.ParameterValuesRequest`.
            public var parameterValuesRequest: ICWS.Statistics.ParameterValuesRequest
            /// Makes a request.
            ///
            /// - Parameter parameterValuesRequest: The body, `Statistics.ParameterValuesRequest`.
            public init(
                parameterValuesRequest: ICWS.Statistics.ParameterValuesRequest
            ) {
                self.parameterValuesRequest = parameterValuesRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(parameterValuesRequest)
            }
        }
    }
}

extension ICWS.Statistics.StatisticParameterValues.Resources {
    /// Resource `/icws/{sessionId}/statistics/statistic-parameter-values/chained-parameters-validator`.
    public enum ChainedParametersValidator {
        /// `POST /icws/{sessionId}/statistics/statistic-parameter-values/chained-parameters-validator`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is 200, known from the vendor's library.
        public struct ValidateChainedParameters: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Statistics.ValidatedParameterValueResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "validateChainedParameters", "POST",
                    "/icws/{sessionId}/statistics/statistic-parameter-values/chained-parameters-validator", 200,
                    "statistics", 0)
            }
            /// The body, `Statistics.ChainedParameterValueQuery`.
            public var chainedParameterValueQuery: ICWS.Statistics.ChainedParameterValueQuery
            /// Makes a request.
            ///
            /// - Parameter chainedParameterValueQuery: The body, `Statistics.ChainedParameterValueQuery`.
            public init(
                chainedParameterValueQuery: ICWS.Statistics.ChainedParameterValueQuery
            ) {
                self.chainedParameterValueQuery = chainedParameterValueQuery
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(chainedParameterValueQuery)
            }
        }
    }
}

extension ICWS.Statistics.StatisticParameterValues.Resources {
    /// Resource `/icws/{sessionId}/statistics/statistic-parameter-values/queries`.
    public enum Queries {
        /// `POST /icws/{sessionId}/statistics/statistic-parameter-values/queries`.
        ///
        /// The call is known from the vendor's library. Feature `statistics`, inferred. Success is 200, known from the vendor's library.
        public struct QueryStatisticParameterValues: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Statistics.ParameterValueQueryResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "queryStatisticParameterValues", "POST",
                    "/icws/{sessionId}/statistics/statistic-parameter-values/queries", 200, "statistics", 0)
            }
            /// The body, `Statistics.ParameterValueQuery`.
            public var parameterValueQuery: ICWS.Statistics.ParameterValueQuery
            /// Makes a request.
            ///
            /// - Parameter parameterValueQuery: The body, `Statistics.ParameterValueQuery`.
            public init(
                parameterValueQuery: ICWS.Statistics.ParameterValueQuery
            ) {
                self.parameterValueQuery = parameterValueQuery
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(parameterValueQuery)
            }
        }
    }
}
