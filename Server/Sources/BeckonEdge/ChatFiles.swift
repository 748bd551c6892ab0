package import Beckon
package import BeckonFiles

/// Takes, gives and removes the files of chats: contents into the vault, rows and events into the store.
///
/// A content is in the vault before a row names it, and is removed only when no row names it any more (``FileSweep``).
package struct ChatFiles: Sendable {
    /// Who sends a file.
    package enum Sender: Sendable {
        case customer(key: String?)
        case agent(AgentParty, key: String?)
    }

    /// A file whose content is stored, and which no row names yet.
    package struct Draft: Sendable {
        let name: String
        let content: StoredContent
    }

    /// Nil while there is no place for files.
    private let vault: (any FileVault)?
    /// Has contents scanned before they are stored; nil for no scanner.
    private let gate: ScanGate?
    package let chats: ChatService
    package let store: any Store
    private let queue: CommitQueue
    package let port: AgentPort
    private let ids: any IDSource
    package let time: any TimeSource

    package init(
        vault: (any FileVault)?, gate: ScanGate?, chats: ChatService, store: any Store, queue: CommitQueue,
        port: AgentPort, ids: any IDSource, time: any TimeSource
    ) {
        self.vault = vault
        self.gate = gate
        self.chats = chats
        self.store = store
        self.queue = queue
        self.port = port
        self.ids = ids
        self.time = time
    }

    // MARK: - Taking

    /// Stores the bytes of a file that is being sent, once they are scanned.
    ///
    /// - Parameters:
    ///   - sentName: The name as it was sent.
    ///   - limit: The most bytes.
    ///   - next: The bytes.
    ///   - admit: Asked when the bytes are here whole and nothing is kept yet.
    /// - Returns: The file, for ``put(_:userData:into:by:)``.
    /// - Throws: ``ChatRefusal``, and what `next` and `admit` throw; then nothing is kept.
    package func store(
        _ sentName: String, limit: Int, _ next: @escaping NextBytes, admit: @escaping @Sendable () async throws -> Void
    ) async throws -> Draft {
        guard let name = FileName.cleaned(sentName) else { throw ChatRefusal(file: .name) }
        guard let vault else { throw ChatRefusal(file: .away) }
        do {
            let content = try await vault.store(limit: limit, next) { [gate] body in
                try await admit()
                try await gate?.admit(body)
            }
            return Draft(name: name, content: content)
        } catch let error as FileVaultError {
            throw ChatRefusal(file: error.code == .tooLong ? .tooLarge : .away)
        } catch let refusal as ScanGate.Refusal {
            throw ChatRefusal(file: FileRefusal(refusal))
        }
    }

    /// Puts a stored file into a chat: its row and its event in one commit.
    ///
    /// - Parameters:
    ///   - draft: The file.
    ///   - userData: What the upload sent beside it.
    ///   - head: The chat; the content is removed also when it cannot be read.
    ///   - sender: Who sends it.
    ///   - extra: Changes to commit along with the chat's.
    /// - Returns: The file, which is on disk, or the one that an earlier call with the same key sent; and the chat.
    /// - Throws: ``ChatRefusal``, ``StoreError``; then the content is removed at once, if nothing else names it.
    package func put(
        _ draft: Draft, userData: [String: String], into head: @autoclosure () async throws -> ChatHead,
        by sender: Sender, adding extra: @escaping ChatDecision.Extra = { _, _ in [] }
    ) async throws -> (file: ChatFile, head: ChatHead) {
        do {
            let put = try await keep(draft, userData: userData, in: head(), by: sender, adding: extra)
            if put.isEarlier { await discard(draft.content.hash) }
            return (put.file, put.head)
        } catch {
            await discard(draft.content.hash)
            throw error
        }
    }

    private func keep(
        _ draft: Draft, userData: [String: String], in head: ChatHead, by sender: Sender,
        adding extra: @escaping ChatDecision.Extra
    ) async throws -> (file: ChatFile, head: ChatHead, isEarlier: Bool) {
        let options = chats.services.chatOptions(of: head).files
        if case .customer(nil) = sender,
            let refusal = options.refusal(of: draft.name, size: draft.content.size, in: head)
        {
            throw ChatRefusal(file: refusal)
        }
        guard options.types.contains(FileName.ending(of: draft.name)),
            let type = FileType.mediaType(of: draft.name, head: draft.content.head)
        else { throw ChatRefusal(file: .type) }
        var file = ChatFile(
            id: FileID(ids.hexadecimal(digits: 32)), chat: head.id, content: draft.content.hash.text, name: draft.name,
            type: type, size: draft.content.size, party: sender.party, userData: userData, isPending: true,
            createdAt: time.now)
        _ = try await queue.commit(Commit([.putFile(file)]))
        do {
            try await check(draft.content.hash)
            file.isPending = false
            let outcome = try await tell(file, sender, adding: extra)
            guard let position = outcome.position, outcome.events.isEmpty else {
                return (file, outcome.head, false)
            }
            try await forget(file)
            return (try await earlier(position, in: head.id), outcome.head, true)
        } catch {
            try? await forget(file)
            throw error
        }
    }

    /// Removes a content that was stored for nothing, unless a row names it; what cannot be removed now is found by
    /// ``FileSweep``.
    private func discard(_ content: ContentHash) async {
        guard let vault, let marked = try? await store.markForRemoval([content.text], at: time.now), !marked.isEmpty
        else { return }
        try? await vault.remove(content)
        try? await store.unmark(marked)
    }

    /// Whether a content, which a row names, is there and stays.
    private func check(_ content: ContentHash) async throws {
        guard let vault else { throw ChatRefusal(file: .away) }
        do {
            // A content that nothing named may be removed at this moment; the row that now names it prevents a later removal.
            let since = time.now.advanced(by: Milliseconds(-FileSweep.longestRemoval.count))
            guard try await !store.isMarked(content.text, since: since) else { throw ChatRefusal(file: .away) }
            guard try await vault.holds(content) else { throw ChatRefusal(file: .away) }
        } catch is FileVaultError {
            throw ChatRefusal(file: .away)
        }
    }

    private func tell(
        _ file: ChatFile, _ sender: Sender, adding extra: @escaping ChatDecision.Extra
    ) async throws -> ChatDecision {
        let row: ChatDecision.Extra = { [.putFile(file)] + extra($0, $1) }
        switch sender {
        case .customer(let key):
            return try await chats.perform(file.chat, .customerSentFile(file, key: key), adding: row)
        case .agent(let party, let key):
            return try await port.tell(file.chat, by: party, .sentFile(file, key: key), adding: row)
        }
    }

    private func forget(_ file: ChatFile) async throws { _ = try await queue.commit(Commit([.removeFile(file.id)])) }

    private func earlier(_ position: Int, in chat: ChatID) async throws -> ChatFile {
        let event = try await store.events(chat, after: position - 1, limit: 1).first
        guard let id = event?.file?.id, let file = try await store.file(id) else {
            throw ChatRefusal(file: .unknown)
        }
        return file
    }

    // MARK: - Giving and removing

    /// A file of a chat.
    ///
    /// - Throws: ``ChatRefusal`` for an unknown one and for one of another chat, ``StoreError``.
    package func file(_ id: String, of chat: ChatID) async throws -> ChatFile {
        guard let file = try await store.file(FileID(id)), file.chat == chat, !file.isPending else {
            throw ChatRefusal(file: .unknown)
        }
        return file
    }

    /// A file that a transcript names.
    ///
    /// - Throws: ``ChatRefusal`` for an unknown one, ``StoreError``.
    package func file(_ id: FileID) async throws -> ChatFile {
        guard let file = try await store.file(id), !file.isPending else { throw ChatRefusal(file: .unknown) }
        return file
    }

    /// The content of a file, for reading.
    ///
    /// - Throws: ``ChatRefusal`` while the vault is away.
    package func content(of file: ChatFile) async throws -> NextBytes {
        guard let vault, let hash = ContentHash(file.content) else { throw ChatRefusal(file: .away) }
        do {
            return try await vault.read(hash).next
        } catch is FileVaultError {
            throw ChatRefusal(file: .away)
        }
    }

    /// The content of a file for the chat's customer, which counts as a download.
    ///
    /// - Throws: ``ChatRefusal``, ``StoreError``.
    package func download(_ id: String, of head: ChatHead) async throws -> (file: ChatFile, next: NextBytes) {
        let file = try await file(id, of: head.id)
        let next = try await content(of: file)
        let limit = chats.services.chatOptions(of: head).files.downloads
        guard try await store.takeDownload(of: file.id, limit: limit) else { throw ChatRefusal(file: .fetched) }
        return (file, next)
    }

    /// Deletes a file that the customer sent.
    ///
    /// - Throws: ``ChatRefusal``, ``StoreError``.
    package func delete(_ id: String, of head: ChatHead) async throws -> ChatHead {
        let file = try await file(id, of: head.id)
        guard file.party == .client else { throw ChatRefusal(file: .kept) }
        let outcome = try await chats.perform(head.id, .customerDeletedFile(file)) { _, _ in [.removeFile(file.id)] }
        return outcome.head
    }
}

extension ChatFiles.Sender {
    fileprivate var party: PartyKind {
        switch self {
        case .customer: .client
        case .agent(let party, _): party.kind
        }
    }
}

extension FileRefusal {
    fileprivate init(_ refusal: ScanGate.Refusal) {
        self =
            switch refusal {
            case .infected: .infected
            case .tooLong: .tooLarge
            case .away: .away
            }
    }
}
