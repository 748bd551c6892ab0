/// What callers have named rightly, by a hash of caller and name, as a value.
///
/// Two generations of at most ``capacity`` each: a full one becomes the older one, and of the one before it only those names stay
/// that were used meanwhile. A name that is forgotten counts as a guess again.
package struct ProvenTable: Sendable {
    /// How many names a generation holds.
    package static let capacity = 32_768

    private var young: Set<UInt64> = []
    private var old: Set<UInt64> = []

    package init() {}

    /// How many names are held.
    package var count: Int { young.count + old.count }

    /// Whether a name was right before; asking keeps it.
    package mutating func knows(_ name: UInt64) -> Bool {
        if young.contains(name) { return true }
        guard old.remove(name) != nil else { return false }
        note(name)
        return true
    }

    /// Notes that a name is right.
    package mutating func note(_ name: UInt64) {
        if young.count >= Self.capacity { (young, old) = ([], young) }
        young.insert(name)
    }

    /// Forgets a name that is right no more.
    package mutating func forget(_ name: UInt64) {
        young.remove(name)
        old.remove(name)
    }
}
