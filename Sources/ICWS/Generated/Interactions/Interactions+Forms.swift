// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Interactions.Chat.ChatMember {
    /// What a ``ChatMember`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``FullChatMember``.
        case fullChatMember(ICWS.Interactions.Chat.FullChatMember)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.Chat.ChatMember)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.chat:fullChatMember":
            self.as(ICWS.Interactions.Chat.FullChatMember.self).map(Form.fullChatMember) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.CreateInteractionParameters {
    /// What a ``CreateInteractionParameters`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``CreateCallbackParameters``.
        case callback(ICWS.Interactions.Callback.CreateCallbackParameters)
        /// A ``CreateCallbackResponseCallParameters``.
        case callbackResponseCall(ICWS.Interactions.Callback.CreateCallbackResponseCallParameters)
        /// A ``CreateChatParameters``.
        case chat(ICWS.Interactions.Chat.CreateChatParameters)
        /// A ``CreateCallParameters``.
        case call(ICWS.Interactions.CreateCallParameters)
        /// A ``CreateGenericInteractionParameters``.
        case genericInteraction(ICWS.Interactions.CreateGenericInteractionParameters)
        /// A ``CreateEmailParameters``.
        case email(ICWS.Interactions.Email.CreateEmailParameters)
        /// A ``CreateEmailResponseParameters``.
        case emailResponse(ICWS.Interactions.Email.CreateEmailResponseParameters)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.CreateInteractionParameters)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.callback:createCallbackParameters":
            self.as(ICWS.Interactions.Callback.CreateCallbackParameters.self).map(Form.callback) ?? .other(self)
        case "urn:inin.com:interactions.callback:createCallbackResponseCallParameters":
            self.as(ICWS.Interactions.Callback.CreateCallbackResponseCallParameters.self).map(Form.callbackResponseCall)
                ?? .other(self)
        case "urn:inin.com:interactions.chat:createChatParameters":
            self.as(ICWS.Interactions.Chat.CreateChatParameters.self).map(Form.chat) ?? .other(self)
        case "urn:inin.com:interactions:createCallParameters":
            self.as(ICWS.Interactions.CreateCallParameters.self).map(Form.call) ?? .other(self)
        case "urn:inin.com:interactions:createGenericInteractionParameters":
            self.as(ICWS.Interactions.CreateGenericInteractionParameters.self).map(Form.genericInteraction)
                ?? .other(self)
        case "urn:inin.com:interactions.email:createEmailParameters":
            self.as(ICWS.Interactions.Email.CreateEmailParameters.self).map(Form.email) ?? .other(self)
        case "urn:inin.com:interactions.email:createEmailResponseParameters":
            self.as(ICWS.Interactions.Email.CreateEmailResponseParameters.self).map(Form.emailResponse) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.Email.BaseEmailFileAttachment {
    /// What a ``BaseEmailFileAttachment`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``EmailFileAttachment``.
        case email(ICWS.Interactions.Email.EmailFileAttachment)
        /// A ``RecordedEmailFileAttachment``.
        case recordedEmail(ICWS.Interactions.Email.RecordedEmailFileAttachment)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.Email.BaseEmailFileAttachment)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.email:emailFileAttachment":
            self.as(ICWS.Interactions.Email.EmailFileAttachment.self).map(Form.email) ?? .other(self)
        case "urn:inin.com:interactions.email:recordedEmailFileAttachment":
            self.as(ICWS.Interactions.Email.RecordedEmailFileAttachment.self).map(Form.recordedEmail) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.Email.EmailContentBase {
    /// What a ``EmailContentBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``EmailContent``.
        case content(ICWS.Interactions.Email.EmailContent)
        /// A ``EmailResponseContent``.
        case responseContent(ICWS.Interactions.Email.EmailResponseContent)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.Email.EmailContentBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.email:emailContent":
            self.as(ICWS.Interactions.Email.EmailContent.self).map(Form.content) ?? .other(self)
        case "urn:inin.com:interactions.email:emailResponseContent":
            self.as(ICWS.Interactions.Email.EmailResponseContent.self).map(Form.responseContent) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.Email.EmailContentsResponseBase {
    /// What a ``EmailContentsResponseBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``EmailContentsResponse``.
        case email(ICWS.Interactions.Email.EmailContentsResponse)
        /// A ``RecordedEmailContentsResponse``.
        case recordedEmail(ICWS.Interactions.Email.RecordedEmailContentsResponse)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.Email.EmailContentsResponseBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.email:emailContentsResponse":
            self.as(ICWS.Interactions.Email.EmailContentsResponse.self).map(Form.email) ?? .other(self)
        case "urn:inin.com:interactions.email:recordedEmailContentsResponse":
            self.as(ICWS.Interactions.Email.RecordedEmailContentsResponse.self).map(Form.recordedEmail) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.Email.EmailMessageAttachmentBase {
    /// What a ``EmailMessageAttachmentBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``EmailMessageAttachment``.
        case email(ICWS.Interactions.Email.EmailMessageAttachment)
        /// A ``RecordedEmailMessageAttachment``.
        case recordedEmail(ICWS.Interactions.Email.RecordedEmailMessageAttachment)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.Email.EmailMessageAttachmentBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.email:emailMessageAttachment":
            self.as(ICWS.Interactions.Email.EmailMessageAttachment.self).map(Form.email) ?? .other(self)
        case "urn:inin.com:interactions.email:recordedEmailMessageAttachment":
            self.as(ICWS.Interactions.Email.RecordedEmailMessageAttachment.self).map(Form.recordedEmail) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.Email.EmailMessageContentsResponseBase {
    /// What a ``EmailMessageContentsResponseBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``EmailMessageContentsResponse``.
        case email(ICWS.Interactions.Email.EmailMessageContentsResponse)
        /// A ``RecordedEmailMessageContentsResponse``.
        case recordedEmail(ICWS.Interactions.Email.RecordedEmailMessageContentsResponse)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.Email.EmailMessageContentsResponseBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions.email:emailMessageContentsResponse":
            self.as(ICWS.Interactions.Email.EmailMessageContentsResponse.self).map(Form.email) ?? .other(self)
        case "urn:inin.com:interactions.email:recordedEmailMessageContentsResponse":
            self.as(ICWS.Interactions.Email.RecordedEmailMessageContentsResponse.self).map(Form.recordedEmail)
                ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Interactions.InteractionMessageBase {
    /// What a ``InteractionMessageBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``InteractionChangedMessage``.
        case changed(ICWS.Interactions.InteractionChangedMessage)
        /// A ``InteractionDeallocatedMessage``.
        case deallocated(ICWS.Interactions.InteractionDeallocatedMessage)
        /// A ``InteractionLostRightsMessage``.
        case lostRights(ICWS.Interactions.InteractionLostRightsMessage)
        /// A ``InteractionMorphedMessage``.
        case morphed(ICWS.Interactions.InteractionMorphedMessage)
        /// A ``InteractionRecordingSnippetCreatedMessage``.
        case recordingSnippetCreated(ICWS.Interactions.InteractionRecordingSnippetCreatedMessage)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Interactions.InteractionMessageBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:interactions:interactionChangedMessage":
            self.as(ICWS.Interactions.InteractionChangedMessage.self).map(Form.changed) ?? .other(self)
        case "urn:inin.com:interactions:interactionDeallocatedMessage":
            self.as(ICWS.Interactions.InteractionDeallocatedMessage.self).map(Form.deallocated) ?? .other(self)
        case "urn:inin.com:interactions:interactionLostRightsMessage":
            self.as(ICWS.Interactions.InteractionLostRightsMessage.self).map(Form.lostRights) ?? .other(self)
        case "urn:inin.com:interactions:interactionMorphedMessage":
            self.as(ICWS.Interactions.InteractionMorphedMessage.self).map(Form.morphed) ?? .other(self)
        case "urn:inin.com:interactions:interactionRecordingSnippetCreatedMessage":
            self.as(ICWS.Interactions.InteractionRecordingSnippetCreatedMessage.self).map(Form.recordingSnippetCreated)
                ?? .other(self)
        default: .other(self)
        }
    }
}
