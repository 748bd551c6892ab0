/// A built-in service of GMS by which a telephone call finds the request that an app made before it.
package struct CallAccessOptions: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Keeps what an app sends, and answers the number to call.
        case requestInteraction = "request-interaction"
        /// Gives a number to call for an instance that exists.
        case requestAccess = "request-access"
        /// Finds for an incoming call what the app sent.
        case matchInteraction = "match-interaction"
    }

    package let name: String
    package let kind: Kind
    /// `_ttl`: how long a number, or number and code, is kept for the call.
    package var timeToLive = Milliseconds.seconds(30)
    /// `_resource_group`: the group of numbers; see ``AccessNumbers``.
    package var resourceGroup = "DNIS"
    /// `_phone_number`: the number to call; nil for one of the group.
    package var phoneNumber: String?
    /// `_provide_code`: whether the caller has to enter a code.
    package var provideCode = false
    /// `_access_code_length`: how many digits a code has behind its prefix.
    package var codeLength = 4

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// How many digits a code may have.
    package static let codeLengths = 3...12
}

/// The numbers that apps are told to call, and what every access code begins with.
package struct AccessNumbers: Hashable, Sendable {
    /// The numbers of each `_resource_group`.
    package var groups: [String: [String]] = [:]
    /// `server/access_code_prefix`; nil for none.
    package var prefix: AccessCodePrefix?

    package init() {}

    /// The longest list of numbers in a group.
    package static let groupLimit = 1_000
}

/// What every access code begins with: fixed digits, or one digit of a range (`7-9`).
package enum AccessCodePrefix: Hashable, Sendable {
    case digits(String)
    case range(ClosedRange<Int>)

    /// Reads `server/access_code_prefix`; nil for a text that is neither, or has more than ``longest`` digits.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let digits = parts.map { $0.allSatisfy { $0.isASCII && $0.isNumber } && !$0.isEmpty }
        guard digits.allSatisfy(\.self) else { return nil }
        switch parts.count {
        case 1 where text.utf8.count <= Self.longest: self = .digits(text)
        case 2:
            guard parts.allSatisfy({ $0.utf8.count == 1 }), let first = Int(parts[0]), let last = Int(parts[1]),
                first <= last
            else { return nil }
            self = .range(first...last)
        default: return nil
        }
    }

    package static let longest = 12
}
