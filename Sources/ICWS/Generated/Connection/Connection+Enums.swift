// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Connection {
    /// Enum `Connection.BackupState`.
    ///
    /// Known from the vendor's library.
    public enum BackupState: WireEnum {
        /// `Active`, 0.
        case active
        /// `UpgradeLower`, 1.
        case upgradeLower
        /// `UpgradeHigher`, 2.
        case upgradeHigher
        /// `UpgradeHigherManual`, 3.
        case upgradeHigherManual
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .active: 0
            case .upgradeLower: 1
            case .upgradeHigher: 2
            case .upgradeHigherManual: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .active
            case 1: self = .upgradeLower
            case 2: self = .upgradeHigher
            case 3: self = .upgradeHigherManual
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Connection {
    /// Enum `Connection.ConnectionState`.
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

extension ICWS.Connection {
    /// Enum `Connection.StationConnectionMode`.
    ///
    /// Known from the vendor's library.
    public enum StationConnectionMode: WireEnum {
        /// `Default`, 0.
        case `default`
        /// `IndependentofSession`, 1.
        case independentofSession
        /// `IndependentConnectionsLogoutWithSession`, 2.
        case independentConnectionsLogoutWithSession
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .`default`: 0
            case .independentofSession: 1
            case .independentConnectionsLogoutWithSession: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .`default`
            case 1: self = .independentofSession
            case 2: self = .independentConnectionsLogoutWithSession
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Connection {
    /// Enum `Connection.StationSettingsType`.
    ///
    /// Known from the vendor's library.
    public enum StationSettingsType: WireEnum {
        /// `None`, 0.
        case none
        /// `Workstation`, 1.
        case workstation
        /// `RemoteWorkstation`, 2.
        case remoteWorkstation
        /// `RemoteNumber`, 3.
        case remoteNumber
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .workstation: 1
            case .remoteWorkstation: 2
            case .remoteNumber: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .workstation
            case 2: self = .remoteWorkstation
            case 3: self = .remoteNumber
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Connection {
    /// Enum `Connection.SupportedMediaType`.
    ///
    /// Known from the vendor's library.
    public enum SupportedMediaType: WireEnum {
        /// `None`, 0.
        case none
        /// `Call`, 1.
        case call
        /// `Chat`, 2.
        case chat
        /// `Email`, 3.
        case email
        /// `Generic`, 4.
        case generic
        /// `Callback`, 5.
        case callback
        /// `SmsMessage`, 6.
        case smsMessage
        /// `WorkItem`, 7.
        case workItem
        /// `DirectMessage`, 8.
        case directMessage
        /// `SocialConversation`, 9.
        case socialConversation
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .call: 1
            case .chat: 2
            case .email: 3
            case .generic: 4
            case .callback: 5
            case .smsMessage: 6
            case .workItem: 7
            case .directMessage: 8
            case .socialConversation: 9
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .call
            case 2: self = .chat
            case 3: self = .email
            case 4: self = .generic
            case 5: self = .callback
            case 6: self = .smsMessage
            case 7: self = .workItem
            case 8: self = .directMessage
            case 9: self = .socialConversation
            default: self = .unknown(rawValue)
            }
        }
    }
}
