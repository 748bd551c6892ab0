// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSSystem

extension TripCase {
    static let system: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications",
            "deleteHandlerSentNotificationsSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.System.Resources.HandlerSentNotifications
                    .DeleteHandlerSentNotificationsSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications",
            "updateHandlerSentNotificationsSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.System.Resources.HandlerSentNotifications
                    .UpdateHandlerSentNotificationsSubscription(
                        handlerSentNotificationsSubscription: sample.body(
                            ICWS.System.HandlerSentNotificationsSubscription.self)))
        },
        TripCase("/icws/{sessionId}/system/handler-notification", "sendHandlerNotification") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.System.Resources.HandlerNotification.SendHandlerNotification(
                    handlerNotification: sample.body(ICWS.System.HandlerNotification.self)))
        },
    ]
}
