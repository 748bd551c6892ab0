/// Makes the keys under which a number, or a number with a code, is stored.
///
/// A code is looked up by a digest, so that the time of a look-up tells nothing about the codes of others.
package struct AccessKeys: Sendable {
    private let digest: @Sendable (String) -> String

    /// - Parameter digest: gives a text of fixed length from which the input cannot be told; the default one is not for
    ///   secrets, and serves where nobody measures times.
    package init(digest: @escaping @Sendable (String) -> String = StableHash.uuid) {
        self.digest = digest
    }

    /// The key of a call to a number.
    ///
    /// - Parameters:
    ///   - number: the number in any spelling; zeros at its beginning do not count.
    ///   - code: the code; empty where the number alone counts.
    /// - Returns: the key; nil for a number without digits.
    func key(number: String, code: String) -> String? {
        let digits = Self.digits(of: number).drop { $0 == "0" }
        guard !digits.isEmpty else { return nil }
        return "access " + digest("\(digits) \(Self.digits(of: code))")
    }

    private static func digits(of text: String) -> String {
        text.prefix(bytes: TextLimit.number).filter { $0.isASCII && $0.isNumber }
    }
}
