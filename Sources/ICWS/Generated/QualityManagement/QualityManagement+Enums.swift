// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.QualityManagement {
    /// Enum `QualityManagement.QuestionnaireQuestionLevel`.
    ///
    /// Known from the vendor's library.
    public enum QuestionnaireQuestionLevel: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `Optional`, 1.
        case optional
        /// `Required`, 2.
        case required
        /// `Critical`, 3.
        case critical
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .optional: 1
            case .required: 2
            case .critical: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .optional
            case 2: self = .required
            case 3: self = .critical
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.QualityManagement {
    /// Enum `QualityManagement.QuestionnaireResponseType`.
    ///
    /// Known from the vendor's library.
    public enum QuestionnaireResponseType: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `FreeText`, 1.
        case freeText
        /// `Integer`, 2.
        case integer
        /// `Numeric`, 3.
        case numeric
        /// `Boolean`, 4.
        case boolean
        /// `MultipleChoice`, 5.
        case multipleChoice
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .freeText: 1
            case .integer: 2
            case .numeric: 3
            case .boolean: 4
            case .multipleChoice: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .freeText
            case 2: self = .integer
            case 3: self = .numeric
            case 4: self = .boolean
            case 5: self = .multipleChoice
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.QualityManagement {
    /// Enum `QualityManagement.ScorecardCalibration`.
    ///
    /// Known from the vendor's library.
    public enum ScorecardCalibration: WireEnum {
        /// `None`, 0.
        case none
        /// `Marked`, 1.
        case marked
        /// `Required`, 2.
        case required
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .marked: 1
            case .required: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .marked
            case 2: self = .required
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.QualityManagement {
    /// Enum `QualityManagement.ScorecardScoringState`.
    ///
    /// Known from the vendor's library.
    public enum ScorecardScoringState: WireEnum {
        /// `Invalid`, 0.
        case invalid
        /// `Assigned`, 1.
        case assigned
        /// `InProgress`, 2.
        case inProgress
        /// `Complete`, 3.
        case complete
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .invalid: 0
            case .assigned: 1
            case .inProgress: 2
            case .complete: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .invalid
            case 1: self = .assigned
            case 2: self = .inProgress
            case 3: self = .complete
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.QualityManagement {
    /// Enum `QualityManagement.ScorecardSignoffState`.
    ///
    /// Known from the vendor's library.
    public enum ScorecardSignoffState: WireEnum {
        /// `NotRequired`, 0.
        case notRequired
        /// `InProgress`, 1.
        case inProgress
        /// `Complete`, 2.
        case complete
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .notRequired: 0
            case .inProgress: 1
            case .complete: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .notRequired
            case 1: self = .inProgress
            case 2: self = .complete
            default: self = .unknown(rawValue)
            }
        }
    }
}
