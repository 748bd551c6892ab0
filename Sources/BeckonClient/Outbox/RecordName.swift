/// The names of the records that the library writes; it lists, moves and removes no others.
enum RecordName {
    static let identity = "identity"
    static let device = "device"
    static let callbacks = "callbacks"
    /// What the names of conversations begin with.
    static let conversation = "conversation-"
    /// What the names of their last lines begin with.
    static let transcript = "transcript-"
    /// What the names of copies of files begin with that are not at the server yet.
    static let file = "file-"
    /// What stands before the name of a record that could not be read and had to make room.
    static let aside = "unreadable-"

    /// The records that have one name.
    static let single: Set<String> = [identity, device, callbacks]

    /// The name of the copy of a file; it begins with ``files(of:)``.
    static func file(_ message: Outbox.Message.ID, of conversation: String) -> String {
        files(of: conversation) + message
    }

    /// What the names of the copies of a conversation's files begin with.
    static func files(of conversation: String) -> String { file + conversation + "-" }

    /// Whether the library writes a record of this name: the app may have files whose names begin in the same way.
    static func isOurs(_ name: String) -> Bool {
        if single.contains(name) { return true }
        guard let mark = name.firstIndex(of: "-") else { return false }
        let (kind, rest) = (String(name[...mark]), name[name.index(after: mark)...])
        if kind == aside { return single.contains(String(rest)) }
        if kind == conversation || kind == transcript { return isToken(rest) }
        let ids = rest.split(separator: "-", omittingEmptySubsequences: false)
        return kind == file && ids.count == 2 && ids.allSatisfy { isToken($0) }
    }

    /// Whether a text is 128 random bits as the library writes them.
    static func isToken(_ text: Substring) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy {
                ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
                    || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "f"))
            }
    }
}
