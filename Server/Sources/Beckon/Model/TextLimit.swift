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

extension String {
    /// Cuts the text into parts within a number of UTF-8 bytes, which together are the text.
    ///
    /// A part ends after white space where it can, else between two characters. A character that is longer than a part is cut
    /// between its scalars.
    ///
    /// - Parameter limit: The longest part, 4 bytes or more.
    /// - Returns: The parts; the text itself if it is short enough.
    package func parts(bytes limit: Int) -> [String] {
        guard utf8.count > limit else { return [self] }
        var parts: [String] = []
        var (start, word, index) = (startIndex, startIndex, startIndex)
        while index < endIndex {
            let next = self.index(after: index)
            if utf8.distance(from: start, to: next) <= limit {
                if self[index].isWhitespace { word = next }
                index = next
            } else if index > start {
                // A word that fills half of a part is cut itself.
                let end = utf8.distance(from: start, to: max(start, word)) > limit / 2 ? word : index
                parts.append(String(self[start..<end]))
                start = end
            } else {
                parts += String(self[index]).scalarParts(bytes: limit)
                (start, index) = (next, next)
            }
        }
        if start < endIndex { parts.append(String(self[start...])) }
        return parts
    }

    private func scalarParts(bytes limit: Int) -> [String] {
        var (parts, rest) = ([String](), self)
        while !rest.isEmpty {
            let part = rest.prefix(bytes: max(4, limit))
            parts.append(part)
            rest = String(rest.unicodeScalars.dropFirst(part.unicodeScalars.count))
        }
        return parts
    }
}
