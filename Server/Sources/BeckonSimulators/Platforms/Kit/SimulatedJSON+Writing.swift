extension SimulatedJSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int64) { self = .number(String(value)) }
    package init(arrayLiteral elements: SimulatedJSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, SimulatedJSON)...) {
        self = .object(elements.map { (name: $0, value: $1) })
    }

    /// A text, or null.
    package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// A whole number.
    package init(_ number: Int64) { self = .number(String(number)) }

    /// An object of texts, in the order of their names.
    package init(_ texts: [String: String]) {
        self = .object(texts.sorted { $0.key < $1.key }.map { (name: $0.key, value: .string($0.value)) })
    }

    /// The elements of an array; none for anything else.
    package var elements: [SimulatedJSON] { if case .array(let elements) = self { elements } else { [] } }

    /// Whether it is true; nil for anything else than true and false.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// A number with or without a fraction.
    package var fraction: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// Whether it is an object whose values are all texts.
    package var isTexts: Bool { members?.allSatisfy { $0.value.string != nil } ?? false }

    /// The members of an object whose values are texts.
    package var texts: [String: String] {
        Dictionary(
            (members ?? []).compactMap { member in member.value.string.map { (member.name, $0) } },
            uniquingKeysWith: { $1 })
    }

    /// The document.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let text): text
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// The document in UTF-8.
    package var bytes: [UInt8] { Array(text.utf8) }
}
