// Written by `make generate` from Sources/ICWS/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSAgentQuality
import ICWSAlerts
import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationCollective
import ICWSConfigurationHardware
import ICWSConfigurationIntegrations
import ICWSConfigurationInteractionAnalyzer
import ICWSConfigurationInteractionDialer
import ICWSConfigurationInteractionOptimizer
import ICWSConfigurationInteractionRecorder
import ICWSConfigurationMail
import ICWSConfigurationPeople
import ICWSConfigurationReporting
import ICWSConfigurationSystem
import ICWSConfigurationTransaction
import ICWSConnection
import ICWSContent
import ICWSCore
import ICWSDataDictionary
import ICWSDataExtractor
import ICWSDialer
import ICWSDirectories
import ICWSInteractions
import ICWSIpa
import ICWSLicenses
import ICWSMessaging
import ICWSPhoneNumbers
import ICWSQualityManagement
import ICWSQueues
import ICWSRecordings
import ICWSResponseManagement
import ICWSScreenrecordings
import ICWSSecurity
import ICWSSession
import ICWSStatistics
import ICWSStatus
import ICWSSystem
import ICWSUnifiedMessaging
import ICWSVoicePrompts
import ICWSWebCallback
import ICWSWebChat
import ICWSWfm

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
