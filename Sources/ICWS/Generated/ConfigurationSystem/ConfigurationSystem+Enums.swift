// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.ActionType`.
    ///
    /// Known from the vendor's library.
    public enum ActionType: WireEnum {
        /// `Dde`, 0.
        case dde
        /// `CustomScreenPop`, 1.
        case customScreenPop
        /// `WebBrowserScreenPop`, 2.
        case webBrowserScreenPop
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .dde: 0
            case .customScreenPop: 1
            case .webBrowserScreenPop: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .dde
            case 1: self = .customScreenPop
            case 2: self = .webBrowserScreenPop
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.AttendantOverrideType`.
    ///
    /// Known from the vendor's library.
    public enum AttendantOverrideType: WireEnum {
        /// `Allow`, 0.
        case allow
        /// `Restrict`, 1.
        case restrict
        /// `Disallow`, 2.
        case disallow
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .allow: 0
            case .restrict: 1
            case .disallow: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .allow
            case 1: self = .restrict
            case 2: self = .disallow
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.DataSourceSubType`.
    ///
    /// Known from the vendor's library.
    public enum DataSourceSubType: WireEnum {
        /// `Db2`, 0.
        case db2
        /// `Informix`, 1.
        case informix
        /// `Ingres`, 2.
        case ingres
        /// `Oracle`, 3.
        case oracle
        /// `MsAccess`, 4.
        case msAccess
        /// `MsSql`, 5.
        case msSql
        /// `Sybase`, 6.
        case sybase
        /// `Other`, 7.
        case other
        /// `IPlanet`, 8.
        case iPlanet
        /// `OpenLdap`, 9.
        case openLdap
        /// `ActiveDirectory`, 10.
        case activeDirectory
        /// `MsOutlook`, 11.
        case msOutlook
        /// `MsExchange`, 12.
        case msExchange
        /// `IninTextFile`, 13.
        case ininTextFile
        /// `ThinkDirectMarketing`, 14.
        case thinkDirectMarketing
        /// `RediConnect`, 15.
        case rediConnect
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .db2: 0
            case .informix: 1
            case .ingres: 2
            case .oracle: 3
            case .msAccess: 4
            case .msSql: 5
            case .sybase: 6
            case .other: 7
            case .iPlanet: 8
            case .openLdap: 9
            case .activeDirectory: 10
            case .msOutlook: 11
            case .msExchange: 12
            case .ininTextFile: 13
            case .thinkDirectMarketing: 14
            case .rediConnect: 15
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .db2
            case 1: self = .informix
            case 2: self = .ingres
            case 3: self = .oracle
            case 4: self = .msAccess
            case 5: self = .msSql
            case 6: self = .sybase
            case 7: self = .other
            case 8: self = .iPlanet
            case 9: self = .openLdap
            case 10: self = .activeDirectory
            case 11: self = .msOutlook
            case 12: self = .msExchange
            case 13: self = .ininTextFile
            case 14: self = .thinkDirectMarketing
            case 15: self = .rediConnect
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.DataSourceType`.
    ///
    /// Known from the vendor's library.
    public enum DataSourceType: WireEnum {
        /// `Jdbc`, 0.
        case jdbc
        /// `JdbcOdbc`, 1.
        case jdbcOdbc
        /// `Ldap`, 2.
        case ldap
        /// `Mapi`, 3.
        case mapi
        /// `Odbc`, 4.
        case odbc
        /// `WhitePages`, 5.
        case whitePages
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .jdbc: 0
            case .jdbcOdbc: 1
            case .ldap: 2
            case .mapi: 3
            case .odbc: 4
            case .whitePages: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .jdbc
            case 1: self = .jdbcOdbc
            case 2: self = .ldap
            case 3: self = .mapi
            case 4: self = .odbc
            case 5: self = .whitePages
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.DestinationType`.
    ///
    /// Known from the vendor's library.
    public enum DestinationType: WireEnum {
        /// `User`, 0.
        case user
        /// `Workgroup`, 1.
        case workgroup
        /// `Station`, 2.
        case station
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .user: 0
            case .workgroup: 1
            case .station: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .user
            case 1: self = .workgroup
            case 2: self = .station
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.ImageMimeType`.
    ///
    /// Known from the vendor's library.
    public enum ImageMimeType: WireEnum {
        /// `None`, 0.
        case none
        /// `TIFF`, 1.
        case tiff
        /// `JPEG`, 2.
        case jpeg
        /// `PNG`, 3.
        case png
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .tiff: 1
            case .jpeg: 2
            case .png: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .tiff
            case 2: self = .jpeg
            case 3: self = .png
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.PopupType`.
    ///
    /// Known from the vendor's library.
    public enum PopupType: WireEnum {
        /// `New`, 0.
        case new
        /// `Tab`, 1.
        case tab
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .new: 0
            case .tab: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .new
            case 1: self = .tab
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.SubstitutionType`.
    ///
    /// Known from the vendor's library.
    public enum SubstitutionType: WireEnum {
        /// `None`, 0.
        case none
        /// `Replace`, 1.
        case replace
        /// `Prefix`, 2.
        case prefix
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .replace: 1
            case .prefix: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .replace
            case 2: self = .prefix
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.System {
    /// Enum `Configuration.System.SystemMailboxType`.
    ///
    /// Known from the vendor's library.
    public enum SystemMailboxType: WireEnum {
        /// `None`, 0.
        case none
        /// `Exchange`, 1.
        case exchange
        /// `Notes`, 2.
        case notes
        /// `InteractionMessageStore`, 3.
        case interactionMessageStore
        /// `GroupWise`, 4.
        case groupWise
        /// `Ldap`, 5.
        case ldap
        /// `Smtp`, 6.
        case smtp
        /// `Imap`, 7.
        case imap
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .exchange: 1
            case .notes: 2
            case .interactionMessageStore: 3
            case .groupWise: 4
            case .ldap: 5
            case .smtp: 6
            case .imap: 7
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .exchange
            case 2: self = .notes
            case 3: self = .interactionMessageStore
            case 4: self = .groupWise
            case 5: self = .ldap
            case 6: self = .smtp
            case 7: self = .imap
            default: self = .unknown(rawValue)
            }
        }
    }
}
