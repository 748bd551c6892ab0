import BeckonTransport
import Foundation
import GMSContract

extension Conversation {
    /// Begins the chat, stays connected and sends what is in the outbox, until the conversation is over and everything is
    /// settled, or the task is cancelled.
    func run() async {
        guard !isRunning else { return }
        isRunning = true
        defer {
            isRunning = false
            waiting.giveAll()
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.connect() }
            group.addTask { await self.drain() }
            group.addTask { await self.listen() }
            group.addTask { await self.tellReceipts() }
            group.addTask { await self.watchConnection() }
            group.addTask { await self.tendFiles() }
            group.addTask { await self.tellDevice() }
            await untilOver()
            group.cancelAll()
        }
        await storeTranscript()
    }

    /// Whether there is nothing more to do for the conversation.
    var isOver: Bool {
        switch record.phase {
        case .starting, .open: false
        case .ended, .refused: true
        }
    }

    private func untilOver() async {
        while !isOver, !Task.isCancelled { await waitForChange() }
    }

    // MARK: The connection

    private func connect() async {
        while !Task.isCancelled, !isOver {
            guard !isForgotten else { return await untilOver() }
            guard let chat else {
                await begin()
                continue
            }
            do {
                try await chat.run()
                await untilOver()
            } catch let error as BeckonClientError where error.code == .expired {
                await conclude(.expired)
            } catch let error as BeckonClientError {
                set(.offline(.init(error)))
                await rest(asked: .seconds(60))
            } catch {
                return
            }
        }
    }

    /// Makes one attempt to begin the chat, and waits after a failure.
    private func begin() async {
        do throws(CallFailure) {
            if record.chat == nil, gateway.options.usesChatVersion2 { return try await beginVersion2() }
            let snapshot = try await service()
            let (resource, honoursKeys) = try await interaction(snapshot)
            record.outbox.honoursKeys = record.outbox.honoursKeys || honoursKeys
            await open(snapshot, ChatNews(resource))
        } catch {
            switch error.outcome {
            case _ where isForgotten: return
            case .refused(let code, let words) where error.error.code != .badAnswer:
                let reason = code == .expired ? BeckonClientError.Code.notFound : code
                record.phase = .refused(reason, words)
                record.outbox.close(reason)
                assembly.set(record.phase)
                set(.offline(.refused))
                try? await storeRecord()
            case _ where Task.isCancelled: return
            default:
                set(.offline(.init(error.error)))
                await rest(asked: error.wait)
            }
        }
    }

    private func service() async throws(CallFailure) -> ChatSnapshot {
        if let snapshot = record.chat { return snapshot }
        let created = try await gateway.createService(
            record.request.service, userHeader: record.userHeader, key: record.serviceKey)
        record.chat = created.snapshot
        record.userHeader = created.snapshot.userHeader
        record.outbox.honoursKeys = created.honoursKeys
        try await storeBeforeCall()
        return created.snapshot
    }

    private func interaction(
        _ snapshot: ChatSnapshot
    ) async throws(CallFailure) -> (resource: ChatResource, honoursKeys: Bool) {
        // A server that does not know keys might begin a second interaction; so it is asked for the first one.
        if record.isCreationUnderWay, !record.outbox.honoursKeys,
            let found = try await gateway.interaction(of: snapshot)
        {
            return found
        }
        try await noteCreation()
        return try await gateway.createInteraction(record.request, snapshot, key: record.chatKey)
    }

    /// Stores that an attempt to create the chat begins; if that cannot be stored it does not begin, since a restart would not know of it.
    private func noteCreation() async throws(CallFailure) {
        guard !record.isCreationUnderWay else { return }
        record.isCreationUnderWay = true
        do throws(CallFailure) {
            try await storeBeforeCall()
        } catch {
            record.isCreationUnderWay = false
            throw error
        }
    }

    private func beginVersion2() async throws(CallFailure) {
        try await noteCreation()
        let begun = try await gateway.beginVersion2(
            record.request, userHeader: record.userHeader, key: record.chatKey)
        record.chat = begun.snapshot
        record.outbox.honoursKeys = begun.honoursKeys
        await open(begun.snapshot, ChatNews(begun.answer))
    }

    private func storeBeforeCall() async throws(CallFailure) {
        do { try await storeRecord() } catch { throw CallFailure(error) }
    }

    private func open(_ snapshot: ChatSnapshot, _ news: ChatNews) async {
        record.isCreated = true
        record.phase = .open
        record.chat?.sessionID = news.sessionID
        let chat = Chat(snapshot, caller: gateway.caller)
        await chat.take { $0.receive(news) }
        self.chat = chat
        assembly.set(.open)
        pause.succeeded()
        show()
        await tellPlace(chat)
        try? await storeRecord()
        if let device = record.request.device { await noteNamed(device) }
    }

    /// Makes the chat of a conversation that was stored.
    func restoreChat() {
        guard chat == nil, record.isCreated, var snapshot = record.chat, !isOver else { return }
        snapshot.position = assembly.position
        chat = Chat(snapshot, caller: gateway.caller)
    }

    /// Waits before the next attempt; it ends at once when somebody asks for one.
    func rest(asked: Duration?) async {
        let kicks = pause.kicks
        let span = pause.afterFailure(asked: asked, jitter: gateway.inputs.jitter())
        await gateway.inputs.time.rest(span) { await self.untilKicked(since: kicks) }
    }

    private func untilKicked(since kicks: UInt64) async {
        while pause.kicks == kicks, !Task.isCancelled { await waitForChange() }
    }

    /// Makes the next attempt due at once.
    func kick() {
        pause.kick()
        waiting.giveAll()
    }

    // MARK: The device

    /// Notes the device to which the server is to push; a chat that has begun is told of it.
    func tell(_ device: PushDevice) async {
        guard !isOver, record.isAdopted == nil else { return }
        deviceNews += 1
        try? await onNewest {
            record.request.device = device
            if record.isCreationUnderWay || record.isCreated { record.untoldDevice = device }
            try await storeRecord()
        }
        kick()
    }

    /// Tells the chat of the device as soon as it can, until the task is cancelled.
    ///
    /// Not in the background: whoever asks for a chat of version 2 counts as present. GMS takes no device later, and would attach
    /// it for agents.
    func tellDevice() async {
        var pause = Pause()
        while !Task.isCancelled {
            guard let device = record.untoldDevice, let chat, !isInBackground else {
                await waitForChange()
                continue
            }
            let (kicks, news) = (self.pause.kicks, deviceNews)
            do {
                if record.outbox.honoursKeys { try await chat.name(device) }
            } catch let error as BeckonClientError
                where error.isRetryable || error.isForeign || error.code == .badAnswer
            {
                let span = pause.afterFailure(asked: nil, jitter: gateway.inputs.jitter())
                await gateway.inputs.time.rest(span) { await self.untilKicked(since: kicks) }
                continue
            } catch {
                // The server does not want it.
            }
            guard !Task.isCancelled else { return }
            pause.succeeded()
            await noteNamed(device)
            guard news == deviceNews, record.untoldDevice == device else { continue }
            record.untoldDevice = nil
            try? await storeRecord()
        }
    }

    // MARK: Events

    private func listen() async {
        while chat == nil, !Task.isCancelled { await waitForChange() }
        guard let chat else { return }
        for await event in chat.events { await receive(event) }
    }

    private func receive(_ event: ChatEvent) async {
        heard += 1
        switch event {
        case .entry(let entry):
            take(entry)
            entriesSinceStored += 1
        case .gap(let missing): assembly.receive(gap: missing)
        case .connection(let connection):
            set(connection)
            if connection == .live { kick() }
        case .ended:
            await conclude(.chatEnded)
            return
        }
        show()
        await removeCopies()
        if isOnScreen, !isInBackground { await markRead() }
        if entriesSinceStored >= 50 { await storeTranscript() }
    }

    private func take(_ entry: ChatEntry) {
        let known = record.outbox.messages
        let id = message(entry)
        assembly.receive(entry, id: id)
        guard let message = known.first(where: { $0.id == id }), let file = message.file else { return }
        assembly.set(file, named: message.text, of: message.id)
    }

    /// The message of this device that an event is.
    private func message(_ entry: ChatEntry) -> Outbox.Message.ID? {
        guard entry.isOwn, entry.type == .messageText || entry.type == .custom else { return nil }
        return record.outbox.saw(entry.text, at: entry.position, isNotice: entry.type == .custom)
    }

    func set(_ connection: ChatConnection) {
        if connection != assembly.transcript.connection {
            gateway.options.tell(.info, "a conversation's connection changes", ("to", connection.word))
        }
        assembly.set(connection)
        show()
    }

    /// Notes the end of the conversation: nothing more can be said in it.
    func conclude(_ code: BeckonClientError.Code) async {
        record.outbox.close(code)
        record.phase = .ended
        assembly.set(.ended)
        show()
        await storeTranscript()
        try? await storeRecord()
        await removeCopies()
        show()
    }
}
