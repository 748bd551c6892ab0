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

    /// Whether it finds callbacks of somebody whom the caller knows, and no others.
    ///
    /// - Parameter keys: The properties that say whose a callback is.
    /// - Returns: Whether it does.
    func namesCustomer(by keys: Set<String>) -> Bool {
        let names = conditions.map { condition in
            !condition.isNegated && !condition.value.isEmpty
                && (condition.name == CallbackRecord.Field.id || keys.contains(condition.name))
        }
        return operand == .and ? names.contains(true) : !names.isEmpty && names.allSatisfy(\.self)
    }

    /// The searches that find all callbacks for which the filter holds, and perhaps others.
    ///
    /// - Parameter indexed: The properties that have an index.
    /// - Returns: The searches; a callback may be found by several.
    func searches(indexed: Set<String>) -> [CallbackSearch] {
        let leads = conditions.map { $0.lead(indexed: indexed) }
        switch operand {
        case .and:
            let isOpen = conditions.contains { $0.excludesCompleted }
            return [CallbackSearch(leads.compactMap(\.self).first ?? .time, isOpen: isOpen)]
        case .or:
            let known = leads.compactMap(\.self)
            // One condition without an index makes the others useless.
            return known.count == leads.count
                ? known.map { CallbackSearch($0) }
                : [CallbackSearch(.time, isOpen: conditions.allSatisfy { $0.excludesCompleted })]
        }
    }
}

extension CallbackFilter.Condition {
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
    /// Members of a record that have a place of their own.
    package enum Field {
        package static let id = "_id"
        package static let state = "_callback_state"
        package static let reason = "_callback_reason"
        package static let customerNumber = "_customer_number"
        package static let service = "_service_name"

        static let all: Set<String> = [id, state, reason, customerNumber, service]
    }

    /// What a query compares with; nil for a property that is not there.
    func value(of name: String) -> String? {
        switch name {
        case Field.id: id.text
        case Field.state: state.rawValue
        case Field.reason: reason?.rawValue
        case Field.customerNumber: customerNumber
        case Field.service: serviceName
        default: properties[name]
        }
    }
}
