import BeckonTransport
import Foundation

/// A conversation of the customer with the company, as the app uses it.
///
/// It can be used at once, online or offline: ``send(_:)`` returns when a message is stored on the device, and the library
/// sends it when it can, in order and once. ``changes`` gives what the screen shows. While ``ContactCentre/run()`` runs, the
/// conversation stays connected; get one with ``ContactCentre/conversation(_:)``.
public actor Conversation {
    /// The chat service at the server.
    public nonisolated let service: String
    /// The name of the conversation on this device.
    public nonisolated let id: String

    let gateway: GatewayCalls
    let store: any OutboxStore
    var record: ConversationRecord
    var assembly: TranscriptAssembly
    var writer = RecordWriter()
    /// The chat at the server; nil until it is created.
    var chat: Chat?
    var isRunning = false
    /// The device stores nothing of it any more.
    var isForgotten = false
    /// How many records are being written.
    var openWrites = 0
    var isInBackground = false
    var isOnScreen = false
    /// Up to where the server knows that the customer has read, in this run of the app.
    var toldThrough: Int64 = 0
    /// By what chat version 2 knows the chat.
    var knownFileKeys: Version2Keys?
    /// Up to where the server was asked which notices are files.
    var askedNoticesThrough: Int64 = 0
    /// The server has no version 2 of the chat.
    var hasNoFiles = false
    /// The file that is being sent.
    var transfer: FileSending?
    /// The files of which the store has copies.
    var copies: Set<Outbox.Message.ID> = []
    /// Counts what the server was heard to say.
    var heard: UInt64 = 0
    var pause = Pause()
    var waiting = Signals()
    /// Counts the values of ``transcript``.
    var version: UInt64 = 1
    var entriesSinceStored = 0
    /// Says that another process has written, and has that read, once the contact centre has the conversation.
    private var noteStale: @Sendable () async -> Void = {}
    private var readAgain: @Sendable () async -> Bool = { false }
    /// Says that the server was told of a device.
    var noteNamed: @Sendable (PushDevice) async -> Void = { _ in }
    /// Counts how often the server was to be told of a device.
    var deviceNews: UInt64 = 0

    /// Makes a conversation from what was stored of it, and takes up what was under way when the app was ended.
    init(
        _ record: ConversationRecord, _ lines: TranscriptRecord?, gateway: GatewayCalls, store: any OutboxStore,
        showing shown: Transcript? = nil
    ) {
        var record = record
        record.follow(gateway.caller.address)
        var assembly = TranscriptAssembly(
            lines: lines?.lines ?? [], position: lines?.position ?? 0, readThrough: record.readThrough,
            isShortened: lines?.isShortened ?? false)
        assembly.agentSide(delivered: lines?.agentDelivered ?? 0, read: lines?.agentRead ?? 0)
        assembly.takeUp(&record)
        copies = record.outbox.withFiles
        self.record = record
        self.assembly = shown.map { TranscriptAssembly(showing: $0) } ?? assembly
        self.gateway = gateway
        self.store = store
        service = record.request.service
        id = record.id
    }

    // MARK: What the screen shows

    /// The conversation as it is now.
    public var transcript: Transcript { assembly.transcript }

    /// The conversation as it is now, then each time after it has changed.
    ///
    /// Every reader takes a sequence of its own. A slow reader gets the newest transcript alone: nothing is queued, and each
    /// value differs from the one before. Reading ends when the task is cancelled, or after the last value: the conversation
    /// has ended, and everything in it is read and settled, or it is forgotten.
    public nonisolated var changes: AsyncStream<Transcript> {
        let reader = TranscriptReader(self)
        return AsyncStream { await reader.next() }
    }

    /// What the customer has typed and not sent, as ``store(draft:)`` was told.
    public var draft: String { record.draft }

    /// Stores what the customer has typed and not sent, for the next start of the app.
    ///
    /// - Parameter draft: The text; call it when typing pauses and when the screen goes.
    public func store(draft: String) async {
        guard record.draft != draft else { return }
        try? await onNewest {
            record.draft = draft
            try await storeRecord()
        }
    }

    /// Waits for a transcript that is newer than one; returns nil when the task was cancelled, or there is none to come.
    func next(after seen: UInt64) async -> (transcript: Transcript, version: UInt64)? {
        while version == seen, !isSettled, !Task.isCancelled { await waitForChange() }
        return Task.isCancelled || version == seen ? nil : (assembly.transcript, version)
    }

    /// Whether the transcript changes no more.
    private var isSettled: Bool {
        guard isOver else { return false }
        return isForgotten || (!isRunning && record.outbox.messages.isEmpty && assembly.transcript.unread == 0)
    }

    /// Goes on with what another process has stored; what this one had stored is part of it.
    func takeUp(_ stored: ConversationRecord) {
        guard stored != record, !isForgotten else { return }
        let written = record.outbox.messages.filter { !$0.isStored }
        record = stored
        record.follow(gateway.caller.address)
        assembly.takeUp(&record)
        // What is being written now is not in what was read.
        for message in written where record.outbox.messages.allSatisfy({ $0.id != message.id }) {
            record.outbox.add(message)
        }
        copies.formUnion(record.outbox.withFiles)
        restoreChat()
        show()
    }

    /// Takes up who is to be told that another process has written.
    ///
    /// - Parameters:
    ///   - note: Is told of it.
    ///   - read: Reads what that process wrote, and returns whether this one writes again.
    func whenStale(_ note: @escaping @Sendable () async -> Void, read: @escaping @Sendable () async -> Bool) {
        (noteStale, readAgain) = (note, read)
    }

    /// Lets the contact centre know that the server was told of a device.
    func whenNamed(_ note: @escaping @Sendable (PushDevice) async -> Void) { noteNamed = note }

    /// Makes a change that is stored; once more, when another process had written before it.
    func onNewest<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as BeckonClientError where error.isStale {
            guard await readAgain() else { throw error }
            return try await body()
        }
    }

    /// Shows what has changed, and wakes whoever waits.
    func show() {
        assembly.show(record.outbox, transfer.map { ($0.id, $0.progress) })
        version += 1
        waiting.giveAll()
    }

    func waitForChange() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }

    // MARK: What is stored

    /// Stores the record as it is now.
    ///
    /// - Throws: ``BeckonClientError`` with `notStored`, `inUse`, `chatEnded` when the device forgets the conversation, or `cancelled`
    ///   when the task was cancelled before it was stored.
    func storeRecord() async throws {
        let wanted = writer.changed()
        while writer.isWriting {
            await waitForChange()
            // A cancelled task cannot wait, and must not say that it was stored.
            guard !Task.isCancelled || !writer.isWriting else {
                throw BeckonClientError(code: .cancelled, message: "The task was cancelled before it was stored.")
            }
        }
        guard !isForgotten else { throw Self.hasEnded }
        guard writer.stored < wanted else { return }
        writer.isWriting = true
        defer {
            writer.isWriting = false
            waiting.giveAll()
        }
        let version = writer.version
        do {
            try await write(try JSONEncoder().encode(record), named: record.name)
        } catch {
            let failure = BeckonClientError(store: error, "The device could not store it.")
            if failure.isStale { await noteStale() }
            throw failure
        }
        writer.wrote(version)
        // What was written is removed now.
        guard !isForgotten else { throw Self.hasEnded }
    }

    /// Stores the last lines, for the next start of the app.
    func storeTranscript() async {
        entriesSinceStored = 0
        if let keys = await chat?.version2, keys != record.chat?.version2 {
            record.chat?.version2 = keys
            try? await storeRecord()
        }
        guard !isForgotten else { return }
        let lines = TranscriptRecord(
            lines: Array(assembly.events.suffix(TranscriptRecord.limit)), position: assembly.position,
            agentDelivered: assembly.agentDelivered, agentRead: assembly.agentRead,
            isShortened: assembly.transcript.isShortened || assembly.events.count > TranscriptRecord.limit)
        guard let bytes = try? JSONEncoder().encode(lines) else { return }
        try? await write(bytes, named: record.transcriptName)
    }

    private func write(_ bytes: Data, named name: String) async throws {
        openWrites += 1
        defer {
            openWrites -= 1
            waiting.giveAll()
        }
        try await store.write(Array(bytes), named: name)
    }
}

extension TranscriptAssembly {
    /// Takes up what was under way when the record was stored.
    fileprivate mutating func takeUp(_ record: inout ConversationRecord) {
        record.outbox.restarted(at: position)
        for line in events {
            guard line.isOwn, let position = line.position else { continue }
            switch line.kind {
            case .message:
                if let message = record.outbox.saw(line.text, at: position) { name(position, message) }
            case .file(let id, let file, _):
                if let message = record.outbox.saw(file: id, at: position)
                    ?? record.outbox.saw(file, at: position, isNotice: true)
                {
                    name(position, message)
                }
            case .notice:
                if let message = record.outbox.saw(line.text, at: position, isNotice: true) { name(position, message) }
            default: continue
            }
        }
        set(record.phase)
        show(record.outbox)
    }
}
