import Beckon
import BeckonJSON

/// The chats that an agent sees, and the actions in them.
extension Desk {
    /// The most chats, and the most callbacks, on a page of the work list.
    static let workLimit = 500
    /// The number of the last page.
    static let lastPage = 40
    /// The most events in one answer; the desk then asks for those after the last.
    static let pageLength = 500
    /// The most agents offered for a transfer, those who are signed in first.
    static let agentLimit = 500
    /// The most accounts that are looked at.
    static let accountLimit = 10_000
    private static let longestKey = 256

    // MARK: - Seeing

    /// A page of open work, from 0 to ``lastPage``, with counts of the work on later pages.
    ///
    /// The agent's own chats come first, then those whose customer waits, so that customers who only open chats cannot hide
    /// a customer who writes. What belongs to a service that the agent does not see is left out and not counted.
    ///
    /// - Parameters:
    ///   - account: The agent.
    ///   - page: The page's number.
    /// - Returns: The page.
    /// - Throws: ``StoreError``.
    func work(for account: DeskAccount, page: Int = 0) async throws -> [UInt8] {
        let start = page * Self.workLimit
        let end = start + Self.workLimit
        let permission = CallbackPermission(account)
        // Where some are left out, a page begins where only a look at all before it tells.
        let limit = permission.seesAll ? end : (Self.lastPage + 1) * Self.workLimit
        let chats = try await store.openWork(of: account.user, limit: limit)
            .filter { port.isSeen($0.serviceName, by: permission) }
        let open = Array(chats.dropFirst(start).prefix(Self.workLimit))
        // Chats of other agents are read by those agents.
        let unread = try await store.unreadMessages(
            in: open.filter { $0.takenBy == nil || $0.takenBy?.account == account.user }.map(\.id))
        let allCallbacks = try await store.openCallbacks(limit: limit)
            .filter { port.isSeen($0.serviceName, by: permission) }
        let callbacks = Array(allCallbacks.dropFirst(start).prefix(Self.workLimit))
        let counts =
            permission.seesAll
            ? try await store.openCounts() : OpenCounts(chats: chats.count, callbacks: allCallbacks.count)
        let more = OpenCounts(chats: max(0, counts.chats - end), callbacks: max(0, counts.callbacks - end))
        let hasNext = page < Self.lastPage && (more.chats > 0 || more.callbacks > 0)
        let isOthers = { (head: ChatHead) in head.takenBy.map { $0.account != account.user } ?? false }
        let signedIn = open.contains(where: isOthers) ? try await signedInUsers() : []
        return DeskJSON.work(
            chats: open.map { head in
                var chat = view(of: head, for: account, unread: unread[head.id] ?? 0)
                chat.isOwnerOut = isOthers(head) && !(head.takenBy.map { signedIn.contains($0.account) } ?? true)
                return chat
            },
            callbacks: callbacks.map { view(of: $0) }, more: more, next: hasNext ? page + 1 : nil, account: account,
            now: time.now)
    }

    func transcript(_ id: ChatID, after position: Int, for account: DeskAccount) async throws -> [UInt8] {
        let delivery = try await port.read(id, after: position, limit: Self.pageLength)
        return DeskJSON.transcript(delivery, of: view(of: delivery.chat, for: account))
    }

    /// The agents to whom a chat can be handed, those who are signed in first; none who may only read.
    ///
    /// - Parameter chat: The chat; only agents who see its service are listed. Nil for all agents.
    /// - Returns: The list.
    /// - Throws: ``ChatRefusal`` for an unknown chat, ``StoreError``.
    func agents(for chat: ChatID? = nil) async throws -> [UInt8] {
        var service: String?
        if let chat { service = try await port.head(chat).serviceName }
        let signedIn = try await signedInUsers()
        let agents = try await store.accounts(limit: Self.accountLimit).filter { account in
            account.role.mayAnswer && service.map { port.isSeen($0, by: CallbackPermission(account)) } ?? true
        }
        let present = agents.filter { signedIn.contains($0.user) }
        let absent = agents.filter { !signedIn.contains($0.user) }
        return DeskJSON.agents((present + absent).prefix(Self.agentLimit), signedIn: signedIn)
    }

    private func signedInUsers() async throws -> Set<String> {
        Set(try await store.signedInUsers(at: time.now, limit: Self.accountLimit))
    }

    private func view(of head: ChatHead, for account: DeskAccount, unread: Int = 0) -> DeskChat {
        let options = port.options(ofChat: head)
        return DeskChat(
            head: head, account: account, unread: unread, isCallback: options.kind == .callback,
            largestFile: options.files.largestFile)
    }

    // MARK: - Having

    func take(_ id: ChatID, by account: DeskAccount) async throws {
        _ = try await receive(id, account, .joined)
    }

    /// Takes a chat over from its agent.
    func takeOver(_ id: ChatID, by account: DeskAccount) async throws {
        _ = try await receive(id, account, .tookOver)
    }

    /// Leaves a chat; it waits for an agent again.
    func leave(_ id: ChatID, key: String?, by account: DeskAccount) async throws {
        _ = try await receive(id, account, .left(key: try Self.named(key, account)))
    }

    /// Hands a chat to another agent; without a name it waits for any agent.
    ///
    /// - Throws: ``DeskFault`` if the agent does not exist, may only read, or does not see the chat's service.
    func transfer(_ id: ChatID, to user: String?, key: String?, by account: DeskAccount) async throws {
        let key = try Self.named(key, account)
        guard let user else { return _ = try await receive(id, account, .transferred(to: nil, key: key)) }
        guard let other = try await store.account(user) else { throw DeskFault.bad("This agent does not exist.") }
        guard other.role.mayAnswer else { throw DeskFault.bad("This account may only read. Choose an agent.") }
        let service = try await port.head(id).serviceName
        guard port.isSeen(service, by: CallbackPermission(other)) else {
            throw DeskFault.bad("This agent does not see chats of this service. Choose another one.")
        }
        _ = try await receive(id, account, .transferred(to: Self.party(other), key: key))
    }

    func end(_ id: ChatID, by account: DeskAccount) async throws {
        _ = try await receive(id, account, .ended)
    }

    /// Notes that the owner has seen a chat's events up to a position; ignored from any other agent.
    func read(_ id: ChatID, through position: Int, by account: DeskAccount) async throws {
        let head = try await port.head(id)
        guard head.side.name == port.side, head.takenBy?.account == account.user else { return }
        try await port.accept(id, through: position)
    }

    // MARK: - Saying

    /// Sends a text to the customer.
    ///
    /// The key names this text among all of the agent's in this chat: sending it again adds nothing and returns the same
    /// position. Addresses and notices work alike.
    func send(_ id: ChatID, text: String, key: String?, by account: DeskAccount) async throws -> Int {
        try await position(receive(id, account, .message(text: text, key: try Self.named(key, account))))
    }

    /// Sends the address of a page for the customer's app to open.
    func pushURL(_ id: ChatID, url: String, key: String?, by account: DeskAccount) async throws -> Int {
        guard AgentEvent.isWebAddress(url) else {
            throw DeskFault.bad("The address must begin with http:// or https:// and hold no spaces.")
        }
        return try await position(receive(id, account, .pushedURL(url, key: try Self.named(key, account))))
    }

    /// Adds a custom notice to the chat, without an author.
    func notice(_ id: ChatID, text: String, key: String?, by account: DeskAccount) async throws -> Int {
        try await position(receive(id, account, .custom(text: text, key: try Self.named(key, account))))
    }

    func typing(_ id: ChatID, _ change: TypingChange, by account: DeskAccount) async throws {
        _ = try await receive(id, account, .typing(change))
    }

    /// Explains why an event was or was not pushed; for admins.
    ///
    /// - Throws: ``DeskFault``: `forbidden` for an agent, `unknown` if the event does not exist.
    func explainPush(_ chat: String, position: Int, to account: DeskAccount) async throws -> [UInt8] {
        guard account.role.may(.explainPush) else { throw DeskFault.forbidden }
        let explanation = try await store.explainPush(chat, position: position, now: time.now) {
            port.options(ofChat: $0)
        }
        guard let explanation else { throw DeskFault.unknown }
        return explanation.json.encoded()
    }

    // MARK: - Carrying out

    private func receive(
        _ id: ChatID, _ account: DeskAccount, _ action: AgentEvent.Action
    ) async throws -> ChatDecision {
        try await port.tell(id, by: Self.party(account), action, adding: told(action))
    }

    private func position(_ decision: ChatDecision) throws -> Int {
        guard let position = decision.position else { throw DeskFault.busy }
        return position
    }

    static func named(_ key: String?, _ account: DeskAccount) throws -> String? {
        guard (key?.utf8.count ?? 0) <= longestKey else { throw DeskFault.bad("The key is too long.") }
        return key.map { DeskChat.keyPrefix(of: account) + $0 }
    }

    static func party(_ account: DeskAccount) -> AgentParty {
        AgentParty(nickname: account.nickname, kind: .agent, account: account.user)
    }
}
