// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSStatistics

extension TripCase {
    static let statistics: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog",
            "deleteStatisticCatalogSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticCatalog.DeleteStatisticCatalogSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog",
            "updateStatisticCatalogSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticCatalog.UpdateStatisticCatalogSubscription(
                    statisticCatalogSubscription: sample.body(ICWS.Statistics.StatisticCatalogSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values",
            "deleteStatisticParameterValueSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticParameterValues
                    .DeleteStatisticParameterValueSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values",
            "updateStatisticParameterValueSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticParameterValues
                    .UpdateStatisticParameterValueSubscription(
                        chainedParametersSubscription: sample.body(ICWS.Statistics.ChainedParametersSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values", "deleteStatisticValueSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticValues.DeleteStatisticValueSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values", "updateStatisticValueSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticValues.UpdateStatisticValueSubscription(
                    statisticValueSubscription: sample.body(ICWS.Statistics.StatisticValueSubscription.self)))
        },
        TripCase("/icws/{sessionId}/statistics/statistic-parameter-values", "retrieveStatisticParameterValues") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Statistics.Resources.StatisticParameterValues.RetrieveStatisticParameterValues(
                    parameterValuesRequest: sample.body(ICWS.Statistics.ParameterValuesRequest.self)))
        },
        TripCase(
            "/icws/{sessionId}/statistics/statistic-parameter-values/chained-parameters-validator",
            "validateChainedParameters"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Statistics.StatisticParameterValues.Resources.ChainedParametersValidator.ValidateChainedParameters(
                    chainedParameterValueQuery: sample.body(ICWS.Statistics.ChainedParameterValueQuery.self)))
        },
        TripCase("/icws/{sessionId}/statistics/statistic-parameter-values/queries", "queryStatisticParameterValues") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Statistics.StatisticParameterValues.Resources.Queries.QueryStatisticParameterValues(
                    parameterValueQuery: sample.body(ICWS.Statistics.ParameterValueQuery.self)))
        },
    ]
}
