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
    static let webCallback: [TripCase] = [
        TripCase("/icws/web-callback/create", "callbackCreate") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebCallback.Resources.Create.CallbackCreate(
                    callbackCreateRequest: sample.body(ICWS.WebCallback.CallbackCreateRequest.self)))
        },
        TripCase("/icws/web-callback/reconnect", "callbackReconnect") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebCallback.Resources.Reconnect.CallbackReconnect(
                    callbackReconnectRequest: sample.body(ICWS.WebCallback.CallbackReconnectRequest.self)))
        },
        TripCase("/icws/web-callback/status/{participantId}", "callbackStatus") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebCallback.Resources.Status.CallbackStatus(participantId: sample.text("participantId")))
        },
    ]
}
