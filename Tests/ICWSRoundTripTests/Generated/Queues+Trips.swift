// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSQueues

extension TripCase {
    static let queues: [TripCase] = [
        TripCase("/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}", "deleteQueueSubscription") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.Queues.DeleteQueueSubscription(
                    subscriptionId: sample.text("subscriptionId")))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}", "updateQueueSubscription") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription(
                    subscriptionId: sample.text("subscriptionId"),
                    queueSubscriptionParameters: sample.body(ICWS.Queues.QueueSubscriptionParameters.self)))
        },
    ]
}
