/// The field `tracestate`, by which the systems on the way of a trace tell each other what they know.
///
/// Beckon passes it on and reads none of it.
enum TraceState {
    /// The longest field that is passed on, in bytes.
    static let longest = 512
    /// The most entries.
    static let mostEntries = 32

    /// Whether a field may be passed on: its entries have the form of the recommendation, and no key comes twice.
    static func isValid(_ field: String) -> Bool {
        guard field.utf8.count <= longest else { return false }
        let entries = field.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(trimmed)
            .filter { !$0.isEmpty }
        guard (1...mostEntries).contains(entries.count) else { return false }
        var keys: Set<String> = []
        return entries.allSatisfy { entry in
            guard let end = entry.firstIndex(of: UInt8(ascii: "=")) else { return false }
            let key = entry[..<end]
            return isKey(key) && isValue(entry[entry.index(after: end)...])
                && keys.insert(String(decoding: key, as: UTF8.self)).inserted
        }
    }

    private typealias Bytes = Substring.UTF8View

    private static func trimmed(_ bytes: Bytes) -> Bytes {
        var rest = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        while let last = rest.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { rest = rest.dropLast() }
        return rest
    }

    private static func isKey(_ bytes: Bytes) -> Bool {
        guard (1...256).contains(bytes.count), bytes.first.map(isLetterOrDigit) == true else { return false }
        return bytes.allSatisfy { isLetterOrDigit($0) || "_-*/@".utf8.contains($0) }
    }

    private static func isValue(_ bytes: Bytes) -> Bool {
        (1...256).contains(bytes.count) && bytes.allSatisfy { (0x20...0x7e).contains($0) && $0 != UInt8(ascii: "=") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
