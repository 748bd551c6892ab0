import Beckon
package import Logging

/// Gives chats back to the queue whose agents signed out, were removed, or do not see the chat's service any more.
///
/// Every node does so; a chat that two nodes give back at once is given back once.
package struct ChatReturn: Sendable {
    private static let period = Milliseconds.seconds(15)
    /// The most chats of one agent in a round; the next round goes on.
    private static let chatLimit = 200

    private let desk: Desk
    private let logger: Logger

    package init(desk: Desk, logger: Logger) {
        self.desk = desk
        self.logger = logger
    }

    /// Looks every 15 s until the task is cancelled.
    package func run() async {
        var absent = AbsentAgents()
        while (try? await desk.time.sleep(Self.period)) != nil {
            do {
                try await turn(&absent)
            } catch is CancellationError {
                return
            } catch {
                // The next round repeats it; the chats stay where they are.
                let code = (error as? StoreError)?.code.rawValue ?? "\(type(of: error))"
                logger.warning(
                    "chats of absent agents could not be given back", metadata: ["error.code": "\(code)"])
            }
        }
    }

    /// Does one round.
    ///
    /// - Parameter absent: What earlier rounds have seen.
    /// - Throws: ``StoreError``.
    func turn(_ absent: inout AbsentAgents) async throws {
        let (standings, restricted) = try await standings()
        var count = 0
        for user in absent.judge(standings, uptime: desk.time.uptime) { count += try await giveBack(of: user) }
        for account in restricted {
            let permission = CallbackPermission(account)
            count += try await giveBack(of: account.user) { !desk.port.isSeen($0.serviceName, by: permission) }
        }
        guard count > 0 else { return }
        logger.notice("chats whose agents are gone wait again", metadata: ["chats": "\(count)"])
    }

    /// How those who have chats stand, and which of them do not see all services.
    private func standings() async throws -> ([String: AbsentAgents.Standing], restricted: [DeskAccount]) {
        let owners = try await desk.store.chatOwners(limit: Desk.accountLimit)
        guard !owners.isEmpty else { return ([:], []) }
        let signedIn = Set(try await desk.store.signedInUsers(at: desk.time.now, limit: Desk.accountLimit))
        var (standings, restricted): ([String: AbsentAgents.Standing], [DeskAccount]) = ([:], [])
        for user in owners {
            let account = try await desk.store.account(user)
            standings[user] =
                account?.role.mayAnswer != true ? .mayNotAnswer : signedIn.contains(user) ? .signedIn : .signedOut
            if let account, !CallbackPermission(account).seesAll { restricted.append(account) }
        }
        return (standings, restricted)
    }

    /// Ends an agent's part in chats; each waits for an agent again, and the customer sees that the agent left.
    private func giveBack(
        of user: String, where isMeant: (ChatHead) -> Bool = { _ in true }
    ) async throws -> Int {
        var count = 0
        for head in try await desk.store.openWork(of: user, limit: Self.chatLimit) {
            // One's own chats come first.
            guard let owner = head.takenBy, owner.account == user else { break }
            guard isMeant(head) else { continue }
            do {
                _ = try await desk.port.tell(head.id, by: owner, .left(key: nil))
                count += 1
            } catch is ChatRefusal {
                // It ended or was taken over meanwhile.
            }
        }
        return count
    }
}

/// Tells whose chats go back to the queue: those of agents who cannot answer any more, and of agents who have been signed out for
/// ``grace``.
///
/// It decides; ``ChatReturn`` asks and acts.
struct AbsentAgents: Sendable {
    /// How long a signed-out agent keeps the chats: long enough to sign in again.
    static let grace = Milliseconds.seconds(60)
    /// The most signed-out agents that are remembered; further ones wait until there is room.
    static let capacity = 10_000

    /// What is known of an agent who has chats.
    enum Standing: Hashable, Sendable {
        case signedIn
        case signedOut
        /// The account was removed, or its role may not answer any more.
        case mayNotAnswer
    }

    /// Since when each agent has been seen signed out.
    private var since: [String: Uptime] = [:]

    /// Takes how the agents with chats stand now.
    ///
    /// - Parameters:
    ///   - standings: Every agent who has chats.
    ///   - uptime: The time.
    /// - Returns: The agents whose chats go back now, in the order of their names.
    mutating func judge(_ standings: [String: Standing], uptime: Uptime) -> [String] {
        since = since.filter { standings[$0.key] == .signedOut }
        var gone: [String] = []
        for (user, standing) in standings {
            switch standing {
            case .signedIn: break
            case .mayNotAnswer: gone.append(user)
            case .signedOut:
                if let start = since[user] {
                    if uptime.elapsed(since: start) >= Self.grace { gone.append(user) }
                } else if since.count < Self.capacity {
                    since[user] = uptime
                }
            }
        }
        return gone.sorted()
    }
}
