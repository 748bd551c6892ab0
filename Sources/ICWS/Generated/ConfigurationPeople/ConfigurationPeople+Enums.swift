// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.Action`.
    ///
    /// Known from the vendor's library.
    public enum Action: WireEnum {
        /// `Addin`, 0.
        case addin
        /// `CustomNotification`, 1.
        case customNotification
        /// `LaunchApplication`, 2.
        case launchApplication
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .addin: 0
            case .customNotification: 1
            case .launchApplication: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .addin
            case 1: self = .customNotification
            case 2: self = .launchApplication
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.Availability`.
    ///
    /// Known from the vendor's library.
    public enum Availability: WireEnum {
        /// `Always`, 0.
        case always
        /// `WithActiveInteractionSelected`, 1.
        case withActiveInteractionSelected
        /// `WithInteractionSelected`, 2.
        case withInteractionSelected
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .always: 0
            case .withActiveInteractionSelected: 1
            case .withInteractionSelected: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .always
            case 1: self = .withActiveInteractionSelected
            case 2: self = .withInteractionSelected
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.EFaqSearchOptions`.
    ///
    /// Known from the vendor's library.
    public enum EFaqSearchOptions: WireEnum {
        /// `All`, 0.
        case all
        /// `Generous`, 1.
        case generous
        /// `Best`, 2.
        case best
        /// `Strict`, 3.
        case strict
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .all: 0
            case .generous: 1
            case .best: 2
            case .strict: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .all
            case 1: self = .generous
            case 2: self = .best
            case 3: self = .strict
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.InteractionType`.
    ///
    /// Known from the vendor's library.
    public enum InteractionType: WireEnum {
        /// `All`, 0.
        case all
        /// `Call`, 1.
        case call
        /// `Iwebcallback`, 2.
        case iwebcallback
        /// `Chat`, 3.
        case chat
        /// `Email`, 4.
        case email
        /// `Generic`, 5.
        case generic
        /// `Workitem`, 6.
        case workitem
        /// `Directmessage`, 7.
        case directmessage
        /// `Socialconversation`, 8.
        case socialconversation
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .all: 0
            case .call: 1
            case .iwebcallback: 2
            case .chat: 3
            case .email: 4
            case .generic: 5
            case .workitem: 6
            case .directmessage: 7
            case .socialconversation: 8
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .all
            case 1: self = .call
            case 2: self = .iwebcallback
            case 3: self = .chat
            case 4: self = .email
            case 5: self = .generic
            case 6: self = .workitem
            case 7: self = .directmessage
            case 8: self = .socialconversation
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.Location`.
    ///
    /// Known from the vendor's library.
    public enum Location: WireEnum {
        /// `Queue`, 0.
        case queue
        /// `Interaction`, 1.
        case interaction
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .queue: 0
            case .interaction: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .queue
            case 1: self = .interaction
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.LyncOption`.
    ///
    /// Known from the vendor's library.
    public enum LyncOption: WireEnum {
        /// `None`, 0.
        case none
        /// `PublicConnectivity`, 1.
        case publicConnectivity
        /// `RemoteCallControl`, 2.
        case remoteCallControl
        /// `OrganizeMeetingWithAnonymousParticipants`, 3.
        case organizeMeetingWithAnonymousParticipants
        /// `UnifiedCommunications`, 4.
        case unifiedCommunications
        /// `EnhancedPresence`, 5.
        case enhancedPresence
        /// `RemoteCallControlDualMode`, 6.
        case remoteCallControlDualMode
        /// `AutoAttendantEnabled`, 7.
        case autoAttendantEnabled
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .publicConnectivity: 1
            case .remoteCallControl: 2
            case .organizeMeetingWithAnonymousParticipants: 3
            case .unifiedCommunications: 4
            case .enhancedPresence: 5
            case .remoteCallControlDualMode: 6
            case .autoAttendantEnabled: 7
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .publicConnectivity
            case 2: self = .remoteCallControl
            case 3: self = .organizeMeetingWithAnonymousParticipants
            case 4: self = .unifiedCommunications
            case 5: self = .enhancedPresence
            case 6: self = .remoteCallControlDualMode
            case 7: self = .autoAttendantEnabled
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.MonitoredMailboxType`.
    ///
    /// Known from the vendor's library.
    public enum MonitoredMailboxType: WireEnum {
        /// `Inbound`, 0.
        case inbound
        /// `Outbound`, 1.
        case outbound
        /// `OutboundAndInbound`, 2.
        case outboundAndInbound
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .inbound: 0
            case .outbound: 1
            case .outboundAndInbound: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .inbound
            case 1: self = .outbound
            case 2: self = .outboundAndInbound
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.MwiMode`.
    ///
    /// Known from the vendor's library.
    public enum MwiMode: WireEnum {
        /// `Default`, 0.
        case `default`
        /// `Address`, 1.
        case address
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .`default`: 0
            case .address: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .`default`
            case 1: self = .address
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.PatternType`.
    ///
    /// Known from the vendor's library.
    public enum PatternType: WireEnum {
        /// `OneTime`, 0.
        case oneTime
        /// `RepeatDaily`, 1.
        case repeatDaily
        /// `RepeatWeekly`, 2.
        case repeatWeekly
        /// `RepeatMonthly`, 3.
        case repeatMonthly
        /// `RepeatYearly`, 4.
        case repeatYearly
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .oneTime: 0
            case .repeatDaily: 1
            case .repeatWeekly: 2
            case .repeatMonthly: 3
            case .repeatYearly: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .oneTime
            case 1: self = .repeatDaily
            case 2: self = .repeatWeekly
            case 3: self = .repeatMonthly
            case 4: self = .repeatYearly
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.QueueColumnAttributeType`.
    ///
    /// Known from the vendor's library.
    public enum QueueColumnAttributeType: WireEnum {
        /// `Boolean`, 0.
        case boolean
        /// `Duration`, 1.
        case duration
        /// `InteractionId`, 2.
        case interactionId
        /// `MultiValueInteractionId`, 3.
        case multiValueInteractionId
        /// `MultiValueNumber`, 4.
        case multiValueNumber
        /// `MultiValueString`, 5.
        case multiValueString
        /// `Number`, 6.
        case number
        /// `String`, 7.
        case string
        /// `TimeStamp`, 8.
        case timeStamp
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .boolean: 0
            case .duration: 1
            case .interactionId: 2
            case .multiValueInteractionId: 3
            case .multiValueNumber: 4
            case .multiValueString: 5
            case .number: 6
            case .string: 7
            case .timeStamp: 8
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .boolean
            case 1: self = .duration
            case 2: self = .interactionId
            case 3: self = .multiValueInteractionId
            case 4: self = .multiValueNumber
            case 5: self = .multiValueString
            case 6: self = .number
            case 7: self = .string
            case 8: self = .timeStamp
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.RelativeDayType`.
    ///
    /// Known from the vendor's library.
    public enum RelativeDayType: WireEnum {
        /// `Day`, 0.
        case day
        /// `Sunday`, 1.
        case sunday
        /// `Monday`, 2.
        case monday
        /// `Tuesday`, 3.
        case tuesday
        /// `Wednesday`, 4.
        case wednesday
        /// `Thursday`, 5.
        case thursday
        /// `Friday`, 6.
        case friday
        /// `Saturday`, 7.
        case saturday
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .day: 0
            case .sunday: 1
            case .monday: 2
            case .tuesday: 3
            case .wednesday: 4
            case .thursday: 5
            case .friday: 6
            case .saturday: 7
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .day
            case 1: self = .sunday
            case 2: self = .monday
            case 3: self = .tuesday
            case 4: self = .wednesday
            case 5: self = .thursday
            case 6: self = .friday
            case 7: self = .saturday
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.RelativeMonthlyInstanceType`.
    ///
    /// Known from the vendor's library.
    public enum RelativeMonthlyInstanceType: WireEnum {
        /// `First`, 0.
        case first
        /// `Second`, 1.
        case second
        /// `Third`, 2.
        case third
        /// `Fourth`, 3.
        case fourth
        /// `Last`, 4.
        case last
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .first: 0
            case .second: 1
            case .third: 2
            case .fourth: 3
            case .last: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .first
            case 1: self = .second
            case 2: self = .third
            case 3: self = .fourth
            case 4: self = .last
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.SecureInputFormType`.
    ///
    /// Known from the vendor's library.
    public enum SecureInputFormType: WireEnum {
        /// `None`, 0.
        case none
        /// `Custom`, 1.
        case custom
        /// `Simple`, 2.
        case simple
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .custom: 1
            case .simple: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .custom
            case 2: self = .simple
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.WebClientFaxFormat`.
    ///
    /// Known from the vendor's library.
    public enum WebClientFaxFormat: WireEnum {
        /// `None`, 0.
        case none
        /// `PDF`, 1.
        case pdf
        /// `PNG`, 2.
        case png
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .pdf: 1
            case .png: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .pdf
            case 2: self = .png
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.People {
    /// Enum `Configuration.People.WorkgroupQueueType`.
    ///
    /// Known from the vendor's library.
    public enum WorkgroupQueueType: WireEnum {
        /// `None`, 0.
        case none
        /// `Custom`, 1.
        case custom
        /// `GroupRing`, 2.
        case groupRing
        /// `Sequential`, 3.
        case sequential
        /// `RoundRobin`, 4.
        case roundRobin
        /// `ACD`, 5.
        case acd
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .custom: 1
            case .groupRing: 2
            case .sequential: 3
            case .roundRobin: 4
            case .acd: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .custom
            case 2: self = .groupRing
            case 3: self = .sequential
            case 4: self = .roundRobin
            case 5: self = .acd
            default: self = .unknown(rawValue)
            }
        }
    }
}
