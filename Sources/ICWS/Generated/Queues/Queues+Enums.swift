// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Queues {
    /// Enum `Queues.QueueType`.
    ///
    /// Known from the vendor's library.
    public enum QueueType: WireEnum {
        /// `System`, 0.
        case system
        /// `User`, 1.
        case user
        /// `Workgroup`, 2.
        case workgroup
        /// `Station`, 3.
        case station
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .system: 0
            case .user: 1
            case .workgroup: 2
            case .station: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .system
            case 1: self = .user
            case 2: self = .workgroup
            case 3: self = .station
            default: self = .unknown(rawValue)
            }
        }
    }
}
