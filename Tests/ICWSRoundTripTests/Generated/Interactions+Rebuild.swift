// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues

extension ICWS.Interactions.AddPartiesParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactions = self.interactions.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.AlertSubscriptionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.attributeNames = self.attributeNames.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.AppendMode: Rebuildable {}

extension ICWS.Interactions.Assistance.AssistanceRequestDetailsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.assistanceId = self.assistanceId.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.state = self.state.rebuilt()
        copy.messagesAdded = self.messagesAdded.rebuilt()
        copy.participantsAdded = self.participantsAdded.rebuilt()
        copy.participantsChanged = self.participantsChanged.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Assistance.AssistanceRequestListMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestsAdded = self.requestsAdded.rebuilt()
        copy.requestsRemoved = self.requestsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Assistance.AssistanceRequestMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.text = self.text.rebuilt()
        copy.participantId = self.participantId.rebuilt()
        copy.timeAdded = self.timeAdded.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Assistance.AssistanceRequestParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.text = self.text.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Assistance.AssistanceRequestParticipant: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userId = self.userId.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.action = self.action.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Assistance.AssistanceRequestParticipantAction: Rebuildable {}

extension ICWS.Interactions.Assistance.AssistanceRequestState: Rebuildable {}

extension ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Assistance.RequestAssistanceResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.assistanceId = self.assistanceId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CallMadeStorageTypes: Rebuildable {}

extension ICWS.Interactions.Callback.CallbackDispositionType: Rebuildable {}

extension ICWS.Interactions.Callback.CallbackMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.target = self.target.rebuilt()
        copy.name = self.name.rebuilt()
        copy.subject = self.subject.rebuilt()
        copy.attempts = self.attempts.rebuilt()
        copy.maxAttempts = self.maxAttempts.rebuilt()
        copy.associatedCallId = self.associatedCallId.rebuilt()
        copy.snoozed = self.snoozed.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Callback.CreateCallbackParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.target = self.target.rebuilt()
        copy.targetQueue = self.targetQueue.rebuilt()
        copy.name = self.name.rebuilt()
        copy.subject = self.subject.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Callback.CreateCallbackResponseCallParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.parentInteractionId = self.parentInteractionId.rebuilt()
        copy.target = self.target.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        copy.callMadeStage = self.callMadeStage.rebuilt()
        copy.accountCodeId = self.accountCodeId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Callback.DispositionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.disposition = self.disposition.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.ChangeAudienceParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.audience = self.audience.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatContentsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.messagesAdded = self.messagesAdded.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatMember: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Chat.FullChatMember.urn,
            let derived = self.as(ICWS.Interactions.Chat.FullChatMember.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.chatMemberType = self.chatMemberType.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.userId = self.userId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatMemberType: Rebuildable {}

extension ICWS.Interactions.Chat.ChatMembersMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.membersAdded = self.membersAdded.rebuilt()
        copy.membersChanged = self.membersChanged.rebuilt()
        copy.membersRemoved = self.membersRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatMessageType: Rebuildable {}

extension ICWS.Interactions.Chat.ChatSendResponseManagementFileParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.itemId = self.itemId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatSendTextParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.text = self.text.rebuilt()
        copy.clearTypingIndicator = self.clearTypingIndicator.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatSetTypingIndicatorParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.ChatText: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.chatMember = self.chatMember.rebuilt()
        copy.text = self.text.rebuilt()
        copy.timestamp = self.timestamp.rebuilt()
        copy.messageType = self.messageType.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.CreateChatParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.target = self.target.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Chat.FullChatMember: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.chatMemberType = self.chatMemberType.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.userId = self.userId.rebuilt()
        copy.isTyping = self.isTyping.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CoachParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        copy.supervisor = self.supervisor.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.ConferenceCreationResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.conferenceId = self.conferenceId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.ConsultMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.audience = self.audience.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.ConsultTransferAudience: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.originalParty = self.originalParty.rebuilt()
        copy.consultedParty = self.consultedParty.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.ConsultTransferResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.consultId = self.consultId.rebuilt()
        copy.consultInteractionId = self.consultInteractionId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CreateCallParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.target = self.target.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        copy.callMadeStage = self.callMadeStage.rebuilt()
        copy.accountCodeId = self.accountCodeId.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CreateConferenceParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactions = self.interactions.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CreateConsultParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.target = self.target.rebuilt()
        copy.queueID = self.queueID.rebuilt()
        copy.callMadeStage = self.callMadeStage.rebuilt()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CreateGenericInteractionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.queueId = self.queueId.rebuilt()
        copy.initialState = self.initialState.rebuilt()
        copy.interactionDirection = self.interactionDirection.rebuilt()
        copy.localPartyType = self.localPartyType.rebuilt()
        copy.localLocation = self.localLocation.rebuilt()
        copy.remotePartyType = self.remotePartyType.rebuilt()
        copy.remoteId = self.remoteId.rebuilt()
        copy.remoteName = self.remoteName.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.CreateInteractionParameters: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Callback.CreateCallbackParameters.urn,
            let derived = self.as(ICWS.Interactions.Callback.CreateCallbackParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Callback.CreateCallbackResponseCallParameters.urn,
            let derived = self.as(ICWS.Interactions.Callback.CreateCallbackResponseCallParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Chat.CreateChatParameters.urn,
            let derived = self.as(ICWS.Interactions.Chat.CreateChatParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.CreateCallParameters.urn,
            let derived = self.as(ICWS.Interactions.CreateCallParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.CreateGenericInteractionParameters.urn,
            let derived = self.as(ICWS.Interactions.CreateGenericInteractionParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.CreateEmailParameters.urn,
            let derived = self.as(ICWS.Interactions.Email.CreateEmailParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.CreateEmailResponseParameters.urn,
            let derived = self.as(ICWS.Interactions.Email.CreateEmailResponseParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.BaseEmailFileAttachment: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Email.EmailFileAttachment.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailFileAttachment.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.RecordedEmailFileAttachment.urn,
            let derived = self.as(ICWS.Interactions.Email.RecordedEmailFileAttachment.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.contentId = self.contentId.rebuilt()
        copy.downloadUri = self.downloadUri.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.BodyType: Rebuildable {}

extension ICWS.Interactions.Email.CreateEmailParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.emailContent = self.emailContent.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.CreateEmailResponseParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.additionalAttributes = self.additionalAttributes.rebuilt()
        copy.emailContent = self.emailContent.rebuilt()
        copy.responseType = self.responseType.rebuilt()
        copy.parentInteractionId = self.parentInteractionId.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailAddress: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.address = self.address.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailBody: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.body = self.body.rebuilt()
        copy.bodyType = self.bodyType.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailCertificate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.serialNumber = self.serialNumber.rebuilt()
        copy.signatureAlgorithm = self.signatureAlgorithm.rebuilt()
        copy.issuer = self.issuer.rebuilt()
        copy.validFrom = self.validFrom.rebuilt()
        copy.validTo = self.validTo.rebuilt()
        copy.subject = self.subject.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailContact: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.address = self.address.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailContent: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailContentBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Email.EmailContent.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailContent.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailResponseContent.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailResponseContent.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailContentsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.parentInteractionId = self.parentInteractionId.rebuilt()
        copy.conversationId = self.conversationId.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.emailType = self.emailType.rebuilt()
        copy.supportedResponseTypes = self.supportedResponseTypes.rebuilt()
        copy.emailContent = self.emailContent.rebuilt()
        copy.hasResponse = self.hasResponse.rebuilt()
        copy.edited = self.edited.rebuilt()
        copy.mailbox = self.mailbox.rebuilt()
        copy.mailboxDisplayName = self.mailboxDisplayName.rebuilt()
        copy.hasLoadedExternalContent = self.hasLoadedExternalContent.rebuilt()
        copy.unusedEmailAttachments = self.unusedEmailAttachments.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailContentsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.receivedTimestamp = self.receivedTimestamp.rebuilt()
        copy.signature = self.signature.rebuilt()
        copy.fileAttachments = self.fileAttachments.rebuilt()
        copy.messageAttachments = self.messageAttachments.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailContentsResponseBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Email.EmailContentsResponse.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailContentsResponse.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.RecordedEmailContentsResponse.urn,
            let derived = self.as(ICWS.Interactions.Email.RecordedEmailContentsResponse.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.receivedTimestamp = self.receivedTimestamp.rebuilt()
        copy.signature = self.signature.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailFileAttachment: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.contentId = self.contentId.rebuilt()
        copy.downloadUri = self.downloadUri.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailGetMessageParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.messageId = self.messageId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailInsertResponseManagementRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.isInlineAttachment = self.isInlineAttachment.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailInsertResponseManagementResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.contentId = self.contentId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailMessageAttachment: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.messageId = self.messageId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailMessageAttachmentBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Email.EmailMessageAttachment.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailMessageAttachment.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.RecordedEmailMessageAttachment.urn,
            let derived = self.as(ICWS.Interactions.Email.RecordedEmailMessageAttachment.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.messageId = self.messageId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailMessageAttachmentMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.emailContent = self.emailContent.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailMessageContentsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.receivedTimestamp = self.receivedTimestamp.rebuilt()
        copy.signature = self.signature.rebuilt()
        copy.fileAttachments = self.fileAttachments.rebuilt()
        copy.messageAttachments = self.messageAttachments.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailMessageContentsResponseBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Email.EmailMessageContentsResponse.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailMessageContentsResponse.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.RecordedEmailMessageContentsResponse.urn,
            let derived = self.as(ICWS.Interactions.Email.RecordedEmailMessageContentsResponse.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.receivedTimestamp = self.receivedTimestamp.rebuilt()
        copy.signature = self.signature.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailRemoveFileAttachmentRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.fileUri = self.fileUri.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailResolveAddressParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.maxResults = self.maxResults.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailResolvedAddresses: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.matchedAddresses = self.matchedAddresses.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailResponseAttachments: Rebuildable {}

extension ICWS.Interactions.Email.EmailResponseContent: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.attachmentsFromParent = self.attachmentsFromParent.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailResponseType: Rebuildable {}

extension ICWS.Interactions.Email.EmailSaveParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.emailContent = self.emailContent.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailSignature: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.status = self.status.rebuilt()
        copy.certificate = self.certificate.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailSignatureStatus: Rebuildable {}

extension ICWS.Interactions.Email.EmailSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailType: Rebuildable {}

extension ICWS.Interactions.Email.EmailUploadFileAttachmentRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.uploadFileName = self.uploadFileName.rebuilt()
        copy.isInlineAttachment = self.isInlineAttachment.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailUploadFileAttachmentResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.requestId = self.requestId.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.fileName = self.fileName.rebuilt()
        copy.contentId = self.contentId.rebuilt()
        copy.uploadUri = self.uploadUri.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.EmailUploadFileStatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.fileName = self.fileName.rebuilt()
        copy.uploadSuccess = self.uploadSuccess.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.RecordedEmailContentsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.receivedTimestamp = self.receivedTimestamp.rebuilt()
        copy.signature = self.signature.rebuilt()
        copy.fileAttachments = self.fileAttachments.rebuilt()
        copy.messageAttachments = self.messageAttachments.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.RecordedEmailFileAttachment: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.contentId = self.contentId.rebuilt()
        copy.downloadUri = self.downloadUri.rebuilt()
        copy.attachmentId = self.attachmentId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.RecordedEmailMessageAttachment: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.messageId = self.messageId.rebuilt()
        copy.attachmentId = self.attachmentId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.Email.RecordedEmailMessageContentsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subject = self.subject.rebuilt()
        copy.sender = self.sender.rebuilt()
        copy.toRecipients = self.toRecipients.rebuilt()
        copy.ccRecipients = self.ccRecipients.rebuilt()
        copy.bccRecipients = self.bccRecipients.rebuilt()
        copy.replyToRecipients = self.replyToRecipients.rebuilt()
        copy.bodies = self.bodies.rebuilt()
        copy.receivedTimestamp = self.receivedTimestamp.rebuilt()
        copy.signature = self.signature.rebuilt()
        copy.fileAttachments = self.fileAttachments.rebuilt()
        copy.messageAttachments = self.messageAttachments.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.HistoryItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.initiationTime = self.initiationTime.rebuilt()
        copy.direction = self.direction.rebuilt()
        copy.terminationTime = self.terminationTime.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.log = self.log.rebuilt()
        copy.interactionHistoryStatus = self.interactionHistoryStatus.rebuilt()
        copy.localAddress = self.localAddress.rebuilt()
        copy.localId = self.localId.rebuilt()
        copy.localName = self.localName.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.remoteAddress = self.remoteAddress.rebuilt()
        copy.remoteId = self.remoteId.rebuilt()
        copy.remoteName = self.remoteName.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.HistoryMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionHistory = self.interactionHistory.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.HistorySubscriptionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.numberOfHistoryMessages = self.numberOfHistoryMessages.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.HoldParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionAlertActions: Rebuildable {}

extension ICWS.Interactions.InteractionAlertDetails: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.interactionType = self.interactionType.rebuilt()
        copy.name = self.name.rebuilt()
        copy.address = self.address.rebuilt()
        copy.alertType = self.alertType.rebuilt()
        copy.alertAction = self.alertAction.rebuilt()
        copy.autoAnswer = self.autoAnswer.rebuilt()
        copy.monitoredQueue = self.monitoredQueue.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionAlertTypes: Rebuildable {}

extension ICWS.Interactions.InteractionAlertingMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.alertingInteractionDetails = self.alertingInteractionDetails.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionAttributes: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.attributes = self.attributes.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionAttributesUpdate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.attributes = self.attributes.rebuilt()
        copy.appendMode = self.appendMode.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionChangedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionID = self.interactionID.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionCreated: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionDeallocatedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionID = self.interactionID.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionDirection: Rebuildable {}

extension ICWS.Interactions.InteractionDtmfDigits: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.dtmfDigits = self.dtmfDigits.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionHistoryStatusType: Rebuildable {}

extension ICWS.Interactions.InteractionLostRightsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionID = self.interactionID.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionMessageBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.InteractionChangedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionChangedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionDeallocatedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionDeallocatedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionLostRightsMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionLostRightsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionMorphedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionMorphedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionRecordingSnippetCreatedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionRecordingSnippetCreatedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionID = self.interactionID.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionMorphedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionID = self.interactionID.rebuilt()
        copy.newInteractionID = self.newInteractionID.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionPartyType: Rebuildable {}

extension ICWS.Interactions.InteractionRecordingSnippetCreatedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionID = self.interactionID.rebuilt()
        copy.recordingSnippetId = self.recordingSnippetId.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InteractionState: Rebuildable {}

extension ICWS.Interactions.InteractionSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.attributeNames = self.attributeNames.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.InvitePartyParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.target = self.target.rebuilt()
        copy.callMadeStage = self.callMadeStage.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.ListenParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        copy.supervisor = self.supervisor.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.MakePrivateParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.MuteParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.PauseParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.PlayWavParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.file = self.file.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.RecordParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        copy.supervisor = self.supervisor.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.RecordSnippetParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.on = self.on.rebuilt()
        copy.supervisor = self.supervisor.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.SecurePauseParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.securePauseType = self.securePauseType.rebuilt()
        copy.duration = self.duration.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.SecurePauseType: Rebuildable {}

extension ICWS.Interactions.TransferParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.target = self.target.rebuilt()
        copy.queueID = self.queueID.rebuilt()
        return copy
    }
}

extension ICWS.Interactions.WrapupAssignment: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.code = self.code.rebuilt()
        copy.segmentId = self.segmentId.rebuilt()
        copy.time = self.time.rebuilt()
        copy.user = self.user.rebuilt()
        copy.sourceInteractionId = self.sourceInteractionId.rebuilt()
        return copy
    }
}
