// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configuration: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/system", "getSystem") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Resources.System.GetSystem(
                    select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/system", "updateSystem") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Resources.System.UpdateSystem(
                    system: sample.body(ICWS.Configuration.SystemContract.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}", "deleteSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Resources.System.DeleteSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}", "createSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Configuration.Resources.System.CreateSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    configGlobalObjectSubscription: sample.body(ICWS.Configuration.ConfigGlobalObjectSubscription.self))
            )
        },
    ]
}
