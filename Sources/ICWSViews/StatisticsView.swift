public import ICWSClient
public import ICWSCore
import ICWSMessaging
public import ICWSStatistics

extension ICWS.Statistics.StatisticKey {
    /// The key of a statistic of a workgroup.
    ///
    /// - Parameters:
    ///   - statistic: The statistic's name behind `inin.workgroup:`, for example `InteractionsWaiting`.
    ///   - workgroup: The workgroup.
    ///   - interval: The interval, for example `CurrentPeriod`; nil for statistics without one.
    /// - Returns: The key.
    public static func workgroup(
        _ statistic: String, _ workgroup: String, interval: String? = nil
    ) -> ICWS.Statistics.StatisticKey {
        var items = [
            ICWS.Statistics.ParameterValueItem(
                parameterTypeId: "ININ.People.WorkgroupStats:Workgroup", value: workgroup)
        ]
        if let interval {
            items.append(ICWS.Statistics.ParameterValueItem(parameterTypeId: "ININ.Queue:Interval", value: interval))
        }
        return ICWS.Statistics.StatisticKey(
            statisticIdentifier: "inin.workgroup:" + statistic, parameterValueItems: items)
    }
}

/// The value of a statistic.
public enum StatisticReading: Sendable, Hashable {
    /// A count.
    case int(Int)
    /// A number.
    case double(Double)
    /// A share, from 0 to 100.
    case percent(Double)
    /// A text.
    case string(String)
    /// Yes or no.
    case bool(Bool)
    /// A point in time.
    case time(ICWS.DateTime)
    /// Since when something lasts: the time that passes until now is the value.
    case timeDuration(since: ICWS.DateTime)
    /// A length of time.
    case duration(ICWS.Seconds)
    /// A length of time that is still ahead.
    case futureDuration(ICWS.Seconds)
    /// A length of time that has stopped, or that goes on since a point in time.
    case finiteDuration(stopped: ICWS.Seconds?, since: ICWS.DateTime?)
    /// The server does not give it, for example because it does not know the key.
    case error(ICWS.Statistics.StatisticErrorValueType)
    /// A kind of value that the description does not have.
    case other(ICWS.Statistics.StatisticValue)

    init(_ value: ICWS.Statistics.StatisticValue) {
        self =
            switch value.form {
            case .bool(let value): .bool(value.value)
            case .double(let value): .double(value.value)
            case .duration(let value): .duration(value.value)
            case .error(let value): .error(value.value)
            case .finiteDuration(let value):
                .finiteDuration(stopped: value.stoppedTimeSpan, since: value.ticking ? value.startTickingTime : nil)
            case .futureDuration(let value): .futureDuration(value.value)
            case .int(let value): .int(value.value)
            case .percent(let value): .percent(value.value)
            case .statusMessageKey(let value): .time(value.value)
            case .string(let value): .string(value.value)
            case .timeDuration(let value): .timeDuration(since: value.value)
            case .timeStamp(let value): .time(value.value)
            case .other(let value): .other(value)
            }
    }
}

/// The values of some statistics.
public struct StatisticsState: SessionState, Hashable {
    private var values: [ICWS.Statistics.StatisticKey: StatisticReading] = [:]
    /// Whether changes may be missing; the next full state clears it.
    public var isStale: Bool { freshness.isStale }
    /// What could not be read of the last message; empty when it was read whole.
    public var problems: [ContractProblem] { freshness.problems }
    private var freshness = Freshness()

    /// Makes a state without values.
    public init() {}

    /// The value of a statistic.
    ///
    /// - Parameter key: Its key.
    /// - Returns: Nil when it has no value, for example the longest wait while nobody waits, or was not told yet.
    public func value(_ key: ICWS.Statistics.StatisticKey) -> StatisticReading? { values[key] }

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else { return freshness.note(event, of: Self.path) }
        switch freshness.take(message, as: ICWS.Statistics.StatisticValueMessage.self) {
        case .other: return false
        case .unreadable: return true
        case .value(let change):
            if !change.isDelta { values = [:] }
            for entry in change.statisticValueChanges {
                values[entry.statisticKey] = entry.statisticValue.map(StatisticReading.init)
            }
            return true
        }
    }

    /// The path of the subscription.
    static let path = "statistics/statistic-values"
}

/// Watches statistics.
public struct StatisticsView: Sendable {
    private typealias Subscription = ICWS.Messaging.Subscriptions.Statistics.Resources.StatisticValues
    private let session: ICWSSession

    /// Makes a view without a subscription.
    ///
    /// - Parameter session: The session.
    public init(_ session: ICWSSession) { self.session = session }

    /// Subscribes to statistics; a later call in the same session replaces the list of keys.
    ///
    /// - Parameter keys: The keys.
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states(_ keys: [ICWS.Statistics.StatisticKey]) async throws -> SessionStates<StatisticsState> {
        let events = await session.events()
        try await session.send(
            Subscription.UpdateStatisticValueSubscription(
                statisticValueSubscription: ICWS.Statistics.StatisticValueSubscription(statisticKeys: keys))
        ).orThrow()
        return events.states(StatisticsState(), in: session, of: StatisticsState.path)
    }
}
