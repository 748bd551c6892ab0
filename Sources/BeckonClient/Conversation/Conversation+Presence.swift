import BeckonTransport

extension Conversation {
    /// The app leaves the screen: tells the server the last position, so that it pushes what follows, and stores the lines.
    func enterBackground() async {
        guard !isInBackground else { return }
        isInBackground = true
        await storeTranscript()
        if let chat { await tellPlace(chat) }
    }

    /// The app is back: connects anew, fetches what was missed and sends what waits.
    func enterForeground() async {
        guard isInBackground else { return }
        isInBackground = false
        if let chat { await tellPlace(chat) }
        kick()
    }

    /// Tells the chat where the app is, as long as it takes until that is true.
    func tellPlace(_ chat: Chat) async {
        while await chat.isInBackground != isInBackground {
            // Offline: the server notices by itself after a while.
            if isInBackground { try? await chat.enterBackground() } else { await chat.enterForeground() }
        }
    }

    /// The phone has changed its network.
    func networkChanged() async {
        await chat?.networkChanged()
        kick()
    }

    /// The conversation is on the screen: everything that it shows, now and later, counts as read until ``disappear()`` or until
    /// the app goes to the background.
    public func appear() async {
        isOnScreen = true
        await markRead()
        waiting.giveAll()
    }

    /// The conversation has left the screen.
    public func disappear() {
        isOnScreen = false
        waiting.giveAll()
    }

    /// Notes that the customer has read everything that is shown.
    func markRead() async {
        guard assembly.read() else { return }
        record.readThrough = assembly.readThrough
        show()
        try? await storeRecord()
    }

    /// Tells Beckon what the customer has read, and asks how far the contact centre is, until the task is cancelled.
    ///
    /// It asks only while somebody looks: at once when there is something to tell, every 30 seconds while a message of the
    /// customer is not read. In the background, and with another server, it sends nothing.
    func tellReceipts() async {
        var pause = Pause()
        while !Task.isCancelled {
            guard isWatched, let snapshot = record.chat, toldThrough < record.readThrough || waitsForAgent
            else {
                await waitForChange()
                continue
            }
            let through = record.readThrough
            do {
                let progress = try await noteRead(through: through, in: snapshot)
                toldThrough = through
                pause.succeeded()
                if let progress {
                    assembly.agentSide(delivered: progress.delivered, read: progress.read)
                    show()
                }
                await restUntilReceipt(after: Self.beat, than: through)
            } catch let error as BeckonClientError
                where error.isRetryable || error.isForeign || error.code == .badAnswer
            {
                await restUntilReceipt(
                    after: pause.afterFailure(asked: nil, jitter: gateway.inputs.jitter()), than: .max)
            } catch {
                // The server does not want it, or the task was cancelled: not again before something else is read.
                toldThrough = through
                await restUntilReceipt(after: .seconds(300), than: through)
            }
        }
    }

    private func noteRead(
        through position: Int64, in chat: ChatSnapshot
    ) async throws -> GatewayCalls.AgentProgress? {
        guard let keys = chat.version2 else {
            return try await gateway.noteRead(through: position, nil, device: id, as: .chat(chat.serviceID))
        }
        try await gateway.noteRead(through: position, in: chat, keys)
        return nil
    }

    private static let beat: Duration = .seconds(30)

    /// Whether the customer looks at the conversation, on a server that takes receipts.
    private var isWatched: Bool {
        isOnScreen && !isInBackground && assembly.transcript.connection == .live
            && (record.outbox.honoursKeys || record.chat?.version2 != nil)
    }

    /// Whether a message of the customer is at the server and, as far as is known, was not read.
    private var waitsForAgent: Bool {
        // Version 2 does not say how far the contact centre is.
        record.phase == .open && record.chat?.version2 == nil && assembly.lastOwn > assembly.agentRead
    }

    /// Waits for a time, or until more was read than a position.
    private func restUntilReceipt(after span: Duration, than through: Int64) async {
        await gateway.inputs.time.rest(span) { await self.untilRead(beyond: through) }
    }

    private func untilRead(beyond through: Int64) async {
        while record.readThrough <= through, !Task.isCancelled { await waitForChange() }
    }
}

extension Conversation {
    /// Stores nothing of it any more; what was being written is written when this returns.
    func stopStoring() async {
        isForgotten = true
        // What is being written would be there again afterwards; a cancelled task cannot wait for a change.
        while openWrites > 0 { if Task.isCancelled { await Task.yield() } else { await waitForChange() } }
    }

    /// Shows that the conversation, which nothing stores any more, is over on this device.
    func close() {
        record.phase = .ended
        assembly.set(.ended)
        show()
    }

    /// Removes what the device has stored of it.
    func forget() async {
        await stopStoring()
        for message in copies { try? await store.remove(named: RecordName.file(message, of: id)) }
        try? await store.remove(named: record.transcriptName)
        try? await store.remove(named: record.name)
        waiting.giveAll()
    }
}
