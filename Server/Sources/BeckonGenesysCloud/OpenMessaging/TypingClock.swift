import Beckon
import Synchronization

/// Ends agents' typing after the time for which it was told: Open Messaging tells the start and how long it lasts, and no
/// end (contact-centers §2.7).
///
/// At most ``capacity`` chats wait at once; in further ones the customer sees the agent type until the next message.
final class TypingClock: Sendable {
    static let capacity = 4_096
    /// How long typing lasts whose webhook does not say so.
    static let duration = Milliseconds.seconds(5)
    /// The longest time that is believed.
    static let longest = Milliseconds.seconds(60)

    private let time: any TimeSource
    private let waits = Mutex<[ChatID: (number: Int, task: Task<Void, Never>)]>([:])

    init(time: any TimeSource) { self.time = time }

    deinit { waits.withLock { waits in for wait in waits.values { wait.task.cancel() } } }

    /// How many chats wait.
    var count: Int { waits.withLock { $0.count } }

    /// An agent types in a chat; a new report of it begins the time anew.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - duration: For how long; nil if it is not told.
    ///   - stop: What to do at the end.
    func began(in chat: ChatID, for duration: Milliseconds?, stop: @escaping @Sendable () async -> Void) {
        let pause = min(max(duration ?? Self.duration, .seconds(1)), Self.longest)
        waits.withLock { waits in
            guard waits[chat] != nil || waits.count < Self.capacity else { return }
            let number = (waits[chat]?.number ?? 0) + 1
            waits[chat]?.task.cancel()
            // No child of the webhook's task, which ends before; the clock's end cancels it.
            let task = Task { [time, weak self] in
                guard (try? await time.sleep(pause)) != nil, self?.ends(number, in: chat) ?? false else { return }
                await stop()
            }
            waits[chat] = (number, task)
        }
    }

    /// The agent has stopped, or has sent what was typed.
    func ended(in chat: ChatID) { waits.withLock { $0.removeValue(forKey: chat)?.task.cancel() } }

    /// Whether the wait is still the chat's; then it is over.
    private func ends(_ number: Int, in chat: ChatID) -> Bool {
        waits.withLock { waits in
            guard waits[chat]?.number == number else { return false }
            waits[chat] = nil
            return true
        }
    }
}
