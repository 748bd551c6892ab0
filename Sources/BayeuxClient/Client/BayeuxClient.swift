import Bayeux
public import BeckonJSON
public import BeckonTransport

/// A Bayeux client over HTTP long-polling, or over WebSocket if it has a transport for that.
///
/// It keeps one connect open and sends other requests beside it. It follows the server's advice, backs off while the
/// server cannot be reached, and subscribes again after every handshake. It sends nothing before the app awaits
/// ``run()`` in a task of its own.
public actor BayeuxClient {
    /// The client's states, one for each change; a slow reader gets the newest 64.
    ///
    /// One task may read it. It ends when the client has ended for good.
    public nonisolated let states: AsyncStream<BayeuxClientState>

    let sender: MessageSender
    let time: MonotonicTime
    private let jitter: @Sendable () -> Double
    let stateChanges: AsyncStream<BayeuxClientState>.Continuation
    var machine: BayeuxClientStateMachine
    private var shownState = BayeuxClientState.connecting
    /// Counts the values of ``states``.
    private var stateVersion: UInt64 = 1
    var unread: [UInt64: UnreadMessages] = [:]
    private var lastSubscription: UInt64 = 0
    var waiting = Signals()
    var isRunning = false
    /// The good-byes that wait for their answers.
    var farewells = 0
    var sendQueue: SendQueue
    /// Interrupts the present step of ``run()``: the request that has the token, or a wait.
    var step: (interruption: Signal, token: UInt64?)?

    /// Makes a client; nothing is sent before ``run()``.
    ///
    /// - Parameters:
    ///   - configuration: The client's settings.
    ///   - transport: Sends its requests and keeps its cookies.
    ///   - webSocket: Opens WebSockets, which the client prefers if the server offers them. Without it, or if a WebSocket
    ///     cannot be used, the client sends all messages over `transport`.
    ///   - time: The clock for waits.
    ///   - jitter: Returns a random number from 0 up to 1, to spread the waits of many clients.
    public init(
        configuration: Configuration,
        transport: any HTTPTransport,
        webSocket: (any WebSocketTransport)? = nil,
        time: MonotonicTime = .continuous,
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        sender = MessageSender(configuration, transport: transport, webSocket: webSocket, time: time)
        machine = BayeuxClientStateMachine(
            settings: .init(configuration, connectionTypes: sender.connectionTypes))
        sendQueue = SendQueue(limit: configuration.maximumPublications)
        self.time = time
        self.jitter = jitter
        (states, stateChanges) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    /// The client's state.
    public var state: BayeuxClientState { machine.state }

    /// Waits for a state that is newer than one; any number of tasks may wait.
    ///
    /// - Parameter seen: The version of the last state that the caller knows; 0 for the state now.
    /// - Returns: The newest state, with its version; nil when the task was cancelled.
    package func nextState(after seen: UInt64) async -> (state: BayeuxClientState, version: UInt64)? {
        while stateVersion == seen, !Task.isCancelled { await waitForChange() }
        return Task.isCancelled ? nil : (shownState, stateVersion)
    }

    // MARK: Calls of the app

    /// Subscribes to a channel, now and after each handshake.
    ///
    /// Cancelling the task does not end the subscription.
    ///
    /// - Parameters:
    ///   - channel: The channel, or a pattern that ends in `/*` or `/**`.
    ///   - limit: The number of unread messages at which the client stops asking for more; 256 by default.
    /// - Returns: The messages of the channel, from now on.
    /// - Throws: ``BayeuxClientError`` with the code `invalidChannel`.
    public func subscribe(to channel: String, limit: Int = 256) async throws -> BayeuxSubscription {
        guard let pattern = ChannelPattern(channel), !pattern.isMeta else {
            throw BayeuxClientError(code: .invalidChannel, message: "The channel name is not valid for a subscription.")
        }
        lastSubscription += 1
        let subscription = BayeuxSubscription(channel: channel, number: lastSubscription, client: self)
        unread[lastSubscription] = UnreadMessages(pattern: pattern, limit: max(1, limit))
        if let request = machine.subscribe(channel) { await carry(request) }
        return subscription
    }

    /// Ends a subscription and drops its unread messages.
    ///
    /// - Parameter subscription: The subscription, as ``subscribe(to:limit:)`` returned it.
    public func unsubscribe(_ subscription: BayeuxSubscription) async {
        unread[subscription.number] = nil
        waiting.giveAll()
        let channel = subscription.channel
        guard !unread.values.contains(where: { $0.pattern.string == channel }) else { return }
        if let request = machine.unsubscribe(channel) { await carry(request) }
    }

    /// Ends the session and stops connecting until ``resume()``, for an app that enters the background.
    ///
    /// The client is suspended even if the good-bye fails; the server then ends the session when it expires.
    ///
    /// - Parameter ext: The `ext` of the `/meta/disconnect`, for example the transcript position.
    /// - Throws: ``BayeuxClientError`` if the good-bye has no usable answer.
    public func suspend(ext: JSONObject? = nil) async throws {
        let farewell = machine.suspend(ext: ext.map { RawJSON(JSONValue.object($0).encoded()) })
        showState()
        try await say(farewell)
    }

    /// Connects again after ``suspend(ext:)``, with a new handshake and the same subscriptions.
    public func resume() {
        machine.resume()
        changeCourse()
    }

    /// Drops the poll and connects again at once with the same session; call it when the network changes.
    public func reconnect() {
        machine.reconnect()
        changeCourse()
    }

    /// Ends the session for good; ``run()`` returns and all subscriptions end.
    ///
    /// - Parameter ext: The `ext` of the `/meta/disconnect`.
    /// - Throws: ``BayeuxClientError`` if the good-bye has no usable answer; the client has ended nevertheless.
    public func disconnect(ext: JSONObject? = nil) async throws {
        let farewell = machine.disconnect(ext: ext.map { RawJSON(JSONValue.object($0).encoded()) })
        endStreams(.success(()))
        try await say(farewell)
    }

    // MARK: Inside

    var moment: BayeuxClientStateMachine.Moment {
        .init(now: time.now(), jitter: jitter())
    }

    /// Interrupts ``run()``, because the state machine has changed.
    private func changeCourse() {
        showState()
        step?.interruption.give()
        waiting.giveAll()
    }

    /// Handles messages that answer no request.
    func take(_ messages: [BayeuxMessage]) {
        handOut(machine.arrived(messages, at: moment).deliveries)
        showState()
        if let token = step?.token, !machine.requests.isUnderWay(token) { step?.interruption.give() }
        waiting.giveAll()
    }

    private func handOut(_ deliveries: [BayeuxDelivery]) {
        for number in unread.keys { unread[number]?.add(deliveries) }
    }

    /// Handles the outcome of a request, and interrupts the main request if the state machine has given it up.
    func take(_ outcome: MessageSender.Outcome, of request: ClientRequest) -> BayeuxClientStateMachine.Answer {
        var answer = BayeuxClientStateMachine.Answer()
        switch outcome {
        case .messages(let messages): answer = machine.answered(request.token, messages, at: moment)
        case .failure(let failure, _): machine.failed(request.token, failure, at: moment)
        }
        handOut(answer.deliveries)
        for number in unread.keys {
            for refused in answer.refusedChannels where unread[number]?.pattern.string == refused.channel {
                unread[number]?.finish(
                    .failure(
                        BayeuxClientError(
                            code: .subscriptionRefused, message: "The server refused the subscription.",
                            bayeuxError: refused.error)))
            }
        }
        showState()
        if let token = step?.token, token != request.token, !machine.requests.isUnderWay(token) {
            step?.interruption.give()
        }
        waiting.giveAll()
        return answer
    }

    /// Sends a good-bye before the poll is dropped, so that the server answers the poll and its connection can be reused.
    private func say(_ farewell: ClientRequest?) async throws {
        var outcome: MessageSender.Outcome?
        if let farewell {
            farewells += 1
            outcome = await sender.send(farewell)
            farewells -= 1
        }
        changeCourse()
        if farewells == 0 { await sender.link?.end() }
        if case .failure(_, let cause)? = outcome { throw cause }
    }

    func showState() {
        let state = machine.state
        guard state != shownState else { return }
        shownState = state
        stateVersion += 1
        stateChanges.yield(state)
        waiting.giveAll()
    }

    /// Wakes all tasks in ``waitForChange()``.
    func announceChange() { waiting.giveAll() }

    func waitForChange() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }

    func nextDelivery(_ number: UInt64) async throws -> BayeuxDelivery? {
        while unread[number] != nil {
            if let delivery = unread[number]?.takeFirst() {
                waiting.giveAll()
                return delivery
            }
            if let end = unread[number]?.end {
                try end.get()
                return nil
            }
            if Task.isCancelled { return nil }
            await waitForChange()
        }
        return nil
    }
}
