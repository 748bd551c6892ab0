// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.PhoneNumbers {
    /// Enum `PhoneNumbers.QueueType`.
    ///
    /// Known from the vendor's library.
    public enum QueueType: WireEnum {
        /// `None`, 0.
        case none
        /// `MyInteractions`, 1.
        case myInteractions
        /// `User`, 2.
        case user
        /// `Station`, 3.
        case station
        /// `Workgroup`, 4.
        case workgroup
        /// `Orbit`, 5.
        case orbit
        /// `Line`, 6.
        case line
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .myInteractions: 1
            case .user: 2
            case .station: 3
            case .workgroup: 4
            case .orbit: 5
            case .line: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .myInteractions
            case 2: self = .user
            case 3: self = .station
            case 4: self = .workgroup
            case 5: self = .orbit
            case 6: self = .line
            default: self = .unknown(rawValue)
            }
        }
    }
}
