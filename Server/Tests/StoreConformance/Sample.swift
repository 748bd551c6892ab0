package import Beckon

/// Values for checks, told apart by the names that a check gives them.
package enum Sample {
    /// A time some seconds after the samples' beginning.
    package static func at(_ seconds: Int64) -> Timestamp {
        Timestamp(milliseconds: 1_700_000_000_000 + seconds * 1_000)
    }

    package static func head(
        _ id: String, service: String? = nil, of name: String = "request-chat", version: Int64 = 1, last: Int = 0,
        _ change: (inout ChatHead) -> Void = { _ in }
    ) -> ChatHead {
        var head = ChatHead(
            ChatID(id), serviceID: ServiceID(service ?? "service of \(id)"), serviceName: name,
            life: ChatLife(startedAt: at(0), expiresAt: at(3_600)), customer: ChatCustomer(nickname: "Ada"),
            attendance: ChatAttendance(.polling), version: version, lastPosition: last)
        change(&head)
        return head
    }

    package static let fcm = PushRoute(.fcm)
    static let apnsDebugB = apns("b", isDebug: true)

    static func apns(_ providerName: String? = nil, isDebug: Bool = false) -> PushRoute {
        PushRoute(.apns, providerName: providerName, isDebug: isDebug)
    }

    /// An agent side that reports about chats.
    package static func bridge(_ source: String) -> AgentSideName {
        BridgeSourceName(source).map { .bridge($0) } ?? .desk
    }

    /// An agent side that is delivered to.
    package static func webhook(_ source: String) -> AgentSideName {
        BridgeSourceName(source).map { .webhook($0) } ?? .desk
    }

    package static func event(_ position: Int, key: String? = nil, text: String = "Hello") -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: .messageText, nickname: "Ada", text: text, party: .client, at: at(1), key: key)
    }

    package static func service(_ id: String, key: String? = nil, user: String? = nil) -> ServiceInstance {
        ServiceInstance(
            id: ServiceID(id), name: "request-chat", kind: .chat, createdAt: at(0), expiresAt: at(3_600), user: user,
            key: key, userData: [:])
    }

    package static func device(_ token: String = "token", registeredAt: Timestamp = at(0)) -> Device {
        Device(type: .fcm, token: token, registeredAt: registeredAt)
    }

    package static func push(
        _ chat: String, after: Int = 0, through: Int = 1, to device: Device = device(), due: Timestamp = at(0),
        priority: Int = 10, waitingSince: Timestamp? = nil, joinsDue: Bool = true
    ) -> OwedPush {
        var push = OwedPush(
            subject: .chat(ChatID(chat), after: after, through: through), deviceID: device.id, due: due,
            waitingSince: waitingSince, expiresAt: at(3_600), priority: priority, reason: "first of an absence")
        push.joinsDue = joinsDue
        return push
    }

    package static func call(
        _ callback: String, action: String = "menu", to device: Device = device(), due: Timestamp = at(0)
    ) -> OwedPush {
        OwedPush(
            subject: .callback(ServiceID(callback), action: action, alert: "We can call you now"),
            deviceID: device.id, due: due, expiresAt: at(3_600), reason: "an agent is free")
    }

    package static func note(_ key: String, body: String, to device: Device = device()) -> OwedPush {
        OwedPush(
            subject: .note(key: key, title: "Title", body: body), deviceID: device.id, due: at(0), expiresAt: at(3_600),
            reason: "a test")
    }

    /// A note that carries its device along.
    package static func note(_ key: String, body: String = "Hello", to target: PushTarget) -> OwedPush {
        var push = note(key, body: body, to: target.device())
        push.target = target
        return push
    }

    package static func callback(
        _ id: String, version: Int64 = 1, user: String = "user", _ change: (inout CallbackRecord) -> Void = { _ in }
    ) -> CallbackRecord {
        var record = CallbackRecord(
            id: ServiceID(id), serviceName: "voice-now", version: version, state: .queued, step: .waitingForAgent,
            customerNumber: "5550100", createdAt: at(0), expiresAt: at(3_600), user: user)
        change(&record)
        return record
    }
}

extension Store {
    /// One commit and its result.
    @discardableResult
    package func commit(expecting expectation: Expectation = .none, _ changes: Change...) async throws -> CommitResult?
    {
        try await commit([Commit(expecting: expectation, changes)]).first
    }

    /// Puts heads of new chats.
    package func begin(_ heads: ChatHead...) async throws {
        _ = try await commit(heads.map { Commit(expecting: .chat($0.id, version: 0), [.put($0)]) })
    }

    /// Appends events to a chat with its head.
    @discardableResult
    package func append(_ events: TranscriptEvent..., with head: ChatHead) async throws -> CommitResult? {
        try await commit([.appending(events, with: head)]).first
    }

    /// Owes pushes at a time, one commit each.
    package func owe(_ pushes: OwedPush..., now: Timestamp = Sample.at(0)) async throws {
        for push in pushes { try await commit(.owe(push, now: now)) }
    }

    /// Claims what is due by one credential, for 30 seconds.
    package func claim(from route: PushRoute, at now: Timestamp = Sample.at(0)) async throws -> [ClaimedPush] {
        try await claimPushes(
            from: route, now: now, limit: 100, leaseUntil: now.advanced(by: .seconds(30)), owner: NodeID("node"))
    }

    /// Claims what is due to devices that were delivered to before, of the credential of samples, for 30 seconds.
    package func claimKnown(at now: Timestamp = Sample.at(0), limit: Int = 100) async throws -> [ClaimedPush] {
        try await claimPushes(
            from: PushRoute(Sample.device()), to: .deliveredBefore, now: now, limit: limit,
            leaseUntil: now.advanced(by: .seconds(30)), owner: NodeID("node"))
    }

    /// Claims what is due, for 30 seconds.
    package func claim(
        at now: Timestamp = Sample.at(0), limit: Int = 100, by owner: NodeID = NodeID("node")
    ) async throws -> [ClaimedPush] {
        try await claimPushes(now: now, limit: limit, leaseUntil: now.advanced(by: .seconds(30)), owner: owner)
    }
}

extension Change {
    /// A head with the cursors it holds.
    package static func put(_ head: ChatHead) -> Change { .putChat(head, settingCursor: true) }
}

extension Commit {
    /// Events that go to a chat with its head, decided on the version before.
    package static func appending(_ events: [TranscriptEvent], with head: ChatHead) -> Commit {
        Commit(
            expecting: .chat(head.id, version: head.version - 1),
            events.map { .append(head.id, $0) } + [.put(head)])
    }
}

extension ClaimedPush {
    /// The change that settles this claim.
    package func settled(_ settlement: Settlement) -> Change { .settle(id: push.id, fence: fence, settlement) }

    /// The positions a chat push stands for.
    package var range: ClosedRange<Int>? {
        if case .chat(_, let after, let through) = push.subject { after...through } else { nil }
    }

    /// The action a callback push asks for.
    package var action: String? {
        if case .callback(_, let action, _) = push.subject { action } else { nil }
    }
}
