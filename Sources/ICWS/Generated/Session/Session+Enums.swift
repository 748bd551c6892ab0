// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Session {
    /// Enum `Session.SessionMessageReason`.
    ///
    /// Known from the vendor's library.
    public enum SessionMessageReason: WireEnum {
        /// `ConnectionChange`, 0.
        case connectionChange
        /// `ConfigurationChange`, 1.
        case configurationChange
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .connectionChange: 0
            case .configurationChange: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .connectionChange
            case 1: self = .configurationChange
            default: self = .unknown(rawValue)
            }
        }
    }
}
