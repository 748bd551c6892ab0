import Bayeux
public import BeckonJSON
public import BeckonTransport

/// A Bayeux client over HTTP long-polling, or over WebSocket where there is a transport for it.
///
/// It holds one connect open and sends everything else beside it, obeys the server's advice, backs off when the server
/// is away, and after every handshake subscribes again to all that its owner wants. Start it by awaiting ``run()`` in a
/// task of your own; nothing happens without it.
public actor BayeuxClient {
    /// How the client stands, each time that changes: the newest 64 changes are kept for a reader who is slow.
    ///
    /// One task may read it. It ends when the client has ended for good.
    public nonisolated let states: AsyncStream<BayeuxClientState>

    let exchange: BayeuxExchange
    let time: MonotonicTime
    private let jitter: @Sendable () -> Double
    let stateChanges: AsyncStream<BayeuxClientState>.Continuation
    var machine: BayeuxClientStateMachine
    private var shownState = BayeuxClientState.connecting
    var mailboxes: [UInt64: Mailbox] = [:]
    private var lastSubscription: UInt64 = 0
    var waiting = Signals()
    var isRunning = false
    var outbox: Outbox
    /// What ends the step that ``run()`` is in: the request under way, or the wait.
    var step: (interruption: Signal, token: UInt64?)?

    /// Makes a client; nothing is sent before ``run()``.
    ///
    /// - Parameters:
    ///   - configuration: Where and how to connect.
    ///   - transport: What carries its requests, and keeps its cookies.
    ///   - webSocket: What opens WebSockets; they are preferred where the server has them. Without it, or where they do
    ///     not come through, messages go over `transport` alone.
    ///   - time: The time for waits.
    ///   - jitter: A number from 0 up to 1 by chance, to spread the waits of many clients.
    public init(
        configuration: Configuration,
        transport: any HTTPTransport,
        webSocket: (any WebSocketTransport)? = nil,
        time: MonotonicTime = .continuous,
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        exchange = BayeuxExchange(configuration, transport: transport, webSocket: webSocket, time: time)
        machine = BayeuxClientStateMachine(
            settings: .init(configuration, connectionTypes: exchange.connectionTypes))
        outbox = Outbox(limit: configuration.maximumPublications)
        self.time = time
        self.jitter = jitter
        (states, stateChanges) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    /// How the client stands.
    public var state: BayeuxClientState { machine.state }

    // MARK: What the owner wants

    /// Subscribes to a channel, now and after each handshake.
    ///
    /// Cancelling the task does not take the subscription back.
    ///
    /// - Parameters:
    ///   - channel: The channel, or a pattern that ends in `/*` or `/**`.
    ///   - limit: How many unread messages may wait before the client asks for no more; 256 by default.
    /// - Returns: The messages of the channel, from now on.
    /// - Throws: ``BayeuxClientError`` with the code `invalidChannel`.
    public func subscribe(to channel: String, limit: Int = 256) async throws -> BayeuxSubscription {
        guard let pattern = ChannelPattern(channel), !pattern.isMeta else {
            throw BayeuxClientError(code: .invalidChannel, message: "The channel cannot be subscribed to.")
        }
        lastSubscription += 1
        let subscription = BayeuxSubscription(channel: channel, number: lastSubscription, client: self)
        mailboxes[lastSubscription] = Mailbox(pattern: pattern, limit: max(1, limit))
        if let request = machine.subscribe(channel) { await carry(request) }
        return subscription
    }

    /// Gives a subscription back; its unread messages are dropped.
    ///
    /// - Parameter subscription: What ``subscribe(to:limit:)`` returned.
    public func unsubscribe(_ subscription: BayeuxSubscription) async {
        mailboxes[subscription.number] = nil
        waiting.giveAll()
        let channel = subscription.channel
        guard !mailboxes.values.contains(where: { $0.pattern.string == channel }) else { return }
        if let request = machine.unsubscribe(channel) { await carry(request) }
    }

    /// Gives the session back and stops connecting, for an app that goes to the background.
    ///
    /// The client is suspended also when the good-bye has no answer: a server notices in its own time.
    ///
    /// - Parameter ext: The `ext` of the `/meta/disconnect`, for example the transcript position.
    /// - Throws: ``BayeuxClientError`` when the good-bye has no good answer.
    public func suspend(ext: JSONObject? = nil) async throws {
        let farewell = machine.suspend(ext: ext.map { RawJSON(JSONValue.object($0).encoded()) })
        showState()
        try await say(farewell)
    }

    /// Connects again after ``suspend(ext:)``: handshake, subscriptions, connect.
    public func resume() {
        machine.resume()
        changeCourse()
    }

    /// Drops the poll and connects again at once with the same session: call it when the network changes.
    public func reconnect() {
        machine.reconnect()
        changeCourse()
    }

    /// Gives the session back for good; ``run()`` returns and all subscriptions end.
    ///
    /// - Parameter ext: The `ext` of the `/meta/disconnect`.
    /// - Throws: ``BayeuxClientError`` when the good-bye has no good answer; the client has ended nevertheless.
    public func disconnect(ext: JSONObject? = nil) async throws {
        let farewell = machine.disconnect(ext: ext.map { RawJSON(JSONValue.object($0).encoded()) })
        endStreams(.success(()))
        try await say(farewell)
    }

    // MARK: Inside

    var moment: BayeuxClientStateMachine.Moment {
        .init(now: time.now(), jitter: jitter())
    }

    /// Tells ``run()`` that the machine has new orders.
    private func changeCourse() {
        showState()
        step?.interruption.give()
        waiting.giveAll()
    }

    /// Takes over what came without being asked for.
    func take(_ messages: [BayeuxMessage]) {
        handOut(machine.arrived(messages, at: moment).deliveries)
        showState()
        if let token = step?.token, !machine.requests.isUnderWay(token) { step?.interruption.give() }
        waiting.giveAll()
    }

    private func handOut(_ deliveries: [BayeuxDelivery]) {
        for number in mailboxes.keys { mailboxes[number]?.add(deliveries) }
    }

    /// Takes over what a request brought; ends the main request if the machine has given it up.
    func take(_ outcome: BayeuxExchange.Outcome, of request: Request) -> BayeuxClientStateMachine.Answer {
        var answer = BayeuxClientStateMachine.Answer()
        switch outcome {
        case .messages(let messages): answer = machine.answered(request.token, messages, at: moment)
        case .failure(let failure, _): machine.failed(request.token, failure, at: moment)
        }
        handOut(answer.deliveries)
        for number in mailboxes.keys {
            for refused in answer.refusedChannels where mailboxes[number]?.pattern.string == refused.channel {
                mailboxes[number]?.finish(
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

    /// Says good-bye before the poll is dropped: the server then releases it, and its connection can be used again.
    private func say(_ farewell: Request?) async throws {
        let outcome: BayeuxExchange.Outcome? =
            if let farewell { await exchange.send(farewell) } else { nil }
        changeCourse()
        await exchange.link?.end()
        if case .failure(_, let cause)? = outcome { throw cause }
    }

    func showState() {
        let state = machine.state
        guard state != shownState else { return }
        shownState = state
        stateChanges.yield(state)
    }

    /// Wakes all who wait for something to change.
    func announceChange() { waiting.giveAll() }

    func waitForChange() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }

    func nextDelivery(_ number: UInt64) async throws -> BayeuxDelivery? {
        while mailboxes[number] != nil {
            if let delivery = mailboxes[number]?.takeFirst() {
                waiting.giveAll()
                return delivery
            }
            if let end = mailboxes[number]?.end {
                try end.get()
                return nil
            }
            if Task.isCancelled { return nil }
            await waitForChange()
        }
        return nil
    }
}
