import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import Testing

@testable import BeckonGenesysCloud

/// Chats through random outages: nothing is lost, doubled or put in another order, on either side.
@Suite struct OutageWalkTests {
    /// What a Genesys Cloud with faults has taken of each customer.
    private final class Record: Sendable {
        private struct State {
            var random: SplitMix
            var isFaulty = true
            var taken: [String: [String]] = [:]
            var ids: Set<String> = []
        }

        private let state: Mutex<State>

        init(seed: UInt64) { state = Mutex(State(random: SplitMix(state: seed))) }

        func taken(of chat: ChatID) -> [String] { state.withLock { $0.taken[chat.text] ?? [] } }
        func heal() { state.withLock { $0.isFaulty = false } }

        func answer(_ call: ScriptedGenesys.Call) -> ScriptedGenesys.Answer? {
            state.withLock { state in
                let fault = state.isFaulty ? Int.random(in: 0..<14, using: &state.random) : 99
                switch fault {
                case 0: return .fault(.notReached)
                case 1: return .status(500)
                case 2: return .status(429, ["Retry-After": "1"])
                case 3: return .status(401)
                default: break
                }
                if let id = call.body["channel"]?["messageId"]?.string, state.ids.insert(id).inserted,
                    let customer = call.body["channel"]?["from"]?["id"]?.string
                {
                    state.taken[customer, default: []].append(id)
                }
                // It has taken the message, and the answer is lost.
                return fault == 4 ? .fault(.noAnswer) : nil
            }
        }
    }

    @Test("faults, kills and repetitions leave both records whole", arguments: [1, 2, 3, 4])
    func walk(_ seed: UInt64) async throws {
        let (count, rounds) = (60, 8)
        var random = SplitMix(state: seed)
        let world = ChatWorld()
        let record = Record(seed: seed &+ 100)
        world.genesys.answer { record.answer($0) }
        var chats: [ChatID] = []
        for round in 0..<rounds {
            // A new node each time: what the one before knew in memory is gone, with the deliveries under way.
            try await world.running { node, port in
                if chats.isEmpty { for _ in 0..<count { chats.append(try await world.chat(node)) } }
                for chat in chats {
                    for number in 0..<Int.random(in: 0...3, using: &random) {
                        try await world.say("\(round).\(number)", in: chat, node)
                    }
                    await hear(chat, round, world, port, &random)
                }
                await world.deliver(node, after: Int64.random(in: 0...70, using: &random))
            }
        }
        record.heal()
        try await world.running { node, _ in
            for _ in 0..<40 { await world.deliver(node, after: 301) }
        }
        for chat in chats {
            let events = try await world.store.events(chat, after: 0, limit: 500)
            let owed = events.filter { $0.party == .client }.map { "\(chat.text).\($0.position)" }
            // The coming of a customer whose words open the conversation is left out.
            #expect(record.taken(of: chat).filter { !$0.hasSuffix(".1") } == owed.filter { !$0.hasSuffix(".1") })
            let said = events.filter { $0.party == .agent && $0.kind == .messageText }.map(\.text)
            #expect(said == (0..<rounds).map { "answer \($0)" })
            #expect(try await world.store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    /// An agent's message by webhook, whose repetitions stop when one is answered with a success.
    private func hear(
        _ chat: ChatID, _ round: Int, _ world: ChatWorld, _ port: PlatformPort, _ random: inout SplitMix
    ) async {
        let body = world.body(chat, id: "m-\(round)", text: "answer \(round)")
        if Bool.random(using: &random) {
            world.store.failCommits { _ in StoreError(.unavailable, "down") }
            #expect(await world.hear(body, port) == 503)
            world.store.failCommits(nil)
        }
        for _ in 0..<Int.random(in: 1...2, using: &random) { #expect(await world.hear(body, port) == 200) }
    }
}
