import Bayeux
import BeckonTransport

extension BayeuxClient {
    /// Keeps the session: shakes hands, subscribes, connects, and starts over when it must.
    ///
    /// It returns after ``disconnect(ext:)``. When its task is cancelled it gives up what is under way without a
    /// good-bye; it may then be run again and goes on with the same session if the server still has it.
    ///
    /// - Throws: ``BayeuxClientError`` with the code `refused` when the server refuses the client for good, or
    ///   `alreadyRunning`; `CancellationError` when the task was cancelled.
    public func run() async throws {
        guard !isRunning else {
            throw BayeuxClientError(code: .alreadyRunning, message: "The client is running already.")
        }
        isRunning = true
        defer { isRunning = false }
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { await self.carryOutbox() }
            if let link = exchange.link {
                group.addTask {
                    await link.read(whenReady: { await self.waitForRoom() }, unprompted: { await self.take($0) })
                }
            }
            try await keepSession()
        }
    }

    func keepSession() async throws {
        while true {
            if Task.isCancelled {
                machine.reconnect()
                showState()
                throw CancellationError()
            }
            if mustHoldBack {
                await waitForChange()
                continue
            }
            switch machine.next(at: moment) {
            case .send(let request): await perform(request)
            case .wait(let span):
                let time = time
                _ = await interruptible { try? await time.sleep(span) }
            case .park:
                showState()
                await waitForChange()
            case .finish(let end):
                return try finish(end)
            }
        }
    }

    /// Whether a reader must catch up before more is asked for.
    var mustHoldBack: Bool {
        switch machine.state {
        case .suspended, .ended: false
        default: mailboxes.values.contains { $0.isFull }
        }
    }

    func waitForRoom() async {
        while mustHoldBack, !Task.isCancelled { await waitForChange() }
    }

    func perform(_ request: Request) async {
        showState()
        let exchange = exchange
        guard let outcome = await interruptible(request.token, { await exchange.send(request) }) else { return }
        _ = take(outcome, of: request)
    }

    /// Does something that ends early when the owner or another answer changes the course; nil then.
    func interruptible<T: Sendable>(
        _ token: UInt64? = nil, _ body: @escaping @Sendable () async -> T
    ) async -> T? {
        let interruption = Signal()
        step = (interruption, token)
        defer { step = nil }
        return await withTaskGroup(of: T?.self) { group in
            defer { group.cancelAll() }
            group.addTask { await body() }
            group.addTask {
                await interruption.wait()
                return nil
            }
            return await group.next() ?? nil
        }
    }

    func finish(_ end: BayeuxClientStateMachine.End) throws {
        let result: Result<Void, BayeuxClientError> =
            switch end {
            case .disconnected: .success(())
            case .refused(let error, let status):
                .failure(
                    BayeuxClientError(
                        code: .refused, message: "The server refused the session.", bayeuxError: error, status: status))
            }
        endStreams(result)
        try result.get()
    }

    func endStreams(_ result: Result<Void, BayeuxClientError>) {
        showState()
        stateChanges.finish()
        for number in mailboxes.keys { mailboxes[number]?.finish(result) }
        waiting.giveAll()
    }
}
