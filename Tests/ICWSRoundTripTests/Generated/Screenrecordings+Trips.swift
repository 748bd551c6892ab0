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
    static let screenrecordings: [TripCase] = [
        TripCase("/icws/{sessionId}/screenrecordings/record/pause/{recordedUserId}", "pauseScreenRecordings") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Screenrecordings.Record.Resources.Pause.PauseScreenRecordings(
                    recordedUserId: sample.text("recordedUserId")))
        },
        TripCase("/icws/{sessionId}/screenrecordings/record/resume/{recordedUserId}", "resumeScreenRecordings") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Screenrecordings.Record.Resources.Resume.ResumeScreenRecordings(
                    recordedUserId: sample.text("recordedUserId")))
        },
        TripCase("/icws/{sessionId}/screenrecordings/record/start/{recordedUserId}", "startScreenRecording") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Screenrecordings.Record.Resources.Start.StartScreenRecording(
                    recordedUserId: sample.text("recordedUserId")))
        },
        TripCase("/icws/{sessionId}/screenrecordings/record/stop/{recordedUserId}", "stopScreenRecording") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Screenrecordings.Record.Resources.Stop.StopScreenRecording(
                    recordedUserId: sample.text("recordedUserId"),
                    recordingIdList: sample.body(ICWS.Recordings.RecordingIdList.self)))
        },
    ]
}
