import Beckon
import BeckonPlatform
import Synchronization

/// Messages that came another way than by a poll, for the polls of this node that put them in order: the answers to texts took them
/// from servers, or servers pushed them.
///
/// Each web chat holds at most ``most`` of them; further ones are told without their place being looked at.
final class WebChatNews: Sendable {
    static let most = 5_000
    /// The most pushes of one web chat that wait for a poll; further ones are to come again.
    static let mostWaiting = 100

    /// One web chat of a chat.
    struct Key: Hashable, Sendable {
        let chat: ChatID
        let webChat: String
    }

    /// How it went on with messages that were left.
    enum Outcome: Hashable, Sendable {
        /// The poll has told them.
        case told
        /// The polls have ended, or too many wait.
        case untold
        /// This node does not poll the web chat.
        case notPolled
    }

    private struct Line {
        var messages: [WebChatBatch.Message] = []
        /// How often messages were left, and how many of those times a poll has taken them.
        var left = 0
        var taken = 0
        var waiting: [(turn: Int, continuation: CheckedContinuation<Outcome, Never>)] = []
        /// Whether something was pushed since the last pause.
        var isDue = false
        /// The poll that pauses.
        var pausing: CheckedContinuation<Void, Never>?
    }

    private let lines = Mutex<[Key: Line]>([:])

    /// Says that this node polls a web chat.
    func open(_ key: Key) { lines.withLock { $0[key] = $0[key] ?? Line() } }

    /// Says that this node polls a web chat no more.
    ///
    /// - Returns: What nobody has taken.
    func close(_ key: Key) -> [WebChatBatch.Message] {
        let line = lines.withLock { $0.removeValue(forKey: key) }
        for one in line?.waiting ?? [] { one.continuation.resume(returning: .untold) }
        line?.pausing?.resume()
        return line?.messages ?? []
    }

    /// Leaves messages for the polls of a web chat.
    ///
    /// - Returns: False if this node does not poll it, or too many wait.
    func leave(_ messages: [WebChatBatch.Message], for key: Key) -> Bool {
        lines.withLock { lines in
            guard let count = lines[key]?.messages.count, count + messages.count <= Self.most else { return false }
            lines[key]?.messages.append(contentsOf: messages)
            lines[key]?.left += 1
            return true
        }
    }

    /// Leaves messages, makes the next poll due at once, and waits until it has told them.
    ///
    /// - Parameters:
    ///   - messages: The messages; none to say only that there is news.
    ///   - key: The web chat.
    /// - Returns: How it went on; a cancelled task waits for the poll all the same.
    func push(_ messages: [WebChatBatch.Message], for key: Key) async -> Outcome {
        await withCheckedContinuation { continuation in
            let atOnce = lines.withLock { lines -> Outcome? in
                guard var line = lines[key] else { return .notPolled }
                guard line.waiting.count < Self.mostWaiting, line.messages.count + messages.count <= Self.most else {
                    return .untold
                }
                line.messages.append(contentsOf: messages)
                line.left += 1
                line.waiting.append((line.left, continuation))
                line.isDue = true
                lines[key] = line
                return nil
            }
            if let atOnce { continuation.resume(returning: atOnce) } else { wake(key) }
        }
    }

    /// Takes what waits.
    func take(_ key: Key) -> [WebChatBatch.Message] {
        lines.withLock { lines in
            guard var line = lines[key] else { return [] }
            let messages = line.messages
            (line.messages, line.taken) = ([], line.left)
            lines[key] = line
            return messages
        }
    }

    /// Says that what was taken is told.
    func told(_ key: Key) {
        let done = lines.withLock { lines -> [CheckedContinuation<Outcome, Never>] in
            guard let taken = lines[key]?.taken, let waiting = lines[key]?.waiting, !waiting.isEmpty else { return [] }
            lines[key]?.waiting = waiting.filter { $0.turn > taken }
            return waiting.filter { $0.turn <= taken }.map(\.continuation)
        }
        for continuation in done { continuation.resume(returning: .told) }
    }

    /// Waits until the next poll is due: for a time, or until something is pushed.
    ///
    /// - Returns: False when the task was cancelled.
    func pause(_ key: Key, _ wait: Milliseconds, _ time: any TimeSource) async -> Bool {
        guard lines.withLock({ $0[key] != nil }) else { return (try? await time.sleep(wait)) != nil }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await time.sleep(wait) }
            group.addTask { await self.pushed(key) }
            await group.next()
            group.cancelAll()
        }
        return !Task.isCancelled
    }

    /// Waits until something is pushed, the polls have ended or the task is cancelled.
    private func pushed(_ key: Key) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = lines.withLock { lines -> Bool in
                    guard let line = lines[key], !line.isDue, !Task.isCancelled else {
                        lines[key]?.isDue = false
                        return true
                    }
                    lines[key]?.pausing = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            wake(key)
        }
    }

    /// Ends the pause of a poll.
    private func wake(_ key: Key) {
        let pausing = lines.withLock { lines -> CheckedContinuation<Void, Never>? in
            guard let pausing = lines[key]?.pausing else { return nil }
            lines[key]?.pausing = nil
            lines[key]?.isDue = false
            return pausing
        }
        pausing?.resume()
    }
}
