// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSRecordings

extension TripCase {
    static let recordings: [TripCase] = [
        TripCase("/icws/{sessionId}/recordings/send-as-email", "sendRecordingsAsEmail") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.SendAsEmail.SendRecordingsAsEmail(
                    recordingsEmailParameters: sample.body(ICWS.Recordings.RecordingsEmailParameters.self)))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/attributes", "deleteattributes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.Attributes.Deleteattributes(recordingId: sample.text("recordingId")))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/attributes", "getattributes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.Attributes.Getattributes(recordingId: sample.text("recordingId")))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/attributes", "setattributes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.Attributes.Setattributes(
                    recordingId: sample.text("recordingId"),
                    attributeMap: sample.body(ICWS.Recordings.AttributeMap.self)))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/export-uri", "getExportUri") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.ExportUri.GetExportUri(recordingId: sample.text("recordingId")))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/send-as-email", "sendRecordingAsEmail") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.SendAsEmailByRecordingId.SendRecordingAsEmail(
                    recordingId: sample.text("recordingId"),
                    emailParameters: sample.body(ICWS.Recordings.EmailParameters.self)))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/tags", "deleteTags") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Recordings.Resources.Tags.DeleteTags(recordingId: sample.text("recordingId")))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/tags", "getTags") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Recordings.Resources.Tags.GetTags(recordingId: sample.text("recordingId")))
        },
        TripCase("/icws/{sessionId}/recordings/{recordingId}/tags", "addTags") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Resources.Tags.AddTags(
                    recordingId: sample.text("recordingId"), tagList: sample.body(ICWS.Recordings.TagList.self)))
        },
        TripCase("/icws/{sessionId}/recordings/play/station-audio/start/{recordingId}", "startStationAudioPlayback") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Play.StationAudio.Resources.Start.StartStationAudioPlayback(
                    recordingId: sample.text("recordingId")))
        },
        TripCase(
            "/icws/{sessionId}/recordings/play/station-audio/stop/{playbackInteractionId}", "stopStationAudioPlayback"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Recordings.Play.StationAudio.Resources.Stop.StopStationAudioPlayback(
                    playbackInteractionId: sample.text("playbackInteractionId")))
        },
    ]
}
