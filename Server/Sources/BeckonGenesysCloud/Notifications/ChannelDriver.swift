import Beckon
import BeckonJSON
import BeckonPlatform
import Logging
import Synchronization

/// Carries out what ``NotificationChannel`` decides for one channel.
final class ChannelDriver: Sendable {
    private let context: GenesysContext
    private let intake: EventIntake
    private let reconciliation: Reconciliation
    private let topics: [String]
    private let port: PlatformPort
    private let machine = Mutex(NotificationChannel())
    private let signal = TaskSignal()

    init(_ context: GenesysContext, _ intake: EventIntake, topics: [String], port: PlatformPort) {
        self.context = context
        self.intake = intake
        self.topics = topics
        self.port = port
        reconciliation = Reconciliation(context, intake.missed, intake.due)
    }

    /// Runs until the task is cancelled; then its socket is closed.
    func run() async {
        await withDiscardingTaskGroup { group in
            var socket: (any PlatformSocket)?
            while !Task.isCancelled {
                let action = machine.withLock { $0.next(at: port.time.uptime) }
                switch action {
                case .create(let renewsToken): await create(renewsToken: renewsToken)
                case .subscribe(let channel): await subscribe(channel)
                case .open(let uri, let number):
                    guard let opened = await open(uri) else { continue }
                    take(.opened)
                    context.tally.connected(at: port.time.now)
                    let old = socket
                    socket = opened
                    group.addTask { await self.read(opened, number: number) }
                    await old?.close()
                case .ping: try? await socket?.send(#"{"message":"ping"}"#)
                case .close:
                    context.tally.disconnected("the notification channel is silent or gone")
                    await socket?.close()
                    socket = nil
                case .reconcile: group.addTask { await self.reconcile() }
                case .wait(let until):
                    let left = max(Milliseconds.zero, until.elapsed(since: port.time.uptime))
                    await signal.wait(timeout: left, time: port.time)
                }
            }
            await socket?.close()
            group.cancelAll()
        }
    }

    private func take(_ event: NotificationChannel.Event) {
        machine.withLock { $0.take(event, at: port.time.uptime, random: context.ids.bits()) }
        signal.raise()
    }

    // MARK: - The channel

    private func create(renewsToken: Bool) async {
        if renewsToken { await context.api.renewToken() }
        do throws(PlatformFailure) {
            let reply = try await context.api.createChannel()
            guard reply.isSuccess else { return refused("channel", reply) }
            guard let id = reply.json["id"]?.string, let uri = reply.json["connectUri"]?.string else {
                return fail("the answer to a new channel is malformed", .passing(pause: nil))
            }
            take(.created(channel: id, uri: uri))
        } catch {
            fail(error.reason.rawValue, .passing(pause: error.pause))
        }
    }

    private func subscribe(_ channel: String) async {
        do throws(PlatformFailure) {
            var reply = try await context.api.subscribe(topics, on: channel)
            if reply.status == 400, topics.count > 1 {
                var refusals = 0
                reply = try await addHalves(of: topics, to: channel, &refusals) ?? PlatformReply(status: 204)
            } else if reply.isSuccess {
                noteRejections(in: reply)
            }
            guard reply.isSuccess else { return refused("subscription", reply, of: channel) }
            take(.subscribed)
        } catch {
            fail(error.reason.rawValue, .passing(pause: error.pause))
        }
    }

    /// Subscribes to the halves of topics that are refused together, and so on, so that one topic keeps no other.
    ///
    /// - Returns: Why the topics cannot be subscribed to; nil when they are, but for those that are refused alone.
    private func addHalves(
        of topics: [String], to channel: String, _ refusals: inout Int
    ) async throws(PlatformFailure) -> PlatformReply? {
        let middle = topics.count / 2
        for half in [Array(topics[..<middle]), Array(topics[middle...])] {
            let reply = try await context.api.addTopics(half, to: channel)
            if reply.isSuccess {
                noteRejections(in: reply)
            } else if reply.status == 400, half.count > 1 {
                if let failure = try await addHalves(of: half, to: channel, &refusals) { return failure }
            } else {
                refusals += 1
                guard reply.status == 400, refusals <= NotificationTopics.mostRefused else { return reply }
                for topic in half { noteRejection(of: topic) }
            }
        }
        return nil
    }

    private func noteRejections(in reply: PlatformReply) {
        for rejection in NotificationTopics.rejections(in: reply.json) { noteRejection(of: rejection.topic) }
    }

    private func noteRejection(of topic: String) {
        context.tally.refused("topic-rejected")
        context.logger.warning(
            "a topic of the notification service is rejected",
            metadata: ["agent.side": "genesys-cloud", "topic": "\(topic)"])
    }

    private func open(_ uri: String) async -> (any PlatformSocket)? {
        do throws(SocketFailure) { return try await context.connector.connect(uri, headers: [:]) } catch {
            fail(error.status.map { "the handshake: status \($0)" } ?? error.reason, Self.failure(of: error))
            return nil
        }
    }

    /// Whether a socket that cannot be opened says that its channel is gone.
    private static func failure(of failure: SocketFailure) -> NotificationChannel.Failure {
        switch failure.status {
        case 401, 403, 404, 410: .gone
        case nil: .passing(pause: nil)
        // The service answers and opens no socket: it may mean the channel, which a new one shows.
        case .some: .refused
        }
    }

    /// Takes note of a refusal: 404 for a channel that is not there any more.
    private func refused(_ what: String, _ reply: PlatformReply, of channel: String? = nil) {
        let isGone = reply.status == 401 || channel != nil && (reply.status == 404 || reply.status == 400)
        fail("\(what): status \(reply.status)", isGone ? .gone : .passing(pause: reply.retryAfter))
    }

    /// Takes note of a failure, for a reason that a log may hold.
    private func fail(_ reason: String, _ failure: NotificationChannel.Failure) {
        take(.failed(failure))
        if !machine.withLock({ $0.isConnected }) { context.tally.disconnected(reason) }
    }

    // MARK: - The socket

    /// Reads a socket until it is closed.
    private func read(_ socket: any PlatformSocket, number: Int) async {
        while let text = try? await socket.next() {
            let frame = NotificationFrame(text)
            take(.heard(frame))
            switch frame {
            case .event(let event):
                await deal(with: event)
                take(.handled)
            case .unknown(let kind): context.tally.unknown(kind)
            default: break
            }
        }
        take(.closed(number: number))
        if !machine.withLock({ $0.isConnected }) { context.tally.disconnected("the notification socket is closed") }
    }

    /// Takes an event, with some more tries while the store is in trouble; then reconciling has to find what it said.
    private func deal(with event: JSONValue) async {
        var backOff = Backoff(first: Milliseconds(100), longest: .seconds(5))
        for _ in 0..<5 {
            do { return try await intake.take(event, port) } catch {
                let pause = backOff.next(random: context.ids.bits())
                guard (try? await port.time.sleep(pause)) != nil else { return }
            }
        }
        context.tally.refused("event-not-stored")
        take(.lost)
    }

    private func reconcile() async { take(.reconciled(isComplete: await reconciliation.run(port))) }
}
