// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Alerts {
    /// Enum `Alerts.AlertConditionComparison`.
    ///
    /// Known from the vendor's library.
    public enum AlertConditionComparison: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `IsNotAvailable`, 1.
        case isNotAvailable
        /// `IsAvailable`, 2.
        case isAvailable
        /// `IsTrue`, 3.
        case isTrue
        /// `IsFalse`, 4.
        case isFalse
        /// `IsLessThan`, 5.
        case isLessThan
        /// `IsGreaterThan`, 6.
        case isGreaterThan
        /// `Range`, 7.
        case range
        /// `EqualTo`, 8.
        case equalTo
        /// `NotEqualTo`, 9.
        case notEqualTo
        /// `Contains`, 10.
        case contains
        /// `DoesNotContain`, 11.
        case doesNotContain
        /// `MatchesPrefix`, 12.
        case matchesPrefix
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .isNotAvailable: 1
            case .isAvailable: 2
            case .isTrue: 3
            case .isFalse: 4
            case .isLessThan: 5
            case .isGreaterThan: 6
            case .range: 7
            case .equalTo: 8
            case .notEqualTo: 9
            case .contains: 10
            case .doesNotContain: 11
            case .matchesPrefix: 12
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .isNotAvailable
            case 2: self = .isAvailable
            case 3: self = .isTrue
            case 4: self = .isFalse
            case 5: self = .isLessThan
            case 6: self = .isGreaterThan
            case 7: self = .range
            case 8: self = .equalTo
            case 9: self = .notEqualTo
            case 10: self = .contains
            case 11: self = .doesNotContain
            case 12: self = .matchesPrefix
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.AlertSetAccessMode`.
    ///
    /// Known from the vendor's library.
    public enum AlertSetAccessMode: WireEnum {
        /// `None`, 0.
        case none
        /// `OwnerDefault`, 1.
        case ownerDefault
        /// `Owned`, 2.
        case owned
        /// `Shared`, 3.
        case shared
        /// `Subscribed`, 4.
        case subscribed
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .ownerDefault: 1
            case .owned: 2
            case .shared: 3
            case .subscribed: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .ownerDefault
            case 2: self = .owned
            case 3: self = .shared
            case 4: self = .subscribed
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.AlertSetCategory`.
    ///
    /// Known from the vendor's library.
    public enum AlertSetCategory: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `Shared`, 1.
        case shared
        /// `Owned`, 2.
        case owned
        /// `Subscribed`, 3.
        case subscribed
        /// `OwnerDefault`, 4.
        case ownerDefault
        /// `AdminAccess`, 5.
        case adminAccess
        /// `All`, 6.
        case all
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .shared: 1
            case .owned: 2
            case .subscribed: 3
            case .ownerDefault: 4
            case .adminAccess: 5
            case .all: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .shared
            case 2: self = .owned
            case 3: self = .subscribed
            case 4: self = .ownerDefault
            case 5: self = .adminAccess
            case 6: self = .all
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.AlertSeverity`.
    ///
    /// Known from the vendor's library.
    public enum AlertSeverity: WireEnum {
        /// `None`, 0.
        case none
        /// `Normal`, 1.
        case normal
        /// `Minor`, 2.
        case minor
        /// `Major`, 3.
        case major
        /// `Warning`, 4.
        case warning
        /// `Critical`, 5.
        case critical
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .normal: 1
            case .minor: 2
            case .major: 3
            case .warning: 4
            case .critical: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .normal
            case 2: self = .minor
            case 3: self = .major
            case 4: self = .warning
            case 5: self = .critical
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.BooleanAlertConditionComparison`.
    ///
    /// Known from the vendor's library.
    public enum BooleanAlertConditionComparison: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `IsNotAvailable`, 1.
        case isNotAvailable
        /// `IsAvailable`, 2.
        case isAvailable
        /// `IsTrue`, 3.
        case isTrue
        /// `IsFalse`, 4.
        case isFalse
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .isNotAvailable: 1
            case .isAvailable: 2
            case .isTrue: 3
            case .isFalse: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .isNotAvailable
            case 2: self = .isAvailable
            case 3: self = .isTrue
            case 4: self = .isFalse
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.DisplayType`.
    ///
    /// Known from the vendor's library.
    public enum DisplayType: WireEnum {
        /// `DesktopAlert`, 0.
        case desktopAlert
        /// `NotificationArea`, 1.
        case notificationArea
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .desktopAlert: 0
            case .notificationArea: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .desktopAlert
            case 1: self = .notificationArea
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.NumericAlertConditionComparison`.
    ///
    /// Known from the vendor's library.
    public enum NumericAlertConditionComparison: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `IsNotAvailable`, 1.
        case isNotAvailable
        /// `IsAvailable`, 2.
        case isAvailable
        /// `IsLessThan`, 3.
        case isLessThan
        /// `IsGreaterThan`, 4.
        case isGreaterThan
        /// `Range`, 5.
        case range
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .isNotAvailable: 1
            case .isAvailable: 2
            case .isLessThan: 3
            case .isGreaterThan: 4
            case .range: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .isNotAvailable
            case 2: self = .isAvailable
            case 3: self = .isLessThan
            case 4: self = .isGreaterThan
            case 5: self = .range
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.SoundType`.
    ///
    /// Known from the vendor's library.
    public enum SoundType: WireEnum {
        /// `Information`, 0.
        case information
        /// `Warning`, 1.
        case warning
        /// `Error`, 2.
        case error
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .information: 0
            case .warning: 1
            case .error: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .information
            case 1: self = .warning
            case 2: self = .error
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Alerts {
    /// Enum `Alerts.StringAlertConditionComparison`.
    ///
    /// Known from the vendor's library.
    public enum StringAlertConditionComparison: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `IsNotAvailable`, 1.
        case isNotAvailable
        /// `IsAvailable`, 2.
        case isAvailable
        /// `EqualTo`, 3.
        case equalTo
        /// `NotEqualTo`, 4.
        case notEqualTo
        /// `Contains`, 5.
        case contains
        /// `DoesNotContain`, 6.
        case doesNotContain
        /// `MatchesPrefix`, 7.
        case matchesPrefix
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .isNotAvailable: 1
            case .isAvailable: 2
            case .equalTo: 3
            case .notEqualTo: 4
            case .contains: 5
            case .doesNotContain: 6
            case .matchesPrefix: 7
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .isNotAvailable
            case 2: self = .isAvailable
            case 3: self = .equalTo
            case 4: self = .notEqualTo
            case 5: self = .contains
            case 6: self = .doesNotContain
            case 7: self = .matchesPrefix
            default: self = .unknown(rawValue)
            }
        }
    }
}
