public import BeckonTransport
public import Foundation
public import ICWSConnection
public import ICWSCore

/// The settings of a session.
public struct SessionConfiguration: Sendable {
    /// The base URL.
    public var address: ServerAddress
    /// The hosts to try, in order; the session adds hosts that servers name.
    public var hosts: [String]
    /// The value of `Accept-Language`: the language of the server's texts in the whole session.
    public var language: String
    /// What the answer to connecting includes; features are always requested.
    public var include: [String]
    /// The time-out of a call.
    public var timeout: Duration = ServerCaller.defaultTimeout
    /// The pause between the answer to a poll and the next poll.
    public var pollInterval: Duration = .seconds(1)
    /// Whether an event stream is used if the server offers one.
    public var allowsStreaming = true
    /// The time between heartbeats while a stream is open.
    public var heartbeatInterval: Duration = .seconds(30)
    /// How often and how fast the session is set up again.
    public var reconnect = ReconnectPolicy()
    /// The most events that wait for an observer; further ones are dropped and reported as a gap.
    public var observerCapacity = 1_000
    /// The licences that the session acquires each time it is set up.
    public var licenses: [String] = []
    /// The station that the session takes each time it is set up; nil for none.
    public var station: ICWS.Connection.StationSettings?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - address: The base URL.
    ///   - hosts: The hosts to try, in order.
    ///   - language: The language of the server's texts.
    ///   - include: What else the answer to connecting includes.
    public init(
        address: ServerAddress = .https, hosts: [String], language: String = "en-US", include: [String] = []
    ) {
        self.address = address
        self.hosts = hosts
        self.language = language
        self.include = include.contains("features") ? include : ["features"] + include
    }
}

/// The clock and the random numbers of a session, which tests replace.
public struct SessionInputs: Sendable {
    /// The clock for waits.
    public var time: MonotonicTime
    /// A random number from 0 up to, not including, 1.
    public var random: @Sendable () -> Double
    /// The date, for the ends of cookies.
    public var date: @Sendable () -> Date

    /// Makes inputs; the defaults are the machine's.
    ///
    /// - Parameters:
    ///   - time: The clock for waits.
    ///   - random: A random number from 0 up to, not including, 1.
    ///   - date: The date.
    public init(
        time: MonotonicTime = .continuous,
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.time = time
        self.random = random
        self.date = date
    }
}

/// The outcome of connecting.
public enum ConnectOutcome: Sendable {
    /// The session is up.
    case connected(ConnectedSession)
    /// A server refused, for example because of the password, and trying again would not help; or no host accepted the session in
    /// any pass, and this is what something that is no server of ICWS answered, for example a proxy.
    case refused(Refusal)
    /// No host accepted the session in any pass.
    case noHost
}

/// A server session that has begun.
public struct ConnectedSession: Sendable {
    /// The session's id.
    public var sessionID: String
    /// The host.
    public var host: String
    /// The server's answer; nil if it could not be read, but its headers had id and token.
    public var response: ICWS.Connection.ConnectionResponse?
    /// The same answer as it came: status, headers and bytes.
    public var http: TransportResponse
    /// The versions of the server's features, by name.
    public var features: [String: Int]
    /// The result for each requested licence; a failure is part of an answer with status 200.
    public var licenses: [LicenseResult] = []
    /// Why the station was refused, if it was.
    public var stationRefusal: Refusal?

    /// Whether the server has a feature.
    ///
    /// - Parameters:
    ///   - feature: Its name.
    ///   - version: The least version.
    /// - Returns: True if it has; false for a feature that the server did not name.
    public func supports(_ feature: String, _ version: Int = 1) -> Bool { (features[feature] ?? 0) >= version }
}

/// The result of the request for one licence.
public struct LicenseResult: Sendable, Hashable {
    /// The licence's name.
    public var name: String
    /// Whether the session has it now.
    public var isAvailable: Bool
    /// Why the session does not have it, as text for people.
    public var details: String
}

/// Why a session cannot carry out a call.
public enum SessionError: Error, Sendable, Hashable {
    /// A server session is up already, or begins.
    case alreadyConnected
    /// There is no session at the moment.
    case notConnected
    /// The session was lost before the operation completed; whether the server carried it out is unknown.
    case sessionLost
    /// The operation was not completed in time.
    case timeout
    /// The session has too many subscriptions or open operations.
    case tooMany
}
