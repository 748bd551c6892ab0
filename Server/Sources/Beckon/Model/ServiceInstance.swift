/// The purpose of a service instance.
package enum ServiceKind: String, Hashable, Sendable, CaseIterable {
    case chat
    case callback
    /// A number that a customer was told to call, with or without a code.
    case access
    /// What an app or a back-end keeps for a while.
    case storage

    /// The kinds of configured services, as settings name them.
    package static let configured = [chat, callback]
}

/// One use of a configured service by one customer, created by `POST /genesys/1/service/{name}`.
package struct ServiceInstance: Hashable, Sendable {
    package let id: ServiceID
    /// The configured service (`request-chat`, a callback execution name).
    package let name: String
    package let kind: ServiceKind
    package let createdAt: Timestamp
    package var expiresAt: Timestamp
    /// The header `gms_user` of the creating request.
    package var user: String?
    /// The ``CreationKey`` of the creating request; unique, so that a second creation with it finds the first.
    package var key: String?
    /// Business data of the creating request.
    package var userData: [String: String]

    package init(
        id: ServiceID, name: String, kind: ServiceKind, createdAt: Timestamp, expiresAt: Timestamp, user: String?,
        key: String?, userData: [String: String]
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.user = user
        self.key = key
        self.userData = userData
    }
}

/// The key under which a creation is stored, made from a caller's `Idempotency-Key`.
///
/// Equal header values of two customers, two services or two operations give different keys: a caller that repeats a key
/// gets its own creation, never another caller's.
package struct CreationKey: Hashable, Sendable {
    /// The kind of creation.
    package enum Operation: String, Hashable, Sendable {
        case chat
        case callback
    }

    /// The stored form, unique over all instances.
    package let text: String

    /// Makes a key; nil when each call is a new creation.
    ///
    /// Without a customer the header value itself must prove that the caller is the same as before, as a service id does.
    /// A value that does not look random proves nothing, so it gives nil.
    ///
    /// - Parameters:
    ///   - key: The header `Idempotency-Key`; nil or empty if the request had none.
    ///   - operation: What the call creates.
    ///   - service: The configured service.
    ///   - user: The caller's `gms_user`, if the service accepts it as a customer.
    package init?(_ key: String?, of operation: Operation, service: String, user: String?) {
        guard let key, !key.isEmpty else { return nil }
        let user = user ?? ""
        guard !user.isEmpty || Self.isSecret(key) else { return nil }
        // The lengths separate the parts, whatever characters they hold.
        text = "\(operation.rawValue) \(service.utf8.count) \(service) \(user.utf8.count) \(user) \(key)"
    }

    /// Whether a key looks random: a random UUID (RFC 9562, version 4), or at least 32 hexadecimal digits.
    static func isSecret(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        let digits = bytes.filter { $0 != UInt8(ascii: "-") }
        guard digits.count >= 32, digits.allSatisfy(\.isHexadecimal) else { return false }
        // A counter with many zeros is not random.
        guard Set(digits).count >= 8 else { return false }
        guard bytes.count != digits.count else { return true }
        let dashes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "-") }
        return digits.count == 32 && dashes == [8, 13, 18, 23] && bytes[14] == UInt8(ascii: "4")
    }
}

extension UInt8 {
    /// Whether it is a hexadecimal digit.
    package var isHexadecimal: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension ServiceOptions {
    /// The customer that `gms_user` names; nil when only issued values count, because a caller may send any value.
    package func customer(_ user: String?) -> String? { userHeader == .any ? user : nil }
}
