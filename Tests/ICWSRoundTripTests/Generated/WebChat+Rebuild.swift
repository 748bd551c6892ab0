// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSWebChat

extension ICWS.WebChat.ChatFileMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantId = self.participantId.rebuilt()
        copy.sequenceNumber = self.sequenceNumber.rebuilt()
        copy.timestamp = self.timestamp.rebuilt()
        copy.fileGuid = self.fileGuid.rebuilt()
        copy.fileName = self.fileName.rebuilt()
        copy.fileSize = self.fileSize.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatGetAllMessagesResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.messages = self.messages.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatGetMessagesResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.pollWaitSuggestion = self.pollWaitSuggestion.rebuilt()
        copy.messages = self.messages.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatHistoryItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.timestamp = self.timestamp.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.participantType = self.participantType.rebuilt()
        copy.message = self.message.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatMessage: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.WebChat.ChatFileMessage.urn, let derived = self.as(ICWS.WebChat.ChatFileMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.WebChat.ChatParticipantStateChangedMessage.urn,
            let derived = self.as(ICWS.WebChat.ChatParticipantStateChangedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.WebChat.ChatTextMessage.urn, let derived = self.as(ICWS.WebChat.ChatTextMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.WebChat.ChatTypingIndicatorMessage.urn,
            let derived = self.as(ICWS.WebChat.ChatTypingIndicatorMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.participantId = self.participantId.rebuilt()
        copy.sequenceNumber = self.sequenceNumber.rebuilt()
        copy.timestamp = self.timestamp.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatParticipantState: Rebuildable {}

extension ICWS.WebChat.ChatParticipantStateChangedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantId = self.participantId.rebuilt()
        copy.sequenceNumber = self.sequenceNumber.rebuilt()
        copy.timestamp = self.timestamp.rebuilt()
        copy.state = self.state.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.participantType = self.participantType.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatReconnectRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.chatId = self.chatId.rebuilt()
        copy.participantId = self.participantId.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatSendMessageRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.message = self.message.rebuilt()
        copy.contentType = self.contentType.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatTextMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantId = self.participantId.rebuilt()
        copy.sequenceNumber = self.sequenceNumber.rebuilt()
        copy.timestamp = self.timestamp.rebuilt()
        copy.contentType = self.contentType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatTypingIndicatorMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantId = self.participantId.rebuilt()
        copy.sequenceNumber = self.sequenceNumber.rebuilt()
        copy.timestamp = self.timestamp.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.ChatTypingStateRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.typingIndicator = self.typingIndicator.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.RoutingContext: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.context = self.context.rebuilt()
        copy.category = self.category.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.StartChatRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantName = self.participantName.rebuilt()
        copy.transcriptEmailAddress = self.transcriptEmailAddress.rebuilt()
        copy.targetName = self.targetName.rebuilt()
        copy.targetType = self.targetType.rebuilt()
        copy.language = self.language.rebuilt()
        copy.routingContexts = self.routingContexts.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.chatHistory = self.chatHistory.rebuilt()
        copy.webhook = self.webhook.rebuilt()
        return copy
    }
}

extension ICWS.WebChat.StartChatResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.pollWaitSuggestion = self.pollWaitSuggestion.rebuilt()
        copy.participantId = self.participantId.rebuilt()
        copy.chatId = self.chatId.rebuilt()
        copy.dateFormat = self.dateFormat.rebuilt()
        copy.timeFormat = self.timeFormat.rebuilt()
        return copy
    }
}
