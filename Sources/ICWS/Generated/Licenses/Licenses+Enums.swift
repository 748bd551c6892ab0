// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Licenses {
    /// Enum `Licenses.LicenseStatus`.
    ///
    /// Known from the vendor's library.
    public enum LicenseStatus: WireEnum {
        /// `UnknownError`, 0.
        case unknownError
        /// `None`, 1.
        case none
        /// `Available`, 2.
        case available
        /// `NotAssigned`, 3.
        case notAssigned
        /// `LicenseUnavailable`, 4.
        case licenseUnavailable
        /// `UserOnAnotherStation`, 5.
        case userOnAnotherStation
        /// `StationAlreadyInUseOnAnotherMachine`, 6.
        case stationAlreadyInUseOnAnotherMachine
        /// `StationAlreadyInUseByAnotherUser`, 7.
        case stationAlreadyInUseByAnotherUser
        /// `OtherApplicationUsingLicense`, 8.
        case otherApplicationUsingLicense
        /// `LicenseUnknown`, 9.
        case licenseUnknown
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .unknownError: 0
            case .none: 1
            case .available: 2
            case .notAssigned: 3
            case .licenseUnavailable: 4
            case .userOnAnotherStation: 5
            case .stationAlreadyInUseOnAnotherMachine: 6
            case .stationAlreadyInUseByAnotherUser: 7
            case .otherApplicationUsingLicense: 8
            case .licenseUnknown: 9
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .unknownError
            case 1: self = .none
            case 2: self = .available
            case 3: self = .notAssigned
            case 4: self = .licenseUnavailable
            case 5: self = .userOnAnotherStation
            case 6: self = .stationAlreadyInUseOnAnotherMachine
            case 7: self = .stationAlreadyInUseByAnotherUser
            case 8: self = .otherApplicationUsingLicense
            case 9: self = .licenseUnknown
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Licenses {
    /// Enum `Licenses.StageFailureAction`.
    ///
    /// Known from the vendor's library.
    public enum StageFailureAction: WireEnum {
        /// `Continue`, 0.
        case `continue`
        /// `Abort`, 1.
        case abort
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .`continue`: 0
            case .abort: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .`continue`
            case 1: self = .abort
            default: self = .unknown(rawValue)
            }
        }
    }
}
