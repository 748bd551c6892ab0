public import ICWSClient
public import ICWSCore
import ICWSMessaging
public import ICWSStatus

/// The statuses of some users.
public struct UserStatusState: SessionState, Hashable {
    /// Statuses by user id, in small letters.
    public private(set) var statuses: [String: ICWS.Status.UserStatus] = [:]
    /// Whether changes may have been missed; the next full state ends it.
    public private(set) var isStale = true

    /// Begins without statuses.
    public init() {}

    /// The status of a user.
    ///
    /// - Parameter userID: The user; capitals do not count.
    /// - Returns: Nil when nothing is known.
    public func status(of userID: String) -> ICWS.Status.UserStatus? { statuses[userID.lowercased()] }

    /// Takes an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else {
            guard event.maySkipMessages(of: "status/user-statuses"), !isStale else { return false }
            isStale = true
            return true
        }
        guard let change = message.as(ICWS.Status.UserStatusMessage.self) else { return false }
        if !change.isDelta {
            statuses = [:]
            isStale = false
        }
        for status in change.userStatusList {
            let key = status.userId.lowercased()
            statuses[key] = statuses[key]?.merged(with: status) ?? status
        }
        return true
    }
}

/// Reads and sets statuses of users.
public struct UserStatusView: Sendable {
    private typealias Subscription = ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses
    private let session: ICWSSession

    /// Makes a view that does not watch yet.
    ///
    /// - Parameter session: The session.
    public init(_ session: ICWSSession) { self.session = session }

    /// Subscribes; a session has one list of users.
    ///
    /// - Parameter users: The users' ids.
    /// - Returns: The states from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states(of users: [String]) async throws -> SessionStates<UserStatusState> {
        let events = await session.events()
        let request = Subscription.UpdateUserStatusSubscription(
            userStatusSubscription: ICWS.Status.UserStatusSubscription(userIds: users))
        try await session.send(request).orThrow()
        return events.states(UserStatusState())
    }

    /// Sets a status and waits until the server has done so; `run()` must be under way.
    ///
    /// - Parameters:
    ///   - status: The status' id, for example `Available`.
    ///   - user: The user's id.
    ///   - limit: How long to wait.
    /// - Returns: What became of it.
    /// - Throws: As `ICWSSession.complete`.
    public func set(
        _ status: String, of user: String, within limit: Duration = .seconds(30)
    ) async throws -> ICWSSession.Completion {
        try await session.complete(
            ICWS.Status.Resources.UserStatuses.PutUserStatus(
                userId: user, userStatusUpdate: ICWS.Status.UserStatusUpdate(statusId: status)),
            within: limit)
    }
}
