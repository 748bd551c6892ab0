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
    static let dataDictionary: [TripCase] = [
        TripCase("/icws/{sessionId}/data-dictionary", "getDictionary") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.DataDictionary.GetDictionary())
        },
        TripCase("/icws/{sessionId}/data-dictionary/data-set-names", "getDataSetNames") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.DataSetNames.GetDataSetNames())
        },
        TripCase("/icws/{sessionId}/data-dictionary/stored-procedures", "getStoredProcedures") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.StoredProcedures.GetStoredProcedures())
        },
        TripCase("/icws/{sessionId}/data-dictionary/tables", "getTables") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.Tables.GetTables())
        },
        TripCase("/icws/{sessionId}/data-dictionary/views", "getViews") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.Views.GetViews())
        },
    ]
}
