import Synchronization

/// The agents of a stand-in and their work: decides what an act does, and tells the platform.
package final class StandInDesk: Sendable {
    /// Why an act is refused.
    struct Refusal: Error {
        let status: Int
        let words: String

        static let unknown = Refusal(status: 404, words: "There is no such conversation or callback.")
    }

    struct State {
        var version: Int64 = 0
        var conversations: [String: StandInConversation] = [:]
        /// The ids of conversations, the oldest first.
        var order: [String] = []
        /// The present conversation of each customer.
        var present: [String: String] = [:]
        var callbacks: [String: StandInCallback] = [:]
        var callbackOrder: [String] = []
    }

    /// The names of the agents.
    package static let agents = ["Kim", "Lee"]

    package let record: StandInRecord
    let now: @Sendable () -> Int64
    let makeID: @Sendable () -> String
    private let state = Mutex(State())

    init(
        record: StandInRecord = StandInRecord(), now: @escaping @Sendable () -> Int64 = { StandInClock.now() },
        makeID: @escaping @Sendable () -> String
    ) {
        self.record = record
        self.now = now
        self.makeID = makeID
    }

    /// Reads or changes the state; a change makes a new version, for which pages wait.
    func with<Result: Sendable>(
        isChange: Bool = true, _ body: (inout State) throws(Refusal) -> Result
    ) throws(Refusal) -> Result {
        try state.withLock { state throws(Refusal) in
            if isChange { state.version += 1 }
            return try body(&state)
        }
    }

    /// The state's version; it grows with each change.
    package var version: Int64 { state.withLock { $0.version } }

    /// All conversations, the oldest first.
    package var conversations: [StandInConversation] {
        state.withLock { state in state.order.compactMap { state.conversations[$0] } }
    }

    /// All callbacks, the oldest first.
    package var callbacks: [StandInCallback] {
        state.withLock { state in state.callbackOrder.compactMap { state.callbacks[$0] } }
    }

    package func conversation(_ id: String) -> StandInConversation? { state.withLock { $0.conversations[id] } }

    package func callback(_ id: String) -> StandInCallback? { state.withLock { $0.callbacks[id] } }

    /// The customer's present conversation.
    package func conversation(of customer: String) -> StandInConversation? {
        state.withLock { state in state.present[customer].flatMap { state.conversations[$0] } }
    }

    // MARK: - The customer's side

    /// A customer's message.
    struct Said {
        let customer: String
        let id: String
        let name: String
        var text = ""
        var file: (name: String, url: String)?
        var data: [String: String] = [:]
        /// Whether it says something about the customer instead of what the customer wrote.
        var isNotice = false
    }

    /// What became of a customer's message.
    struct Taken {
        let conversation: StandInConversation
        let isNew: Bool
        let isDuplicate: Bool
    }

    /// Takes a customer's message; one with an id that was taken before changes nothing.
    ///
    /// A customer without an open conversation gets a new one.
    func take(_ said: Said) -> Taken {
        let taken = state.withLock { state -> Taken in
            state.version += 1
            for id in state.order where state.conversations[id]?.customer == said.customer {
                if let known = state.conversations[id], known.taken.contains(said.id) {
                    return Taken(conversation: known, isNew: false, isDuplicate: true)
                }
            }
            let open = state.present[said.customer].flatMap { state.conversations[$0] }.flatMap {
                $0.state == .ended ? nil : $0
            }
            var conversation =
                open
                ?? StandInConversation(id: makeID(), customer: said.customer, name: said.name, begun: now())
            conversation.taken.insert(said.id)
            conversation.data.merge(said.data) { $1 }
            conversation.isTyping = false
            conversation.lines.append(
                StandInConversation.Line(
                    id: said.id, side: said.isNotice ? .system : .customer, name: said.name, text: said.text,
                    file: said.file, at: now()))
            if open == nil {
                state.order.append(conversation.id)
                state.present[said.customer] = conversation.id
            }
            state.conversations[conversation.id] = conversation
            return Taken(conversation: conversation, isNew: open == nil, isDuplicate: false)
        }
        note(
            .incoming, said.isNotice ? "notice" : "text", taken.conversation.customer, id: said.id, text: said.text,
            taken.isDuplicate ? .duplicate : .accepted)
        return taken
    }

    /// Begins a conversation in which nothing was said yet.
    func begin(_ customer: String, name: String, data: [String: String]) -> StandInConversation {
        state.withLock { state in
            state.version += 1
            var conversation = StandInConversation(id: makeID(), customer: customer, name: name, begun: now())
            conversation.data = data
            state.order.append(conversation.id)
            state.present[customer] = conversation.id
            state.conversations[conversation.id] = conversation
            return conversation
        }
    }

    /// Notes what became of an agent's line for the first time.
    ///
    /// - Returns: False if something was noted before.
    func mark(_ line: String, in id: String, firstAs word: String) -> Bool {
        var isFirst = false
        change(id) { conversation in
            guard let index = conversation.lines.lastIndex(where: { $0.id == line }),
                conversation.lines[index].state == "queued"
            else { return }
            conversation.lines[index].state = word
            isFirst = true
        }
        return isFirst
    }

    /// Changes a conversation from the customer's or the platform's side.
    ///
    /// - Returns: The conversation afterwards; nil if there is none.
    @discardableResult
    func change(_ id: String, _ body: (inout StandInConversation) -> Void) -> StandInConversation? {
        state.withLock { state in
            guard var conversation = state.conversations[id] else { return nil }
            state.version += 1
            body(&conversation)
            state.conversations[id] = conversation
            return conversation
        }
    }

    /// Notes what became of an agent's line.
    func mark(_ line: String, in id: String, as word: String) {
        change(id) { conversation in
            guard let index = conversation.lines.lastIndex(where: { $0.id == line }) else { return }
            // A message that was delivered does not become sent again.
            if conversation.lines[index].state == "delivered", word == "sent" { return }
            conversation.lines[index].state = word
        }
    }

    /// Forgets a customer's present conversation, as a platform does that loses one.
    func lose(_ customer: String) {
        state.withLock { state in
            guard let id = state.present.removeValue(forKey: customer) else { return }
            state.version += 1
            state.conversations[id]?.state = .ended
        }
    }

    /// Adds a callback.
    func add(_ callback: StandInCallback) {
        state.withLock { state in
            state.version += 1
            if state.callbacks[callback.id] == nil { state.callbackOrder.append(callback.id) }
            state.callbacks[callback.id] = callback
        }
    }

    @discardableResult
    func change(callback id: String, _ body: (inout StandInCallback) -> Void) -> StandInCallback? {
        state.withLock { state in
            guard var callback = state.callbacks[id] else { return nil }
            state.version += 1
            body(&callback)
            state.callbacks[id] = callback
            return callback
        }
    }

    func note(
        _ direction: StandInRecord.Entry.Direction, _ kind: String, _ conversation: String, id: String, text: String,
        _ outcome: StandInRecord.Entry.Outcome
    ) {
        record.add(
            StandInRecord.Entry(
                conversation: conversation, direction: direction, kind: kind, id: id, text: text, at: now(),
                outcome: outcome))
    }
}
