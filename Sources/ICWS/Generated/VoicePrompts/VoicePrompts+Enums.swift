// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.VoicePrompts {
    /// Enum `VoicePrompts.VoicePromptActivationState`.
    ///
    /// Known from the vendor's library.
    public enum VoicePromptActivationState: WireEnum {
        /// `Enabled`, 1.
        case enabled
        /// `Disabled`, 0.
        case disabled
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .enabled: 1
            case .disabled: 0
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .enabled
            case 0: self = .disabled
            default: self = .unknown(rawValue)
            }
        }
    }
}
