import Beckon
import BeckonJSON
import BeckonPlatform
import Logging

/// Takes events of Amazon EventBridge from an SQS queue and at an HTTPS destination (contact-centers §2.6).
///
/// Events come at least once and in no order. A message of the queue is deleted, and a request answered with 200, only after
/// what it says is committed. One that cannot be read is counted and not asked for again.
struct EventBridgeFeed: Sendable {
    /// The longest body at the HTTPS destination; EventBridge's events have at most 256 KiB, and some room for envelopes.
    static let longestBody = 524_288

    private let context: GenesysContext
    private let intake: EventIntake
    private let secrets: SharedSecrets?

    init(_ context: GenesysContext, _ intake: EventIntake) {
        self.context = context
        self.intake = intake
        secrets = context.configuration.eventBridge.flatMap { SharedSecrets($0.headerSecrets) }
    }

    // MARK: - The queue

    /// Reads the SQS queue until the task is cancelled; ends at once without a queue.
    func run(_ port: PlatformPort) async {
        guard let configuration = context.configuration.eventBridge, configuration.queueURL != nil else { return }
        guard let queue = SQSQueue(configuration, transport: context.transport, time: port.time) else {
            return context.tally.refused("queue-address")
        }
        // The connection that operators see is the notification channel, where there is one.
        let isOnly = NotificationTopics(context.configuration).channels.isEmpty
        var backOff = Backoff()
        var idle = IdlePause()
        while !Task.isCancelled {
            let began = port.time.uptime
            let wait: Milliseconds
            switch await turn(queue, isOnly: isOnly, port) {
            case .took(let count):
                backOff.reset()
                wait = idle.pause(afterTaking: count, for: port.time.uptime.elapsed(since: began))
            case .trouble(let reason, let pause):
                context.tally.refused(reason)
                if isOnly { context.tally.disconnected("the queue: \(reason)") }
                wait = backOff.next(random: context.ids.bits(), atLeast: pause)
            }
            guard (try? await port.time.sleep(wait)) != nil else { return }
        }
    }

    /// How long a queue that is empty is left alone.
    ///
    /// Pure. The queue itself holds a call until it has a message; one that answers sooner than ``least`` is asked again when that is
    /// over, then after twice that, and so on, up to ``longest``.
    struct IdlePause: Hashable, Sendable {
        static let least = Milliseconds.seconds(1)
        static let longest = Milliseconds.seconds(SQSQueue.longPoll)
        private var backoff = Backoff(first: IdlePause.least, longest: IdlePause.longest)

        /// - Parameters:
        ///   - count: How many messages the last call brought.
        ///   - lasted: How long it took.
        /// - Returns: The pause before the next call.
        mutating func pause(afterTaking count: Int, for lasted: Milliseconds) -> Milliseconds {
            guard count == 0, lasted < Self.least else {
                backoff.reset()
                return .zero
            }
            return backoff.next() - max(.zero, lasted)
        }
    }

    private enum Turn {
        /// So many messages came.
        case took(Int)
        case trouble(String, pause: Milliseconds? = nil)
    }

    /// Receives some messages and deals with them.
    private func turn(_ queue: SQSQueue, isOnly: Bool, _ port: PlatformPort) async -> Turn {
        do throws(PlatformFailure) {
            let reply = try await queue.receive()
            guard reply.isSuccess else {
                return .trouble("queue-status-\(reply.status)", pause: reply.retryAfter)
            }
            if isOnly { context.tally.connected(at: port.time.now) }
            var done: [SQSQueue.Message] = []
            var isStored = true
            let messages = SQSQueue.messages(in: reply.json)
            for message in messages {
                if await take(Array(message.body.utf8), port) != .later {
                    done.append(message)
                } else {
                    isStored = false
                }
            }
            if !done.isEmpty {
                let answer = try await queue.delete(done)
                guard answer.isSuccess else { return .trouble("queue-status-\(answer.status)") }
            }
            return isStored ? .took(messages.count) : .trouble("event-not-stored")
        } catch {
            return error.reason == .cancelled ? .took(0) : .trouble("queue-no-answer", pause: error.pause)
        }
    }

    // MARK: - The destination

    /// Answers the HTTPS destination: `eventbridge` with the header that the settings name.
    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        guard let header = context.configuration.eventBridge?.header, let secrets, request.path.count == 1 else {
            return .empty(404)
        }
        guard request.method == "POST" else { return refuse("method", 405) }
        guard request.body.count <= Self.longestBody else { return refuse("too-large", 413) }
        guard secrets.contain(request.headers[header]) else { return refuse("eventbridge-secret", 401) }
        return switch await take(request.body, port) {
        case .taken: .empty(200)
        case .malformed: .empty(400)
        case .later: .empty(503)
        }
    }

    private func refuse(_ reason: String, _ status: Int) -> PlatformAnswer {
        context.tally.refused(reason)
        return .empty(status)
    }

    // MARK: - Events

    private enum Outcome {
        case taken
        case malformed
        /// The store is in trouble; the event has to come again.
        case later
    }

    private func take(_ body: [UInt8], _ port: PlatformPort) async -> Outcome {
        guard let json = try? JSONValue(parsing: body), let frames = try? GenesysNotifications.frames(in: json),
            !frames.isEmpty
        else {
            context.tally.refused("malformed")
            return .malformed
        }
        do {
            for frame in frames { try await intake.take(frame, port) }
            return .taken
        } catch {
            return .later
        }
    }
}
