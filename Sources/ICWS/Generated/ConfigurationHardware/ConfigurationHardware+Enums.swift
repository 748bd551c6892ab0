// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineAccessValidation`.
    ///
    /// Known from the vendor's library.
    public enum LineAccessValidation: WireEnum {
        /// `LastHop`, 0.
        case lastHop
        /// `Originator`, 1.
        case originator
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .lastHop: 0
            case .originator: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .lastHop
            case 1: self = .originator
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineAddressFamily`.
    ///
    /// Known from the vendor's library.
    public enum LineAddressFamily: WireEnum {
        /// `Ipv4`, 0.
        case ipv4
        /// `Ipv6`, 1.
        case ipv6
        /// `TelephonyDefault`, 2.
        case telephonyDefault
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .ipv4: 0
            case .ipv6: 1
            case .telephonyDefault: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .ipv4
            case 1: self = .ipv6
            case 2: self = .telephonyDefault
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineAudioPath`.
    ///
    /// Known from the vendor's library.
    public enum LineAudioPath: WireEnum {
        /// `Dynamic`, 0.
        case dynamic
        /// `AlwaysIn`, 1.
        case alwaysIn
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .dynamic: 0
            case .alwaysIn: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .dynamic
            case 1: self = .alwaysIn
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineAudioProtocol`.
    ///
    /// Known from the vendor's library.
    public enum LineAudioProtocol: WireEnum {
        /// `RTP`, 0.
        case rtp
        /// `SRTP`, 1.
        case srtp
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .rtp: 0
            case .srtp: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .rtp
            case 1: self = .srtp
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCallAnalysisType`.
    ///
    /// Known from the vendor's library.
    public enum LineCallAnalysisType: WireEnum {
        /// `MediaServer`, 0.
        case mediaServer
        /// `MediaServerToInteractionGateway`, 1.
        case mediaServerToInteractionGateway
        /// `InteractionGateway`, 2.
        case interactionGateway
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .mediaServer: 0
            case .mediaServerToInteractionGateway: 1
            case .interactionGateway: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .mediaServer
            case 1: self = .mediaServerToInteractionGateway
            case 2: self = .interactionGateway
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCalledAddressSelection`.
    ///
    /// Known from the vendor's library.
    public enum LineCalledAddressSelection: WireEnum {
        /// `UseRequestURI`, 0.
        case useRequestURI
        /// `UseToHeader`, 1.
        case useToHeader
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .useRequestURI: 0
            case .useToHeader: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .useRequestURI
            case 1: self = .useToHeader
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCallingAddressDivertedCalls`.
    ///
    /// Known from the vendor's library.
    public enum LineCallingAddressDivertedCalls: WireEnum {
        /// `None`, 0.
        case none
        /// `UseDivertedValue`, 1.
        case useDivertedValue
        /// `UseLineValue1`, 2.
        case useLineValue1
        /// `UseLineValue2`, 3.
        case useLineValue2
        /// `UsePassedValueIfPresent`, 4.
        case usePassedValueIfPresent
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .useDivertedValue: 1
            case .useLineValue1: 2
            case .useLineValue2: 3
            case .usePassedValueIfPresent: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .useDivertedValue
            case 2: self = .useLineValue1
            case 3: self = .useLineValue2
            case 4: self = .usePassedValueIfPresent
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCallingAddressDivertedCallsFromHeaderAddress`.
    ///
    /// Known from the vendor's library.
    public enum LineCallingAddressDivertedCallsFromHeaderAddress: WireEnum {
        /// `UseDivertedValue`, 0.
        case useDivertedValue
        /// `UseLineValue1`, 1.
        case useLineValue1
        /// `UseLineValue2`, 2.
        case useLineValue2
        /// `UsePassedValueIfPresent`, 3.
        case usePassedValueIfPresent
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .useDivertedValue: 0
            case .useLineValue1: 1
            case .useLineValue2: 2
            case .usePassedValueIfPresent: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .useDivertedValue
            case 1: self = .useLineValue1
            case 2: self = .useLineValue2
            case 3: self = .usePassedValueIfPresent
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCallingAddressNormalCalls`.
    ///
    /// Known from the vendor's library.
    public enum LineCallingAddressNormalCalls: WireEnum {
        /// `None`, 0.
        case none
        /// `UseLineValue1`, 1.
        case useLineValue1
        /// `UseLineValue2`, 2.
        case useLineValue2
        /// `UsePassedValueIfPresent`, 3.
        case usePassedValueIfPresent
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .useLineValue1: 1
            case .useLineValue2: 2
            case .usePassedValueIfPresent: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .useLineValue1
            case 2: self = .useLineValue2
            case 3: self = .usePassedValueIfPresent
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCallingAddressNormalCallsFromHeaderAddress`.
    ///
    /// Known from the vendor's library.
    public enum LineCallingAddressNormalCallsFromHeaderAddress: WireEnum {
        /// `UseLineValue1`, 0.
        case useLineValue1
        /// `UseLineValue2`, 1.
        case useLineValue2
        /// `UsePassedValueIfPresent`, 2.
        case usePassedValueIfPresent
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .useLineValue1: 0
            case .useLineValue2: 1
            case .usePassedValueIfPresent: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .useLineValue1
            case 1: self = .useLineValue2
            case 2: self = .usePassedValueIfPresent
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineCallingAddressSelection`.
    ///
    /// Known from the vendor's library.
    public enum LineCallingAddressSelection: WireEnum {
        /// `UseFromHeaderOnly`, 0.
        case useFromHeaderOnly
        /// `UsePAssertedIdentityHeaderOnly`, 1.
        case usePAssertedIdentityHeaderOnly
        /// `UsePAssertedIdentityHeaderThenFromHeader`, 2.
        case usePAssertedIdentityHeaderThenFromHeader
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .useFromHeaderOnly: 0
            case .usePAssertedIdentityHeaderOnly: 1
            case .usePAssertedIdentityHeaderThenFromHeader: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .useFromHeaderOnly
            case 1: self = .usePAssertedIdentityHeaderOnly
            case 2: self = .usePAssertedIdentityHeaderThenFromHeader
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineDTMFType`.
    ///
    /// Known from the vendor's library.
    public enum LineDTMFType: WireEnum {
        /// `DoNotUseRFC2833`, 0.
        case doNotUseRFC2833
        /// `RFC2833IfSupported`, 1.
        case rfc2833IfSupported
        /// `RFC2833Only`, 2.
        case rfc2833Only
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .doNotUseRFC2833: 0
            case .rfc2833IfSupported: 1
            case .rfc2833Only: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .doNotUseRFC2833
            case 1: self = .rfc2833IfSupported
            case 2: self = .rfc2833Only
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineDiversionInfo`.
    ///
    /// Known from the vendor's library.
    public enum LineDiversionInfo: WireEnum {
        /// `UseMostRecent`, 0.
        case useMostRecent
        /// `UseOriginal`, 1.
        case useOriginal
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .useMostRecent: 0
            case .useOriginal: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .useMostRecent
            case 1: self = .useOriginal
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineDiversionMethod`.
    ///
    /// Known from the vendor's library.
    public enum LineDiversionMethod: WireEnum {
        /// `UseDiversionHeader`, 0.
        case useDiversionHeader
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .useDiversionHeader: 0
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .useDiversionHeader
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineFaxProtocol`.
    ///
    /// Known from the vendor's library.
    public enum LineFaxProtocol: WireEnum {
        /// `None`, 0.
        case none
        /// `T30Only`, 1.
        case t30Only
        /// `T38Only`, 2.
        case t38Only
        /// `T38ThenT30`, 3.
        case t38ThenT30
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .t30Only: 1
            case .t38Only: 2
            case .t38ThenT30: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .t30Only
            case 2: self = .t38Only
            case 3: self = .t38ThenT30
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineMediaAddressFamily`.
    ///
    /// Known from the vendor's library.
    public enum LineMediaAddressFamily: WireEnum {
        /// `Ipv4`, 0.
        case ipv4
        /// `Ipv6`, 1.
        case ipv6
        /// `TelephonyDefault`, 2.
        case telephonyDefault
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .ipv4: 0
            case .ipv6: 1
            case .telephonyDefault: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .ipv4
            case 1: self = .ipv6
            case 2: self = .telephonyDefault
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineSecurity`.
    ///
    /// Known from the vendor's library.
    public enum LineSecurity: WireEnum {
        /// `EndToEdge`, 0.
        case endToEdge
        /// `Minimal`, 1.
        case minimal
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .endToEdge: 0
            case .minimal: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .endToEdge
            case 1: self = .minimal
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineSendExtension`.
    ///
    /// Known from the vendor's library.
    public enum LineSendExtension: WireEnum {
        /// `None`, 0.
        case none
        /// `PostConnect`, 1.
        case postConnect
        /// `UseExtEquals`, 2.
        case useExtEquals
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .postConnect: 1
            case .useExtEquals: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .postConnect
            case 2: self = .useExtEquals
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineTransportProtocol`.
    ///
    /// Known from the vendor's library.
    public enum LineTransportProtocol: WireEnum {
        /// `UDP`, 0.
        case udp
        /// `TCP`, 1.
        case tcp
        /// `TLS`, 2.
        case tls
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .udp: 0
            case .tcp: 1
            case .tls: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .udp
            case 1: self = .tcp
            case 2: self = .tls
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineUsage`.
    ///
    /// Known from the vendor's library.
    public enum LineUsage: WireEnum {
        /// `GeneralPurpose`, 0.
        case generalPurpose
        /// `StationConnections`, 1.
        case stationConnections
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .generalPurpose: 0
            case .stationConnections: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .generalPurpose
            case 1: self = .stationConnections
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineUserToUserConversion`.
    ///
    /// Known from the vendor's library.
    public enum LineUserToUserConversion: WireEnum {
        /// `Hex`, 0.
        case hex
        /// `Ascii`, 1.
        case ascii
        /// `ExtendedAscii`, 2.
        case extendedAscii
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .hex: 0
            case .ascii: 1
            case .extendedAscii: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .hex
            case 1: self = .ascii
            case 2: self = .extendedAscii
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.LineUserToUserHeader`.
    ///
    /// Known from the vendor's library.
    public enum LineUserToUserHeader: WireEnum {
        /// `XUserToUser`, 0.
        case xUserToUser
        /// `UserToUser`, 1.
        case userToUser
        /// `UserToUserPdAttribute`, 2.
        case userToUserPdAttribute
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .xUserToUser: 0
            case .userToUser: 1
            case .userToUserPdAttribute: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .xUserToUser
            case 1: self = .userToUser
            case 2: self = .userToUserPdAttribute
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Enum `Configuration.Hardware.StructuredParameterType`.
    ///
    /// Known from the vendor's library.
    public enum StructuredParameterType: WireEnum {
        /// `Secrets`, 0.
        case secrets
        /// `String`, 1.
        case string
        /// `MultiString`, 2.
        case multiString
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .secrets: 0
            case .string: 1
            case .multiString: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .secrets
            case 1: self = .string
            case 2: self = .multiString
            default: self = .unknown(rawValue)
            }
        }
    }
}
