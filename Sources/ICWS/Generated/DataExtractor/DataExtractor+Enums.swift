// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.DataExtractor {
    /// Enum `DataExtractor.State`.
    ///
    /// Known from the vendor's library.
    public enum State: WireEnum {
        /// `Submitted`, 0.
        case submitted
        /// `Queued`, 1.
        case queued
        /// `Started`, 2.
        case started
        /// `Failed`, 3.
        case failed
        /// `Canceled`, 4.
        case canceled
        /// `Finished`, 5.
        case finished
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .submitted: 0
            case .queued: 1
            case .started: 2
            case .failed: 3
            case .canceled: 4
            case .finished: 5
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .submitted
            case 1: self = .queued
            case 2: self = .started
            case 3: self = .failed
            case 4: self = .canceled
            case 5: self = .finished
            default: self = .unknown(rawValue)
            }
        }
    }
}
