import Foundation

/// A key of a storage entry, as it is stored: what stands under it, then its name.
///
/// Keys are compared byte by byte. A name that is not ASCII is percent-encoded in the stored form, since Swift takes texts for
/// equal that are spelled in different bytes, and a mark at the beginning of a name would join what stands before it.
package struct StoredKey: Hashable, Sendable {
    /// What stands under a key.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case text, file
    }

    package let kind: Kind
    package let name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    package static func == (one: StoredKey, other: StoredKey) -> Bool {
        one.kind == other.kind && one.name.utf8.elementsEqual(other.name.utf8)
    }

    /// The order of two names: by their bytes, as they are compared.
    package static func isBefore(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        for byte in name.utf8 { hasher.combine(byte) }
    }

    /// `text name`, or `text% n%C3%A4me`.
    package var spelled: String {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return "\(kind.rawValue) \(name)" }
        return "\(kind.rawValue)% \(Self.encoded(name))"
    }

    /// Reads the stored form; nil for what is none.
    package init?(spelled: String) {
        for kind in Kind.allCases {
            if let rest = Self.rest(of: spelled, after: "\(kind.rawValue) ") {
                self.init(kind, rest)
                return
            }
            if let rest = Self.rest(of: spelled, after: "\(kind.rawValue)% "), let name = Self.decoded(rest) {
                self.init(kind, name)
                return
            }
        }
        return nil
    }

    /// The stored form of an entry.
    package static func spelled(_ entry: [StoredKey: String]) -> [String: String] {
        Dictionary(entry.map { ($0.key.spelled, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// Reads an entry; a name of the older form, not encoded, gives way to the same one of the newer form.
    package static func read(_ stored: [String: String]) -> [StoredKey: String] {
        var entry: [StoredKey: String] = [:]
        for (spelled, value) in stored {
            guard let key = StoredKey(spelled: spelled) else { continue }
            if entry[key] == nil || key.spelled.utf8.elementsEqual(spelled.utf8) { entry[key] = value }
        }
        return entry
    }

    private static func rest(of text: String, after prefix: String) -> String? {
        guard text.utf8.starts(with: prefix.utf8) else { return nil }
        return String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    private static func encoded(_ name: String) -> String {
        var text = ""
        for byte in name.utf8 {
            if byte < 0x80, byte != UInt8(ascii: "%") {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }

    private static func decoded(_ text: String) -> String? { text.removingPercentEncoding }
}
