/// What agents do, as the gateway is told.
extension SimulatedCXone {
    package func acted(_ act: StandInAct, in conversation: StandInConversation) async {
        switch act {
        case .sent(let line): send(line, in: conversation)
        case .typing(let agent, let isOn):
            calls.send(
                spelling.typing(agent, isOn: isOn, in: conversation.customer), .typing, of: conversation)
        case .accepted(let agent):
            if conversation.formerAgents.isEmpty { tell("CaseStatusChanged", about: conversation, by: agent) }
            tell("CaseInboxAssigneeChanged", about: conversation, by: agent)
            noteRead(conversation, by: agent)
        case .transferred(let agent, _): tell("CaseInboxAssigneeChanged", about: conversation, by: agent)
        case .ended(let agent): tell("CaseStatusChanged", about: conversation, by: agent)
        }
    }

    /// Sends an event about a contact.
    func tell(_ type: String, about conversation: StandInConversation, by agent: String?) {
        let data = spelling.data(of: view(of: conversation))
        calls.send(spelling.event(type, "Case", by: agent, data), .contacts, of: conversation)
    }

    private func send(_ line: StandInConversation.Line, in conversation: StandInConversation) {
        let (desk, spelling, calls, customer) = (desk, spelling, calls, facts[conversation.customer])
        let contact = view(of: conversation)
        let message = spelling.message(line, in: contact, from: nil)
        calls.post(
            spelling.outbound(line, in: conversation, to: customer, version: configuration.version), conversation
        ) {
            isTaken in
            desk.mark(line.id, in: conversation.id, as: isTaken ? "sent" : "failed")
            desk.note(
                .outgoing, "text", conversation.customer, id: line.id, text: line.text, isTaken ? .accepted : .failed)
            let status: SimulatedJSON = ["status": isTaken ? "delivered" : "failed"]
            calls.send(
                spelling.event(
                    "MessageDeliveryStatusChanged", "Message", by: line.name,
                    spelling.message(line, in: contact, from: nil, more: [("deliveryStatus", status)])),
                .receipts, of: conversation)
        }
        calls.send(spelling.event("MessageCreated", "Message", by: line.name, message), .messages, of: conversation)
    }

    /// The agent has the customer's last message before their eyes.
    private func noteRead(_ conversation: StandInConversation, by agent: String) {
        guard let line = conversation.lines.last(where: { $0.side == .customer }) else { return }
        let message = spelling.message(line, in: view(of: conversation), from: facts[conversation.customer])
        calls.send(spelling.event("MessageReadChanged", "Message", by: agent, message), .receipts, of: conversation)
    }
}
