// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging {
    /// Enum `Messaging.SubscriptionState`.
    ///
    /// Known from the vendor's library.
    public enum SubscriptionState: WireEnum {
        /// `None`, 0.
        case none
        /// `Normal`, 1.
        case normal
        /// `Suspended`, 2.
        case suspended
        /// `Faulted`, 3.
        case faulted
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .normal: 1
            case .suspended: 2
            case .faulted: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .normal
            case 2: self = .suspended
            case 3: self = .faulted
            default: self = .unknown(rawValue)
            }
        }
    }
}
