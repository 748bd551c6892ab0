/// A list as configuration queries ask for it: `select`, `where`, `orderBy` and the header `Range`.
struct ListQuery {
    /// The most items of an answer to a query with `select`.
    static let largestPage = 200

    /// Why a query cannot be answered.
    enum Fault: Error, Equatable {
        /// An option names a property that the items do not have, or is not written as described.
        case property(String)
        /// The range begins behind the last item.
        case range
    }

    /// The items of an answer, and where they stand among all that fit.
    struct Page: Equatable {
        var items: [WireJSON]
        var first: Int
        var total: Int

        /// The header `Content-Range`.
        var contentRange: String {
            items.isEmpty ? "items */\(total)" : "items \(first)-\(first + items.count - 1)/\(total)"
        }
    }

    private var select: [String]?
    private var conditions: [(property: String, operator: String, value: String)] = []
    private var order: (property: String, isDescending: Bool)?
    private var range: (first: Int, last: Int?) = (0, nil)

    /// Reads a query.
    ///
    /// - Parameters:
    ///   - options: The query's options.
    ///   - range: The header `Range`.
    /// - Throws: ``Fault/property(_:)`` for an option that is not written as described.
    init(_ options: [String: String], range: String?) throws(Fault) {
        select = options["select"].map { $0.split(separator: ",").map { $0.trimmed } }
        for condition in (options["where"] ?? "").split(separator: ",") {
            let words = condition.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count == 3, ["eq", "sw", "ct"].contains(words[1]) else { throw .property(words.first ?? "") }
            conditions.append((words[0], words[1], words[2].trimmed.lowercased()))
        }
        if let text = options["orderBy"] {
            let words = text.split(separator: " ").map(String.init)
            guard let property = words.first, words.count <= 2, words.count == 1 || ["asc", "desc"].contains(words[1])
            else { throw .property(text) }
            order = (property, words.last == "desc")
        }
        if let range {
            let ends = range.split(separator: "=").last.map { $0.split(separator: "-") } ?? []
            guard let first = ends.first.flatMap({ Int($0) }), first >= 0 else { throw .range }
            self.range = (first, ends.count > 1 ? Int(ends[1]) : nil)
        }
    }

    /// Answers the query.
    ///
    /// - Parameter all: All items.
    /// - Returns: The page.
    /// - Throws: ``Fault``.
    func page(of all: [WireJSON]) throws(Fault) -> Page {
        for name in conditions.map(\.property) + [order?.property].compactMap({ $0 }) {
            guard all.isEmpty || all.contains(where: { $0.value(at: name) != nil }) else { throw .property(name) }
        }
        var fitting = all.filter { item in conditions.allSatisfy { Self.holds($0, item) } }
        let key = order?.property ?? "configurationId.displayName"
        if order != nil {
            fitting = fitting.enumerated().sorted { one, two in
                let (a, b) = (one.element.words(at: key), two.element.words(at: key))
                return a == b ? one.offset < two.offset : (a < b) != (order?.isDescending ?? false)
            }.map(\.element)
        }
        guard range.first < max(fitting.count, 1) else { throw .range }
        var last = min(range.last ?? Int.max, fitting.count - 1)
        if select != nil { last = min(last, range.first + Self.largestPage - 1) }
        let items = range.first <= last ? fitting[range.first...last].map(selected) : []
        return Page(items: items, first: range.first, total: fitting.count)
    }

    private static func holds(
        _ condition: (property: String, operator: String, value: String), _ item: WireJSON
    ) -> Bool {
        let text = item.words(at: condition.property)
        return switch condition.operator {
        case "eq": text == condition.value
        case "sw": text.hasPrefix(condition.value)
        default: text.contains(condition.value)
        }
    }

    /// The item with the selected properties; without `select`, its id alone.
    private func selected(_ item: WireJSON) -> WireJSON {
        guard case .object(let members) = item else { return item }
        guard select?.contains("*") != true else { return item }
        let wanted = Set((select ?? []) + ["configurationId", "__type"])
        return .object(members.filter { wanted.contains($0.key) })
    }
}

extension WireJSON {
    /// The value of a property whose name may lead into objects by dots.
    fileprivate func value(at path: String) -> WireJSON? {
        path.split(separator: ".").reduce(Optional(self)) { value, name in value?[String(name)] }
    }

    /// The value of a property as text in lower case, for comparisons.
    fileprivate func words(at path: String) -> String {
        switch value(at: path) {
        case .text(let text): text.lowercased()
        case .integer(let number): String(number)
        case .bool(let value): String(value)
        default: ""
        }
    }
}

extension StringProtocol {
    /// The text without blanks around it.
    var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
