/// Which files a service's customers may send, and how often they may fetch one (`chat.files`).
package struct FileOptions: Hashable, Sendable {
    /// `maxFiles`: the most files of the customer in a chat; 0 takes none.
    package var mostFiles = 5
    /// `maxFileSize`, in bytes.
    package var largestFile = 10_485_760
    /// `maxTotalSize`: the most bytes of all files of the customer in a chat.
    package var largestTotal = 99_614_720
    /// `types`: the endings of names that are taken, in lower case.
    package var types = ["jpeg", "jpg", "pdf", "png", "zip"]
    /// `needAgent`: whether files are taken only while an agent is in the chat.
    package var needsAgent = false
    /// `downloads`: how often the customer may fetch a file.
    package var downloads = 10
    /// `delete`: whether the customer may delete a file.
    package var mayDelete = true

    package init() {}

    /// Why a file of the customer is not taken, or nil; asked before its bytes are read and again when all are stored.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - size: Its length in bytes, as far as it is known.
    ///   - head: The chat.
    /// - Returns: The first refusal, in the order in which GMS' clients expect them.
    package func refusal(of name: String, size: Int, in head: ChatHead) -> FileRefusal? {
        if head.life.state == .ended { return .ended }
        if needsAgent, head.side.agents.isEmpty { return .noAgent }
        if size > largestFile { return .tooLarge }
        if !types.contains(FileName.ending(of: name)) { return .type }
        if head.files.count >= mostFiles { return .tooMany }
        if size > largestTotal - head.files.bytes { return .tooMuch }
        return nil
    }
}

/// Why a file is not taken.
package enum FileRefusal: String, Hashable, Sendable {
    /// The chat is over.
    case ended
    /// No agent is in the chat.
    case noAgent
    /// The file is longer than a file may be.
    case tooLarge
    /// Files with this ending, or with this content, are not taken.
    case type
    /// The chat holds as many files as it may.
    case tooMany
    /// The chat's files together would be longer than they may be.
    case tooMuch
    /// The name cannot be used.
    case name
    /// The scanner has found something in it.
    case infected
    /// The customer has fetched the file as often as allowed.
    case fetched
    /// Customers may not delete files.
    case kept
    /// There is no such file.
    case unknown
    /// The place where files are kept does not answer, or is full.
    case away
}
