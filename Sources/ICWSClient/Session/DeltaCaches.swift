import BeckonJSON
public import ICWSCore
public import ICWSMessaging

/// The current state of one kind of message, built from full messages and deltas.
///
/// A full message replaces the state. A delta replaces the fields that it has; a field that is null is cleared. A field that cannot
/// be read is left out, and ``isStale`` says so.
public struct MessageState<Kind: MessageContract & ICWS.Messaging.Message.Kind>: Sendable, Hashable {
    /// The state; nil before the first full message.
    public private(set) var value: Kind?
    /// Whether the state may lack changes: a delta could not be read whole; the next full message clears it.
    public private(set) var isStale = false
    /// What could not be read of the last message; empty when it was read whole.
    public private(set) var problems: [ContractProblem] = []

    /// Makes an empty state.
    public init() {}

    /// Applies a message.
    ///
    /// - Parameter message: A message of any type; types other than `Kind` are ignored.
    /// - Returns: Whether the state may have changed. A delta before the first full message changes nothing.
    public mutating func apply(_ message: ICWS.Messaging.Message) -> Bool {
        guard let reading = message.reading(as: Kind.self) else { return false }
        problems = reading.isWhole ? [] : reading.problems
        guard let typed = reading.value else {
            isStale = value != nil
            return isStale
        }
        guard typed.isDelta else {
            (value, isStale) = (typed, false)
            return true
        }
        guard let before = value else { return false }
        isStale = isStale || !reading.isWhole
        let merged = Kind.read(before.merged(with: typed.with { $0.isDelta = false }).json)
        guard let state = merged.value else {
            // The delta clears what the state must have.
            (problems, isStale) = (merged.problems, true)
            return true
        }
        value = state
        return true
    }

    /// Forgets the state, for example after a gap.
    public mutating func forget() { self = MessageState() }
}

/// Items by key, built from full lists and from items that were added, changed and removed.
public struct KeyedState<Key: Hashable & Sendable, Item: Sendable>: Sendable {
    /// The items by key.
    public private(set) var items: [Key: Item] = [:]

    /// Makes a state without items.
    public init() {}

    /// Applies a delta, or replaces all items.
    ///
    /// - Parameters:
    ///   - isDelta: True keeps the items and changes them; false removes all items first.
    ///   - added: Items that are new, or replace the item with the same key.
    ///   - changed: Items with their changes.
    ///   - removed: Keys to remove; applied first, so that one call can remove an item and add it again.
    ///   - key: The key of an item.
    ///   - merge: Combines the item before with its changes.
    public mutating func apply(
        isDelta: Bool, added: [Item], changed: [Item], removed: [Key], key: (Item) -> Key,
        merge: (Item, Item) -> Item
    ) {
        if !isDelta { items = [:] }
        for gone in removed { items[gone] = nil }
        for item in added { items[key(item)] = item }
        for item in changed {
            let known = items[key(item)]
            items[key(item)] = known.map { merge($0, item) } ?? item
        }
    }

    /// Forgets all items, for example after a gap.
    public mutating func forget() { items = [:] }
}
