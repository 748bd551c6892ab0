import Beckon
import BeckonJSON

/// What servers write as texts, numbers or truth values, whichever they take for it.
extension JSONValue {
    /// A text, also a number or a truth value in the place of one; nil for anything else.
    var words: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .integer(let number): "\(number)"
        case .bool(let isTrue): "\(isTrue)"
        case .null, .array, .object: nil
        }
    }

    /// An id of 1 to 200 bytes, which may be a number.
    var identifier: String? {
        guard bool == nil, let words, (1...200).contains(words.utf8.count) else { return nil }
        return words
    }

    /// A truth value, which may be a text or a number.
    var isTrue: Bool { bool ?? words.map { ["true", "1"].contains($0.lowercased()) } ?? false }
}
