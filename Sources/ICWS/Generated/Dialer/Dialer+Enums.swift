// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Dialer {
    /// Enum `Dialer.AgentType`.
    ///
    /// Known from the vendor's library.
    public enum AgentType: WireEnum {
        /// `Regular`, 1.
        case regular
        /// `Finishing`, 2.
        case finishing
        /// `Composite`, 3.
        case composite
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .regular: 1
            case .finishing: 2
            case .composite: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .regular
            case 2: self = .finishing
            case 3: self = .composite
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.BaseScriptDateTimeControlFormat`.
    ///
    /// Known from the vendor's library.
    public enum BaseScriptDateTimeControlFormat: WireEnum {
        /// `ShortDate`, 1.
        case shortDate
        /// `LongDate`, 2.
        case longDate
        /// `Time`, 4.
        case time
        /// `ShortDateWithTime`, 5.
        case shortDateWithTime
        /// `LongDateWithTime`, 6.
        case longDateWithTime
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .shortDate: 1
            case .longDate: 2
            case .time: 4
            case .shortDateWithTime: 5
            case .longDateWithTime: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .shortDate
            case 2: self = .longDate
            case 4: self = .time
            case 5: self = .shortDateWithTime
            case 6: self = .longDateWithTime
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.BaseScriptPageControlType`.
    ///
    /// Known from the vendor's library.
    public enum BaseScriptPageControlType: WireEnum {
        /// `Text`, 0.
        case text
        /// `Numeric`, 1.
        case numeric
        /// `Radio`, 2.
        case radio
        /// `Listbox`, 3.
        case listbox
        /// `DateTime`, 4.
        case dateTime
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .text: 0
            case .numeric: 1
            case .radio: 2
            case .listbox: 3
            case .dateTime: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .text
            case 1: self = .numeric
            case 2: self = .radio
            case 3: self = .listbox
            case 4: self = .dateTime
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.BreakStatusType`.
    ///
    /// Known from the vendor's library.
    public enum BreakStatusType: WireEnum {
        /// `NotOnBreak`, 0.
        case notOnBreak
        /// `BreakPending`, 1.
        case breakPending
        /// `OnBreak`, 2.
        case onBreak
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .notOnBreak: 0
            case .breakPending: 1
            case .onBreak: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .notOnBreak
            case 1: self = .breakPending
            case 2: self = .onBreak
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.CampaignLogonErrorCode`.
    ///
    /// Known from the vendor's library.
    public enum CampaignLogonErrorCode: WireEnum {
        /// `UnknownError`, 0.
        case unknownError
        /// `WrongWorkgroup`, 1.
        case wrongWorkgroup
        /// `CampaignNotFound`, 2.
        case campaignNotFound
        /// `CampaignStopping`, 3.
        case campaignStopping
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .unknownError: 0
            case .wrongWorkgroup: 1
            case .campaignNotFound: 2
            case .campaignStopping: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .unknownError
            case 1: self = .wrongWorkgroup
            case 2: self = .campaignNotFound
            case 3: self = .campaignStopping
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.CampaignStatusType`.
    ///
    /// Known from the vendor's library.
    public enum CampaignStatusType: WireEnum {
        /// `Invalid`, 0.
        case invalid
        /// `On`, 1.
        case on
        /// `Off`, 2.
        case off
        /// `ScheduleOnly`, 4.
        case scheduleOnly
        /// `Auto`, 8.
        case auto
        /// `Paused`, 16.
        case paused
        /// `Completed`, 32.
        case completed
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .invalid: 0
            case .on: 1
            case .off: 2
            case .scheduleOnly: 4
            case .auto: 8
            case .paused: 16
            case .completed: 32
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .invalid
            case 1: self = .on
            case 2: self = .off
            case 4: self = .scheduleOnly
            case 8: self = .auto
            case 16: self = .paused
            case 32: self = .completed
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.CampaignType`.
    ///
    /// Known from the vendor's library.
    public enum CampaignType: WireEnum {
        /// `Predictive`, 1.
        case predictive
        /// `Power`, 2.
        case power
        /// `Preview`, 3.
        case preview
        /// `Agentless`, 8.
        case agentless
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .predictive: 1
            case .power: 2
            case .preview: 3
            case .agentless: 8
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .predictive
            case 2: self = .power
            case 3: self = .preview
            case 8: self = .agentless
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.ConnectionState`.
    ///
    /// Known from the vendor's library.
    public enum ConnectionState: WireEnum {
        /// `None`, 0.
        case none
        /// `Up`, 1.
        case up
        /// `Down`, 2.
        case down
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .up: 1
            case .down: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .up
            case 2: self = .down
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.DialingMode`.
    ///
    /// Known from the vendor's library.
    public enum DialingMode: WireEnum {
        /// `Preview`, 0.
        case preview
        /// `OwnAgentCallback_Preview`, 1.
        case ownAgentCallbackPreview
        /// `Regular`, 2.
        case regular
        /// `OwnAgentCallback`, 3.
        case ownAgentCallback
        /// `Agentless`, 4.
        case agentless
        /// `Precise`, 5.
        case precise
        /// `Manual`, 6.
        case manual
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .preview: 0
            case .ownAgentCallbackPreview: 1
            case .regular: 2
            case .ownAgentCallback: 3
            case .agentless: 4
            case .precise: 5
            case .manual: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .preview
            case 1: self = .ownAgentCallbackPreview
            case 2: self = .regular
            case 3: self = .ownAgentCallback
            case 4: self = .agentless
            case 5: self = .precise
            case 6: self = .manual
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.ManualCallNumberType`.
    ///
    /// Known from the vendor's library.
    public enum ManualCallNumberType: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `ContactColumnName`, 1.
        case contactColumnName
        /// `ContactColumnId`, 2.
        case contactColumnId
        /// `PhoneNumber`, 3.
        case phoneNumber
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .contactColumnName: 1
            case .contactColumnId: 2
            case .phoneNumber: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .contactColumnName
            case 2: self = .contactColumnId
            case 3: self = .phoneNumber
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.ManualOutboundCallStatus`.
    ///
    /// Known from the vendor's library.
    public enum ManualOutboundCallStatus: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `None`, 1.
        case none
        /// `InvalidCampaign`, 2.
        case invalidCampaign
        /// `InvalidAgent`, 3.
        case invalidAgent
        /// `InternalError`, 4.
        case internalError
        /// `AgentNotIdle`, 5.
        case agentNotIdle
        /// `ContactNotFound`, 6.
        case contactNotFound
        /// `ContactUncallable`, 7.
        case contactUncallable
        /// `ContactBlocked`, 8.
        case contactBlocked
        /// `PlaceCallFailed`, 9.
        case placeCallFailed
        /// `InvalidPhoneNumber`, 10.
        case invalidPhoneNumber
        /// `CallBlocked`, 11.
        case callBlocked
        /// `CallPlaced`, 12.
        case callPlaced
        /// `CallComplete`, 13.
        case callComplete
        /// `PolicyCompleted`, 14.
        case policyCompleted
        /// `PreviouslyDialed`, 15.
        case previouslyDialed
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .none: 1
            case .invalidCampaign: 2
            case .invalidAgent: 3
            case .internalError: 4
            case .agentNotIdle: 5
            case .contactNotFound: 6
            case .contactUncallable: 7
            case .contactBlocked: 8
            case .placeCallFailed: 9
            case .invalidPhoneNumber: 10
            case .callBlocked: 11
            case .callPlaced: 12
            case .callComplete: 13
            case .policyCompleted: 14
            case .previouslyDialed: 15
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .none
            case 2: self = .invalidCampaign
            case 3: self = .invalidAgent
            case 4: self = .internalError
            case 5: self = .agentNotIdle
            case 6: self = .contactNotFound
            case 7: self = .contactUncallable
            case 8: self = .contactBlocked
            case 9: self = .placeCallFailed
            case 10: self = .invalidPhoneNumber
            case 11: self = .callBlocked
            case 12: self = .callPlaced
            case 13: self = .callComplete
            case 14: self = .policyCompleted
            case 15: self = .previouslyDialed
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.PreviewDialingMode`.
    ///
    /// Known from the vendor's library.
    public enum PreviewDialingMode: WireEnum {
        /// `Preview`, 0.
        case preview
        /// `OwnAgentCallback_Preview`, 1.
        case ownAgentCallbackPreview
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .preview: 0
            case .ownAgentCallbackPreview: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .preview
            case 1: self = .ownAgentCallbackPreview
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Dialer {
    /// Enum `Dialer.RelativeTo`.
    ///
    /// Known from the vendor's library.
    public enum RelativeTo: WireEnum {
        /// `UTC`, 0.
        case utc
        /// `Contact`, 1.
        case contact
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .utc: 0
            case .contact: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .utc
            case 1: self = .contact
            default: self = .unknown(rawValue)
            }
        }
    }
}
