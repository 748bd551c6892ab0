import BeckonJSON

/// The rule for names of files from outside.
package enum FileName {
    /// The longest name, in UTF-8 bytes.
    static let longest = 255

    /// A name as it is kept: the last part of a path, without marks that change the direction of writing.
    ///
    /// - Parameter text: The name from outside.
    /// - Returns: The name; nil if nothing usable is left, or if it holds control characters.
    package static func cleaned(_ text: String) -> String? {
        guard !ControlCharacters.occur(in: text) else { return nil }
        var name = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "/" || scalar == "\\" {
                name = String.UnicodeScalarView()
            } else if !isInvisible(scalar) {
                name.append(scalar)
            }
        }
        let kept = trimmed(StreamSafe.text(String(name)))
        return kept.isEmpty || kept.allSatisfy({ $0 == "." }) ? nil : shortened(kept)
    }

    /// The part after the last dot, in lower case; empty without one.
    package static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Marks by which a name could show another ending than it has, and such that show nothing.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff, 0x061c: true
        default: false
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// A long name loses its middle, not its ending.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > longest else { return name }
        let ending = ending(of: name)
        guard !ending.isEmpty, ending.utf8.count <= 16 else { return name.prefix(bytes: longest) }
        return name.prefix(bytes: longest - ending.utf8.count - 1) + "." + ending
    }
}
