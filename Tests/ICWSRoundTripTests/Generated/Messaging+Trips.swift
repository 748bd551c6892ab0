// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSAlerts
import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationHardware
import ICWSConfigurationIntegrations
import ICWSConfigurationInteractionAnalyzer
import ICWSConfigurationInteractionRecorder
import ICWSConfigurationPeople
import ICWSConfigurationSystem
import ICWSConnection
import ICWSCore
import ICWSDataExtractor
import ICWSDialer
import ICWSDirectories
import ICWSInteractions
import ICWSIpa
import ICWSLicenses
import ICWSMessaging
import ICWSQualityManagement
import ICWSQueues
import ICWSRecordings
import ICWSResponseManagement
import ICWSSession
import ICWSStatistics
import ICWSStatus
import ICWSSystem
import ICWSUnifiedMessaging
import ICWSWfm

extension TripCase {
    static let messaging: [TripCase] = [
        TripCase("/icws/{sessionId}/messaging/heartbeat", "sendHeartbeat") { trip async throws in
            try await trip.run(ICWS.Messaging.Resources.Heartbeat.SendHeartbeat())
        },
        TripCase("/icws/{sessionId}/messaging/messages", "getMessages") { trip async throws in
            try await trip.run(ICWS.Messaging.Resources.Messages.GetMessages())
        },
        TripCase("/icws/{sessionId}/messaging/messages", "openEventSource") { trip async throws in
            try await trip.run(ICWS.Messaging.Resources.Messages.OpenEventSource())
        },
    ]
}
