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
