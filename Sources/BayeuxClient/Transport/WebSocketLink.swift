import Bayeux
import BeckonTransport
import Foundation

extension Request.Kind {
    /// Whether it keeps the session, so that it may open a connection.
    fileprivate var isMain: Bool {
        switch self {
        case .handshake, .connect: true
        case .subscribe, .unsubscribe, .publish, .disconnect: false
        }
    }
}

/// Carries requests of Bayeux messages over one WebSocket at a time.
///
/// Whoever sends waits for the replies to its own messages; ``read(whenReady:unprompted:)`` reads the connection and
/// hands out what came. While its owner is not ready for more, nothing is read and no request is late.
actor WebSocketLink {
    typealias Outcome = BayeuxExchange.Outcome

    /// A request whose replies have not all come.
    private struct Waiter {
        let request: Request
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
    /// Counts connections, so that what a broken one still says is not taken for the next one's.
    private var generation: UInt64 = 0
    private var hasHeard = false
    private var isHeldBack = false
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
    func send(_ request: Request) async -> Outcome {
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
    private func connection(for request: Request) async -> (any WebSocketConnection)? {
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
            // Nothing else goes over a connection that is silent, or whose poll is given up.
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

    /// Ends when the time is over; it does not run out while the owner is not ready to read.
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
    ///   - whenReady: Returns when the owner can take more.
    ///   - unprompted: Takes messages that answer nothing.
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
        // Events first: a reply may say that all of them have come.
        if !others.isEmpty { await unprompted(others) }
        for (number, waiter) in waiters where waiter.open.isEmpty && waiter.outcome == nil {
            waiters[number]?.outcome = .messages(waiter.replies)
        }
        changes.giveAll()
    }

    /// Gives a reply to the request that waits for it.
    private func claim(_ message: BayeuxMessage) -> Bool {
        guard message.successful != nil else { return false }
        let id = message.id?.idText
        for (number, waiter) in waiters {
            let place =
                if let id {
                    waiter.open.firstIndex(of: id)
                } else {
                    // Without an ID, a reply on the right channel can only be ours.
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

    /// Closes the connection; what waits for replies fails.
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
