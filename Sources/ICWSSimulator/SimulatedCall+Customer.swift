/// The customer side: chats and callbacks without a session.
extension SimulatedCall {
    func customer(_ state: inout SimulatorState) -> SimulatedAnswer? {
        switch operation.name {
        case "chatStart": return startChat(&state)
        case "callbackCreate": return createCallback(&state)
        case "callbackStatus": return callbackStatus(state)
        case "callbackReconnect":
            let known = state.webCallbacks[body["participantID"]?.text ?? ""] != nil
            return known ? .empty(204) : .error(400, "error.request.webCallback.invalidParticipantId")
        default: return chat(&state)
        }
    }

    private func startChat(_ state: inout SimulatorState) -> SimulatedAnswer {
        let name = body["participantName"]?.text ?? ""
        let attributes = (body["attributes"]?.members ?? [:]).compactMapValues(\.text)
        guard state.webChats.count < SimulatorState.maximumEntries,
            let made = state.begin(
                .chat, in: QueueKey(type: Self.queueType(body["targetType"]), name: body["targetName"]?.text ?? ""),
                name: name, attributes: attributes)
        else { return .error(500, "simulator.full") }
        let participant = state.identifier()
        let chat = "chat-\(state.number())"
        state.interactions[made.id]?.participant = participant
        state.webChats[participant] = SimulatorState.WebChat(
            participant: participant, chat: chat, interaction: made.id, name: name)
        return .json(
            200,
            .object([
                "__type": .text("urn:inin.com:webChat:startChatResponse"), "pollWaitSuggestion": .text("2000"),
                "participantId": .text(participant), "chatId": .text(chat), "dateFormat": .text("MM/dd/yyyy"),
                "timeFormat": .text("HH:mm"),
            ]))
    }

    private func chat(_ state: inout SimulatorState) -> SimulatedAnswer? {
        let participant = tokens["participantId"] ?? body["participantId"]?.text ?? ""
        guard let chat = state.webChats[participant] else {
            return .error(400, "error.request.webChat.invalidParticipantId")
        }
        switch operation.name {
        case "chatSendMessage":
            let text = body["message"]?.text ?? ""
            state.say(chat.interaction, kind: 4, name: chat.name, user: "web-1", text: text)
        case "chatTypingState":
            if let interaction = state.interactions[chat.interaction] {
                let typing = body["typingIndicator"]?.bool ?? false
                state.post(
                    toSubscribersOf: "interactions/\(interaction.id)/chat",
                    SimulatedMessages.chatMembers(interaction, typing, isDelta: true))
            }
        case "chatReconnect":
            guard body["chatId"]?.text == chat.chat else { return .error(400, "error.request.webChat.invalidChatId") }
        case "chatGetMessages":
            let fresh = Array(chat.messages.dropFirst(chat.read))
            state.webChats[participant]?.read = chat.messages.count
            return .json(200, .object(["pollWaitSuggestion": .text("2000"), "messages": .list(fresh)]))
        case "chatGetAllMessages": return .json(200, .object(["messages": .list(chat.messages)]))
        case "chatExit":
            state.webChats[participant] = nil
            state.end(chat.interaction, by: chat.name, isRemote: true)
        default: return nil
        }
        return .empty(operation.status)
    }

    /// The number of a kind of queue that the customer side names by a word.
    private static func queueType(_ word: WireJSON?) -> Int {
        ["system": 0, "user": 1, "workgroup": 2, "station": 3][word?.text?.lowercased() ?? ""] ?? 2
    }

    private func createCallback(_ state: inout SimulatorState) -> SimulatedAnswer {
        let queue = body["targetQueue"]?.text ?? ""
        guard state.webCallbacks.count < SimulatorState.maximumEntries,
            let made = state.begin(
                .callback, in: QueueKey(type: Self.queueType(body["targetQueueType"]), name: queue),
                name: body["name"]?.text ?? "", target: body["telephone"]?.text ?? "",
                subject: body["subject"]?.text ?? "")
        else { return .error(500, "simulator.full") }
        let participant = state.identifier()
        state.webCallbacks[participant] = made.id
        return .json(
            200,
            .object([
                "__type": .text("urn:inin.com:webCallback:callbackCreateResponse"), "participantID": .text(participant),
                "callbackID": .text(made.id), "dateFormat": .text("MM/dd/yyyy"), "timeFormat": .text("HH:mm"),
            ]))
    }

    private func callbackStatus(_ state: SimulatorState) -> SimulatedAnswer {
        guard let id = state.webCallbacks[tokens["participantId"] ?? ""], let known = state.interactions[id] else {
            return .error(400, "error.request.webCallback.invalidParticipantId")
        }
        let words = known.isEnded ? "Ended" : known.isAlerting ? "Waiting" : "Active"
        return .json(
            202,
            .object([
                "__type": .text("urn:inin.com:webCallback:callbackStatusResponse"), "state": .text(words),
                "queueWaitTime": .integer(120), "queuePosition": .integer(1),
            ]))
    }
}
