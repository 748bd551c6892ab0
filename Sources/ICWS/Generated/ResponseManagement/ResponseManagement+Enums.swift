// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.ResponseManagement {
    /// Enum `ResponseManagement.ResponseManagementItemType`.
    ///
    /// Known from the vendor's library.
    public enum ResponseManagementItemType: WireEnum {
        /// `Text`, 0.
        case text
        /// `URL`, 1.
        case url
        /// `File`, 2.
        case file
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .text: 0
            case .url: 1
            case .file: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .text
            case 1: self = .url
            case 2: self = .file
            default: self = .unknown(rawValue)
            }
        }
    }
}
