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
    /// a customer who writes.
    ///
    /// - Parameters:
    ///   - account: The agent.
    ///   - page: The page's number.
    ///   - sees: Whether the agent sees the callbacks of a service.
    /// - Returns: The page.
    /// - Throws: ``StoreError``.
    func work(
        for account: DeskAccount, page: Int = 0, sees: (String) -> Bool = { _ in true }
    ) async throws -> [UInt8] {
        let start = page * Self.workLimit
        let end = start + Self.workLimit
        let open = Array(try await store.openWork(of: account.user, limit: end).dropFirst(start))
        // Chats of other agents are read by those agents.
        let unread = try await store.unreadMessages(
            in: open.filter { $0.takenBy == nil || $0.takenBy?.account == account.user }.map(\.id))
        let callbacks = Array(try await store.openCallbacks(limit: end).dropFirst(start))
            .filter { sees($0.serviceName) }
        let counts = try await store.openCounts()
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
    func agents() async throws -> [UInt8] {
        let signedIn = try await signedInUsers()
        let agents = try await store.accounts(limit: Self.accountLimit).filter(\.role.mayAnswer)
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
    /// - Throws: ``DeskFault`` if the agent does not exist, or may only read.
    func transfer(_ id: ChatID, to user: String?, key: String?, by account: DeskAccount) async throws {
        let key = try Self.named(key, account)
        guard let user else { return _ = try await receive(id, account, .transferred(to: nil, key: key)) }
        guard let other = try await store.account(user) else { throw DeskFault.bad("This agent does not exist.") }
        guard other.role.mayAnswer else { throw DeskFault.bad("This account may only read. Choose an agent.") }
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
        guard account.role == .admin else { throw DeskFault.forbidden }
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
        try await port.tell(id, by: Self.party(account), action)
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
