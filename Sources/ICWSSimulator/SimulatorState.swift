import Foundation

/// The state of the simulated contact centre.
struct SimulatorState: Sendable {
    /// The most messages that a session queues; beyond it the oldest is dropped.
    static let maximumQueue = 10_000
    /// The most sessions, the most interactions, the most chats and the most callbacks; further ones get status 500.
    static let maximumEntries = 10_000

    /// The cookie of a load balancer.
    static let balancer = "lb_route=node2"

    struct Session: Sendable {
        var id: String
        var token: String
        var cookie: String
        var user: String
        var subscriptions: [String: WireJSON] = [:]
        var queue: [WireJSON] = []
        var streams = 0
        var licenses: Set<String> = []
        /// The station's name; nil without one.
        var station: String?
        /// The statistics that were last told, by their keys.
        var toldStatistics: [WireJSON: WireJSON] = [:]
    }

    struct WebChat: Sendable {
        var participant: String
        var chat: String
        var interaction: String
        var name: String
        var messages: [WireJSON] = []
        var read = 0
    }

    var sessions: [String: Session] = [:]
    var interactions: [String: SimulatedInteraction] = [:]
    var webChats: [String: WebChat] = [:]
    var webCallbacks: [String: String] = [:]
    /// Statuses by user ids in lower case.
    var statuses: [String: WireJSON] = [:]
    var conferences: [String: [String]] = [:]
    var data = DataSet.empty
    var switches = SimulatorSwitches()
    /// The time of the day, in seconds since 1970.
    var clock: @Sendable () -> Double = { Date().timeIntervalSince1970 }
    private(set) var received: [Int: WireJSON] = [:]
    private var lastNumber = 2_110_000

    /// Returns a new number.
    mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The time now, as servers write it.
    func now() -> String {
        Date(timeIntervalSince1970: clock()).formatted(
            Date.ISO8601FormatStyle(dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted))
    }

    /// Returns a new identifier in the form of a GUID.
    mutating func identifier() -> String {
        let number = String(number(), radix: 16)
        return "c0de0000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - number.count)) + number
    }

    /// Keeps a request and returns its number; beyond 1,024 requests the oldest is dropped.
    mutating func note(_ request: WireJSON) -> Int {
        let number = number()
        received[number] = request
        if received.count > 1_024, let oldest = received.keys.min() { received[oldest] = nil }
        return number
    }

    /// Queues a message for a session.
    mutating func post(_ message: WireJSON, to session: String) {
        guard var known = sessions[session] else { return }
        known.queue.append(message)
        if known.queue.count > Self.maximumQueue { known.queue.removeFirst() }
        sessions[session] = known
    }

    /// Queues a message for each session with a subscription.
    ///
    /// - Parameters:
    ///   - path: The subscription's path below `messaging/subscriptions`.
    ///   - message: The message.
    mutating func post(toSubscribersOf path: String, _ message: WireJSON) {
        for session in sessions.values where session.subscriptions[path] != nil { post(message, to: session.id) }
    }
}
