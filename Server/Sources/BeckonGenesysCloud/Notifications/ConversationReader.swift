import Beckon
import BeckonJSON

/// Reads what an event says about a conversation: a snapshot of it, or a detail event (contact-centers §2.2, §2.3).
///
/// Pure. Anything may be read; what has another form is left out.
enum ConversationReader {
    /// The most participants of a snapshot that are read; the newest are taken.
    static let mostParticipants = 500
    /// The most messages of a snapshot that are read; the newest are taken.
    static let mostMessages = 2_000
    /// The longest id in bytes.
    static let longestID = 200

    /// A message of an agent or a flow, as a snapshot names it.
    struct Message: Hashable, Sendable {
        let id: String
        /// The name of the participant that lists it; nil for flows.
        let sender: String?
        let at: Timestamp?
    }

    /// What a snapshot says.
    struct Snapshot: Hashable, Sendable {
        var events: ConversationEvents
        /// The messages to the customer that can be read, in the order of their times.
        var messages: [Message]
        /// The customer's attributes, which flows and scripts set.
        var attributes: [String: String]
    }

    /// Reads a snapshot: the `eventBody` of a message topic, or the conversation as a call returns it; nil without an id.
    static func snapshot(_ body: JSONValue) -> Snapshot? {
        guard let conversation = id(body["id"]) else { return nil }
        let participants = (body["participants"]?.array ?? []).suffix(mostParticipants)
        let customer = participants.last { $0["purpose"]?.string == "customer" }
        let events = ConversationEvents(
            conversation: conversation, customer: id(customer?["address"]), agents: agents(of: Array(participants)),
            isEnded: GenesysSnapshot(body).isEnded)
        return Snapshot(
            events: events, messages: messages(of: body), attributes: attributes(customer?["attributes"]))
    }

    /// Reads a topic `v2.detail.events.conversation.{id}.…`; nil if it changes no chat.
    ///
    /// The end of the customer's part ends the conversation; the end of an agent's part is the end of that leg. The start of
    /// an agent's part says only that the agent is offered the conversation.
    static func detail(_ topic: String, _ body: JSONValue) -> ConversationEvents? {
        guard let conversation = id(body["conversationId"]) else { return nil }
        if topic.hasSuffix(".customer.end") { return ConversationEvents(conversation: conversation, isEnded: true) }
        guard topic.hasSuffix(".user.end"), let participant = id(body["participantId"]) else { return nil }
        let leg = ConversationEvents.Agent(participant: participant, user: id(body["userId"]), place: .gone)
        return ConversationEvents(conversation: conversation, agents: [leg])
    }

    /// Texts of an object, the first 100 of them.
    static func attributes(_ value: JSONValue?) -> [String: String] {
        var attributes: [String: String] = [:]
        for member in (value?.object ?? [:]).prefix(100) { attributes[member.key] = member.value.string }
        return attributes
    }

    // MARK: - Participants

    private static func agents(of participants: [JSONValue]) -> [ConversationEvents.Agent] {
        let legs = participants.filter { ["agent", "user"].contains($0["purpose"]?.string) }
        let dated = legs.enumerated().sorted { (begin($0.element), $0.offset) < (begin($1.element), $1.offset) }
        return dated.compactMap { _, leg in
            guard let participant = id(leg["id"]) else { return nil }
            return ConversationEvents.Agent(
                participant: participant, user: id(leg["user"]?["id"]), name: name(leg["name"]),
                place: place(leg["state"]?.string))
        }
    }

    /// When a leg began; legs without a time come last, in their order.
    private static func begin(_ leg: JSONValue) -> Int64 {
        let text = leg["startTime"]?.string ?? leg["connectedTime"]?.string
        return text.flatMap { Timestamp(utc: $0) }?.milliseconds ?? .max
    }

    private static func place(_ state: String?) -> ConversationEvents.Agent.Place {
        switch state {
        // A parked conversation is still the agent's.
        case "connected", "parked": .connected
        case "disconnected", "terminated": .gone
        default: .pending
        }
    }

    // MARK: - Messages

    private static func messages(of body: JSONValue) -> [Message] {
        let events = GenesysSnapshot(body).events.suffix(mostMessages)
        return events.compactMap { event in
            guard event.kind.isMessage, event.actor == .agent || event.actor == .bot, let id = event.message,
                (1...longestID).contains(id.utf8.count)
            else { return nil }
            return Message(id: id, sender: event.actor == .agent ? event.sender : nil, at: event.at)
        }
    }

    static func id(_ value: JSONValue?) -> String? {
        guard let text = value?.string, (1...longestID).contains(text.utf8.count), !ControlCharacters.occur(in: text)
        else { return nil }
        return text
    }

    private static func name(_ value: JSONValue?) -> String? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        return text
    }
}
