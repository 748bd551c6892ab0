import BeckonClient
import BeckonTransport
import Foundation
import TestSupport
import Testing

/// A gateway over ``FakeGMS`` whose time passes by itself and whose chance is counted.
struct ChatHarness {
    let server = FakeGMS()
    let time = VirtualTime()
    let gateway: Gateway

    init(change: (inout Gateway.Options) -> Void = { _ in }) throws {
        let url = try #require(URL(string: "http://gms.test"))
        var options = Gateway.Options()
        change(&options)
        let count = Counter()
        gateway = Gateway(
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

extension Chat {
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
}
