/// What the built-in desk lists, its accounts and their sign-ins; and what other agent sides are owed.
///
/// A part of the port to the database, ``Store``.
package protocol DeskStore: Sendable {
    /// Open chats of the built-in desk, oldest first.
    func openChats(limit: Int) async throws -> [ChatHead]
    /// Counts the customer's messages beyond the agent side's cursor in each of these chats; chats without any are left out.
    ///
    /// At most ``unreadLimit`` are counted in a chat, and only among its last ``unreadWindow`` events.
    func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int]

    /// The chats of ``openChats(limit:)``, ordered for one agent.
    ///
    /// First the agent's own, then chats without an agent whose customer waits for an answer, then other agents', then
    /// chats without an agent whose customer does not wait. In each group the longest-waiting customer comes first; a
    /// chat whose customer does not wait counts from its start.
    func openWork(of account: String, limit: Int) async throws -> [ChatHead]
    /// Counts the open chats and callbacks that ``openWork(of:limit:)`` and ``openCallbacks(limit:)`` list.
    func openCounts() async throws -> OpenCounts
    /// Chats of an agent side whose delivery is due now (``AgentLedger/due``), the longest due first.
    func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// The open chats of an agent side whose id follows `after`, in the order of their ids; none of the desk's.
    func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead]
    /// The agent sides that are owed a delivery, each once.
    func agentSidesOwed(limit: Int) async throws -> [AgentSideName]
    func account(_ user: String) async throws -> DeskAccount?
    /// Desk accounts in the order of their names.
    func accounts(limit: Int) async throws -> [DeskAccount]
    /// A sign-in at the desk by the hash of its token; also one that has ended, until its row is removed.
    func deskSession(_ id: String) async throws -> DeskSession?
    /// The same with its account; nil as well without the account.
    func signIn(_ id: String) async throws -> (session: DeskSession, account: DeskAccount)?
    /// What ties a sign-in to a provider; nil for a local one, and for one that has ended.
    func grant(of session: String) async throws -> DeskGrant?
    /// The grants whose check is due, the longest due first; also one whose sign-in has ended, until its row is removed.
    func grantsDue(now: Timestamp, limit: Int) async throws -> [DeskGrant]
    /// The sign-ins that a session of the provider stands behind.
    func deskSessions(ofProvider session: String, limit: Int) async throws -> [DeskSession]
    /// The sign-ins of an account that hold at a time, those that began last first.
    func deskSessions(of user: String, at now: Timestamp) async throws -> [DeskSession]
    /// The second factor of an account; nil if it has none.
    func secondFactor(of user: String) async throws -> SecondFactor?
    /// The accounts that are signed in at the desk at a time, in the order of their names.
    func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String]
    /// The accounts that have an open chat of the desk, in the order of their names; also accounts that were removed.
    func chatOwners(limit: Int) async throws -> [String]
}

extension DeskStore {
    package func signIn(_ id: String) async throws -> (session: DeskSession, account: DeskAccount)? {
        guard let session = try await deskSession(id), let account = try await account(session.user) else { return nil }
        return (session, account)
    }
}

/// The most unread messages that are counted in one chat.
package let unreadLimit = 100
/// How many of a chat's last events are searched for unread messages, so that a long chat costs no more than a short one.
package let unreadWindow = 200

/// How many chats and callbacks are open for agents.
package struct OpenCounts: Hashable, Sendable {
    package let chats: Int
    package let callbacks: Int

    package init(chats: Int, callbacks: Int) { (self.chats, self.callbacks) = (chats, callbacks) }
}
