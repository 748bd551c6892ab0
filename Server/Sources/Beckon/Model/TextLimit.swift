/// The longest names, keys and ids that callers may use, in UTF-8 bytes.
///
/// The database keeps all but ``property`` in indexes, and PostgreSQL refuses an index row of more than 2,704 bytes. Code
/// that takes such a text from outside checks it against one of these limits.
package enum TextLimit {
    /// A customer: `gms_user`.
    package static let user = 256
    /// A caller's key: `Idempotency-Key`.
    package static let key = 256
    /// A configured name, a language and the like.
    package static let name = 256
    /// A telephone number.
    package static let number = 64
    /// A device token or URL; only its hash is in an index.
    package static let token = 4_096
    /// One property of a callback.
    package static let property = 16_384
    /// All names and values of a callback's properties together, as far as changes add to them.
    package static let properties = 262_144
    /// A nickname, which is stored in every event of its author.
    package static let nickname = 512
}

extension String {
    /// The longest beginning of whole Unicode scalars within a number of UTF-8 bytes.
    ///
    /// A character of several scalars may be cut, because characters have no length limit.
    package func prefix(bytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var kept = Substring.UnicodeScalarView()
        var count = 0
        for scalar in unicodeScalars {
            count += UTF8.width(scalar)
            guard count <= limit else { break }
            kept.append(scalar)
        }
        return String(kept)
    }
}
