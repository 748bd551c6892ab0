/// The headers of a request or an answer, with names that ignore case.
///
/// Headers keep their order of insertion, and each name occurs once. A header that an answer repeats has one value, joined
/// by commas.
public struct TransportHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    private var fields: [Field]

    private struct Field: Sendable, Hashable {
        var name: String
        var value: String
    }

    /// Makes an empty set of headers.
    public init() {
        fields = []
    }

    /// Makes headers from a literal; if a name occurs twice, the later value is kept.
    ///
    /// - Parameter elements: Names and values.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }

    /// The value of a header; setting nil removes it.
    ///
    /// - Parameter name: The name, in any case.
    /// - Returns: The value, or nil when the header is absent.
    public subscript(name: String) -> String? {
        get {
            fields.first { $0.name.equalsIgnoringCase(name) }?.value
        }
        set {
            let index = fields.firstIndex { $0.name.equalsIgnoringCase(name) }
            switch (index, newValue) {
            case (let index?, let value?): fields[index].value = value
            case (let index?, nil): fields.remove(at: index)
            case (nil, let value?): fields.append(Field(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Names and values in the order of insertion.
    public var all: [(name: String, value: String)] {
        fields.map { ($0.name, $0.value) }
    }

    /// Adds the headers of another set; for a name in both, its value is kept.
    ///
    /// - Parameter other: The headers to add.
    public mutating func merge(_ other: TransportHeaders) {
        for field in other.fields { self[field.name] = field.value }
    }
}

extension String {
    /// Compares two header names, which are ASCII.
    fileprivate func equalsIgnoringCase(_ other: String) -> Bool {
        utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

extension UInt8 {
    fileprivate var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
