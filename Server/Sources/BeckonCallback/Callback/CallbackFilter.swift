package import Beckon

/// What a query wants of callbacks: properties with values, all of them or any (Callback Services API, query by properties).
package struct CallbackFilter: Hashable, Sendable {
    /// A property and the value that it has, or has not.
    package struct Condition: Hashable, Sendable {
        package let name: String
        package let value: String
        /// `!` before the value.
        package let isNegated: Bool

        /// - Parameters:
        ///   - name: The property, as records spell it.
        ///   - value: The value, with `!` before it for a negation.
        package init(_ name: String, _ value: String) {
            self.name = name
            isNegated = value.hasPrefix("!")
            self.value = isNegated ? String(value.dropFirst()) : value
        }

        func holds(for record: CallbackRecord) -> Bool { (record.value(of: name) == value) != isNegated }
    }

    /// `operand`.
    package enum Operand: String, Hashable, Sendable {
        case and = "AND"
        case or = "OR"
    }

    package let conditions: [Condition]
    package let operand: Operand

    package init(_ conditions: [Condition], _ operand: Operand = .and) {
        self.conditions = conditions
        self.operand = operand
    }

    package func holds(for record: CallbackRecord) -> Bool {
        switch operand {
        case .and: conditions.allSatisfy { $0.holds(for: record) }
        case .or: conditions.contains { $0.holds(for: record) }
        }
    }

    /// What a caller may have guessed of it, each by itself: all conditions together where all have to hold, else each one.
    package var guesses: [CallbackFilter] {
        operand == .and ? [self] : conditions.map { CallbackFilter([$0]) }
    }

    /// The id of the only callback for which it can hold; nil where there may be others.
    package var onlyID: String? {
        guard operand == .and || conditions.count == 1 else { return nil }
        return conditions.first { $0.name == CallbackRecord.Field.id && !$0.isNegated }?.value
    }

    /// Whether it finds callbacks of somebody whom the caller knows, and no others.
    ///
    /// - Parameter keys: The properties that say whose a callback is; each has an index, or is the id.
    /// - Returns: Whether it does.
    func namesCustomer(by keys: Set<String>) -> Bool {
        let names = conditions.map { $0.names(keys) }
        return operand == .and ? names.contains(true) : !names.isEmpty && names.allSatisfy(\.self)
    }

    /// A way to callbacks.
    enum Way: Hashable, Sendable {
        /// To one at most.
        case id(ServiceID)
        case search(CallbackSearch)
    }

    /// The ways to all callbacks for which the filter holds, and perhaps to others.
    ///
    /// A filter that names a customer by the same keys has no way that reads every callback.
    ///
    /// - Parameters:
    ///   - indexed: The properties that have an index.
    ///   - keys: The properties that say whose a callback is, which few callbacks share.
    /// - Returns: The ways; a callback may be found on several.
    func ways(indexed: Set<String>, customer keys: Set<String>) -> [Way] {
        switch operand {
        case .and:
            if let onlyID, !onlyID.isEmpty { return [.id(ServiceID(onlyID))] }
            let isOpen = conditions.contains { $0.excludesCompleted }
            return [.search(CallbackSearch(lead(indexed: indexed, customer: keys) ?? .time, isOpen: isOpen))]
        case .or:
            let known = conditions.compactMap { $0.way(indexed: indexed) }
            // One condition without an index makes the others useless.
            return known.count == conditions.count
                ? known : [.search(CallbackSearch(.time, isOpen: conditions.allSatisfy { $0.excludesCompleted }))]
        }
    }

    /// The index that leads to the fewest callbacks if all conditions have to hold; nil for none.
    ///
    /// - Parameters:
    ///   - indexed: The properties that have an index.
    ///   - keys: The properties that say whose a callback is.
    /// - Returns: What leads to them.
    func lead(indexed: Set<String>, customer keys: Set<String>) -> CallbackSearch.Lead? {
        let leading = conditions.filter { $0.lead(indexed: indexed) != nil }
        let first =
            leading.first { $0.name == CallbackRecord.Field.customerNumber && !$0.value.isEmpty }
            ?? leading.first { $0.names(keys) } ?? leading.first
        return first?.lead(indexed: indexed)
    }
}

extension CallbackFilter.Condition {
    /// Whether it says whose a callback is.
    fileprivate func names(_ keys: Set<String>) -> Bool { !isNegated && !value.isEmpty && keys.contains(name) }

    fileprivate func way(indexed: Set<String>) -> CallbackFilter.Way? {
        if !isNegated, name == CallbackRecord.Field.id { return .id(ServiceID(value)) }
        return lead(indexed: indexed).map { .search(CallbackSearch($0)) }
    }

    fileprivate func lead(indexed: Set<String>) -> CallbackSearch.Lead? {
        if isNegated { return nil }
        if name == CallbackRecord.Field.customerNumber { return .number(value) }
        return indexed.contains(name) ? .key(name: name, value: value) : nil
    }

    fileprivate var excludesCompleted: Bool {
        name == CallbackRecord.Field.state && (value == CallbackState.completed.rawValue) == isNegated
    }
}

extension CallbackRecord {
    /// What a query compares with; nil for a property that is not there.
    func value(of name: String) -> String? {
        switch name {
        case Field.id: id.text
        case Field.state: state.rawValue
        case Field.reason: reason?.rawValue
        case Field.customerNumber: customerNumber
        case Field.service: serviceName
        default: property(name)
        }
    }
}
