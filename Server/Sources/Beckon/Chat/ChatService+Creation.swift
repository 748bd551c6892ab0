import Synchronization

extension ChatService {
    /// Creates a service instance (`POST /genesys/1/service/{name}`).
    ///
    /// - Parameters:
    ///   - name: a configured chat service.
    ///   - user: the header `gms_user`, if the request had one; when the service accepts only issued values, any other
    ///     value is replaced by a new one.
    ///   - key: the request's `Idempotency-Key`; a second call of the same customer with it returns the first call's
    ///     instance, see ``CreationKey``.
    ///   - userData: all other keys of the request.
    /// - Returns: the new instance, or that of an earlier call with the key.
    /// - Throws: ``ChatRefusal`` with `unknownService`.
    package func createService(
        name: String, user: String?, key: String?, userData: [String: String]
    ) async throws -> ServiceInstance {
        guard let options = services.catalog[name], options.kind == .chat else { throw ChatRefusal(.unknownService) }
        try ChatSession.checkData(userData)
        let customer = try await customer(user, options)
        let now = time.now
        let instance = ServiceInstance(
            id: ids.serviceID(), name: name, kind: .chat, createdAt: now,
            expiresAt: now.advanced(by: options.timeToLive),
            user: options.userHeader == .issued ? customer ?? ids.userHeader() : user,
            key: CreationKey(key, of: .chat, service: name, user: customer)?.text, userData: userData)
        switch try await queue.commit(Commit([.insertService(instance)])) {
        case .duplicateService(let id):
            guard let first = try await store.service(id) else { throw ChatRefusal(.contended) }
            return first
        case .committed: return instance
        case .conflict, .duplicateEvent, .slotFull, .throttled, .queueFull: throw ChatRefusal(.contended)
        }
    }

    /// Creates the chat of a service instance (`POST …/ixn/chat`).
    ///
    /// An instance has one chat: a second call returns that chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat` for an unknown or expired instance, `notAChatService` for a callback
    ///   of another medium, `tooManyOpen` for a customer with the most open chats that are allowed.
    package func createChat(service id: ServiceID, _ request: NewChatRequest) async throws -> ChatDecision {
        try await CommitQueue.retryingConflicts(orElse: ChatRefusal(.contended)) {
            if let existing = try await existingChat(of: id) { return ChatDecision(unchanged: existing) }
            guard let instance = try await store.service(id), instance.expiresAt > time.now else {
                throw ChatRefusal(.unknownChat)
            }
            guard services.allowsChat(instance) else { throw ChatRefusal(.notAChatService) }
            let head = newHead(of: instance, request)
            try ChatSession.checkData(head.customer.userData)
            return try await begin(head, request)
        }
    }

    private func begin(_ head: ChatHead, _ request: NewChatRequest) async throws -> ChatDecision? {
        guard let user = head.customer.user else { return try await commit(head, request) }
        // The store also returns ended chats with unread events, which do not count.
        let most = openChatLimit * 4 + 64
        return try await openChats.creating(for: user, limit: openChatLimit) {
            try await store.chats(user: user, now: time.now, limit: most).count { $0.life.state != .ended }
        } _: {
            try await commit(head, request)
        }
    }

    private func commit(_ head: ChatHead, _ request: NewChatRequest) async throws -> ChatDecision? {
        if let device = request.device, let user = head.customer.user, try await statesUser(head) {
            try await takeDevice(device.id, for: user)
        }
        let device = try await unregistered(request.device)
        let (decision, ticket) = try decide(
            .started(firstMessage: request.message), on: head, isCommitted: true,
            adding: { _, _ in device.map { [.putDevice($0)] } ?? [] }
        ).1
        guard let ticket else { return nil }
        return try await finish(decision, ticket)
    }

    /// The device that a request names; nil if an app has registered it, because the registration stays as it is.
    private func unregistered(_ device: Device?) async throws -> Device? {
        guard let device, try await store.device(device.id)?.registration == nil else { return nil }
        return device
    }

    private func existingChat(of service: ServiceID) async throws -> ChatHead? {
        do {
            return try await head(service: service)
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            return nil
        }
    }

    private func newHead(of instance: ServiceInstance, _ request: NewChatRequest) -> ChatHead {
        let now = time.now
        let isIssued = services.chatOptions(instance.name).userHeader == .issued
        let user = isIssued ? instance.user : request.user ?? instance.user
        let customer = ChatCustomer(
            nickname: request.nickname, user: request.usesComet ? user : nil, deviceID: request.device?.id,
            userData: instance.userData.merging(request.userData) { _, new in new })
        return ChatHead(
            ids.chatID(), serviceID: instance.id, serviceName: instance.name,
            life: ChatLife(startedAt: now, expiresAt: max(instance.expiresAt, now)), customer: customer,
            attendance: ChatAttendance(customer.user == nil ? .polling : .expected),
            side: ChatAgentSide(newOf: services.chatOptions(instance.name).agentSide))
    }
}

extension ChatService {
    /// A service instance that has not expired.
    ///
    /// - Parameter id: Its id.
    /// - Returns: The instance.
    /// - Throws: ``ChatRefusal`` with `unknownChat`.
    package func instance(_ id: ServiceID) async throws -> ServiceInstance {
        guard let instance = try await store.service(id), instance.expiresAt > time.now else {
            throw ChatRefusal(.unknownChat)
        }
        return instance
    }
}

extension ChatService {
    /// Whether every service with chats accepts only `gms_user` values that this server issued.
    package var takesOnlyIssuedUsers: Bool {
        let catalog = services.catalog
        let chats = catalog.names.compactMap { catalog[$0] }.filter { $0.kind == .chat || $0.media == .chat }
        return !chats.isEmpty && chats.allSatisfy { $0.userHeader == .issued }
    }

    /// Whether this server issued a value: it has the right form, and a service instance or a callback has it.
    package func isIssued(_ user: String) async throws -> Bool {
        guard user.utf8.count == 32, user.utf8.allSatisfy(Self.isDigit) else { return false }
        return try await store.knows(user: user)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    /// The customer that a `gms_user` value names at a service; nil for a value that was not issued but must be.
    private func customer(_ user: String?, _ options: ServiceOptions) async throws -> String? {
        guard options.userHeader == .issued else { return user }
        guard let user, try await isIssued(user) else { return nil }
        return user
    }
}

extension ChatService {
    /// Whether a client ID alone is enough to read these chats: the options of each chat's service must say so.
    package func trustsClientID(_ heads: [ChatHead]) -> Bool {
        !heads.isEmpty && heads.allSatisfy { services.chatOptions(of: $0).trustsClientID }
    }
}

/// Keeps a customer's concurrent creations of chats within the limit of open chats.
///
/// The database does not know the creations under way, so they are counted here. There is at most one entry for each
/// request under way.
package final class OpenChatGuard: Sendable {
    private let underWay = Mutex<[String: Int]>([:])

    package init() {}

    /// Runs a creation.
    ///
    /// - Parameters:
    ///   - user: The customer.
    ///   - limit: The most open chats of the customer; zero for no limit.
    ///   - standing: Returns the number of open chats; called after this creation is counted.
    ///   - body: The creation.
    /// - Returns: The result of `body`.
    /// - Throws: ``ChatRefusal`` with `tooManyOpen`, and the closures' errors.
    package func creating<Value: Sendable>(
        for user: String, limit: Int, standing: () async throws -> Int, _ body: () async throws -> Value
    ) async throws -> Value {
        guard limit > 0 else { return try await body() }
        let others = underWay.withLock { underWay -> Int in
            defer { underWay[user, default: 0] += 1 }
            return underWay[user, default: 0]
        }
        defer {
            underWay.withLock { underWay in
                let left = underWay[user, default: 1] - 1
                underWay[user] = left > 0 ? left : nil
            }
        }
        guard others < limit, try await standing() + others < limit else { throw ChatRefusal(.tooManyOpen) }
        return try await body()
    }
}

/// A customer's request that begins a chat (`POST …/ixn/chat`, gms-chat §3.2).
package struct NewChatRequest: Hashable, Sendable {
    /// The name that the agent sees (`userDisplayName`, else first and last name).
    package var nickname: String
    /// `notify_by=comet`: events are delivered over CometD.
    package var usesComet: Bool
    /// The header `gms_user`.
    package var user: String?
    /// The device for pushes in the background; nil when the request named none.
    package var device: Device?
    /// A first message in the request itself.
    package var message: String?
    /// All other keys: attached data for the agent.
    package var userData: [String: String]

    package init(
        nickname: String, usesComet: Bool, user: String?, device: Device?, message: String?, userData: [String: String]
    ) {
        self.nickname = nickname
        self.usesComet = usesComet
        self.user = user
        self.device = device
        self.message = message
        self.userData = userData
    }
}
