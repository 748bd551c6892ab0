import Bayeux
import BeckonTransport
import Foundation

extension ClientRequest.Kind {
    /// Whether the request keeps the session, and so may open a connection.
    fileprivate var isMain: Bool {
        switch self {
        case .handshake, .connect: true
        case .subscribe, .unsubscribe, .publish, .disconnect: false
        }
    }
}

/// Sends requests of Bayeux messages over one WebSocket at a time.
///
/// ``send(_:)`` waits for the replies to its own messages; ``read(whenReady:unprompted:)`` reads the connection and
/// hands out the messages. While the client cannot take more messages, nothing is read and no request times out.
actor WebSocketLink {
    typealias Outcome = MessageSender.Outcome

    /// A request that waits for replies.
    private struct Waiter {
        let request: ClientRequest
        var open: [String]
        var replies: [BayeuxMessage] = []
        var outcome: Outcome?
    }

    private let transport: any WebSocketTransport
    private let target: WebSocketRequest
    private let limits: MessageLimits
    private let time: MonotonicTime
    private var connection: (any WebSocketConnection)?
    private var isOpening = false
    /// Counts connections, so that late results of a broken connection are ignored.
    private var generation: UInt64 = 0
    private var hasHeard = false
    /// Whether nothing is read, because the client cannot take more messages.
    private(set) var isHeldBack = false
    private var waiters: [UInt64: Waiter] = [:]
    private var lastWaiter: UInt64 = 0
    private var changes = Signals()

    init(transport: any WebSocketTransport, target: WebSocketRequest, limits: MessageLimits, time: MonotonicTime) {
        self.transport = transport
        self.target = target
        self.limits = limits
        self.time = time
    }

    // MARK: Sending

    /// Sends the messages of a request and waits for the reply to each.
    func send(_ request: ClientRequest) async -> Outcome {
        if request.kind == .handshake { end() }
        guard let connection = await connection(for: request) else {
            return .failure(.init(transport: .cannotConnect, isUnopened: true), cause: Self.noAnswer(nil))
        }
        lastWaiter &+= 1
        let number = lastWaiter
        waiters[number] = Waiter(request: request, open: request.messages.compactMap(\.id?.idText))
        defer { waiters[number] = nil }
        do {
            try await connection.send(BayeuxMessage.encode(request.messages))
        } catch {
            breakDown(error, generation)
        }
        return await outcome(of: number, within: request.timeout)
    }

    /// The open connection; a handshake or a connect opens one.
    private func connection(for request: ClientRequest) async -> (any WebSocketConnection)? {
        while isOpening, !Task.isCancelled { await change() }
        if let connection { return connection }
        guard request.kind.isMain else { return nil }
        isOpening = true
        defer {
            isOpening = false
            changes.giveAll()
        }
        generation &+= 1
        hasHeard = false
        connection = try? await transport.open(target)
        return connection
    }

    private func outcome(of number: UInt64, within timeout: Duration) async -> Outcome {
        let isMain = waiters[number]?.request.kind.isMain ?? false
        return await withTaskGroup(of: Outcome?.self) { group in
            defer { group.cancelAll() }
            group.addTask { await self.settled(number) }
            group.addTask { await self.deadline(timeout) }
            let outcome = await group.next() ?? nil
            let wasCancelled = Task.isCancelled
            // A connection that is silent, or whose poll was given up, is not used again.
            if outcome == nil, !wasCancelled || isMain { end() }
            let code: TransportError.Code = wasCancelled ? .cancelled : .timeout
            return outcome ?? .failure(.init(transport: code), cause: Self.noAnswer(nil))
        }
    }

    private func settled(_ number: UInt64) async -> Outcome? {
        while !Task.isCancelled {
            guard let waiter = waiters[number] else { return nil }
            if let outcome = waiter.outcome { return outcome }
            await change()
        }
        return nil
    }

    /// Returns when the time-out has passed; a time-out that passes while reading is held back starts again.
    private func deadline(_ timeout: Duration) async -> Outcome? {
        repeat {
            do { try await time.sleep(timeout) } catch { return nil }
        } while isHeldBack && !Task.isCancelled
        return nil
    }

    // MARK: Reading

    /// Reads connections until the task is cancelled.
    ///
    /// - Parameters:
    ///   - whenReady: Returns when the client can take more messages.
    ///   - unprompted: Takes messages that answer no request.
    func read(
        whenReady: @Sendable () async -> Void, unprompted: @Sendable ([BayeuxMessage]) async -> Void
    ) async {
        defer { end() }
        while !Task.isCancelled {
            guard let connection else {
                await change()
                continue
            }
            let generation = generation
            isHeldBack = true
            await whenReady()
            isHeldBack = false
            if Task.isCancelled { return }
            do {
                let bytes = try await withTaskCancellationHandler {
                    try await connection.receive()
                } onCancel: {
                    connection.close()
                }
                let messages = try BayeuxMessage.decode(bytes, limits: limits)
                guard generation == self.generation else { continue }
                hasHeard = true
                await take(messages, unprompted)
            } catch {
                breakDown(error, generation)
            }
        }
    }

    private func take(_ messages: [BayeuxMessage], _ unprompted: @Sendable ([BayeuxMessage]) async -> Void) async {
        var others: [BayeuxMessage] = []
        for message in messages where !claim(message) { others.append(message) }
        // Events first, because a reply may name the batch that they belong to.
        if !others.isEmpty { await unprompted(others) }
        for (number, waiter) in waiters where waiter.open.isEmpty && waiter.outcome == nil {
            waiters[number]?.outcome = .messages(waiter.replies)
        }
        changes.giveAll()
    }

    /// Hands a reply to the request that waits for it, if any.
    private func claim(_ message: BayeuxMessage) -> Bool {
        guard message.successful != nil else { return false }
        let id = message.id?.idText
        for (number, waiter) in waiters {
            let place =
                if let id {
                    waiter.open.firstIndex(of: id)
                } else {
                    // A reply without an ID is matched by its channel.
                    waiter.request.messages.contains { $0.channel == message.channel } ? waiter.open.indices.first : nil
                }
            guard let place else { continue }
            waiters[number]?.open.remove(at: place)
            waiters[number]?.replies.append(message)
            return true
        }
        return false
    }

    // MARK: Ends

    /// Closes the connection; the requests that wait for replies fail.
    func end() { breakDown(nil, generation) }

    private func breakDown(_ error: (any Error)?, _ generation: UInt64) {
        guard generation == self.generation, let connection else { return }
        connection.close()
        self.connection = nil
        let code = (error as? TransportError)?.code ?? .connectionLost
        let failure = BayeuxClientStateMachine.Failure(transport: code, isUnopened: !hasHeard && error != nil)
        for number in waiters.keys where waiters[number]?.outcome == nil {
            waiters[number]?.outcome = .failure(failure, cause: Self.noAnswer(error))
        }
        changes.giveAll()
    }

    private static func noAnswer(_ error: (any Error)?) -> BayeuxClientError {
        BayeuxClientError(code: .noAnswer, message: "The server did not answer.", cause: error)
    }

    private func change() async {
        let ticket = changes.add()
        await ticket.signal.wait()
        changes.remove(ticket)
    }
}
