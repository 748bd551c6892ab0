import ArgumentParser
import BeckonJSON
import ICWSClient
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
import ICWSStatus
import ICWSViews

/// `icws watch`: writes messages as they arrive.
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write messages as they arrive, one on a line, and also gaps and losses of the session.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: "A workgroup whose queue to watch; repeat it for more.")
    var queue: [String] = []

    @Option(help: "A user whose status to watch; repeat it for more.")
    var status: [String] = []

    @Flag(help: "Watch the interactions that alert the user.")
    var alerts = false

    @Option(help: "End after this many messages, at least 1.")
    var count: Int?

    func validate() throws {
        if let count, count < 1 { throw ValidationError("--count must be at least 1.") }
    }

    func run() async throws {
        try await connection.withMessages { session in
            let events = await session.events()
            try await subscribe(session)
            let output = connection.results
            var left = count ?? .max
            for await event in events {
                try output.event(event.json)
                if case .message = event { left -= 1 }
                if left <= 0 { break }
            }
        }
    }

    private func subscribe(_ session: ICWSSession) async throws {
        if !queue.isEmpty {
            let ids = queue.map { ICWS.Queues.QueueId(queueType: .workgroup, queueName: $0) }
            let watcher = QueueWatcher(
                session, queues: ids, attributes: ["Eic_State", "Eic_RemoteName"], subscriptionID: "icws-watch")
            _ = try await watcher.states()
        }
        if !status.isEmpty { _ = try await UserStatusView(session).states(of: status) }
        if alerts { _ = try await AgentSession(session).alerts() }
    }
}

extension Output {
    /// Writes an event: its JSON, or its type followed by its other members.
    func event(_ json: JSONValue) throws {
        guard form == .table, let object = json.object else { return try line(json) }
        let type =
            object["__type"]?.string?.split(separator: ":").last.map(String.init) ?? object["event"]?.string ?? ""
        let rest = JSONObject(object.filter { $0.key != "__type" && $0.key != "event" })
        try entry([
            ("type", type),
            ("rest", rest.isEmpty ? "" : String(decoding: JSONValue.object(rest).encoded(), as: UTF8.self)),
        ])
    }
}

extension SessionEvent {
    /// The event as one JSON object.
    var json: JSONValue {
        switch self {
        case .message(let message): message.json
        case .connected: ["event": "connected"]
        case .unreadable: ["event": "unreadable"]
        case .misread(let message, let problems):
            [
                "event": "misread", "type": .string(message.typeURN ?? ""),
                "problems": .array(problems.map { .string($0.description) }),
            ]
        case .gap(let gap): ["event": "gap", "reason": .string(String(describing: gap))]
        case .lost(let loss): ["event": "lost", "reason": .string(loss.word)]
        case .subscriptionRefused(let path, let refusal):
            ["event": "subscriptionRefused", "path": .string(path), "status": .integer(Int64(refusal.status))]
        case .ended(let end): ["event": "ended", "reason": .string(end.word)]
        }
    }
}

extension SessionEvent.Loss {
    /// The reason in one word.
    var word: String {
        switch self {
        case .unauthorized: "unauthorized"
        case .serverSaid: "serverSaid"
        case .noAnswer: "noAnswer"
        case .switchover: "switchover"
        }
    }
}

/// `icws queues`: shows the interactions in queues.
struct Queues: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show what queues hold, once or after each change.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The queues' names.")
    var names: [String]

    @Option(help: "The kind of the queues: workgroup, user, station or system.")
    var kind: QueueKind = .workgroup

    @Option(help: "An attribute to show; repeat it for more.")
    var attribute: [String] = ["Eic_State", "Eic_RemoteName"]

    @Flag(help: "Show each change until interrupted.")
    var follow = false

    enum QueueKind: String, ExpressibleByArgument {
        case workgroup, user, station, system

        var type: ICWS.Queues.QueueType {
            switch self {
            case .workgroup: .workgroup
            case .user: .user
            case .station: .station
            case .system: .system
            }
        }
    }

    func run() async throws {
        try await connection.withMessages { session in
            let ids = names.map { ICWS.Queues.QueueId(queueType: kind.type, queueName: $0) }
            let watcher = QueueWatcher(session, queues: ids, attributes: attribute, subscriptionID: "icws-queues")
            let states = try await watcher.states()
            let patience = connection.patience(with: session)
            defer { patience.cancel() }
            var shown = false
            for await state in states where !state.isStale {
                patience.cancel()
                try show(state)
                shown = true
                if !follow { break }
            }
            if !shown { throw Failure("the server sent no update of the queues in time; allow more with --timeout") }
        }
    }

    private func show(_ state: QueueState) throws {
        try connection.results.rows(
            ["interaction"] + attribute,
            state.interactions.keys.sorted().map { id in
                [id] + attribute.map { state.attribute($0, of: id) ?? "" }
            })
    }
}
