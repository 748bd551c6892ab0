/// A callback's step, as two columns of its row.
package struct StoredStep: Hashable, Sendable {
    package enum Word: String, Sendable {
        case scheduled, waitingForAgent, offered, snoozed, connecting, connected, ended
    }

    package let word: Word
    package let until: Timestamp?

    package init(word: Word, until: Timestamp? = nil) {
        self.word = word
        self.until = until
    }

    package init(_ step: CallbackStep) {
        switch step {
        case .scheduled(let until): self.init(word: .scheduled, until: until)
        case .waitingForAgent: self.init(word: .waitingForAgent)
        case .offered(let until): self.init(word: .offered, until: until)
        case .snoozed(let until): self.init(word: .snoozed, until: until)
        case .connecting: self.init(word: .connecting)
        case .connected: self.init(word: .connected)
        case .ended: self.init(word: .ended)
        }
    }

    /// Nil when the word needs a time and the column is NULL.
    package var step: CallbackStep? {
        switch word {
        case .scheduled: until.map { .scheduled(until: $0) }
        case .waitingForAgent: .waitingForAgent
        case .offered: until.map { .offered(until: $0) }
        case .snoozed: until.map { .snoozed(until: $0) }
        case .connecting: .connecting
        case .connected: .connected
        case .ended: .ended
        }
    }
}
