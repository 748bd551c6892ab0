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
