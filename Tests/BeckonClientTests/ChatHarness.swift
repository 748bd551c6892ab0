import BeckonClientTesting
import BeckonTransport
import Foundation
import TestSupport
import Testing

@testable import BeckonClient

/// A gateway over ``StandInGateway`` whose time passes by itself and whose chance is counted.
struct ChatHarness {
    let server = StandInGateway()
    let time = VirtualTime()
    let gateway: GatewayCalls

    init(change: (inout GatewayOptions) -> Void = { _ in }) throws {
        let url = try #require(URL(string: "http://gms.test"))
        var options = GatewayOptions()
        change(&options)
        let count = Counter()
        gateway = GatewayCalls(
            url: url, transport: server, options: options,
            inputs: ClientInputs(time: time.time, random: { count.next() }))
    }

    /// Runs a chat beside a test and stops it afterwards.
    func running(_ chat: Chat, _ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try? await chat.run() }
            try await body()
            group.cancelAll()
        }
    }
}

final class Counter: Sendable {
    private let value = Guarded<UInt64>(0)

    func next() -> UInt64 {
        value.withLock {
            $0 += 1
            return $0
        }
    }
}

extension GatewayCalls {
    /// Begins a chat as a conversation does.
    func startChat(_ request: ChatRequest) async throws -> Chat {
        let service = try await createService(
            request.service, userHeader: request.userHeader ?? inputs.token(), key: inputs.token())
        let (resource, _) = try await createInteraction(request, service.snapshot, key: inputs.token())
        let chat = Chat(service.snapshot, caller: caller)
        await chat.take { $0.receive(ChatNews(resource)) }
        return chat
    }

    func restoreChat(_ snapshot: ChatSnapshot) -> Chat { Chat(snapshot, caller: caller) }
}

extension Chat {
    /// Sends a text in one attempt that has to succeed.
    func say(_ text: String) async {
        let delivery = await deliver(text, key: "key of " + text)
        if case .accepted = delivery.outcome { return }
        Issue.record("the attempt ended with \(delivery.outcome)")
    }

    /// Reads entries until one has a text, and returns all of them, each position checked to follow the one before.
    func entries(upTo text: String) async -> [ChatEntry] {
        var found: [ChatEntry] = []
        for await event in events {
            guard case .entry(let entry) = event else { continue }
            if let last = found.last { #expect(entry.position == last.position + 1) }
            found.append(entry)
            if entry.text == text { break }
        }
        return found
    }

    /// Reads until the connection is as asked.
    func connection(_ wanted: ChatConnection) async {
        for await event in events where event == .connection(wanted) { return }
    }

    /// Reads until there is no connection.
    func loss() async {
        for await event in events { if case .connection(.offline) = event { return } }
    }
}
