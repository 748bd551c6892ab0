// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues

extension TripCase {
    static let interactions: [TripCase] = [
        TripCase("/icws/{sessionId}/interactions", "createInteraction") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Interactions.CreateInteraction(
                    createInteractionParameters: sample.body(ICWS.Interactions.CreateInteractionParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/agent-assistance/{assistanceId}", "completeAssistanceRequest") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.AgentAssistance.CompleteAssistanceRequest(
                    assistanceId: sample.text("assistanceId")))
        },
        TripCase("/icws/{sessionId}/interactions/agent-assistance/{assistanceId}", "sendAgentAssistanceRequestMessage")
        { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.AgentAssistance.SendAgentAssistanceRequestMessage(
                    assistanceId: sample.text("assistanceId"),
                    assistanceRequestParameters: sample.body(
                        ICWS.Interactions.Assistance.AssistanceRequestParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/conferences", "createConference") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Conferences.CreateConference(
                    createConferenceParameters: sample.body(ICWS.Interactions.CreateConferenceParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/conferences/{conferenceId}", "addInteractionToParty") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.ConferencesByConferenceId.AddInteractionToParty(
                    conferenceId: sample.text("conferenceId"),
                    addPartiesParameters: sample.body(ICWS.Interactions.AddPartiesParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}", "getInteractionAttributes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.InteractionsByInteractionId.GetInteractionAttributes(
                    interactionId: sample.text("interactionId"), select: sample.text("select")))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}", "updateInteractionAttributes") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.InteractionsByInteractionId.UpdateInteractionAttributes(
                    interactionId: sample.text("interactionId"),
                    interactionAttributesUpdate: sample.body(ICWS.Interactions.InteractionAttributesUpdate.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/agent-assistance", "requestAssistance") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.AgentAssistanceByInteractionId.RequestAssistance(
                    interactionId: sample.text("interactionId"),
                    assistanceRequestParameters: sample.body(
                        ICWS.Interactions.Assistance.AssistanceRequestParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/blind-transfer", "blindTransfer") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.BlindTransfer.BlindTransfer(
                    interactionId: sample.text("interactionId"),
                    transferParameters: sample.body(ICWS.Interactions.TransferParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/coach", "coach") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Coach.Coach(
                    interactionId: sample.text("interactionId"),
                    coachParameters: sample.body(ICWS.Interactions.CoachParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/consult", "consult") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Consult.Consult(
                    interactionId: sample.text("interactionId"),
                    createConsultParameters: sample.body(ICWS.Interactions.CreateConsultParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}", "consultCancel") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.ConsultByConsultId.ConsultCancel(
                    interactionId: sample.text("interactionId"), consultId: sample.text("consultId")))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/disconnect", "disconnect") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Disconnect.Disconnect(interactionId: sample.text("interactionId")))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/hold", "hold") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Hold.Hold(
                    interactionId: sample.text("interactionId"),
                    holdParameters: sample.body(ICWS.Interactions.HoldParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/invite-party", "inviteParty") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.InviteParty.InviteParty(
                    interactionId: sample.text("interactionId"),
                    invitePartyParameters: sample.body(ICWS.Interactions.InvitePartyParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/join", "join") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Interactions.Resources.Join.Join(interactionId: sample.text("interactionId")))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/listen", "listen") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Listen.Listen(
                    interactionId: sample.text("interactionId"),
                    listenParameters: sample.body(ICWS.Interactions.ListenParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/make-private", "makePrivate") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.MakePrivate.MakePrivate(
                    interactionId: sample.text("interactionId"),
                    makePrivateParameters: sample.body(ICWS.Interactions.MakePrivateParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/mute", "mute") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Mute.Mute(
                    interactionId: sample.text("interactionId"),
                    muteParameters: sample.body(ICWS.Interactions.MuteParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/park", "park") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Park.Park(
                    interactionId: sample.text("interactionId"),
                    transferParameters: sample.body(ICWS.Interactions.TransferParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/pause", "pause") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Pause.Pause(
                    interactionId: sample.text("interactionId"),
                    pauseParameters: sample.body(ICWS.Interactions.PauseParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/pickup", "pickup") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.Interactions.Resources.Pickup.Pickup(interactionId: sample.text("interactionId")))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/play-wav", "playWav") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.PlayWav.PlayWav(
                    interactionId: sample.text("interactionId"),
                    playWavParameters: sample.body(ICWS.Interactions.PlayWavParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/record", "record") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.Record.Record(
                    interactionId: sample.text("interactionId"),
                    recordParameters: sample.body(ICWS.Interactions.RecordParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/record-snippet", "recordSnippet") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.RecordSnippet.RecordSnippet(
                    interactionId: sample.text("interactionId"),
                    recordSnippetParameters: sample.body(ICWS.Interactions.RecordSnippetParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/secure-pause", "securePause") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.SecurePause.SecurePause(
                    interactionId: sample.text("interactionId"),
                    securePauseParameters: sample.body(ICWS.Interactions.SecurePauseParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/send-digits", "sendDigits") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.SendDigits.SendDigits(
                    interactionId: sample.text("interactionId"),
                    interactionDtmfDigits: sample.body(ICWS.Interactions.InteractionDtmfDigits.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/send-to-voicemail", "sendToVoicemail") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.SendToVoicemail.SendToVoicemail(interactionId: sample.text("interactionId"))
            )
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/transfer-to-voicemail", "transferToVoicemail") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.TransferToVoicemail.TransferToVoicemail(
                    interactionId: sample.text("interactionId"),
                    transferParameters: sample.body(ICWS.Interactions.TransferParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/wrap-up-assignments", "addWrapupAssignment") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Resources.WrapUpAssignments.AddWrapupAssignment(
                    interactionId: sample.text("interactionId"),
                    wrapupAssignment: sample.body(ICWS.Interactions.WrapupAssignment.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/callback/disposition", "callbackDisposition") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Callback.Resources.Disposition.CallbackDisposition(
                    interactionId: sample.text("interactionId"),
                    dispositionParameters: sample.body(ICWS.Interactions.Callback.DispositionParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/chat/messages", "chatSendMessage") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Chat.Resources.Messages.ChatSendMessage(
                    interactionId: sample.text("interactionId"),
                    chatSendTextParameters: sample.body(ICWS.Interactions.Chat.ChatSendTextParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/chat/send-file", "chatSendFile") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Chat.Resources.SendFile.ChatSendFile(interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/interactions/{interactionId}/chat/send-response-management-file",
            "chatSendFileFromResponseManagement"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Chat.Resources.SendResponseManagementFile.ChatSendFileFromResponseManagement(
                    interactionId: sample.text("interactionId"),
                    chatSendResponseManagementFileParameters: sample.body(
                        ICWS.Interactions.Chat.ChatSendResponseManagementFileParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/chat/typing-indicator", "chatSetTypingIndicator") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Chat.Resources.TypingIndicator.ChatSetTypingIndicator(
                    interactionId: sample.text("interactionId"),
                    chatSetTypingIndicatorParameters: sample.body(
                        ICWS.Interactions.Chat.ChatSetTypingIndicatorParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/conferences/{conferenceId}/invite-party", "conferenceInviteParty") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Conferences.Resources.InviteParty.ConferenceInviteParty(
                    conferenceId: sample.text("conferenceId"),
                    invitePartyParameters: sample.body(ICWS.Interactions.InvitePartyParameters.self)))
        },
        TripCase(
            "/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/change-audience",
            "consultChangeAudience"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Consult.Resources.ChangeAudience.ConsultChangeAudience(
                    interactionId: sample.text("interactionId"), consultId: sample.text("consultId"),
                    changeAudienceParameters: sample.body(ICWS.Interactions.ChangeAudienceParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/consult/{consultId}/conclude", "consultConclude") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Consult.Resources.Conclude.ConsultConclude(
                    interactionId: sample.text("interactionId"), consultId: sample.text("consultId")))
        },
        TripCase("/icws/{sessionId}/interactions/email/resolve-address", "emailResolveAddress") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Resources.ResolveAddress.EmailResolveAddress(
                    emailResolveAddressParameters: sample.body(
                        ICWS.Interactions.Email.EmailResolveAddressParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/email/save", "emailSave") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Resources.Save.EmailSave(
                    interactionId: sample.text("interactionId"),
                    emailSaveParameters: sample.body(ICWS.Interactions.Email.EmailSaveParameters.self)))
        },
        TripCase("/icws/{sessionId}/interactions/{interactionId}/email/send", "emailSend") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Resources.Send.EmailSend(interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/interactions/{interactionId}/email/attachments/file/remove", "emailRemoveFileAttachment"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Attachments.File.Resources.Remove.EmailRemoveFileAttachment(
                    interactionId: sample.text("interactionId"),
                    emailRemoveFileAttachmentRequest: sample.body(
                        ICWS.Interactions.Email.EmailRemoveFileAttachmentRequest.self)))
        },
        TripCase(
            "/icws/{sessionId}/interactions/{interactionId}/email/attachments/file/upload", "emailUploadFileAttachment"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Attachments.File.Resources.Upload.EmailUploadFileAttachment(
                    interactionId: sample.text("interactionId"),
                    emailUploadFileAttachmentRequest: sample.body(
                        ICWS.Interactions.Email.EmailUploadFileAttachmentRequest.self)))
        },
        TripCase(
            "/icws/{sessionId}/interactions/{interactionId}/email/attachments/message/download",
            "emailDownloadMessageAttachment"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Attachments.Message.Resources.Download.EmailDownloadMessageAttachment(
                    interactionId: sample.text("interactionId"),
                    emailGetMessageParameters: sample.body(ICWS.Interactions.Email.EmailGetMessageParameters.self)))
        },
        TripCase(
            "/icws/{sessionId}/interactions/{interactionId}/email/attachments/response-management/insert",
            "emailInsertResponseManagement"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Interactions.Email.Attachments.ResponseManagement.Resources.Insert.EmailInsertResponseManagement(
                    interactionId: sample.text("interactionId"),
                    emailInsertResponseManagementRequest: sample.body(
                        ICWS.Interactions.Email.EmailInsertResponseManagementRequest.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interaction-alerting", "deleteInteractionAlertingSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.InteractionAlerting.DeleteInteractionAlertingSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interaction-alerting", "createInteractionAlertingSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.InteractionAlerting.CreateInteractionAlertingSubscription(
                    alertSubscriptionParameters: sample.body(ICWS.Interactions.AlertSubscriptionParameters.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interaction-history", "deleteInteractionHistorySubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.InteractionHistory.DeleteInteractionHistorySubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interaction-history", "createInteractionHistorySubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.InteractionHistory.CreateInteractionHistorySubscription(
                    historySubscriptionParameters: sample.body(ICWS.Interactions.HistorySubscriptionParameters.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}", "deleteInteractionSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.Interactions.DeleteInteractionSubscription(
                    interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}", "updateInteractionSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Resources.Interactions.UpdateInteractionSubscription(
                    interactionId: sample.text("interactionId"),
                    interactionSubscription: sample.body(ICWS.Interactions.InteractionSubscription.self)))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance",
            "deleteAgentAssistanceRequestsSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistance
                    .DeleteAgentAssistanceRequestsSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance",
            "updateAgentAssistanceRequestsSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistance
                    .UpdateAgentAssistanceRequestsSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}",
            "deleteAgentAssistanceRequestSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistanceByAssistanceId
                    .DeleteAgentAssistanceRequestSubscription(assistanceId: sample.text("assistanceId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}",
            "updateAgentAssistanceRequestSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistanceByAssistanceId
                    .UpdateAgentAssistanceRequestSubscription(assistanceId: sample.text("assistanceId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback",
            "deleteCallbackSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.Callback.DeleteCallbackSubscription(
                    interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback",
            "updateCallbackSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.Callback.UpdateCallbackSubscription(
                    interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat", "deleteChatSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.Chat.DeleteChatSubscription(
                    interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat", "updateChatSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.Chat.UpdateChatSubscription(
                    interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email", "deleteEmailSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.Email.DeleteEmailSubscription(
                    interactionId: sample.text("interactionId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email", "updateEmailSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.Interactions.Resources.Email.UpdateEmailSubscription(
                    interactionId: sample.text("interactionId")))
        },
    ]
}
