/// A JSON object that keeps the order of its members.
///
/// Parsing keeps all members, also those with the same key. A look-up finds the last member with the key, as most JSON
/// readers do. Look-up is linear, since objects on the wire are small. Two objects are equal when they have equal members
/// in the same order.
public struct JSONObject: Sendable {
    var members: [(key: String, value: JSONValue)]

    /// Makes an object without members.
    public init() {
        members = []
    }

    /// Makes an object of members in the order given.
    ///
    /// - Parameter members: Keys with their values; members with the same key are kept.
    public init(_ members: some Sequence<(key: String, value: JSONValue)>) {
        self.members = Array(members)
    }

    /// The value of a key: the last one if the key occurs more than once, nil if it is missing.
    ///
    /// Setting replaces the value in its place, or adds the member at the end; setting nil removes the key. After
    /// setting, the key occurs once at most.
    ///
    /// - Parameter key: The key, compared by Unicode scalars.
    public subscript(key: String) -> JSONValue? {
        get {
            // Compared by code units: keys that differ only in Unicode normalisation are different in JSON.
            let units = key.utf8
            return members.last { $0.key.utf8.elementsEqual(units) }?.value
        }
        set {
            let units = key.utf8
            let place = members.lastIndex { $0.key.utf8.elementsEqual(units) }
            guard let newValue else {
                if place != nil { members.removeAll { $0.key.utf8.elementsEqual(units) } }
                return
            }
            guard let place else {
                members.append((key, newValue))
                return
            }
            members[place].value = newValue
            if let first = members.firstIndex(where: { $0.key.utf8.elementsEqual(units) }), first < place {
                let earlier = members[..<place].filter { !$0.key.utf8.elementsEqual(units) }
                members.replaceSubrange(..<place, with: earlier)
            }
        }
    }

    /// Adds a member at the end without checking whether the object already has the key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: Its value.
    public mutating func append(key: String, value: JSONValue) {
        members.append((key, value))
    }

    /// The keys in order, including repeated ones.
    public var keys: [String] { members.map(\.key) }
}

extension JSONObject: RandomAccessCollection {
    /// The place of the first member.
    public var startIndex: Int { members.startIndex }
    /// The place after the last member.
    public var endIndex: Int { members.endIndex }

    /// The member at a place.
    ///
    /// - Parameter position: A valid place, from ``startIndex`` to before ``endIndex``.
    public subscript(position: Int) -> (key: String, value: JSONValue) { members[position] }
}

extension JSONObject: Hashable {
    /// Whether two objects have equal members in the same order.
    ///
    /// - Parameters:
    ///   - lhs: One object.
    ///   - rhs: The other.
    /// - Returns: True if they are equal.
    public static func == (lhs: JSONObject, rhs: JSONObject) -> Bool {
        lhs.members.elementsEqual(rhs.members) { $0.key == $1.key && $0.value == $1.value }
    }

    /// Feeds the members to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members.count)
        for member in members {
            hasher.combine(member.key)
            hasher.combine(member.value)
        }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object from a literal, keeping its order.
    ///
    /// - Parameter elements: The members.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { (key: $0.0, value: $0.1) }
    }
}
