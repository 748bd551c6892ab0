// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSCore
import ICWSMessaging
import ICWSSession

extension TripCase {
    static let session: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts", "deleteSessionsLayoutsSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Session.Resources.SessionsLayouts.DeleteSessionsLayoutsSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts", "updateSessionsLayoutsSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Session.Resources.SessionsLayouts.UpdateSessionsLayoutsSubscription(
                    sessionsLayoutsSubscription: sample.body(ICWS.Session.SessionsLayoutsSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/session/sessions-stations", "deleteSessionsStationsSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Session.Resources.SessionsStations.DeleteSessionsStationsSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/session/sessions-stations", "updateSessionsStationsSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Session.Resources.SessionsStations.UpdateSessionsStationsSubscription(
                    sessionsStationsSubscription: sample.body(ICWS.Session.SessionsStationsSubscription.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/session/sessions-users", "deleteSessionsUsersSubscription")
        { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Session.Resources.SessionsUsers.DeleteSessionsUsersSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/session/sessions-users", "updateSessionsUsersSubscription")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Session.Resources.SessionsUsers.UpdateSessionsUsersSubscription(
                    sessionsUsersSubscription: sample.body(ICWS.Session.SessionsUsersSubscription.self)))
        },
    ]
}
