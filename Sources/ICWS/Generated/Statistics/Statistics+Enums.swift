// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Statistics {
    /// Enum `Statistics.StatisticDefinitionFlag`.
    ///
    /// Known from the vendor's library.
    public enum StatisticDefinitionFlag: WireEnum {
        /// `SuppressInUI`, 0.
        case suppressInUI
        /// `SuppressInAlerts`, 1.
        case suppressInAlerts
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .suppressInUI: 0
            case .suppressInAlerts: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .suppressInUI
            case 1: self = .suppressInAlerts
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Statistics {
    /// Enum `Statistics.StatisticErrorValueType`.
    ///
    /// Known from the vendor's library.
    public enum StatisticErrorValueType: WireEnum {
        /// `MalformedStatisticKey`, 1.
        case malformedStatisticKey
        /// `UnknownStatisticKey`, 2.
        case unknownStatisticKey
        /// `StatisticProviderTooBusy`, 3.
        case statisticProviderTooBusy
        /// `Other`, 99.
        case other
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .malformedStatisticKey: 1
            case .unknownStatisticKey: 2
            case .statisticProviderTooBusy: 3
            case .other: 99
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .malformedStatisticKey
            case 2: self = .unknownStatisticKey
            case 3: self = .statisticProviderTooBusy
            case 99: self = .other
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Statistics {
    /// Enum `Statistics.StatisticUnits`.
    ///
    /// Known from the vendor's library.
    public enum StatisticUnits: WireEnum {
        /// `None`, 0.
        case none
        /// `Milliseconds`, 1.
        case milliseconds
        /// `Seconds`, 2.
        case seconds
        /// `Gigabytes`, 3.
        case gigabytes
        /// `Kilobytes`, 4.
        case kilobytes
        /// `Percent`, 5.
        case percent
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .milliseconds: 1
            case .seconds: 2
            case .gigabytes: 3
            case .kilobytes: 4
            case .percent: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .milliseconds
            case 2: self = .seconds
            case 3: self = .gigabytes
            case 4: self = .kilobytes
            case 5: self = .percent
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Statistics {
    /// Enum `Statistics.StatisticValueType`.
    ///
    /// Known from the vendor's library.
    public enum StatisticValueType: WireEnum {
        /// `Int`, 0.
        case int
        /// `Double`, 1.
        case double
        /// `String`, 2.
        case string
        /// `Bool`, 3.
        case bool
        /// `TimeStamp`, 4.
        case timeStamp
        /// `TimeDuration`, 5.
        case timeDuration
        /// `Duration`, 6.
        case duration
        /// `FutureDuration`, 7.
        case futureDuration
        /// `FiniteDuration`, 8.
        case finiteDuration
        /// `Percent`, 9.
        case percent
        /// `StatusMessage`, 10.
        case statusMessage
        /// `WeightedPercent`, 11.
        case weightedPercent
        /// `Error`, 12.
        case error
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .int: 0
            case .double: 1
            case .string: 2
            case .bool: 3
            case .timeStamp: 4
            case .timeDuration: 5
            case .duration: 6
            case .futureDuration: 7
            case .finiteDuration: 8
            case .percent: 9
            case .statusMessage: 10
            case .weightedPercent: 11
            case .error: 12
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .int
            case 1: self = .double
            case 2: self = .string
            case 3: self = .bool
            case 4: self = .timeStamp
            case 5: self = .timeDuration
            case 6: self = .duration
            case 7: self = .futureDuration
            case 8: self = .finiteDuration
            case 9: self = .percent
            case 10: self = .statusMessage
            case 11: self = .weightedPercent
            case 12: self = .error
            default: self = .unknown(rawValue)
            }
        }
    }
}
