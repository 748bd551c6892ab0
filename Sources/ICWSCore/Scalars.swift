public import BeckonJSON

extension ICWS {
    /// A length of time: a number of seconds on the wire, which may have a fraction.
    public struct Seconds: Sendable, Hashable, WireValue {
        /// The number of seconds.
        public var seconds: Double

        /// Makes a length of time.
        ///
        /// - Parameter seconds: The number of seconds.
        public init(_ seconds: Double) { self.seconds = seconds }

        /// Zero seconds.
        public static var neutral: Seconds { Seconds(0) }
        /// A JSON number.
        public var json: JSONValue { seconds.json }
        /// Reads a JSON number.
        ///
        /// - Parameter json: The value from the wire.
        public init?(json: JSONValue) {
            guard let seconds = Double(json: json) else { return nil }
            self.seconds = seconds
        }
        /// The length of time as a Swift `Duration`; beyond a thousand years it is a thousand years.
        public var duration: Duration {
            .seconds(seconds.isNaN ? 0 : min(max(seconds, -Self.longest), Self.longest))
        }

        private static let longest: Double = 31_557_600_000
    }

    /// An identifier of 32 hexadecimal digits in the form 8-4-4-4-12, compared without regard to case.
    public struct GUID: Sendable, WireValue {
        /// The text, in its original case.
        public let text: String

        /// Reads an identifier.
        ///
        /// - Parameter text: 8-4-4-4-12 hexadecimal digits.
        public init?(_ text: String) {
            let groups = text.split(separator: "-", omittingEmptySubsequences: false)
            guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12], groups.joined().allSatisfy(\.isHexDigit) else {
                return nil
            }
            self.text = text
        }

        /// Takes a text that is known to have the form.
        private init(known text: String) { self.text = text }

        /// All zeros.
        public static var neutral: GUID { GUID(known: "00000000-0000-0000-0000-000000000000") }
        /// A JSON string.
        public var json: JSONValue { .string(text) }
        /// Reads a JSON string.
        ///
        /// - Parameter json: The value from the wire.
        public init?(json: JSONValue) {
            guard let text = json.string else { return nil }
            self.init(text)
        }

        /// Whether two identifiers are the same.
        ///
        /// - Parameters:
        ///   - lhs: One.
        ///   - rhs: The other.
        /// - Returns: True if they are, in any case.
        public static func == (lhs: GUID, rhs: GUID) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }

        /// Feeds the identifier to a hasher.
        ///
        /// - Parameter hasher: The hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
    }
}
