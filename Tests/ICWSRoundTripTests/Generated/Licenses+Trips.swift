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
    static let licenses: [TripCase] = [
        TripCase("/icws/{sessionId}/licenses", "releaseLicenses") { trip async throws in
            try await trip.run(ICWS.Licenses.Resources.Licenses.ReleaseLicenses())
        },
        TripCase("/icws/{sessionId}/licenses", "acquireLicenses") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Licenses.Resources.Licenses.AcquireLicenses(licenses: sample.body(ICWS.Licenses.Licenses.self)))
        },
        TripCase("/icws/{sessionId}/licenses", "replaceLicenses") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Licenses.Resources.Licenses.ReplaceLicenses(licenses: sample.body(ICWS.Licenses.Licenses.self)))
        },
        TripCase("/icws/{sessionId}/licenses/license-stages", "acquireLicenseStageList") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Licenses.Resources.LicenseStages.AcquireLicenseStageList(
                    licenseStageOperations: sample.body(ICWS.Licenses.LicenseStageOperations.self)))
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/licenses", "removeSubscriptions") { trip async throws in
            try await trip.run(ICWS.Messaging.Subscriptions.Resources.Licenses.RemoveSubscriptions())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/licenses", "replaceSubscriptions") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.Licenses.ReplaceSubscriptions(
                    licenses: sample.body(ICWS.Licenses.Licenses.self)))
        },
    ]
}
