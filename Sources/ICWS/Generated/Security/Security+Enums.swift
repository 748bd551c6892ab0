// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Security {
    /// Enum `Security.PasswordPolicyErrorIdEnum`.
    ///
    /// Known from the vendor's library.
    public enum PasswordPolicyErrorIdEnum: WireEnum {
        /// `Unknown`, 0.
        case undetermined
        /// `RecentlyUsed`, 1.
        case recentlyUsed
        /// `TooYoung`, 2.
        case tooYoung
        /// `TooShort`, 3.
        case tooShort
        /// `TooFewUniqueDigits`, 4.
        case tooFewUniqueDigits
        /// `AllSequentialDigits`, 5.
        case allSequentialDigits
        /// `AccountLockedOut`, 6.
        case accountLockedOut
        /// `DoesntMatch`, 7.
        case doesntMatch
        /// `AccessDenied`, 8.
        case accessDenied
        /// `TooFewUppercaseCharacters`, 9.
        case tooFewUppercaseCharacters
        /// `TooFewLowercaseCharacters`, 10.
        case tooFewLowercaseCharacters
        /// `TooFewNumericCharacters`, 11.
        case tooFewNumericCharacters
        /// `TooFewSpecialCharacters`, 12.
        case tooFewSpecialCharacters
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .undetermined: 0
            case .recentlyUsed: 1
            case .tooYoung: 2
            case .tooShort: 3
            case .tooFewUniqueDigits: 4
            case .allSequentialDigits: 5
            case .accountLockedOut: 6
            case .doesntMatch: 7
            case .accessDenied: 8
            case .tooFewUppercaseCharacters: 9
            case .tooFewLowercaseCharacters: 10
            case .tooFewNumericCharacters: 11
            case .tooFewSpecialCharacters: 12
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .undetermined
            case 1: self = .recentlyUsed
            case 2: self = .tooYoung
            case 3: self = .tooShort
            case 4: self = .tooFewUniqueDigits
            case 5: self = .allSequentialDigits
            case 6: self = .accountLockedOut
            case 7: self = .doesntMatch
            case 8: self = .accessDenied
            case 9: self = .tooFewUppercaseCharacters
            case 10: self = .tooFewLowercaseCharacters
            case 11: self = .tooFewNumericCharacters
            case 12: self = .tooFewSpecialCharacters
            default: self = .unknown(rawValue)
            }
        }
    }
}
