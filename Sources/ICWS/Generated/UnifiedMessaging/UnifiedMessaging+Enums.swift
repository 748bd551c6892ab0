// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.UnifiedMessaging {
    /// Enum `UnifiedMessaging.MessageState`.
    ///
    /// Known from the vendor's library.
    public enum MessageState: WireEnum {
        /// `Unread`, 0.
        case unread
        /// `Read`, 1.
        case read
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .unread: 0
            case .read: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .unread
            case 1: self = .read
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Enum `UnifiedMessaging.VoicemailPlayStatus`.
    ///
    /// Known from the vendor's library.
    public enum VoicemailPlayStatus: WireEnum {
        /// `Playing`, 0.
        case playing
        /// `Stopped`, 1.
        case stopped
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .playing: 0
            case .stopped: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .playing
            case 1: self = .stopped
            default: self = .unknown(rawValue)
            }
        }
    }
}
