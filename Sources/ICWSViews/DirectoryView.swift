public import ICWSClient
public import ICWSCore
public import ICWSDirectories
import ICWSMessaging

/// The directories of a server, such as the company's.
public struct DirectoriesState: SessionState, Hashable {
    /// The directories by their ids.
    public private(set) var directories: [String: ICWS.Directories.DirectoryMetadata] = [:]
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()

    /// Makes a state without directories.
    public init() {}

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else { return freshness.note(event, of: Self.path) }
        switch freshness.take(message, as: ICWS.Directories.DirectoriesMessage.self) {
        case .other: return false
        case .unreadable: return true
        case .value(let change):
            if !change.isDelta { directories = [:] }
            for id in change.directoriesRemoved ?? [] { directories[id] = nil }
            for entry in (change.directoriesAdded ?? []) + (change.directoriesChanged ?? []) {
                directories[entry.directoryID] = directories[entry.directoryID]?.merged(with: entry) ?? entry
            }
            return true
        }
    }

    /// The path of the subscription.
    static let path = "directories"
}

/// The contacts of a directory.
public struct DirectoryState: SessionState, Hashable {
    /// The contacts in the order of their places.
    public var contacts: [ICWS.Directories.ContactEntry] {
        entries.values.sorted { ($0.index, $0.entryID) < ($1.index, $1.entryID) }
    }
    /// How many contacts the directory has; nil when the server does not say.
    public private(set) var totalCount: Int?
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()
    private var entries: [String: ICWS.Directories.ContactEntry] = [:]
    private let subscriptionID: String

    /// Makes a state without contacts.
    ///
    /// - Parameter subscriptionID: The subscription; messages of others are ignored.
    public init(subscriptionID: String) { self.subscriptionID = subscriptionID }

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else {
            return freshness.note(event, of: Self.path(subscriptionID))
        }
        let subscription = subscriptionID
        switch freshness.take(
            message, as: ICWS.Directories.DirectoryMessage.self, where: { $0.subscriptionId == subscription })
        {
        case .other: return false
        case .unreadable: return true
        case .value(let change): take(change)
        }
        return true
    }

    private mutating func take(_ change: ICWS.Directories.DirectoryMessage) {
        if !change.isDelta { (entries, totalCount) = ([:], nil) }
        totalCount = change.totalCount ?? totalCount
        for id in change.contactsRemoved ?? [] { entries[id] = nil }
        for entry in (change.contactsAdded ?? []) + (change.contactsChanged ?? []) {
            entries[entry.entryID] = entries[entry.entryID]?.merged(with: entry) ?? entry
        }
    }

    /// The path of a directory's subscription.
    static func path(_ subscriptionID: String) -> String { "directories/\(subscriptionID.percentEncoded)" }
}

/// Watches directories and their contacts.
public struct DirectoryView: Sendable {
    private let session: ICWSSession

    /// Makes a view without a subscription.
    ///
    /// - Parameter session: The session.
    public init(_ session: ICWSSession) { self.session = session }

    /// Subscribes to the list of directories.
    ///
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func directories() async throws -> SessionStates<DirectoriesState> {
        let events = await session.events()
        try await session.send(ICWS.UpdateDirectoriesSubscription()).orThrow()
        return events.states(DirectoriesState(), in: session, of: DirectoriesState.path)
    }

    /// Subscribes to contacts of a directory.
    ///
    /// - Parameters:
    ///   - directory: The directory's id.
    ///   - first: The place of the first contact, from 0.
    ///   - count: The most contacts; nil for all.
    ///   - subscriptionID: The subscription's name; another one with the same name replaces it.
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func contacts(
        of directory: String, from first: Int = 0, count: Int? = nil, subscriptionID: String
    ) async throws -> SessionStates<DirectoryState> {
        let events = await session.events()
        var parameters = ICWS.Directories.DirectorySubscriptionParameters(directoryID: directory)
        (parameters.index, parameters.count) = (first, count)
        try await session.send(
            ICWS.CreateDirectorySubscription(
                subscriptionId: subscriptionID, directorySubscriptionParameters: parameters)
        ).orThrow()
        return events.states(
            DirectoryState(subscriptionID: subscriptionID), in: session, of: DirectoryState.path(subscriptionID))
    }
}
