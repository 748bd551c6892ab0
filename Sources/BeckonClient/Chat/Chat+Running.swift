import Bayeux
import BayeuxClient
import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

extension Chat {
    /// Connects the chat, again and again, until it ends.
    ///
    /// It returns after the chat has ended. If its task is cancelled, it stops without telling the server, which treats
    /// the customer as away after a while. It may be called again.
    ///
    /// - Throws: ``BeckonClientError`` with the code `refused` when the server refuses the connection for good,
    ///   `expired` when the server no longer knows the chat, or `alreadyRunning`; `CancellationError` when the task was
    ///   cancelled.
    func run() async throws {
        guard share == nil, !isPolling else {
            throw BeckonClientError(
                code: .alreadyRunning, message: "run() is already active for this chat; wait until it returns.")
        }
        guard !hasEnded else { return }
        guard version2 == nil else { return try await poll() }
        let share = await caller.pool.join(cometURL, userHeader) { makeComet() }
        self.share = share
        defer { self.share = nil }
        do {
            if isInBackground { try? await share.client.suspend() }
            try await drive(share)
        } catch let error where !(error is CancellationError) {
            waiting.giveAll()
            throw Self.named(error)
        }
    }

    private nonisolated func makeComet() -> BayeuxClient {
        var headers: TransportHeaders = caller.address.isOwn(cometURL) ? caller.options.transportHeaders : [:]
        headers["gms_user"] = userHeader
        let inputs = inputs
        return BayeuxClient(
            configuration: .init(url: cometURL, headers: headers), transport: caller.transport,
            webSocket: caller.webSocket, time: inputs.time,
            jitter: { inputs.jitter() })
    }

    private enum Part: Sendable {
        case connection, reading, watching, chat
    }

    private func drive(_ share: CometShare) async throws {
        let subscription = try await share.client.subscribe(to: CometNotification.channel, limit: 64)
        do {
            try await withThrowingTaskGroup(of: Part.self) { group in
                defer { group.cancelAll() }
                group.addTask {
                    try await share.attend()
                    return .connection
                }
                group.addTask {
                    for try await delivery in subscription { await self.receive(delivery) }
                    return .reading
                }
                group.addTask {
                    await self.follow(share.client)
                    return .watching
                }
                group.addTask {
                    try await self.catchUpUntilOver()
                    return .chat
                }
                while let part = try await group.next(), part != .chat {}
            }
        } catch {
            await share.leave(subscription, tellsServer: false)
            throw error
        }
        await share.leave(subscription, tellsServer: true)
        conclude()
    }

    private func follow(_ client: BayeuxClient) async {
        var seen: UInt64 = 0
        while let (state, version) = await client.nextState(after: seen) {
            seen = version
            note(state)
        }
    }

    func conclude() {
        hasEnded = true
        queue.append([.ended])
        queue.finish()
        waiting.giveAll()
    }

    static func named(_ error: any Error) -> BeckonClientError {
        switch error {
        case let error as BeckonClientError: error
        case let error as BayeuxClientError:
            BeckonClientError(
                code: .refused, message: "The server refused the connection.", status: error.status, cause: error)
        default: BeckonClientError(transport: error)
        }
    }

    // MARK: Messages of the connection

    /// Takes one message; returns when there is room for the next.
    private func receive(_ delivery: BayeuxDelivery) async {
        if let json = try? JSONValue(parsing: delivery.data.bytes, limits: GatewayCaller.limits),
            let notification = try? CometNotification(decoding: json)
        {
            take { $0.receive(notification) }
            if transcript.concerns(notification) { await share?.heard(transcript.position) }
        } else {
            transcript.receiveUnreadable()
            tell([])
        }
        while queue.isFull, !Task.isCancelled { await waitForChange() }
    }

    private func note(_ state: BayeuxClientState) {
        switch state {
        case .connecting: queue.append(.connecting)
        case .waiting(let reason): queue.append(.offline(reason.map { .init($0) } ?? .refused))
        case .suspended: queue.append(.background)
        case .connected:
            queue.append(.live)
            // An answer may have been lost, so the chat asks the server whether events are missing.
            wantsCatchUp = true
        case .ended: break
        }
        waiting.giveAll()
    }

    /// Changes the transcript and hands the new events to the app.
    func take(_ change: (inout ChatTranscript) -> [ChatEvent]) {
        let wasOver = transcript.isOver
        let events = change(&transcript)
        if transcript.isOver, !wasOver { wantsCatchUp = true }
        tell(events)
    }

    // MARK: Catching up

    /// Asks the server for missing events whenever `wantsCatchUp` is set; returns when the chat is over and it is not set.
    func catchUpUntilOver() async throws {
        while !transcript.isOver || wantsCatchUp {
            try Task.checkCancellation()
            guard wantsCatchUp, !isInBackground || transcript.isOver else {
                await untilCatchUpIsDue()
                continue
            }
            wantsCatchUp = false
            if try await catchUp() {
                catchUpPause.succeeded()
                catchUpRefusals = 0
            } else {
                await restBeforeCatchUp()
            }
        }
    }

    /// Asks the server for the missing events; returns whether that is settled.
    private func catchUp() async throws -> Bool {
        do {
            try await readOn()
            noteAnswer(nil)
            return true
        } catch {
            noteAnswer(error)
            return try handle(error)
        }
    }

    /// Waits before the next attempt to catch up; a reconnection or an event that shows a gap ends the wait.
    private func restBeforeCatchUp() async {
        let span = catchUpPause.afterFailure(asked: nil, jitter: inputs.jitter())
        await inputs.time.rest(span) { await self.untilCatchUpIsWanted() }
        wantsCatchUp = true
    }

    func untilCatchUpIsWanted() async {
        while !wantsCatchUp, !Task.isCancelled { await waitForChange() }
    }

    /// Asks the server for all events now.
    ///
    /// - Returns: Whether every event up to the time of the call was received.
    func catchUpNow() async -> Bool {
        do {
            try await readOn()
            return true
        } catch {
            // Only a chat that the server does not know throws here; run() finds that out, too.
            _ = try? handle(error)
            return false
        }
    }

    private func readOn() async throws {
        while true {
            let before = transcript.position
            let news = try await refresh()
            take { $0.catchUp(news) }
            // A server may answer with only a part of a long transcript, so the chat asks until the position stops moving.
            if transcript.position == before {
                if transcript.hasGap { take { $0.skipGap() } }
                return
            }
            while queue.isFull, !Task.isCancelled { await waitForChange() }
            try Task.checkCancellation()
        }
    }

    private func refresh() async throws -> ChatNews {
        var call = call("refresh", [("transcriptPosition", String(transcript.position))])
        call.isHarmless = true
        return try news(try await caller.send(call)).mapError(\.error).get()
    }

    /// Handles a failure to catch up; throws only if the server does not know the chat, or on cancellation.
    ///
    /// - Returns: Whether another attempt is useless.
    private func handle(_ error: any Error) throws -> Bool {
        try Task.checkCancellation()
        guard let error = error as? BeckonClientError else { return false }
        switch error.code {
        // A server with the option _chat_400_response_on_disconnected answers 400 for a chat that has ended.
        case .refused where error.status == 400 && !error.isForeign:
            take { transcript in
                transcript.close()
                return transcript.skipGap()
            }
            return true
        case .chatEnded:
            take { transcript in
                transcript.close()
                return transcript.skipGap()
            }
            return true
        case .notFound where !error.isForeign:
            throw BeckonClientError(
                code: .expired, message: "The server no longer knows the chat.", status: error.status,
                serverMessage: error.serverMessage)
        case .notFound, .badAnswer,
            .refused where !error.isRetryable:
            catchUpRefusals += 1
            // Perhaps not the server answers, but a sign-in page of the network or a proxy, which may last for minutes.
            let isOwn = error.code == .refused && !error.isForeign
            guard catchUpRefusals >= (isOwn ? Self.mostCatchUpRefusals : Self.mostForeignAnswers) else { return false }
            take { $0.skipGap() }
            return true
        default: return false
        }
    }
}
