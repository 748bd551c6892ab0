import Beckon

/// The data that a request attached about the customer's business, as the desk shows it: few entries, short and in a fixed
/// order.
///
/// At most ``countLimit`` keys are shown, with the beginning of each value. Push addresses, options of GMS and data that is
/// shown elsewhere are left out.
struct AttachedData: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let key: String
        let value: String
    }

    static let countLimit = 40
    /// In characters.
    static let longestKey = 64
    /// In characters.
    static let longestValue = 500

    let entries: [Entry]

    init(_ data: [String: String]) {
        let shown = BusinessData.of(data)
        let keys = shown.keys.sorted { (Self.rank($0), $0) < (Self.rank($1), $1) }
        entries = keys.prefix(Self.countLimit).map { key in
            Entry(key: Self.cut(key, Self.longestKey), value: Self.cut(shown[key] ?? "", Self.longestValue))
        }
    }

    /// The subject that the customer gave.
    static func subject(of data: [String: String]) -> String? {
        subjects.lazy.compactMap { data[$0] }.compactMap(VisibleText.trimmed).first.map { cut($0, 120) }
    }

    /// The customer's name as the app gave it.
    static func name(of data: [String: String]) -> String? {
        let names = [firstNames, lastNames].compactMap { spellings in
            spellings.lazy.compactMap { data[$0] }.compactMap(VisibleText.trimmed).first
        }
        return names.isEmpty ? nil : cut(names.joined(separator: " "), 128)
    }

    private static let subjects = ["subject", "Subject"]
    private static let firstNames = ["first_name", "firstName", "FirstName", "firstname"]
    private static let lastNames = ["last_name", "lastName", "LastName", "lastname"]

    private static func rank(_ key: String) -> Int {
        [subjects, firstNames, lastNames].firstIndex { $0.contains(key) } ?? 3
    }

    private static func cut(_ text: String, _ limit: Int) -> String {
        // Only the beginning is walked, not a long rest.
        let start = text.prefix(limit + 1)
        return start.count > limit ? start.prefix(limit) + "…" : String(start)
    }
}
