import Beckon
import BeckonEdge
import BeckonFiles
import BeckonJSON

/// The files of chats at the desk: agents fetch those of every chat that they read, and send some in their own.
struct DeskFiles: Sendable {
    let files: ChatFiles

    private var port: AgentPort { files.port }

    /// A file of a chat, for reading.
    ///
    /// - Parameters:
    ///   - id: The file.
    ///   - chat: The chat.
    ///   - tell: Tells the audit trail, before anything of the file is read.
    /// - Returns: The file and its bytes.
    /// - Throws: ``ChatRefusal`` for an unknown file or chat, and while files cannot be fetched; ``StoreError``.
    func file(
        _ id: String, of chat: ChatID, telling tell: (ChatFile) async throws -> Void
    ) async throws -> (file: ChatFile, next: NextBytes) {
        let head = try await port.head(chat)
        let file = try await files.file(id, of: head.id)
        try await tell(file)
        return (file, try await files.content(of: file))
    }

    /// Takes a file for the customer; the first one of a waiting chat takes the chat, as a message does.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - length: The length that the request tells, in bytes; nil if it tells none.
    ///   - key: Names this file among all of the agent's in the chat: sending it again adds nothing.
    ///   - chat: The chat.
    ///   - account: The agent.
    ///   - extra: Changes to commit along with the chat's.
    ///   - next: The bytes.
    /// - Returns: The file, on disk, or the one that an earlier request with the same key sent.
    /// - Throws: ``DeskFault``, ``ChatRefusal``, ``StoreError``, and what `next` throws; then nothing is kept.
    func send(
        _ name: String, length: Int?, key: String?, in chat: ChatID, by account: DeskAccount,
        adding extra: @escaping ChatDecision.Extra, _ next: @escaping NextBytes
    ) async throws -> ChatFile {
        let head = try await port.head(chat)
        guard head.life.state != .ended else { throw DeskFault.ended }
        if let owner = head.takenBy, owner.account != account.user { throw DeskFault.taken(owner: owner.nickname) }
        let limit = port.options(ofChat: head).files.largestFile
        guard (length ?? 0) <= limit else { throw ChatRefusal(file: .tooLarge) }
        let sender = ChatFiles.Sender.agent(Desk.party(account), key: try Desk.named(key, account))
        let draft = try await files.store(name, limit: limit, next) {}
        return try await files.put(
            draft, userData: [:], into: try await port.head(chat), by: sender, adding: extra
        ).file
    }

    /// What the page shows of a file.
    static func json(_ file: ChatFile) -> [UInt8] {
        let value: JSONValue = [
            "file": .string(file.id.text), "name": .string(file.name), "size": .integer(Int64(file.size)),
        ]
        return value.encoded()
    }
}
