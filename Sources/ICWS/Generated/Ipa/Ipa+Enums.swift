// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Ipa {
    /// Enum `Ipa.ClosePageReason`.
    ///
    /// Known from the vendor's library.
    public enum ClosePageReason: WireEnum {
        /// `WorkItemCompleted`, 1.
        case workItemCompleted
        /// `WorkItemHeld`, 2.
        case workItemHeld
        /// `WorkItemDisconnected`, 3.
        case workItemDisconnected
        /// `WorkItemNoLongerAssignedToUser`, 4.
        case workItemNoLongerAssignedToUser
        /// `ProcessInError`, 5.
        case processInError
        /// `UserNoLongerLicensedForIpa`, 6.
        case userNoLongerLicensedForIpa
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .workItemCompleted: 1
            case .workItemHeld: 2
            case .workItemDisconnected: 3
            case .workItemNoLongerAssignedToUser: 4
            case .processInError: 5
            case .userNoLongerLicensedForIpa: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .workItemCompleted
            case 2: self = .workItemHeld
            case 3: self = .workItemDisconnected
            case 4: self = .workItemNoLongerAssignedToUser
            case 5: self = .processInError
            case 6: self = .userNoLongerLicensedForIpa
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Ipa {
    /// Enum `Ipa.FlowStatus`.
    ///
    /// Known from the vendor's library.
    public enum FlowStatus: WireEnum {
        /// `None`, 0.
        case none
        /// `NotFound`, 1.
        case notFound
        /// `Invalid`, 2.
        case invalid
        /// `Running`, 3.
        case running
        /// `Error`, 4.
        case error
        /// `Completed`, 5.
        case completed
        /// `Canceled`, 6.
        case canceled
        /// `RestoredInError`, 7.
        case restoredInError
        /// `PropagatedError`, 8.
        case propagatedError
        /// `Queued`, 9.
        case queued
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .notFound: 1
            case .invalid: 2
            case .running: 3
            case .error: 4
            case .completed: 5
            case .canceled: 6
            case .restoredInError: 7
            case .propagatedError: 8
            case .queued: 9
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .notFound
            case 2: self = .invalid
            case 3: self = .running
            case 4: self = .error
            case 5: self = .completed
            case 6: self = .canceled
            case 7: self = .restoredInError
            case 8: self = .propagatedError
            case 9: self = .queued
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Ipa {
    /// Enum `Ipa.LaunchMode`.
    ///
    /// Known from the vendor's library.
    public enum LaunchMode: WireEnum {
        /// `Test`, 1.
        case test
        /// `Production`, 2.
        case production
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .test: 1
            case .production: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .test
            case 2: self = .production
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Ipa {
    /// Enum `Ipa.PageCommandType`.
    ///
    /// Known from the vendor's library.
    public enum PageCommandType: WireEnum {
        /// `Submit`, 1.
        case submit
        /// `Cancel`, 2.
        case cancel
        /// `Save`, 3.
        case save
        /// `Hold`, 4.
        case hold
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .submit: 1
            case .cancel: 2
            case .save: 3
            case .hold: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .submit
            case 2: self = .cancel
            case 3: self = .save
            case 4: self = .hold
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Ipa {
    /// Enum `Ipa.PasOverloadedAtLaunchOption`.
    ///
    /// Known from the vendor's library.
    public enum PasOverloadedAtLaunchOption: WireEnum {
        /// `Fail`, 1.
        case fail
        /// `Queue`, 2.
        case queue
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .fail: 1
            case .queue: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .fail
            case 2: self = .queue
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Ipa {
    /// Enum `Ipa.PasRunState`.
    ///
    /// Known from the vendor's library.
    public enum PasRunState: WireEnum {
        /// `None`, 0.
        case none
        /// `Running`, 1.
        case running
        /// `ShuttingDown`, 2.
        case shuttingDown
        /// `Down`, 3.
        case down
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .running: 1
            case .shuttingDown: 2
            case .down: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .running
            case 2: self = .shuttingDown
            case 3: self = .down
            default: self = .unknown(rawValue)
            }
        }
    }
}
