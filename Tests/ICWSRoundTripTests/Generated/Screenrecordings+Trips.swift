// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSRecordings
import ICWSScreenrecordings

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
