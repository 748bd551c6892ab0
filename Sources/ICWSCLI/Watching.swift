import ArgumentParser
import BeckonJSON
import ICWSClient
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
import ICWSStatus
import ICWSViews

/// `icws watch`: messages as they come.
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write messages as they come, one JSON object on a line; gaps and losses too.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: "A workgroup's queue to watch; give it again for more.")
    var queue: [String] = []

    @Option(help: "A user whose status to watch; give it again for more.")
    var status: [String] = []

    @Flag(help: "Watch what alerts the user.")
    var alerts = false

    @Option(help: "End after so many messages.")
    var count: Int?

    func run() async throws {
        let session = try await connection.connect()
        let events = await session.events()
        async let end = session.run()
        try await subscribe(session)
        let output = Output(form: .json)
        var left = count ?? .max
        for await event in events {
            output.line(event.json)
            if case .message = event { left -= 1 }
            if left <= 0 { break }
        }
        await session.logOff()
        _ = await end
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

extension SessionEvent {
    /// The event as one JSON object.
    var json: JSONValue {
        switch self {
        case .message(let message): message.json
        case .connected: ["event": "connected"]
        case .unreadable: ["event": "unreadable"]
        case .gap(let gap): ["event": "gap", "reason": .string(String(describing: gap))]
        case .lost(let loss): ["event": "lost", "reason": .string(String(describing: loss))]
        case .subscriptionRefused(let path, let refusal):
            ["event": "subscriptionRefused", "path": .string(path), "status": .integer(Int64(refusal.status))]
        case .ended(let end): ["event": "ended", "reason": .string(end.word)]
        }
    }
}

extension SessionEnd {
    /// The reason in one word.
    var word: String {
        switch self {
        case .loggedOff: "loggedOff"
        case .mayNotReconnect: "mayNotReconnect"
        case .refused: "refused"
        case .noHost: "noHost"
        case .cancelled: "cancelled"
        }
    }
}

/// `icws queues`: what is in queues.
struct Queues: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say what is in queues, once or each time it changes.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The queues' names.")
    var names: [String]

    @Option(help: "What kind of queues: workgroup, user, station or system.")
    var kind: QueueKind = .workgroup

    @Option(help: "An attribute to show; give it again for more.")
    var attribute: [String] = ["Eic_State", "Eic_RemoteName"]

    @Flag(help: "Go on until interrupted.")
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
        let session = try await connection.connect()
        let ids = names.map { ICWS.Queues.QueueId(queueType: kind.type, queueName: $0) }
        let watcher = QueueWatcher(session, queues: ids, attributes: attribute, subscriptionID: "icws-queues")
        async let end = session.run()
        let output = Output(form: connection.output)
        for await state in try await watcher.states() where !state.isStale {
            output.rows(
                ["interaction"] + attribute,
                state.interactions.keys.sorted().map { id in
                    [id] + attribute.map { state.attribute($0, of: id) ?? "" }
                })
            if !follow { break }
        }
        await session.logOff()
        _ = await end
    }
}
