/// Spells a chat's events for HTTP receivers as its CometD clients get them
/// (`chat/push_notification_include_payload` of GMS): as one JSON object; nil for a chat that has no such form.
package typealias PushSpelling = @Sendable (_ events: [TranscriptEvent], _ head: ChatHead) -> [UInt8]?

/// Makes a provider's request of an owed push; reads the events of its range when the push is claimed.
struct PushComposer: Sendable {
    /// The most events of one push; the newest are kept.
    static let longestRange = 500
    /// The longest payload for an HTTP receiver; beyond it the oldest events are left out.
    private static let longestPayload = 60_000

    let store: any Store
    let services: ServiceDirectory
    let rules: PushRules
    var spelling: PushSpelling = { _, _ in nil }
    var traces: EventTraces?

    /// The request for a claimed push; nil when the push is no longer needed.
    ///
    /// - Throws: ``StoreError``.
    func request(for claim: ClaimedPush) async throws -> PushRequest? {
        let push = claim.push
        guard let message = try await message(of: push.subject, for: claim.device) else { return nil }
        let content = message.content
        var request = PushRequest(
            id: push.stableID,
            collapseID: content.collapse ?? Self.collapse(of: push.subject)
                ?? StableHash.uuid(of: push.subject.shownLane),
            device: claim.device, content: content, expiresAt: push.expiresAt, priority: push.priority)
        request.style = rules.texts.style(
            rules.styles.style(for: claim.device, event: content.tag), for: claim.device)
        request.isOnlyNow = message.isOnlyNow
        request.isRepeat = push.doubts > 0
        request.isAtMostOnce = rules.isAtMostOnce(providerName: claim.device.providerName)
        request.payload = message.payload
        request.authorization = message.authorization
        request.trace = traces?.cause(of: push.subject)
        request.badge = try await badge(request.style.apple.badge, of: push)
        return request
    }

    /// The number on the app's icon; nil when the options leave it as it is.
    private func badge(_ rule: PushStyle.Badge?, of push: OwedPush) async throws -> Int? {
        switch rule {
        case nil, .off: return nil
        case .number(let number): return number
        case .unread:
            switch push.subject {
            case .chat(let id, _, _), .active(let id, _, _):
                guard let head = try await store.chat(id) else { return nil }
                return try await unread(of: head, asOf: push.due)
            case .callback, .note, .withdrawal: return nil
            }
        }
    }

    /// A note's key as its collapse id, if every provider accepts it: visible ASCII, at most 64 bytes.
    private static func collapse(of subject: PushSubject) -> String? {
        guard case .note(let key, _, _) = subject, (1...64).contains(key.utf8.count),
            key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return key
    }

    /// What a push says, before its looks.
    private struct Message {
        var content: PushContent
        /// The message of `customhttp`, if it is another one.
        var payload: [UInt8]?
        var authorization: String?
        /// Whether it helps only now.
        var isOnlyNow = false

        init(
            _ content: PushContent, payload: [UInt8]? = nil, authorization: String? = nil, isOnlyNow: Bool = false
        ) {
            self.content = content
            self.payload = payload
            self.authorization = authorization
            self.isOnlyNow = isOnlyNow
        }
    }

    /// What a push says; nil when it is no longer needed.
    private func message(of subject: PushSubject, for device: Device) async throws -> Message? {
        switch subject {
        case .note(let key, let title, let body):
            guard let key = PublicationKey(key) else {
                return Message(.note(title: title.isEmpty ? nil : title, body: body))
            }
            let content = PushContent.published(tag: title, message: body)
            guard let id = key.subscription else { return Message(content) }
            // Whoever has unsubscribed gets nothing more.
            guard let subscription = try await store.subscription(id) else { return nil }
            return Message(content, authorization: subscription.authorization)
        case .callback(let service, let action, let alert):
            return Message(
                .callback(service: service, action: action, alert: rules.texts.text(alert, for: device)),
                isOnlyNow: try await isOnlyNow(service))
        case .withdrawal(let id, _, _):
            guard let head = try await store.chat(id), device.customer == head.owner else { return nil }
            return Message(.withdrawal(conversation: head.conversation, badge: try await unread(of: head)))
        case .active(let id, let after, let through):
            // The customer reads along, so the cursor has no effect.
            guard let head = try await store.chat(id), device.mayHear(of: head) else { return nil }
            return try await events(of: head, after: after, through: through, for: device)
        case .chat(let id, let after, let through):
            // The customer may have read everything since the claim.
            guard let head = try await store.chat(id), head.attendance.cursor < through else { return nil }
            // Another customer may have registered the device since.
            guard device.mayHear(of: head) else { return nil }
            if device.registration != nil, device.id != head.customer.deviceID {
                return try await notice(of: head, through: through, for: device).map {
                    Message($0.content, isOnlyNow: $0.isOnlyNow)
                }
            }
            return try await events(of: head, after: after, through: through, for: device)
        }
    }

    /// What a push says about a range of a chat's events; nil when none of them may be pushed.
    private func events(of head: ChatHead, after: Int, through: Int, for device: Device) async throws -> Message? {
        let options = services.chatOptions(of: head)
        let from = max(after, through - Self.longestRange)
        let events = try await store.events(head.id, after: from, limit: Self.longestRange)
            .filter { $0.position <= through && NotificationPolicy.isPushable($0, options: options) }
        guard let last = events.last else { return nil }
        let content = PushContent.chat(
            notice: notice(options, from: last, for: device), service: head.serviceID, chat: head.id,
            lines: options.pushText == .contract ? events.map(Self.line) : [], unread: events.count)
        let isSpelled = device.type == .customhttp && options.includesPayload(in: head)
        return Message(
            content, payload: isSpelled ? payload(of: events, in: head) : nil,
            isOnlyNow: options.pushesOnlyNow)
    }

    /// The newest of some events, as many as fit; nil if none does.
    private func payload(of events: [TranscriptEvent], in head: ChatHead) -> [UInt8]? {
        var kept = events[...]
        while !kept.isEmpty {
            guard let payload = spelling(Array(kept), head) else { return nil }
            if payload.count <= Self.longestPayload { return payload }
            kept = kept.dropFirst(max(1, kept.count / 8))
        }
        return nil
    }

    /// Whether the pushes of a callback help only now.
    private func isOnlyNow(_ callback: ServiceID) async throws -> Bool {
        let catalog = services.catalog
        guard catalog.hasCallbacksOnlyNow, let record = try await store.callback(callback) else { return false }
        return catalog[record.serviceName]?.pushesOnlyNow ?? false
    }

    private func notice(_ options: ServiceOptions, from event: TranscriptEvent, for device: Device) -> String {
        switch options.pushText {
        case .contract: rules.texts.text(options.clientTimeoutNotificationMessage, for: device)
        case .sender:
            rules.texts.text("New message from {sender}", for: device).replacing("{sender}", with: event.nickname)
        case .none: rules.texts.text("You have a new message from Support.", for: device)
        }
    }

    private static func line(_ event: TranscriptEvent) -> PushedEvent {
        PushedEvent(kind: event.kind, nickname: event.nickname, text: event.text)
    }
}
