import ArgumentParser
import Beckon
import Foundation

/// Writes messages into a filled database as the gateway does, in a process of its own, so that its cost can be
/// counted.
struct Messages: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write messages into a filled database, to count their cost.", shouldDisplay: false)

    /// As many messages in a transaction as 16 concurrent senders cause.
    private static let batch = 16

    @Option(help: "The data directory or the address of the database.") var place: String
    @Option(help: "How many chats it holds.") var chats: Int
    @Option(help: "How many messages to write.") var count: Int

    func run() throws { try Waiting.forEnd(of: { try await writeAll() }) }

    private func writeAll() async throws {
        try await Place(place).withStore { store in
            for first in stride(from: 0, to: count, by: Self.batch) {
                try await write(first..<min(count, first + Self.batch), to: store)
            }
        }
    }

    /// Reads the heads, writes a message to each chat, and reads it as the recipient does.
    private func write(_ numbers: Range<Int>, to store: any Store) async throws {
        var heads: [ChatHead] = []
        for number in numbers {
            // The step shares no factor with the number of chats, so every chat is used, and neighbours are far apart.
            let name = Filling.name(number &* 7_919 % chats)
            guard let head = try await store.chat(ChatID(name)) else { throw StoreCostError("no chat \(name)") }
            heads.append(head)
        }
        let results = try await store.commit(heads.map(Writing.message))
        guard results.allSatisfy({ $0 == .committed }) else { throw StoreCostError("a message was refused") }
        for head in heads {
            let events = try await store.events(head.id, after: head.lastPosition, limit: 10)
            guard events.count == 1 else { throw StoreCostError("a message is missing") }
        }
    }
}
