import BeckonJSON
public import ICWSCore
public import ICWSMessaging

/// The present state of one kind of message, put together from full messages and deltas.
///
/// A full message takes the place of everything; of a delta each field that is there takes the place of its
/// predecessor, and null clears it.
public struct MessageState<Kind: MessageContract & ICWS.Messaging.Message.Kind>: Sendable, Hashable {
    /// The state; nil before the first full message.
    public private(set) var value: Kind?

    /// Begins without a state.
    public init() {}

    /// Takes a message.
    ///
    /// - Parameter message: A message of any type; others than `Kind` are ignored.
    /// - Returns: Whether the state may have changed. A delta before the first full message changes nothing.
    public mutating func apply(_ message: ICWS.Messaging.Message) -> Bool {
        guard let typed = message.as(Kind.self) else { return false }
        guard message.isDelta else {
            value = typed
            return true
        }
        guard let before = value else { return false }
        let merged = before.merged(with: typed.with { $0.isDelta = false })
        guard let state = try? Kind(checking: merged.fields.json) else { return false }
        value = state
        return true
    }

    /// Forgets the state, as after a gap.
    public mutating func forget() { value = nil }
}

/// Items by key, put together from what was added, changed and removed.
public struct KeyedState<Key: Hashable & Sendable, Item: Sendable>: Sendable {
    /// The items by key.
    public private(set) var items: [Key: Item] = [:]

    /// Begins without items.
    public init() {}

    /// Takes the place of everything, unless it is a delta.
    ///
    /// - Parameters:
    ///   - isDelta: Whether what is there stays.
    ///   - added: Items that are new or take the place of their predecessor.
    ///   - changed: Items of which something changed.
    ///   - removed: Keys that are gone; applied first, so that an item may be removed and added at once.
    ///   - key: The key of an item.
    ///   - merge: Makes one item of the item before and the changed one.
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

    /// Forgets everything, as after a gap.
    public mutating func forget() { items = [:] }
}
