// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSVoicePrompts

extension TripCase {
    static let voicePrompts: [TripCase] = [
        TripCase("/icws/{sessionId}/voice-prompts/all/cancel", "cancelAll") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.All.Resources.Cancel.CancelAll())
        },
        TripCase("/icws/{sessionId}/voice-prompts/all/clear", "clearAll") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.All.Resources.Clear.ClearAll())
        },
        TripCase("/icws/{sessionId}/voice-prompts/all/commit", "commitAll") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.All.Resources.Commit.CommitAll())
        },
        TripCase("/icws/{sessionId}/voice-prompts/followme/cancel", "cancelFollowMe") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Followme.Resources.Cancel.CancelFollowMe())
        },
        TripCase("/icws/{sessionId}/voice-prompts/followme/clear", "clearFollowMe") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Followme.Resources.Clear.ClearFollowMe())
        },
        TripCase("/icws/{sessionId}/voice-prompts/followme/commit", "commitFollowMe") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Followme.Resources.Commit.CommitFollowMe())
        },
        TripCase("/icws/{sessionId}/voice-prompts/followme/preview", "previewFollowMe") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Followme.Resources.Preview.PreviewFollowMe())
        },
        TripCase("/icws/{sessionId}/voice-prompts/followme/record", "recordFollowMe") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Followme.Resources.Record.RecordFollowMe())
        },
        TripCase("/icws/{sessionId}/voice-prompts/forward/cancel", "cancelForward") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Forward.Resources.Cancel.CancelForward())
        },
        TripCase("/icws/{sessionId}/voice-prompts/forward/clear", "clearForward") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Forward.Resources.Clear.ClearForward())
        },
        TripCase("/icws/{sessionId}/voice-prompts/forward/commit", "commitForward") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Forward.Resources.Commit.CommitForward())
        },
        TripCase("/icws/{sessionId}/voice-prompts/forward/preview", "previewForward") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Forward.Resources.Preview.PreviewForward())
        },
        TripCase("/icws/{sessionId}/voice-prompts/forward/record", "recordForward") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Forward.Resources.Record.RecordForward())
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/activation", "getGreetingActivation") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Greeting.Resources.Activation.GetGreetingActivation())
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/activation", "setGreetingActivation") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.VoicePrompts.Greeting.Resources.Activation.SetGreetingActivation(
                    voicePromptActivation: sample.body(ICWS.VoicePrompts.VoicePromptActivation.self)))
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/cancel", "cancelGreeting") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Greeting.Resources.Cancel.CancelGreeting())
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/clear", "clearGreeting") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Greeting.Resources.Clear.ClearGreeting())
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/commit", "commitGreeting") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Greeting.Resources.Commit.CommitGreeting())
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/preview", "previewGreeting") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Greeting.Resources.Preview.PreviewGreeting())
        },
        TripCase("/icws/{sessionId}/voice-prompts/greeting/record", "recordGreeting") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Greeting.Resources.Record.RecordGreeting())
        },
        TripCase("/icws/{sessionId}/voice-prompts/name/cancel", "cancelName") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Name.Resources.Cancel.CancelName())
        },
        TripCase("/icws/{sessionId}/voice-prompts/name/clear", "clearName") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Name.Resources.Clear.ClearName())
        },
        TripCase("/icws/{sessionId}/voice-prompts/name/commit", "commitName") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Name.Resources.Commit.CommitName())
        },
        TripCase("/icws/{sessionId}/voice-prompts/name/preview", "previewName") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Name.Resources.Preview.PreviewName())
        },
        TripCase("/icws/{sessionId}/voice-prompts/name/record", "recordName") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Name.Resources.Record.RecordName())
        },
        TripCase("/icws/{sessionId}/voice-prompts/noanswer/cancel", "cancelNoAnswer") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Noanswer.Resources.Cancel.CancelNoAnswer())
        },
        TripCase("/icws/{sessionId}/voice-prompts/noanswer/clear", "clearNoAnswer") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Noanswer.Resources.Clear.ClearNoAnswer())
        },
        TripCase("/icws/{sessionId}/voice-prompts/noanswer/commit", "commitNoAnswer") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Noanswer.Resources.Commit.CommitNoAnswer())
        },
        TripCase("/icws/{sessionId}/voice-prompts/noanswer/preview", "previewNoAnswer") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Noanswer.Resources.Preview.PreviewNoAnswer())
        },
        TripCase("/icws/{sessionId}/voice-prompts/noanswer/record", "recordNoAnswer") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Noanswer.Resources.Record.RecordNoAnswer())
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/activation", "getOutOfOfficeActivation") {
            trip async throws in
            try await trip.run(ICWS.VoicePrompts.Outofoffice.Resources.Activation.GetOutOfOfficeActivation())
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/activation", "setOutOfOfficeActivation") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.VoicePrompts.Outofoffice.Resources.Activation.SetOutOfOfficeActivation(
                    voicePromptActivation: sample.body(ICWS.VoicePrompts.VoicePromptActivation.self)))
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/cancel", "cancelOutOfOffice") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Outofoffice.Resources.Cancel.CancelOutOfOffice())
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/clear", "clearOutOfOffice") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Outofoffice.Resources.Clear.ClearOutOfOffice())
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/commit", "commitOutOfOffice") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Outofoffice.Resources.Commit.CommitOutOfOffice())
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/preview", "previewOutOfOffice") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Outofoffice.Resources.Preview.PreviewOutOfOffice())
        },
        TripCase("/icws/{sessionId}/voice-prompts/outofoffice/record", "recordOutOfOffice") { trip async throws in
            try await trip.run(ICWS.VoicePrompts.Outofoffice.Resources.Record.RecordOutOfOffice())
        },
    ]
}
