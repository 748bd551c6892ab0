/// Makes a provider's request of an owed push; reads the events of its range when the push is claimed.
struct PushComposer: Sendable {
    /// The most events of one push; the newest are kept.
    static let longestRange = 500

    let store: any Store
    let services: ServiceDirectory
    let rules: PushRules
    var payloads = PushPayloads()

    /// The request for a claimed push; nil when the push is no longer needed.
    ///
    /// - Throws: ``StoreError``.
    func request(for claim: ClaimedPush) async throws -> PushRequest? {
        let push = claim.push
        guard let (content, payload) = try await content(of: push.subject, for: claim.device) else { return nil }
        var request = PushRequest(
            id: push.stableID,
            collapseID: content.collapse ?? Self.collapse(of: push.subject) ?? StableHash.uuid(of: push.subject.lane),
            device: claim.device, content: content, expiresAt: push.expiresAt, priority: push.priority)
        request.style = rules.texts.style(
            rules.styles.style(for: claim.device, event: content.tag), for: claim.device)
        request.payload = payload
        request.badge = try await badge(request.style.apple.badge, of: push)
        return request
    }

    /// The number on the app's icon; nil when the options leave it as it is.
    private func badge(_ rule: PushStyle.Badge?, of push: OwedPush) async throws -> Int? {
        switch rule {
        case nil, .off: return nil
        case .number(let number): return number
        case .unread:
            guard case .chat(let id, _, _) = push.subject, let head = try await store.chat(id) else { return nil }
            return try await unread(of: head, asOf: push.due)
        }
    }

    /// A note's key as its collapse id, if every provider accepts it: visible ASCII, at most 64 bytes.
    private static func collapse(of subject: PushSubject) -> String? {
        guard case .note(let key, _, _) = subject, (1...64).contains(key.utf8.count),
            key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return key
    }

    /// The content of a push, and the message of `customhttp` that replaces it; nil when the push is no longer needed.
    private func content(
        of subject: PushSubject, for device: Device
    ) async throws -> (PushContent, payload: [UInt8]?)? {
        switch subject {
        case .note(_, let title, let body): return (.note(title: title.isEmpty ? nil : title, body: body), nil)
        case .callback(let service, let action, let alert):
            return (.callback(service: service, action: action, alert: rules.texts.text(alert, for: device)), nil)
        case .withdrawal(let id, _, _):
            guard let head = try await store.chat(id), device.customer == head.owner else { return nil }
            return (.withdrawal(conversation: head.conversation, badge: try await unread(of: head)), nil)
        case .chat(let id, let after, let through):
            // The customer may have read everything since the claim.
            guard let head = try await store.chat(id), head.cursor < through else { return nil }
            // Another customer may have registered the device since.
            guard device.mayHear(of: head) else { return nil }
            if device.registration != nil, device.id != head.deviceID {
                return try await notice(of: head, through: through, for: device).map { ($0, nil) }
            }
            let options = services.chatOptions(of: head)
            let from = max(after, through - Self.longestRange)
            let events = try await store.events(id, after: from, limit: Self.longestRange)
                .filter { $0.position <= through && NotificationPolicy.isPushable($0, options: options) }
            guard let last = events.last else { return nil }
            let content = PushContent.chat(
                notice: notice(options, from: last, for: device), service: head.serviceID, chat: id,
                lines: options.pushText == .contract ? events.map(Self.line) : [], unread: events.count)
            let isSpelled = device.type == .customhttp && options.includesPayload(in: head)
            return (content, isSpelled ? payloads.payload(of: events, in: head) : nil)
        }
    }

    private func notice(_ options: ServiceOptions, from event: TranscriptEvent, for device: Device) -> String {
        switch options.pushText {
        case .contract: rules.texts.text(options.clientTimeoutNotificationMessage, for: device)
        case .sender:
            rules.texts.text("New message from {sender}", for: device).replacing("{sender}", with: event.nickname)
        case .none: rules.texts.text("You have a new message from Support.", for: device)
        }
    }

    private static func line(_ event: TranscriptEvent) -> TranscriptLine {
        TranscriptLine(kind: event.kind, nickname: event.nickname, text: event.text)
    }
}
