/// Takes the comments out of scripts and style sheets: with the types in them they are a fifth of what a browser would load.
enum PageComments {
    /// A file's text with an empty line in the place of each line that holds only comment, so that a browser names the lines of the
    /// file on disk.
    ///
    /// It reads lines and knows no grammar. A file in which a line of code might look like a comment stays as it is: one with a text
    /// in backticks over several lines, or with code behind the end of a comment of several lines.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isScript: Whether it is a script, in which two slashes begin a comment as well.
    /// - Returns: The shorter text.
    static func emptied(_ text: String, isScript: Bool) -> String {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var (kept, isInside) = ([Substring](), false)
        for line in lines {
            guard let kind = kind(of: line, isInside: isInside, isScript: isScript) else { return text }
            kept.append(kind == .code ? Substring(line) : "")
            isInside = kind == .open
        }
        return isInside ? text : kept.joined(separator: "\n")
    }

    private enum Line {
        case code
        case comment
        /// A comment that the next line goes on with.
        case open
    }

    /// What a line is; nil if that cannot be told.
    private static func kind(of line: Substring.UTF8View, isInside: Bool, isScript: Bool) -> Line? {
        let words = line.drop { isBlank($0) }
        if isInside {
            guard let end = words.firstRange(of: "*/".utf8) else { return .open }
            return words[end.upperBound...].allSatisfy(isBlank) ? .comment : nil
        }
        if words.starts(with: "/*".utf8) {
            let rest = words.dropFirst(2)
            guard let end = rest.firstRange(of: "*/".utf8) else { return .open }
            if rest[end.upperBound...].allSatisfy(isBlank) { return .comment }
        } else if isScript, words.starts(with: "//".utf8) {
            return .comment
        }
        let isWhole = !isScript || line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
        return isWhole ? .code : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }
}
