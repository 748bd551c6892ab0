import Logging
import Testing

@testable import Beckon

/// Agents write and customers read while dispatchers die between a push and its record: what a phone shows in the end.
@Suite(.timeLimit(.minutes(20))) struct BridgeCrashTests {
    /// A phone as its user sees it: one notice for each collapse id, which the app takes away when it is read.
    private struct Phone {
        var notices: [String: Int] = [:]
        var badge = 0

        mutating func receive(_ push: PushRequest) {
            guard let notice = push.notice else { return }
            notices[push.collapseID] = notice.position
            badge = notice.badge
        }

        mutating func read(_ conversation: String, messages: Int) {
            notices[conversation] = nil
            badge -= messages
        }
    }

    /// One conversation, as whoever writes and reads in it knows it.
    private struct Story {
        var last = 0
        var read = 0
    }

    /// A dispatcher whose pushes leave and whose records never reach the disk, as if it were killed in between.
    private func dyingDispatcher(of node: BridgeNode) -> PushDispatcher {
        let queue = CommitQueue(store: node.store)
        queue.close()
        return PushDispatcher(
            store: node.store, queue: queue, services: ServiceDirectory(ServiceCatalog([])),
            providers: [node.provider], time: node.time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, node: NodeID("dying"))
    }

    @Test("1,000 messages with crashes between sent and recorded: one notice for each unread conversation, its newest")
    func crashes() async throws {
        let node = BridgeNode()
        var dice = SeededGenerator(seed: 3)
        var stories = [Story](repeating: Story(), count: 20)
        var phone = Phone()
        try await node.run {
            let device = try await node.register("aa")
            var seen = 0
            var crashes = 0
            /// Looks at what has arrived; nothing that was read when the push left may be among it.
            func look() {
                for push in node.provider.taken.dropFirst(seen) {
                    guard let number = push.notice.flatMap({ Int($0.conversation) }) else { continue }
                    #expect(push.notice?.position ?? 0 > stories[number].read)
                    phone.receive(push)
                }
                seen = node.provider.taken.count
            }
            for message in 1...1_000 {
                let number = Int.random(in: stories.indices, using: &dice)
                try await node.say("text \(message)", message: "m\(message)", in: "\(number)")
                stories[number].last += 1
                switch Int.random(in: 0..<10, using: &dice) {
                case 0..<3: try await node.dispatcher.runOnce()
                case 3:
                    try await dyingDispatcher(of: node).runOnce()
                    crashes += 1
                case 4..<6:
                    let read = Int.random(in: stories.indices, using: &dice)
                    guard stories[read].last > stories[read].read else { break }
                    _ = try await node.customers.receive(
                        isRead: true, .position(stories[read].last), conversation: "\(read)", device: device.id.text,
                        of: node.ana)
                    phone.read("\(read)", messages: stories[read].last - stories[read].read)
                    stories[read].read = stories[read].last
                case 6: node.pass(seconds: 31)
                default: node.pass(seconds: 1)
                }
                look()
            }
            for _ in 0..<5 {
                node.pass(seconds: 31)
                try await node.dispatcher.runOnce()
                look()
            }
            #expect(crashes > 50)
            let unread = stories.enumerated().filter { $1.last > $1.read }
            #expect(!unread.isEmpty && unread.count < stories.count)
            #expect(phone.notices == Dictionary(uniqueKeysWithValues: unread.map { ("\($0)", $1.last) }))
            #expect(phone.badge == unread.reduce(0) { $0 + $1.element.last - $1.element.read })
            #expect(try await node.store.nextPushDue() == nil)
        }
    }
}
