// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.WebChat {
    /// Enum `WebChat.ChatParticipantState`.
    ///
    /// Documented.
    public enum ChatParticipantState: WireEnum {
        /// `Initializing`, 0.
        case initializing
        /// `Alerting`, 1.
        case alerting
        /// `Active`, 2.
        case active
        /// `Held`, 3.
        case held
        /// `Disconnected`, 4.
        case disconnected
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .initializing: 0
            case .alerting: 1
            case .active: 2
            case .held: 3
            case .disconnected: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .initializing
            case 1: self = .alerting
            case 2: self = .active
            case 3: self = .held
            case 4: self = .disconnected
            default: self = .unknown(rawValue)
            }
        }
    }
}
