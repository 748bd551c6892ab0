// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSWebChat

extension TripCase {
    static let webChat: [TripCase] = [
        TripCase("/icws/web-chat/exit/{participantId}", "chatExit") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.WebChat.Resources.Exit.ChatExit(participantId: sample.text("participantId")))
        },
        TripCase("/icws/web-chat/file/{participantId}/{fileGuid}/{fileName}", "chatGetFile") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.File.ChatGetFile(
                    participantId: sample.text("participantId"), fileGuid: sample.text("fileGuid"),
                    fileName: sample.text("fileName")))
        },
        TripCase("/icws/web-chat/message-history/{participantId}", "chatGetAllMessages") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.MessageHistory.ChatGetAllMessages(participantId: sample.text("participantId")))
        },
        TripCase("/icws/web-chat/messages/{participantId}", "chatGetMessages") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.Messages.ChatGetMessages(participantId: sample.text("participantId")))
        },
        TripCase("/icws/web-chat/reconnect", "chatReconnect") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.Reconnect.ChatReconnect(
                    chatReconnectRequest: sample.body(ICWS.WebChat.ChatReconnectRequest.self)))
        },
        TripCase("/icws/web-chat/send-message/{participantId}", "chatSendMessage") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.SendMessage.ChatSendMessage(
                    participantId: sample.text("participantId"),
                    chatSendMessageRequest: sample.body(ICWS.WebChat.ChatSendMessageRequest.self)))
        },
        TripCase("/icws/web-chat/start", "chatStart") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.Start.ChatStart(
                    startChatRequest: sample.body(ICWS.WebChat.StartChatRequest.self)))
        },
        TripCase("/icws/web-chat/typing-state/{participantId}", "chatTypingState") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.WebChat.Resources.TypingState.ChatTypingState(
                    participantId: sample.text("participantId"),
                    chatTypingStateRequest: sample.body(ICWS.WebChat.ChatTypingStateRequest.self)))
        },
    ]
}
