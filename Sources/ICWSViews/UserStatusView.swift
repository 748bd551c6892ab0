public import ICWSClient
public import ICWSCore
import ICWSMessaging
public import ICWSStatus

/// The statuses of some users.
public struct UserStatusState: SessionState, Hashable {
    /// Statuses by user id in lower case.
    public private(set) var statuses: [String: ICWS.Status.UserStatus] = [:]
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()

    /// Makes a state without statuses.
    public init() {}

    /// The status of a user.
    ///
    /// - Parameter userID: The user's id, in any case.
    /// - Returns: Nil when no message named the user.
    public func status(of userID: String) -> ICWS.Status.UserStatus? { statuses[userID.lowercased()] }

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else { return freshness.note(event, of: Self.path) }
        switch freshness.take(message, as: ICWS.Status.UserStatusMessage.self) {
        case .other: return false
        case .unreadable: return true
        case .value(let change):
            if !change.isDelta { statuses = [:] }
            for status in change.userStatusList {
                let key = status.userId.lowercased()
                statuses[key] = statuses[key]?.merged(with: status) ?? status
            }
            return true
        }
    }

    /// The path of the subscription.
    static let path = "status/user-statuses"
}

/// Watches and sets statuses of users.
public struct UserStatusView: Sendable {
    private typealias Subscription = ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses
    private let session: ICWSSession

    /// Makes a view without a subscription.
    ///
    /// - Parameter session: The session.
    public init(_ session: ICWSSession) { self.session = session }

    /// Subscribes to statuses; a later call in the same session replaces the list of users.
    ///
    /// - Parameter users: The users' ids.
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states(of users: [String]) async throws -> SessionStates<UserStatusState> {
        let events = await session.events()
        let request = Subscription.UpdateUserStatusSubscription(
            userStatusSubscription: ICWS.Status.UserStatusSubscription(userIds: users))
        try await session.send(request).orThrow()
        return events.states(UserStatusState(), in: session, of: UserStatusState.path)
    }

    /// Sets a status and waits until the server has carried it out; `run()` must be under way.
    ///
    /// - Parameters:
    ///   - status: The status' id, for example `Available`.
    ///   - user: The user's id.
    ///   - limit: How long to wait.
    /// - Returns: The outcome.
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
