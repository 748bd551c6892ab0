import Beckon
import BeckonJSON
import Crypto

/// What an agent can do at the built-in desk.
///
/// Knows no HTTP; the desk is one more agent side of ``ChatService``.
struct Desk: Sendable {
    /// How many chats and callbacks the work list shows at most, oldest first.
    static let workLimit = 500
    /// How many events one answer shows at most; the desk asks on from the last.
    static let pageLength = 500
    private static let longestKey = 256

    let chats: ChatService
    let callbacks: CallbackService
    let store: any Store
    let tokens: DeskTokens
    let limiter: AttemptLimiter
    let time: any TimeSource

    // MARK: - Signing in

    /// Checks a password.
    ///
    /// - Returns: the token for the cookie.
    /// - Throws: ``DeskFault``: 401 for a wrong user or password, 429 after too many.
    func signIn(user: String, password: String) async throws -> String {
        guard limiter.allows(user, uptime: time.uptime) else { throw DeskFault.tooManyAttempts }
        let account = try await store.account(user)
        // An unknown user costs the same hash as a wrong password.
        let isRight = PasswordHash.matches(password, account?.passwordHash ?? Self.nobody)
        guard let account, isRight else {
            limiter.failed(user, uptime: time.uptime)
            throw DeskFault.signInFailed
        }
        limiter.succeeded(user)
        return tokens.token(user: account.user, now: time.now)
    }

    /// The account of a token.
    ///
    /// - Throws: ``DeskFault`` with 401 when the token is missing, not ours, over, or its account is gone.
    func account(token: String?) async throws -> DeskAccount {
        guard let token, let user = tokens.user(of: token, now: time.now), let account = try await store.account(user)
        else { throw DeskFault.notSignedIn }
        return account
    }

    private static let nobody =
        "scrypt$16384$8$1$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

    // MARK: - Chats

    func work(for account: DeskAccount) async throws -> [UInt8] {
        let open = try await store.openChats(limit: Self.workLimit)
        let callbacks = try await store.openCallbacks(limit: Self.workLimit)
        return DeskJSON.work(chats: open, callbacks: callbacks, isAdmin: account.role == .admin)
    }

    func transcript(_ id: ChatID, after position: Int) async throws -> [UInt8] {
        // What woke the desk may have been committed at another node, of which this one has not heard yet.
        _ = try await chats.currentHead(id)
        let (head, events) = try await chats.events(id, after: max(0, position), limit: Self.pageLength)
        let notice = chats.options(ofChat: head).agentTimeoutNotificationMessage
        return DeskJSON.transcript(head, events, notice: notice, receipt: try await store.receipt(id))
    }

    func take(_ id: ChatID, by account: DeskAccount) async throws {
        let head = try await receive(id, account, .joined).head
        try await callbacks.chatTaken(head.serviceID)
    }

    /// Sends a text to the customer.
    ///
    /// The key names this text among all of the agent's in this chat: sending it again does nothing more and answers the
    /// same position.
    func send(_ id: ChatID, text: String, key: String?, by account: DeskAccount) async throws -> Int {
        guard (key?.utf8.count ?? 0) <= Self.longestKey else { throw DeskFault.bad("The key is too long.") }
        // The length keeps name and key apart, whatever stands in them.
        let key = key.map { "agent/\(account.user.utf8.count)/\(account.user)/\($0)" }
        let outcome = try await receive(id, account, .message(text: text, key: key))
        guard let position = outcome.position else { throw DeskFault.busy }
        return position
    }

    func typing(_ id: ChatID, _ isOn: Bool, by account: DeskAccount) async throws {
        _ = try await receive(id, account, .typing(isOn))
    }

    func end(_ id: ChatID, by account: DeskAccount) async throws {
        let head = try await receive(id, account, .ended).head
        try await callbacks.chatEnded(head.serviceID)
    }

    private func receive(
        _ id: ChatID, _ account: DeskAccount, _ action: AgentEvent.Action
    ) async throws -> ChatOutcome {
        let party = AgentParty(nickname: account.nickname, kind: .agent, account: account.user)
        return try await chats.receive(AgentEvent(chat: id, party: party, action: action))
    }

    /// Why an event was pushed or was not; for admins.
    ///
    /// - Throws: ``DeskFault``: 403 for an agent, 404 where there is no such event.
    func explainPush(_ chat: String, position: Int, to account: DeskAccount) async throws -> [UInt8] {
        guard account.role == .admin else { throw DeskFault.forbidden }
        let explanation = try await store.explainPush(chat, position: position) { chats.options(named: $0) }
        guard let explanation else { throw DeskFault.unknown }
        return explanation.json.encoded()
    }

    // MARK: - Callbacks

    enum CallbackAction: String, CaseIterable {
        case offer
        case connect
        case complete
        case cancel
    }

    func perform(_ action: CallbackAction, _ id: ServiceID) async throws -> [UInt8] {
        let record =
            switch action {
            case .offer: try await callbacks.offer(id)
            case .connect: try await callbacks.connect(id)
            case .complete: try await callbacks.complete(id)
            case .cancel: try await callbacks.cancel(id)
            }
        return DeskJSON.callback(record)
    }
}
