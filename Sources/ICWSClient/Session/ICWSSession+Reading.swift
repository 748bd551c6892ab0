import BeckonJSON
import BeckonTransport
import ICWSConnection
public import ICWSCore
public import ICWSMessaging

/// Reading messages.
extension ICWSSession {
    /// Reads messages, and sets the session up again when it is lost, until it ends for good.
    ///
    /// Call it once, in a task. Cancelling the task ends the session without logging off.
    ///
    /// - Returns: Why the session ended.
    @discardableResult
    public func run() async -> SessionEnd {
        while end == nil {
            if Task.isCancelled {
                finish(.cancelled)
            } else if key == nil || isConnecting {
                // Subscriptions need the licences, which are acquired while connecting.
                await reconnect()
            } else if reading.way == .stream {
                await readStream()
            } else {
                await poll()
            }
        }
        return end ?? .cancelled
    }

    private func reconnect() async {
        do {
            let pause = relapses.pause(random: inputs.random())
            if pause > .zero, key == nil { try await rest(pause) }
            guard end == nil else { return }
            switch try await connect() {
            case .connected: break
            case .refused(let refusal): finish(.refused(refusal))
            case .noHost: finish(.noHost)
            }
        } catch is CancellationError {
            finish(.cancelled)
        } catch {
            finish(.unusableSettings)
        }
    }

    // MARK: Polling

    private func poll() async {
        guard let target = try? target() else { return }
        await putSubscriptions()
        guard isCurrent(target) else { return }
        do {
            let http = try caller.builder.request(
                ICWS.Messaging.Resources.Messages.GetMessages.operation,
                RequestParts(ICWS.Messaging.Resources.Messages.GetMessages()), to: target,
                timeout: configuration.timeout)
            let response = try await caller.dispatcher.dispatch(http)
            guard isCurrent(target) else { return }
            noteCookies(response.headers, target)
            await take(response)
        } catch {
            guard isCurrent(target), !Task.isCancelled else { return }
            observers.tell(.gap(.pollLost))
            oweSubscriptions()
            // The server is there, and a new session would get the same messages.
            if (error as? TransportError)?.code == .bodyTooLarge {
                await leaveAlone(for: reading.pollTooLong())
            } else {
                await pollFailed()
            }
        }
    }

    private func take(_ response: TransportResponse) async {
        guard response.isSuccess else { return await refused(Refusal(response)) }
        if !response.body.isBlank {
            guard let batch = (try? JSONValue(parsing: response.body, limits: .messages))?.array else {
                observers.tell(.unreadable(response.body))
                observers.tell(.gap(.pollLost))
                oweSubscriptions()
                // It may be the page of something before the server, and go on like this.
                return await pollFailed()
            }
            for entry in batch { deliver(entry) }
        }
        reading.succeeded()
        if key != nil { await pause(reading.pause) }
    }

    private func refused(_ refusal: Refusal) async {
        switch refusal.kind {
        case .unauthorized: lose(.unauthorized, refusal)
        case .unavailable: lose(.switchover, refusal)
        default: await pollFailed(refusal)
        }
    }

    private func pollFailed(_ refusal: Refusal? = nil) async {
        guard let time = reading.pollFailed() else { return lose(.noAnswer, refusal) }
        guard let asked = refusal?.askedPause else { return await pause(time) }
        await leaveAlone(for: max(time, asked))
    }

    /// Waits for a time, or until this server session is over.
    private func leaveAlone(for time: Duration) async {
        let session = sessions
        let due = inputs.time.now() + time
        while key != nil, session == sessions, !Task.isCancelled {
            let left = due - inputs.time.now()
            guard left > .zero else { return }
            await pause(left)
        }
    }

    // MARK: Streaming

    private func readStream() async {
        guard let target = try? target(), let response = await openStream(target), isCurrent(target) else { return }
        noteCookies(response.headers, target)
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        guard response.status == 200, type.hasPrefix("text/event-stream") else {
            return await streamRefused(response, target)
        }
        // Messages sent while no stream was open are lost, so every subscription is repeated with the new stream.
        oweSubscriptions()
        let opened = inputs.time.now()
        let isTooLong = await withTaskGroup(of: Bool.self) { group in
            group.addTask { await self.read(response.chunks, target) }
            group.addTask {
                await self.watch(target)
                return false
            }
            await self.putSubscriptions()
            let first = await group.next() ?? false
            group.cancelAll()
            return first
        }
        guard isCurrent(target), !Task.isCancelled else { return }
        observers.tell(.gap(.streamEnded))
        oweSubscriptions()
        await pause(reading.streamEnded(after: inputs.time.now() - opened, isTooLong: isTooLong))
    }

    /// Acts on an answer that is no stream: a refusal of the server ends the streams, anything else is somebody's before it.
    private func streamRefused(_ response: StreamedResponse, _ target: CallTarget) async {
        let refusal = Refusal(
            TransportResponse(
                status: response.status, headers: response.headers, body: await beginning(of: response.chunks)))
        guard isCurrent(target), !Task.isCancelled else { return }
        switch refusal.kind {
        case .unauthorized: return lose(.unauthorized, refusal)
        case .unavailable: return lose(.switchover, refusal)
        default: break
        }
        guard refusal.errorID?.isEmpty != false else { return reading.streamRefused() }
        oweSubscriptions()
        let time = reading.streamEnded()
        guard let asked = refusal.askedPause else { return await pause(time) }
        await leaveAlone(for: max(time, asked))
    }

    /// Reads the beginning of an answer that is no stream, and no longer than the time of a call.
    private func beginning(of chunks: AsyncThrowingStream<[UInt8], any Error>) async -> [UInt8] {
        let (sleep, time) = (inputs.time.sleep, configuration.timeout)
        return await withTaskGroup(of: [UInt8]?.self) { group in
            group.addTask {
                var bytes: [UInt8] = []
                do {
                    for try await chunk in chunks {
                        bytes += chunk.prefix(65_536 - bytes.count)
                        if bytes.count == 65_536 { break }
                    }
                } catch {
                    // What came before it broke off tells enough, or nothing.
                }
                return bytes
            }
            group.addTask {
                try? await sleep(time)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first ?? []
        }
    }

    private func openStream(_ target: CallTarget) async -> StreamedResponse? {
        typealias Open = ICWS.Messaging.Resources.Messages.OpenEventSource
        do {
            var http = try caller.builder.request(
                Open.operation, RequestParts(Open()), to: target, timeout: configuration.timeout)
            http.headers["Accept"] = "text/event-stream"
            return try await transport.open(http)
        } catch {
            guard isCurrent(target), !Task.isCancelled else { return nil }
            oweSubscriptions()
            await pause(reading.streamEnded())
            return nil
        }
    }

    /// Reads a stream to its end; returns whether it ended because a message was too long for it.
    private func read(_ chunks: AsyncThrowingStream<[UInt8], any Error>, _ target: CallTarget) async -> Bool {
        var parser = EventStreamParser()
        do {
            for try await chunk in chunks {
                for event in try parser.take(chunk) where isCurrent(target) { take(event) }
                guard isCurrent(target) else { return false }
            }
            return false
        } catch {
            // Any other error ends the stream like its regular end.
            return error is EventStreamParser.TooLong || (error as? TransportError)?.code == .bodyTooLarge
        }
    }

    private func take(_ event: EventStreamParser.Event) {
        // Nothing but blanks only keeps the connection alive.
        guard !event.data.isBlank else { return }
        if let json = try? JSONValue(parsing: event.data, limits: .messages) {
            // So do events of another name that are no messages.
            guard event.name == "message" || json["__type"]?.string != nil else { return }
            deliver(json)
        } else if event.name == "message" {
            unreadable(event.data)
        }
    }

    /// Returns when the session is lost or a heartbeat gets no answer; repeats subscriptions meanwhile.
    private func watch(_ target: CallTarget) async {
        var due = inputs.time.now() + configuration.heartbeatInterval
        while isCurrent(target), !Task.isCancelled {
            let now = inputs.time.now()
            let left = due - now
            let owed = owedSubscriptions.wait(at: now) ?? left
            if left <= .zero {
                guard await isAlive(target) else { return }
                due = inputs.time.now() + configuration.heartbeatInterval
            } else if owed <= .zero {
                await putSubscriptions()
            } else {
                await pause(min(left, owed))
            }
        }
    }

    /// Returns whether the server answers a heartbeat; a refusal of its own counts as an answer unless it is unavailable.
    private func isAlive(_ target: CallTarget) async -> Bool {
        let answer = try? await send(ICWS.Messaging.Resources.Heartbeat.SendHeartbeat())
        guard let answer, isCurrent(target) else { return false }
        guard let refusal = answer.refusal else { return true }
        guard refusal.kind == .unavailable else { return !refusal.isStranger }
        lose(.switchover, refusal)
        return false
    }

    // MARK: Subscriptions and messages

    /// Repeats the PUT of every subscription that is due; one that the server refuses for good is forgotten and reported.
    private func putSubscriptions() async {
        let due = owedSubscriptions.take(of: book.paths, at: inputs.time.now())
        guard !due.isEmpty else { return }
        for entry in book.all where due.contains(entry.path) {
            guard let target = try? target() else { return }
            guard book.entry(entry.operation, entry.parts) == entry else { continue }
            do {
                let http = try caller.builder.request(
                    entry.operation, entry.parts, to: target, timeout: configuration.timeout)
                let response = try await caller.dispatcher.dispatch(http)
                guard isCurrent(target) else { return }
                noteCookies(response.headers, target)
                guard book.entry(entry.operation, entry.parts) == entry else {
                    await correct(entry, target)
                    continue
                }
                guard !response.isSuccess else {
                    owedSubscriptions.succeeded(entry.path)
                    continue
                }
                let refusal = Refusal(response)
                if refusal.kind == .unauthorized { return lose(.unauthorized, refusal) }
                if refusal.mayPass {
                    putFailed(entry.path, refusal)
                } else {
                    book.remove(entry.operation, entry.parts)
                    observers.tell(.subscriptionRefused(path: entry.path, refusal))
                }
            } catch {
                // The end of a stream cancels what goes on beside it.
                if Task.isCancelled { oweSubscription(entry.path) } else { putFailed(entry.path) }
            }
        }
    }

    /// Has one subscription put again after a pause.
    private func putFailed(_ path: String, _ refusal: Refusal? = nil) {
        owedSubscriptions.failed(
            path, first: configuration.pollInterval, asked: refusal?.retryAfter, at: inputs.time.now())
        signals.giveAll()
    }

    /// Corrects a subscription that changed while its old PUT was repeated: the server may have handled the old one last.
    private func correct(_ entry: SubscriptionBook.Entry, _ target: CallTarget) async {
        guard book.entry(entry.operation, entry.parts) == nil else { return oweSubscription(entry.path) }
        let operation = ServerOperation(
            entry.operation.name, "DELETE", entry.operation.path, 0, entry.operation.feature, 0)
        var parts = entry.parts
        parts.removeBody()
        guard
            let http = try? caller.builder.request(operation, parts, to: target, timeout: configuration.timeout)
        else { return }
        _ = try? await caller.dispatcher.dispatch(http)
    }

    /// Tells of a message that nobody can read, and asks for every state again: it may have changed any of them.
    ///
    /// A server that goes on sending such messages is asked at most every ``renewalInterval``.
    private func unreadable(_ bytes: [UInt8]) {
        observers.tell(.unreadable(bytes))
        observers.tell(.gap(.unreadableMessage))
        let now = inputs.time.now()
        guard renewedAt.map({ now - $0 >= Self.renewalInterval }) ?? true else { return }
        renewedAt = now
        oweSubscriptions()
    }

    /// Tells of a message of which a reader could not use all, and asks for the state that lacks it.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - problems: What could not be read.
    ///   - subscription: The subscription whose state is to be sent again, by its path below the session with tokens encoded; nil
    ///     for none.
    public func misread(
        _ message: ICWS.Messaging.Message, _ problems: [ContractProblem], renewing subscription: String?
    ) {
        observers.tell(.misread(message, problems))
        if let subscription, book.paths.contains(subscription) { oweSubscription(subscription) }
    }

    /// Passes a message to the observers, and acts on one about the session itself.
    private func deliver(_ json: JSONValue) {
        guard let message = ICWS.Messaging.Message(json: json) else { return unreadable(json.encoded()) }
        if let completed = message.as(ICWS.Messaging.AsyncOperationCompletedMessage.self) {
            _ = completions.completed(completed)
            signals.giveAll()
        }
        observers.tell(.message(message))
        guard message.typeURN == ICWS.Connection.ConnectionStateChangeMessage.urn else { return }
        // Old servers may spell the state as a word.
        let state = json["newConnectionState"]
        guard state?.int == 2 || state?.string?.lowercased() == "down" else { return }
        if json["shouldReconnect"]?.bool == false {
            finish(.mayNotReconnect)
        } else {
            lose(.serverSaid(json["reason"]?.string ?? ""))
        }
    }
}

extension Refusal {
    /// How long the server asks to be left alone, within bounds; nil if it does not.
    fileprivate var askedPause: Duration? { retryAfter.map { min($0, HostPlan.longestHold) } }
}

extension [UInt8] {
    /// Whether there is nothing but blanks and ends of lines.
    fileprivate var isBlank: Bool { allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
