/// The names of the records that the library keeps; it lists, moves and removes no others.
enum RecordName {
    static let identity = "identity"
    static let device = "device"
    static let callbacks = "callbacks"
    /// What the names of conversations begin with.
    static let conversation = "conversation-"
    /// What the names of their last lines begin with.
    static let transcript = "transcript-"
    /// What stands before the name of a record that could not be read and had to make room.
    static let aside = "unreadable-"

    /// The records that have one name.
    static let single: Set<String> = [identity, device, callbacks]

    /// Whether the library keeps a record of this name.
    static func isOurs(_ name: String) -> Bool {
        single.contains(name)
            || [conversation, transcript, aside].contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
    }
}
