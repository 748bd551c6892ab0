/// What a caller's `Idempotency-Key` names among the creations of all customers.
///
/// The same word of two customers, of two services or of two operations names two things: whoever repeats a key gets what
/// it made, never what somebody else made with it.
package struct CreationKey: Hashable, Sendable {
    /// What is created.
    package enum Operation: String, Hashable, Sendable {
        case chat
        case callback
    }

    /// The form in which it is stored, unique over all instances.
    package let text: String

    /// Reads a key.
    ///
    /// Without a customer the key itself has to prove that the caller is the one before, as a service id does. One that
    /// does not look random proves nothing: nil, each call is new.
    ///
    /// - Parameters:
    ///   - key: The header `Idempotency-Key`; nil or empty where there is none.
    ///   - operation: What the call creates.
    ///   - service: The configured service.
    ///   - user: The caller's `gms_user`, where the service lets it name a customer.
    package init?(_ key: String?, of operation: Operation, service: String, user: String?) {
        guard let key, !key.isEmpty else { return nil }
        let user = user ?? ""
        guard !user.isEmpty || Self.isSecret(key) else { return nil }
        // Lengths keep the parts apart, whatever stands in them.
        text = "\(operation.rawValue) \(service.utf8.count) \(service) \(user.utf8.count) \(user) \(key)"
    }

    /// Whether a key can be taken for random bits: a random UUID (RFC 9562, version 4), or at least 32 hexadecimal digits.
    static func isSecret(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        let digits = bytes.filter { $0 != UInt8(ascii: "-") }
        guard digits.count >= 32, digits.allSatisfy(isHexadecimal) else { return false }
        // A counter with many zeros is no secret.
        guard Set(digits).count >= 8 else { return false }
        guard bytes.count != digits.count else { return true }
        let dashes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "-") }
        return digits.count == 32 && dashes == [8, 13, 18, 23] && bytes[14] == UInt8(ascii: "4")
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension ServiceOptions {
    /// What `gms_user` says about who calls: nothing where only issued values count, since anybody may send any other.
    package func customer(_ user: String?) -> String? { userHeader == .any ? user : nil }
}
