/// How long the texts may be that callers name things with, in UTF-8 bytes.
///
/// All of them but ``property`` are looked up, so a database keeps them in indexes, and PostgreSQL refuses a row of an index beyond 2,704
/// bytes. Whoever takes a text from outside holds it against one of these.
package enum TextLimit {
    /// A customer: `gms_user`.
    package static let user = 256
    /// A key of a caller's own: `Idempotency-Key`.
    package static let key = 256
    /// A name of something configured, a language and the like.
    package static let name = 256
    /// A telephone number.
    package static let number = 64
    /// A device token or URL; what is looked up is its hash.
    package static let token = 4_096
    /// One property of a callback.
    package static let property = 16_384
    /// A nickname, which stands in every event of its author.
    package static let nickname = 512
}

extension String {
    /// The text up to a number of bytes of UTF-8, all of them whole scalars.
    ///
    /// A character may be of any length, so it may be cut in between.
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
