import Beckon
import BeckonStoreSQLite
import Foundation
import Measure

/// Messages committed per second over REST, each sender with its own chat and connection.
struct RESTThroughput: Sendable {
    let senders: [(chat: Chat, connection: HTTPConnection)]

    static func make(_ count: Int, on gateway: Gateway) async throws -> RESTThroughput {
        var senders: [(Chat, HTTPConnection)] = []
        for _ in 0..<count {
            let connection = try await gateway.connect()
            senders.append((try await gateway.makeChat(over: connection), connection))
        }
        return RESTThroughput(senders: senders)
    }

    /// - Returns: Messages per second of the first `count` senders.
    func run(_ count: Int, seconds: Double) async throws -> Double {
        try await rate(count, seconds: seconds) { sender, number in
            let (chat, connection) = senders[sender]
            _ = try await connection.expect2xx(chat.customerSend(Mark(number: number, dueAt: Monotonic.now).text))
        }
    }
}

/// Messages committed per second by the commit queue and the SQLite store alone, in this process.
struct StoreThroughput: Sendable {
    let queue: CommitQueue

    /// - Returns: Commits per second of as many writers, each with its own chat, one event and one head a commit.
    func run(_ count: Int, seconds: Double) async throws -> Double {
        var heads: [HeadBox] = []
        for _ in 0..<count {
            let head = Self.head(UUID().uuidString)
            _ = try await queue.commit(
                Commit(expecting: .chat(head.id, version: 0), [.putChat(head, settingCursor: false)]))
            heads.append(HeadBox(head))
        }
        return try await rate(count, seconds: seconds) { [heads] sender, number in
            let text = Mark(number: number, dueAt: Monotonic.now).text
            let result = try await queue.commit(await heads[sender].append(text))
            guard result == .committed else { throw BenchmarkError("the store answered \(result)") }
        }
    }

    private static func head(_ id: String) -> ChatHead {
        let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
        return ChatHead(
            ChatID(id), serviceID: ServiceID(id), serviceName: "request-chat",
            life: ChatLife(startedAt: now, expiresAt: now.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Customer"), attendance: ChatAttendance(.polling), version: 1)
    }
}

/// The head of one writer's chat, updated with each of its commits.
private actor HeadBox {
    private var head: ChatHead

    init(_ head: ChatHead) { self.head = head }

    func append(_ text: String) -> Commit {
        let before = head
        head.version += 1
        head.lastPosition += 1
        let event = TranscriptEvent(
            position: head.lastPosition, kind: .messageText, nickname: "Customer", text: text, party: .client,
            at: head.life.startedAt, key: nil)
        return Commit(
            expecting: .chat(head.id, version: before.version),
            [
                .append(head.id, event),
                .putChat(head, settingCursor: false, changing: head.parts(changedFrom: before)),
            ])
    }
}

/// Lets senders work in parallel, each one message after another.
///
/// - Returns: The number of messages per second, from the start until the last sender ended.
func rate(
    _ count: Int, seconds: Double, send: @escaping @Sendable (_ sender: Int, _ number: Int) async throws -> Void
) async throws -> Double {
    let start = Monotonic.now
    let total = try await withThrowingTaskGroup(of: Int.self) { group in
        for sender in 0..<count {
            group.addTask {
                var sent = 0
                while Monotonic.seconds(since: start) < seconds {
                    try await send(sender, sent)
                    sent += 1
                }
                return sent
            }
        }
        return try await group.reduce(0, +)
    }
    return Double(total) / Monotonic.seconds(since: start)
}
