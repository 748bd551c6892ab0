import Bayeux
import BeckonTransport

extension BayeuxClient {
    /// Keeps the session: shakes hands, subscribes, connects, and starts over when necessary.
    ///
    /// It returns after ``disconnect(ext:)``. When its task is cancelled it gives up open requests without a good-bye. A
    /// later call continues with the same session if the server still has it.
    ///
    /// - Throws: ``BayeuxClientError`` with the code `refused` if the server refuses the client for good, or
    ///   `alreadyRunning`; `CancellationError` if the task was cancelled.
    public func run() async throws {
        guard !isRunning else {
            throw BayeuxClientError(code: .alreadyRunning, message: "The client is already running.")
        }
        isRunning = true
        defer { isRunning = false }
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { await self.carryOutbox() }
            if let link = sender.link {
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
                // The answer to the good-bye comes over the connection that ends with this task.
                while farewells > 0, !Task.isCancelled { await waitForChange() }
                return try finish(end)
            }
        }
    }

    /// Whether the client must wait for a reader before it asks the server for more.
    var mustHoldBack: Bool {
        switch machine.state {
        case .suspended, .ended: false
        default: unread.values.contains { $0.isFull }
        }
    }

    func waitForRoom() async {
        while mustHoldBack, !Task.isCancelled { await waitForChange() }
    }

    func perform(_ request: ClientRequest) async {
        showState()
        let sender = sender
        guard let outcome = await interruptible(request.token, { await sender.send(request) }) else { return }
        _ = take(outcome, of: request)
    }

    /// Runs a step; returns nil at once if a call of the app or another answer makes the step obsolete.
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
        for number in unread.keys { unread[number]?.finish(result) }
        waiting.giveAll()
    }
}
