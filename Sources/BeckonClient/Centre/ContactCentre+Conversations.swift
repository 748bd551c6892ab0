import BeckonTransport
import Foundation

extension ContactCentre {
    /// Opens the conversation with a service: the one that is going on, or a new one.
    ///
    /// There is one conversation with a service at a time, whatever number of taps and screens ask for it. It can be used at
    /// once, also offline.
    ///
    /// - Parameter request: What the customer enters; it counts when a new conversation begins.
    /// - Returns: The conversation.
    /// - Throws: ``BeckonClientError`` with `notStored` when the device cannot store it.
    public func conversation(_ request: ChatRequest = ChatRequest()) async throws -> Conversation {
        try await conversation(request, chat: nil)
    }

    /// The same for a chat whose service exists already.
    func conversation(_ request: ChatRequest, chat: ChatSnapshot?) async throws -> Conversation {
        try await aloneOnNewest {
            for conversation in conversations where conversation.service == request.service {
                if await !conversation.isOver { return conversation }
            }
            return try await begin(request, chat: chat)
        }
    }

    /// All conversations that the device has stored, the newest first: those that go on, and the last 20 that have ended.
    ///
    /// While another process writes in the directory they can be read, and nothing can be sent in them.
    ///
    /// - Throws: ``BeckonClientError`` with `notStored` when the device cannot read them.
    public func history() async throws -> [Conversation] {
        do {
            try await load()
        } catch let error as BeckonClientError where error.code == .inUse {
            try await alone { try await read() }
        }
        return conversations.reversed()
    }

    private func begin(_ request: ChatRequest, chat: ChatSnapshot?) async throws -> Conversation {
        var record = newRecord(request)
        record.chat = chat
        return try await begin(record)
    }

    private func newRecord(_ request: ChatRequest) -> ConversationRecord {
        let inputs = gateway.inputs
        var request = request
        request.device = request.device ?? devices.device
        return ConversationRecord(
            id: inputs.token(), request: request, userHeader: request.userHeader ?? identity,
            serviceKey: inputs.token(), chatKey: inputs.token(),
            beganAt: inputs.date().millisecondsSince1970,
            outbox: Outbox(honoursKeys: gateway.options.honoursKeys ?? false))
    }

    /// Makes a conversation and stores it.
    private func begin(_ record: ConversationRecord) async throws -> Conversation {
        let conversation = Conversation(record, nil, gateway: gateway, store: store)
        try await conversation.storeRecord()
        await conversation.restoreChat()
        await add(conversation)
        return conversation
    }

    /// Takes up a chat that another device of the customer began.
    ///
    /// - Parameter serviceID: The chat's service, which a push has named.
    /// - Returns: Its conversation; nil when the server does not know it under a key of this device.
    /// - Throws: ``BeckonClientError`` when the server cannot be asked, or the device cannot store it.
    func adopt(_ serviceID: String) async throws -> Conversation? {
        var keys = [identity]
        for conversation in conversations.reversed() {
            let key = await conversation.record.userHeader
            if !keys.contains(key) { keys.append(key) }
        }
        for key in keys.prefix(3) {
            let snapshot = try gateway.snapshot(of: serviceID, userHeader: key)
            do throws(CallFailure) {
                guard let (resource, honoursKeys) = try await gateway.interaction(of: snapshot) else { continue }
                return try await adopt(snapshot, ChatNews(resource), honoursKeys)
            } catch {
                throw error.error
            }
        }
        return nil
    }

    private func adopt(
        _ snapshot: ChatSnapshot, _ news: ChatNews, _ honoursKeys: Bool
    ) async throws(CallFailure) -> Conversation {
        do {
            return try await aloneOnNewest {
                // A second tap may have been quicker.
                for known in conversations where await known.record.chat?.serviceID == snapshot.serviceID {
                    return known
                }
                // The server does not say which service it is; most apps have one.
                var request = ChatRequest(userHeader: snapshot.userHeader)
                if let last = conversations.last { request.service = last.service }
                var record = newRecord(request)
                record.chat = snapshot
                record.chat?.sessionID = news.sessionID
                (record.isCreated, record.isAdopted, record.phase) = (true, true, .open)
                record.outbox.honoursKeys = honoursKeys
                return try await begin(record)
            }
        } catch {
            throw CallFailure(error)
        }
    }

    private func add(_ conversation: Conversation) async {
        conversations.append(conversation)
        await listen(to: conversation)
        await tellPlace(conversation)
        await forgetOldest()
        waiting.giveAll()
    }

    /// Lets a conversation say that another process has written, and have that read; and that it has named a device.
    private func listen(to conversation: Conversation) async {
        await conversation.whenStale(
            { [weak self] in await self?.noteStale() }, read: { [weak self] in await self?.readAgain() ?? false })
        await conversation.whenNamed { [weak self, weak conversation] device in
            guard let conversation else { return }
            await self?.tellIssued(device, after: conversation)
        }
    }

    /// Tells a conversation where the app is, as long as it takes until that is true.
    private func tellPlace(_ conversation: Conversation) async {
        while await conversation.isInBackground != isInBackground {
            if isInBackground { await conversation.enterBackground() } else { await conversation.enterForeground() }
        }
    }

    /// Forgets the oldest conversations that have ended, beyond 20.
    private func forgetOldest() async {
        var ended: [Conversation] = []
        for conversation in conversations where await conversation.isOver { ended.append(conversation) }
        for conversation in ended.dropLast(20) {
            conversations.removeAll { $0.id == conversation.id }
            await conversation.forget()
        }
    }

    // MARK: What is stored

    /// Reads what the device has stored, once, and locks other processes out.
    func load() async throws {
        try await alone { try await loadNow() }
    }

    private func loadNow() async throws {
        guard !isLoaded else { return }
        do {
            _ = try await (store as? any OneWriterStore)?.hold()
            identity = try await loadIdentity()
            try await loadDevices()
            callbackServices = try await storedRecord(StoredCallback.name, [StoredCallback].self) ?? []
            try await loadConversations()
            await removeStrayFiles()
            isLoaded = true
            // iOS ends an app that sleeps with a lock on a file of its app group.
            if isInBackground { await (store as? any OneWriterStore)?.letGo() }
        } catch {
            throw BeckonClientError(store: error, "The device cannot read what it has stored.")
        }
    }

    /// Reads the device's record, once: after a sign-out the one in memory is the newer one.
    func loadDevices() async throws {
        guard !knowsDevices else { return }
        var record = try await storedRecord(DeviceRecord.name, DeviceRecord.self)
        if record == nil, let damaged = try await storedBytes(of: DeviceRecord.name) {
            record = DeviceRecord(salvagedFrom: damaged)
        }
        devices = record ?? DeviceRecord()
        knowsDevices = true
    }

    /// Reads the conversations as they are, for a process that may not write now.
    private func read() async throws {
        guard !isLoaded else { return }
        do {
            try await loadConversations()
        } catch {
            throw BeckonClientError(store: error, "The device cannot read what it has stored.")
        }
    }

    private func loadConversations() async throws {
        let known = Dictionary(conversations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var loaded: [(begun: Int64, conversation: Conversation)] = []
        unreadable = []
        for (name, bytes) in try await storedConversations() {
            guard let record = try? JSONDecoder().decode(ConversationRecord.self, from: Data(bytes)) else {
                unreadable.append(UnreadableRecord(name: name, bytes: bytes))
                gateway.options.tell(.warning, "a record of the device cannot be read", ("record", "conversation"))
                continue
            }
            if let conversation = known[record.id] {
                await conversation.takeUp(record)
                continue
            }
            let lines = try? await store.read(named: record.transcriptName)
                .flatMap { try? JSONDecoder().decode(TranscriptRecord.self, from: Data($0)) }
            loaded.append((record.beganAt, Conversation(record, lines, gateway: gateway, store: store)))
        }
        for (_, conversation) in loaded.sorted(by: { $0.begun < $1.begun }) {
            await conversation.restoreChat()
            conversations.append(conversation)
            await listen(to: conversation)
            await tellPlace(conversation)
        }
    }

    /// Removes copies of files that nobody needs any more: the app was ended before they were noted, or before they were removed.
    private func removeStrayFiles() async {
        var needed: Set<String> = []
        for conversation in conversations {
            for message in await conversation.neededCopies {
                needed.insert(RecordName.file(message, of: conversation.id))
            }
        }
        // A later release may read the record, and then needs them.
        let unread = unreadable.map { RecordName.files(of: $0.conversation) }
        for name in (try? await store.names()) ?? []
        where name.hasPrefix(RecordName.file) && RecordName.isOurs(name) && !needed.contains(name) {
            if !unread.contains(where: name.hasPrefix) { try? await store.remove(named: name) }
        }
    }

    /// The records of conversations, whether or not they can be read.
    private func storedConversations() async throws -> [(name: String, bytes: [UInt8])] {
        var found: [(name: String, bytes: [UInt8])] = []
        for name in try await store.names().sorted() where name.hasPrefix(RecordName.conversation) {
            if let bytes = try await storedBytes(of: name) { found.append((name, bytes)) }
        }
        return found
    }

    /// The bytes of a record, none of one that alone cannot be read; nil when there is no record.
    private func storedBytes(of name: String) async throws -> [UInt8]? {
        do {
            return try await store.read(named: name)
        } catch let error where BeckonClientError.isOfOneRecord(error) {
            return []
        }
    }

    /// The chat of a service's id as the device has stored it, without locking other processes out.
    func storedChat(_ serviceID: String?) async throws -> ChatSnapshot? {
        do {
            var newest: ConversationRecord?
            for (_, bytes) in try await storedConversations() {
                guard let record = try? JSONDecoder().decode(ConversationRecord.self, from: Data(bytes)),
                    serviceID.map({ $0 == record.chat?.serviceID }) ?? (record.phase == .open),
                    record.beganAt >= newest?.beganAt ?? .min
                else { continue }
                newest = record
            }
            newest?.follow(gateway.caller.address)
            return newest?.chat
        } catch {
            throw BeckonClientError(store: error, "The device cannot read what it has stored.")
        }
    }

    /// Reads a record of which there is one; one that cannot be read makes room for another.
    private func storedRecord<Value: Decodable>(_ name: String, _ type: Value.Type) async throws -> Value? {
        guard let bytes = try await storedBytes(of: name) else { return nil }
        if let value = try? JSONDecoder().decode(type, from: Data(bytes)) { return value }
        await setAside(name, bytes)
        return nil
    }

    /// Stores a record that cannot be read beside its place; on a full disk it is lost, since a library that cannot begin is worse.
    private func setAside(_ name: String, _ bytes: [UInt8]) async {
        try? await store.write(bytes, named: RecordName.aside + name)
        gateway.options.tell(.warning, "a record of the device cannot be read", ("record", name))
    }

    /// The customer's key at the server, the same for all conversations of this device.
    private func loadIdentity() async throws -> String {
        if let given = gateway.options.transportHeaders["gms_user"] { return given }
        let name = RecordName.identity
        if let bytes = try await storedBytes(of: name) {
            let text = String(decoding: bytes, as: UTF8.self)
            if Self.isIdentity(text) { return text }
            await setAside(name, bytes)
        }
        let identity = gateway.inputs.token()
        try await store.write(Array(identity.utf8), named: name)
        return identity
    }

    /// Whether a text can be the value of the header `gms_user`: a damaged one would have every chat refused.
    private static func isIdentity(_ text: String) -> Bool {
        (16...256).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Runs `body` on what the device has stored, once more when another process has changed that.
    private func aloneOnNewest<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        try await alone {
            try await loadNow()
            do {
                return try await body()
            } catch let error as BeckonClientError where error.isStale && !isInBackground {
                isLoaded = false
                try await loadNow()
                return try await body()
            }
        }
    }

    /// Runs `body` when no other of its kind runs.
    func alone<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        while isBusy {
            await waitForChange()
            guard !Task.isCancelled else {
                throw BeckonClientError(code: .cancelled, message: "The task was cancelled before its turn came.")
            }
        }
        isBusy = true
        defer {
            isBusy = false
            waiting.giveAll()
        }
        return try await body()
    }
}
