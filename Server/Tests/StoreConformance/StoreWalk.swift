import Beckon

/// A reproducible source of choices (SplitMix64).
struct SeededChoices: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
    mutating func time() -> Timestamp { Sample.at(Int64(below(200))) }
    mutating func optionalTime() -> Timestamp? { chance(50) ? time() : nil }
}

/// Random commits over a handful of ids, decided mostly, not always, on what stands in a store.
struct StoreWalk {
    static let chats = (0..<4).map { ChatID("C\($0)") }
    static let services = (0..<6).map { ServiceID("S\($0)") }
    /// Service instances that callbacks have, and those that chats have.
    static let instances = services + chats.map { ServiceID("of \($0)") }
    static let keys = (0..<5).map { "k\($0)" }
    static let users = ["u", "v"]
    static let numbers = ["5550100", "5550101"]
    static let clients = ["x", "y", "z"]
    static let nodes = ["m", "n"].map { NodeID($0) }
    static let customers: [CustomerKey] = [.signed("u"), .signed("v"), .chat(ChatID("C0"))]
    static let devices = (0..<3).map { Sample.device("token \($0)") }

    var choices: SeededChoices
    /// What was claimed and not yet settled, and some that was.
    var claims: [ClaimedPush] = []

    init(seed: UInt64) {
        choices = SeededChoices(seed: seed)
    }

    /// A commit that a caller of a store might make now.
    mutating func commit(on store: any Store) async throws -> Commit {
        let expectation: Expectation
        var changes: [Change] = []
        switch choices.below(10) {
        case 0..<5:
            let chat = choices.pick(Self.chats)
            let standing = try await store.chat(chat)
            changes = chatChanges(of: chat, over: standing)
            let version = choices.chance(90) ? standing?.version ?? 0 : Int64(choices.below(5))
            expectation = choices.chance(80) ? .chat(chat, version: version) : .none
        case 5..<7:
            let id = choices.pick(Self.services)
            let standing = try await store.callback(id)
            let version = choices.chance(85) ? standing?.version ?? 0 : Int64(choices.below(5))
            changes = [.putCallback(callback(id, version: version + 1))]
            expectation = choices.chance(70) ? .callback(id, version: version) : .none
        default:
            expectation = .none
        }
        for _ in 0..<choices.below(4) { changes.append(loneChange()) }
        if choices.chance(10) { changes.shuffle(using: &choices) }
        return Commit(expecting: expectation, changes)
    }

    private mutating func chatChanges(of chat: ChatID, over standing: ChatHead?) -> [Change] {
        let last = standing?.lastPosition ?? 0
        let count = choices.below(3)
        let wrong = choices.chance(5) ? 1 : 0
        var changes = (0..<count).map { index in
            let key = choices.chance(30) ? choices.pick(Self.keys) : nil
            return Change.append(chat, event(last + 1 + index + wrong, key: key))
        }
        var head = head(chat, version: (standing?.version ?? 0) + 1, last: last + count)
        if let standing {
            let data = head.customer.userData
            head.customer.userData = standing.customer.userData
            head.customer.hasMoreData = standing.customer.hasMoreData
            if choices.chance(20) {
                head.customer.hold(data)
                changes.append(.attachData(chat, data))
            }
        }
        changes.append(.putChat(head, settingCursor: choices.chance(50)))
        return changes
    }

    private mutating func event(_ position: Int, key: String?) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: choices.pick(EventKind.allCases), nickname: "n\(choices.below(9))",
            text: "text \(choices.below(1_000))", party: choices.pick(PartyKind.allCases), at: choices.time(), key: key)
    }

    private mutating func head(_ id: ChatID, version: Int64, last: Int) -> ChatHead {
        let presences: [CustomerPresence] = [
            .expected, .present(clientID: choices.pick(Self.clients)), .polling, .away(since: choices.time()),
            .away(since: choices.time(), farewell: choices.pick(Self.clients)),
        ]
        // Two chats may want the same service instance: the second is refused.
        let service = choices.chance(95) ? ServiceID("of \(id)") : ServiceID("of C0")
        let cursor = choices.below(last + 1)
        return ChatHead(
            id, serviceID: service, serviceName: "chat",
            life: ChatLife(
                state: choices.pick(ChatState.allCases), startedAt: choices.time(), endedAt: choices.optionalTime(),
                expiresAt: choices.time(), due: choices.optionalTime()),
            customer: ChatCustomer(
                nickname: choices.pick(["n"] + Self.users),
                signedID: choices.chance(50) ? choices.pick(Self.users) : nil,
                user: choices.chance(70) ? choices.pick(Self.users) : nil,
                deviceID: choices.chance(50) ? choices.pick(Self.devices).id : nil,
                deviceSince: choices.optionalTime(),
                typing: TypingState(isTyping: choices.chance(50), lastStart: choices.optionalTime()),
                waitingSince: choices.optionalTime(),
                userData: choices.chance(30) ? ["a": "\(choices.below(9))", choices.pick(["b", "subject"]): "c"] : [:]),
            attendance: ChatAttendance(
                choices.pick(presences), holder: choices.chance(50) ? choices.pick(Self.nodes) : nil, cursor: cursor,
                sent: choices.pick(Array(cursor...last)), handedOver: choices.below(9),
                seenAt: choices.optionalTime(), firstPushDue: choices.optionalTime()),
            side: ChatAgentSide(
                choices.pick([.desk, .genesysCloud, Sample.bridge("crm"), Sample.bridge("other")]),
                conversation: choices.chance(50) ? choices.pick(Self.keys) : nil, cursor: choices.below(last + 1),
                agents: choices.chance(50) ? [AgentParty(nickname: "a", kind: .agent, account: "a")] : [],
                typing: TypingState(isTyping: choices.chance(50), lastStart: choices.optionalTime())),
            version: version, lastPosition: last, lastPushable: choices.below(9))
    }

    private mutating func callback(_ id: ServiceID, version: Int64) -> CallbackRecord {
        let steps: [CallbackStage] = [.waitingForAgent, .offered(until: choices.time()), .connecting, .ended]
        return CallbackRecord(
            id: id, serviceName: choices.pick(["voice", "chat"]), version: version,
            state: choices.pick(CallbackState.allCases), reason: choices.pick([nil, .cancelled, .failed]),
            step: choices.pick(steps), customerNumber: choices.pick(Self.numbers), createdAt: choices.time(),
            expiresAt: choices.time(), connects: choices.below(3),
            deviceID: choices.chance(50) ? choices.pick(Self.devices).id : nil, user: choices.pick(Self.users),
            hasStatedUser: choices.chance(50), isReminded: choices.chance(50),
            wasCounted: choices.chance(50),
            calls: choices.chance(50) ? [CallbackCall(result: choices.pick(DialResult.allCases))] : [],
            submissions: choices.below(3), due: choices.optionalTime(), queuedAt: choices.optionalTime(),
            leftAt: choices.optionalTime())
    }

    private mutating func loneChange() -> Change {
        switch choices.below(33) {
        case 32: .indexCallback(choices.pick(Self.services), ["key": choices.pick(Self.keys)])
        case 30: .moveDevice(choices.pick(Self.devices).id, debug: choices.chance(50), asOf: choices.time())
        case 31: .restoreDevice(choices.pick(Self.devices).id)
        case 0..<4: .owe(push(), now: choices.time())
        case 4:
            choices.chance(50)
                ? .cancelOwed(lane: push().subject.lane)
                : .hastenOwed(
                    lane: push().subject.lane, choices.pick(Self.devices).id, to: choices.time(), now: choices.time())
        case 5..<8: settlement()
        case 8:
            choices.chance(70) ? .putDevice(device()) : .keepDevice(device())
        case 9: .dropDevice(choices.pick(Self.devices).id, asOf: choices.time())
        case 10:
            .moveCursor(
                choices.pick(Self.chats), to: choices.below(12) - 1,
                client: choices.chance(50) ? nil : choices.pick(Self.clients))
        case 11:
            choices.chance(70)
                ? .insertService(service())
                : .releaseKey(of: choices.pick(Self.instances), key: choices.pick(Self.keys))
        case 12:
            choices.chance(70)
                ? .putClient(
                    StoredClient(
                        clientID: choices.pick(Self.clients), scope: .user("u"), browserID: nil,
                        expiresAt: choices.time(),
                        acknowledged: choices.below(2) == 0 ? nil : Int64(choices.below(9)),
                        lastSent: choices.below(2) == 0 ? nil : choices.pick(Self.chats)))
                : .removeClient(clientID: choices.pick(Self.clients))
        case 13: .putSetting(name: choices.pick(Self.keys), value: "\(choices.below(99))")
        case 14: .keepSetting(name: choices.pick(Self.keys), value: "\(choices.below(99))")
        case 15: .moveSent(choices.pick(Self.chats), to: choices.below(12) - 1, client: choices.pick(Self.clients))
        case 16: .moveAgentCursor(choices.pick(Self.chats), to: choices.below(12) - 1)
        case 17: .releasePushes(of: choices.pick(Self.nodes))
        case 18: node()
        case 28: .retryPush(Int64(choices.below(40)), now: choices.time(), expiresAt: choices.time())
        case 29: .dropPush(Int64(choices.below(40)))
        case 19, 20: .bookSlot(slot(), capacity: choices.below(3))
        case 22:
            .withdraw(
                choices.pick(Self.chats), after: choices.below(9), through: 9,
                but: choices.chance(50) ? choices.pick(Self.devices).id : nil, now: choices.time(),
                expiresAt: choices.time())
        case 23, 24: .record(record())
        case 25:
            .raiseReceipt(choices.pick(Self.chats), ReceiptMark(delivered: choices.below(9), read: choices.below(9)))
        case 26: .putPresence(presence())
        case 27: .removeRegistration("of \(choices.pick(Self.devices).token)")
        default: .freeSlot(of: choices.pick(Self.services))
        }
    }

    private mutating func device() -> Device {
        let token = choices.pick(Self.devices).token
        let isRegistered = choices.chance(70)
        return Device(
            type: .fcm, token: token, debug: choices.chance(50), registeredAt: choices.time(),
            customer: isRegistered ? choices.pick(Self.customers) : nil,
            registration: isRegistered ? "of \(token)" : nil,
            ownedSince: isRegistered ? choices.time() : nil)
    }

    private mutating func record() -> PushRecord {
        let after = choices.below(9)
        return PushRecord(
            chat: choices.pick(Self.chats), after: after, through: after + choices.below(4),
            deviceID: choices.chance(80) ? choices.pick(Self.devices).id : nil, at: choices.time(),
            kind: choices.pick(PushRecord.Kind.allCases), word: choices.pick(["hold", PushRecord.delivered]),
            reason: "walk")
    }

    private mutating func presence() -> PresenceRecord {
        PresenceRecord(
            customer: choices.pick(Self.customers), device: choices.pick(Self.keys),
            conversation: choices.pick(Self.keys), isActive: choices.chance(50), until: choices.time())
    }

    private mutating func node() -> Change {
        let id = choices.pick(Self.nodes)
        guard choices.chance(70) else {
            return .removeNode(id, leaseUntil: choices.chance(50) ? choices.time() : nil)
        }
        let (name, time) = ("n\(choices.below(9))", choices.time())
        return .putNode(
            NodeRecord(id: id, name: name, leaseUntil: time, knows: time.milliseconds.isMultiple(of: 2) ? 35 : 0))
    }

    private mutating func slot() -> SlotBooking {
        let start = Int64(choices.below(5) * 10)
        let length = choices.pick([10, 20])
        let (slot, time) = (Sample.at(start)..<Sample.at(start + Int64(length)), start + Int64(choices.below(length)))
        return SlotBooking(
            service: choices.pick(["voice", "chat"]), slot: slot, time: Sample.at(time),
            callback: choices.pick(Self.services))
    }

    private mutating func service() -> ServiceInstance {
        ServiceInstance(
            id: choices.pick(Self.instances), name: "chat", kind: .chat, createdAt: choices.time(),
            expiresAt: choices.time(), user: choices.chance(50) ? choices.pick(Self.users) : nil,
            key: choices.chance(50) ? choices.pick(Self.keys) : nil,
            userData: [:])
    }

    private mutating func push() -> OwedPush {
        guard choices.chance(80) else { return note() }
        let after = choices.below(9)
        let subject: PushSubject =
            choices.chance(70)
            ? .chat(choices.pick(Self.chats), after: after, through: after + choices.below(5))
            : .callback(choices.pick(Self.services), action: "a\(choices.below(9))", alert: "alert")
        return OwedPush(
            subject: subject, deviceID: choices.pick(Self.devices).id, due: choices.time(),
            waitingSince: choices.optionalTime(), expiresAt: choices.time(), priority: choices.pick([1, 5, 10]),
            attempts: choices.below(2), reason: "walk")
    }

    private mutating func settlement() -> Change {
        guard !claims.isEmpty else { return .settle(id: 1, fence: 1, .done) }
        let index = choices.below(claims.count)
        let claim = choices.chance(70) ? claims.remove(at: index) : claims[index]
        let fence = choices.chance(90) ? claim.fence : claim.fence - 1
        let settlement: Settlement =
            switch choices.below(8) {
            case 0..<4: .done
            case 4: .dead(cause: "unsure", at: choices.time())
            default: .retry(at: choices.time(), attempt: choices.pick(AttemptEnd.allCases))
            }
        return .settle(id: claim.push.id, fence: fence, settlement)
    }
}
