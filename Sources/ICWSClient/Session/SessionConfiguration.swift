public import BeckonTransport
public import ICWSConnection
public import ICWSCore

/// How a session is set up and kept.
public struct SessionConfiguration: Sendable {
    /// The base URL.
    public var address: ServerAddress
    /// The hosts to try, in order; what servers name besides is learned.
    public var hosts: [String]
    /// What `Accept-Language` says: the language of texts for the whole session.
    public var language: String
    /// What the answer to connecting is to hold; features are always asked for.
    public var include: [String]
    /// How long a call takes at most.
    public var timeout: Duration = ServerCaller.defaultTimeout
    /// The pause between two polls; the next one never begins before the last was answered.
    public var pollInterval: Duration = .seconds(1)
    /// Whether an event stream is used where the server has one.
    public var allowsStreaming = true
    /// How often a stream is heard to be alive.
    public var heartbeatInterval: Duration = .seconds(30)
    /// How the session is set up again.
    public var reconnect = ReconnectPolicy()
    /// How many events wait for an observer before it is told of a gap.
    public var observerCapacity = 1_000
    /// The licences that the session takes, each time it begins.
    public var licenses: [String] = []
    /// The station that the session takes, each time it begins; nil leaves it stationless.
    public var station: ICWS.Connection.StationSettings?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - address: The base URL.
    ///   - hosts: The hosts to try, in order.
    ///   - language: The language of texts.
    ///   - include: What else the answer to connecting is to hold.
    public init(
        address: ServerAddress = .https, hosts: [String], language: String = "en-US", include: [String] = []
    ) {
        self.address = address
        self.hosts = hosts
        self.language = language
        self.include = include.contains("features") ? include : ["features"] + include
    }
}

/// Time and chance, which tests set themselves.
public struct SessionInputs: Sendable {
    /// The time for waits.
    public var time: MonotonicTime
    /// A random number from 0 up to, not including, 1.
    public var random: @Sendable () -> Double

    /// Makes inputs; by default those of the machine.
    ///
    /// - Parameters:
    ///   - time: The time for waits.
    ///   - random: A random number from 0 up to, not including, 1.
    public init(
        time: MonotonicTime = .continuous,
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.time = time
        self.random = random
    }
}

/// What became of connecting.
public enum ConnectOutcome: Sendable {
    /// The session is up.
    case connected(ConnectedSession)
    /// A server refused, for example the password: trying again would not help.
    case refused(Refusal)
    /// No host let us in, after all passes.
    case noHost
}

/// What is known of a session that has just begun.
public struct ConnectedSession: Sendable {
    /// Its id.
    public var sessionID: String
    /// The host.
    public var host: String
    /// What the server said; nil when it said nothing that can be read, but gave id and token.
    public var response: ICWS.Connection.ConnectionResponse?
    /// Versions by feature.
    public var features: [String: Int]
    /// What became of each licence that was asked for; a failure stands inside an answer of 200.
    public var licenses: [LicenseResult] = []
    /// Why the station was refused, if it was.
    public var stationRefusal: Refusal?

    /// Whether the server has a feature.
    ///
    /// - Parameters:
    ///   - feature: Its name.
    ///   - version: The least version.
    /// - Returns: True if it does; an absent feature is not supported.
    public func supports(_ feature: String, _ version: Int = 1) -> Bool { (features[feature] ?? 0) >= version }
}

/// What became of one licence.
public struct LicenseResult: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Whether the session has it now.
    public var isAvailable: Bool
    /// Why not, in words for people.
    public var details: String
}

/// A session cannot do what it was asked.
public enum SessionError: Error, Sendable, Hashable {
    /// There is no session at the moment.
    case notConnected
    /// The session was lost while an operation was waited for; whether it was done is not known.
    case sessionLost
    /// The operation was not completed in time.
    case timeout
    /// Too many subscriptions, or too many operations that wait.
    case tooMany
}
