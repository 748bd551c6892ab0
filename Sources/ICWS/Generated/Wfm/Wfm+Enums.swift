// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Wfm {
    /// Enum `Wfm.ActivityType`.
    ///
    /// Known from the vendor's library.
    public enum ActivityType: WireEnum {
        /// `Break`, 1.
        case `break`
        /// `Meal`, 2.
        case meal
        /// `Meeting`, 3.
        case meeting
        /// `ACD`, 4.
        case acd
        /// `NonACD`, 5.
        case nonACD
        /// `TimeOff`, 6.
        case timeOff
        /// `Training`, 7.
        case training
        /// `Unavailable`, 8.
        case unavailable
        /// `Unscheduled`, 9.
        case unscheduled
        /// `Vacation`, 10.
        case vacation
        /// `Unknown`, 11.
        case undetermined
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .`break`: 1
            case .meal: 2
            case .meeting: 3
            case .acd: 4
            case .nonACD: 5
            case .timeOff: 6
            case .training: 7
            case .unavailable: 8
            case .unscheduled: 9
            case .vacation: 10
            case .undetermined: 11
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .`break`
            case 2: self = .meal
            case 3: self = .meeting
            case 4: self = .acd
            case 5: self = .nonACD
            case 6: self = .timeOff
            case 7: self = .training
            case 8: self = .unavailable
            case 9: self = .unscheduled
            case 10: self = .vacation
            case 11: self = .undetermined
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.DayOfWeek`.
    ///
    /// Known from the vendor's library.
    public enum DayOfWeek: WireEnum {
        /// `Sunday`, 0.
        case sunday
        /// `Monday`, 1.
        case monday
        /// `Tuesday`, 2.
        case tuesday
        /// `Wednesday`, 3.
        case wednesday
        /// `Thursday`, 4.
        case thursday
        /// `Friday`, 5.
        case friday
        /// `Saturday`, 6.
        case saturday
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .sunday: 0
            case .monday: 1
            case .tuesday: 2
            case .wednesday: 3
            case .thursday: 4
            case .friday: 5
            case .saturday: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .sunday
            case 1: self = .monday
            case 2: self = .tuesday
            case 3: self = .wednesday
            case 4: self = .thursday
            case 5: self = .friday
            case 6: self = .saturday
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.DenyReason`.
    ///
    /// Known from the vendor's library.
    public enum DenyReason: WireEnum {
        /// `NotDenied`, 0.
        case notDenied
        /// `Unknown`, 1.
        case undetermined
        /// `RequestExceedsWaitlistCap`, 2.
        case requestExceedsWaitlistCap
        /// `RequestOnBlackoutDay`, 3.
        case requestOnBlackoutDay
        /// `RequestOutsideActiveTimeOffPlan`, 4.
        case requestOutsideActiveTimeOffPlan
        /// `RequestOverlapsWithExistingTOR`, 5.
        case requestOverlapsWithExistingTOR
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .notDenied: 0
            case .undetermined: 1
            case .requestExceedsWaitlistCap: 2
            case .requestOnBlackoutDay: 3
            case .requestOutsideActiveTimeOffPlan: 4
            case .requestOverlapsWithExistingTOR: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .notDenied
            case 1: self = .undetermined
            case 2: self = .requestExceedsWaitlistCap
            case 3: self = .requestOnBlackoutDay
            case 4: self = .requestOutsideActiveTimeOffPlan
            case 5: self = .requestOverlapsWithExistingTOR
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.PerformTradeStatus`.
    ///
    /// Known from the vendor's library.
    public enum PerformTradeStatus: WireEnum {
        /// `Success`, 0.
        case success
        /// `Failed`, 1.
        case failed
        /// `PutInAdminReview`, 2.
        case putInAdminReview
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .success: 0
            case .failed: 1
            case .putInAdminReview: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .success
            case 1: self = .failed
            case 2: self = .putInAdminReview
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.TimeOffRequestState`.
    ///
    /// Known from the vendor's library.
    public enum TimeOffRequestState: WireEnum {
        /// `Pending`, 3.
        case pending
        /// `Approved`, 5.
        case approved
        /// `Denied`, 7.
        case denied
        /// `Canceled`, 13.
        case canceled
        /// `All`, 1365.
        case all
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .pending: 3
            case .approved: 5
            case .denied: 7
            case .canceled: 13
            case .all: 1365
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 3: self = .pending
            case 5: self = .approved
            case 7: self = .denied
            case 13: self = .canceled
            case 1365: self = .all
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.TimeOffRequestType`.
    ///
    /// Known from the vendor's library.
    public enum TimeOffRequestType: WireEnum {
        /// `FullDay`, 3.
        case fullDay
        /// `PartialDay`, 5.
        case partialDay
        /// `All`, 15.
        case all
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .fullDay: 3
            case .partialDay: 5
            case .all: 15
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 3: self = .fullDay
            case 5: self = .partialDay
            case 15: self = .all
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.TradeMatchState`.
    ///
    /// Known from the vendor's library.
    public enum TradeMatchState: WireEnum {
        /// `PendingForAdminReview`, 3.
        case pendingForAdminReview
        /// `Approved`, 5.
        case approved
        /// `Denied`, 7.
        case denied
        /// `Canceled`, 11.
        case canceled
        /// `Expired`, 13.
        case expired
        /// `All`, 15015.
        case all
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .pendingForAdminReview: 3
            case .approved: 5
            case .denied: 7
            case .canceled: 11
            case .expired: 13
            case .all: 15015
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 3: self = .pendingForAdminReview
            case 5: self = .approved
            case 7: self = .denied
            case 11: self = .canceled
            case 13: self = .expired
            case 15015: self = .all
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.TradeRequestState`.
    ///
    /// Known from the vendor's library.
    public enum TradeRequestState: WireEnum {
        /// `UnMatched`, 3.
        case unMatched
        /// `Matched`, 5.
        case matched
        /// `Denied`, 7.
        case denied
        /// `Canceled`, 11.
        case canceled
        /// `Expired`, 13.
        case expired
        /// `All`, 15015.
        case all
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .unMatched: 3
            case .matched: 5
            case .denied: 7
            case .canceled: 11
            case .expired: 13
            case .all: 15015
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 3: self = .unMatched
            case 5: self = .matched
            case 7: self = .denied
            case 11: self = .canceled
            case 13: self = .expired
            case 15015: self = .all
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Wfm {
    /// Enum `Wfm.WaitlistReason`.
    ///
    /// Known from the vendor's library.
    public enum WaitlistReason: WireEnum {
        /// `NotWaitlisted`, 0.
        case notWaitlisted
        /// `Unknown`, 1.
        case undetermined
        /// `ActivityCodeNotPartOfAccrualPlan`, 2.
        case activityCodeNotPartOfAccrualPlan
        /// `AutoApproveDisabled`, 3.
        case autoApproveDisabled
        /// `NotEnoughAccruedHours`, 4.
        case notEnoughAccruedHours
        /// `NotEnoughAvailableAllotments`, 5.
        case notEnoughAvailableAllotments
        /// `UserDoesNotBelongToSchedulingUnit`, 6.
        case userDoesNotBelongToSchedulingUnit
        /// `UserDoesNotBelongToCoverageGroup`, 7.
        case userDoesNotBelongToCoverageGroup
        /// `NoAllotmentDataExists`, 8.
        case noAllotmentDataExists
        /// `InvalidatesApprovedRequestsInFuture`, 9.
        case invalidatesApprovedRequestsInFuture
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .notWaitlisted: 0
            case .undetermined: 1
            case .activityCodeNotPartOfAccrualPlan: 2
            case .autoApproveDisabled: 3
            case .notEnoughAccruedHours: 4
            case .notEnoughAvailableAllotments: 5
            case .userDoesNotBelongToSchedulingUnit: 6
            case .userDoesNotBelongToCoverageGroup: 7
            case .noAllotmentDataExists: 8
            case .invalidatesApprovedRequestsInFuture: 9
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .notWaitlisted
            case 1: self = .undetermined
            case 2: self = .activityCodeNotPartOfAccrualPlan
            case 3: self = .autoApproveDisabled
            case 4: self = .notEnoughAccruedHours
            case 5: self = .notEnoughAvailableAllotments
            case 6: self = .userDoesNotBelongToSchedulingUnit
            case 7: self = .userDoesNotBelongToCoverageGroup
            case 8: self = .noAllotmentDataExists
            case 9: self = .invalidatesApprovedRequestsInFuture
            default: self = .unknown(rawValue)
            }
        }
    }
}
