import Beckon

/// What a request said about the customer's business, as the desk shows it: few, short and in a steady order.
///
/// At most ``countLimit`` keys are shown, and of each value the beginning. Push addresses, options of GMS and what has a
/// place of its own stay out.
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

    /// What the customer writes about.
    static func subject(of data: [String: String]) -> String? {
        ["subject", "Subject"].lazy.compactMap { data[$0] }.first { !$0.isEmpty }.map { cut($0, 120) }
    }

    /// The customer's name as the app gave it.
    static func name(of data: [String: String]) -> String? {
        let names = [firstNames, lastNames].compactMap { spellings in
            spellings.lazy.compactMap { data[$0] }.first { !$0.isEmpty }
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
        // The beginning is found without a walk over a long rest.
        let start = text.prefix(limit + 1)
        return start.count > limit ? start.prefix(limit) + "…" : String(start)
    }
}
