import Foundation

/// Spells the channel's calls and the events as CXone does (contact-centers §3.2, §3.4).
struct CXoneSpelling: Sendable {
    /// A contact, which events call a case.
    struct Contact: Sendable {
        let conversation: StandInConversation
        let status: String
    }

    typealias Members = [(name: String, value: SimulatedJSON)]

    static let brand: SimulatedJSON = [
        "id": 1092, "tenantId": "11ee0000-0000-0000-0000-000000000000", "businessUnitId": 4_600_000,
    ]

    /// The BYOC channel's id.
    let channel: String

    /// What `GET channels/{id}` shows.
    var channelView: SimulatedJSON {
        ["id": .string(channel), "name": "Mobile app", "realExternalPlatformId": "byoc", "isDeleted": false]
    }

    // MARK: - Users

    /// The number of an agent.
    static func number(of agent: String) -> String {
        String(20_456 + (StandInDesk.agents.firstIndex(of: agent) ?? 543))
    }

    static func user(_ name: String, isBot: Bool = false) -> SimulatedJSON {
        [
            "id": .number(number(of: name)), "incontactId": .string("inc-\(number(of: name))"),
            "emailAddress": .string("\(name.lowercased())@example.com"), "loginUsername": .string(name.lowercased()),
            "firstName": .string(name), "surname": "", "nickname": .string(name), "imageUrl": "", "publicImageUrl": "",
            "isBotUser": .bool(isBot), "isSurveyUser": false,
        ]
    }

    // MARK: - Contacts

    func contact(_ contact: Contact) -> SimulatedJSON {
        let conversation = contact.conversation
        let agent = conversation.agent
        return [
            "id": .string(conversation.id), "contactId": .string(StandInID.of("contact", conversation.id)),
            "threadIdOnExternalPlatform": .string(conversation.customer),
            "interactionId": .string(StandInID.of("interaction", conversation.id)),
            "status": .string(contact.status), "statusUpdatedAt": .string(Self.time(StandInClock.now())),
            "createdAt": .string(Self.time(conversation.begun)),
            "customFields": .array(
                conversation.data.sorted { $0.key < $1.key }.map {
                    ["ident": .string($0.key), "value": .string($0.value)]
                }),
            "inboxAssignee": agent.map { .number(Self.number(of: $0)) } ?? .null,
            "inboxAssigneeUser": agent.map { Self.user($0) } ?? .null,
            "ownerAssignee": agent.map { .number(Self.number(of: $0)) } ?? .null,
            "routingQueueId": .string(StandInID.of("queue", channel)),
        ]
    }

    /// What every event about a contact holds.
    func data(of contact: Contact) -> SimulatedJSON { .object(members(of: contact)) }

    private func members(of contact: Contact) -> Members {
        [
            ("brand", Self.brand), ("channel", ["id": .string(channel)]), ("case", self.contact(contact)),
            ("thread", thread(contact.conversation.customer)),
        ]
    }

    private func thread(_ id: String) -> SimulatedJSON {
        [
            "id": .string("\(channel)_\(id)"), "idOnExternalPlatform": .string(id), "canAddMoreMessages": true,
            "channelId": .string(channel),
        ]
    }

    // MARK: - Events

    /// An event.
    ///
    /// - Parameters:
    ///   - type: Its `eventType`.
    ///   - object: Its `eventObject`.
    ///   - agent: Who caused it; nil for a program or the customer.
    ///   - data: Its data.
    /// - Returns: The event, with an id of its own.
    func event(_ type: String, _ object: String, by agent: String?, _ data: SimulatedJSON) -> SimulatedJSON {
        let now = StandInClock.now()
        return [
            "eventId": .string(UUID().uuidString.lowercased()), "eventObject": .string(object),
            "eventType": .string(type),
            "createdAt": .string(Self.time(now)), "createdAtWithMilliseconds": .string(Self.exactTime(now)),
            "context": agent.map { ["initiator": ["type": "user", "id": .string(Self.number(of: $0))]] } ?? [],
            "data": data,
        ]
    }

    func typing(_ agent: String, isOn: Bool, in thread: String) -> SimulatedJSON {
        event(
            isOn ? "SenderTypingStarted" : "SenderTypingEnded", "SenderAction", by: agent,
            [
                "brand": Self.brand, "channel": ["id": .string(channel)], "thread": self.thread(thread),
                "user": Self.user(agent),
            ])
    }

    /// A time to the second, with the offset that events have.
    static func time(_ milliseconds: Int64) -> String { "\(StandInClock.text(milliseconds).prefix(19))+00:00" }

    static func exactTime(_ milliseconds: Int64) -> String { "\(StandInClock.text(milliseconds).prefix(23))+00:00" }
}
